/** The betting slip as it is pencilled: bets to win and jumelés, the stake of the next one, and where stakes stop (TC-34). */

import type { Outlook, View } from "../types"
import type { TripleCouronne } from "../../../wire"

export type Bets = TripleCouronne.Slip
/** A bet on the slip, by its horses. */
export interface Line {
  readonly horses: readonly string[]
  readonly stake: number
}

export const CHIPS: readonly number[] = [1, 5, 10]
const NOTHING: Bets = { wins: [], pairs: [] }

export class BetSlip {
  mode = $state<"win" | "pair">("win")
  /** The first horse of a jumelé of which the second is still to be touched. */
  half = $state<string | null>(null)
  /** The bet that the next stake is for. */
  line = $state.raw<readonly string[] | null>(null)
  /** Steps that the next bet begins with. */
  chip = $state(5)
  /** Why a stake went no further. */
  hitch = $state<"" | "cap" | "money">("")
  #bets = $state.raw<Bets>(NOTHING)

  get bets(): Bets {
    return this.#bets
  }

  get lines(): Line[] {
    return [
      ...this.#bets.wins.map(({ horse, stake }) => ({ horses: [horse], stake })),
      ...this.#bets.pairs.map(({ first, second, stake }) => ({ horses: [first, second], stake })),
    ]
  }

  get staked(): number {
    return this.lines.reduce((sum, { stake }) => sum + stake, 0)
  }

  begin(bets: Bets): void {
    this.#bets = bets
    this.rest()
  }

  clear(): void {
    this.begin(NOTHING)
  }

  /** Put the pencil down. */
  rest(): void {
    this.half = null
    this.line = null
    this.hitch = ""
  }

  turn(mode: "win" | "pair"): void {
    this.mode = mode
    this.rest()
  }

  stakeOn(horses: readonly string[]): number {
    return this.lines.find((line) => same(line.horses, horses))?.stake ?? 0
  }

  /** A runner was touched: a bet on it, taken back at the second touch; or one of a jumelé. */
  touch(view: View, outlook: Outlook | null, horse: string): void {
    const { choice } = view
    if (!choice?.horses.includes(horse)) return
    this.hitch = ""
    if (this.mode === "win") return this.#toggle(view, outlook, [horse])
    if (this.half === null || this.half === horse) {
      this.half = this.half === horse ? null : horse
      return
    }
    const pair = [this.half, horse]
    this.half = null
    this.#toggle(view, outlook, choice.pairs === "ordered" ? pair : choice.horses.filter((each) => pair.includes(each)))
  }

  /** Stake so much on the bet, as far as money and the first prize allow; nothing rubs it out. */
  put(view: View, outlook: Outlook | null, horses: readonly string[], stake: number): void {
    const { choice } = view
    if (!choice) return
    const { step } = choice
    const there = this.stakeOn(horses)
    const money = Math.floor((choice.most - this.staked + there) / step) * step
    const useful = this.useful(view, outlook, horses)
    const most = Math.min(money, useful)
    this.hitch = stake > useful && useful <= money ? "cap" : stake > money ? "money" : ""
    const wanted = Math.max(0, Math.min(stake, most))
    this.line = wanted ? horses : null
    this.#write(horses, wanted)
  }

  /** The next chip: for the bet that is being written, else for the next one. */
  take(view: View, outlook: Outlook | null, steps: number): void {
    this.chip = steps
    if (this.line && view.choice) this.put(view, outlook, this.line, steps * view.choice.step)
  }

  /** The stake beyond which a bet could bring nothing more, whatever else stands on the slip. */
  useful(view: View, outlook: Outlook | null, horses: readonly string[]): number {
    const cap = outlook?.bets?.cap
    const step = view.choice?.step ?? 1
    if (!cap) return Number.MAX_SAFE_INTEGER
    const others = this.lines.filter((line) => !same(line.horses, horses))
    const least = Math.min(...this.#endings(view, horses).map((ending) => paid(view, outlook, others, ending)))
    return Math.max(0, Math.ceil((cap - least) / factor(outlook, horses) / step) * step)
  }

  /** What the slip would bring at best, and what of it is paid. */
  best(view: View, outlook: Outlook | null): { readonly all: number; readonly paid: number } {
    const endings = this.lines.flatMap(({ horses }) => this.#endings(view, horses))
    const all = Math.max(0, ...endings.map((ending) => paid(view, outlook, this.lines, ending)))
    return { all, paid: Math.min(all, outlook?.bets?.cap ?? all) }
  }

  #toggle(view: View, outlook: Outlook | null, horses: readonly string[]): void {
    const { step } = view.choice ?? { step: 1 }
    if (!this.stakeOn(horses)) return this.put(view, outlook, horses, this.chip * step)
    const again = this.line !== null && same(this.line, horses)
    this.line = again ? null : horses
    if (again) this.#write(horses, 0)
  }

  #write(horses: readonly string[], stake: number): void {
    const [first = "", second] = horses
    const { wins, pairs } = this.#bets
    if (second === undefined) {
      this.#bets = { wins: put(wins, (bet) => bet.horse === first, stake ? { horse: first, stake } : null), pairs }
    } else {
      const one = stake ? { first, second, stake } : null
      this.#bets = { wins, pairs: put(pairs, (bet) => bet.first === first && bet.second === second, one) }
    }
  }

  /** The ways in which the first two can finish so that a bet is won. */
  #endings(view: View, horses: readonly string[]): (readonly [string, string])[] {
    const [first = "", second] = horses
    const runners = view.choice?.horses ?? []
    if (second === undefined) return runners.filter((other) => other !== first).map((other) => [first, other])
    return view.choice?.pairs === "ordered"
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ]
  }
}

/** What a franc on a bet pays, as the server says. */
export function factor(outlook: Outlook | null, horses: readonly string[]): number {
  return (outlook?.bets?.bets.find((bet) => same(bet.horses, horses))?.doubled ?? 0) / 2
}

/** What bets bring if the first two finish so, before the cap. */
function paid(view: View, outlook: Outlook | null, lines: readonly Line[], [first, second]: readonly [string, string]): number {
  const inOrder = view.choice?.pairs === "ordered"
  const won = ({ horses: [one, other] }: Line) =>
    one === first ? other === undefined || other === second : !inOrder && one === second && other === first
  return lines.filter(won).reduce((sum, { horses, stake }) => sum + stake * factor(outlook, horses), 0)
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.join("\n") === others.join("\n")
}

function put<T>(all: readonly T[], is: (one: T) => boolean, one: T | null): readonly T[] {
  const at = all.findIndex(is)
  if (at < 0) return one ? [...all, one] : all
  return one ? all.map((each, place) => (place === at ? one : each)) : all.filter((_, place) => place !== at)
}
