/** The three golden trophies: who holds the best claim to each just now (TC-61). */

import type { View } from "../types"

export interface Claim {
  readonly trophy: "whip" | "horse" | "cup"
  /** The jockeys or horses that lead; nobody yet, if there is none. */
  readonly leaders: readonly { readonly name: string; readonly seat: number; readonly figure: number }[]
}

export function claimsOn({ jockeys, horses, in_game, champion }: View): Claim[] {
  const riders = jockeys.map(({ name, seat, wins }) => ({ name, seat, figure: wins }))
  const earners = horses.map(({ name, owner, earnings }) => ({ name, seat: owner, figure: earnings }))
  const winner = earners.filter(({ name }) => name === champion)
  return [
    { trophy: "whip", leaders: best(riders, in_game) },
    { trophy: "horse", leaders: best(earners, in_game) },
    { trophy: "cup", leaders: winner.flatMap(({ name, seat, figure }) => (seat === null ? [] : [{ name, seat, figure }])) },
  ]
}

type Contender = { readonly name: string; readonly seat: number | null; readonly figure: number }

function best(all: readonly Contender[], inGame: readonly boolean[]): Claim["leaders"] {
  const able = all.flatMap(({ name, seat, figure }) =>
    seat !== null && inGame[seat] && figure > 0 ? [{ name, seat, figure }] : [],
  )
  const most = Math.max(0, ...able.map(({ figure }) => figure))
  return able.filter(({ figure }) => figure === most)
}
