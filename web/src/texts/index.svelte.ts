/** Interface texts: the same Fluent catalogues as the command line's (src/hippodrome/texts), as the server has them. */

import { FluentResource, type FluentBundle, type FluentVariable } from "@fluent/bundle"
import { api } from "../parts/api"
import type { LanguageInfo, TextsInfo } from "../wire"
import { bundleOf, settled } from "./fluent"

export type Facts = Readonly<Record<string, FluentVariable>>
/** A name or text of a box, by language; or one that is the same in all of them. */
export type Translated = string | Readonly<Record<string, string>>

const KEPT = "hippodrome-language"

let texts = $state.raw<TextsInfo | null>(null)
let bundle = $state.raw<FluentBundle | null>(null)

/** The language that is spoken now. */
export function spoken(): string {
  return texts?.language ?? ""
}

/** The same with its country, for dates and numbers. */
export function locale(): string | undefined {
  return bundle?.locales[0]
}

/** Every language there is. */
export function languages(): readonly LanguageInfo[] {
  return texts?.languages ?? []
}

/** The languages of this reader, the best one first: the one chosen before, then the browser's. */
export function preferred(): string[] {
  const kept = localStorage.getItem(KEPT)
  return [...(kept ? [kept] : []), ...navigator.languages]
}

/** Speak the first of these languages that there is, from now on. */
export async function speak(...wanted: string[]): Promise<void> {
  const found = await api.texts(wanted)
  bundle = bundleOf(
    found.language,
    found.catalogues.map((source) => new FluentResource(source)),
  )
  texts = found
  localStorage.setItem(KEPT, found.language)
  document.documentElement.lang = found.language
}

/** Whether there is a text of that name. */
export function knows(key: string): boolean {
  return bundle?.hasMessage(key) ?? false
}

/** A text, if there is one of that name and these facts suffice for it; else null. */
export function attempt(key: string, facts: Facts = {}): string | null {
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return null
  const problems: Error[] = []
  const said = bundle.formatPattern(pattern, { ...facts }, problems)
  return problems.length ? null : settled(said)
}

/** A text in the reader's language. A missing one shows its name, and says so in the console: the tests look for that. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) {
    if (bundle) console.error(`missing text: ${key} (${spoken()})`)
    return key
  }
  const problems: Error[] = []
  const said = bundle.formatPattern(pattern, { ...facts }, problems)
  for (const problem of problems) console.error(`missing text: ${key} (${spoken()}): ${problem.message}`)
  return settled(said)
}

/** A name or text of a box: as the box has it in this language, else as the language has it, else in the fallback. */
export function translated(text: Translated | undefined): string {
  if (text === undefined || typeof text === "string") return text ?? ""
  const own = text[spoken()]
  if (own !== undefined) return own
  const known = text[texts?.fallback ?? ""] ?? Object.values(text)[0] ?? ""
  return texts?.names[known] ?? known
}

/** A number as a reader writes it: 1,120,000. */
export function figure(value: number): string {
  return settled(new Intl.NumberFormat(locale()).format(value))
}

/** A large number where there is little room: 400k, 1.12 M. */
export function brief(value: number): string {
  const size = Math.abs(value)
  if (size < 1_000) return figure(value)
  return size < 1_000_000 ? say("web-thousands", { amount: value / 1_000 }) : say("web-millions", { amount: value / 1_000_000 })
}

/** A list as one would say it: A, B and C. */
export function several(things: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(things)
}
