/**
 * What happened, in words: one way from an event to a sentence, for every game. The twin of texts/telling.py, which says what
 * facts a sentence is given.
 */

import type { FluentVariable } from "@fluent/bundle"
import { Several, Shown } from "./fluent"
import { figure, knows, say, several, translated, type Translated } from "./index.svelte"

/** Per event or struct the kinds of its fields (core/kinds.py). */
export type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>
export type Facts = Record<string, FluentVariable>
export type Plain = null | boolean | number | string | readonly Plain[] | Fields
export interface Fields {
  readonly [name: string]: Plain
}

/** What seats are called, and which one is the reader's own. */
export interface Said {
  /** The name of a seat, as others call it. */
  name: (seat: number) => string
  /** "yes" for the reader's own seat, else "no": what the texts call $you. */
  you: (seat: number) => "yes" | "no"
}

/** What a game must say itself: kinds of its own (`brief` where one stands per seat), and facts that no field holds. */
export interface Special {
  readonly kinds: Readonly<Record<string, (teller: Teller, value: Plain, brief: boolean) => string>>
  readonly facts: Readonly<Record<string, (teller: Teller, event: Fields) => Facts>>
}

const NONE = "none"
const yes = (condition: boolean): string => (condition ? "yes" : "no")

/** HorseSold and horse_sold both become horse-sold. */
export function kebab(name: string): string {
  return name
    .replace(/(?!^)(?=[A-Z])/g, "-")
    .replaceAll("_", "-")
    .toLowerCase()
}

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const word = (value: Plain | undefined): string => (typeof value === "string" || typeof value === "number" ? String(value) : "")
const single = (kind: string): string => kind.replace(/\[\]$/, "")

export class Teller {
  /** Which horse runs in which lane, as far as was heard. */
  #lanes: ReadonlyMap<number, string> = new Map()
  /** The same, when an event was heard: sentences are said again when the language changes. */
  readonly #then = new WeakMap<object, ReadonlyMap<number, string>>()
  readonly #entries = new Map<number | string, Fields>()

  constructor(
    readonly title: string,
    readonly kinds: Kinds,
    readonly said: Said,
    readonly box: unknown = null,
    readonly special: Special | null = null,
  ) {
    this.#enter(box as Plain)
  }

  /** An event as a sentence; an empty one if it says nothing new. */
  sentence(event: Fields, brief = false): string {
    this.hear(event)
    const now = this.#lanes
    this.#lanes = this.#then.get(event) ?? now
    const name = word(event["event"])
    const key = this.known(`event-${kebab(name)}`)
    const facts = { ...this.facts(name, event), ...this.special?.facts[name]?.(this, event) }
    const told = key ? say(this.#brief(key, brief), facts) : this.#plainly(name, event)
    this.#lanes = now
    return told
  }

  /** Learn which horse runs in which lane. Events must be heard in their order, each once. */
  hear(event: Fields): void {
    if (this.#then.has(event)) return
    const kinds = Object.entries(this.kinds[word(event["event"])] ?? {})
    const lane = kinds.find(([, kind]) => kind === "lane")?.[0]
    const horse = kinds.find(([, kind]) => kind === "horse")?.[0]
    if (lane && horse) this.#lanes = new Map(this.#lanes).set(Number(event[lane]), word(event[horse]))
    this.#then.set(event, this.#lanes)
  }

  /** The facts of a refusal in words. Seats count from 1 there. */
  refused(given: Readonly<Record<string, string | number>>): Facts {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, this.#refusedFact(name, value)]))
  }

  #refusedFact(name: string, value: string | number): FluentVariable {
    if (name === "seat") return this.show("seat", Number(value) - 1)
    if (typeof value === "number") return name === "horse" || name === "other" ? this.show("horse", value) : value
    return value.replace(/[\p{L}\p{N}_-]+/gu, (word) => {
      const key = this.known(`${name}-${word}`)
      return key ? say(key) : word
    })
  }

  /** The game's own text of that name, else the house's, if there is one. */
  known(key: string): string | null {
    return [`${this.title}-${key}`, key].find(knows) ?? null
  }

  /** For a game without texts: the event's name, and its facts by theirs. */
  #plainly(name: string, event: Fields): string {
    const facts = this.facts(name, event)
    const fields = Object.keys(this.kinds[name] ?? {}).map(
      (field) => `${kebab(field).replaceAll("-", " ")} ${this.text(facts[field] ?? "")}`,
    )
    const what = kebab(name).replaceAll("-", " ")
    return [what.charAt(0).toUpperCase() + what.slice(1), ...(fields.length ? [fields.join(", ")] : [])].join(": ")
  }

  /** The fields of an event or struct, as a catalogue is given them. */
  facts(name: string, thing: Fields, brief = false): Facts {
    const kinds = this.kinds[name] ?? {}
    const facts: Facts = {}
    for (const [field, kind] of Object.entries(kinds)) {
      const value = thing[field] ?? null
      Object.assign(facts, this.#beside(field, kind, value))
      facts[field] = kind.includes("@")
        ? this.#along(name, thing, kind, value as readonly Plain[])
        : this.show(kind, value, brief)
    }
    return { ...facts, ...this.#who(thing, kinds), ...this.#total(thing, kinds) }
  }

  #who(thing: Fields, kinds: Readonly<Record<string, string>>): Facts {
    const seated = Object.entries(kinds).filter(([, kind]) => kind === "seat" || kind === "seat[]")
    if (!seated.length) return {}
    const held = seated
      .map(([field]) => thing[field] ?? -1)
      .map((seat) => (Array.isArray(seat) ? (seat as readonly number[]) : [Number(seat)]))
      .find((seats) => seats.length > 0 && seats[0]! >= 0)
    if (!held) return { who: NONE, you: "no" }
    const who = held.map((seat) => this.said.name(seat))
    return {
      who: who.length > 1 ? new Several(who) : new Shown(who[0]!),
      you: yes(held.length === 1 && this.said.you(held[0]!) === "yes"),
    }
  }

  #total(thing: Fields, kinds: Readonly<Record<string, string>>): Facts {
    if (!("winners" in kinds && "totals" in kinds)) return {}
    const first = (thing["winners"] as readonly number[])[0] ?? 0
    return { total: this.show("amount", (thing["totals"] as readonly number[])[first] ?? null) }
  }

  /** What goes with a fact: the number of a horse, the parts of a struct, the text of a card. */
  #beside(field: string, kind: string, value: Plain): Facts {
    if (kind in this.kinds && isFields(value)) {
      const parts = Object.entries(this.kinds[kind]!).filter(([, of]) => !(single(of) in this.kinds))
      return Object.fromEntries(parts.map(([part, of]) => [`${field}-${part}`, this.show(of, value[part] ?? null)]))
    }
    if ((kind === "lane" || kind === "horse") && typeof value === "number") return { [`${field}-number`]: value }
    if (kind === "card" && value !== null)
      return { [`${field}-text`]: new Shown(translated((this.#entries.get(word(value))?.["text"] ?? "") as Translated)) }
    return {}
  }

  /** One thing per seat, or per entry of another field; those who have nothing are left out. */
  #along(name: string, thing: Fields, kind: string, values: readonly Plain[]): Several {
    const [each = "", beside = ""] = kind.split("@")
    const ofKind = beside === "seats" ? "seat" : single(this.kinds[name]![beside]!)
    const owners = beside === "seats" ? values.map((_, seat) => seat) : (thing[beside] as readonly Plain[])
    const told = values.map((value, at) => {
      const what = single(each) === "gain" && value === 0 ? "" : this.text(this.show(single(each), value, true))
      return (
        what &&
        say(this.known(`of-${ofKind}`) ?? `of-${ofKind}`, { of: this.show(ofKind, owners[at] ?? null), what: new Shown(what) })
      )
    })
    return new Several(told.filter(Boolean))
  }

  /** A value as its kind is shown: something that a catalogue can print, count or select on. */
  show(kind: string, value: Plain, brief = false): FluentVariable {
    if (value === null) return NONE
    const own = this.special?.kinds[kind]
    if (own) return new Shown(own(this, value, brief))
    if (kind.endsWith("[]"))
      return new Several((value as readonly Plain[]).map((each) => this.text(this.show(single(kind), each, brief))))
    if (kind in this.kinds) return new Shown(this.#struct(kind, value as Fields, brief))
    if (kind.startsWith("word:")) return new Shown(say(`${this.title}-${kind.slice(5)}-${word(value)}`))
    switch (kind) {
      case "yes-no":
        return yes(Boolean(value))
      case "seat":
        return Number(value) >= 0 ? new Shown(this.said.name(Number(value))) : NONE
      case "lane": {
        const horse = this.#lanes.get(Number(value))
        return horse === undefined ? Number(value) : new Shown(`${horse}\u00a0${Number(value)}`)
      }
      case "horse":
      case "jockey":
      case "card":
      case "name":
        return this.#named(value as number | string)
      case "gain":
        return new Shown(`${Number(value) > 0 ? "+" : ""}${figure(Number(value))}`)
      default:
        return typeof value === "number" ? value : word(value)
    }
  }

  /** What a fact looks like in a sentence. */
  text(shown: FluentVariable): string {
    if (typeof shown === "number") return figure(shown)
    return shown instanceof Several ? several(shown.value) : shown instanceof Shown ? shown.value : String(shown)
  }

  #named(value: number | string): FluentVariable {
    const name = this.#entries.get(value)?.["name"] ?? null
    if (typeof value === "string") return new Shown(name === null ? value : translated(name as Translated))
    return name === null ? value : new Shown(`${translated(name as Translated)}\u00a0${value}`)
  }

  #struct(kind: string, thing: Fields, brief: boolean): string {
    const key = `${this.title}-${kebab(kind)}`
    if (knows(key)) return say(key, this.facts(kind, thing))
    const parts = Object.entries(this.kinds[kind]!).flatMap(([field, part]) => {
      const value = thing[field] ?? null
      const all = part.endsWith("[]") ? (value as readonly Plain[]) : value === null ? [] : [value]
      return all.map((each) => this.#part(`${key}-${field}`, field, single(part), each, brief))
    })
    if (parts.length) return parts.join(", ")
    const none = this.#brief(`${key}-none`, brief)
    return knows(none) ? say(none) : ""
  }

  #part(key: string, field: string, kind: string, value: Plain, brief: boolean): string {
    if (!knows(key)) return this.text(this.show(kind, value, brief))
    const facts = kind in this.kinds ? this.facts(kind, value as Fields) : { [field]: this.show(kind, value) }
    return say(this.#brief(key, brief), facts)
  }

  #brief(key: string, brief: boolean): string {
    return brief && knows(`${key}-brief`) ? `${key}-brief` : key
  }

  /** Everything in a box that has a `number` or an `id`, and a name. */
  #enter(part: Plain): void {
    if (Array.isArray(part)) part.forEach((each: Plain) => this.#enter(each))
    else if (isFields(part)) {
      const known = part["id"] ?? part["number"]
      if ((typeof known === "string" || typeof known === "number") && "name" in part) this.#entries.set(known, part)
      Object.values(part).forEach((each) => this.#enter(each))
    }
  }
}
