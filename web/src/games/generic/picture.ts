/** What is drawn of any game: its view, carried on by those facts of events that bear the same names. */

import { isFields, type Fields, type Plain } from "./words"

/** Said elsewhere on the page, or nothing to look at. */
const ELSEWHERE = new Set(["seat", "seats", "edition", "race", "races", "phase", "to_act", "choice", "history", "bank"])
/** Never taken over from an event: there they mean somebody else's. */
const OWN = new Set(["seat", "seats", "hand", "to_act", "choice", "history"])
const PURSES = ["totals", "cash", "capital", "points"]

/** Fields that once had another length than there are seats: lists, though they may now look like one value per seat. */
const lists = new Set<string>()

export function show(view: Fields): Fields {
  for (const [name, value] of Object.entries(view)) if (Array.isArray(value) && value.length !== view["seats"]) lists.add(name)
  return view
}

export function step(picture: Fields, event: Fields): Fields {
  const next: Record<string, Plain> = { ...picture }
  for (const [name, value] of Object.entries(event)) if (!OWN.has(name) && name in picture && alike(picture[name]!, value)) next[name] = value
  if (event["event"] === "MoneyMoved") move(next, event)
  return next
}

function alike(before: Plain, after: Plain): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return !before.length || !after.length || alike(before[0] as Plain, after[0] as Plain)
  return typeof before === typeof after && typeof before !== "object"
}

function move(next: Record<string, Plain>, { payer, payee, amount }: Fields): void {
  const purse = PURSES.find((name) => perSeat(next, name))
  if (!purse || typeof amount !== "number") return
  next[purse] = (next[purse] as readonly number[]).map((held, seat) => held + (seat === payee ? amount : 0) - (seat === payer ? amount : 0))
}

/** Whether a field holds one value for each seat. */
export function perSeat(fields: Fields, name: string): boolean {
  const value = fields[name]
  return Array.isArray(value) && value.length === fields["seats"] && !lists.has(name) && !OWN.has(name) && typeof value[0] !== "string"
}

/** What counts in the end, per seat. */
export function purseOf(picture: Fields): readonly number[] | null {
  const name = PURSES.find((each) => perSeat(picture, each))
  return name ? (picture[name] as readonly number[]) : null
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
export function arrange(picture: Fields): Sheet {
  const sheet: Sheet = { lines: [], lists: [], seats: [], blocks: [] }
  for (const [name, value] of Object.entries(picture)) {
    if (ELSEWHERE.has(name) || value === null || value === "" || (Array.isArray(value) && !value.length)) continue
    if (perSeat(picture, name) && !isFields((value as readonly Plain[])[0])) sheet.seats.push(name)
    else if (typeof value !== "object") sheet.lines.push(name)
    else if (name === "hand") sheet.lists.unshift(name)
    else if (Array.isArray(value) && !isFields(value[0] as Plain)) sheet.lists.push(name)
    else sheet.blocks.push(name)
  }
  // What has no rows, such as the course, comes last.
  sheet.blocks.sort((a, b) => Number(isFields(picture[a])) - Number(isFields(picture[b])))
  return sheet
}
