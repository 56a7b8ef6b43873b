/** What the plain board cannot know of a game by itself: games/<title>/plain.ts, for games that need it. */

import type { Said } from "../game"
import type { Fields } from "./words"

export interface Hints {
  /** The view as it is worth printing, in this order: tables put together, what is said elsewhere left out. */
  print: (view: Fields, me: number | null, said: Said) => Fields
  /** What holds one value for each seat. */
  readonly seated: readonly string[]
  /** What is looked up now and then: folded away, however long it is. */
  readonly folded: readonly string[]
  /** Which row of a table is about today, counted from 0; −1 for none. */
  current: (name: string, view: Fields) => number
  /** Whether such a table lies open without being asked for. */
  opens: (name: string, view: Fields) => boolean
}

const HINTS = import.meta.glob<Hints>("../*/plain.ts", { eager: true, import: "hints" })

export function hintsFor(title: string): Hints | undefined {
  return HINTS[`../${title}/plain.ts`]
}
