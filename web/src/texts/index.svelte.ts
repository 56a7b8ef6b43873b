/** Interface texts: the same Fluent catalogues as the command line's (src/hippodrome/texts). */

import { FluentResource, type FluentBundle, type FluentVariable } from "@fluent/bundle"
import { bundleOf, settled } from "./fluent"

export const LANGUAGES = ["fr", "en"] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Readonly<Record<string, FluentVariable>>

const KEPT = "hippodrome-language"
const catalogues = { fr: () => import("./fr"), en: () => import("./en") }

let language = $state.raw<Language>("en")
let bundle = $state.raw<FluentBundle | null>(null)

/** The language that is spoken now. */
export function spoken(): Language {
  return language
}

/** The language of this reader: the one chosen before, else the browser's. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT)
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2))
  return LANGUAGES.find((known) => known === wanted.find((tag) => LANGUAGES.some((some) => some === tag))) ?? "en"
}

/** Speak a language from now on. */
export async function speak(chosen: Language): Promise<void> {
  const { default: sources } = await catalogues[chosen]()
  bundle = bundleOf(
    chosen,
    sources.map((source) => new FluentResource(source)),
  )
  language = chosen
  localStorage.setItem(KEPT, chosen)
  document.documentElement.lang = chosen
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
    if (bundle) console.error(`missing text: ${key} (${language})`)
    return key
  }
  const problems: Error[] = []
  const said = bundle.formatPattern(pattern, { ...facts }, problems)
  for (const problem of problems) console.error(`missing text: ${key} (${language}): ${problem.message}`)
  return settled(said)
}

/** A number as a reader writes it: 1,120,000. */
export function figure(value: number): string {
  return settled(new Intl.NumberFormat(bundle?.locales[0] ?? language).format(value))
}

/** 100 K: for buttons. */
export function brief(value: number): string {
  return new Intl.NumberFormat(bundle?.locales[0] ?? language, { notation: "compact" }).format(value)
}

/** A list as one would say it: A, B and C. */
export function several(things: readonly string[]): string {
  return new Intl.ListFormat(bundle?.locales[0] ?? language).format(things)
}
