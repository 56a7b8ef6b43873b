/** The games that were played to the end in this browser. They are kept here alone: no server knows them. */

import type { Outcome, TableInfo } from "../wire"

export interface Race {
  readonly id: string
  readonly title: string
  /** When it was seen to be over, in seconds since 1970. */
  readonly at: number
  readonly rank: number
  readonly won: boolean
  readonly total: number
  readonly seats: number
  /** The bots that sat there from the start, each kind once. */
  readonly bots: readonly string[]
  /** How many other people played. */
  readonly people: number
}

const KEY = "hippodrome-races"
const MOST = 500

/** All of them, the latest first. */
export function races(): readonly Race[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown
    return Array.isArray(kept) ? (kept as Race[]) : []
  } catch {
    return [] // somebody else's scribble
  }
}

/** Whether a game of this title was never played to its end on this browser. */
export function isNewTo(title: string): boolean {
  return !races().some((race) => race.title === title)
}

/** Count a game that is over, once; not one that a bot played to its end, nor one that was only watched. */
export function count(table: TableInfo, outcome: Outcome): void {
  const [me] = table.mine
  if (me === undefined || table.seats[me]?.by_bot) return
  const known = races()
  if (known.some(({ id }) => id === table.id)) return
  const others = table.seats.filter((_, seat) => !table.mine.includes(seat))
  const race: Race = {
    id: table.id,
    title: table.title,
    at: Math.round(Date.now() / 1000),
    rank: outcome.ranks[me] ?? 0,
    won: outcome.winners.includes(me),
    total: outcome.totals[me] ?? 0,
    seats: table.seats.length,
    bots: [...new Set(others.filter(({ kind }) => kind === "bot").map(({ bot }) => bot))],
    people: others.filter(({ kind }) => kind === "person").length + table.mine.length - 1,
  }
  localStorage.setItem(KEY, JSON.stringify([race, ...known].slice(0, MOST)))
}

export function forgetRaces(): void {
  localStorage.removeItem(KEY)
}

export interface Tally {
  readonly played: number
  readonly won: number
}

const tally = (some: readonly Race[]): Tally => ({ played: some.length, won: some.filter(({ won }) => won).length })

export interface Summary extends Tally {
  readonly title: string
  readonly best: number
  readonly against: readonly (Tally & { readonly bot: string })[]
  readonly people: Tally
}

/** By game, the most played first. */
export function summaries(all: readonly Race[]): Summary[] {
  const titles = [...new Set(all.map(({ title }) => title))]
  return titles
    .map((title) => {
      const mine = all.filter((race) => race.title === title)
      const bots = [...new Set(mine.flatMap((race) => race.bots))].sort()
      return {
        title,
        ...tally(mine),
        best: Math.max(...mine.map(({ total }) => total)),
        against: bots.map((bot) => ({ bot, ...tally(mine.filter((race) => race.bots.includes(bot))) })),
        people: tally(mine.filter(({ people }) => people > 0)),
      }
    })
    .sort((a, b) => b.played - a.played)
}
