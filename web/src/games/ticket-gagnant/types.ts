/** Short names for this game's side of the contract with the house. */

import type { TicketGagnant } from "../../wire"
import type { BoardProps, SeatProps } from "../game"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"

export type View = TicketGagnant.TicketView
export type Event = TicketGagnant.AnyEvent
export type Action = TicketGagnant.AnyAction
export type PlayCard = TicketGagnant.PlayCard
export type CardPlayed = TicketGagnant.CardPlayed
export type TicketScored = TicketGagnant.TicketScored
export type Track = TicketGagnant.Track
export type Box = TicketGagnant.Box
/** What would follow from a choice. */
export type Outlook = TicketGagnant.TicketOutlook
/** The race and one's ticket as if it ended so. */
export type Standing = TicketGagnant.Standing
export type Placing = TicketGagnant.Placing
/** A prediction: the horse for 1st, 2nd and 3rd place, or none. */
export type Places = readonly [number | null, number | null, number | null]
export type Discipline = TicketGagnant.ChooseDiscipline["discipline"]

export type Board = BoardProps<View, Event, Action, Picture, Box, Play, Outlook>
export type Seat = SeatProps<View, Picture, Box>
/** What the page of a choice needs. */
export type Choosing = Pick<Board, "view" | "busy" | "choose">
