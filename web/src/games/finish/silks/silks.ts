/** What the runner of each lane wears. */

import type { Silk } from "../../../board/silks"

const DARK = "#2a180c"
const LIGHT = "#fffaf0"

export const SILKS: readonly Silk[] = [
  { colour: "#f4cf3a", pattern: "dots", mark: DARK, ink: DARK, coat: "#5a2d15", mane: "#2a140a" },
  { colour: "#1d6f74", pattern: "hoops", mark: LIGHT, ink: LIGHT, coat: "#3d3733", mane: "#1d1916" },
  { colour: "#586f1f", pattern: "chevron", mark: "#f9edd2", ink: LIGHT, coat: "#2c1a0f", mane: "#120a06" },
  { colour: "#2b3f80", pattern: "bars", mark: LIGHT, ink: LIGHT, coat: "#726a60", mane: "#3a352f" },
  { colour: "#8c1d43", pattern: "check", mark: "#f9edd2", ink: LIGHT, coat: "#7a3512", mane: "#3a1607" },
  { colour: "#1f1712", pattern: "sash", mark: "#efb73e", ink: LIGHT, coat: "#94714c", mane: "#f0dcb0" },
]

export function silkOf(lane: number): Silk {
  return SILKS[(lane - 1) % SILKS.length]!
}
