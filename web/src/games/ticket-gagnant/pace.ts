/** How long events are shown, and how they sound. */

import { route } from "./course/cells"
import type { CardPlayed, Event } from "./types"

const PACES: Readonly<Record<Event["event"], number>> = {
  MeetingOpened: 300,
  RaceAnnounced: 500,
  DisciplineChosen: 600,
  RiverPlaced: 600,
  HorsesArranged: 600,
  SecrecyChosen: 300,
  HandSizeChosen: 300,
  CardsDealt: 500,
  PredictionMade: 0,
  PredictionSealed: 250,
  PredictionsRevealed: 700,
  RaceStarted: 600,
  CardPlayed: 500,
  CardDiscarded: 500,
  LineCrossed: 600,
  HorsesDisqualified: 700,
  PhotoFinishDrawn: 900,
  RaceRanked: 700,
  TicketScored: 1200,
  MeetingEnded: 700,
  ActionUndone: 250,
}

const SOUNDS: Partial<Record<Event["event"], string>> = {
  RaceAnnounced: "bell",
  HorsesArranged: "gallop",
  CardsDealt: "card",
  PredictionMade: "seal",
  PredictionsRevealed: "reveal",
  RaceStarted: "bell",
  CardDiscarded: "card",
  LineCrossed: "cheer",
  PhotoFinishDrawn: "photo",
  RaceRanked: "cheer",
  TicketScored: "coins",
  MeetingEnded: "cheer",
}

/** A step of the gallop for every cell, a step for the horse that is pushed, one for every card of a photo finish. */
export function pace(event: Event): number {
  if (event.event === "PhotoFinishDrawn") return PACES.PhotoFinishDrawn + 300 * event.order.length
  if (event.event !== "CardPlayed") return PACES[event.event]
  return gallop(event) + (event.pushed === null ? 0 : 350)
}

function gallop(event: CardPlayed): number {
  if (!event.start || !event.end) return PACES.CardPlayed
  const stops = route(event.start, event.end)
  const cells = stops.reduce((sum, stop, index) => {
    const next = stops[index + 1]
    return next ? sum + Math.abs(next.row - stop.row) + Math.abs(next.lane - stop.lane) : sum
  }, 0)
  return Math.min(700, 320 + 110 * cells)
}

export function sound(event: Event): string | null {
  if (event.event === "CardPlayed") return event.pushed === null ? "gallop" : "push"
  return SOUNDS[event.event] ?? null
}
