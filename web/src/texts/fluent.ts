/** What our catalogues can do beyond plain Fluent: lists, and five small functions. The twin of texts/fluent.py. */

import {
  FluentBundle,
  FluentNumber,
  FluentType,
  type FluentFunction,
  type FluentResource,
  type FluentValue,
  type Scope,
} from "@fluent/bundle"

/** A name that came from outside: printed as it is, and never taken for a word that a catalogue selects on. */
export class Shown extends FluentType<string> {
  override toString(): string {
    return this.value
  }
}

/** A list as one would say it: A, B and C. */
export class Several extends FluentType<readonly string[]> {
  override toString(scope: Scope): string {
    return new Intl.ListFormat(scope.bundle.locales).format(this.value)
  }
}

/** Figures with a real minus sign, and with spaces that can be seen: CLDR's narrow ones are too narrow in many typefaces. */
export function settled(text: string): string {
  return text.replace(/(?<=\d)\u202f(?=\d)/g, "\u00a0").replace(/(?<![\p{L}\p{N}_·])-(?=\d)/gu, "−")
}

const items = (value: FluentValue | undefined): readonly string[] => (value instanceof Several ? value.value : [])
const figure = (value: FluentValue | undefined): number => (value instanceof FluentNumber ? value.value : Number.NaN)
const yes = (condition: boolean): string => (condition ? "yes" : "no")

function vowel(value: FluentValue | undefined): boolean {
  const text = value instanceof Several ? (value.value[0] ?? "") : value instanceof Shown ? value.value : String(value)
  return /^[aeiouœæ]/i.test(text.normalize("NFD"))
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  COUNT: ([list]) => new FluentNumber(items(list).length),
  ROW: ([list], { by }) => items(list).join(typeof by === "string" ? by : ", "),
  LESS: ([one, other]) => new FluentNumber(figure(one) - figure(other)),
  MORE: ([one, other]) => yes(figure(one) > figure(other)),
  VOWEL: ([shown]) => yes(vowel(shown)),
}

/** All texts of a language, for the locale that they name: in en-GB, lists have no comma before the last `and`. */
export function bundleOf(lang: string, sources: readonly FluentResource[]): FluentBundle {
  const first = bundleFor(lang, sources)
  const locale = first.getMessage("language-locale")?.value
  return bundleFor(locale ? first.formatPattern(locale) : lang, sources)
}

function bundleFor(locale: string, sources: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: FUNCTIONS })
  for (const source of sources) bundle.addResource(source)
  return bundle
}
