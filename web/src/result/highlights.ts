/** What was remarkable in a game that is over. Each game tells its own (games/<title>/highlights.ts); any game has its best race. */

import type { Component } from "svelte"
import type { Said } from "../games/game"
import { attempt, figure, say } from "../texts/index.svelte"
import type { Fields } from "../texts/telling"
import type { Standing } from "../wire"

export interface Highlight {
  /** The paper that it is written on: a slip, a plain card, a photograph. */
  readonly paper: "slip" | "card" | "photo"
  readonly title: string
  readonly text: string
  /** What it brought. */
  readonly gain?: number
  /** In which race; the replay shows it there. */
  readonly race: number
  /** Horses to be drawn beside it. */
  readonly horses?: readonly number[]
}

/** What a game's highlights are told from. */
export interface Past {
  /** Everything that this viewer was told, in order. */
  readonly events: readonly Fields[]
  readonly box: unknown
  readonly me: number | null
  readonly said: Said
  /** What happened, in one sentence. */
  readonly tell: (event: Fields) => string
}

export interface HighlightsModule {
  readonly highlights: (past: Past) => readonly Highlight[]
  /** How a horse is told apart in this game. */
  readonly Mark?: Component<{ horse: number; size: number }>
}

const word = (value: Fields[string] | undefined): string => (typeof value === "string" ? value : "")

const MODULES = import.meta.glob<HighlightsModule>("../games/*/highlights.ts")

export async function loadHighlights(title: string): Promise<HighlightsModule> {
  return (await MODULES[`../games/${title}/highlights.ts`]?.()) ?? { highlights: () => [] }
}

/** A total as it is spoken of: 27 points. */
export function score(title: string, total: number): string {
  return attempt(`web-score-${title}`, { total: Math.abs(total) < 1000 ? total : figure(total) }) ?? figure(total)
}

/** An amount with its sign. */
export const signed = (gain: number): string => (gain > 0 ? `+${figure(gain)}` : figure(gain))

/** Everything that happened, each with the race that it belongs to. */
export function byRace(events: readonly Fields[]): { event: Fields; race: number }[] {
  let race = 0
  return events.map((event) => {
    if (event["event"] === "RaceAnnounced") race = Number(event["race"] ?? race + 1)
    return { event, race }
  })
}

/** The most that the bank has paid at once, for one of these reasons. */
export function biggestPayout({ events, tell }: Past, reasons: readonly string[]): Highlight | null {
  const paid = byRace(events).filter(
    ({ event }) =>
      event["event"] === "MoneyMoved" &&
      event["payer"] === null &&
      event["payee"] !== null &&
      reasons.includes(word(event["why"])),
  )
  const most = paid.reduce<(typeof paid)[number] | null>(
    (best, some) => (Number(some.event["amount"]) > Number(best?.event["amount"] ?? 0) ? some : best),
    null,
  )
  if (!most) return null
  const text = say("web-result-payout-in", { told: tell(most.event), race: most.race })
  return { paper: "slip", title: say("web-result-payout"), text, gain: Number(most.event["amount"]), race: most.race }
}

/** Who won most in a single race. */
export function bestRace(standings: readonly Standing[], said: Said): Highlight | null {
  const gains = standings
    .slice(1)
    .flatMap(({ race, totals }, at) =>
      totals.map((total, seat) => ({ race, seat, gain: total - (standings[at]!.totals[seat] ?? 0) })),
    )
  const best = gains.reduce<(typeof gains)[number] | null>((most, some) => (some.gain > (most?.gain ?? 0) ? some : most), null)
  if (!best || best.race === 0 || standings.length < 3) return null
  const facts = { name: said.name(best.seat), you: said.you(best.seat), race: best.race }
  return {
    paper: "card",
    title: say("web-result-best-race"),
    text: say("web-result-best-race-of", facts),
    gain: best.gain,
    race: best.race,
  }
}
