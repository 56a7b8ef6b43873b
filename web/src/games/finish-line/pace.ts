/** How long events are shown, and how they sound. */

import type { FinishLine } from "../../wire"
import type { Picture } from "./picture"
import type { Event } from "./types"

const BY_KIND: Readonly<Partial<Record<Event["event"], number>>> = {
  RaceAnnounced: 700,
  BetsSealed: 200,
  RaceStarted: 500,
  DiceRolled: 700,
  DieSetAside: 450,
  HorseAdvanced: 450,
  HorseDroppedBack: 550,
  LineRearranged: 700,
  DeadHeatBegan: 900,
  HorseDisqualified: 900,
  DiceLeft: 120,
  TurnSkipped: 400,
  HomeStretchReached: 1200,
  FinishReached: 500,
  ExtraActionTaken: 450,
  RaceRanked: 900,
  SideBetsSettled: 1200,
  MeetingEnded: 700,
}

const LAID = 450
/** What is not laid down but leads at once to something longer. */
const SPENT = 250
const PASSED = 200
/** After a turn in which nothing moved one has a moment to see what was laid. */
const PASSED_AT_REST = 350
const SLIP = 600
const PHOTO = 3000
const PHOTO_AGAIN = 1800
const LONG_FACES = ["disqualified", "helmet", "interference", "dead-heat", "loss"]

/** A turn takes 1.5 to 2.2 seconds, whatever was rolled. */
export function pace(event: Event, picture: Picture, seat: number | null): number {
  switch (event.event) {
    case "DieUsed":
      return isLong(event, picture) ? SPENT : LAID
    case "DicePassed":
      return picture.done?.moved === false ? PASSED_AT_REST : PASSED
    case "PhotoTaken":
      return picture.photos.length ? PHOTO_AGAIN : PHOTO
    case "BetsRevealed":
      return SLIP * event.slips.length
    case "MoneyMoved":
      return event.payee === null || event.why === "capital" ? 250 : event.payee === seat ? 620 : 400
    default:
      return BY_KIND[event.event] ?? 0
  }
}

/** Whether a tile is turned over, leaps or is rearranged for it. */
function isLong({ die, horses }: FinishLine.DieUsed, { tiles }: Picture): boolean {
  if (die.face !== "whip") return LONG_FACES.includes(die.face ?? "")
  return tiles.some((tile) => tile.horse === horses[0] && tile.whips > 0)
}

/** Before the next race is paid for, or side bets are settled, everybody looks at the result for as long as they like. */
export function rests(event: Event, picture: Picture): boolean {
  if (picture.phase !== "result") return false
  return event.event === "SideBetsSettled" || (event.event === "MoneyMoved" && event.why === "capital")
}

const SOUNDS: Readonly<Partial<Record<Event["event"], string>>> = {
  RaceAnnounced: "card",
  BetsSealed: "seal",
  RaceStarted: "bell",
  DiceRolled: "dice",
  DieSetAside: "felt",
  DieUsed: "felt",
  HorseAdvanced: "gallop",
  HorseDroppedBack: "push",
  LineRearranged: "gallop",
  DeadHeatBegan: "gallop",
  HorseDisqualified: "fall",
  TurnSkipped: "coins",
  HomeStretchReached: "bell",
  ExtraActionTaken: "felt",
  PhotoTaken: "photo",
  RaceRanked: "cheer",
  BetsRevealed: "reveal",
  MoneyMoved: "coins",
  SideBetsSettled: "coins",
  MeetingEnded: "cheer",
}

export function sound(event: Event): string | null {
  return SOUNDS[event.event] ?? null
}
