/** Short names for this game's side of the contract with the house. */

import type { TripleCouronne } from "../../wire"
import type { BoardProps, SeatProps } from "../game"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"

export type View = TripleCouronne.TripleCouronneView
export type Event = TripleCouronne.AnyEvent
/** As an object; a betting slip as text, which stays short however full it is. */
export type Action = TripleCouronne.AnyAction | string
export type Box = TripleCouronne.Box
/** A race card or a training-and-chance card of the box. */
export type BoxCard = TripleCouronne.Cards["list"][number]
export type Slip = TripleCouronne.Slip
export type Contracts = TripleCouronne.Contracts
/** A horse that is entered, or runs. */
export type Entry = TripleCouronne.Entry
export type MoneyMoved = TripleCouronne.MoneyMoved

/** What would follow from a choice. */
export type Outlook = TripleCouronne.TripleCouronneOutlook

export type Board = BoardProps<View, Event, Action, Picture, Box, Play, Outlook>
export type Seat = SeatProps<View, Picture, Box>
