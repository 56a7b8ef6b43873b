/** What there is to draw at one moment of a meeting, and how an event changes it. */

import { cellAt, place } from "./course/cells"
import type { Box, CardPlayed, Event, Places, TicketScored, Track, View } from "./types"

export interface Photo {
  level: readonly number[]
  order: readonly number[]
}

/** What a race came to, as far as it is known. */
export interface Result {
  race: number
  discipline: string
  photos: readonly Photo[]
  /** Empty until the race is ranked. */
  ranking: readonly number[]
  disqualified: readonly number[]
  tickets: readonly Places[] | null
  /** What the tickets are worth, in the order in which they were counted. */
  scored: readonly TicketScored[]
  /** The winners of the meeting, after its last race. */
  winners: readonly number[] | null
  totals: readonly number[]
}

export interface Picture {
  race: number
  races: number
  seats: number
  edition: string
  phase: "before" | "race" | "ranked" | "over"
  discipline: string
  track: Track
  horses: readonly string[]
  cardsLeft: readonly number[]
  predicted: readonly boolean[]
  tickets: readonly Places[] | null
  firstPlayer: number
  pawns: readonly number[]
  tokens: readonly number[]
  totals: readonly number[]
  /** The last card of this race. */
  last: CardPlayed | null
  disqualified: readonly number[]
  /** The race that has just been run, until the next one starts. */
  result: Result | null
}

/** What the last race came to: from what was told, else as much of it as the view holds. */
function resultOf(view: View, past: readonly Event[]): Result | null {
  if (view.ranking.length + view.disqualified.length === 0 || view.phase === "race") return null
  const over = view.phase === "over"
  const race = over ? view.race : view.race - 1
  const best = Math.max(...view.totals)
  const known: Result = {
    race,
    discipline: over ? view.discipline : "",
    photos: [],
    ranking: view.ranking,
    disqualified: view.disqualified,
    tickets: over ? view.tickets : null,
    scored: [],
    winners: over ? view.totals.flatMap((total, seat) => (total === best ? [seat] : [])) : null,
    totals: view.totals,
  }
  const from = past.findIndex((event) => event.event === "RaceAnnounced" && event.race === race)
  const end = past.findIndex((event) => event.event === "RaceAnnounced" && event.race === race + 1)
  return past.slice(Math.max(0, from), end < 0 ? past.length : end).reduce(recalled, known)
}

function recalled(result: Result, event: Event): Result {
  switch (event.event) {
    case "DisciplineChosen":
      return { ...result, discipline: event.discipline }
    case "PredictionsRevealed":
      return { ...result, tickets: event.tickets }
    case "PhotoFinishDrawn":
      return { ...result, photos: [...result.photos, { level: event.level, order: event.order }] }
    case "TicketScored":
      return { ...result, scored: [...result.scored, event] }
    case "MeetingEnded":
      return { ...result, winners: event.winners }
    default:
      return result
  }
}

/** The last card of the race that is being run, unless it was taken back. */
function lastOf(view: View, past: readonly Event[]): CardPlayed | null {
  const last = [...past].reverse().find((event) => event.event === "CardPlayed" || event.event === "RaceStarted")
  if (view.phase !== "race" || last?.event !== "CardPlayed") return null
  return last.horse === null || view.horses[last.horse - 1] === last.end ? last : null
}

/** What is chosen before a race is the view's business: to the picture all of that is before it. */
export function phaseOf({ phase }: View): Picture["phase"] {
  return phase === "race" || phase === "over" ? phase : "before"
}

export function show(view: View, past: readonly Event[] = []): Picture {
  return {
    race: view.race,
    races: view.races,
    seats: view.seats,
    edition: view.edition,
    phase: phaseOf(view),
    discipline: view.discipline,
    track: view.track,
    horses: view.horses,
    cardsLeft: view.cards_left,
    predicted: view.predicted,
    tickets: view.tickets,
    firstPlayer: view.first_player,
    pawns: view.pawns,
    tokens: view.tokens,
    totals: view.totals,
    last: lastOf(view, past),
    disqualified: view.phase === "over" ? view.disqualified : [],
    result: resultOf(view, past),
  }
}

export function step(picture: Picture, event: Event, box: Box): Picture {
  return { ...picture, ...change(picture, event, box) }
}

function change(picture: Picture, event: Event, box: Box): Partial<Picture> {
  switch (event.event) {
    case "MeetingOpened":
      return { firstPlayer: event.first_player }
    case "RaceAnnounced":
      return announced(picture, event.race, event.first_player)
    case "DisciplineChosen":
      return { discipline: event.discipline, track: laid(picture.track, event, box) }
    case "RiverPlaced":
      return { track: { ...picture.track, river_row: event.row, hedges: marks(picture.track, event.hedges) } }
    case "HorsesArranged":
      return { horses: picture.horses.map((_, index) => cellAt(picture.track.start_row, event.order.indexOf(index + 1))) }
    case "HandSizeChosen":
      return { cardsLeft: picture.cardsLeft.map(() => event.size) }
    case "PredictionSealed":
      return { predicted: picture.predicted.map((done, seat) => done || seat === event.seat) }
    case "PredictionsRevealed":
      return {
        tickets: event.tickets,
        result: picture.result?.ranking.length ? { ...picture.result, tickets: event.tickets } : picture.result,
      }
    case "RaceStarted":
      return { phase: "race", result: null, last: null, disqualified: [] }
    case "CardPlayed":
      return { horses: moved(picture.horses, event), last: event, cardsLeft: spent(picture, event.seat) }
    case "CardDiscarded":
      return { cardsLeft: spent(picture, event.seat) }
    default:
      return counted(picture, event)
  }
}

/** The end of a race, from the judges to the score track. */
function counted(picture: Picture, event: Event): Partial<Picture> {
  const result = picture.result ?? begun(picture)
  switch (event.event) {
    case "HorsesDisqualified":
      return { disqualified: event.horses, result }
    case "PhotoFinishDrawn":
      return { result: { ...result, photos: [...result.photos, { level: event.level, order: event.order }] } }
    case "RaceRanked":
      return {
        phase: "ranked",
        last: null,
        disqualified: event.disqualified,
        result: { ...result, ranking: event.ranking, disqualified: event.disqualified },
      }
    case "TicketScored": {
      const put = (list: readonly number[], value: number) => list.map((old, seat) => (seat === event.seat ? value : old))
      const totals = put(picture.totals, event.total)
      return {
        pawns: put(picture.pawns, event.pawn),
        tokens: put(picture.tokens, event.tokens),
        totals,
        result: { ...result, scored: [...result.scored, event], totals },
      }
    }
    case "MeetingEnded":
      return { phase: "over", totals: event.totals, result: { ...result, winners: event.winners, totals: event.totals } }
    default:
      return {}
  }
}

function begun(picture: Picture): Result {
  const { race, discipline, tickets, totals } = picture
  return { race, discipline, tickets, totals, photos: [], ranking: [], disqualified: [], scored: [], winners: null }
}

function announced(picture: Picture, race: number, first: number): Partial<Picture> {
  return {
    race,
    firstPlayer: first,
    phase: "before",
    discipline: "flat",
    track: { ...picture.track, hedges: [], river_row: null, hoofprints: [] },
    horses: picture.horses.map((_, index) => cellAt(picture.track.start_row, index)),
    predicted: picture.predicted.map(() => false),
    tickets: null,
    cardsLeft: picture.cardsLeft.map(() => 0),
    last: null,
    disqualified: [],
  }
}

function marks(track: Track, hedges: readonly number[]): number[] {
  return hedges.flatMap((hedge) => track.hedge_marks[hedge - 1] ?? [])
}

function laid(track: Track, event: { discipline: string; hedges: readonly number[] }, box: Box): Track {
  const prints = event.discipline === "harness" ? box.harness.hoofprints : []
  const hoofprints = prints.flatMap((row, index) =>
    [...row].flatMap((sign, lane) => (sign === "o" ? [cellAt(index + 1, lane)] : [])),
  )
  return { ...track, hedges: marks(track, event.hedges), river_row: null, hoofprints }
}

function moved(horses: readonly string[], event: CardPlayed): string[] {
  return horses.map((cell, index) => {
    if (index + 1 === event.horse && event.end) return event.end
    if (index + 1 === event.pushed && event.pushed_to) return event.pushed_to
    return cell
  })
}

function spent(picture: Picture, seat: number): number[] {
  return picture.cardsLeft.map((cards, other) => (other === seat ? Math.max(0, cards - 1) : cards))
}

/** The running order: horses by row, furthest first; those on one row are level. */
export function runningOrder(horses: readonly string[]): number[][] {
  const rows = new Map<number, number[]>()
  horses.forEach((cell, index) => {
    const { row } = place(cell)
    rows.set(row, [...(rows.get(row) ?? []), index + 1])
  })
  return [...rows.entries()].sort(([a], [b]) => b - a).map(([, level]) => level)
}
