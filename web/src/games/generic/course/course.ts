/** A race as a picture: wherever a game tells how far each of its horses is, and how far it has to go. */

import { fieldOf, fieldsOf, happens, ofEvent, ofView, single } from "../kinds"
import { word } from "../word"
import { isFields, kebab, type Fields, type Plain } from "../words"

/** Under which the picture of a race stands among the fields of a view. */
export const COURSE = "course"

type Of = Readonly<Record<string, string>>

/** How to read a runner off a struct: which fields are the horse, how far it is, how far it has to go, and its seat. */
type Reading = readonly (string | undefined)[] | null
const readings = new WeakMap<Of, Reading>()

function readingOf(kinds: Of): Reading {
  if (!readings.has(kinds)) {
    const fields = ["horse", "square", "post", "seat"].map((each) => fieldOf(kinds, each))
    readings.set(kinds, fields.slice(0, 3).every(Boolean) ? fields : null)
  }
  return readings.get(kinds)!
}

function runnersIn(kinds: Of, value: Plain | undefined): readonly Fields[] | null {
  const reading = readingOf(kinds)
  if (!reading || !Array.isArray(value) || !value.length) return null
  const [horse, square, finish, seat] = reading as readonly [string, string, string, string | undefined]
  return (value as readonly Fields[]).map((row) => ({
    ...row,
    horse: row[horse]!,
    square: row[square]!,
    finish: row[finish]!,
    ...(seat ? { seat: row[seat] ?? null } : {}),
  }))
}

/** The runners that stand in something with these fields. */
function lineUp(title: string, kinds: Of, fields: Fields): readonly Fields[] | null {
  for (const name in kinds) {
    const value = fields[name]
    if (typeof value !== "object" || value === null) continue
    const inside = fieldsOf(title, single(kinds[name]!))
    const found = runnersIn(inside, value) ?? (isFields(value) ? lineUp(title, inside, value) : null)
    if (found) return found
  }
  return null
}

/** The runners after an event. */
export function runOn(title: string, course: readonly Fields[], event: Fields): readonly Fields[] {
  const kinds = ofEvent(title, event)
  const lined = lineUp(title, kinds, event)
  if (lined) return lined
  const what = happens(title, event)
  // Prizes are paid out with the finish in sight: a race is put away when the next one is announced.
  if (what === "announced" || what === "over") return course.map((row) => ({ ...row, over: true }))
  const horse = event[fieldOf(kinds, "horse") ?? ""]
  const change = (fields: Fields) => course.map((row) => (row["horse"] === horse ? { ...row, ...fields } : row))
  if (what === "moved") {
    const to = Object.keys(kinds)
      .reverse()
      .find((name) => kinds[name] === "square")
    return to ? change({ square: event[to]! }) : course
  }
  if (what === "arrived") return change({ place: event[fieldOf(kinds, "place") ?? ""] ?? null })
  // Whoever gives up a horse that runs for somebody else does not take it out of the race.
  const seat = event[fieldOf(kinds, "seat") ?? ""]
  const rented = seat !== undefined && course.some((row) => row["horse"] === horse && row["seat"] !== seat)
  return what === "out" && !rented ? change({ out: true, fate: kebab(word(event["event"])).replace(/^horse-/, "") }) : course
}

/** The race that is going on, else the one before: from the view and from everything that was told. */
export function raceOf(title: string, view: Fields, past: readonly Fields[]): readonly Fields[] {
  let start = past.length - 1
  while (start >= 0 && !lineUp(title, ofEvent(title, past[start]!), past[start]!)) start -= 1
  const told = start < 0 ? [] : past.slice(start).reduce((course, event) => runOn(title, course, event), [] as readonly Fields[])
  const { history: _, ...kinds } = ofView(title)
  const now = lineUp(title, kinds, view)
  return now ? now.map((row) => ({ ...told.find((other) => other["horse"] === row["horse"]), ...row })) : told
}

/** Those across the line, the first one first. */
export function arrived(course: readonly Fields[]): readonly Fields[] {
  return course
    .filter((row) => typeof row["place"] === "number")
    .sort((one, other) => Number(one["place"]) - Number(other["place"]))
}

/** Whether a race is to be seen: it goes on, or its prizes are being paid. */
export const isRacing = (picture: Fields): boolean => ((picture[COURSE] ?? []) as readonly Fields[]).some((row) => !row["over"])

export const isOut = (row: Fields): boolean => row["out"] === true
