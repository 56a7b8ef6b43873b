/** The three golden trophies: who holds the best claim to each just now (TC-61). */

import type { Picture } from "../picture"

export interface Claim {
  readonly trophy: "whip" | "horse" | "cup"
  /** The jockeys or horses that lead; nobody yet, if there is none. */
  readonly leaders: readonly { readonly name: string; readonly seat: number; readonly figure: number }[]
}

export function claimsOn({ jockeys, horses, inGame, results, races }: Picture): Claim[] {
  const riders = jockeys.map(({ name, seat, wins }) => ({ name, seat, figure: wins }))
  const earners = horses.map(({ name, owner, earnings }) => ({ name, seat: owner, figure: earnings }))
  const champion = results.find(({ race }) => race === races)?.order[0]
  return [
    { trophy: "whip", leaders: best(riders, inGame) },
    { trophy: "horse", leaders: best(earners, inGame) },
    {
      trophy: "cup",
      leaders: best(
        earners.filter(({ name }) => name === champion),
        inGame,
      ),
    },
  ]
}

interface Contender {
  readonly name: string
  readonly seat: number | null
  readonly figure: number
}

function best(all: readonly Contender[], inGame: readonly boolean[]): Claim["leaders"] {
  const able = all.flatMap(({ name, seat, figure }) =>
    seat !== null && inGame[seat] && figure > 0 ? [{ name, seat, figure }] : [],
  )
  const most = Math.max(0, ...able.map(({ figure }) => figure))
  return able.filter(({ figure }) => figure === most)
}
