/** What is being written on a form. */

import { attempt, say, type Facts } from "../../../texts/index.svelte"
import type { FormInfo, LineInfo, TargetInfo } from "../../../wire"
import { rowsFor } from "../picture"
import { factsAbout, fieldName, figure, type Fields } from "../words"

export interface Entry {
  target: number
  amount: number | null
  /** A pair of which one part is still to be named. */
  half?: boolean
}

export function targetOf(line: LineInfo, number: number): TargetInfo | undefined {
  return line.open.find((target) => target.number === number)
}

/** Whether the targets of a line have names of their own. */
export function isNamed(line: LineInfo): boolean {
  return line.open.some(({ name }) => name.length > 0)
}

/** What a form is called. */
export function formName(title: string, form: { kind: string; lines?: FormInfo["lines"] }, known: Facts = {}): string {
  const names = [...new Set((form.lines ?? []).map(({ name }) => fieldName(title, name)))]
  return attempt(`${title}-form-${form.kind}`, known) ?? attempt(`web-plain-${title}-form-${form.kind}`) ?? names.join(" · ")
}

/** What handing a filled form in is called, where it has a word of its own. */
export function formDeed(title: string, form: { kind: string }): string {
  return attempt(`${title}-form-${form.kind}-do`) ?? say("web-plain-hand-in")
}

/** What the view tells about a target, by its name or its number: of the row about it, or, for a pair, of both. */
function about(title: string, { number, name }: TargetInfo, picture: Fields, targets: number): Facts {
  if (name.length > 1) return { target: number }
  if (name[0] !== undefined) return { target: number, ...factsAbout(title, picture, name[0]) }
  const own = rowsFor(picture, targets)?.[number - 1]
  if (own) return { target: number, ...plainFacts(own) }
  const rows = rowsFor(picture, (1 + Math.sqrt(1 + 8 * targets)) / 2)
  const pair = rows?.flatMap((one, at) => rows.slice(at + 1).map((other) => [plainFacts(one), plainFacts(other)] as const))[
    number - 1
  ]
  if (!pair) return { target: number }
  const [one, other] = pair
  const facts: Record<string, string | number> = { target: number }
  for (const [field, value] of Object.entries(one)) {
    const second = other[field]
    if (second === undefined) continue
    facts[`one-${field}`] = value
    facts[`other-${field}`] = second
    if (typeof value === "number" && typeof second === "number") facts[`sum-${field}`] = value + second
  }
  return facts
}

function plainFacts(row: Fields): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(row).filter(
      (fact): fact is [string, string | number] => typeof fact[1] === "string" || typeof fact[1] === "number",
    ),
  )
}

/** What a target is called. */
export function targetName(title: string, line: string, target: TargetInfo, picture: Fields = {}, targets = 0): string {
  if (target.name.length) return target.name.join(" – ")
  const facts = about(title, target, picture, targets)
  return attempt(`${title}-target-${line}`, facts) ?? attempt(`web-plain-${title}-target-${line}`, facts) ?? figure(target.number)
}

/** What is worth knowing about a target. */
export function targetNote(title: string, line: string, target: TargetInfo, picture: Fields, targets: number): string | null {
  return target.name.length > 1 ? null : attempt(`${title}-target-${line}-note`, about(title, target, picture, targets))
}

export function isFilled(line: LineInfo, { target, amount }: Entry): boolean {
  return target > 0 && (line.fixed || amount !== null)
}

/** What a line comes to. */
export function worth(line: LineInfo, entry: Entry): number {
  if (!isFilled(line, entry)) return 0
  return line.fixed ? (targetOf(line, entry.target)?.low ?? 0) : (entry.amount ?? 0)
}

/** Whether the amounts could ever come to more than the whole form allows. */
export function isBounded({ lines, total }: FormInfo): boolean {
  const most = lines.reduce((sum, line) => {
    const highs = line.open.map(({ high }) => high).sort((a, b) => b - a)
    return sum + highs.slice(0, line.count).reduce((all, high) => all + high, 0)
  }, 0)
  return most > total
}

/** A filled slip as it is handed in: every line after its label, the amounts where they are not printed. */
export function slipText(form: FormInfo, written: readonly (readonly Entry[])[]): string {
  const lines = form.lines.flatMap((line, group) =>
    written[group]!.filter((entry) => isFilled(line, entry)).flatMap(({ target, amount }) => [
      line.label,
      targetOf(line, target)!.word,
      line.fixed ? "" : String(amount),
    ]),
  )
  return worded(form, lines)
}

/** Things that are picked, as they are handed in. */
export function picksText(form: FormInfo, picked: readonly number[]): string {
  return worded(
    form,
    form.things.filter(({ number }) => picked.includes(number)).map(({ word }) => word),
  )
}

function worded({ kind }: FormInfo, words: readonly string[]): string {
  return [kind, ...(words.length ? words.filter(Boolean) : ["none"])].join(" ")
}
