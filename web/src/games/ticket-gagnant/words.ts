/** Ticket Gagnant in words: horses, cards, what happened. The sentences are those of the command line. */

import { knows, say, spoken, type Facts } from "../../texts/index.svelte"
import type { SeatInfo } from "../../wire"
import type { Said } from "../game"
import { wayOf } from "./cells"
import type { Action, Box, CardPlayed, Event, Places, View } from "./types"

/** A horse by name and number: Blue 4. */
export function horseName(box: Box, horse: number): string {
  const name = box.horses.list[horse - 1]?.name
  return `${name ? name[spoken()] : "?"}\u00a0${horse}`
}

export function several(things: readonly string[]): string {
  const last = things.at(-1) ?? ""
  return things.length < 2 ? last : say("list-and", { most: things.slice(0, -1).join(", "), last })
}

function horses(box: Box, numbers: readonly number[]): string {
  return several(numbers.map((horse) => horseName(box, horse)))
}

/** A number with a real minus sign. */
export function figure(points: number): string {
  return String(points).replace("-", "−")
}

/** Points with their sign, as on a ticket. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : figure(points)
}

/** A card by what is printed on it. */
export function cardName(box: Box, card: string): string {
  if (card === "J") return say("card-joker")
  const horse = horseName(box, Number(card[0]))
  if (card[1] === "x") return say("card-single", { horse, spaces: card.slice(2) })
  return say("card-double", { horse, other: horseName(box, Number(card[2])) })
}

/** A prediction: 1st Blue 4, 3rd Red 5. */
export function ticketName(box: Box, places: Places): string {
  return places.flatMap((horse, index) => (horse ? [`${say(`place-${index + 1}`)} ${horseName(box, horse)}`] : [])).join(", ")
}

/** What a move does, said before or after it is made. `fixed` is where a double card's other horse stands, if that is known. */
export function moveName(box: Box, move: Move, fixed: string | null = null): string {
  if (move.horse == null || !move.start || !move.end) return say("move-none")
  const horse = horseName(box, move.horse)
  const cell = move.end
  let what: string
  if (move.card[1] === "=") {
    const number = Number(move.card[0]) === move.horse ? move.card[2] : move.card[0]
    const side = fixed ? wayOf(fixed, cell)?.way : null
    const key = side ? { forward: "in-front", backward: "behind", left: "to-the-left", right: "to-the-right" }[side] : "next-to"
    what = say(`move-${key}`, { horse, other: horseName(box, Number(number)), cell })
  } else {
    const straight = wayOf(move.start, cell)
    what = straight?.spaces
      ? say(`move-${straight.way}`, { horse, spaces: say("spaces", { spaces: straight.spaces }), cell })
      : say("move-edge", { horse, cell })
  }
  if (!move.pushed || !move.pushed_to) return what
  return say("move-push", { what, pushed: horseName(box, move.pushed), to: move.pushed_to })
}

export type Move = Pick<CardPlayed, "card" | "horse" | "start" | "end" | "pushed" | "pushed_to">

export function tell(event: Event, said: Said, box: Box): string | null {
  // One's own ticket has just been told with its horses.
  if (event.event === "PredictionSealed" && said.you(event.seat) === "yes") return null
  const key = `event-${event.event.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase()}`
  return knows(key) ? say(key, factsOf(event, said, box)) : null
}

const yes = (condition: boolean) => (condition ? "yes" : "no")

function factsOf(event: Event, said: Said, box: Box): Facts {
  const who = (seat: number) => ({ who: said.name(seat), you: said.you(seat) })
  switch (event.event) {
    case "MeetingOpened":
      return { ...who(event.first_player), races: event.races, drawn: yes(event.drawn) }
    case "RaceAnnounced":
      return { ...who(event.first_player), race: event.race }
    case "DisciplineChosen":
      return { ...who(event.seat), discipline: event.discipline }
    case "RiverPlaced":
      return { ...who(event.seat), after: yes(event.after), hedge: event.hedge, row: event.row }
    case "HorsesArranged":
      return { ...(event.seat === null ? { who: "", you: "no" } : who(event.seat)), order: horses(box, event.order) }
    case "SecrecyChosen":
      return { ...who(event.seat), hidden: yes(event.hidden) }
    case "HandSizeChosen":
      return { ...who(event.seat), size: event.size }
    case "CardsDealt":
      return { ...who(event.seat), cards: event.cards.map((card) => cardName(box, card)).join(", ") }
    case "PredictionMade":
      return { ...who(event.seat), ticket: ticketName(box, event.places) }
    case "PredictionSealed":
    case "ActionUndone":
      return who(event.seat)
    case "PredictionsRevealed":
      return { tickets: event.tickets.map((places, seat) => `${said.name(seat)} ${brief(places)}`).join(", ") }
    case "RaceStarted":
      return { hidden: yes(event.hidden) }
    case "CardPlayed":
      return { ...who(event.seat), card: cardName(box, event.card), what: moveName(box, event) }
    case "CardDiscarded":
      return { ...who(event.seat), card: cardName(box, event.card) }
    case "LineCrossed":
    case "HorsesDisqualified":
      return { count: event.horses.length, horses: horses(box, event.horses) }
    case "PhotoFinishDrawn":
      return { level: horses(box, event.level), order: event.order.map((horse) => horseName(box, horse)).join(", ") }
    case "RaceRanked":
      return { race: event.race, ranking: event.ranking.map((horse) => horseName(box, horse)).join(", ") }
    case "TicketScored": {
      const points = event.points.reduce((sum, some) => sum + some, 0) + event.bonus
      return { ...who(event.seat), points: signed(points), bonus: event.bonus, total: figure(event.total) }
    }
    case "MeetingEnded": {
      const [first] = event.winners
      const alone = event.winners.length === 1 && first !== undefined && said.you(first) === "yes"
      return {
        count: event.winners.length,
        winners: several(event.winners.map((seat) => said.name(seat))),
        total: figure(first === undefined ? 0 : (event.totals[first] ?? 0)),
        you: yes(alone),
      }
    }
  }
}

/** A prediction as people jot it down: 7-3-5, a dot for nobody. */
export function brief(places: Places): string {
  return places.map((horse) => horse ?? "·").join("-")
}

export function headline(view: View): string {
  const race = say("race-of", { race: view.race, races: view.races })
  return view.phase === "discipline" ? race : `${race} · ${say(`discipline-${view.discipline}`)}`
}

export function prompt(view: View, seats: readonly SeatInfo[], me: number | null): string {
  if (view.phase === "over") return say("web-tg-prompt-over")
  const { choice } = view
  if (choice?.owed) return say(choiceKey(choice.kind, choice.actions))
  const waited = view.to_act.filter((seat) => seat !== me).map((seat) => seats[seat]?.name ?? "?")
  if (view.phase === "predict") {
    if (choice) return say("web-tg-prompt-sealed")
    return say("web-tg-prompt-predictions", { ready: view.predicted.filter(Boolean).length, seats: view.seats })
  }
  return say(view.phase === "race" ? "web-tg-prompt-turn" : "web-tg-prompt-first", { who: several(waited), phase: view.phase })
}

/** Whose turn it is, in brief. */
export function waitingFor(view: View, seats: readonly SeatInfo[]): string {
  return say("web-tg-wait-turn", { who: several(view.to_act.map((seat) => seats[seat]?.name ?? "?")) })
}

function choiceKey(kind: string, actions: readonly Action[]): string {
  if (kind !== "race") return `web-tg-prompt-${kind}`
  return actions.some((action) => action.do === "discard") ? "web-tg-prompt-discard" : "web-tg-prompt-play"
}
