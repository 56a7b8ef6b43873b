/** Any game in words: texts of its own where there are some, else the names that its contract uses. */

import { attempt, figure, knows, say, several, translated, type Facts, type Translated } from "../../texts/index.svelte"
import type { SeatInfo } from "../../wire"
import type { Said } from "../game"
import { fieldOf, fieldsOf, isName, kindOf, ofAction, ofView, ownName, single } from "./kinds"
import { word } from "./word"

export type Plain = null | boolean | number | string | readonly Plain[] | Fields
export interface Fields {
  readonly [name: string]: Plain
}

export function isFields(value: Plain | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Names that stand in the box, in both languages, by title and id: cards, mostly. */
const boxed = new Map<string, Fields>()

/** Learn what is named in a box. */
export function learn(title: string, box: unknown): void {
  const look = (value: Plain | undefined): void => {
    if (Array.isArray(value)) value.forEach((each: Plain) => look(each))
    else if (isFields(value)) {
      const { id, name } = value
      if (typeof id === "string" && isFields(name)) boxed.set(`${title}/${id}`, name)
      else Object.values(value).forEach(look)
    }
  }
  if (!boxed.has(title)) look(box as Plain)
  boxed.set(title, {})
}

/** The name of a card, by its id. */
export function nameInBox(title: string, id: string): string | null {
  const name = boxed.get(`${title}/${id}`)
  return name ? translated(name as Translated) : null
}

/** home_stretch and HomeStretch both become home-stretch. */
export function kebab(name: string): string {
  return name
    .replace(/(?!^)(?=[A-Z])/g, "-")
    .replaceAll("_", "-")
    .toLowerCase()
}

function firstOf(keys: readonly string[], facts: Facts = {}): string | null {
  for (const key of keys) {
    const said = attempt(key, facts)
    if (said !== null) return said
  }
  return null
}

export { figure, several }

export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** What a field is called. */
export function fieldName(title: string, name: string): string {
  const plain = kebab(name)
  return (
    firstOf([`${title}-field-${plain}`, `web-plain-field-${plain}`, `web-plain-word-${plain}`]) ??
    (plain === "seat" ? say("web-seats") : plain.replaceAll("-", " "))
  )
}

/** What a value does, in a few words, if the game says so. */
export function does(title: string, value: Plain | undefined): string | null {
  return typeof value === "string" && /^[a-z][a-z0-9-]*$/.test(value) ? attempt(`${title}-does-${value}`) : null
}

/** An entry of a field in a game's own words, from what its parts are called; null if the game has none for it. */
function entry(title: string, name: string, fields: Fields, said?: Said): string | null {
  const key = `${title}-entry-${kebab(name)}`
  if (!knows(key)) return null
  const facts: Record<string, string | number> = {}
  for (const [part, value] of Object.entries(fields)) {
    facts[part] = Array.isArray(value)
      ? several(value.map((each) => inWords(title, part, each as Plain, said)))
      : inWords(title, part, value, said)
    if (Array.isArray(value)) facts[`${part}-count`] = value.length
  }
  return attempt(key, facts)
}

/** A value of a field; seats by their names if `said` is given. */
export function inWords(
  title: string,
  name: string,
  value: Plain | undefined,
  said?: Said,
  kind: string = kindOf(title, name),
): string {
  if (value === null || value === undefined || value === "") return "–"
  if (typeof value === "boolean") return say(value ? "web-plain-yes" : "web-plain-no")
  if (typeof value === "number") {
    if (kind === "place" && value > 0) return say("web-place", { place: value })
    return said && kind === "seat" ? said.name(value) : figure(value)
  }
  if (typeof value === "string") {
    const own = ownName(title, kind, value)
    if (own !== null) return own
    if (!/^[a-z][a-z0-9-]*$/.test(value)) return value
    const known = firstOf([`${title}-${kebab(name)}-${value}`, `${kebab(name)}-${value}`, `web-plain-word-${value}`])
    return known ?? nameInBox(title, value) ?? (/\d/.test(value) ? value : value.replaceAll("-", " "))
  }
  if (!isFields(value))
    return value.map((each) => inWords(title, name, each, said, kind)).join(isFlat(value) ? ", " : " · ") || "–"
  return entry(title, name, value, said) ?? (details(title, value, said) || "–")
}

function isFlatList(value: Plain): boolean {
  return Array.isArray(value) && isFlat(value)
}

export function isFlat(values: readonly Plain[]): boolean {
  return values.every((value) => typeof value !== "object" || value === null)
}

/** "white, lane 3": words alone, figures with their names; what is empty is left out. */
function details(title: string, fields: Fields, said?: Said): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== false && !(Array.isArray(value) && !value.length))
    .map(([name, value]) => {
      if (value === true) return fieldName(title, name)
      const words = inWords(title, name, value, said)
      if (typeof value === "string" && (words !== value || !/\d/.test(value))) return words
      return say("web-plain-named", {
        name: fieldName(title, name),
        value: typeof value === "object" && !isFlatList(value) ? `(${words})` : words,
      })
    })
    .join(", ")
}

/** Numbers stay numbers, for plurals, unless they are long enough to be set in groups. */
function factsOf(
  title: string,
  fields: Fields,
  said: Said,
  kinds: Readonly<Record<string, string>>,
): Record<string, string | number> {
  const facts: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(fields)) {
    const kind = kinds[name] ?? ""
    if (typeof value === "boolean") facts[name] = value ? "yes" : "no"
    else if (value === null) facts[name] = "none"
    else if (typeof value === "number")
      facts[name] = kind === "seat" && value >= 0 ? said.name(value) : Math.abs(value) < 1000 ? value : figure(value)
    else if (Array.isArray(value)) {
      facts["count"] ??= value.length
      facts[`${name}-count`] = value.length
      const words = value.map((each) => inWords(title, name, each as Plain, said, single(kind)))
      words.forEach((each, at) => (facts[`${name}-${at + 1}`] = each))
      facts[name] = isFlat(value) || knows(`${title}-entry-${kebab(name)}`) ? several(words) : inWords(title, name, value, said)
    } else if (typeof value === "string") facts[name] = nameInBox(title, value) ?? value
    else if (isFields(value)) facts[name] = inWords(title, name, value, said)
  }
  const actor = fields[fieldOf(kinds, "seat") ?? ""]
  if (typeof actor === "number" && actor >= 0) Object.assign(facts, { who: said.name(actor), you: said.you(actor) })
  return facts
}

/** What a kind of action is called. */
export function deed(title: string, kind: string): string {
  const plain = kebab(kind)
  return firstOf([`${title}-do-${plain}`, `web-plain-do-${plain}`]) ?? plain.replaceAll("-", " ")
}

/** What is chosen with a part of an action, if that has a name of its own there. */
export function partName(title: string, kind: string, part: string, known: Facts): string {
  return attempt(`${title}-part-${kebab(kind)}-${kebab(part)}`, known) ?? fieldName(title, part)
}

/** The facts of the choice that is to be made, for the texts around it. */
export function choiceFacts(title: string, view: Fields, said: Said): Facts {
  const choice = view["choice"]
  return isFields(choice) ? factsOf(title, choice, said, fieldsOf(title, ofView(title)["choice"] ?? "")) : {}
}

/** A button's label: its sentence; the one thing that it says; else everything that it says, in words. */
export function label(title: string, action: Fields, said: Said, known: Facts = {}): string {
  const { do: kind, ...fields } = action
  const plain = kebab(word(kind))
  const kinds = ofAction(title, word(kind))
  const sentence = firstOf([`web-${title}-action-${plain}`, `${title}-action-${plain}`, `web-plain-action-${plain}`], {
    ...known,
    ...factsOf(title, fields, said, kinds),
  })
  if (sentence !== null) return capital(sentence)
  const given = Object.entries(fields)
  if (!given.length) return deed(title, word(kind))
  const [[name, value]] = given as [[string, Plain]]
  if (given.length > 1 || isFields(value) || value === null)
    return (
      capital(details(title, fields, said)) ||
      say("web-plain-told", { what: deed(title, word(kind)), facts: say("web-plain-none") })
    )
  if (typeof value === "boolean")
    return say("web-plain-named", { name: fieldName(title, name), value: inWords(title, name, value) })
  return inWords(title, name, value, said, single(kinds[name] ?? ""))
}

export function headline(title: string, view: Fields): string {
  const { race, races, phase } = view
  const where =
    typeof race === "number" && typeof races === "number" && race > 0 && races > 1 ? say("race-of", { race, races }) : ""
  const what = typeof phase === "string" ? inWords(title, "phase", phase) : ""
  return where && what ? `${where} · ${what}` : where || capital(what) || say(`${title}-name`)
}

export function prompt(title: string, view: Fields, seats: readonly SeatInfo[], me: number | null): string {
  const owing = view["to_act"] as readonly number[]
  if (!owing.length) return say("web-plain-prompt-over")
  const choice = view["choice"]
  if (me !== null && owing.includes(me) && isFields(choice)) {
    const kind = word(choice["kind"])
    const said = {
      name: (seat: number) => seats[seat]?.name ?? "?",
      you: (seat: number) => (seat === me ? ("yes" as const) : ("no" as const)),
    }
    return (
      firstOf([`${title}-prompt-${kind}`], choiceFacts(title, view, said)) ??
      say("web-plain-prompt-you", { what: deed(title, kind) })
    )
  }
  const who = several(owing.map((seat) => seats[seat]?.name ?? "?"))
  if (!isFields(choice)) return say("web-plain-prompt-others", { who })
  return firstOf([`${title}-prompt-${word(choice["kind"])}-meanwhile`], { who }) ?? say("web-plain-prompt-change", { who })
}

/** The rows in the tables of a view that are about what bears this name. */
function rowsAbout(title: string, view: Fields, name: string): readonly Fields[] {
  const tables = Object.values(view).filter((rows): rows is readonly Plain[] => Array.isArray(rows))
  const isIt = (row: Plain): row is Fields =>
    isFields(row) && Object.entries(row).some(([field, value]) => value === name && isName(title, field))
  return tables.map((rows) => rows.find(isIt)).filter((row) => row !== undefined)
}

/** Everything that the tables of a view say about what bears this name: the first that is said counts. */
export function factsAbout(title: string, view: Fields, name: string): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  for (const row of rowsAbout(title, view, name))
    for (const [field, value] of Object.entries(row))
      if (typeof value === "string" || typeof value === "number") found[field] ??= value
  return found
}

/** The first thing of a kind that the tables of a view say about what bears this name. */
export function factAbout(title: string, view: Fields, name: string, kind: string): Plain {
  const said = rowsAbout(title, view, name).flatMap((row) => Object.entries(row))
  return said.find(([field]) => kindOf(title, field) === kind)?.[1] ?? null
}

const SILKS: Readonly<Record<string, readonly [string, string]>> = {
  blue: ["#2f62b5", "#fff"],
  white: ["#fffdf6", "#1e2433"],
  red: ["#b93a2b", "#fff"],
  yellow: ["#f0c83c", "#1e2433"],
  green: ["#2f7d4a", "#fff"],
  black: ["#23262e", "#fff"],
}

/** Whether a value is a colour that can be shown. */
export const isColour = (value: unknown): value is string => typeof value === "string" && value in SILKS

/** The colours of silks, and of the number on them. */
export function silkOf(colour: unknown): { silk: string; ink: string } {
  const [silk, ink] = SILKS[String(colour)] ?? ["#efe2bd", "#1e2433"]
  return { silk, ink }
}
