/** Where the tiles lie. The leader is on the right, beside the finish; upright on top, under it. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Ground {
  readonly up: boolean
  readonly width: number
  readonly height: number
  /** Of a tile. */
  readonly wide: number
  readonly high: number
  /** From one place to the next. */
  readonly pitch: number
  /** What the finish takes on the right. */
  readonly finish: number
  /** What is left for words under the tiles, or for places beside the strips. */
  readonly margin: number
}

export const PLACES = 7
const WORDS = 42
const WORDS_SMALL = 48
const GUTTER = 27
/** How much of the lower tile of a dead heat is covered by the upper one. */
const OVER = 0.5
const OVER_STRIP = 0.42

/** The table of a size. `small` is one that lies in a hand. */
export function groundOf(width: number, height: number, up: boolean, small: boolean): Ground {
  if (up) {
    const pitch = height / PLACES
    return { up, width, height, wide: width - GUTTER, high: pitch - 4, pitch, finish: 0, margin: GUTTER }
  }
  const finish = small ? 26 : Math.min(64, width * 0.058)
  const margin = small ? WORDS_SMALL : WORDS
  const pitch = (width - finish) / PLACES
  const wide = Math.min(pitch - Math.min(16, pitch * 0.1), 160)
  const high = Math.max(60, Math.min(height - margin - 12, wide * (small ? 3.1 : 1.85)))
  return { up, width, height, wide, high, pitch, finish, margin }
}

/** Where the tile at this index of the line lies; the second of a dead heat half over the first. */
export function spotOf(ground: Ground, index: number, level: boolean): Spot {
  const { up, width, height, wide, high, pitch, finish, margin } = ground
  const at = index - (level && index === 1 ? (up ? OVER_STRIP : OVER) : 0)
  if (up) return { x: margin, y: at * pitch + (pitch - high) / 2 }
  const x = width - finish - (at + 1) * pitch + (pitch - wide) / 2
  return { x, y: Math.max(6, (height - margin - high) / 2) }
}

/** Where each tile of a line lies. */
export function spotsOf(ground: Ground, line: readonly number[], level: boolean): Map<number, Spot> {
  return new Map(line.map((horse, at): [number, Spot] => [horse, spotOf(ground, at, level)]))
}

/** The place of the tile at this index: both of a dead heat lead. */
export function placeOf(index: number, level: boolean): number {
  return level && index > 0 ? index : index + 1
}

/** The places of a line as the rules tell it, a pair together. */
export function placesIn(line: readonly (readonly number[])[]): Map<number, number> {
  return new Map(line.flatMap((horses, at) => horses.map((horse): [number, number] => [horse, at + 1])))
}
