/** What a game says of its fields (core/kinds.py): the plain board goes by that, whatever they are called. */

import type { Kinds, Teller } from "../../texts/telling"
import { word } from "./word"
import type { Fields } from "./words"

type Of = Readonly<Record<string, string>>

const NONE: Of = {}
const tables = new Map<string, Kinds>()
/** By title and name of a field: what it is in the view, or in what the view holds. */
const byName = new Map<string, ReadonlyMap<string, string>>()

const tellers = new Map<string, Teller>()

/** Learn the kinds of a game, and by whom it is told. */
export function learnKinds(title: string, kinds: Kinds, teller?: Teller): void {
  if (teller) tellers.set(title, teller)
  tables.set(title, kinds)
  byName.set(title, named(kinds))
}

/** The kind of one of several things. */
export const single = (kind: string): string => kind.replace(/(\[\])?(@.*)?$/, "")

function named(kinds: Kinds): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const look = (structs: readonly string[]): void => {
    const fresh = structs.filter((struct) => struct in kinds && !seen.has(struct))
    fresh.forEach((struct) => seen.add(struct))
    const fields = fresh.flatMap((struct) => Object.entries(kinds[struct]!))
    for (const [name, kind] of fields) if (!found.has(name)) found.set(name, kind)
    if (fields.length) look(fields.map(([, kind]) => single(kind)))
  }
  look([kinds["view"]?.["is"] ?? ""])
  return found
}

/** The kinds of the fields of an event or struct. */
export const fieldsOf = (title: string, struct: string): Of => tables.get(title)?.[struct] ?? NONE

export const ofView = (title: string): Of => fieldsOf(title, fieldsOf(title, "view")["is"] ?? "")
export const ofEvent = (title: string, event: Fields): Of => fieldsOf(title, word(event["event"]))
export const ofAction = (title: string, word: string): Of => fieldsOf(title, fieldsOf(title, "actions")[word] ?? "")

/** What kind of thing happens (core/wire.py, HAPPENINGS); empty if nothing that any board would know. */
export const happens = (title: string, event: Fields): string => fieldsOf(title, "happens")[word(event["event"])] ?? ""

/** What a field is that stands somewhere in a view. */
export const kindOf = (title: string, name: string): string => single(byName.get(title)?.get(name) ?? "")

/** The field of a view that has, per seat, what counts in the end. */
export const scoreOf = (title: string): string => fieldsOf(title, "view")["score"] ?? ""

/** Fields of a view that are said elsewhere. */
export const asideIn = (title: string): readonly string[] => (fieldsOf(title, "view")["aside"] ?? "").split(" ")

/** The first field of a kind. */
export const fieldOf = (kinds: Of, kind: string): string | undefined => Object.keys(kinds).find((name) => kinds[name] === kind)

/** What a game itself calls a thing of a kind of its own, such as a card; null if it has no word for it. */
export function ownName(title: string, kind: string, value: string): string | null {
  const teller = tellers.get(title)
  return teller?.special?.kinds[kind]?.(teller, value, false) ?? null
}

const NAMES = ["horse", "jockey", "card", "name"]

/** Whether a field says what something is called. */
export const isName = (title: string, field: string): boolean => NAMES.includes(kindOf(title, field))
