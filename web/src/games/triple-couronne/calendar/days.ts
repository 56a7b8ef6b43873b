/** The races of the season, as the calendar shows them. */

import type { Picture } from "../picture"
import type { TripleCouronne } from "../../../wire"
import type { Outlook, View } from "../types"

/** One's own horse in a coming race. */
export interface Coming {
  readonly horse: string
  readonly state: "qualifies" | "might" | "barred"
  /** Why it is barred, or what may change: a refusal's key and facts. */
  readonly why: { readonly why: string; readonly facts: Readonly<Record<string, string | number>> } | null
}

export interface RaceDay {
  readonly day: TripleCouronne.Day
  readonly state: "past" | "today" | "coming"
  /** Of a race that was run. */
  readonly winner: string | null
  readonly own: readonly Coming[]
}

/** Prizes stand in the programme for 2, 3 … players. */
const FEWEST = 2

/** What is to be won in a race by so many players. */
export function prizesOf({ prizes }: TripleCouronne.Day, players: number): readonly number[] {
  return prizes[Math.max(FEWEST, players) - FEWEST] ?? []
}

/** How many are still in the game. */
export function playersIn({ inGame }: Picture): number {
  return inGame.filter(Boolean).length
}

/** Every race of the programme. */
export function daysOf(view: View, picture: Picture, outlook: Outlook | null): readonly RaceDay[] {
  const results = new Map(picture.results.map((result) => [result.race, result]))
  return view.programme.map((day) => {
    const result = results.get(day.number)
    const state = result ? "past" : day.number === picture.race ? "today" : "coming"
    const own = state === "past" ? [] : (outlook?.calendar ?? []).filter(({ race }) => race === day.number)
    return { day, state, winner: result?.order[0] ?? null, own }
  })
}
