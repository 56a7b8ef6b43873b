/** A result in words: for whom it is told, where they came, and how it came about. */

import { say, several } from "../texts/index.svelte"
import type { Said } from "../games/game"
import type { Outcome, Standing } from "../wire"
import { score } from "./highlights"

/** The seats from first to last. */
export function placed({ ranks }: Outcome): number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9))
}

/** "Éloïse wins with 27 points." */
export function winners(title: string, outcome: Outcome, said: Said): string {
  const names = several(outcome.winners.map((seat) => said.name(seat)))
  const total = outcome.totals[outcome.winners[0] ?? 0] ?? 0
  return say("web-result-by", { names, count: outcome.winners.length, score: score(title, total) })
}

/** "You came 3rd, 4 points behind." */
export function mine(title: string, outcome: Outcome, me: number): string {
  if (outcome.winners.includes(me)) return say(outcome.winners.length > 1 ? "web-result-shared" : "web-result-won")
  const behind = (outcome.totals[outcome.winners[0] ?? 0] ?? 0) - (outcome.totals[me] ?? 0)
  const place = say("web-place", { place: outcome.ranks[me] ?? 0 })
  return behind > 0 ? say("web-result-place", { place, behind: score(title, behind) }) : say("web-result-level", { place })
}

/** How it came about, as far as that is worth a sentence. */
export function how(standings: readonly Standing[], outcome: Outcome, me: number): string {
  const races = standings.slice(1).filter(({ race }) => race > 0)
  const before = races.at(-2)
  if (!before) return ""
  const won = outcome.winners.includes(me)
  if (won && races.every(({ totals }) => lead(totals, me) > 0)) return say("web-result-all-the-way")
  if (won) return lead(before.totals, me) < 0 ? say("web-result-last-race", { place: placeIn(before.totals, me) }) : ""
  return lead(before.totals, me) > 0 ? say("web-result-led") : ""
}

/** The race after which a seat was furthest in front; null if it never was. */
export function bestLead(standings: readonly Standing[], me: number): { race: number; by: number } | null {
  const leads = standings.slice(1, -1).map(({ race, totals }) => ({ race, by: lead(totals, me) }))
  const best = leads.reduce<(typeof leads)[number] | null>((most, some) => (some.by > (most?.by ?? 0) ? some : most), null)
  return best?.race ? best : null
}

/** By how much a seat is in front of all others; less than nothing if it is behind. */
function lead(totals: readonly number[], me: number): number {
  return (totals[me] ?? 0) - Math.max(...totals.filter((_, seat) => seat !== me))
}

function placeIn(totals: readonly number[], me: number): string {
  return say("web-place", { place: 1 + totals.filter((total) => total > (totals[me] ?? 0)).length })
}
