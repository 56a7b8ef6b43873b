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
export type Colour = TripleCouronne.BoxHorse["colour"]
export type Slip = TripleCouronne.Slip
export type Contracts = TripleCouronne.Contracts
/** A horse that is entered, or runs. */
export type Entry = TripleCouronne.Entry
export type MoneyMoved = TripleCouronne.MoneyMoved

interface HorseChance {
  readonly horse: string
  readonly win: number
  readonly placed: number
}
interface LotOutlook {
  readonly horse: string
  readonly worth: number | null
  readonly prize: number | null
  readonly races: readonly { readonly race: number; readonly first: number }[]
  readonly fees: number
  readonly cash_after: number
  readonly rivals: readonly { readonly seat: number; readonly cash: number; readonly gaps: readonly number[] }[]
}
export interface Outlook {
  readonly form: boolean
  readonly chances: readonly HorseChance[]
  readonly worth: readonly { readonly horse: string; readonly worth: number }[]
  readonly calendar: readonly {
    readonly race: number
    readonly horse: string
    readonly state: "qualifies" | "might" | "barred"
    readonly why: string
    readonly rule: string
    readonly facts: Readonly<Record<string, string | number>>
  }[]
  readonly lot: LotOutlook | null
  readonly offers: readonly {
    readonly horse: string
    readonly least: number
    readonly most: number
    readonly worth: number | null
    readonly buyers: readonly number[]
  }[]
  readonly entries: readonly {
    readonly horse: string
    readonly fee: number
    readonly win: number | null
    readonly placed: number | null
    readonly closes: readonly number[]
    readonly prize: number
  }[]
  readonly mounts: readonly { readonly jockey: string; readonly asset: string; readonly wins: number }[]
  readonly bets: {
    readonly cap: number
    readonly ordered: boolean | null
    readonly bets: readonly { readonly horses: readonly string[]; readonly odds: number; readonly most: number }[]
  } | null
  readonly insurance: readonly {
    readonly kind: "race" | "next" | "two"
    readonly horse: string
    readonly premium: number
    readonly pays: number
    readonly often: number | null
  }[]
  readonly now: {
    readonly bets: readonly { readonly horses: readonly string[]; readonly stake: number; readonly pays: number }[]
    readonly total: number
  } | null
  readonly keep: readonly {
    readonly horse: string
    readonly win: number | null
    readonly worth: number | null
    readonly fee: number
  }[]
  readonly give_up: readonly {
    readonly horse: string
    readonly win: number | null
    readonly worth: number | null
    readonly fee: number
  }[]
}

export type Board = BoardProps<View, Event, Action, Picture, Box, Play, Outlook>
export type Seat = SeatProps<View, Picture, Box>
