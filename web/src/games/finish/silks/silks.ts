/** What the runner of a lane wears: a colour, a pattern and a coat of its own, so that nobody needs colours to tell them apart. */

export interface Silk {
  readonly colour: string
  readonly figure: string
  readonly coat: string
  readonly mane: string
  /** Letters on the colour. */
  readonly ink: string
}

export const SILKS: readonly Silk[] = [
  { colour: "#f4cf3a", figure: "#2a180c", coat: "#5a2d15", mane: "#2a140a", ink: "#2a180c" },
  { colour: "#1d6f74", figure: "#fffaf0", coat: "#3d3733", mane: "#1d1916", ink: "#fffaf0" },
  { colour: "#586f1f", figure: "#f9edd2", coat: "#2c1a0f", mane: "#120a06", ink: "#fffaf0" },
  { colour: "#2b3f80", figure: "#fffaf0", coat: "#726a60", mane: "#3a352f", ink: "#fffaf0" },
  { colour: "#8c1d43", figure: "#f9edd2", coat: "#7a3512", mane: "#3a1607", ink: "#fffaf0" },
  { colour: "#1f1712", figure: "#efb73e", coat: "#94714c", mane: "#f0dcb0", ink: "#fffaf0" },
]

export function silkOf(lane: number): Silk {
  return SILKS[(lane - 1) % SILKS.length]!
}
