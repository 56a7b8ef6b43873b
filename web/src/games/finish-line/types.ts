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
export interface Outlook {
  /** As if it ended now; from the moment one's own bets are in and the race runs. */
  readonly now: Standing | null
  readonly standings: readonly Standing[]
  /** One per action that may be chosen, in its order. */
  readonly follows: readonly Follow[]
  readonly barred: readonly BarredHorse[]
  readonly dice: readonly BarredDie[]
  readonly blanks: readonly BarredFace[]
  /** While bets are made: by starting place. */
  readonly odds: readonly number[]
}

export interface BetStanding {
  readonly bet: "win" | "place"
  readonly horses: readonly number[]
  readonly stake: number
  readonly odds: number
  readonly pays: number
  readonly places: readonly number[]
  readonly least: number
  readonly most: number
}

export interface Standing {
  /** From the front; a dead-heating pair together. */
  readonly line: readonly (readonly number[])[]
  readonly out: readonly number[]
  readonly win: readonly number[]
  readonly pair: number
  readonly bets: readonly BetStanding[]
  readonly least: number
  readonly most: number
}

export interface Effect {
  readonly horse: number
  readonly what:
    | "moves-up"
    | "takes-lead"
    | "waits"
    | "spent"
    | "warned"
    | "disqualified"
    | "drops-back"
    | "stays"
    | "level"
    | "promised"
    | "gives"
  readonly place: number
}

export interface Follow {
  readonly standing: number
  readonly effects: readonly Effect[]
}

interface Barred {
  readonly why: string
  readonly rule: string
}

export interface BarredHorse extends Barred {
  readonly face: string
  readonly horse: number
  readonly giver: number | null
}

export interface BarredDie extends Barred {
  readonly colour: string
}

export interface BarredFace extends Barred {
  readonly face: string
}

export type Board = BoardProps<View, Event, Action, Picture, Box, Play, Outlook>
export type Seat = SeatProps<View, Picture, Box>
