/** The betting slip as it is pencilled: win bets, pairs, and the stake that the next bet starts with. */

import type { Action, Slip, View } from "../types"

export const WINS = 3
export const PAIRS = 2

/** The line of the slip that chips and keys are about. */
export type Line = { readonly bet: "win"; readonly horse: number } | { readonly bet: "pair"; readonly at: number }

/** What stood in the way of the last touch: three horses backed, the same pair again, nothing left to stake. */
export type Hitch = "wins" | "same" | "money"

const EMPTY: Slip = { wins: [], places: [] }
/** Of one's capital, where nothing has been staked yet. */
const FIRST_SHARE = 5

export class Draft {
  line = $state.raw<Line | null>(null)
  /** The first horse of a pair of which the second is still to be touched; 0 before the first. */
  half = $state<number | null>(null)
  hitch = $state<Hitch | null>(null)
  /** Whether an empty slip has been handed in once: then it is asked whether that is meant. */
  asked = $state(false)
  #written = $state.raw<Slip | null>(null)
  #race = $state(0)
  #stake = $state(0)

  /** The slip as it is written: pencilled since it was handed in, or as it lies behind the screen. */
  slip(view: View): Slip {
    return this.#written && this.#race === view.race && view.phase === "bets" ? this.#written : (view.slip ?? EMPTY)
  }

  /** Whether something was pencilled that is not handed in. */
  isOpen(view: View): boolean {
    return view.slip === null || said(this.slip(view)) !== said(view.slip)
  }

  isEmpty(view: View): boolean {
    const { wins, places } = this.slip(view)
    return wins.length + places.length === 0
  }

  staked(view: View): number {
    const { wins, places } = this.slip(view)
    return [...wins, ...places].reduce((sum, { stake }) => sum + stake, 0)
  }

  left(view: View): number {
    return (view.choice?.most ?? 0) - this.staked(view)
  }

  /** What is staked on a line; 0 where nothing stands. */
  stakeOn(view: View, line: Line): number {
    const { wins, places } = this.slip(view)
    const bet = line.bet === "win" ? wins.find(({ horse }) => horse === line.horse) : places[line.at]
    return bet?.stake ?? 0
  }

  /** What the next bet starts with: the stake used last, in this race or an earlier one. */
  next(view: View): number {
    const { most = 0, step = 1 } = view.choice ?? {}
    return this.#stake || Math.max(step, Math.floor(most / FIRST_SHARE / step) * step)
  }

  /** Start where the slip of the race before ended, unless something has been staked since. */
  recall(before: Slip | null): void {
    this.#stake ||= [...(before?.wins ?? []), ...(before?.places ?? [])].at(-1)?.stake ?? 0
  }

  /** A tile was touched: a bet on it to win, taken back at the second touch; or one of a pair. */
  touch(view: View, horse: number): void {
    this.hitch = null
    this.asked = false
    if (this.half !== null) return this.#pairUp(view, horse)
    const { line } = this
    const there = this.stakeOn(view, { bet: "win", horse })
    if (there && line?.bet === "win" && line.horse === horse) return this.wipe(view, line)
    this.line = { bet: "win", horse }
    if (there) return
    if (this.slip(view).wins.length >= WINS) return this.#hinder("wins")
    this.put(view, this.next(view))
  }

  /** Turn to a line of pairs: one that is written, or the next, of which the horses are then touched. */
  pair(view: View, at: number): void {
    if (at >= PAIRS) return
    this.hitch = null
    this.asked = false
    const written = at < this.slip(view).places.length
    this.line = written ? { bet: "pair", at } : null
    this.half = written || this.half !== null ? null : 0
  }

  /** Stake so much on the line, within what is left; nothing rubs the bet out. Without a line, the next bet starts with it. */
  put(view: View, stake: number): void {
    const { line } = this
    if (!view.choice) return
    const { step } = view.choice
    if (!line) {
      this.#stake = Math.max(step, stake)
      return
    }
    const most = Math.floor((this.left(view) + this.stakeOn(view, line)) / step) * step
    const wanted = Math.min(stake, most)
    if (wanted < step) return stake < step ? this.wipe(view, line) : this.#hinder("money")
    this.hitch = null
    this.#stake = wanted
    const { wins, places } = this.slip(view)
    if (line.bet === "pair") {
      this.#write(view, { wins, places: places.map((bet, at) => (at === line.at ? { ...bet, stake: wanted } : bet)) })
      return
    }
    const { horse } = line
    const there = wins.some((bet) => bet.horse === horse)
    const bet = { horse, stake: wanted }
    this.#write(view, { wins: there ? wins.map((each) => (each.horse === horse ? bet : each)) : [...wins, bet], places })
  }

  /** Rub a bet out. */
  wipe(view: View, line: Line): void {
    const { wins, places } = this.slip(view)
    this.line = null
    this.hitch = null
    if (line.bet === "win") this.#write(view, { wins: wins.filter(({ horse }) => horse !== line.horse), places })
    else this.#write(view, { wins, places: places.filter((_, at) => at !== line.at) })
  }

  /** Back to the slip as it lies behind the screen. */
  restore(): void {
    this.#written = null
    this.rest()
  }

  /** Put the pencil down. */
  rest(): void {
    this.line = null
    this.half = null
    this.hitch = null
    this.asked = false
  }

  /** The bets as they are handed in: horses by their starting places. */
  action(view: View): Action {
    const start = (number: number) => view.tiles.find(({ horse }) => horse === number)?.start ?? 0
    const { wins, places } = this.slip(view)
    return {
      do: "bets",
      wins: wins.map(({ horse, stake }) => ({ start: start(horse), stake })),
      places: places.map(({ horses: [one, other], stake }) => ({ starts: [start(one), start(other)], stake })),
    }
  }

  /** What is pencilled and not handed in. */
  keep(view: View): Slip | null {
    return view.phase === "bets" && this.#written && this.#race === view.race && this.isOpen(view) ? this.#written : null
  }

  /** Take up a slip that was pencilled before. */
  resume(view: View, slip: Slip): void {
    this.#write(view, slip)
  }

  #pairUp(view: View, horse: number): void {
    const first = this.half
    if (!first || first === horse) {
      this.half = first === horse ? 0 : horse
      return
    }
    const { wins, places } = this.slip(view)
    if (places.some(({ horses }) => horses.includes(first) && horses.includes(horse))) return this.#hinder("same")
    const step = view.choice?.step ?? 1
    const stake = Math.min(this.next(view), Math.floor(this.left(view) / step) * step)
    if (stake < step) return this.#hinder("money")
    this.half = null
    this.line = { bet: "pair", at: places.length }
    this.#write(view, { wins, places: [...places, { horses: [first, horse], stake }] })
  }

  #hinder(hitch: Hitch): void {
    this.hitch = hitch
    if (hitch !== "same") this.line = null
  }

  #write(view: View, slip: Slip): void {
    this.#written = slip
    this.#race = view.race
    this.asked = false
  }
}

function said({ wins, places }: Slip): string {
  const pairs = places.map(({ horses, stake }) => [[...horses].sort((a, b) => a - b), stake])
  return JSON.stringify([[...wins].sort((a, b) => a.horse - b.horse), pairs.sort()])
}
