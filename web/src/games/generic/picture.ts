/** What is drawn of any game: its view, carried on by those facts of events that are the same. */

import { COURSE, raceOf, runOn } from "./course/course"
import { asideIn, happens, kindOf, ofEvent, ofView, scoreOf } from "./kinds"
import { isFields, isFlat, learn, type Fields, type Plain } from "./words"

/** Under which the totals of the end stand among the fields of a view, once they have been told. */
const FINAL = "final"

/** What the contract has in every view (core/wire.py, View): said elsewhere on the page. */
const HOUSE = new Set(["seat", "seats", "race", "races", "phase", "to_act", "choice", "history", COURSE, FINAL])
/** Never taken over from an event: there they mean somebody else's. */
const OWN = new Set(["seat", "seats", "to_act", "choice", "history"])

export function show(title: string, view: Fields, box: unknown, past: readonly Fields[] = []): Fields {
  learn(title, box)
  const told = [...past].reverse().find((event) => happens(title, event) === "over")?.["totals"]
  return { ...view, [COURSE]: raceOf(title, view, past), ...(told ? { [FINAL]: told } : {}) }
}

/** The picture after an event: what it has of the same name and kind as the view is so from now on. */
export function step(title: string, picture: Fields, event: Fields): Fields {
  const next: Record<string, Plain> = { ...picture }
  const now = ofView(title)
  for (const [name, kind] of Object.entries(ofEvent(title, event)))
    if (!OWN.has(name) && now[name] === kind) next[name] = event[name] ?? null
  const what = happens(title, event)
  if (what === "paid") pay(title, next, event)
  next[COURSE] = runOn(title, picture[COURSE] as readonly Fields[], event)
  // What everybody has in the end: more than their purse, where debts are settled last.
  if (what === "over") next[FINAL] = event["totals"]!
  return next
}

function pay(title: string, next: Record<string, Plain>, { payer, payee, amount }: Fields): void {
  const purse = next[scoreOf(title)]
  if (!Array.isArray(purse) || typeof amount !== "number") return
  next[scoreOf(title)] = (purse as readonly number[]).map(
    (held, seat) => held + (seat === payee ? amount : 0) - (seat === payer ? amount : 0),
  )
}

/** Whether a field of a view holds one value for each seat. */
export function perSeat(title: string, fields: Fields, name: string): boolean {
  return Array.isArray(fields[name]) && (ofView(title)[name]?.endsWith("@seats") ?? false)
}

/** What counts in the end, per seat. */
export function purseOf(title: string, picture: Fields): readonly number[] | null {
  return (picture[FINAL] ?? picture[scoreOf(title)] ?? null) as readonly number[] | null
}

/** Whether the cards of the seats say all this: what they have, and ticks for what is done. */
export function onSeatCards(title: string, fields: Fields, names: readonly string[]): boolean {
  return names.every(
    (name) =>
      name === scoreOf(title) || (fields[name] as readonly Plain[]).every((each) => typeof each === "boolean" || each === null),
  )
}

type Rows = readonly Fields[]

function rowsOf(value: Plain | undefined): Rows | null {
  return Array.isArray(value) && value.length > 0 && value.every((row: Plain) => isFields(row)) ? value : null
}

/** The table that has a row for each of so many things, as it is written down. */
export function rowsFor(picture: Fields, count: number): Rows | null {
  return (
    Object.entries(picture)
      .map(([name, value]) => (HOUSE.has(name) ? null : rowsOf(value)))
      .find((rows) => rows?.length === count) ?? null
  )
}

export interface Sheet {
  lines: string[]
  /** What one holds, and lists. */
  lists: string[]
  seats: string[]
  /** Tables, and what has parts of its own. */
  blocks: string[]
}

/** Which fields are single facts, which stand in the table of the seats, and which need room of their own. */
export function arrange(title: string, picture: Fields, seated?: readonly string[]): Sheet {
  const sheet: Sheet = { lines: [], lists: [], seats: [], blocks: [] }
  const aside = asideIn(title)
  for (const [name, value] of Object.entries(picture)) {
    if (HOUSE.has(name) || aside.includes(name) || value === null || value === "") continue
    if (Array.isArray(value) && !value.length) continue
    if (seated?.includes(name)) sheet.seats.push(name)
    else if (!seated && perSeat(title, picture, name) && !isFields((value as readonly Plain[])[0])) sheet.seats.push(name)
    else if (typeof value !== "object") sheet.lines.push(name)
    else if (Array.isArray(value) && !isFields(value[0] as Plain)) sheet.lists.push(name)
    else sheet.blocks.push(name)
  }
  // What has no rows, such as the course, comes last, unless the game itself has put everything in order.
  if (!seated) sheet.blocks.sort((a, b) => Number(isFields(picture[a])) - Number(isFields(picture[b])))
  return sheet
}

/** Blocks of which each thing has the same parts, such as dice by colour, stand together. */
export function together(picture: Fields, names: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const name of names) {
    const group = groups.find(([other]) => sameParts(picture[other!]!, picture[name]!))
    if (group) group.push(name)
    else groups.push([name])
  }
  return groups
}

function sameParts(one: Plain, other: Plain): boolean {
  return (
    isFields(one) &&
    isFields(other) &&
    isFlat([...Object.values(one), ...Object.values(other)]) &&
    Object.keys(one).join() === Object.keys(other).join()
  )
}

export type Row = Record<string, Plain>

/** Columns that say nothing in any row are left out; a seat says something, even the first one. */
export function columns(title: string, table: readonly Row[]): Row[] {
  const says = (name: string, value: Plain | undefined): boolean =>
    value !== null && value !== false && value !== "" && (value !== 0 || kindOf(title, name) === "seat")
  const told = new Set(table.flatMap((row) => Object.keys(row).filter((name) => says(name, row[name]))))
  return table.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => told.has(name))))
}
