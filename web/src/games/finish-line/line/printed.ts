/** What is printed on a tile, and what lies on it. */

import type { ShadedSilk } from "../../../board/silks"
import type { Mark } from "../targets"
import type { Tile } from "../types"

export interface Printed {
  readonly tile: Tile
  readonly silk: ShadedSilk
  readonly wide: number
  readonly high: number
  /** How it stands to what is picked. */
  readonly mark: Mark | null
  /** Half under another one. */
  readonly under: boolean
  /** Level with another one: the cord lies over its end. */
  readonly tied: boolean
  readonly gallops: boolean
  readonly ms: number
  /** What its reader has on it, to win or in a pair. */
  readonly chip: string
  /** What belongs into its well while nothing lies there. */
  readonly hint: string
}
