/** How long events are shown, and how they sound. */

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

export function pace(event: Event): number {
  if (event.event === "HorseMoved") return Math.min(700, 360 + 20 * (event.end - event.start))
  if (event.event === "MoneyMoved") return event.why === "purchase" ? 300 : 420
  return BY_KIND[event.event] ?? 0
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
