/** A slip in figures: what its bets pay, and what it brings at best. */

import type { Slip, View } from "../types"

export interface Best {
  readonly first: number
  /** 0 where the winner alone counts. */
  readonly second: number
  readonly pays: number
}

export function oddsOf(view: View, ...horses: readonly number[]): number {
  return view.tiles.filter(({ horse }) => horses.includes(horse)).reduce((sum, { odds }) => sum + odds, 0)
}

/** The finish that brings most, outsiders apart. */
export function best(view: View, { wins, places }: Slip): Best | null {
  const won = (first: number) => wins.find(({ horse }) => horse === first)?.stake ?? 0
  const finishes: Best[] = wins.map(({ horse, stake }) => ({ first: horse, second: 0, pays: stake * oddsOf(view, horse) }))
  for (const { horses, stake } of places) {
    const both = stake * oddsOf(view, ...horses)
    for (const [first, second] of [horses, [horses[1], horses[0]] as const]) {
      finishes.push({ first, second, pays: both + won(first) * oddsOf(view, first) })
    }
  }
  return finishes.reduce<Best | null>((most, each) => (most && most.pays >= each.pays ? most : each), null)
}
