/** What is picked but not yet handed in: the pencilled form. Shared by scene and desk. */

import type { Finish } from "../../wire"
import type { Slip, View } from "./types"

export type Line = "win" | "place"
export interface Cell {
  readonly line: Line
  readonly lane: number
}

export const PLACE_LINES = 2
const EMPTY: Slip = { win: null, places: [] }
const FIRST_STAKE = 500

export class Play {
  cell = $state.raw<Cell | null>(null)
  /** Whether the papers of the race before lie open. */
  looking = $state(false)
  full = $state(false)

  #draft = $state.raw<Slip | null>(null)
  #race = $state(0)

  /** The form as it is written: pencilled since it was handed in, or as it lies on the table. */
  form(view: View): Slip {
    return this.#draft && this.#race === view.race && view.phase === "bets" ? this.#draft : (view.slip ?? EMPTY)
  }

  /** Whether something was pencilled that is not handed in. */
  open(view: View): boolean {
    return !same(this.form(view), view.slip)
  }

  stake(view: View, cell: Cell): number {
    const form = this.form(view)
    if (cell.line === "win") return form.win?.lane === cell.lane ? form.win.stake : 0
    return form.places.find((place) => place.lane === cell.lane)?.stake ?? 0
  }

  staked(view: View): number {
    const form = this.form(view)
    return (form.win?.stake ?? 0) + form.places.reduce((sum, place) => sum + place.stake, 0)
  }

  /** Point at a cell. A win bet written elsewhere moves here; an empty cell gets a first stake. */
  pick(view: View, cell: Cell): void {
    this.full = false
    this.cell = cell
    const form = this.form(view)
    if (this.stake(view, cell)) return
    if (cell.line === "win" && form.win) {
      this.#write(view, { ...form, win: { lane: cell.lane, stake: form.win.stake } })
    } else if (cell.line === "place" && form.places.length >= PLACE_LINES) {
      this.full = true
    } else {
      this.put(view, FIRST_STAKE)
    }
  }

  /** Stake so much on the cell, within what is left; nothing rubs the bet out. */
  put(view: View, stake: number): void {
    const { cell } = this
    const choice = view.choice
    if (!cell || choice?.kind !== "bets") return
    const form = this.form(view)
    const others = this.staked(view) - this.stake(view, cell)
    const most = Math.floor((choice.most - others) / choice.step) * choice.step
    const wanted = Math.max(0, Math.min(stake, most))
    const bet: Finish.Bet[] = wanted ? [{ lane: cell.lane, stake: wanted }] : []
    if (cell.line === "win") {
      if (wanted || form.win?.lane === cell.lane) this.#write(view, { ...form, win: bet[0] ?? null })
      return
    }
    const at = form.places.findIndex((place) => place.lane === cell.lane)
    if (at < 0 && form.places.length >= PLACE_LINES) {
      this.full = true
      return
    }
    const places = at < 0 ? [...form.places, ...bet] : [...form.places.slice(0, at), ...bet, ...form.places.slice(at + 1)]
    this.full = false
    this.#write(view, { ...form, places })
  }

  /** What is pencilled and not handed in. */
  keep(view: View): Slip | null {
    return view.phase === "bets" && this.#draft && this.open(view) ? this.form(view) : null
  }

  /** Take up a form that was pencilled before. */
  resume(race: number, slip: Slip): void {
    this.#race = race
    this.#draft = slip
  }

  /** Start the form afresh. */
  rubOut(view: View): void {
    this.#write(view, EMPTY)
    this.cell = null
    this.full = false
  }

  /** Back to the form as it lies on the table. */
  restore(): void {
    this.#draft = null
    this.cell = null
    this.full = false
  }

  #write(view: View, slip: Slip): void {
    this.#draft = slip
    this.#race = view.race
  }
}

function same(one: Slip, other: Slip | null): boolean {
  const said = (slip: Slip) => JSON.stringify([slip.win, [...slip.places].sort((a, b) => a.lane - b.lane)])
  return other !== null && said(one) === said(other)
}
