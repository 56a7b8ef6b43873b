/** A moment of a season, as it is drawn. Follows the events, so that any moment can be shown. */

import type { TripleCouronne } from "../../wire"
import { ran, type Drawn, type Runner } from "./course/run"
import { bidding, type Hammer, type Sale } from "./sale/bidding"
import type { Box, Contracts, Entry, Event, MoneyMoved, Slip, View } from "./types"

export type { Drawn, Hammer, Runner, Sale }

/** Where one is: the stable yard, the auction ring, the paddock before a race, the course, the result, the ceremony. */
export type Stage = "yard" | "ring" | "paddock" | "race" | "result" | "over"

/** A horse that is, or was, in the game. */
export type Horse = TripleCouronne.Horse

/** A race of the programme that was run, and all the money that moved for it; one that was not run has no runners. */
export interface Result {
  readonly race: number
  readonly runners: readonly Runner[]
  /** In the order of crossing. */
  readonly order: readonly string[]
  readonly prizes: readonly number[]
  readonly slips: readonly Slip[]
  readonly contracts: readonly Contracts[]
  readonly moved: readonly MoneyMoved[]
  /** What everybody had before it was announced. */
  readonly before: readonly number[]
}

export interface Picture {
  readonly box: Box
  readonly stage: Stage
  readonly edition: string
  readonly race: number
  readonly races: number
  readonly cash: readonly number[]
  readonly pool: number
  readonly inGame: readonly boolean[]
  /** Per seat the colour that it has taken or named. */
  readonly colours: readonly (string | null)[]
  readonly horses: readonly Horse[]
  readonly jockeys: readonly TripleCouronne.Jockey[]
  /** What is still to come under the hammer, the present lot first. */
  readonly lots: readonly TripleCouronne.Offer[]
  readonly sale: Sale | null
  readonly hammer: Hammer | null
  readonly entries: readonly Entry[]
  readonly slips: readonly Slip[]
  readonly contracts: readonly Contracts[]
  readonly runners: readonly Runner[]
  /** Prizes of the race that is run. */
  readonly prizes: readonly number[]
  /** Which of the twelve moves; 0 before the first. */
  readonly move: number
  /** How many events of this race have been told since its start. */
  readonly told: number
  /** The same when all of them were those that happened first: within a move that is told at once they are not. */
  readonly settled: number
  /** Whether the leader is on its last squares: from here on each horse is told for itself. */
  readonly home: boolean
  /** The cards of this race, the last one last. */
  readonly cards: readonly Drawn[]
  /** Decks of which a card was ever seen. */
  readonly met: readonly string[]
  /** The money of the auction before the first race. */
  readonly opening: readonly MoneyMoved[]
  /** The money of this race, from its announcement on. */
  readonly moved: readonly MoneyMoved[]
  readonly before: readonly number[]
  /** The races that are over, and the one that is being paid. */
  readonly results: readonly Result[]
  readonly winners: readonly number[] | null
  readonly trophies: TripleCouronne.Trophies | null
}

const STAGES: Readonly<Record<string, Stage>> = {
  stables: "yard",
  jockeys: "yard",
  auction: "ring",
  sale: "ring",
  rental: "ring",
  race: "race",
  over: "over",
}

/** Programmes with everything, jockeys and trophies among it. */
export const isLong = (edition: string): boolean => edition === "complet" || edition === "marathon"

/** The picture of a view; `past` are the events that led to it: results, cards and hammer blows stand in no view. */
export function show(view: View, box: Box, past: readonly Event[] = view.history): Picture {
  const told = past.reduce((picture, event) => step(picture, event, box), blank(view, box))
  const stage = STAGES[view.phase] ?? "paddock"
  const over = view.phase === "over"
  return {
    ...told,
    stage,
    race: view.race,
    cash: view.cash,
    pool: view.pool,
    inGame: view.in_game,
    horses: view.horses,
    jockeys: view.jockeys,
    lots: view.lots,
    sale: view.lot && { ...told.sale, bids: told.sale?.bids ?? 0, ...saleOf(view.lot) },
    entries: view.entries,
    slips: view.slips,
    contracts: view.contracts,
    runners: placed(told.runners, view),
    trophies: over ? view.trophies : null,
  }
}

/** Of a race of which nothing has been told yet. */
const UNTOLD = {
  sale: null,
  hammer: null,
  entries: [],
  slips: [],
  contracts: [],
  runners: [],
  prizes: [],
  move: 0,
  told: 0,
  settled: 0,
  home: false,
  cards: [],
} as const satisfies Partial<Picture>

/** Before anything has happened. */
function blank(view: View, box: Box): Picture {
  return {
    box,
    stage: "yard",
    edition: view.edition,
    race: 0,
    races: view.races,
    cash: view.cash,
    pool: 0,
    inGame: view.cash.map(() => true),
    colours: view.cash.map(() => null),
    horses: [],
    jockeys: [],
    lots: [],
    ...UNTOLD,
    met: [],
    opening: [],
    moved: [],
    before: [],
    results: [],
    winners: null,
    trophies: null,
  }
}

function saleOf(lot: TripleCouronne.Lot): Omit<Sale, "bids"> {
  const { horse, seller, rent, least, most, price, leader, turn, still_in, matched } = lot
  const waits = still_in[turn] && turn !== leader && !matched[turn]
  return { horse, seller, rent, least, most, price, leader, turn: waits ? turn : null, stillIn: still_in, matched }
}

/** The runners where a view has them; what a view does not say of them is as it was told. */
function placed(told: readonly Runner[], view: View): readonly Runner[] {
  const track = view.phase === "race" ? view.track : null
  if (!track) return told
  return track.runners.map((place) => {
    const { horse, square, finish, shields, injury } = place
    const known = told.find((runner) => runner.horse === horse)
    const entry = view.entries.find((some) => some.horse === horse)
    const fate = place.fate as Runner["fate"]
    return {
      jockey: entry?.jockey ?? null,
      strides: [],
      kept: [],
      drew: 0,
      ...known,
      ...{ horse, square, finish, shields, injury, fate, seat: entry?.seat ?? null, place: track.order.indexOf(horse) + 1 },
    }
  })
}

/** The picture after an event. */
export function step(picture: Picture, event: Event, box: Box): Picture {
  const next = after(picture, event, box)
  if (picture.stage !== "race") return next
  const told = picture.told + 1
  const together = !picture.home && event.event !== "MoveAnnounced" && event.event !== "RaceEnded"
  return { ...next, told, settled: together ? picture.settled : told }
}

function after(picture: Picture, event: Event, box: Box): Picture {
  switch (event.event) {
    case "SeasonOpened":
      return opened(picture, event, box)
    case "StableTaken":
      return { ...picture, ...stabled(picture, event, box) }
    case "JockeyTaken": {
      const { seat } = event
      const jockeys = picture.jockeys.map((some) => (some.name === event.jockey ? { ...some, seat } : some))
      return { ...picture, stage: "yard", jockeys, hammer: null }
    }
    case "RaceAnnounced":
      return announced(picture, event)
    case "MoneyMoved":
      return paid(picture, event)
    case "PlayerLeft":
      return left(picture, event)
    case "SeasonEnded":
      return {
        ...picture,
        stage: "over",
        cash: event.totals,
        winners: event.winners,
        trophies: isLong(picture.edition) ? event.trophies : null,
      }
    default:
      return bidding(picture, event) ?? prepared(picture, event) ?? ran(picture, event) ?? finished(picture, event)
  }
}

function opened(picture: Picture, event: TripleCouronne.SeasonOpened, box: Box): Picture {
  const nobody = { seat: null, wins: 0 }
  const jockeys = isLong(event.programme) ? box.jockeys.list.map(({ name, asset }) => ({ name, ...nobody, asset })) : []
  const cash = picture.cash.map(() => event.cash)
  return { ...picture, stage: "yard", edition: event.programme, races: event.races, cash, jockeys, before: cash }
}

function stabled(picture: Picture, { seat, colour, auctioned }: TripleCouronne.StableTaken, box: Box): Partial<Picture> {
  const colours = picture.colours.map((taken, some) => (some === seat ? colour : taken))
  if (auctioned) return { colours }
  const owner = seat
  const stable = box.horses.list.filter((horse) => horse.colour === colour)
  return { colours, horses: stable.reduce((all, { name }) => changed(all, name, { owner }, box), picture.horses) }
}

function announced(picture: Picture, event: TripleCouronne.RaceAnnounced): Picture {
  return {
    ...picture,
    stage: "paddock",
    race: event.race,
    ...UNTOLD,
    opening: picture.race === 0 ? picture.moved : picture.opening,
    moved: [],
    before: picture.cash,
  }
}

/** From the entries to the bets and contracts. */
function prepared(picture: Picture, event: Event): Picture | null {
  switch (event.event) {
    case "EntriesRevealed": {
      const owners = new Map(picture.horses.map(({ name, owner }) => [name, owner]))
      const entries = event.horses.map((horse) => {
        const owner = owners.get(horse) ?? null
        return { horse, owner, seat: owner, tenant: null, jockey: null }
      })
      return { ...picture, entries }
    }
    case "MountsRevealed": {
      const riders = new Map(event.mounts.map(({ horse, jockey }) => [horse, jockey]))
      const entries = picture.entries.map((entry) => ({ ...entry, jockey: riders.get(entry.horse) ?? null }))
      return { ...picture, entries, hammer: null }
    }
    case "EntryScratched":
      return { ...picture, entries: picture.entries.filter(({ horse }) => horse !== event.horse) }
    case "BetsRevealed":
      return { ...picture, slips: event.slips }
    case "ContractsRevealed": {
      const some = event.contracts.some(({ race, next, two }) => race ?? next ?? two)
      return { ...picture, contracts: some ? event.contracts : [] }
    }
    default:
      return null
  }
}

/** From the end of a race to that of its payments. */
function finished(picture: Picture, event: Event): Picture {
  switch (event.event) {
    case "RaceEnded": {
      const { race, order } = event
      const { runners, prizes, slips, contracts, moved, before } = picture
      const result: Result = { race, runners, order, prizes, slips, contracts, moved, before }
      const hurt = new Map(runners.map(({ horse, injury }) => [horse, injury]))
      const horses = missed(picture).map((horse) => ({ ...horse, misses: hurt.get(horse.name) ?? horse.misses }))
      return { ...picture, stage: "result", horses: known(horses), results: [...picture.results, result] }
    }
    case "RaceNotRun": {
      const { moved, before } = picture
      const result: Result = { race: event.race, runners: [], order: [], prizes: [], slips: [], contracts: [], moved, before }
      return { ...picture, horses: known(missed(picture)), results: [...picture.results, result] }
    }
    case "EarningsRaised": {
      const { horse, earnings } = event
      return { ...picture, horses: changed(picture.horses, horse, { earnings }, picture.box) }
    }
    case "JockeyWon": {
      const { jockey, wins } = event
      return { ...picture, jockeys: picture.jockeys.map((some) => (some.name === jockey ? { ...some, wins } : some)) }
    }
    default:
      return picture
  }
}

/** TC-19: run or not, this race is one that barred horses of its ages have missed. */
function missed({ horses, box, edition, race }: Picture): readonly Horse[] {
  const ages = daysOf(box, edition)[race - 1]?.ages ?? []
  const young = new Set(box.horses.list.filter(({ age }) => ages.includes(age)).map(({ name }) => name))
  return horses.map((horse) => (young.has(horse.name) ? { ...horse, misses: Math.max(0, horse.misses - 1) } : horse))
}

/** The races of a programme. */
export function daysOf(box: Box, edition: string): readonly TripleCouronne.RaceDay[] {
  return box.programmes[edition as "initiation" | "reduit" | "complet" | "marathon"]
}

function paid(picture: Picture, event: MoneyMoved): Picture {
  const { payer, payee, amount } = event
  const more = (account: number): number => (payee === account ? amount : 0) - (payer === account ? amount : 0)
  const cash = picture.cash.map((held, seat) => held + more(seat))
  const moved = [...picture.moved, event]
  const last = picture.results.at(-1)
  const results = picture.stage === "result" && last ? [...picture.results.slice(0, -1), { ...last, moved }] : picture.results
  return { ...picture, cash, pool: picture.pool + more(POOL), moved, results }
}

/** As events call the account of the entry fees. */
const POOL = -1

/** TC-53, TC-54: their horses are out of the game; one that they have rented runs on. */
function left(picture: Picture, { seat, horses: gone }: TripleCouronne.PlayerLeft): Picture {
  const inGame = picture.inGame.map((still, some) => still && some !== seat)
  const horses = gone.reduce((all, horse) => changed(all, horse, { owner: null }, picture.box), picture.horses)
  const led = <T extends { seat: number | null }>(entry: T): T => (entry.seat === seat ? { ...entry, seat: null } : entry)
  const entries = picture.entries.map(led).map((entry) => (entry.owner === seat ? { ...entry, owner: null } : entry))
  return { ...picture, inGame, horses, entries, runners: picture.runners.map(led) }
}

/** The horses with one of them changed; in the order of the catalogue, and only those of which there is something to know. */
export function changed(horses: readonly Horse[], name: string, change: Partial<Horse>, box: Box): readonly Horse[] {
  if (horses.some((horse) => horse.name === name))
    return known(horses.map((horse) => (horse.name === name ? { ...horse, ...change } : horse)))
  const at = new Map(box.horses.list.map((horse, number) => [horse.name, number]))
  const fresh = { name, owner: null, earnings: 0, misses: 0, ...change }
  return [...known([...horses, fresh])].sort((one, other) => (at.get(one.name) ?? 0) - (at.get(other.name) ?? 0))
}

function known(horses: readonly Horse[]): readonly Horse[] {
  return horses.filter(({ owner, earnings, misses }) => owner !== null || earnings > 0 || misses > 0)
}
