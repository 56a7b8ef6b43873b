/** A race as a picture: wherever a game tells how far each of its runners is, and how far it has to go. */

import { word } from "../word"
import { isFields, kebab, type Fields, type Plain } from "../words"

/** Under which the picture of a race stands among the fields of a view. */
export const COURSE = "course"
const OVER = /^(RaceAnnounced|SeasonEnded|MeetingEnded)$/
const OUT = /(Withdrawn|GivenUp|Disqualified|Fell)$/

const isRunner = (row: Plain): boolean => isFields(row) && typeof row["square"] === "number" && typeof row["finish"] === "number"
const runnersIn = (value: Plain | undefined): readonly Fields[] | null =>
  Array.isArray(value) && value.length && value.every(isRunner) ? (value as readonly Fields[]) : null

/** The race that a view tells of, if there is one going on. */
function running(view: Fields): readonly Fields[] | null {
  for (const value of Object.values(view)) {
    const found = runnersIn(value) ?? (isFields(value) ? Object.values(value).map(runnersIn).find(Boolean) : null)
    if (found) return found
  }
  return null
}

/** The runners after an event. */
export function runOn(course: readonly Fields[], event: Fields): readonly Fields[] {
  const lined = runnersIn(event["runners"])
  if (lined) return lined
  const kind = word(event["event"])
  // Prizes are paid out with the finish in sight: a race is put away when the next one is announced.
  if (OVER.test(kind)) return course.map((row) => ({ ...row, over: true }))
  const { horse, end, place, seat } = event
  if (horse === undefined) return course
  const change = (fields: Fields) => course.map((row) => (row["horse"] === horse ? { ...row, ...fields } : row))
  if (typeof end === "number") return change({ square: end })
  if (typeof place === "number") return change({ place })
  // Whoever gives up a horse that runs for somebody else does not take it out of the race.
  const rented = seat !== undefined && course.some((row) => row["horse"] === horse && row["seat"] !== seat)
  return OUT.test(kind) && !rented ? change({ fate: kebab(kind).replace(/^horse-/, "") }) : course
}

/** The race that is going on, else the one before: from the view and from everything that was told. */
export function raceOf(view: Fields, past: readonly Fields[]): readonly Fields[] {
  const start = past.map((event) => runnersIn(event["runners"]) !== null).lastIndexOf(true)
  const told = start < 0 ? [] : past.slice(start).reduce(runOn, [] as readonly Fields[])
  const now = running(view)
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

export const isOut = (row: Fields): boolean =>
  typeof row["fate"] === "string" && !["", "running", "finished"].includes(row["fate"])
