/** How long events are shown, and how they sound. */

import { PRICED } from "./course/ground"
import type { Picture } from "./picture"
import type { Event } from "./types"

const BY_KIND: Readonly<Partial<Record<Event["event"], number>>> = {
  RaceAnnounced: 500,
  LotOpened: 650,
  BidMade: 260,
  BidPassed: 240,
  HorseSold: 1100,
  HorseUnsold: 800,
  RaceCancelled: 700,
  BettingOpened: 400,
  BetsSealed: 250,
  BetsRevealed: 700,
  StartRolled: 900,
  RoundRolled: 900,
  HorseFell: 700,
  FinishCrossed: 900,
  TieRolled: 900,
  RaceRanked: 900,
  ProgrammeEnded: 700,
}

/** The last squares before the finish are run in slow motion; what others are paid is counted faster than one's own. */
export function pace(event: Event, picture: Picture, seat: number | null): number {
  if (event.event === "HorseMoved") {
    const run = Math.min(700, 360 + 20 * (event.end - event.start))
    return event.end > picture.length - PRICED ? 2 * run : run
  }
  if (event.event === "MoneyMoved") return event.why === "purchase" ? 300 : event.payee === seat ? 620 : 360
  return BY_KIND[event.event] ?? 0
}

/** Standing maxima outbid each other step by step: nobody watches a long chain of bids at leisure. */
export function hurries(event: Event): boolean {
  return event.event === "BidMade" || event.event === "BidPassed"
}

/** Before the next race, or the end, everybody looks at the result for as long as they like. */
export function rests(event: Event, picture: Picture): boolean {
  return picture.phase === "result" && (event.event === "RaceAnnounced" || event.event === "ProgrammeEnded")
}

const SOUNDS: Readonly<Partial<Record<Event["event"], string>>> = {
  RaceAnnounced: "bell",
  LotOpened: "turn",
  BidMade: "bid",
  BidPassed: "pass",
  HorseSold: "hammer",
  HorseUnsold: "pass",
  BettingOpened: "turn",
  BetsSealed: "seal",
  BetsRevealed: "reveal",
  StartRolled: "dice",
  RoundRolled: "dice",
  TieRolled: "dice",
  HorseMoved: "gallop",
  HorseFell: "fall",
  FinishCrossed: "bell",
  RaceRanked: "cheer",
  MoneyMoved: "coins",
  ProgrammeEnded: "cheer",
}

export function sound(event: Event): string | null {
  return SOUNDS[event.event] ?? null
}
