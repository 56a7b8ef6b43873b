/** What a horse runs in: the colour of its stable, with a pattern, and a coat of its own. */

import type { ShadedSilk } from "../../../board/silks"
import type { Box } from "../types"

const PAPER = "#fffdf6"
const INK = "#1e2433"

type Worn = Pick<ShadedSilk, "colour" | "pattern" | "mark" | "ink">
type Coat = Pick<ShadedSilk, "coat" | "shade" | "mane">

const STABLES: Readonly<Record<string, Worn>> = {
  blue: { colour: "#2f62b5", pattern: "hoop", mark: PAPER, ink: PAPER },
  white: { colour: PAPER, pattern: "stripe", mark: "#565b66", ink: INK },
  red: { colour: "#b93a2b", pattern: "plain", mark: PAPER, ink: PAPER },
  yellow: { colour: "#f0c83c", pattern: "dots", mark: INK, ink: INK },
  green: { colour: "#2f7d4a", pattern: "sash", mark: PAPER, ink: PAPER },
  black: { colour: "#23262e", pattern: "star", mark: "#f2d25c", ink: PAPER },
}

const COATS: readonly Coat[] = [
  { coat: "#8f5a31", shade: "#6f4423", mane: "#5b3418" },
  { coat: "#a8a39b", shade: "#87827a", mane: "#e6e1d6" },
  { coat: "#4a3327", shade: "#36251c", mane: "#1b1310" },
  { coat: "#7b4a26", shade: "#5d371b", mane: "#241611" },
  { coat: "#5b3a24", shade: "#432a19", mane: "#21150e" },
  { coat: "#a06a3a", shade: "#7d5029", mane: "#e9d3a6" },
]

export interface Dressed {
  /** In the catalogue. */
  readonly number: number
  readonly silk: ShadedSilk
}

const NOBODY: Dressed = { number: 0, silk: { ...STABLES["red"]!, ...COATS[0]! } }

/** The number and the silks of a horse. */
export function dressed(box: Box, horse: string): Dressed {
  const at = box.horses.list.findIndex(({ name }) => name === horse)
  const card = box.horses.list[at]
  if (!card) return NOBODY
  return { number: at + 1, silk: { ...stableSilk(card.colour), ...COATS[(at * 5 + card.age) % COATS.length]! } }
}

/** The silks of a stable, on a horse of no matter which coat. */
export function stableSilk(colour: string): ShadedSilk {
  return { ...(STABLES[colour] ?? STABLES["red"]!), ...COATS[0]! }
}
