/** What is pencilled and not yet handed in: one paper for each question. Shared by the rows of the scene and the papers. */

import { BetSlip } from "./papers/betslip.svelte"
import { asText, BLANK, pencilled, said, sameBets, type Contract, type Pencil } from "./papers/pencil"
import type { Rode } from "./book/ledger"
import type { Action, Outlook, View } from "./types"

export class Play {
  /** Whether the reader wants to be asked before anything is decided. */
  confirm = $state(false)
  /** The jockey who mounts the horse that is touched next, by place. */
  rider = $state(0)
  /** The contract that the horse touched next is insured by. */
  contract = $state<Contract>("race")
  /** The horse touched last, of which more is told. */
  at = $state<string | null>(null)
  /** What would follow from what may be chosen, for the prompt, which is not told. */
  outlook = $state.raw<Outlook | null>(null)
  readonly slip = new BetSlip()

  #pencil = $state.raw<Pencil>(BLANK)
  #asked = ""

  /** Begin a new paper when something else is asked, with the likeliest answer; forget nothing of the one that lies here. */
  follow(view: View, outlook: Outlook | null, rode: Rode): void {
    this.outlook = outlook
    const asked = questionOf(view)
    if (asked === this.#asked) return
    this.#asked = asked
    this.#begin(view, outlook, rode)
  }

  /** The paper as it is written. */
  get pencil(): Pencil {
    return this.#pencil
  }

  /** Write something else on the paper. */
  write(change: Partial<Pencil>): void {
    this.#pencil = { ...this.#pencil, ...change }
  }

  /** A horse was touched, in a row or on a paper. */
  touch(view: View, outlook: Outlook | null, horse: string): void {
    const { choice } = view
    if (!choice) return
    this.at = horse
    const { horses, riding, cover } = this.#pencil
    switch (choice.kind) {
      case "bets":
        return this.slip.touch(view, outlook, horse)
      case "entries":
        if (choice.horses.includes(horse)) this.write({ horses: toggled(choice.horses, horses, horse) })
        return
      case "keep":
        if (choice.horses.includes(horse)) this.write({ horses: replaced(choice.horses, horses, horse, choice.most) })
        return
      case "give-up":
        if (choice.horses.includes(horse)) this.write({ horses: [horse] })
        return
      case "sales":
      case "rentals":
        return this.#offer(view, horse)
      case "mounts":
        if (!choice.horses.includes(horse)) return
        if (riding[this.rider] === horse) return this.mount(this.rider, null)
        this.mount(this.rider, horse)
        this.rider = Math.min(this.rider + 1, choice.names.length - 1)
        return
      case "insurance":
        if (!pricesOf(view, this.contract).some((price) => price.horse === horse)) return
        this.write({ cover: { ...cover, [this.contract]: cover[this.contract] === horse ? null : horse } })
    }
  }

  /** A jockey on a horse, nobody else on it; or on none. */
  mount(rider: number, horse: string | null): void {
    const riding = this.#pencil.riding.map((each, at) => (at === rider ? horse : each === horse ? null : each))
    this.write({ riding })
    this.rider = rider
  }

  /** Offer a horse for at least so much. */
  offer(horse: string, least: number): void {
    this.at = horse
    this.write({ offers: this.#pencil.offers.map((offer) => (offer.horse === horse ? { horse, least } : offer)) })
  }

  /** Rub everything out. */
  clear(): void {
    this.#pencil = { ...BLANK, riding: this.#pencil.riding.map(() => null) }
    this.slip.clear()
    this.at = null
    this.rider = 0
  }

  /** What is written, complete and legal; null if something is missing. */
  action(view: View): Action | null {
    const { choice } = view
    if (!choice) return null
    const { horses, offers, riding, cover, name, seat } = this.#pencil
    switch (choice.kind) {
      case "stable":
        return name === null ? null : { do: "stable", colour: name as never }
      case "jockey":
        return name === null ? null : { do: "jockey", jockey: name }
      case "taker":
        return seat === null ? null : { do: "taker", seat }
      case "sales":
        return { do: "sell", offers }
      case "rentals":
        return { do: "rent", offers }
      case "entries":
        return { do: "enter", horses }
      case "mounts":
        return { do: "mount", first: riding[0] ?? null, second: riding[1] ?? null }
      case "keep":
        return horses.length < choice.least ? null : { do: "keep", horses }
      case "bets":
        return asText(view, this.slip.bets)
      case "insurance":
        return { do: "insure", race: cover.race ?? null, next: cover.next ?? null, two: cover.two ?? null }
      case "give-up":
        return horses[0] === undefined ? null : { do: "give", horse: horses[0] }
      default:
        return null
    }
  }

  /** Whether the paper that lies face down says the same. */
  isHandedIn(view: View): boolean {
    if (!view.paper || !view.choice || view.choice.owed) return false
    if (view.paper.do === "bets")
      return sameBets(view, { wins: view.paper.wins ?? [], pairs: view.paper.pairs ?? [] }, this.slip.bets)
    return said(pencilled(view, null, {})) === said(this.#pencil)
  }

  /** What is pencilled and not handed in. */
  keep(view: View): unknown {
    if (!view.choice || this.isHandedIn(view)) return null
    return { asked: questionOf(view), pencil: this.#pencil, bets: this.slip.bets }
  }

  /** Take up a paper that was pencilled before; if something else is asked by now, `follow` begins another. */
  resume(kept: unknown): void {
    const { asked, pencil, bets } = kept as { asked: string; pencil: Pencil; bets: BetSlip["bets"] }
    this.#asked = asked
    this.#pencil = pencil
    this.slip.begin(bets)
  }

  #begin(view: View, outlook: Outlook | null, rode: Rode): void {
    this.at = null
    this.rider = 0
    this.contract = "race"
    this.#pencil = view.choice ? pencilled(view, outlook, rode) : BLANK
    const { paper } = view
    this.slip.turn("win")
    this.slip.begin(paper?.do === "bets" ? { wins: paper.wins ?? [], pairs: paper.pairs ?? [] } : { wins: [], pairs: [] })
  }

  #offer(view: View, horse: string): void {
    const band = view.choice?.prices.find((price) => price.horse === horse)
    if (!band) return
    const { offers } = this.#pencil
    const without = offers.filter((offer) => offer.horse !== horse)
    this.write({ offers: without.length < offers.length ? without : [...offers, { horse, least: band.least }] })
  }
}

/** What is asked: another paper for another race, phase, lot or choice. A paper that is handed in stays the same one. */
function questionOf({ race, phase, lot, choice }: View): string {
  return JSON.stringify([race, phase, lot?.horse, choice?.kind, choice?.names, choice?.horses])
}

/** The premiums of one contract. */
export function pricesOf({ choice }: View, contract: Contract): readonly { readonly horse: string; readonly least: number }[] {
  if (!choice) return []
  return contract === "race" ? choice.prices : choice[contract]
}

function toggled(all: readonly string[], some: readonly string[], one: string): readonly string[] {
  return all.filter((each) => (each === one) !== some.includes(each))
}

/** One more, at most so many: the one that was picked first makes room. */
function replaced(all: readonly string[], some: readonly string[], one: string, most: number): readonly string[] {
  if (some.includes(one)) return some.filter((each) => each !== one)
  const kept = [...some, one].slice(-most)
  return all.filter((each) => kept.includes(each))
}
