// Made by scripts/types from the definitions of the server and the games. Do not edit.


export interface Hello {
  readonly ask: "hello"
  readonly seat?: number | null
  readonly watch?: boolean
  readonly public?: boolean
  readonly heard?: number | null
  readonly plain?: boolean
  readonly outlook?: boolean
}

export interface Act {
  readonly ask: "act"
  readonly id: string
  readonly seat: number
  readonly turn: number
  readonly action: unknown
}

export interface Undo {
  readonly ask: "undo"
  readonly id: string
  readonly seat: number
  readonly turn: number
}

export interface Order {
  readonly ask: "order"
  readonly id: string
  readonly seat: number
  readonly decision: string
  readonly answer: string | null
}

export interface Plan {
  readonly ask: "plan"
  readonly id: string
  readonly seat: number
  readonly coming: string
  readonly most: number | null
}

export interface Say {
  readonly ask: "say"
  readonly id: string
  readonly seat?: number | null
  readonly name?: string
  readonly text: string
}

export interface React {
  readonly ask: "react"
  readonly id: string
  readonly seat?: number | null
  readonly reaction: "bravo" | "gasp" | "hurry" | "laugh" | "oops" | "thanks"
}

export interface Begin {
  readonly ask: "begin"
  readonly id: string
}

export interface HandOver {
  readonly ask: "hand-over"
  readonly id: string
  readonly seat: number
  readonly leave?: boolean
}

export interface TakeBack {
  readonly ask: "take-back"
  readonly id: string
  readonly seat: number
}

export interface Agree {
  readonly ask: "agree"
  readonly id: string
  readonly seat: number
}

export interface Nudge {
  readonly ask: "nudge"
  readonly id: string
  readonly seat: number
}

export interface AskForSeat {
  readonly ask: "ask-for-seat"
  readonly id: string
  readonly name: string
  readonly emblem: "binoculars" | "bow-tie" | "bugle" | "carrot" | "clover" | "fan" | "flag" | "hat" | "horseshoe" | "rosette" | "umbrella" | "watch"
  readonly nonce?: string | null
}

export interface Withdraw {
  readonly ask: "withdraw"
  readonly id: string
}

export interface HostRules {
  readonly ask: "host"
  readonly id: string
  readonly do: "admit" | "chat" | "free" | "keep" | "kick" | "lock" | "mute" | "turn-down" | "unlock" | "unmute"
  readonly seat?: number | null
  readonly spectator?: number | null
  readonly petition?: number | null
  readonly chat?: "closed" | "everybody" | "players" | null
}

export interface Welcome {
  readonly tell: "welcome"
  readonly table: TableInfo
  readonly seat: number | null
  readonly fresh: boolean
  readonly game: Progress | null
  readonly box: unknown
  readonly kinds: Readonly<Record<string, Readonly<Record<string, string>>>> | null
  readonly facts: readonly Fact[]
  readonly chat: readonly ChatLine[]
  readonly now: number
  readonly version: string
}

export interface TableInfo {
  readonly id: string
  readonly title: string
  readonly edition: string
  readonly options: Readonly<Record<string, boolean | number | string | null>>
  readonly clock: "fast" | "none" | "relaxed"
  readonly status: "over" | "running" | "waiting"
  readonly seats: readonly SeatInfo[]
  readonly mine: readonly number[]
  readonly host: boolean
  readonly one_device: boolean
  readonly listed: boolean
  readonly locked: boolean
  readonly chat: "closed" | "everybody" | "players"
  readonly hints: boolean
  readonly muted: readonly number[]
  readonly spectators: number
  readonly commitment: string
  readonly created: number
  readonly touched: number
  readonly petitions: readonly Petition[]
  readonly rematch: string | null
  readonly outcome: Outcome | null
}

export interface SeatInfo {
  readonly name: string
  readonly emblem: "binoculars" | "bow-tie" | "bugle" | "carrot" | "clover" | "fan" | "flag" | "hat" | "horseshoe" | "rosette" | "umbrella" | "watch"
  readonly kind: "bot" | "open" | "person"
  readonly bot: string
  readonly by_bot: boolean
  readonly here: boolean
  readonly muted: boolean
  readonly host: boolean
  readonly due: number | null
  readonly freeing: Freeing | null
}

export interface Freeing {
  readonly at: number
  readonly agreed: readonly number[]
}

export interface Petition {
  readonly number: number
  readonly name: string
  readonly emblem: "binoculars" | "bow-tie" | "bugle" | "carrot" | "clover" | "fan" | "flag" | "hat" | "horseshoe" | "rosette" | "umbrella" | "watch"
}

export interface Outcome {
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
  readonly winners: readonly number[]
}

export interface Progress {
  readonly heard: number
  readonly turn: number
  readonly undo: boolean
  readonly events: readonly unknown[]
  readonly view: unknown
  readonly legal: Legal | null
  readonly outlook: unknown
  readonly orders: Orders | null
}

export interface Legal {
  readonly actions: readonly LegalAction[]
  readonly forms: readonly FormInfo[]
}

export interface LegalAction {
  readonly text: string
  readonly action: unknown
}

export interface FormInfo {
  readonly kind: string
  readonly lines: readonly LineInfo[]
  readonly total: number
  readonly may_be_empty: boolean
  readonly things: readonly TargetInfo[]
  readonly least: number
  readonly most: number
}

export interface LineInfo {
  readonly name: string
  readonly label: string
  readonly count: number
  readonly targets: number
  readonly low: number
  readonly high: number
  readonly step: number
  readonly fixed: boolean
  readonly open: readonly TargetInfo[]
}

export interface TargetInfo {
  readonly number: number
  readonly word: string
  readonly name: readonly string[]
  readonly low: number
  readonly high: number
}

export interface Orders {
  readonly now: string
  readonly known: readonly StandingOrder[]
  readonly coming: readonly PlannedLot[]
}

export interface StandingOrder {
  readonly decision: string
  readonly answers: readonly string[]
  readonly given: string | null
}

export interface PlannedLot {
  readonly coming: string
  readonly lot: Coming
  readonly most: number | null
}

export interface Coming {
  readonly name: string
  readonly least: number
  readonly most: number
  readonly step: number
}

export interface Fact {
  readonly what: "agreed" | "asked" | "chat" | "clock" | "freed" | "freeing" | "handed-over" | "hinted" | "kept" | "kicked" | "left" | "locked" | "muted" | "nudged" | "recovered" | "recovery" | "renewed" | "sat" | "started" | "taken-back" | "turned-down" | "unlocked" | "unmuted" | "withdrew"
  readonly seat?: number | null
  readonly by?: number | null
  readonly name?: string
  readonly detail?: string
}

export interface ChatLine {
  readonly at: number
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly spectator: number | null
  readonly remark: Remark | null
}

export interface Remark {
  readonly key: string
  readonly facts: Readonly<Record<string, string | number>>
}

export interface Update {
  readonly tell: "update"
  readonly game: Progress
  readonly done: string
}

export interface RoomChanged {
  readonly tell: "room"
  readonly table: TableInfo
  readonly fact: Fact | null
}

export interface Watched {
  readonly tell: "watched"
  readonly spectators: number
}

export interface Said {
  readonly tell: "said"
  readonly line: ChatLine
}

export interface Reacted {
  readonly tell: "reacted"
  readonly seat: number | null
  readonly spectator: number | null
  readonly reaction: "bravo" | "gasp" | "hurry" | "laugh" | "oops" | "thanks"
}

export interface Done {
  readonly tell: "done"
  readonly id: string
}

export interface Refused {
  readonly tell: "refused"
  readonly id: string
  readonly why: "closed" | "malformed" | "muted" | "not-now" | "not-yours" | "rule" | "stale" | "storage" | "too-fast"
  readonly text: string
  readonly rule: string
  readonly key: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly game: Progress | null
}

export interface Moved {
  readonly tell: "moved"
}

export interface Home {
  readonly me: Me
  readonly games: readonly GameInfo[]
  readonly mine: readonly TableInfo[]
  readonly listed: readonly TableInfo[]
  readonly addresses: readonly string[]
  readonly keeps: number
  readonly version: string
}

export interface Me {
  readonly name: string
  readonly emblem: "binoculars" | "bow-tie" | "bugle" | "carrot" | "clover" | "fan" | "flag" | "hat" | "horseshoe" | "rosette" | "umbrella" | "watch"
}

export interface GameInfo {
  readonly title: string
  readonly name: string
  readonly ready: boolean
  readonly editions: readonly string[]
  readonly seats: readonly number[]
  readonly options: readonly OptionInfo[]
  readonly bots: readonly string[]
  readonly others: readonly string[]
  readonly hints: boolean
  readonly guided: FirstTableInfo | null
  readonly newcomers: Readonly<Record<string, boolean | number | string | null>>
}

export interface OptionInfo {
  readonly name: string
  readonly kind: "number" | "word" | "yes-no"
  readonly default: boolean | number | string | null
  readonly choices: Readonly<Record<string, readonly number[]>>
  readonly words: readonly string[]
  readonly editions: readonly string[]
}

export interface FirstTableInfo {
  readonly seats: number
  readonly edition: string
  readonly options: Readonly<Record<string, boolean | number | string | null>>
}

export interface NewTable {
  readonly title: string
  readonly edition?: string
  readonly options?: Readonly<Record<string, boolean | number | string | null>>
  readonly seats: readonly SeatPlan[]
  readonly clock?: "fast" | "none" | "relaxed"
  readonly listed?: boolean
  readonly chat?: "closed" | "everybody" | "players"
  readonly hints?: boolean
  readonly begin?: boolean
}

export interface SeatPlan {
  readonly who: "bot" | "friend" | "here" | "me"
  readonly name?: string
  readonly emblem?: "binoculars" | "bow-tie" | "bugle" | "carrot" | "clover" | "fan" | "flag" | "hat" | "horseshoe" | "rosette" | "umbrella" | "watch" | null
  readonly bot?: string
  readonly nonce?: string | null
}

export interface Opened {
  readonly id: string
  readonly join: string
}

export interface SitDown {
  readonly join: string
  readonly name: string
  readonly emblem: "binoculars" | "bow-tie" | "bugle" | "carrot" | "clover" | "fan" | "flag" | "hat" | "horseshoe" | "rosette" | "umbrella" | "watch"
  readonly seat?: number | null
  readonly nonce?: string | null
}

export interface Seated {
  readonly seat: number
  readonly recovery: string
}

export interface Recovery {
  readonly secret: string
}

export interface Recover {
  readonly secret: string
}

export interface Invitation {
  readonly join: string
}

export interface WhoIAm {
  readonly name: string
  readonly emblem: "binoculars" | "bow-tie" | "bugle" | "carrot" | "clover" | "fan" | "flag" | "hat" | "horseshoe" | "rosette" | "umbrella" | "watch"
}

export interface Replay {
  readonly title: string
  readonly players: readonly string[]
  readonly commitment: string
  readonly seed: string
  readonly outcome: Outcome
  readonly box: unknown
  readonly kinds: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly frames: readonly Frame[]
}

export interface Frame {
  readonly events: readonly unknown[]
  readonly view: unknown
}

export interface Standing {
  readonly race: number
  readonly step: number
  readonly totals: readonly number[]
}

export interface Hints {
  readonly hints: readonly Hint[]
}

export interface Hint {
  readonly key: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly chance: number | null
  readonly worth: number | null
  readonly includes: boolean
}

export interface RecordText {
  readonly record: string
  readonly commitment?: string
  readonly seat?: number | null
}

export interface Verdict {
  readonly holds: boolean
  readonly reason: string
  readonly line: number
  readonly commitment: string
  readonly seed: string
  readonly actions: number
}

export interface RulesPage {
  readonly title: string
  readonly language: string
  readonly markdown: string
}

export interface TextsInfo {
  readonly language: string
  readonly fallback: string
  readonly languages: readonly LanguageInfo[]
  readonly catalogues: readonly string[]
  readonly names: Readonly<Record<string, string>>
}

export interface LanguageInfo {
  readonly language: string
  readonly name: string
}

export interface Problem {
  readonly why: string
  readonly text: string
  readonly rule: string
  readonly key: string
  readonly facts: Readonly<Record<string, string | number>>
}

export interface View {
  readonly seat: number | null
  readonly seats: number
  readonly races: number
  readonly race: number
  readonly phase: string
  readonly to_act: readonly number[]
  readonly choice: Choice | null
  readonly history: readonly ({ readonly event: string })[]
}

export interface Choice {
  readonly kind: string
  readonly owed: boolean
}

export type AnyAsked = Hello | Act | Undo | Order | Plan | Say | React | Begin | HandOver | TakeBack | Agree | Nudge | AskForSeat | Withdraw | HostRules

export type AnyTold = Welcome | Update | RoomChanged | Watched | Said | Reacted | Done | Refused | Moved

export const EMBLEMS = ["hat","binoculars","umbrella","bugle","rosette","horseshoe","watch","clover","bow-tie","flag","carrot","fan"] as const

export const REACTIONS = ["bravo","laugh","gasp","oops","thanks","hurry"] as const

export type Emblem = (typeof EMBLEMS)[number]
export type Reaction = (typeof REACTIONS)[number]

export namespace TicketGagnant {
export interface ChooseDiscipline {
  readonly do: "discipline"
  readonly discipline: "flat" | "harness" | "hurdles" | "steeplechase"
}

export interface PlaceRiver {
  readonly do: "river"
  readonly hedge: 1 | 2
  readonly after: boolean
}

export interface ArrangeHorses {
  readonly do: "arrange"
  readonly order: readonly [number, number, number, number, number, number, number]
}

export interface ChooseSecrecy {
  readonly do: "secrecy"
  readonly hidden: boolean
}

export interface ChooseHandSize {
  readonly do: "hand"
  readonly size: number
}

export interface Predict {
  readonly do: "predict"
  readonly first?: number | null
  readonly second?: number | null
  readonly third?: number | null
}

export interface PlayCard {
  readonly do: "play"
  readonly card: string
  readonly horse?: number | null
  readonly to?: string | null
  readonly pushed_to?: string | null
}

export interface DiscardCard {
  readonly do: "discard"
  readonly card: string
}

export interface MeetingOpened {
  readonly event: "MeetingOpened"
  readonly races: number
  readonly first_player: number
  readonly drawn: boolean
}

export interface RaceAnnounced {
  readonly event: "RaceAnnounced"
  readonly race: number
  readonly first_player: number
}

export interface DisciplineChosen {
  readonly event: "DisciplineChosen"
  readonly race: number
  readonly seat: number
  readonly discipline: string
  readonly hedges: readonly number[]
}

export interface RiverPlaced {
  readonly event: "RiverPlaced"
  readonly seat: number
  readonly hedge: number
  readonly after: boolean
  readonly row: number
  readonly hedges: readonly number[]
}

export interface HorsesArranged {
  readonly event: "HorsesArranged"
  readonly seat: number
  readonly order: readonly number[]
}

export interface SecrecyChosen {
  readonly event: "SecrecyChosen"
  readonly seat: number
  readonly hidden: boolean
}

export interface HandSizeChosen {
  readonly event: "HandSizeChosen"
  readonly seat: number
  readonly size: number
}

export interface CardsDealt {
  readonly event: "CardsDealt"
  readonly seat: number
  readonly cards: readonly string[]
}

export interface PredictionMade {
  readonly event: "PredictionMade"
  readonly seat: number
  readonly places: readonly [number | null, number | null, number | null]
}

export interface PredictionSealed {
  readonly event: "PredictionSealed"
  readonly seat: number
}

export interface PredictionsRevealed {
  readonly event: "PredictionsRevealed"
  readonly tickets: readonly (readonly [number | null, number | null, number | null])[]
}

export interface RaceStarted {
  readonly event: "RaceStarted"
  readonly hidden: boolean
}

export interface CardPlayed {
  readonly event: "CardPlayed"
  readonly seat: number
  readonly card: string
  readonly horse: number | null
  readonly start: string | null
  readonly end: string | null
  readonly pushed: number | null
  readonly pushed_to: string | null
}

export interface CardDiscarded {
  readonly event: "CardDiscarded"
  readonly seat: number
  readonly card: string
}

export interface LineCrossed {
  readonly event: "LineCrossed"
  readonly horses: readonly number[]
}

export interface HorsesDisqualified {
  readonly event: "HorsesDisqualified"
  readonly horses: readonly number[]
}

export interface PhotoFinishDrawn {
  readonly event: "PhotoFinishDrawn"
  readonly level: readonly number[]
  readonly order: readonly number[]
}

export interface RaceRanked {
  readonly event: "RaceRanked"
  readonly race: number
  readonly ranking: readonly number[]
  readonly disqualified: readonly number[]
}

export interface TicketScored {
  readonly event: "TicketScored"
  readonly seat: number
  readonly points: readonly [number, number, number]
  readonly bonus: number
  readonly pawn: number
  readonly tokens: number
  readonly total: number
}

export interface MeetingEnded {
  readonly event: "MeetingEnded"
  readonly totals: readonly number[]
  readonly winners: readonly number[]
}

export interface ActionUndone {
  readonly event: "ActionUndone"
  readonly seat: number
}

export interface TicketView {
  readonly seat: number | null
  readonly seats: number
  readonly races: number
  readonly race: number
  readonly phase: string
  readonly to_act: readonly number[]
  readonly choice: Choice | null
  readonly history: readonly (MeetingOpened | RaceAnnounced | DisciplineChosen | RiverPlaced | HorsesArranged | SecrecyChosen | HandSizeChosen | CardsDealt | PredictionMade | PredictionSealed | PredictionsRevealed | RaceStarted | CardPlayed | CardDiscarded | LineCrossed | HorsesDisqualified | PhotoFinishDrawn | RaceRanked | TicketScored | MeetingEnded | ActionUndone)[]
  readonly edition: string
  readonly flat_only: boolean
  readonly hidden_predictions: boolean
  readonly first_player: number
  readonly discipline: string
  readonly track: Track
  readonly hidden: boolean
  readonly hand_size: number
  readonly horses: readonly string[]
  readonly hand: readonly string[]
  readonly cards_left: readonly number[]
  readonly played: readonly string[]
  readonly ruled_out: readonly (readonly string[])[]
  readonly ticket: readonly [number | null, number | null, number | null] | null
  readonly predicted: readonly boolean[]
  readonly tickets: readonly (readonly [number | null, number | null, number | null])[] | null
  readonly pawns: readonly number[]
  readonly tokens: readonly number[]
  readonly totals: readonly number[]
  readonly ranking: readonly number[]
  readonly disqualified: readonly number[]
}

export interface Choice {
  readonly kind: string
  readonly owed: boolean
  readonly actions: readonly (ChooseDiscipline | PlaceRiver | ArrangeHorses | ChooseSecrecy | ChooseHandSize | Predict | PlayCard | DiscardCard)[]
}

export interface Track {
  readonly rows: number
  readonly lanes: number
  readonly start_row: number
  readonly hedges: readonly number[]
  readonly hedge_marks: readonly number[]
  readonly river_row: number | null
  readonly hoofprints: readonly string[]
}

export interface TicketOutlook {
  readonly now: Standing
  readonly standings: readonly Standing[]
  readonly plays: readonly number[]
  readonly barred: readonly Barred[]
}

export interface Standing {
  readonly order: readonly (readonly number[])[]
  readonly disqualified: readonly number[]
  readonly ticket: readonly [Placing | null, Placing | null, Placing | null]
  readonly points: readonly number[]
  readonly ends: boolean
}

export interface Placing {
  readonly horse: number
  readonly best: number
  readonly worst: number
  readonly points: readonly number[]
}

export interface Barred {
  readonly card: string
  readonly horse: number
  readonly cell: string
  readonly why: "full" | "hedge" | "line" | "river"
}

export interface Box {
  readonly title: string
  readonly name: Readonly<Record<string, string>>
  readonly digest: string
  readonly horses: Stable
  readonly deck: Cards
  readonly track: BoxTrack
  readonly harness: Harness
  readonly ticket: Ticket
  readonly score: Score
  readonly simulation: Simulation | null
}

export interface Stable {
  readonly list: readonly Horse[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Horse {
  readonly number: number
  readonly colour: string
  readonly name: Readonly<Record<string, string>>
}

export interface Cards {
  readonly cards: readonly string[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface BoxTrack {
  readonly rows: number
  readonly start_row: number
  readonly hedge_marks: readonly [number, number]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Harness {
  readonly hoofprints: readonly string[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Ticket {
  readonly exact: readonly [number, number, number]
  readonly placed: number
  readonly lost: number
  readonly disqualified: number
  readonly trio_in_order: number
  readonly trio: number
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Score {
  readonly floor: number
  readonly token: Readonly<Record<string, number>>
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Simulation {
  readonly how: string
  readonly measured: readonly Measured[]
}

export interface Measured {
  readonly seats: number
  readonly cards: number
  readonly races: number
  readonly crossed: number
}

export type AnyAction = ChooseDiscipline | PlaceRiver | ArrangeHorses | ChooseSecrecy | ChooseHandSize | Predict | PlayCard | DiscardCard

export type AnyEvent = MeetingOpened | RaceAnnounced | DisciplineChosen | RiverPlaced | HorsesArranged | SecrecyChosen | HandSizeChosen | CardsDealt | PredictionMade | PredictionSealed | PredictionsRevealed | RaceStarted | CardPlayed | CardDiscarded | LineCrossed | HorsesDisqualified | PhotoFinishDrawn | RaceRanked | TicketScored | MeetingEnded | ActionUndone
}

export namespace Finish {
export interface Pass {
  readonly do: "pass"
}

export interface Bid {
  readonly do: "bid"
  readonly amount: number
}

export interface SetMaximum {
  readonly do: "maximum"
  readonly amount: number
}

export interface PlaceBets {
  readonly do: "bets"
  readonly win?: Bet | null
  readonly places?: readonly Bet[]
}

export interface Bet {
  readonly lane: number
  readonly stake: number
}

export interface ProgrammeOpened {
  readonly event: "ProgrammeOpened"
  readonly races: number
  readonly cash: number
  readonly opener: number
}

export interface RaceAnnounced {
  readonly event: "RaceAnnounced"
  readonly race: number
  readonly horses: readonly string[]
}

export interface LotOpened {
  readonly event: "LotOpened"
  readonly horse: string
  readonly opener: number
}

export interface BidMade {
  readonly event: "BidMade"
  readonly seat: number
  readonly amount: number
}

export interface BidPassed {
  readonly event: "BidPassed"
  readonly seat: number
}

export interface MaximumSet {
  readonly event: "MaximumSet"
  readonly seat: number
  readonly amount: number
}

export interface HorseSold {
  readonly event: "HorseSold"
  readonly lane: number
  readonly horse: string
  readonly jockey: string
  readonly seat: number
  readonly price: number
}

export interface HorseUnsold {
  readonly event: "HorseUnsold"
  readonly horse: string
}

export interface RaceCancelled {
  readonly event: "RaceCancelled"
  readonly race: number
}

export interface BettingOpened {
  readonly event: "BettingOpened"
  readonly race: number
}

export interface BetsMade {
  readonly event: "BetsMade"
  readonly seat: number
  readonly slip: Slip
}

export interface Slip {
  readonly win: Bet | null
  readonly places: readonly Bet[]
}

export interface BetsSealed {
  readonly event: "BetsSealed"
  readonly seat: number
}

export interface BetsRevealed {
  readonly event: "BetsRevealed"
  readonly slips: readonly Slip[]
}

export interface StartRolled {
  readonly event: "StartRolled"
  readonly dice: readonly number[]
  readonly lanes: readonly number[]
  readonly to: number
}

export interface RoundRolled {
  readonly event: "RoundRolled"
  readonly round: number
  readonly lane: number
  readonly plus: number
}

export interface HorseMoved {
  readonly event: "HorseMoved"
  readonly lane: number
  readonly start: number
  readonly end: number
}

export interface HorseFell {
  readonly event: "HorseFell"
  readonly lane: number
  readonly square: number
}

export interface FinishCrossed {
  readonly event: "FinishCrossed"
  readonly lane: number
}

export interface TieRolled {
  readonly event: "TieRolled"
  readonly lanes: readonly number[]
  readonly dice: readonly number[]
}

export interface RaceRanked {
  readonly event: "RaceRanked"
  readonly race: number
  readonly order: readonly number[]
  readonly squares: readonly number[]
  readonly win_odds: number
  readonly place_odds: readonly number[]
  readonly owner_odds: readonly number[]
}

export interface MoneyMoved {
  readonly event: "MoneyMoved"
  readonly payer: number | null
  readonly payee: number | null
  readonly amount: number
  readonly why: string
}

export interface ProgrammeEnded {
  readonly event: "ProgrammeEnded"
  readonly totals: readonly number[]
  readonly winners: readonly number[]
}

export interface ActionUndone {
  readonly event: "ActionUndone"
  readonly seat: number
}

export interface FinishView {
  readonly seat: number | null
  readonly seats: number
  readonly races: number
  readonly race: number
  readonly phase: string
  readonly to_act: readonly number[]
  readonly choice: Choice | null
  readonly history: readonly (ProgrammeOpened | RaceAnnounced | LotOpened | BidMade | BidPassed | MaximumSet | HorseSold | HorseUnsold | RaceCancelled | BettingOpened | BetsMade | BetsSealed | BetsRevealed | StartRolled | RoundRolled | HorseMoved | HorseFell | FinishCrossed | TieRolled | RaceRanked | MoneyMoved | ProgrammeEnded | ActionUndone)[]
  readonly opener: number
  readonly length: number
  readonly crosses: readonly number[]
  readonly horses: readonly string[]
  readonly lot: number
  readonly auction: Lot | null
  readonly maximum: number
  readonly runners: readonly Runner[]
  readonly fallen: readonly string[]
  readonly cash: readonly number[]
  readonly bank: number
  readonly slip: Slip | null
  readonly betted: readonly boolean[]
  readonly slips: readonly Slip[] | null
}

export interface Choice {
  readonly kind: string
  readonly owed: boolean
  readonly least: number
  readonly most: number
  readonly step: number
  readonly lanes: readonly number[]
}

export interface Lot {
  readonly horse: string
  readonly price: number
  readonly leader: number | null
  readonly turn: number
  readonly still_in: readonly boolean[]
  readonly limits: readonly number[]
}

export interface Runner {
  readonly lane: number
  readonly horse: string
  readonly jockey: string
  readonly owner: number
  readonly price: number
}

export interface FinishOutlook {
  readonly length: number
  readonly lot: LotOutlook | null
  readonly form: FormOutlook | null
  readonly race: readonly Standing[]
}

export interface LotOutlook {
  readonly pays: OwnerPays
  readonly cash: number
}

export interface OwnerPays {
  readonly first: number
  readonly second: number
  readonly third: number
}

export interface FormOutlook {
  readonly runners: readonly OwnedRunner[]
  readonly odds: readonly OddsSquare[]
  readonly rounds: readonly RoundEnds[]
  readonly cash: number
}

export interface OwnedRunner {
  readonly lane: number
  readonly owner: number
  readonly price: number
  readonly first: number
  readonly second: number
  readonly third: number
  readonly cross: number
}

export interface OddsSquare {
  readonly square: number
  readonly win: number
  readonly place: number
}

export interface RoundEnds {
  readonly round: number
  readonly percent: number
}

export interface Standing {
  readonly race: number
  readonly round: number
  readonly lane: number | null
  readonly order: readonly (readonly number[])[]
  readonly bets: readonly BetReturn[]
  readonly horses: readonly HorseReturn[]
  readonly least: number
  readonly most: number
}

export interface BetReturn {
  readonly bet: "place" | "win"
  readonly lane: number
  readonly stake: number
  readonly best: number
  readonly worst: number
  readonly least: number
  readonly most: number
}

export interface HorseReturn {
  readonly lane: number
  readonly price: number
  readonly best: number
  readonly worst: number
  readonly least: number
  readonly most: number
}

export interface Box {
  readonly title: string
  readonly name: Readonly<Record<string, string>>
  readonly digest: string
  readonly horses: Stable
  readonly jockeys: Riders
  readonly track: Track
  readonly odds: Odds
  readonly money: Money
  readonly simulation: Simulation | null
}

export interface Stable {
  readonly list: readonly HorseCard[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface HorseCard {
  readonly name: string
  readonly numbers: readonly [number, number, number, number, number, number]
  readonly character: Readonly<Record<string, string>>
}

export interface Riders {
  readonly list: readonly JockeyCard[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface JockeyCard {
  readonly name: string
  readonly numbers: readonly [number, number, number, number, number, number]
}

export interface Track {
  readonly length: number
  readonly crosses: readonly [number, number, number, number, number, number]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Odds {
  readonly win: readonly [number, number, number, number, number]
  readonly place: readonly [number, number, number, number, number]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Money {
  readonly start: number
  readonly least_bid: number
  readonly step: number
  readonly most_horses: number
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Simulation {
  readonly how: string
  readonly races: number
  readonly ends_in_round: Readonly<Record<string, number>>
  readonly with_a_fall: number
  readonly without_winner: number
  readonly win_bets_pay_nothing: number
  readonly decided_by_dice: number
  readonly horse_wins: Readonly<Record<string, number>>
  readonly jockey_wins: Readonly<Record<string, number>>
}

export type AnyAction = Pass | Bid | SetMaximum | PlaceBets

export type AnyEvent = ProgrammeOpened | RaceAnnounced | LotOpened | BidMade | BidPassed | MaximumSet | HorseSold | HorseUnsold | RaceCancelled | BettingOpened | BetsMade | BetsSealed | BetsRevealed | StartRolled | RoundRolled | HorseMoved | HorseFell | FinishCrossed | TieRolled | RaceRanked | MoneyMoved | ProgrammeEnded | ActionUndone
}

export namespace TripleCouronne {
export interface TakeStable {
  readonly do: "stable"
  readonly colour: "black" | "blue" | "green" | "red" | "white" | "yellow"
}

export interface TakeJockey {
  readonly do: "jockey"
  readonly jockey: string
}

export interface Bid {
  readonly do: "bid"
  readonly amount: number
}

export interface Pass {
  readonly do: "pass"
}

export interface SetMaximum {
  readonly do: "maximum"
  readonly amount: number
}

export interface ChooseTaker {
  readonly do: "taker"
  readonly seat: number
}

export interface OfferForSale {
  readonly do: "sell"
  readonly offers?: readonly Offer[]
}

export interface Offer {
  readonly horse: string
  readonly least: number
}

export interface EnterHorses {
  readonly do: "enter"
  readonly horses?: readonly string[]
}

export interface OfferForRent {
  readonly do: "rent"
  readonly offers?: readonly Offer[]
}

export interface MountJockeys {
  readonly do: "mount"
  readonly first?: string | null
  readonly second?: string | null
}

export interface KeepEntries {
  readonly do: "keep"
  readonly horses?: readonly string[]
}

export interface PlaceBets {
  readonly do: "bets"
  readonly wins?: readonly Stake[]
  readonly pairs?: readonly PairStake[]
}

export interface Stake {
  readonly horse: string
  readonly stake: number
}

export interface PairStake {
  readonly first: string
  readonly second: string
  readonly stake: number
}

export interface Insure {
  readonly do: "insure"
  readonly race?: string | null
  readonly next?: string | null
  readonly two?: string | null
}

export interface GiveUpHorse {
  readonly do: "give"
  readonly horse: string
}

export interface SeasonOpened {
  readonly event: "SeasonOpened"
  readonly programme: string
  readonly races: number
  readonly cash: number
  readonly opener: number
}

export interface StableTaken {
  readonly event: "StableTaken"
  readonly seat: number
  readonly colour: string
  readonly auctioned: boolean
}

export interface JockeyTaken {
  readonly event: "JockeyTaken"
  readonly seat: number
  readonly jockey: string
}

export interface AuctionOpened {
  readonly event: "AuctionOpened"
  readonly horses: readonly string[]
}

export interface LotOpened {
  readonly event: "LotOpened"
  readonly horse: string
  readonly opener: number
  readonly seller: number | null
  readonly rent: boolean
  readonly least: number
  readonly most: number | null
}

export interface BidMade {
  readonly event: "BidMade"
  readonly seat: number
  readonly amount: number
}

export interface BidPassed {
  readonly event: "BidPassed"
  readonly seat: number
}

export interface MaximumSet {
  readonly event: "MaximumSet"
  readonly seat: number
  readonly amount: number
}

export interface HorseSold {
  readonly event: "HorseSold"
  readonly horse: string
  readonly seat: number
  readonly seller: number | null
  readonly price: number
}

export interface HorseUnsold {
  readonly event: "HorseUnsold"
  readonly horse: string
  readonly seller: number | null
  readonly rent: boolean
}

export interface HorseRented {
  readonly event: "HorseRented"
  readonly horse: string
  readonly seat: number
  readonly owner: number
  readonly price: number
}

export interface RaceAnnounced {
  readonly event: "RaceAnnounced"
  readonly race: number
  readonly name: string
  readonly ages: readonly number[]
  readonly least: number
  readonly below: number | null
  readonly handicap: boolean
  readonly first_prize: number
}

export interface PaperSealed {
  readonly event: "PaperSealed"
  readonly seat: number
  readonly paper: string
}

export interface OffersMade {
  readonly event: "OffersMade"
  readonly seat: number
  readonly rent: boolean
  readonly offers: readonly Offer[]
}

export interface EntriesMade {
  readonly event: "EntriesMade"
  readonly seat: number
  readonly horses: readonly string[]
}

export interface MountsMade {
  readonly event: "MountsMade"
  readonly seat: number
  readonly mounts: readonly Mount[]
}

export interface Mount {
  readonly jockey: string
  readonly horse: string
}

export interface BetsMade {
  readonly event: "BetsMade"
  readonly seat: number
  readonly slip: Slip
}

export interface Slip {
  readonly wins: readonly Stake[]
  readonly pairs: readonly PairStake[]
}

export interface ContractsMade {
  readonly event: "ContractsMade"
  readonly seat: number
  readonly contracts: Contracts
}

export interface Contracts {
  readonly race: string | null
  readonly next: string | null
  readonly two: string | null
}

export interface OffersRevealed {
  readonly event: "OffersRevealed"
  readonly rent: boolean
  readonly offers: readonly (readonly Offer[])[]
}

export interface EntriesRevealed {
  readonly event: "EntriesRevealed"
  readonly horses: readonly string[]
}

export interface RaceNotRun {
  readonly event: "RaceNotRun"
  readonly race: number
}

export interface MountsRevealed {
  readonly event: "MountsRevealed"
  readonly mounts: readonly Mount[]
}

export interface EntryScratched {
  readonly event: "EntryScratched"
  readonly horse: string
  readonly seat: number
}

export interface PlayerLeft {
  readonly event: "PlayerLeft"
  readonly seat: number
  readonly horses: readonly string[]
}

export interface BetsRevealed {
  readonly event: "BetsRevealed"
  readonly slips: readonly Slip[]
}

export interface ContractsRevealed {
  readonly event: "ContractsRevealed"
  readonly contracts: readonly Contracts[]
}

export interface RaceStarted {
  readonly event: "RaceStarted"
  readonly race: number
  readonly runners: readonly Runner[]
  readonly players: number
  readonly prizes: readonly number[]
}

export interface Runner {
  readonly horse: string
  readonly seat: number
  readonly jockey: string | null
  readonly square: number
  readonly finish: number
}

export interface MoveAnnounced {
  readonly event: "MoveAnnounced"
  readonly move: number
}

export interface HorseMoved {
  readonly event: "HorseMoved"
  readonly horse: string
  readonly start: number
  readonly end: number
}

export interface CardDrawn {
  readonly event: "CardDrawn"
  readonly horse: string
  readonly deck: string
  readonly card: string
}

export interface CardCancelled {
  readonly event: "CardCancelled"
  readonly horse: string
  readonly by: string
}

export interface CardKept {
  readonly event: "CardKept"
  readonly horse: string
  readonly card: string
}

export interface HorseWithdrawn {
  readonly event: "HorseWithdrawn"
  readonly horse: string
}

export interface HorseInjured {
  readonly event: "HorseInjured"
  readonly horse: string
  readonly races: number
}

export interface HorseFinished {
  readonly event: "HorseFinished"
  readonly horse: string
  readonly place: number
}

export interface HorseGivenUp {
  readonly event: "HorseGivenUp"
  readonly seat: number
  readonly horse: string
  readonly owed: number
}

export interface RaceEnded {
  readonly event: "RaceEnded"
  readonly race: number
  readonly order: readonly string[]
}

export interface EarningsRaised {
  readonly event: "EarningsRaised"
  readonly horse: string
  readonly prize: number
  readonly earnings: number
}

export interface JockeyWon {
  readonly event: "JockeyWon"
  readonly jockey: string
  readonly wins: number
}

export interface BankEmptied {
  readonly event: "BankEmptied"
}

export interface MoneyMoved {
  readonly event: "MoneyMoved"
  readonly payer: number | null
  readonly payee: number | null
  readonly amount: number
  readonly why: string
}

export interface SeasonEnded {
  readonly event: "SeasonEnded"
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  readonly trophies: Trophies
}

export interface Trophies {
  readonly whip: readonly number[]
  readonly horse: readonly number[]
  readonly cup: readonly number[]
  readonly crown: readonly number[]
}

export interface OrderObeyed {
  readonly event: "OrderObeyed"
  readonly decision: string
  readonly answer: string
}

export interface PlanFollowed {
  readonly event: "PlanFollowed"
  readonly name: string
  readonly most: number
}

export interface ActionUndone {
  readonly event: "ActionUndone"
  readonly seat: number
}

export interface TripleCouronneView {
  readonly seat: number | null
  readonly seats: number
  readonly races: number
  readonly race: number
  readonly phase: string
  readonly to_act: readonly number[]
  readonly choice: Choice | null
  readonly history: readonly (SeasonOpened | StableTaken | JockeyTaken | AuctionOpened | LotOpened | BidMade | BidPassed | MaximumSet | HorseSold | HorseUnsold | HorseRented | RaceAnnounced | PaperSealed | OffersMade | EntriesMade | MountsMade | BetsMade | ContractsMade | OffersRevealed | EntriesRevealed | RaceNotRun | MountsRevealed | EntryScratched | PlayerLeft | BetsRevealed | ContractsRevealed | RaceStarted | MoveAnnounced | HorseMoved | CardDrawn | CardCancelled | CardKept | HorseWithdrawn | HorseInjured | HorseFinished | HorseGivenUp | RaceEnded | EarningsRaised | JockeyWon | BankEmptied | MoneyMoved | SeasonEnded | OrderObeyed | PlanFollowed | ActionUndone)[]
  readonly edition: string
  readonly stables: "chosen" | "random"
  readonly auction: boolean
  readonly jockey_draft: boolean
  readonly form_guide: boolean
  readonly opener: number
  readonly cash: readonly number[]
  readonly bank: number
  readonly bank_emptied: boolean
  readonly pool: number
  readonly in_game: readonly boolean[]
  readonly colours: readonly (string | null)[]
  readonly players: number
  readonly fee: number
  readonly steps: readonly ("bets" | "entries" | "insurance" | "mounts" | "rentals" | "sales")[]
  readonly horses: readonly Horse[]
  readonly jockeys: readonly Jockey[]
  readonly lots: readonly Offer[]
  readonly lot: Lot | null
  readonly maximum: number
  readonly entries: readonly Entry[]
  readonly asked: readonly boolean[]
  readonly sealed: readonly boolean[]
  readonly paper: TakeStable | TakeJockey | Bid | Pass | SetMaximum | ChooseTaker | OfferForSale | EnterHorses | OfferForRent | MountJockeys | KeepEntries | PlaceBets | Insure | GiveUpHorse | null
  readonly slips: readonly Slip[]
  readonly contracts: readonly Contracts[]
  readonly track: Track | null
  readonly champion: string | null
  readonly trophies: Trophies | null
  readonly programme: readonly Day[]
  readonly catalogue: readonly Card[]
}

export interface Choice {
  readonly kind: string
  readonly owed: boolean
  readonly horses: readonly string[]
  readonly names: readonly string[]
  readonly seats: readonly number[]
  readonly least: number
  readonly most: number
  readonly step: number
  readonly prices: readonly Price[]
  readonly next: readonly Price[]
  readonly two: readonly Price[]
  readonly pairs: string
}

export interface Price {
  readonly horse: string
  readonly least: number
  readonly most: number
}

export interface Horse {
  readonly name: string
  readonly owner: number | null
  readonly earnings: number
  readonly misses: number
}

export interface Jockey {
  readonly name: string
  readonly seat: number | null
  readonly wins: number
  readonly asset: string
}

export interface Lot {
  readonly horse: string
  readonly seller: number | null
  readonly rent: boolean
  readonly least: number
  readonly most: number | null
  readonly price: number
  readonly leader: number | null
  readonly turn: number
  readonly still_in: readonly boolean[]
  readonly matched: readonly boolean[]
  readonly limits: readonly number[]
}

export interface Entry {
  readonly horse: string
  readonly owner: number | null
  readonly seat: number | null
  readonly tenant: number | null
  readonly jockey: string | null
}

export interface Track {
  readonly runners: readonly Place[]
  readonly order: readonly string[]
  readonly move: number
  readonly turn: number
  readonly needed: number
  readonly calls: readonly string[]
  readonly drawn: number
  readonly owed: number
  readonly race_cards: readonly string[]
  readonly kept: readonly string[]
  readonly chance_cards: readonly string[]
}

export interface Place {
  readonly horse: string
  readonly square: number
  readonly finish: number
  readonly fate: string
  readonly shields: number
  readonly strides: number
  readonly injury: number
}

export interface Day {
  readonly number: number
  readonly name: string
  readonly ages: readonly number[]
  readonly least: number
  readonly below: number | null
  readonly handicap: boolean
  readonly prizes: readonly (readonly number[])[]
}

export interface Card {
  readonly number: number
  readonly name: string
  readonly age: number
  readonly colour: string
  readonly points: number
  readonly odds: number
  readonly suggested: number
  readonly reserve: number
  readonly moves: readonly number[]
}

export interface TripleCouronneOutlook {
  readonly chances: readonly HorseChance[]
  readonly worth: readonly HorseWorth[]
  readonly calendar: readonly Mark[]
  readonly lot: LotOutlook | null
  readonly offers: readonly OfferOutlook[]
  readonly entries: readonly EntryOutlook[]
  readonly barred: readonly BarredHorse[]
  readonly bets: BetsOutlook | null
  readonly insurance: readonly ContractOutlook[]
  readonly race: RaceOutlook | null
}

export interface HorseChance {
  readonly horse: string
  readonly win: number
  readonly placed: number
  readonly gain: number
}

export interface HorseWorth {
  readonly horse: string
  readonly worth: number
}

export interface Mark {
  readonly race: number
  readonly horse: string
  readonly state: "barred" | "might" | "qualifies"
  readonly why: Why | null
}

export interface Why {
  readonly why: string
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
}

export interface LotOutlook {
  readonly horse: string
  readonly races: readonly OpenRace[]
  readonly cash_after: number | null
  readonly fees: number
  readonly more_fees: number
  readonly rivals: readonly Rival[]
}

export interface OpenRace {
  readonly race: number
  readonly first: number
}

export interface Rival {
  readonly seat: number
  readonly cash: number
  readonly gaps: readonly number[]
}

export interface OfferOutlook {
  readonly horse: string
  readonly buyers: readonly number[]
}

export interface EntryOutlook {
  readonly horse: string
  readonly ahead: number
  readonly closes: readonly number[]
  readonly prize: number
  readonly opens: readonly number[]
  readonly handicap: Handicap | null
}

export interface Handicap {
  readonly race: number
  readonly now: number
  readonly then: number
}

export interface BarredHorse {
  readonly horse: string
  readonly why: Why
}

export interface BetsOutlook {
  readonly cap: number
  readonly bets: readonly BetOutlook[]
}

export interface BetOutlook {
  readonly horses: readonly string[]
  readonly doubled: number
  readonly most: number
  readonly chance: number | null
}

export interface ContractOutlook {
  readonly kind: "next" | "race" | "two"
  readonly horse: string
  readonly races: readonly number[]
  readonly premium: number
  readonly pays: number
  readonly most: number
  readonly often: number | null
  readonly why: Why | null
}

export interface RaceOutlook {
  readonly race: number
  readonly slip: readonly SlipBet[]
  readonly standings: readonly Standing[]
}

export interface SlipBet {
  readonly horses: readonly string[]
  readonly stake: number
  readonly pays: number
}

export interface Standing {
  readonly after: number
  readonly order: readonly string[]
  readonly prizes: number
  readonly bets: readonly number[]
  readonly won: number
  readonly contracts: number
}

export interface Box {
  readonly title: string
  readonly name: Readonly<Record<string, string>>
  readonly digest: string
  readonly horses: Catalogue
  readonly track: BoxTrack
  readonly squares: Squares
  readonly race_cards: Cards
  readonly chance_cards: Cards
  readonly jockeys: Riders
  readonly programmes: Programmes
  readonly money: Money
  readonly simulation: Simulation | null
}

export interface Catalogue {
  readonly list: readonly BoxHorse[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface BoxHorse {
  readonly name: string
  readonly age: number
  readonly colour: "black" | "blue" | "green" | "red" | "white" | "yellow"
  readonly points: number
  readonly odds: number
  readonly complet: BoxPrice
  readonly marathon: BoxPrice
  readonly moves: readonly number[]
  readonly character: Readonly<Record<string, string>>
}

export interface BoxPrice {
  readonly suggested: number
  readonly reserve: number
}

export interface BoxTrack {
  readonly finish: readonly [number, number, number, number]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Squares {
  readonly lanes: readonly [string, string, string, string]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Cards {
  readonly list: readonly (MoveCard | DrawCard | WithdrawCard | InjureCard | ShieldCard | StrideCard | ReceiveCard | PayCard)[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface MoveCard {
  readonly effect: "move"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
  readonly by: number
}

export interface DrawCard {
  readonly effect: "draw"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
  readonly deck: "chance" | "race"
  readonly count: number
}

export interface WithdrawCard {
  readonly effect: "withdraw"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
}

export interface InjureCard {
  readonly effect: "injure"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
  readonly races: number
}

export interface ShieldCard {
  readonly effect: "shield"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
}

export interface StrideCard {
  readonly effect: "stride"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
  readonly by: number
  readonly advances: number
}

export interface ReceiveCard {
  readonly effect: "receive"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
  readonly amount: number
}

export interface PayCard {
  readonly effect: "pay"
  readonly id: string
  readonly name: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
  readonly copies: number
  readonly amount: number
}

export interface Riders {
  readonly list: readonly BoxJockey[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface BoxJockey {
  readonly name: string
  readonly asset: string
  readonly character: Readonly<Record<string, string>>
}

export interface Programmes {
  readonly initiation: readonly RaceDay[]
  readonly reduit: readonly RaceDay[]
  readonly complet: readonly RaceDay[]
  readonly marathon: readonly RaceDay[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface RaceDay {
  readonly name: string
  readonly ages: readonly number[]
  readonly least: number
  readonly below: number | null
  readonly handicap: boolean
  readonly last_sale: boolean
  readonly prizes: readonly (readonly number[])[]
}

export interface Money {
  readonly start: number
  readonly auction_start: number
  readonly bank: number
  readonly step: number
  readonly reduit_stakes: number
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Simulation {
  readonly how: string
  readonly races: number
  readonly seed: number
  readonly divergence: number
  readonly two: Category
  readonly three: Category
  readonly four_and_five: Category
  readonly insurance: Insured | null
}

export interface Category {
  readonly divergence: number
  readonly correlation: number
  readonly wins: Readonly<Record<string, number>>
}

export interface Insured {
  readonly seasons: number
  readonly race: number
  readonly next: number
  readonly two: number
}

export type AnyAction = TakeStable | TakeJockey | Bid | Pass | SetMaximum | ChooseTaker | OfferForSale | EnterHorses | OfferForRent | MountJockeys | KeepEntries | PlaceBets | Insure | GiveUpHorse

export type AnyEvent = SeasonOpened | StableTaken | JockeyTaken | AuctionOpened | LotOpened | BidMade | BidPassed | MaximumSet | HorseSold | HorseUnsold | HorseRented | RaceAnnounced | PaperSealed | OffersMade | EntriesMade | MountsMade | BetsMade | ContractsMade | OffersRevealed | EntriesRevealed | RaceNotRun | MountsRevealed | EntryScratched | PlayerLeft | BetsRevealed | ContractsRevealed | RaceStarted | MoveAnnounced | HorseMoved | CardDrawn | CardCancelled | CardKept | HorseWithdrawn | HorseInjured | HorseFinished | HorseGivenUp | RaceEnded | EarningsRaised | JockeyWon | BankEmptied | MoneyMoved | SeasonEnded | OrderObeyed | PlanFollowed | ActionUndone
}

export namespace FinishLine {
export interface PlaceBets {
  readonly do: "bets"
  readonly wins?: readonly WinStake[]
  readonly places?: readonly PlaceStake[]
}

export interface WinStake {
  readonly start: number
  readonly stake: number
}

export interface PlaceStake {
  readonly starts: readonly [number, number]
  readonly stake: number
}

export interface TakeDice {
  readonly do: "take"
  readonly dice: readonly ("black" | "green" | "red" | "white" | "yellow")[]
}

export interface SetAside {
  readonly do: "aside"
  readonly die: "black" | "green" | "red" | "white" | "yellow"
}

export interface UseDie {
  readonly do: "use"
  readonly face: "dead-heat" | "disqualified" | "double" | "extra" | "helmet" | "horseshoe" | "interference" | "loss" | "outsider-1000" | "outsider-2000" | "outsider-3000" | "pace" | "side-bet" | "tip" | "whip"
  readonly horses?: readonly number[]
  readonly dice?: readonly ("black" | "green" | "red" | "white" | "yellow")[]
}

export interface PlayExtra {
  readonly do: "extra"
  readonly horse?: number | null
}

export interface MeetingOpened {
  readonly event: "MeetingOpened"
  readonly races: number
  readonly capital: number
  readonly first: number
}

export interface RaceAnnounced {
  readonly event: "RaceAnnounced"
  readonly race: number
  readonly horses: readonly number[]
  readonly first: number
}

export interface BetsMade {
  readonly event: "BetsMade"
  readonly seat: number
  readonly slip: Slip
}

export interface Slip {
  readonly wins: readonly WinBet[]
  readonly places: readonly PlaceBet[]
}

export interface WinBet {
  readonly horse: number
  readonly stake: number
}

export interface PlaceBet {
  readonly horses: readonly [number, number]
  readonly stake: number
}

export interface BetsSealed {
  readonly event: "BetsSealed"
  readonly seat: number
}

export interface RaceStarted {
  readonly event: "RaceStarted"
  readonly race: number
  readonly first: number
}

export interface DiceRolled {
  readonly event: "DiceRolled"
  readonly seat: number
  readonly taken: readonly string[]
  readonly dice: readonly Die[]
}

export interface Die {
  readonly colour: string
  readonly face: string | null
}

export interface DieSetAside {
  readonly event: "DieSetAside"
  readonly seat: number
  readonly colour: string
}

export interface DieUsed {
  readonly event: "DieUsed"
  readonly seat: number
  readonly die: Die
  readonly horses: readonly number[]
  readonly dice: readonly string[]
}

export interface HorseAdvanced {
  readonly event: "HorseAdvanced"
  readonly horse: number
  readonly line: readonly number[]
  readonly level: boolean
}

export interface HorseDroppedBack {
  readonly event: "HorseDroppedBack"
  readonly horse: number
  readonly line: readonly number[]
  readonly level: boolean
}

export interface LineRearranged {
  readonly event: "LineRearranged"
  readonly line: readonly number[]
  readonly level: boolean
}

export interface DeadHeatBegan {
  readonly event: "DeadHeatBegan"
  readonly lower: number
  readonly upper: number
}

export interface HorseDisqualified {
  readonly event: "HorseDisqualified"
  readonly horse: number
  readonly line: readonly number[]
  readonly level: boolean
}

export interface DiceLeft {
  readonly event: "DiceLeft"
  readonly horse: number
  readonly dice: readonly string[]
}

export interface TurnSkipped {
  readonly event: "TurnSkipped"
  readonly seat: number
  readonly owes: number
  readonly amount: number
}

export interface DicePassed {
  readonly event: "DicePassed"
  readonly seat: number
  readonly dice: readonly string[]
}

export interface HomeStretchReached {
  readonly event: "HomeStretchReached"
  readonly reserve: number
}

export interface FinishReached {
  readonly event: "FinishReached"
  readonly race: number
}

export interface ExtraActionTaken {
  readonly event: "ExtraActionTaken"
  readonly seat: number
  readonly horse: number | null
}

export interface PhotoTaken {
  readonly event: "PhotoTaken"
  readonly horses: readonly [number, number]
  readonly horseshoes: readonly [number, number]
}

export interface RaceRanked {
  readonly event: "RaceRanked"
  readonly race: number
  readonly order: readonly number[]
}

export interface BetsRevealed {
  readonly event: "BetsRevealed"
  readonly slips: readonly Slip[]
}

export interface MoneyMoved {
  readonly event: "MoneyMoved"
  readonly payer: number | null
  readonly payee: number | null
  readonly amount: number
  readonly why: string
}

export interface SideBetsSettled {
  readonly event: "SideBetsSettled"
  readonly amounts: readonly number[]
}

export interface MeetingEnded {
  readonly event: "MeetingEnded"
  readonly totals: readonly number[]
  readonly winners: readonly number[]
}

export interface ActionUndone {
  readonly event: "ActionUndone"
  readonly seat: number
}

export interface FinishLineView {
  readonly seat: number | null
  readonly seats: number
  readonly races: number
  readonly race: number
  readonly phase: string
  readonly to_act: readonly number[]
  readonly choice: Choice | null
  readonly history: readonly (MeetingOpened | RaceAnnounced | BetsMade | BetsSealed | RaceStarted | DiceRolled | DieSetAside | DieUsed | HorseAdvanced | HorseDroppedBack | LineRearranged | DeadHeatBegan | HorseDisqualified | DiceLeft | TurnSkipped | DicePassed | HomeStretchReached | FinishReached | ExtraActionTaken | PhotoTaken | RaceRanked | BetsRevealed | MoneyMoved | SideBetsSettled | MeetingEnded | ActionUndone)[]
  readonly first: number
  readonly turn: number
  readonly ran: readonly number[]
  readonly tiles: readonly Tile[]
  readonly line: readonly number[]
  readonly level: boolean
  readonly level_used: boolean
  readonly reserve: Readonly<Record<string, number>>
  readonly out: Readonly<Record<string, number>>
  readonly hand: readonly Die[]
  readonly home_stretch: boolean
  readonly kept: readonly number[]
  readonly capital: readonly number[]
  readonly bank: number
  readonly side_bets: readonly number[]
  readonly slip: Slip | null
  readonly betted: readonly boolean[]
  readonly slips: readonly Slip[] | null
}

export interface Choice {
  readonly kind: string
  readonly owed: boolean
  readonly actions: readonly (PlaceBets | TakeDice | SetAside | UseDie | PlayExtra)[]
  readonly most: number
  readonly step: number
}

export interface Tile {
  readonly horse: number
  readonly start: number
  readonly odds: number
  readonly favourite: boolean
  readonly sure: boolean
  readonly runs: boolean
  readonly horseshoes: number
  readonly whips: number
  readonly outsider: number
}

export interface FinishLineOutlook {
  readonly now: Standing | null
  readonly standings: readonly Standing[]
  readonly follows: readonly Follow[]
  readonly barred: readonly BarredHorse[]
  readonly dice: readonly BarredDie[]
  readonly blanks: readonly BarredFace[]
  readonly odds: readonly number[]
}

export interface Standing {
  readonly line: readonly (readonly number[])[]
  readonly out: readonly number[]
  readonly win: readonly number[]
  readonly pair: number
  readonly bets: readonly BetStanding[]
  readonly least: number
  readonly most: number
}

export interface BetStanding {
  readonly bet: "place" | "win"
  readonly horses: readonly number[]
  readonly stake: number
  readonly odds: number
  readonly pays: number
  readonly places: readonly number[]
  readonly least: number
  readonly most: number
}

export interface Follow {
  readonly standing: number
  readonly effects: readonly Effect[]
  readonly heir: number | null
}

export interface Effect {
  readonly horse: number
  readonly what: "disqualified" | "drops-back" | "gives" | "level" | "moves-up" | "promised" | "spent" | "stays" | "takes-lead" | "waits" | "warned"
  readonly place: number
  readonly cleared: boolean
}

export interface BarredHorse {
  readonly why: string
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly face: string
  readonly horse: number
  readonly giver: number | null
}

export interface BarredDie {
  readonly why: string
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly colour: string
}

export interface BarredFace {
  readonly why: string
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly face: string
}

export interface Box {
  readonly title: string
  readonly name: Readonly<Record<string, string>>
  readonly digest: string
  readonly tiles: Tiles
  readonly dice: Dice
  readonly faces: Faces
  readonly course: Course
  readonly odds: Odds
  readonly money: Money
  readonly simulation: Simulation | null
}

export interface Tiles {
  readonly favourites: readonly number[]
  readonly sure_runners: readonly number[]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Dice {
  readonly all: Counts
  readonly not_with_two: Counts
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Counts {
  readonly white: number
  readonly red: number
  readonly yellow: number
  readonly green: number
  readonly black: number
}

export interface Faces {
  readonly white: DieFaces
  readonly red: DieFaces
  readonly yellow: DieFaces
  readonly green: DieFaces
  readonly black: DieFaces
}

export interface DieFaces {
  readonly sides: readonly ["blank" | "dead-heat" | "disqualified" | "double" | "extra" | "helmet" | "horseshoe" | "interference" | "loss" | "outsider-1000" | "outsider-2000" | "outsider-3000" | "pace" | "side-bet" | "tip" | "whip", "blank" | "dead-heat" | "disqualified" | "double" | "extra" | "helmet" | "horseshoe" | "interference" | "loss" | "outsider-1000" | "outsider-2000" | "outsider-3000" | "pace" | "side-bet" | "tip" | "whip", "blank" | "dead-heat" | "disqualified" | "double" | "extra" | "helmet" | "horseshoe" | "interference" | "loss" | "outsider-1000" | "outsider-2000" | "outsider-3000" | "pace" | "side-bet" | "tip" | "whip", "blank" | "dead-heat" | "disqualified" | "double" | "extra" | "helmet" | "horseshoe" | "interference" | "loss" | "outsider-1000" | "outsider-2000" | "outsider-3000" | "pace" | "side-bet" | "tip" | "whip", "blank" | "dead-heat" | "disqualified" | "double" | "extra" | "helmet" | "horseshoe" | "interference" | "loss" | "outsider-1000" | "outsider-2000" | "outsider-3000" | "pace" | "side-bet" | "tip" | "whip", "blank" | "dead-heat" | "disqualified" | "double" | "extra" | "helmet" | "horseshoe" | "interference" | "loss" | "outsider-1000" | "outsider-2000" | "outsider-3000" | "pace" | "side-bet" | "tip" | "whip"]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Course {
  readonly home_stretch: number
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Odds {
  readonly ladder: readonly [number, number, number, number, number, number, number]
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Money {
  readonly capital: readonly [number, number, number]
  readonly step: number
  readonly side_bet: number
  readonly source: "derived" | "reconstructed" | "reviewed" | "rulebook"
  readonly because: string
}

export interface Simulation {
  readonly how: string
  readonly races: number
  readonly sensible_races: number
  readonly backed_races: number
  readonly wins_at_random: readonly [number, number, number, number, number, number, number]
  readonly wins_played_well: readonly [number, number, number, number, number, number, number]
  readonly back_per_euro: readonly [number, number, number, number, number, number, number]
}

export type AnyAction = PlaceBets | TakeDice | SetAside | UseDie | PlayExtra

export type AnyEvent = MeetingOpened | RaceAnnounced | BetsMade | BetsSealed | RaceStarted | DiceRolled | DieSetAside | DieUsed | HorseAdvanced | HorseDroppedBack | LineRearranged | DeadHeatBegan | HorseDisqualified | DiceLeft | TurnSkipped | DicePassed | HomeStretchReached | FinishReached | ExtraActionTaken | PhotoTaken | RaceRanked | BetsRevealed | MoneyMoved | SideBetsSettled | MeetingEnded | ActionUndone
}
