/** What the seven runners of a race wear: by starting place, so that no two are alike; a horse keeps its silks all race long. */

import type { ShadedSilk } from "../../../board/silks"

const PAPER = "#fffdf6"
const INK = "#1e2433"

const SILKS: readonly ShadedSilk[] = [
  { colour: "#d96c1e", mark: PAPER, pattern: "dots", ink: PAPER, coat: "#4a3024", shade: "#37231a", mane: "#1c120d" },
  { colour: "#c8322b", mark: PAPER, pattern: "hoop", ink: PAPER, coat: "#7a4526", shade: "#5b3119", mane: "#2c1a10" },
  { colour: "#7a4da8", mark: PAPER, pattern: "chevron", ink: PAPER, coat: "#8b5028", shade: "#69391a", mane: "#3a2012" },
  { colour: "#1e2433", mark: "#f2d25c", pattern: "star", ink: PAPER, coat: "#9c8f86", shade: "#7d7269", mane: "#5d544d" },
  { colour: "#2b7f49", mark: PAPER, pattern: "sash", ink: PAPER, coat: "#6a3f22", shade: "#4f2d17", mane: "#21140c" },
  { colour: "#2c6fc1", mark: "#cfe2fa", pattern: "plain", ink: PAPER, coat: "#a87644", shade: "#865c33", mane: "#e9d6ad" },
  { colour: "#e3b320", mark: INK, pattern: "check", ink: INK, coat: "#39322f", shade: "#2a2422", mane: "#16120f" },
]

/** The silks of the horse that starts in this place, 1 for the leading one. */
export function silkOf(start: number): ShadedSilk {
  const silk = SILKS[start - 1]
  if (!silk) throw new Error(`no starting place ${start}`)
  return silk
}
