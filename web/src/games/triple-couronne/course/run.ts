/** What happens on the course, as the picture has it: moves, cards, and who is where. */

import type { TripleCouronne } from "../../../wire"
import { changed, type Picture } from "../picture"
import type { Box, BoxCard, Event } from "../types"

/** A horse on the course. */
export interface Runner {
  readonly horse: string
  /** Who leads it; nobody, if they have left. */
  readonly seat: number | null
  readonly jockey: string | null
  readonly square: number
  readonly finish: number
  readonly fate: "running" | "finished" | "withdrawn" | "given-up"
  /** As it crossed the line; 0 before that. */
  readonly place: number
  readonly injury: number
  readonly shields: number
  /** Squares more on each of its next advances. */
  readonly strides: readonly number[]
  /** Cards that stay with it. */
  readonly kept: readonly string[]
  /** How many cards it has drawn in this move. */
  readonly drew: number
}

/** A card that was drawn. */
export interface Drawn {
  readonly number: number
  readonly move: number
  readonly horse: string
  readonly deck: string
  readonly card: string
  /** The place that it leads to, if it moves the horse. */
  readonly place: number
  /** The jockey that cancelled it, or `shield`. */
  readonly cancelled: string | null
}

/** The last squares of the leader, on which each horse is told for itself. */
const HOME = 8

/** The picture after an event of a race; null for others. */
export function ran(picture: Picture, event: Event): Picture | null {
  switch (event.event) {
    case "RaceStarted":
      return started(picture, event)
    case "MoveAnnounced": {
      const runners = picture.runners.map((runner) => (runner.drew ? { ...runner, drew: 0 } : runner))
      return { ...picture, runners, move: event.move, home: picture.home || isHome(runners) }
    }
    case "HorseMoved":
      return amend(picture, event.horse, ({ drew, strides }) => ({
        square: event.end,
        // A card does not use them up.
        strides: drew ? strides : strides.slice(1),
      }))
    case "CardDrawn":
      return drew(picture, event)
    case "CardCancelled": {
      const cards = [...picture.cards.slice(0, -1), { ...picture.cards.at(-1)!, cancelled: event.by }]
      const spent = event.by === "shield" ? 1 : 0
      return amend({ ...picture, cards }, event.horse, ({ shields }) => ({ shields: shields - spent }))
    }
    case "CardKept":
      return amend(picture, event.horse, (runner) => kept(runner, event.card, picture.box))
    case "HorseWithdrawn":
      return amend(picture, event.horse, () => ({ fate: "withdrawn" }))
    case "HorseInjured":
      return amend(picture, event.horse, ({ injury }) => ({ injury: Math.max(injury, event.races) }))
    case "HorseFinished":
      return amend(picture, event.horse, () => ({ fate: "finished", place: event.place }))
    case "HorseGivenUp":
      return givenUp(picture, event)
    default:
      return null
  }
}

function started(picture: Picture, { runners, prizes }: TripleCouronne.RaceStarted): Picture {
  const fresh = { place: 0, injury: 0, shields: 0, strides: [], kept: [], drew: 0, fate: "running" as const }
  const field = runners.map((runner): Runner => ({ ...runner, ...fresh }))
  return { ...picture, stage: "race", runners: field, prizes, move: 0, home: false, cards: [], hammer: null }
}

function amend(picture: Picture, horse: string, change: (runner: Runner) => Partial<Runner>): Picture {
  const runners = picture.runners.map((runner) => (runner.horse === horse ? { ...runner, ...change(runner) } : runner))
  return { ...picture, runners }
}

function drew(picture: Picture, { horse, deck, card }: TripleCouronne.CardDrawn): Picture {
  const { cards, move } = picture
  const place = placeAfter(picture.runners, horse, cardOf(picture.box, deck, card))
  const drawn: Drawn = { number: cards.length, move, horse, deck, card, place, cancelled: null }
  const met = picture.met.includes(deck) ? picture.met : [...picture.met, deck]
  return amend({ ...picture, cards: [...cards, drawn], met }, horse, (runner) => ({ drew: runner.drew + 1 }))
}

function kept(runner: Runner, id: string, box: Box): Partial<Runner> {
  const card = cardOf(box, "race", id)
  const keeps = { kept: [...runner.kept, id] }
  if (card?.effect === "shield") return { ...keeps, shields: runner.shields + 1 }
  if (card?.effect !== "stride") return keeps
  const { by, advances } = card
  const longest = Math.max(advances, runner.strides.length)
  const strides = Array.from({ length: longest }, (_, at) => (runner.strides[at] ?? 0) + (at < advances ? by : 0))
  return { ...keeps, strides }
}

/** TC-54: it leaves the race, unless somebody else leads it or it is across the line. */
function givenUp(picture: Picture, { horse, seat }: TripleCouronne.HorseGivenUp): Picture {
  const horses = changed(picture.horses, horse, { owner: null }, picture.box)
  const entries = picture.entries.map((entry) => (entry.horse === horse ? { ...entry, owner: null } : entry))
  return amend({ ...picture, horses, entries }, horse, ({ fate, seat: led }) => ({
    fate: fate === "running" && led === seat ? "given-up" : fate,
  }))
}

/** Which place a horse has after a card that moves it; 0 for other cards. */
function placeAfter(runners: readonly Runner[], horse: string, card: BoxCard | undefined): number {
  if (card?.effect !== "move") return 0
  return standing(advanced(runners, horse, card.by)).findIndex((runner) => runner.horse === horse) + 1
}

/** The runners once one of them has gone so many squares; nobody goes back behind the line. */
export function advanced(runners: readonly Runner[], horse: string, by: number): readonly Runner[] {
  return runners.map((runner) => (runner.horse === horse ? { ...runner, square: Math.max(0, runner.square + by) } : runner))
}

/** A card as the box has it. */
export function cardOf(box: Box, deck: string, id: string): BoxCard | undefined {
  return (deck === "race" ? box.race_cards : box.chance_cards).list.find((card) => card.id === id)
}

/** Squares to the line. */
export const toGo = ({ finish, square }: Pick<Runner, "finish" | "square">): number => Math.max(0, finish - square)

/** As they would be placed now: those across the line, then by squares to go; in one move whoever moves earlier is ahead. */
export function standing(runners: readonly Runner[]): readonly Runner[] {
  const home = runners.filter(({ fate }) => fate === "finished").sort((one, other) => one.place - other.place)
  const running = runners.filter(({ fate }) => fate === "running").sort((one, other) => toGo(one) - toGo(other))
  return [...home, ...running]
}

function isHome(runners: readonly Runner[]): boolean {
  const [leader] = standing(runners)
  return leader !== undefined && toGo(leader) <= HOME
}
