/** How long the plain board shows what happens, and what is heard of it: by the kind of event, whatever the game. */

import { happens } from "./kinds"
import type { Fields } from "./words"

const PACE = 300
/** What is told more quickly, or needs time to be read. */
const PACES: Readonly<Record<string, number>> = {
  passing: 0,
  bid: 120, // standing maxima outbid each other step by step
  moved: 200,
  drawn: 700,
  ended: 900,
}
const SOUNDS: Readonly<Record<string, string>> = {
  opened: "bell",
  announced: "bell",
  started: "bell",
  sealed: "seal",
  bid: "seal",
  revealed: "reveal",
  paid: "coins",
  rolled: "dice",
  moved: "gallop",
  out: "fall",
  won: "cheer",
  ended: "cheer",
  over: "cheer",
}

export const pace = (title: string, event: Fields): number => PACES[happens(title, event)] ?? PACE
export const sound = (title: string, event: Fields): string | null => SOUNDS[happens(title, event)] ?? null
/** A bid in a chain of bids. */
export const hurries = (title: string, event: Fields): boolean => happens(title, event) === "bid"
