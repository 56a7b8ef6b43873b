/** What happened in La Triple Couronne, as facts for its sentences: the same that the terminal gives them. */

import { say, spoken, type Facts } from "../../texts/index.svelte"
import type { TripleCouronne } from "../../wire"
import { figure, nameInBox, several } from "../generic/words"
import type { Said } from "../game"

type Event = TripleCouronne.AnyEvent
const TITLE = "triple-couronne"
const AGES = 4

const yes = (condition: boolean): string => (condition ? "yes" : "no")

export const francs = (amount: number): string => `${figure(amount)}${spoken() === "fr" ? "\u00a0" : " "}F`
const semicolons = (parts: readonly string[]): string => parts.join(spoken() === "fr" ? "\u202f; " : "; ")
const orNone = (said: string): string => said || say("triple-couronne-none")

/** Who may run in a race. */
export function condition({
  ages,
  least,
  below,
  handicap,
}: Pick<TripleCouronne.Day, "ages" | "least" | "below" | "handicap">): string {
  const said =
    ages.length < AGES
      ? say("triple-couronne-for-ages", { ages: several(ages.map(String)) })
      : below === 1
        ? say("triple-couronne-for-unplaced")
        : below !== null
          ? say("triple-couronne-for-below", { below: francs(below) })
          : least
            ? say("triple-couronne-for-least", { least: francs(least) })
            : say("triple-couronne-for-all")
  return handicap ? `${said} · ${say("triple-couronne-handicap")}` : said
}

function offers(made: readonly TripleCouronne.Offer[]): string {
  return orNone(made.map(({ horse, least }) => say("triple-couronne-offer", { horse, least: francs(least) })).join(", "))
}

function mounts(made: readonly TripleCouronne.Mount[]): string {
  return orNone(made.map(({ jockey, horse }) => say("triple-couronne-mount", { jockey, horse })).join(", "))
}

function bets({ wins, pairs }: TripleCouronne.Slip): string {
  const made = [
    ...wins.map(({ horse, stake }) => say("triple-couronne-bet-win", { stake: francs(stake), horse })),
    ...pairs.map(({ first, second, stake }) => say("triple-couronne-bet-pair", { stake: francs(stake), first, second })),
  ]
  return made.join(", ") || say("triple-couronne-no-bets")
}

function contracts({ race, next, two }: TripleCouronne.Contracts): string {
  const bought = [
    race && say("triple-couronne-contract-on-race", { horse: race }),
    next && say("triple-couronne-contract-on-next", { horse: next }),
    two && say("triple-couronne-contract-on-two", { horse: two }),
  ]
  return orNone(bought.filter(Boolean).join(", "))
}

/** "Ada …; Ben …", for those who have something. */
function each<T>(
  all: readonly T[],
  said: Said,
  text: (one: T) => string,
  has: (one: T) => boolean,
): { count: number; text: string } {
  const told = all.flatMap((one, seat) => (has(one) ? [`${said.name(seat)} ${text(one)}`] : []))
  return { count: told.length, text: semicolons(told) }
}

const lotKind = ({ seller, rent }: { seller: number | null; rent: boolean }): string =>
  seller === null ? "bank" : rent ? "rent" : "sale"

/** What the sentences need beyond the plain facts of an event. */
export function factsOf(event: Event, said: Said, box: TripleCouronne.Box): Facts {
  switch (event.event) {
    case "StableTaken":
      return {
        colour: say(`triple-couronne-colour-${event.colour}`),
        horses: several(box.horses.list.filter(({ colour }) => colour === event.colour).map(({ name }) => name)),
      }
    case "SeasonOpened":
      return { programme: say(`triple-couronne-programme-${event.programme}`), cash: francs(event.cash) }
    case "RaceAnnounced":
      return { condition: condition(event), prize: francs(event.first_prize) }
    case "PaperSealed":
      return { paper: say(`triple-couronne-paper-${event.paper}`) }
    case "EntriesMade":
    case "EntriesRevealed":
    case "PlayerLeft":
      return { horses: orNone(several(event.horses)), count: event.horses.length }
    case "OffersMade":
      return { offers: offers(event.offers) }
    case "MountsMade":
      return { mounts: mounts(event.mounts) }
    case "MountsRevealed":
      return { mounts: mounts(event.mounts), count: event.mounts.length }
    case "BetsMade":
      return { bets: bets(event.slip) }
    case "ContractsMade":
      return { contracts: contracts(event.contracts) }
    case "OffersRevealed": {
      const { count, text } = each(event.offers, said, offers, (one) => one.length > 0)
      return { count, offers: text }
    }
    case "BetsRevealed": {
      const { count, text } = each(event.slips, said, bets, ({ wins, pairs }) => wins.length + pairs.length > 0)
      return { count, bets: text }
    }
    case "ContractsRevealed": {
      const { count, text } = each(event.contracts, said, contracts, ({ race, next, two }) => !!(race || next || two))
      return { count, contracts: text }
    }
    default:
      return factsOfTheRace(event, said)
  }
}

function factsOfTheRace(event: Event, said: Said): Facts {
  switch (event.event) {
    case "MoneyMoved": {
      const { payer, payee, amount } = event
      const gets = payer === null || payer < 0
      const seat = (gets ? payee : payer) ?? -1
      return { gets: yes(gets), amount: francs(amount), who: said.name(seat), you: said.you(seat) }
    }
    case "LotOpened":
      return {
        kind: lotKind(event),
        least: francs(event.least),
        most: francs(event.most ?? 0),
        seller: event.seller === null ? "" : said.name(event.seller),
      }
    case "HorseUnsold":
      return { kind: lotKind(event) }
    case "BidMade":
      return { amount: francs(event.amount) }
    case "MaximumSet":
      return { amount: francs(event.amount), taken: yes(event.amount === 0) }
    case "HorseSold":
    case "HorseRented":
      return { price: francs(event.price) }
    case "RaceStarted":
      return { count: event.runners.length }
    case "HorseMoved":
      return { squares: Math.abs(event.end - event.start), back: yes(event.end < event.start), to: event.end }
    case "CardDrawn":
      return { deck: say(`triple-couronne-deck-${event.deck}`), name: nameInBox(TITLE, event.card) ?? event.card }
    case "CardKept":
      return { name: nameInBox(TITLE, event.card) ?? event.card }
    case "CardCancelled":
      return { by: event.by === "shield" ? "shield" : "jockey", jockey: event.by }
    case "HorseFinished":
      return { place: say("triple-couronne-place", { place: event.place }) }
    case "HorseGivenUp":
      return { owed: francs(event.owed) }
    case "RaceEnded":
      return { order: event.order.join(", "), count: event.order.length }
    case "SeasonEnded":
      return { total: francs(event.totals[event.winners[0] ?? 0] ?? 0) }
    case "EarningsRaised":
      return { prize: francs(event.prize), earnings: francs(event.earnings) }
    default:
      return {}
  }
}
