/** What a seat was paid for each of its bets: what the bank moved, beside the bet that it was moved for. */

import type { Result } from "../picture"

export interface Line {
  readonly what: "win" | "place" | "outsider"
  readonly horses: readonly number[]
  readonly stake: number
  readonly odds: number
  /** Once it is paid. */
  readonly paid: number
  readonly won: boolean
}

/** The bets of a seat, then all its bonuses, as far as they are paid. */
export function linesOf({ slips, tiles, order, moved }: Result, seat: number): Line[] {
  const slip = slips?.[seat]
  if (!slip) return []
  const paid = moved.filter(({ payee }) => payee === seat)
  const next = (why: string): (() => number) => {
    const amounts = paid.filter((some) => some.why === why).map(({ amount }) => amount)
    return () => amounts.shift() ?? 0
  }
  const odds = (horses: readonly number[]): number =>
    tiles.filter(({ horse }) => horses.includes(horse)).reduce((sum, tile) => sum + tile.odds, 0)
  const win = next("win-bet")
  const place = next("place-bet")
  const wins = slip.wins.map(({ horse, stake }): Line => {
    const won = order[0] === horse
    return { what: "win", horses: [horse], stake, odds: odds([horse]), won, paid: won ? win() : 0 }
  })
  const places = slip.places.map(({ horses, stake }): Line => {
    const won = order.length > 1 && horses.includes(order[0]!) && horses.includes(order[1]!)
    return { what: "place", horses, stake, odds: odds(horses), won, paid: won ? place() : 0 }
  })
  const bonus = paid
    .filter(({ why }) => why === "win-bonus" || why === "place-bonus")
    .reduce((sum, { amount }) => sum + amount, 0)
  const outsiders: Line = { what: "outsider", horses: [], stake: 0, odds: 0, won: true, paid: bonus }
  return [...wins, ...places, ...(bonus ? [outsiders] : [])]
}

export interface Debt {
  readonly payer: number
  readonly payee: number
  readonly amount: number
}

/** Who pays whom when everybody's gains and losses are settled, in as few payments as come of going around the table. */
export function debtsOf(amounts: readonly number[]): Debt[] {
  const left = [...amounts]
  const debts: Debt[] = []
  left.forEach((_, payer) =>
    left.forEach((_, payee) => {
      const amount = Math.min(-(left[payer] ?? 0), left[payee] ?? 0)
      if (amount <= 0) return
      left[payer]! += amount
      left[payee]! -= amount
      debts.push({ payer, payee, amount })
    }),
  )
  return debts
}

/** What a race has brought a seat so far: the stake goes, what was won comes. */
export function changeOf({ moved }: Result, seat: number): number {
  const sign = ({ payer, payee }: { payer: number | null; payee: number | null }): number =>
    payee === seat ? 1 : payer === seat ? -1 : 0
  return moved.reduce((sum, move) => sum + sign(move) * move.amount, 0)
}
