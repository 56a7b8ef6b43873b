/** What a picked card can do, read from the listed legal actions. Nothing here knows a rule. */

import type { TicketGagnant } from "../../../wire"
import { away, wayOf, type Way } from "../course/cells"
import type { Play } from "../play.svelte"
import type { PlayCard, View } from "../types"

export interface Options {
  card: string
  /** Every legal way to play the card. */
  plays: readonly PlayCard[]
  /** The horses that it can move; fewer once a cell is picked. */
  movers: readonly number[]
  /** The horse that moves, once that is clear. */
  horse: number | null
  /** Per cell where it may end, the plays that end there. */
  targets: ReadonlyMap<string, readonly PlayCard[]>
  /** Per cell where the displaced horse may go, the play; null until that is the question. */
  pushes: ReadonlyMap<string, PlayCard> | null
  pushed: number | null
  stay: PlayCard | null
  discard: TicketGagnant.DiscardCard | null
}

export function isJoker(card: string): boolean {
  return card === "J"
}

export function isDouble(card: string): boolean {
  return card[1] === "="
}

/** The horses printed on a card; none on a joker. */
export function printed(card: string): number[] {
  if (isJoker(card)) return []
  return isDouble(card) ? [Number(card[0]), Number(card[2])] : [Number(card[0])]
}

/** The other horse of a double card. */
export function other(card: string, horse: number): number | null {
  return isDouble(card) ? (printed(card).find((some) => some !== horse) ?? null) : null
}

/** Whether a card of one's hand can be played, or discarded, now. */
export function usable(view: View, card: string): boolean {
  return view.choice?.actions.some((action) => "card" in action && action.card === card) ?? false
}

export function optionsOf(view: View, play: Play): Options | null {
  const card = play.card === null ? undefined : view.hand[play.card]
  if (card === undefined || view.choice?.kind !== "race") return null
  const actions = view.choice.actions
  const plays = actions.filter((action): action is PlayCard => action.do === "play" && action.card === card)
  const discard = actions.find((action) => action.do === "discard" && action.card === card)
  const moves = plays.filter((action) => action.horse != null)
  const able = [...new Set(moves.map((action) => action.horse ?? 0))]
  const own = printed(card)
  const horse = play.horse ?? (able.length === 1 ? (able[0] ?? null) : own.length === 1 ? (own[0] ?? null) : null)
  const mine = horse === null ? moves : moves.filter((action) => action.horse === horse)
  const targets = new Map<string, PlayCard[]>()
  for (const action of mine) if (action.to) targets.set(action.to, [...(targets.get(action.to) ?? []), action])
  const here = play.to === null ? [] : (targets.get(play.to) ?? [])
  const reaching = [...new Set(here.map((action) => action.horse ?? 0))]
  const pushing = reaching.length === 1 ? here.filter((action) => action.pushed_to) : []
  const standing = play.to === null ? -1 : view.horses.indexOf(play.to)
  return {
    card,
    plays,
    movers: reaching.length > 1 ? reaching : able,
    horse,
    targets,
    pushes: pushing.length ? new Map(pushing.map((action) => [action.pushed_to ?? "", action])) : null,
    pushed: pushing.length && standing >= 0 ? standing + 1 : null,
    stay: plays.find((action) => action.horse == null) ?? null,
    discard: discard?.do === "discard" ? discard : null,
  }
}

/** Where the mover stands. */
export function startOf(view: View, options: Options): string | null {
  return options.horse === null ? null : (view.horses[options.horse - 1] ?? null)
}

/** The cell that a direction stands for, and whether it is a legal end of the move. */
export function aim(view: View, options: Options, way: Way, spaces: number): { cell: string; legal: boolean } | null {
  const start = startOf(view, options)
  if (start === null || options.horse === null) return null
  const { rows, lanes } = view.track
  const beside = other(options.card, options.horse)
  if (beside !== null) {
    const fixed = view.horses[beside - 1]
    if (!fixed) return null
    const cell = away(fixed, way, 1, rows, lanes)
    return cell === fixed ? null : { cell, legal: options.targets.has(cell) }
  }
  const most = isJoker(options.card) ? spaces : Number(options.card.slice(2))
  const ends = [...options.targets.keys()]
    .map((cell) => ({ cell, straight: wayOf(start, cell) }))
    .filter(({ straight }) => straight?.way === way && straight.spaces > 0 && straight.spaces <= most)
    .sort((a, b) => (b.straight?.spaces ?? 0) - (a.straight?.spaces ?? 0))
  const end = ends[0]
  if (end) return { cell: end.cell, legal: true }
  const cell = away(start, way, most, rows, lanes)
  return { cell, legal: options.targets.has(cell) }
}
