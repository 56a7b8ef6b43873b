/** Short names for this game's side of the contract with the house. */

import type { FinishLine } from "../../wire"
import type { BoardProps, SeatProps } from "../game"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"

export type View = FinishLine.FinishLineView
export type Event = FinishLine.AnyEvent
export type Action = FinishLine.AnyAction
export type UseDie = FinishLine.UseDie
export type Box = FinishLine.Box
export type Die = FinishLine.Die
export type Tile = FinishLine.Tile
export type Slip = FinishLine.Slip
export type Colour = FinishLine.SetAside["die"]
export type Face = FinishLine.UseDie["face"] | "blank"

/** What would follow from a choice. */
export type Outlook = FinishLine.FinishLineOutlook
/** The race, and one's own slip, as if it ended so. */
export type Standing = FinishLine.Standing
export type BetStanding = FinishLine.BetStanding
export type Effect = FinishLine.Effect
export type BarredHorse = FinishLine.BarredHorse

export type Board = BoardProps<View, Event, Action, Picture, Box, Play, Outlook>
export type Seat = SeatProps<View, Picture, Box>
