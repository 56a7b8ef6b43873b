/** A moment of a programme, as it is drawn. Follows the events, so that any moment can be shown. */

import type { Finish } from "../../wire"
import { joined, recalled, took } from "./chronicle"
import type { Box, Event, Runner, Slip, View } from "./types"

export const LANES = [1, 2, 3, 4, 5, 6] as const
export const WAITING = -2

/** Dice on the table: what they are for, what they show, and which of them count. */
export interface Thrown {
  readonly what: "start" | "again" | "round" | "tie"
  readonly dice: readonly number[]
  readonly counting: readonly boolean[]
  /** In a tie, whose die it is. */
  readonly lanes: readonly number[]
}

export interface Sale {
  readonly horse: string
  readonly price: number
  readonly leader: number | null
  readonly turn: number | null
  readonly stillIn: readonly boolean[]
  readonly bids: number
}

/** A race that was run, and the money that moved for it. */
export interface Result {
  readonly race: number
  readonly runners: readonly Runner[]
  readonly squares: readonly number[]
  readonly fallen: readonly number[]
  readonly slips: readonly Slip[]
  readonly ranked: Finish.RaceRanked
  readonly moved: readonly Finish.MoneyMoved[]
}

export interface Picture {
  readonly phase: "auction" | "bets" | "race" | "result" | "over"
  readonly race: number
  readonly races: number
  readonly length: number
  readonly crosses: readonly number[]
  readonly horses: readonly string[]
  readonly lot: number
  readonly sale: Sale | null
  /** The horse that the hammer fell for; null as a runner if nobody wanted it. */
  readonly hammer: { readonly horse: string; readonly runner: Runner | null } | null
  readonly runners: readonly Runner[]
  /** Per runner. */
  readonly squares: readonly number[]
  readonly fallen: readonly number[]
  readonly lost: readonly string[]
  readonly round: number
  readonly thrown: Thrown | null
  /** How often a horse has moved in this race. */
  readonly moves: number
  readonly winner: number | null
  readonly cash: readonly number[]
  readonly bank: number
  readonly betted: readonly boolean[]
  readonly slips: readonly Slip[] | null
  readonly result: Result | null
  /** The race before. */
  readonly last: Result | null
  readonly winners: readonly number[] | null
}

/** The picture of a view; `past` are the events that led to it, as far as they are known. */
export function show(view: View, box: Box, past: readonly Event[] = view.history): Picture {
  for (const event of past) took(box, event)
  joined(box, view.runners)
  const over = view.phase === "over"
  const last = recalled(box, view.race, over)
  const result = over && last?.race === view.race ? last : null
  const best = Math.max(...view.cash)
  return {
    phase: over ? "over" : view.phase === "bets" ? "bets" : "auction",
    race: view.race,
    races: view.races,
    length: view.length,
    crosses: view.crosses,
    horses: view.horses,
    lot: view.lot,
    sale: view.auction && {
      horse: view.auction.horse,
      price: view.auction.price,
      leader: view.auction.leader,
      turn: view.auction.turn,
      stillIn: view.auction.still_in,
      bids: bidsIn(past),
    },
    hammer: null,
    runners: view.runners,
    squares: result?.squares ?? view.runners.map(() => WAITING),
    fallen: result?.fallen ?? [],
    lost: view.fallen,
    round: 0,
    thrown: null,
    moves: 0,
    winner: result?.ranked.order[0] ?? null,
    cash: view.cash,
    bank: view.bank,
    betted: view.betted,
    slips: view.slips,
    result,
    last,
    winners: over ? view.cash.flatMap((held, seat) => (held === best ? [seat] : [])) : null,
  }
}

/** The picture after an event. */
export function step(picture: Picture, event: Event, box: Box): Picture {
  took(box, event)
  switch (event.event) {
    case "ProgrammeOpened":
      return { ...picture, races: event.races, cash: picture.cash.map(() => event.cash) }
    case "RaceAnnounced":
      return announced(picture, event)
    case "LotOpened":
      return opened(picture, event)
    case "BidMade":
      return { ...picture, sale: picture.sale && bidden(picture.sale, event) }
    case "BidPassed":
      return { ...picture, sale: picture.sale && passed(picture.sale, event.seat) }
    case "HorseSold": {
      const { lane, horse, jockey, seat, price } = event
      const runner = { lane, horse, jockey, owner: seat, price }
      const runners = [...picture.runners.filter((some) => some.lane !== lane), runner]
      return { ...picture, runners, squares: runners.map(() => WAITING), hammer: { horse, runner }, lot: picture.lot + 1 }
    }
    case "HorseUnsold":
      return { ...picture, hammer: { horse: event.horse, runner: null }, lot: picture.lot + 1 }
    case "RaceCancelled":
      return { ...picture, sale: null, hammer: null }
    case "BettingOpened":
      return { ...picture, phase: "bets", sale: null, hammer: null, betted: picture.betted.map(() => false), slips: null }
    case "BetsSealed":
      return { ...picture, betted: picture.betted.map((done, seat) => done || seat === event.seat) }
    case "BetsRevealed":
      return {
        ...picture,
        phase: "race",
        sale: null,
        hammer: null,
        slips: event.slips,
        squares: picture.runners.map(() => WAITING),
        fallen: [],
        round: 0,
        thrown: null,
        moves: 0,
        winner: null,
        result: null,
      }
    case "MoneyMoved":
      return paid(picture, event, box)
    case "ProgrammeEnded":
      return { ...picture, phase: "over", cash: event.totals, winners: event.winners, round: 0, thrown: null, moves: 0 }
    default:
      return run(picture, event, box)
  }
}

function run(picture: Picture, event: Event, box: Box): Picture {
  switch (event.event) {
    case "StartRolled": {
      const what = event.to === 0 ? "start" : "again"
      const thrown: Thrown = { what, dice: event.dice, counting: counting(event), lanes: [] }
      return { ...placed(picture, event.lanes, event.to), thrown }
    }
    case "RoundRolled": {
      const thrown: Thrown = { what: "round", dice: [event.lane, event.plus], counting: [true, true], lanes: [] }
      return { ...picture, round: event.round, thrown }
    }
    case "HorseMoved":
      return { ...placed(picture, [event.lane], event.end), moves: picture.moves + 1 }
    case "HorseFell": {
      const fell = picture.runners.find((runner) => runner.lane === event.lane)
      return { ...picture, fallen: [...picture.fallen, event.lane], lost: fell ? [...picture.lost, fell.horse] : picture.lost }
    }
    case "FinishCrossed":
      return { ...picture, winner: event.lane }
    case "TieRolled": {
      const best = Math.max(...event.dice)
      const thrown: Thrown = {
        what: "tie",
        dice: event.dice,
        counting: event.dice.map((die) => die === best),
        lanes: event.lanes,
      }
      return { ...picture, thrown }
    }
    case "RaceRanked": {
      const result = recalled(box, event.race, true)
      return { ...picture, phase: "result", result, last: result }
    }
    default:
      return picture
  }
}

function announced(picture: Picture, event: Finish.RaceAnnounced): Picture {
  return {
    ...picture,
    phase: "auction",
    race: event.race,
    horses: event.horses,
    lot: 0,
    sale: null,
    hammer: null,
    runners: [],
    squares: [],
    fallen: [],
    round: 0,
    thrown: null,
    moves: 0,
    winner: null,
    slips: null,
    betted: picture.betted.map(() => false),
    last: picture.result ?? picture.last,
    result: null,
  }
}

function opened(picture: Picture, event: Finish.LotOpened): Picture {
  const stillIn = picture.cash.map(() => true)
  const sale: Sale = { horse: event.horse, price: 0, leader: null, turn: event.opener, stillIn, bids: 0 }
  return { ...picture, phase: "auction", lot: Math.max(0, picture.horses.indexOf(event.horse)), sale, hammer: null }
}

function bidden(sale: Sale, event: Finish.BidMade): Sale {
  const turn = next(event.seat, sale.stillIn)
  return { ...sale, price: event.amount, leader: event.seat, turn, bids: sale.bids + 1 }
}

function passed(sale: Sale, seat: number): Sale {
  const stillIn = sale.stillIn.map((still, some) => still && some !== seat)
  return { ...sale, stillIn, turn: next(seat, stillIn) }
}

/** Who is asked after a seat, as far as can be seen; the view knows better. */
function next(seat: number, stillIn: readonly boolean[]): number | null {
  for (let ahead = 1; ahead < stillIn.length; ahead++) {
    const some = (seat + ahead) % stillIn.length
    if (stillIn[some]) return some
  }
  return null
}

function placed(picture: Picture, lanes: readonly number[], square: number): Picture {
  const squares = picture.squares.map((old, at) => (lanes.includes(picture.runners[at]?.lane ?? 0) ? square : old))
  return { ...picture, squares }
}

function paid(picture: Picture, event: Finish.MoneyMoved, box: Box): Picture {
  const { payer, payee, amount } = event
  const cash = picture.cash.map((held, seat) => held + (seat === payee ? amount : 0) - (seat === payer ? amount : 0))
  const bank = picture.bank + (payee === null ? amount : 0) - (payer === null ? amount : 0)
  const result = picture.result && recalled(box, picture.result.race, true)
  return { ...picture, cash, bank, result, last: result ?? picture.last }
}

/** Of the dice of a start, those that called a horse: one for each. */
function counting(event: Finish.StartRolled): boolean[] {
  const left = [...event.lanes]
  return event.dice.map((die) => {
    const at = left.indexOf(die)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** How often was bid for the last horse that came into the ring. */
function bidsIn(past: readonly Event[]): number {
  const kinds = past.map(({ event }) => event)
  return kinds.slice(kinds.lastIndexOf("LotOpened") + 1).filter((kind) => kind === "BidMade").length
}
