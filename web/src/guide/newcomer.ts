/** Who is new to a game, as far as this browser knows, and where their guided race stands. */

import { api } from "../parts/api"
import { nonce } from "../parts/chance"
import { isNewTo } from "../parts/races"
import { usualBot } from "../table/names"
import type { GameInfo, Me, SeatPlan } from "../wire"
import { hasGuide } from "./guide"

export interface Guided {
  table: string
  /** The mark that comes next. */
  next: number
  /** Put aside, until the reader comes back to it from the shelf. */
  aside: boolean
}

const guided = (title: string) => `hippodrome-guide-${title}`

/** The guided race of a game, if one was begun. */
export function guidedRace(title: string): Guided | null {
  try {
    return JSON.parse(localStorage.getItem(guided(title)) ?? "null") as Guided | null
  } catch {
    return null
  }
}

export function keepGuided(title: string, race: Guided): void {
  localStorage.setItem(guided(title), JSON.stringify(race))
}

/** Whether newcomers are offered a guided race of this game. */
export function isOffered(game: GameInfo): boolean {
  return game.guided !== null && hasGuide(game.title) && isNewTo(game.title)
}

/** Open the table that is laid for newcomers, and begin; its id. */
export async function openGuided(game: GameInfo, me: Me): Promise<string> {
  const { seats, edition, options } = game.guided ?? { seats: 2, edition: "", options: {} }
  const { id } = await api.open({ title: game.title, edition, options, seats: plans(game, me, seats - 1), begin: true })
  keepGuided(game.title, { table: id, next: 0, aside: false })
  return id
}

/** Myself and so many bots. */
export function plans(game: GameInfo, me: Me, bots: number): SeatPlan[] {
  const mine = { who: "me" as const, name: me.name, emblem: me.emblem, nonce: nonce() }
  return [mine, ...Array.from({ length: bots }, () => ({ who: "bot" as const, bot: usualBot(game) }))]
}
