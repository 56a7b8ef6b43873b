/** How the seven horses are told apart: silk colour, silk pattern, coat, and the number on the disc. */

import type { ShadedSilk } from "../../../board/silks"

const PAPER = "#fffdf6"
const INK = "#1e2433"

const SILKS: readonly ShadedSilk[] = [
  { colour: "#e5812f", mark: PAPER, pattern: "stripe", ink: INK, coat: "#7a4526", shade: "#5b3119", mane: "#2c1a10" },
  { colour: "#7446a6", mark: "#f3e3ff", pattern: "dots", ink: "#ffffff", coat: "#463229", shade: "#2f211b", mane: "#1a1210" },
  { colour: "#2b7d3a", mark: PAPER, pattern: "sash", ink: "#ffffff", coat: "#a06a3e", shade: "#7c4d29", mane: "#e6d3a8" },
  { colour: "#2667b8", mark: PAPER, pattern: "hoop", ink: "#ffffff", coat: "#57382a", shade: "#3d261b", mane: "#1d1310" },
  { colour: "#c22f28", mark: "#f7c9a8", pattern: "plain", ink: "#ffffff", coat: "#8b5028", shade: "#69391a", mane: "#3a2012" },
  { colour: "#e9bd25", mark: "#a8442a", pattern: "check", ink: INK, coat: "#d2cabb", shade: "#a69c8b", mane: "#6f675c" },
  { colour: "#2a2d34", mark: "#f2d25c", pattern: "star", ink: "#ffffff", coat: "#332a26", shade: "#1f1916", mane: "#0f0c0b" },
]

/** The silk of a horse, by number. */
export function silkOf(horse: number): ShadedSilk {
  const silk = SILKS[horse - 1]
  if (!silk) throw new Error(`no horse ${horse}`)
  return silk
}

export const HORSES = [1, 2, 3, 4, 5, 6, 7] as const
