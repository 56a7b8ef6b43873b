/** A moment of a meeting, as it is drawn. Follows the events, so that any moment can be shown. */

import type { FinishLine } from "../../wire"
import { put, used } from "./dice/laid"
import type { Box, Colour, Event, Slip, Tile, View } from "./types"

export const COLOURS: readonly Colour[] = ["white", "red", "yellow", "green", "black"]
export type Counts = Readonly<Record<string, number>>

/** A die before a seat; it lies where it fell until it is used. */
export interface InHand {
  readonly colour: string
  readonly face: string | null
  readonly slot: number
}

/** What was done last, in sight until the next roll. */
export interface Done {
  readonly seat: number
  readonly die: FinishLine.Die
  readonly horses: readonly number[]
  /** Set aside, to do nothing. */
  readonly aside: boolean
  /** Whether a tile moved for it. */
  readonly moved: boolean
}

export interface Photo {
  readonly horses: readonly [number, number]
  readonly horseshoes: readonly [number, number]
}

/** A race that was run, and the money that moved for it. */
export interface Result {
  readonly race: number
  readonly order: readonly number[]
  /** As they came in, with the dice on them. */
  readonly tiles: readonly Tile[]
  readonly photos: readonly Photo[]
  /** Once they are open, by seat. */
  readonly slips: readonly Slip[] | null
  readonly moved: readonly FinishLine.MoneyMoved[]
}

export interface Picture {
  readonly phase: "bets" | "race" | "extra" | "photo" | "result" | "over"
  readonly race: number
  readonly races: number
  readonly first: number
  readonly turn: number
  /** By starting place, the leading one first. */
  readonly tiles: readonly Tile[]
  /** From the front. */
  readonly line: readonly number[]
  readonly level: boolean
  readonly reserve: Counts
  readonly out: Counts
  readonly hand: readonly InHand[]
  readonly homeStretch: boolean
  readonly kept: readonly number[]
  readonly capital: readonly number[]
  readonly sideBets: readonly number[]
  readonly slip: Slip | null
  readonly betted: readonly boolean[]
  readonly slips: readonly Slip[] | null
  readonly done: Done | null
  readonly photos: readonly Photo[]
  /** The races that are over, and the one whose bets are being paid. */
  readonly results: readonly Result[]
  readonly winners: readonly number[] | null
  /** The picture before what may still be taken back. */
  readonly before: Picture | null
}

const PHASES: Readonly<Record<string, Picture["phase"]>> = { bets: "bets", extra: "extra", over: "over" }

/** The picture of a view; `past` are the events that led to it: what was done last and the races before stand in no view. */
export function show(view: View, box: Box, past: readonly Event[] = view.history): Picture {
  const over = view.phase === "over"
  const totals = view.capital.map((held, seat) => held + (view.side_bets[seat] ?? 0))
  const best = Math.max(...totals)
  const shown: Picture = {
    phase: PHASES[view.phase] ?? "race",
    race: view.race,
    races: view.races,
    first: view.first,
    turn: view.turn,
    tiles: view.tiles,
    line: view.line,
    level: view.level,
    reserve: view.reserve,
    out: view.out,
    hand: ["extra", "over"].includes(view.phase)
      ? leftOver(view.hand)
      : view.hand.map(({ colour, face }, slot) => ({ colour, face, slot })),
    homeStretch: view.home_stretch,
    kept: view.kept,
    capital: view.capital,
    sideBets: view.side_bets,
    slip: view.slip,
    betted: view.betted,
    slips: view.slips,
    done: null,
    photos: [],
    results: [],
    winners: over ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : null,
    before: null,
  }
  const { done, photos, results, before } = past.reduce((picture, event) => step(picture, event, box), shown)
  return { ...shown, done, photos, results, before }
}

/** The picture after an event. */
export function step(picture: Picture, event: Event, box: Box): Picture {
  switch (event.event) {
    case "MeetingOpened":
      return opened(picture, event)
    case "RaceAnnounced":
      return announced(picture, event, box)
    case "BetsMade":
      return { ...picture, slip: event.slip }
    case "BetsSealed":
      return { ...picture, betted: picture.betted.map((done, seat) => done || seat === event.seat) }
    case "RaceStarted":
      return { ...picture, phase: "race", turn: event.first }
    case "ActionUndone":
      return picture.before ?? picture
    default:
      return rolled(picture, event) ?? ran(picture, event) ?? finished(picture, event)
  }
}

/** Taking, rolling, using and passing on dice. */
function rolled(picture: Picture, event: Event): Picture | null {
  switch (event.event) {
    case "DiceRolled": {
      const reserve = event.taken.reduce((counts, colour) => count(counts, colour, -1), picture.reserve)
      const hand = event.dice.map(({ colour, face }, slot) => ({ colour, face, slot }))
      return { ...picture, turn: event.seat, reserve, hand, done: null, before: null }
    }
    case "DieSetAside": {
      const die = set(picture.hand, event.colour)
      const done: Done = { seat: event.seat, die, horses: [], aside: true, moved: false }
      const hand = without(picture.hand, die)
      return { ...picture, hand, out: count(picture.out, event.colour, 1), done, before: picture }
    }
    case "DieUsed": {
      const { seat, die, horses } = event
      const done: Done = { seat, die, horses, aside: false, moved: false }
      return { ...used(picture, event), hand: without(picture.hand, die), done, before: picture }
    }
    case "TurnSkipped": {
      const owed = (some: number): number => (some === event.owes ? event.amount : some === event.seat ? -event.amount : 0)
      return { ...picture, sideBets: picture.sideBets.map((sum, seat) => sum + owed(seat)) }
    }
    case "DicePassed":
      return { ...picture, turn: event.seat, hand: covered(event.dice) }
    case "HomeStretchReached":
      return { ...picture, homeStretch: true }
    case "FinishReached":
      return { ...nextExtra({ ...picture, phase: "extra" }), hand: leftOver(picture.hand) }
    case "ExtraActionTaken":
      return extra(picture, event)
    default:
      return null
  }
}

/** How the line changes. */
function ran(picture: Picture, event: Event): Picture | null {
  const done = picture.done && { ...picture.done, moved: true }
  switch (event.event) {
    case "HorseAdvanced":
    case "HorseDroppedBack":
    case "LineRearranged":
      return { ...picture, done, line: event.line, level: event.level }
    case "DeadHeatBegan":
      return { ...picture, done, level: true }
    case "HorseDisqualified": {
      const tiles = picture.tiles.map((tile) => (tile.horse === event.horse ? { ...tile, runs: false } : tile))
      return nextExtra({ ...picture, done, tiles, line: event.line, level: event.level })
    }
    case "DiceLeft": {
      const left = (colour: string): number => event.dice.filter((some) => some === colour).length
      const cleared = (tile: Tile): Tile => ({
        ...tile,
        horseshoes: tile.horseshoes - left("white"),
        whips: tile.whips - left("red"),
        outsider: left("green") ? 0 : tile.outsider,
      })
      const out = event.dice.reduce((counts, colour) => count(counts, colour, 1), picture.out)
      return { ...picture, out, tiles: picture.tiles.map((tile) => (tile.horse === event.horse ? cleared(tile) : tile)) }
    }
    default:
      return null
  }
}

/** From the photograph to the last payment. */
function finished(picture: Picture, event: Event): Picture {
  switch (event.event) {
    case "PhotoTaken": {
      const { horses, horseshoes } = event
      return { ...picture, phase: "photo", photos: [...picture.photos, { horses, horseshoes }], before: null }
    }
    case "RaceRanked": {
      const { race, order } = event
      const { tiles, photos } = picture
      const results = [...picture.results, { race, order, tiles, photos, slips: null, moved: [] }]
      return { ...picture, phase: "result", line: order, level: false, results, before: null }
    }
    case "BetsRevealed":
      return { ...picture, slips: event.slips, results: amended(picture, (result) => ({ ...result, slips: event.slips })) }
    case "MoneyMoved":
      return paid(picture, event)
    case "SideBetsSettled":
      return { ...picture, phase: "over", sideBets: event.amounts }
    case "MeetingEnded":
      return { ...picture, phase: "over", winners: event.winners }
    default:
      return picture
  }
}

function opened(picture: Picture, event: FinishLine.MeetingOpened): Picture {
  const none = picture.capital.map(() => 0)
  const capital = picture.capital.map(() => event.capital)
  return { ...picture, races: event.races, first: event.first, capital, sideBets: none, results: [], winners: null }
}

function announced(picture: Picture, event: FinishLine.RaceAnnounced, box: Box): Picture {
  const { favourites, sure_runners } = box.tiles
  const two = picture.capital.length === 2
  const left = ([colour, all]: [Colour, number]): [string, number] => [colour, all - (two ? box.dice.not_with_two[colour] : 0)]
  const dice = COLOURS.map((colour): [Colour, number] => [colour, box.dice.all[colour]])
  return {
    ...picture,
    phase: "bets",
    race: event.race,
    first: event.first,
    turn: event.first,
    tiles: event.horses.map((horse, at) => ({
      horse,
      start: at + 1,
      odds: box.odds.ladder[at] ?? 0,
      favourite: favourites.includes(horse),
      sure: sure_runners.includes(horse),
      runs: true,
      horseshoes: 0,
      whips: 0,
      outsider: 0,
    })),
    line: event.horses,
    level: false,
    reserve: Object.fromEntries(dice.map(left)),
    out: Object.fromEntries(dice.map(([colour]) => [colour, 0])),
    hand: [],
    homeStretch: false,
    kept: picture.kept.map(() => 0),
    slip: null,
    slips: null,
    betted: picture.betted.map(() => false),
    done: null,
    photos: [],
    before: null,
  }
}

/** FL-26 */
function extra(picture: Picture, event: FinishLine.ExtraActionTaken): Picture {
  const { seat, horse } = event
  const kept = picture.kept.map((held, some) => held - Number(some === seat))
  const horses = horse === null ? [] : [horse]
  const done: Done = { seat, die: { colour: "black", face: "extra" }, horses, aside: horse === null, moved: false }
  const tiles = horse === null ? picture.tiles : put(picture.tiles, horse, { horseshoes: 1 })
  return nextExtra({ ...picture, kept, tiles, done, before: picture })
}

/** Who is asked for an extra action: in turn from the first player. */
function nextExtra(picture: Picture): Picture {
  if (picture.phase !== "extra" || !picture.line.length) return picture
  const order = picture.kept.map((_, ahead) => (picture.first + ahead) % picture.kept.length)
  return { ...picture, turn: order.find((seat) => picture.kept[seat]) ?? picture.turn }
}

function paid(picture: Picture, event: FinishLine.MoneyMoved): Picture {
  const { payer, payee, amount, why } = event
  const capital = picture.capital.map((held, seat) => held + (seat === payee ? amount : 0) - (seat === payer ? amount : 0))
  // What is given for the next race is no result any more.
  if (why === "capital") return { ...picture, phase: "bets", capital }
  return { ...picture, capital, results: amended(picture, (result) => ({ ...result, moved: [...result.moved, event] })) }
}

function amended({ results }: Picture, change: (last: Result) => Result): readonly Result[] {
  const last = results.at(-1)
  return last ? [...results.slice(0, -1), change(last)] : results
}

export function count(counts: Counts, colour: string, more: number): Counts {
  return { ...counts, [colour]: (counts[colour] ?? 0) + more }
}

/** Dice that are handed on: what they show counts no more. */
function covered(colours: readonly string[]): readonly InHand[] {
  return colours.map((colour, slot) => ({ colour, face: null, slot }))
}

/** The two that nobody uses when the reserve is empty. */
function leftOver(hand: readonly FinishLine.Die[]): readonly InHand[] {
  const held = hand.map(({ colour }) => colour)
  return covered(COLOURS.flatMap((colour) => held.filter((some) => some === colour)))
}

/** The die of a colour that is set aside: of two, the blank one. */
function set(hand: readonly InHand[], colour: string): FinishLine.Die {
  const dice = hand.filter((die) => die.colour === colour)
  const { face = null } = dice.find((die) => die.face === "blank") ?? dice[0] ?? {}
  return { colour, face }
}

function without(hand: readonly InHand[], { colour, face }: FinishLine.Die): readonly InHand[] {
  const at = hand.findIndex((die) => die.colour === colour && die.face === face)
  return hand.filter((_, slot) => slot !== at)
}
