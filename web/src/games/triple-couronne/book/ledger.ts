/** What a season has brought so far, read off the races that are over: money race by race, places of horses, who rode whom. */

import type { Picture } from "../picture"
import { linesOf, type Line } from "../result/sums"
import type { MoneyMoved } from "../types"

/** Per jockey the horse ridden last. */
export type Rode = Readonly<Record<string, string>>

/** One race in the ledger of a seat; race 0 is what came before the first. */
export interface Leaf {
  readonly race: number
  /** By reason, in the order in which it happened; negative if it was paid. */
  readonly lines: readonly Line[]
  readonly sum: number
  /** Whether more may still come. */
  readonly open: boolean
}

/** How a horse ended a race: its place, 0 if it did not finish. */
export interface Ending {
  readonly race: number
  readonly place: number
}

/** The ledger of a seat, the latest race first. */
export function ledgerOf(picture: Picture, seat: number): Leaf[] {
  const { results, opening, moved, race, stage } = picture
  const done = results.at(-1)?.race === race
  const leaves = [
    leafOf(0, race === 0 ? moved : opening, seat, race === 0),
    ...results.map((result) => leafOf(result.race, result.moved, seat, result.race === race && stage === "result")),
    ...(race > 0 && !done ? [leafOf(race, moved, seat, true)] : []),
  ]
  return leaves.filter(({ lines, race: number }) => number > 0 || lines.length > 0).reverse()
}

function leafOf(race: number, moved: readonly MoneyMoved[], seat: number, open: boolean): Leaf {
  const lines = linesOf(moved, seat)
  return { race, lines, sum: lines.reduce((all, { amount }) => all + amount, 0), open }
}

/** The races that a horse has run, the latest last. */
export function endingsOf({ results }: Picture, horse: string): Ending[] {
  return results
    .filter(({ runners }) => runners.some((runner) => runner.horse === horse))
    .map(({ race, order }) => ({ race, place: order.indexOf(horse) + 1 }))
}

/** Who rode which horse last. */
export function rodeIn({ results }: Picture): Rode {
  const rode: Record<string, string> = {}
  for (const { runners } of results) for (const { jockey, horse } of runners) if (jockey) rode[jockey] = horse
  return rode
}
