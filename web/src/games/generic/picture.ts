/** What is drawn of any game: its view, carried on by those facts of events that bear the same names. */

import { COURSE, raceOf, runOn } from "./course/course"
import { isFields, isFlat, learn, type Fields, type Plain } from "./words"

/** Under which the totals of the end stand among the fields of a view, once they have been told. */
const FINAL = "final"

/** Said elsewhere on the page, or nothing to look at. */
const ELSEWHERE = new Set([
  "seat",
  "seats",
  "edition",
  "race",
  "races",
  "phase",
  "to_act",
  "choice",
  "history",
  "bank",
  COURSE,
  FINAL,
])
/** Never taken over from an event: there they mean somebody else's. */
const OWN = new Set(["seat", "seats", "races", "hand", "to_act", "choice", "history"])
const PURSES = ["totals", "cash", "capital", "points"]

/** Fields that once had another length than there are seats: lists, though they may now look like one value per seat. */
const lists = new Set<string>()

export function show(title: string, view: Fields, box: unknown, past: readonly Fields[] = []): Fields {
  learn(title, box)
  for (const [name, value] of Object.entries(view)) if (Array.isArray(value) && value.length !== view["seats"]) lists.add(name)
  const told = [...past].reverse().map(totalsIn).find(Boolean)
  return { ...view, [COURSE]: raceOf(view, past), ...(told ? { [FINAL]: told } : {}) }
}

/** What everybody has in the end: more than their purse, where debts are settled last. */
function totalsIn({ winners, totals }: Fields): Plain | null {
  return Array.isArray(winners) && Array.isArray(totals) ? totals : null
}

export function step(picture: Fields, event: Fields): Fields {
  const next: Record<string, Plain> = { ...picture }
  for (const [name, value] of Object.entries(event))
    if (!OWN.has(name) && name in picture && alike(picture[name]!, value)) next[name] = value
  if (event["event"] === "MoneyMoved") move(next, event)
  next[COURSE] = runOn(picture[COURSE] as readonly Fields[], event)
  const told = totalsIn(event)
  if (told) next[FINAL] = told
  return next
}

function alike(before: Plain, after: Plain): boolean {
  if (Array.isArray(before) && Array.isArray(after))
    return !before.length || !after.length || alike(before[0] as Plain, after[0] as Plain)
  return typeof before === typeof after && typeof before !== "object"
}

function move(next: Record<string, Plain>, { payer, payee, amount }: Fields): void {
  const purse = PURSES.find((name) => perSeat(next, name))
  if (!purse || typeof amount !== "number") return
  next[purse] = (next[purse] as readonly number[]).map(
    (held, seat) => held + (seat === payee ? amount : 0) - (seat === payer ? amount : 0),
  )
}

/** Whether a field holds one value for each seat. */
export function perSeat(fields: Fields, name: string): boolean {
  const value = fields[name]
  return (
    Array.isArray(value) && value.length === fields["seats"] && !lists.has(name) && !OWN.has(name) && typeof value[0] !== "string"
  )
}

/** What counts in the end, per seat. */
export function purseOf(picture: Fields): readonly number[] | null {
  if (picture[FINAL]) return picture[FINAL] as readonly number[]
  const name = PURSES.find((each) => perSeat(picture, each))
  return name ? (picture[name] as readonly number[]) : null
}

/** Whether the cards of the seats say all this: what they have, and ticks for what is done. */
export function onSeatCards(fields: Fields, names: readonly string[]): boolean {
  return names.every(
    (name) =>
      PURSES.includes(name) || (fields[name] as readonly Plain[]).every((each) => typeof each === "boolean" || each === null),
  )
}

/** The list, if there is one, that says in which order the rows of a table stand now. */
const ORDER = "line"
/** What one holds oneself: it stands first. */
const HELD = ["hand", "slip", "ticket"]

type Rows = readonly Fields[]

function rowsOf(value: Plain | undefined): Rows | null {
  return Array.isArray(value) && value.length > 0 && value.every((row: Plain) => isFields(row)) ? value : null
}

/** Whether the order stands in the first column of this table, so that it needs no place of its own. */
function isOrdered(picture: Fields, rows: Rows | null): rows is Rows {
  const order = picture[ORDER]
  const [first = ""] = Object.keys(rows?.[0] ?? {})
  return (
    rows !== null && Array.isArray(order) && order.length > 0 && order.every((each) => rows.some((row) => row[first] === each))
  )
}

/** The rows of a table as they stand now: in the order that the view gives for them, then those that it leaves out. */
export function inOrder(picture: Fields, rows: Rows): Rows {
  if (!isOrdered(picture, rows)) return rows
  const order = picture[ORDER] as readonly Plain[]
  const [first = ""] = Object.keys(rows[0]!)
  const place = (row: Fields) => (order.includes(row[first]!) ? order.indexOf(row[first]!) : order.length)
  return [...rows].sort((a, b) => place(a) - place(b))
}

/** The table that has a row for each of so many things, as it is written down. */
export function rowsFor(picture: Fields, count: number): Rows | null {
  return (
    Object.entries(picture)
      .map(([name, value]) => (ELSEWHERE.has(name) ? null : rowsOf(value)))
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
export function arrange(picture: Fields, seated?: readonly string[]): Sheet {
  const sheet: Sheet = { lines: [], lists: [], seats: [], blocks: [] }
  for (const [name, value] of Object.entries(picture)) {
    if (ELSEWHERE.has(name) || value === null || value === "" || (Array.isArray(value) && !value.length)) continue
    if (name === ORDER && Object.values(picture).some((rows) => isOrdered(picture, rowsOf(rows)))) continue
    if (seated?.includes(name)) sheet.seats.push(name)
    else if (!seated && perSeat(picture, name) && !isFields((value as readonly Plain[])[0])) sheet.seats.push(name)
    else if (typeof value !== "object") sheet.lines.push(name)
    else if (HELD.includes(name) && (!seated || name === "hand")) sheet.lists.push(name)
    else if (Array.isArray(value) && !isFields(value[0] as Plain)) sheet.lists.push(name)
    else sheet.blocks.push(name)
  }
  sheet.lists.sort((a, b) => ((HELD.indexOf(a) + 9) % 9) - ((HELD.indexOf(b) + 9) % 9))
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

const SEATS = ["owner", "tenant", "seat"]

/** Columns that say nothing in any row are left out; a seat says something, even the first one. */
export function columns(table: readonly Row[]): Row[] {
  const says = (name: string, value: Plain | undefined): boolean =>
    value !== null && value !== false && value !== "" && (value !== 0 || SEATS.includes(name))
  const told = new Set(table.flatMap((row) => Object.keys(row).filter((name) => says(name, row[name]))))
  return table.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => told.has(name))))
}
