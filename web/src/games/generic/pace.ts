/** How long events are shown, and how they sound. */

import { word } from "./word"
import type { Fields } from "./words"

const PACE = 300
/** What is told more quickly, or needs time to be read. */
const PACES: readonly [RegExp, number][] = [
  [/^MoveAnnounced$/, 0],
  [/^Bid/, 120], // standing maxima outbid each other step by step
  [/Moved$/, 200],
  [/^CardDrawn$/, 700],
  [/^RaceEnded$/, 900],
]
const SOUNDS: readonly [RegExp, string][] = [
  [/Undone|Set$/, ""],
  [/Ended|Won|Ranked/, "cheer"],
  [/Money/, "coins"],
  [/Rolled|Tie/, "dice"],
  [/Revealed/, "reveal"],
  [/Sealed|Made$/, "seal"],
  [/Started|Announced|Opened|Stretch/, "bell"],
  [/Fell|Disqualified/, "fall"],
  [/Moved|Advanced|Played/, "gallop"],
]

export function pace({ event }: Fields): number {
  return PACES.find(([kind]) => kind.test(word(event)))?.[1] ?? PACE
}

export function sound({ event }: Fields): string | null {
  return SOUNDS.find(([kind]) => kind.test(word(event)))?.[1] || null
}
