/** The plain board's side of the contract with the house: a game of which nothing is known. */

import type { BoardProps, GameModule, SeatProps } from "../game"
import type { Play } from "./play.svelte"
import type { Fields } from "./words"

interface Box {
  readonly title: string
}

export type Board = BoardProps<Fields, Fields, unknown, Fields, Box, Play>
export type Seat = SeatProps<Fields, Fields, Box>
export type PlainGame = GameModule<Fields, Fields, unknown, Fields, Box, Play>
