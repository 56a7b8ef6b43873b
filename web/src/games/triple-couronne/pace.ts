/** How long events are shown, in which order a move is told, and how it sounds. */

import { cardOf, standing, toGo, type Runner } from "./course/run"
import type { Picture } from "./picture"
import type { Event } from "./types"
import type { TripleCouronne } from "../../wire"

const BY_KIND: Readonly<Partial<Record<Event["event"], number>>> = {
  StableTaken: 350,
  JockeyTaken: 250,
  AuctionOpened: 700,
  LotOpened: 650,
  BidMade: 260,
  BidPassed: 240,
  HorseSold: 1100,
  HorseRented: 1100,
  HorseUnsold: 800,
  RaceAnnounced: 700,
  PaperSealed: 200,
  OffersRevealed: 500,
  EntriesRevealed: 700,
  RaceNotRun: 1500,
  MountsRevealed: 600,
  EntryScratched: 700,
  PlayerLeft: 1500,
  BetsRevealed: 900,
  ContractsRevealed: 700,
  RaceStarted: 1400,
  MoveAnnounced: 450,
  CardCancelled: 600,
  CardKept: 350,
  HorseWithdrawn: 700,
  HorseInjured: 500,
  HorseGivenUp: 1200,
  RaceEnded: 3000,
  JockeyWon: 600,
  SeasonEnded: 900,
}

/** Between two runners of one move, and how long each glides: their glides overlap. */
const APART = 120
export const GLIDE = 500
/** A card that is read out, and a small one at the rail. */
const READ = 1800
const SMALL = 300
/** The first card of each colour that anybody sees in the programme for newcomers. */
const SLOWLY = 3000
/** Where a card leads. */
const LED = 320
const POST = 1000
const NEXT_AT_POST = 600
const FEE = 120

/** Told by moves as the issue of a race nears, then horse by horse; what others are paid is counted faster than one's own. */
export function pace(event: Event, picture: Picture, seat: number | null): number {
  switch (event.event) {
    case "HorseMoved":
      return moved(event, picture)
    case "CardDrawn":
      if (picture.edition === "initiation" && !picture.met.includes(event.deck)) return SLOWLY
      return isRead(event, picture, seat) ? READ : SMALL
    case "HorseFinished":
      return event.place === 1 ? POST : NEXT_AT_POST
    case "MoneyMoved":
      return event.payee === -1 ? FEE : picture.stage === "result" && event.payee === seat ? 620 : 300
    default:
      return BY_KIND[event.event] ?? 0
  }
}

function moved({ horse }: TripleCouronne.HorseMoved, picture: Picture): number {
  const runner = picture.runners.find((some) => some.horse === horse)
  if (runner?.drew) return LED
  if (picture.home) return sprint(picture.runners.length)
  return horse === lastOf(picture.runners) ? GLIDE : APART
}

/** On the last squares a horse has the course for itself, for as long as a large field allows. */
function sprint(runners: number): number {
  return Math.max(340, Math.min(700, 3200 / runners))
}

/** The last one that goes in each move. */
function lastOf(runners: readonly Runner[]): string | undefined {
  return runners.findLast(({ fate }) => fate === "running")?.horse
}

/** How long a horse glides, of the time that its move is shown. */
export function glideOf(event: Event, ms: number, picture: Picture): number {
  if (event.event !== "HorseMoved") return 0
  return (ms * GLIDE) / Math.min(GLIDE, moved(event, picture))
}

/** Whether a card is drawn large and read out, for whoever looks. */
export function isRead({ horse, deck, card: id }: TripleCouronne.CardDrawn, picture: Picture, seat: number | null): boolean {
  const runner = picture.runners.find((some) => some.horse === horse)
  const card = cardOf(picture.box, deck, id)
  if (!runner || !card) return false
  if (seat !== null && (runner.seat === seat || concerns(horse, picture, seat))) return true
  if (["withdraw", "injure", "shield", "stride"].includes(card.effect)) return true
  const asset = picture.jockeys.find(({ name }) => name === runner.jockey)?.asset
  if (deck === "race" && asset === id) return true
  if (card.effect !== "move") return false
  if (card.by < 0 && runner.shields > 0) return true
  return Math.abs(card.by) >= 3 || leads(picture.runners, horse, card.by)
}

/** Whether a seat owns, backs or has insured a horse. */
function concerns(horse: string, picture: Picture, seat: number): boolean {
  const slip = picture.slips[seat]
  const insured = picture.contracts[seat]
  return (
    picture.entries.some((entry) => entry.horse === horse && entry.owner === seat) ||
    (slip?.wins.some((stake) => stake.horse === horse) ?? false) ||
    (slip?.pairs.some(({ first, second }) => first === horse || second === horse) ?? false) ||
    Object.values(insured ?? {}).includes(horse)
  )
}

/** Whether another horse leads once this one has moved. */
function leads(runners: readonly Runner[], horse: string, by: number): boolean {
  const after = runners.map((runner) =>
    runner.horse === horse ? { ...runner, square: Math.max(0, runner.square + by) } : runner,
  )
  return standing(runners)[0]?.horse !== standing(after)[0]?.horse
}

/** Which place a horse has after a card that moves it. */
export function placeAfter(runners: readonly Runner[], horse: string, by: number): number {
  const after = runners.map((runner) => (runner.horse === horse ? { ...runner, square: runner.square + by } : runner))
  const left = after.find((runner) => runner.horse === horse)
  return left ? after.filter((some) => some.fate === "finished" || (some.fate === "running" && toGo(some) < toGo(left))).length + 1 : 0
}

/** A move is told at once: first all runners go, then their cards are drawn; on the last squares one horse after the other. */
export function gather(event: Event, coming: readonly Event[], { home }: Picture): readonly Event[] {
  if (event.event !== "MoveAnnounced" || home) return coming
  const end = coming.findIndex((some) => some.event === "MoveAnnounced" || some.event === "RaceEnded")
  const move = end < 0 ? coming : coming.slice(0, end)
  const went: Event[] = []
  const cards: Event[] = []
  let drawn = ""
  for (const some of move) {
    if (some.event === "CardDrawn") drawn = some.horse
    const goes = (some.event === "HorseMoved" || some.event === "HorseFinished") && some.horse !== drawn
    ;(goes ? went : cards).push(some)
  }
  return [...went, ...cards, ...coming.slice(move.length)]
}

/** Standing maxima outbid each other step by step: nobody watches a long chain of bids at leisure. */
export function hurries(event: Event): boolean {
  return event.event === "BidMade" || event.event === "BidPassed"
}

/** Before the next race, or the ceremony, everybody looks at the result for as long as they like. */
export function rests(event: Event, picture: Picture): boolean {
  return picture.stage === "result" && (event.event === "RaceAnnounced" || event.event === "SeasonEnded")
}

const SOUNDS: Readonly<Partial<Record<Event["event"], string>>> = {
  StableTaken: "card",
  JockeyTaken: "card",
  AuctionOpened: "bell",
  LotOpened: "turn",
  BidMade: "bid",
  BidPassed: "pass",
  HorseSold: "hammer",
  HorseRented: "hammer",
  HorseUnsold: "pass",
  RaceAnnounced: "bell",
  PaperSealed: "seal",
  OffersRevealed: "reveal",
  EntriesRevealed: "reveal",
  MountsRevealed: "reveal",
  EntryScratched: "pass",
  PlayerLeft: "fall",
  BetsRevealed: "reveal",
  ContractsRevealed: "reveal",
  RaceStarted: "bell",
  MoveAnnounced: "gallop",
  CardDrawn: "card",
  CardCancelled: "push",
  CardKept: "felt",
  HorseWithdrawn: "fall",
  HorseInjured: "fall",
  HorseFinished: "bell",
  HorseGivenUp: "fall",
  RaceEnded: "photo",
  JockeyWon: "cheer",
  MoneyMoved: "coins",
  SeasonEnded: "cheer",
}

export function sound(event: Event): string | null {
  return SOUNDS[event.event] ?? null
}
