/** How long events are shown, in which order a move is told, and how it sounds. */

import { advanced, cardOf, standing, type Runner } from "./course/run"
import { isLong, type Picture } from "./picture"
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
  RaceStarted: 1200,
  MoveAnnounced: 260,
  CardCancelled: 400,
  CardKept: 200,
  HorseWithdrawn: 500,
  HorseInjured: 350,
  HorseGivenUp: 1200,
  RaceEnded: 2400,
  JockeyWon: 600,
}

/** Between two runners of one move, and how long each glides: their glides overlap. */
const APART = 120
export const GLIDE = 500
/** How long a card lies there that is read out, and a small one comes to the rail; the film goes on under them. */
export const READ = 1800
export const SMALL = 300
/** The first card of each colour that anybody sees in the programme for newcomers. */
const SLOWLY = 3000
/** Until the digits flip for the next move. */
const LAST = 220
/** Where a card leads. */
const LED = 140
const POST = 900
const NEXT_AT_POST = 500
const FEE = 120
const CARD_MONEY = 120
/** Trophy by trophy, then the crown. */
const CEREMONY = 3000
const END = 1200

/** Told by moves until the last squares, then horse by horse; what others are paid is counted faster than one's own. */
export function pace(event: Event, picture: Picture, seat: number | null): number {
  switch (event.event) {
    case "HorseMoved":
      return moved(event, picture)
    case "CardDrawn":
      if (picture.edition === "initiation" && !picture.met.includes(event.deck)) return SLOWLY
      return isRead(event, picture, seat) ? between(picture, 600, 340) : between(picture, 200, 130)
    case "HorseFinished":
      return event.place === 1 ? POST : NEXT_AT_POST
    case "MoneyMoved":
      return paid(event, picture, seat)
    case "SeasonEnded":
      return isLong(picture.edition) ? CEREMONY : END
    default:
      return BY_KIND[event.event] ?? 0
  }
}

function paid({ payee, why }: TripleCouronne.MoneyMoved, { stage }: Picture, seat: number | null): number {
  if (why === "card") return CARD_MONEY
  return why === "entry-fee" ? FEE : stage === "result" && payee === seat ? 620 : 300
}

function moved({ horse }: TripleCouronne.HorseMoved, picture: Picture): number {
  const runner = picture.runners.find((some) => some.horse === horse)
  if (runner?.drew) return LED
  if (picture.home) return between(picture, 480, 230)
  return horse === lastOf(picture.runners) ? LAST : APART
}

/** The larger the field, the closer its events follow each other: a race of twelve is not three times as long as one of four. */
function between({ runners }: Picture, few: number, many: number): number {
  const share = Math.max(0, Math.min(1, (runners.length - FEW) / (MANY - FEW)))
  return Math.round(few + (many - few) * share)
}
const FEW = 4
const MANY = 12

/** The last one that goes in each move. */
function lastOf(runners: readonly Runner[]): string | undefined {
  return runners.filter(({ fate }) => fate === "running").at(-1)?.horse
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
  return standing(runners)[0]?.horse !== standing(advanced(runners, horse, by))[0]?.horse
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

/** The ceremony is looked at for a while before the page of the result lies over it. */
export function lingers({ edition }: Picture): number {
  return isLong(edition) ? 4000 : 1500
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
