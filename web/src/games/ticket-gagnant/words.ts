/** Ticket Gagnant in words: horses, cards, what a card did. What the teller needs of it is the twin of its words.py. */

import { figure, say, several, translated } from "../../texts/index.svelte"
import type { Special, Teller } from "../../texts/telling"
import type { SeatInfo } from "../../wire"
import { wayOf } from "./course/cells"
import { optionsOf, type Options } from "./hand/targets"
import type { Play } from "./play.svelte"
import type { Action, Box, CardPlayed, Places, TicketScored, View } from "./types"

/** What a horse is called. */
type Named = (horse: number) => string

/** A horse by name and number: Blue 4. */
export function horseName(box: Box, horse: number): string {
  const name = box.horses.list[horse - 1]?.name
  return `${name ? translated(name) : "?"}\u00a0${horse}`
}

/** Points with their sign, as on a ticket. */
export function signed(points: number): string {
  return points > 0 ? `+${figure(points)}` : figure(points)
}

/** Points that may still be decided by a photo finish: the most and the least. */
export function signedRange(points: readonly number[]): string {
  const [most, least] = [points[0] ?? 0, points.at(-1) ?? 0]
  if (most === least) return signed(most)
  const facts = { most: signed(most), least: signed(least) }
  return points.length === 2 ? say("web-tg-or", facts) : say("web-tg-from-to", facts)
}

/** Where a horse comes in. */
export function rankName(rank: number): string {
  if (rank === 0) return say("web-tg-out")
  return rank > 3 ? say("web-tg-rank", { rank }) : say(`ticket-gagnant-place-${rank}`)
}

function cardOf(card: string, named: Named): string {
  if (card === "J") return say("ticket-gagnant-card-joker")
  const horse = named(Number(card[0]))
  if (card[1] === "x") return say("ticket-gagnant-card-single", { horse, spaces: card.slice(2) })
  return say("ticket-gagnant-card-double", { horse, other: named(Number(card[2])) })
}

/** A card by what is printed on it. */
export function cardName(box: Box, card: string): string {
  return cardOf(card, (horse) => horseName(box, horse))
}

function ticketOf(places: Places, named: Named): string {
  return places
    .flatMap((horse, index) => (horse ? [`${say(`ticket-gagnant-place-${index + 1}`)} ${named(horse)}`] : []))
    .join(", ")
}

/** A prediction: 1st Blue 4, 3rd Red 5. */
export function ticketName(box: Box, places: Places): string {
  return ticketOf(places, (horse) => horseName(box, horse))
}

/** A prediction as people jot it down: 7-3-5, a dot for nobody. */
function brief(places: Places): string {
  return places.map((horse) => horse ?? "·").join("-")
}

const SIDES = { forward: "in-front", backward: "behind", left: "to-the-left", right: "to-the-right" } as const

function moveOf(move: Move, named: Named, fixed: string | null): string {
  if (move.horse == null || !move.start || !move.end) return say("ticket-gagnant-move-none")
  const horse = named(move.horse)
  const cell = move.end
  let what: string
  if (move.card[1] === "=") {
    const other = Number(move.card[0]) === move.horse ? move.card[2] : move.card[0]
    const side = fixed ? wayOf(fixed, cell)?.way : null
    what = say(`ticket-gagnant-move-${side ? SIDES[side] : "next-to"}`, { horse, other: named(Number(other)), cell })
  } else {
    const straight = wayOf(move.start, cell)
    what = straight?.spaces
      ? say(`ticket-gagnant-move-${straight.way}`, {
          horse,
          spaces: say("ticket-gagnant-spaces", { spaces: straight.spaces }),
          cell,
        })
      : say("ticket-gagnant-move-edge", { horse, cell })
  }
  if (!move.pushed || !move.pushed_to) return what
  return say("ticket-gagnant-move-push", { what, pushed: named(move.pushed), to: move.pushed_to })
}

/** What a move does, said before it is made. `fixed` is where a double card's other horse stands, if that is known. */
export function moveName(box: Box, move: Move, fixed: string | null): string {
  return moveOf(move, (horse) => horseName(box, horse), fixed)
}

export type Move = Pick<CardPlayed, "card" | "horse" | "start" | "end" | "pushed" | "pushed_to">

const namedBy =
  (teller: Teller): Named =>
  (horse) =>
    teller.text(teller.show("horse", horse))
const sum = (points: readonly number[]): number => points.reduce((all, some) => all + some, 0)

export const special: Special = {
  kinds: {
    card: (teller, card) => cardOf(card as string, namedBy(teller)),
    ticket: (teller, places, short) => (short ? brief(places as Places) : ticketOf(places as Places, namedBy(teller))),
  },
  facts: {
    CardPlayed: (teller, event) => ({ what: moveOf(event as unknown as CardPlayed, namedBy(teller), null) }),
    TicketScored: (teller, event) => {
      const { points, bonus } = event as unknown as TicketScored
      return { scored: teller.show("gain", sum(points) + bonus) }
    },
  },
}

/** What a choice is about: in a race, how the horses stand. */
export function moment({ race, phase, horses }: View): string {
  return [race, phase, ...(phase === "race" ? horses : [])].join(" ")
}

export function headline(view: View): string {
  const race = say("race-of", { race: view.race, races: view.races })
  return view.phase === "discipline" ? race : `${race}\u00a0· ${say(`ticket-gagnant-discipline-${view.discipline}`)}`
}

/** Before the race the papers have the larger share, for whom they ask something; then the course. */
export function share({ choice }: View): "scene" | "papers" {
  return choice && choice.kind !== "race" ? "papers" : "scene"
}

export function prompt(view: View, seats: readonly SeatInfo[], me: number | null, play?: Play, box?: Box): string {
  if (view.phase === "over") return say("web-tg-prompt-over")
  const { choice } = view
  const options = play && optionsOf(view, play)
  if (options && box) return question(box, options)
  if (choice?.owed) return say(choiceKey(choice.kind, choice.actions))
  const waited = view.to_act.filter((seat) => seat !== me).map((seat) => seats[seat]?.name ?? "?")
  if (view.phase === "predict") {
    if (choice) return say("web-tg-prompt-sealed")
    return say("web-tg-prompt-predictions", { ready: view.predicted.filter(Boolean).length, seats: view.seats })
  }
  return say(view.phase === "race" ? "web-tg-prompt-turn" : "web-tg-prompt-first", { who: several(waited), phase: view.phase })
}

/** What is asked of a card that has been picked. */
function question(box: Box, options: Options): string {
  if (options.discard) return say("web-tg-discard-which", { card: cardName(box, options.card) })
  if (options.plays.length === 0) return say("web-tg-card-stuck", { card: cardName(box, options.card) })
  if (options.pushes && options.pushed !== null) return say("web-tg-pick-push", { horse: horseName(box, options.pushed) })
  if (options.horse === null) return say("web-tg-pick-horse")
  return say("web-tg-pick-target", { horse: horseName(box, options.horse) })
}

/** Whose turn it is, in brief. */
export function waitingFor(view: View, seats: readonly SeatInfo[]): string {
  return say("web-tg-wait-turn", { who: several(view.to_act.map((seat) => seats[seat]?.name ?? "?")) })
}

function choiceKey(kind: string, actions: readonly Action[]): string {
  if (kind !== "race") return `web-tg-prompt-${kind}`
  return actions.some((action) => action.do === "discard") ? "web-tg-prompt-discard" : "web-tg-prompt-play"
}
