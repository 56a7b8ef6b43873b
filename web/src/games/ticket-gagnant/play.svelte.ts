/** What a player has picked but not yet decided: card, horse, cell; tokens on the ticket; an order of horses. */

import { handheld } from "../../parts/held.svelte"
import type { TicketGagnant } from "../../wire"
import { place, type Way } from "./course/cells"
import type { Heading } from "./course/ground"
import { aim, optionsOf, type Options } from "./hand/targets"
import type { Action, PlayCard, Places, View } from "./types"

export type Choose = (action: Action) => void

const EMPTY: Places = [null, null, null]

interface Kept {
  readonly places?: Places
  readonly order?: readonly number[]
}

export class Play {
  /** Whether the reader wants to be asked before anything is decided. */
  confirm = $state(false)
  /** A picked card, by its place in the hand. */
  card = $state<number | null>(null)
  horse = $state<number | null>(null)
  to = $state<string | null>(null)
  /** How far the direction pad moves a joker's horse. */
  spaces = $state(3)
  /** Where the course runs on this screen. */
  heading = $state<Heading>("right")
  /** The cell under the pointer or the focus. */
  aimed = $state<string | null>(null)
  /** What waits for the second tap. */
  pending = $state.raw<PlayCard | TicketGagnant.DiscardCard | null>(null)
  /** Tokens on one's own ticket, handed in or not. */
  places = $state.raw<Places>(EMPTY)
  /** The place of the ticket that the next token goes to. */
  slot = $state(0)
  /** The horses from the rail outward, while one arranges them. */
  order = $state.raw<readonly number[]>([])
  /** The race whose result the reader has put away. */
  seen = $state(0)
  /** Whether the reader has asked for the last result again. */
  again = $state(false)
  #hand = ""
  #ticket = ""
  #kept: Kept | null = null

  /** Forget what no longer fits the view. */
  follow(view: View): void {
    const hand = `${view.race} ${view.phase} ${view.hand.join(" ")} ${view.to_act.join(" ")} ${view.horses.join(" ")}`
    if (hand !== this.#hand) {
      this.#hand = hand
      this.drop()
    }
    const ticket = `${view.race} ${view.seat} ${view.phase === "predict"} ${view.ticket?.join(" ") ?? "none"}`
    if (ticket !== this.#ticket) {
      this.#ticket = ticket
      this.places = (view.phase === "predict" && this.#kept?.places) || (view.ticket ?? EMPTY)
      this.slot = free(this.places)
    }
    if (view.choice?.kind !== "arrange") this.order = []
    else if (!this.order.length) this.order = this.#kept?.order ?? view.horses.map((_, index) => lined(view)[index] ?? index + 1)
    this.#kept = null
  }

  /** What is written on ticket or start row and not handed in. */
  keep(view: View): Kept | null {
    const places = view.phase === "predict" && this.places.join() !== (view.ticket ?? EMPTY).join() ? this.places : undefined
    const order = this.order.length ? this.order : undefined
    return places || order ? { ...(places && { places }), ...(order && { order }) } : null
  }

  /** Take up what was kept, once the view is there. */
  resume(kept: Kept): void {
    this.#kept = kept
  }

  /** Put everything back. */
  drop(): void {
    this.card = this.horse = this.to = this.pending = this.aimed = null
  }

  /** One step back: the cell, the horse, the card. */
  back(): void {
    if (this.pending !== null || this.to !== null) this.pending = this.to = null
    else if (this.horse !== null) this.horse = null
    else this.drop()
  }

  pick(card: number): void {
    const again = this.card === card
    this.drop()
    if (!again) this.card = card
  }

  pickHorse(horse: number, view: View, choose: Choose): void {
    this.pending = null
    const to = this.to
    this.horse = this.horse === horse && to === null ? null : horse
    this.to = null
    if (to !== null && this.horse !== null) this.pickCell(to, view, choose)
  }

  /**
   * A cell of the course was tapped. Small cells are tapped twice: first it is seen what would happen, then it does. One that is
   * not legal is asked for all the same: the server says why not.
   */
  pickCell(cell: string, view: View, choose: Choose): void {
    const options = optionsOf(view, this)
    if (!options) return
    if (this.pending?.do === "play" && cell === (this.pending.pushed_to ?? this.pending.to)) return this.go(choose)
    this.pending = null
    if (options.pushes && this.to !== null) {
      const push = options.pushes.get(cell)
      if (push) return this.#end(push, choose)
      if (!options.targets.has(cell)) {
        if (options.horse === null) return
        return choose({ do: "play", card: options.card, horse: options.horse, to: this.to, pushed_to: cell })
      }
    }
    const standing = view.horses.indexOf(cell) + 1
    if (options.horse === null && options.movers.includes(standing)) return this.pickHorse(standing, view, choose)
    const plays = options.targets.get(cell) ?? []
    const [only] = plays
    if (!only) return this.#tryAnyway(options.card, options.horse, cell, choose)
    this.to = cell
    if (plays.length === 1) {
      this.horse = only.horse ?? null
      return this.#end(only, choose)
    }
    if (plays.every((action) => action.horse === only.horse)) this.horse = only.horse ?? null
  }

  /** A direction of the pad. */
  pickWay(way: Way, view: View, choose: Choose): void {
    const options = optionsOf(view, this)
    const aimed = options && aim(view, options, way, this.spaces)
    if (!options || !aimed) return
    this.to = null
    if (aimed.legal) this.pickCell(aimed.cell, view, choose)
    else this.#tryAnyway(options.card, options.horse, aimed.cell, choose)
  }

  decide(action: PlayCard | TicketGagnant.DiscardCard, choose: Choose): void {
    if (this.confirm) this.pending = action
    else choose(action)
  }

  #end(action: PlayCard, choose: Choose): void {
    if (this.confirm || handheld()) this.pending = action
    else choose(action)
  }

  /** The horses that would stand elsewhere after what is picked or pointed at. */
  imagined(view: View, options: Options): { horse: number; cell: string }[] {
    const action = this.meant(options)
    if (!action?.horse || !action.to || view.horses[action.horse - 1] === action.to) return []
    const pushed = action.pushed_to ? [{ horse: view.horses.indexOf(action.to) + 1, cell: action.pushed_to }] : []
    return [{ horse: action.horse, cell: action.to }, ...pushed]
  }

  /** The play that is picked, or pointed at. */
  meant(options: Options): PlayCard | null {
    if (this.pending?.do === "play") return this.pending
    if (this.aimed === null) return null
    if (options.pushes) return options.pushes.get(this.aimed) ?? null
    const plays = options.targets.get(this.aimed) ?? []
    return plays.length === 1 ? (plays[0] ?? null) : null
  }

  /** The second tap. */
  go(choose: Choose): void {
    if (this.pending) choose(this.pending)
    this.pending = null
  }

  /** Put a horse's token on a place of the ticket; two tokens may change places. */
  mark(horse: number, slot: number): void {
    const places = [...this.places] as [number | null, number | null, number | null]
    const from = places.indexOf(horse)
    if (from >= 0) places[from] = places[slot] ?? null
    places[slot] = horse
    this.places = places
    this.slot = free(places)
  }

  unmark(slot: number): void {
    const places = [...this.places] as [number | null, number | null, number | null]
    places[slot] = null
    this.places = places
    this.slot = slot
  }

  swap(one: number, another: number): void {
    const order = [...this.order]
    const [a, b] = [order[one], order[another]]
    if (a === undefined || b === undefined) return
    order[one] = b
    order[another] = a
    this.order = order
  }

  #tryAnyway(card: string, horse: number | null, cell: string, choose: Choose): void {
    if (horse !== null) choose({ do: "play", card, horse, to: cell })
  }
}

function free(places: Places): number {
  const slot = places.indexOf(null)
  return slot < 0 ? 2 : slot
}

/** The horses on the start row, from the rail outward. */
function lined(view: View): number[] {
  return view.horses
    .map((cell, index) => ({ horse: index + 1, lane: place(cell).lane }))
    .sort((a, b) => a.lane - b.lane)
    .map(({ horse }) => horse)
}
