/** Finish Line on the plain board: the tiles first, then one's bets; only what counts just now. */

import { say } from "../../texts/index.svelte"
import type { FinishLine } from "../../wire"
import type { Hints } from "../generic/hints"
import { columns, type Row } from "../generic/picture"
import type { Fields, Plain } from "../generic/words"

type View = FinishLine.FinishLineView

/** Bets that are empty are left out. */
function betsOf({ wins, places }: FinishLine.Slip): Row {
  const told = Object.entries({ wins, places }).filter(([, bets]) => bets.length)
  return Object.fromEntries(told) as unknown as Row
}

/** One value per seat, where anybody has one. */
const where = (values: readonly number[]): readonly number[] | null => (values.some(Boolean) ? values : null)

/** The place of a horse, as an ordinal; those level in front share the first. */
function standing({ line, level }: View, horse: number): string | null {
  const at = line.indexOf(horse)
  if (at < 0) return null
  return say("web-place", { place: level ? Math.max(at, 1) : at + 1 })
}

function print(fields: Fields): Fields {
  const view = fields as unknown as View
  const rolling = ["take", "use"].includes(view.phase)
  const tiles = view.tiles.map(({ horse, odds, favourite, sure, runs, horseshoes, whips, outsider }): Row => ({
    horse,
    standing: standing(view, horse),
    odds,
    favourite,
    sure,
    out: !runs,
    horseshoes,
    whips,
    outsider,
  }))
  // As they lie on the table: those that are out, then the last one, and the leader on the right.
  const fromBehind = [...view.line].reverse()
  const inLine = [...tiles].sort((a, b) => fromBehind.indexOf(a.horse as number) - fromBehind.indexOf(b.horse as number))
  const slips = (view.slips ?? []).map(({ wins, places }, seat) => ({ seat, wins, places }))
  const mine = view.slip && view.phase !== "over" ? betsOf(view.slip) : {}
  const sheet: Record<string, unknown> = {
    capital: view.capital,
    betted: view.phase === "bets" ? view.betted : null,
    side_bets: where(view.side_bets),
    kept: where(view.kept),
    level: view.level || null,
    home_stretch: (rolling && view.home_stretch) || null,
    hand: rolling ? view.hand : [],
    tiles: columns("finish-line", inLine).map(({ out, ...row }) => (out === undefined ? row : { ...row, runs: !out })),
    slip: Object.keys(mine).length ? mine : null,
    slips,
    reserve: rolling ? view.reserve : null,
    out: rolling ? view.out : null,
  }
  return Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== null)) as Record<string, Plain>
}

export const hints: Hints = {
  print,
  seated: ["capital", "betted", "side_bets", "kept"],
  folded: [],
  current: () => -1,
  opens: () => true,
}
