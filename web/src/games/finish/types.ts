/** Short names for this game's side of the contract with the house. */

import type { Finish } from "../../wire"
import type { BoardProps, SeatProps } from "../game"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"

export type View = Finish.FinishView
export type Event = Finish.AnyEvent
export type Action = Finish.AnyAction
export type Box = Finish.Box
/** What would follow from a choice. */
export type Outlook = Finish.FinishOutlook
export type Runner = Finish.Runner
export type Slip = Finish.Slip

export type Board = BoardProps<View, Event, Action, Picture, Box, Play, Outlook>
export type Seat = SeatProps<View, Picture, Box>
