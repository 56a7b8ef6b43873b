/** What is picked but not yet decided: a die and its horses, dice of the reserve, three tiles in a new order, the slip. */

import { handheld } from "../../parts/held.svelte"
import { Draft } from "./slips/draft.svelte"
import { barredHorse, givers, holds, kindOf, sameDice, threes, usesOf, type Barred } from "./targets"
import type { Action, Colour, Outlook, View } from "./types"

export type Choose = (action: Action) => void

export class Play {
  /** Whether the reader wants to be asked before anything is decided. */
  confirm = $state(false)
  /** A picked die, by its place in the hand. */
  die = $state<number | null>(null)
  /** Whether the picked die is put aside; with an extra action, whether it is left. */
  aside = $state(false)
  /** The horses touched, in that order. */
  touched = $state.raw<readonly number[]>([])
  /** Interference: the three tiles from the front, as they are arranged. */
  order = $state.raw<readonly number[]>([])
  /** Of those three, the one that changes places with the next that is touched. */
  lifted = $state<number | null>(null)
  /** Colours picked in the reserve, or brought back by a tip. */
  dice = $state.raw<readonly Colour[]>([])
  /** The horse under the pointer or the focus. */
  aimed = $state<number | null>(null)
  /** What was touched although it may not be chosen. */
  refused = $state.raw<Barred | null>(null)
  /** What would follow from what may be chosen, kept for the prompt, which is not told. */
  outlook = $state.raw<Outlook | null>(null)
  readonly draft = new Draft()
  #asked = ""

  /** Forget what no longer fits the view. */
  follow(view: View, outlook: Outlook | null): void {
    this.outlook = outlook
    const asked = JSON.stringify([view.race, view.phase, view.turn, view.hand, view.line, view.reserve, view.choice?.actions])
    if (asked === this.#asked) return
    this.#asked = asked
    this.clear()
    if (view.phase !== "bets") this.draft.rest()
  }

  /** Put everything back, but for the slip. */
  clear(): void {
    this.die = this.lifted = this.aimed = this.refused = null
    this.aside = false
    this.touched = this.order = this.dice = []
  }

  /** One step back: the horses and the dice, then the die itself. */
  back(): void {
    const picked = this.touched.length || this.order.length || this.dice.length
    const die = picked ? this.die : null
    this.clear()
    this.die = die
  }

  /** Pick a die of the hand; picked again, it is put back. One that can do nothing can only be put aside. */
  pick(view: View, index: number): void {
    const again = this.die === index
    this.clear()
    if (again || !view.hand[index]) return
    this.die = index
    const [only, another] = usesOf(view, index)
    const kind = kindOf(view.hand[index].face)
    if (kind === "pace") {
      const [giver, ...more] = givers(view, index)
      if (giver !== undefined && more.length === 0) this.touched = [giver]
    } else if (kind === "three") {
      const [three, ...more] = threes(view)
      if (three && more.length === 0) this.order = three
    } else if (kind === "tip" && only && !another) this.dice = only.dice ?? []
    else if (!only) this.aside = true
  }

  /** Put a die of the hand aside, and do nothing; at once if it was `sure`. */
  putAside(view: View, index: number, choose: Choose, sure = false): void {
    const again = sure || (this.aside && this.die === index)
    const action = view.choice?.actions.find((each) => each.do === "aside" && each.die === view.hand[index]?.colour)
    if (!action) return
    this.clear()
    this.die = index
    this.aside = true
    this.#decide(action, again, choose)
  }

  /** Leave the extra action. */
  leave(view: View, choose: Choose): void {
    const again = this.aside
    this.clear()
    this.aside = true
    const action = this.action(view)
    if (action) this.#decide(action, again, choose)
  }

  /** A tile was touched: as a target of the picked die, of the extra action, or on the slip. Touched again, it decides. */
  touch(view: View, outlook: Outlook | null, horse: number, choose: Choose): void {
    this.refused = null
    const { choice } = view
    if (!choice) return
    if (choice.kind === "bets") return this.draft.touch(view, horse)
    if (choice.kind === "extra") return this.#touchOne(view, outlook, horse, choose)
    if (choice.kind !== "use" || this.die === null || this.aside) return
    const kind = kindOf(view.hand[this.die]?.face)
    if (kind === "three") this.#touchThree(view, horse)
    else if (kind === "pace") this.#touchPace(view, outlook, horse, choose)
    else if (kind === "horse") this.#touchOne(view, outlook, horse, choose)
  }

  /** Two of the three change places. */
  swap(one: number, other: number): void {
    this.lifted = null
    this.order = this.order.map((horse) => (horse === one ? other : horse === other ? one : horse))
  }

  /** A colour of the reserve: one more of the dice that are taken; a single one touched again is rolled. */
  take(view: View, colour: Colour, choose: Choose): void {
    this.refused = null
    const takes = (view.choice?.actions ?? []).filter((action) => action.do === "take")
    const wanted = takes[0]?.dice.length ?? 0
    const again = wanted === 1 && this.dice[0] === colour
    const dice = wanted === 1 ? [colour] : [...this.dice, colour]
    if (!takes.some((action) => holds(action.dice, dice))) {
      this.refused = this.outlook?.dice.find((each) => each.colour === colour) ?? null
      return
    }
    this.dice = dice
    const action = this.action(view)
    if (action && wanted === 1) this.#decide(action, again, choose)
  }

  /** A colour that is out: one of the dice that a tip brings back. */
  bringBack(view: View, colour: Colour): void {
    const dice = [...this.dice, colour]
    if (this.die !== null && usesOf(view, this.die).some((action) => holds(action.dice ?? [], dice))) this.dice = dice
  }

  /** Put a picked colour back. */
  unpick(at: number): void {
    this.dice = this.dice.filter((_, index) => index !== at)
  }

  /** What is picked, complete and legal. */
  action(view: View): Action | null {
    const { choice } = view
    if (!choice || choice.kind === "bets") return null
    return choice.actions.find((action) => this.#means(view, action)) ?? null
  }

  /** Decide what is picked. */
  go(view: View, choose: Choose): void {
    const action = this.action(view)
    if (action) choose(action)
  }

  #means(view: View, action: Action): boolean {
    if (action.do === "take") return sameDice(action.dice, this.dice)
    if (action.do === "extra") return this.aside ? action.horse == null : this.touched[0] === action.horse
    const die = this.die === null ? undefined : view.hand[this.die]
    if (!die) return false
    if (action.do === "aside") return this.aside && action.die === die.colour
    if (action.do !== "use" || this.aside || action.face !== die.face) return false
    const horses = kindOf(die.face) === "three" ? this.order : this.touched
    return (action.horses ?? []).join() === horses.join() && sameDice(action.dice ?? [], this.dice)
  }

  #touchOne(view: View, outlook: Outlook | null, horse: number, choose: Choose): void {
    const again = this.touched[0] === horse
    this.aside = false
    this.touched = [horse]
    const action = this.action(view)
    if (action) return this.#decide(action, again, choose)
    this.touched = []
    this.#refuse(view, outlook, horse, null)
  }

  #touchPace(view: View, outlook: Outlook | null, horse: number, choose: Choose): void {
    const able = givers(view, this.die ?? 0)
    const [from, to] = this.touched
    if (from === undefined) {
      if (able.includes(horse)) this.touched = [horse]
      else this.#refuse(view, outlook, horse, null)
    } else if (from === horse) {
      if (able.length > 1) this.touched = []
    } else {
      this.touched = [from, horse]
      const action = this.action(view)
      if (action) return this.#decide(action, to === horse, choose)
      this.touched = [from]
      this.#refuse(view, outlook, horse, from)
    }
  }

  /** The first touches narrow down which three; then two touches change two of them. */
  #touchThree(view: View, horse: number): void {
    if (this.order.includes(horse)) {
      if (this.lifted === null) this.lifted = horse
      else this.swap(this.lifted, horse)
      return
    }
    const anew = this.order.length > 0
    this.order = []
    this.lifted = null
    const chosen = anew ? [] : this.touched
    const wanted = chosen.includes(horse) ? chosen.filter((each) => each !== horse) : [...chosen, horse]
    const all = threes(view)
    const having = (horses: readonly number[]) => all.filter((three) => horses.every((each) => three.includes(each)))
    this.touched = having(wanted).length ? wanted : [horse]
    const [only, another] = having(this.touched)
    if (this.touched.length && only && !another) {
      this.order = only
      this.touched = []
    }
  }

  #refuse(view: View, outlook: Outlook | null, horse: number, giver: number | null): void {
    this.refused = barredHorse(view, outlook, this.die, horse, giver) ?? null
  }

  /** At once, or at the second touch where one is asked, and wherever there is no pointer that shows what would follow. */
  #decide(action: Action, again: boolean, choose: Choose): void {
    if (again || !(this.confirm || handheld())) choose(action)
  }
}
