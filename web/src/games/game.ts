/**
 * What the house asks of a game's folder. A game draws its own scene, its papers and its seats' details; it decides no rule:
 * what may be chosen stands in the view, what was chosen goes to the server.
 *
 * The house keeps a film of what happens: it takes the picture of the newest view that has been shown completely, hands over the
 * events one by one, and lets each last as long as its `pace`. A board draws `picture`, animating from what it drew before in
 * `ms` milliseconds (0: at once). Choices come from `view`. While a choice is about something that has not been shown yet (its
 * `moment`), a board gets the view that has been shown, without a choice: papers never run ahead of the picture.
 */

import type { Component } from "svelte"
import type { Kinds, Said, Special, Teller } from "../texts/telling"
import type { Hint, Legal, Orders, SeatInfo, View as HouseView } from "../wire"

export type { Said }

/** What this seat has answered without asking, what it could have (see the wire's Orders), and how to change that. */
export interface Ordering extends Orders {
  /** An order, which also answers what is asked just now; null lifts it. */
  give: (decision: string, answer: string | null) => void
  /** How far one goes for a coming lot, beforehand: 0 not at all; null: one is asked. */
  plan: (coming: string, most: number | null) => void
}

export interface BoardProps<View, Event, Action, Picture, Box, Play, Outlook = unknown> {
  view: View
  picture: Picture
  /** What is being shown just now. */
  event: Event | null
  /** How long that lasts, at the chosen speed. */
  ms: number
  /** Everybody, each by the name that this reader knows. */
  seats: readonly SeatInfo[]
  /** The seat looked from; null for a spectator. */
  me: number | null
  box: Box
  /** What is picked but not yet decided, shared by scene and desk. */
  play: Play
  /** Whether a choice is on its way to the server. */
  busy: boolean
  /** Hand in a choice. A refusal is shown by the house, with its rule. */
  choose: (action: Action) => void
  /** Everything that may be done now, spelt out; only for the plain board, which knows nothing of the game. */
  legal?: Legal | null
  /** What would follow from what may be chosen (`view`), worked out by the server; only at one's own seat. */
  outlook?: Outlook | null
  /** The same of what is being shown: it goes with the picture. */
  seen?: Outlook | null
  /** Standing orders and plans, in a game that knows any; only at one's own seat. */
  orders?: Ordering | null
  said: Said
  /** What happened, in one sentence; empty for what says nothing new. */
  tell: (event: Event) => string
}

export interface SeatProps<View, Picture, Box> {
  view: View
  picture: Picture
  seat: number
  me: number | null
  box: Box
  /** Set in a chip: two lines in all, one of them for this; without a name ("bare") about 54 wide. */
  chip?: "named" | "bare" | undefined
}

export interface GameModule<View, Event, Action, Picture, Box, Play, Outlook = unknown> {
  /** The racecourse, auction ring …: fills the screen. */
  Scene: Component<BoardProps<View, Event, Action, Picture, Box, Play, Outlook>>
  /** Hand, ticket, forms: the papers under the thumb. */
  Desk: Component<BoardProps<View, Event, Action, Picture, Box, Play, Outlook>>
  /**
   * The one main button of the moment, if there is one, and the way back from what is picked. It is asked for in the prompt's
   * row, where `.whole` takes all of it, and once more last among the papers of a screen held sideways, for the main button.
   */
  Act?: Component<BoardProps<View, Event, Action, Picture, Box, Play, Outlook> & { last: boolean }>
  /** What lies before a seat: score, tokens, money, cards left. Stands under its name; `.seat-aside` in it beside the name. */
  SeatDetail: Component<SeatProps<View, Picture, Box>>
  /** The lid of the box on the shelf: fills its frame, 26 wide to 34 high. Lives in Lid.svelte, to be downloaded alone. */
  Lid: Component<{ title: string }>
  /** The runners that a hint is about, about 30 high, on paper; nothing where they are not told apart yet. */
  Hinted?: Component<{ facts: Hint["facts"]; box: Box }>
  /** Class of the page, for the furniture of this game (colours are custom properties). */
  theme: string
  play: () => Play
  /** What is written and not handed in, as plain data, to be there after a reload; null if that is nothing. */
  keep?: (play: Play, view: View) => unknown
  /** Take up what was kept of the same choice. */
  resume?: (play: Play, kept: unknown, view: View) => void
  /** Told before anything is shown what the fields of events and views are, and who tells them; only the plain board has to ask. */
  learn?: (kinds: Kinds, teller?: Teller) => void
  /** The picture of a view; `past` is everything that was told before it, for what a view no longer holds (the last result). */
  show: (view: View, box: Box, past?: readonly Event[]) => Picture
  /** The picture after an event. */
  step: (picture: Picture, event: Event, box: Box) => Picture
  /**
   * How long an event is shown at normal speed, in milliseconds; 0 for what is not worth a pause. `picture` is what was shown
   * before it, `seat` who looks (null: a spectator).
   */
  pace: (event: Event, picture: Picture, seat: number | null) => number
  /**
   * In which order what follows an event is told: a board may gather what belongs together, as the runners of one move.
   * `picture` is that of the event; without it, as it happened.
   */
  gather?: (event: Event, coming: readonly Event[], picture: Picture) => readonly Event[]
  /** Whether an event may be hurried where very many of its kind follow each other: a bid in a chain of bids, never a race. */
  hurries?: (event: Event) => boolean
  /** Whether the film rests before an event until the reader goes on: nobody is pulled away from a result. */
  rests?: (event: Event, picture: Picture) => boolean
  /** How long whoever has seen the end looks at it, in ms, before the page of the result lies over it; without it, not at all. */
  lingers?: (picture: Picture) => number
  /** What a choice is about, race, phase, lot, turn …, as one word; without it, a choice is about everything it asks. */
  moment?: (view: View) => string
  /** What the teller cannot know of this game (texts/telling.ts): the `special` of its words.ts. */
  special?: Special
  /** Which sound an event makes (see parts/sound.ts). */
  sound: (event: Event, me: number | null) => string | null
  /** A headline for the page: race 2 of 4, hurdles; of what is seen, where the picture is behind the view. */
  headline: (view: View, picture?: Picture) => string
  /** What this viewer should do now, at this very step, in one sentence; or what is being waited for. */
  prompt: (view: View, seats: readonly SeatInfo[], me: number | null, play?: Play, box?: Box) => string
  /** Who has the larger share of a screen in a hand, for as long as the same is asked or shown; the papers, unless it says. */
  share?: (view: View, picture: Picture) => "scene" | "papers"
}

/** What the choice of a view is about. A game that does not say it is asked about nothing before all has been shown. */
export function momentOf(game: AnyGame, view: HouseView): string {
  return game.moment?.(view) ?? JSON.stringify([view.race, view.phase, view.to_act, view.choice])
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the house handles all games alike
export type AnyGame = GameModule<any, any, any, any, any, any, any>

const BOARDS = import.meta.glob<{ default: AnyGame }>(["./*/index.ts", "!./generic/index.ts"])

const SPECIALS = import.meta.glob<Special | undefined>("./*/words.ts", { import: "special" })

/** Whether a game has a board of its own. */
export function isDrawn(title: string): boolean {
  return `./${title}/index.ts` in BOARDS
}

/** A game's board, downloaded when first needed; the plain one for a game that has none of its own, or if asked for. */
export async function loadGame(title: string, plain = false): Promise<AnyGame> {
  const load = BOARDS[`./${title}/index.ts`]
  const special = await SPECIALS[`./${title}/words.ts`]?.()
  const board = !load || plain ? (await import("./generic")).generic(title) : (await load()).default
  return special ? { ...board, special } : board
}

const LIDS = import.meta.glob<{ default: Component<{ title: string }> }>("./*/Lid.svelte")

/** The lid of a game's box, without the rest of its board; one of type alone for a game that has none yet. */
export async function loadLid(title: string): Promise<Component<{ title: string }> | null> {
  const load = LIDS[`./${title}/Lid.svelte`] ?? LIDS["./generic/Lid.svelte"]
  return load ? (await load()).default : null
}
