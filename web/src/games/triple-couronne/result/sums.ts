/** What a race has brought everybody. */

import type { Result } from "../picture"
import type { MoneyMoved } from "../types"

/** Money of one kind that a seat got (or, negative, paid) for a race. */
export interface Line {
  readonly why: string
  readonly amount: number
}

/** For a seat: every kind of money, in the order in which it first came up. */
export function linesOf(moved: readonly MoneyMoved[], seat: number): readonly Line[] {
  const kinds = new Map<string, number>()
  for (const event of moved) {
    const amount = got(event, seat)
    if (amount) kinds.set(event.why, (kinds.get(event.why) ?? 0) + amount)
  }
  return [...kinds].filter(([, amount]) => amount).map(([why, amount]) => ({ why, amount }))
}

export function sumOf({ moved }: Result, seat: number): number {
  return moved.reduce((sum, event) => sum + got(event, seat), 0)
}

function got({ payer, payee, amount }: MoneyMoved, seat: number): number {
  return (payee === seat ? amount : 0) - (payer === seat ? amount : 0)
}

/** Per seat how many places it has gone up (or down) by this race. */
export function climbed(result: Result): readonly number[] {
  const after = result.before.map((cash, seat) => cash + sumOf(result, seat))
  const rank = (sums: readonly number[], seat: number): number => sums.filter((sum) => sum > (sums[seat] ?? 0)).length
  return after.map((_, seat) => rank(result.before, seat) - rank(after, seat))
}
