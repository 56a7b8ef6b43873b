/** Finish in words: money, horses, what happened, what to do. The sentences are those of the terminal. */

import type { SeatInfo } from "../../wire"
import type { Said } from "../game"
import type { Box, Event, Runner, Slip, View } from "./picture"
import { say, spoken, type Facts } from "../../texts/index.svelte"
import { took } from "./chronicle"

const MONEY = ["cash", "least", "step"] as const

/** An amount, grouped as in the reader's language. */
export function money(amount: number): string {
  const group = spoken() === "fr" ? "\u00a0" : ","
  return String(Math.abs(amount))
    .replace(/\B(?=(\d{3})+$)/g, group)
    .replace(/^/, amount < 0 ? "−" : "")
}

/** An amount with its sign. */
export function gain(amount: number): string {
  return amount > 0 ? `+${money(amount)}` : money(amount)
}

/** A list as one would say it. */
export function several(things: readonly string[]): string {
  if (things.length < 2) return things.join("")
  return say("list-and", { most: things.slice(0, -1).join(", "), last: things.at(-1)! })
}

export function character(box: Box, horse: string): string {
  return box.horses.list.find((card) => card.name === horse)?.character[spoken()] ?? ""
}

export function horseNumbers(box: Box, horse: string): readonly number[] {
  return box.horses.list.find((card) => card.name === horse)?.numbers ?? []
}

export function jockeyNumbers(box: Box, jockey: string): readonly number[] {
  return box.jockeys.list.find((card) => card.name === jockey)?.numbers ?? []
}

/** Per round what a horse and its jockey add together. */
export function paces(box: Box, runner: Runner): number[] {
  const ridden = jockeyNumbers(box, runner.jockey)
  return horseNumbers(box, runner.horse).map((number, round) => number + (ridden[round] ?? 0))
}

/** A runner by name and number: Moskito 5. */
export function horseIn(runners: readonly Runner[], lane: number): string {
  const runner = runners.find((some) => some.lane === lane)
  return runner ? `${runner.horse}\u00a0${lane}` : `${say("finish-lane")}\u00a0${lane}`
}

export function signed(square: number): string {
  return String(square).replace("-", "−")
}

function bet(runners: readonly Runner[], key: string, lane: number, stake: number): string {
  return say(key, { horse: horseIn(runners, lane), stake: money(stake) })
}

/** A form in words. */
export function slipInWords(runners: readonly Runner[], slip: Slip): string {
  const said = slip.win ? [bet(runners, "finish-bet-win", slip.win.lane, slip.win.stake)] : []
  for (const place of slip.places) said.push(bet(runners, "finish-bet-place", place.lane, place.stake))
  return said.join(", ") || say("finish-no-bets")
}

/** A form as people jot it down: W5 1,000 P2 300. */
function brief(slip: Slip): string {
  const said = slip.win ? [`${say("finish-brief-win")}${slip.win.lane} ${money(slip.win.stake)}`] : []
  for (const place of slip.places) said.push(`${say("finish-brief-place")}${place.lane} ${money(place.stake)}`)
  return said.join(" ") || "–"
}

/** An event as a sentence; null for what another sentence says already. */
export function tell(event: Event, said: Said, box: Box): string | null {
  const runners = took(box, event)
  const key = `finish-event-${event.event.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase()}`
  if (event.event === "ActionUndone") return say("event-action-undone", who(event.seat, said))
  if (event.event === "MoneyMoved" && event.why === "purchase") return null
  if (event.event === "BetsSealed" && said.you(event.seat) === "yes") return null
  return say(key, { ...factsOf(event, said), ...raceFacts(event, said, runners) })
}

function who(seat: number, said: Said): Facts {
  return { who: said.name(seat), you: said.you(seat) }
}

function yes(condition: boolean): "yes" | "no" {
  return condition ? "yes" : "no"
}

function factsOf(event: Event, said: Said): Facts {
  switch (event.event) {
    case "ProgrammeOpened":
      return { ...who(event.opener, said), races: event.races, cash: money(event.cash) }
    case "RaceAnnounced":
      return { race: event.race, horses: several(event.horses) }
    case "LotOpened":
      return { ...who(event.opener, said), horse: event.horse }
    case "BidMade":
      return { ...who(event.seat, said), amount: money(event.amount) }
    case "BidPassed":
    case "BetsSealed":
      return who(event.seat, said)
    case "MaximumSet":
      return { ...who(event.seat, said), amount: money(event.amount), taken: yes(event.amount === 0) }
    case "HorseSold": {
      const { horse, jockey, lane, price } = event
      return { ...who(event.seat, said), horse, jockey, lane, price: money(price) }
    }
    case "HorseUnsold":
      return { horse: event.horse }
    case "RaceCancelled":
    case "BettingOpened":
      return { race: event.race }
    case "MoneyMoved":
      return { ...who(event.payer ?? event.payee ?? 0, said), amount: money(event.amount), why: event.why }
    case "ProgrammeEnded": {
      const winners = several(event.winners.map((seat) => said.name(seat)))
      const alone = event.winners.length === 1 && said.you(event.winners[0]!) === "yes"
      const total = money(event.totals[event.winners[0] ?? 0] ?? 0)
      return { count: event.winners.length, winners, total, you: yes(alone) }
    }
    default:
      return {}
  }
}

function raceFacts(event: Event, said: Said, runners: readonly Runner[]): Facts {
  const named = (lanes: readonly number[]) => several(lanes.map((lane) => horseIn(runners, lane)))
  switch (event.event) {
    case "BetsMade":
      return { ...who(event.seat, said), bets: slipInWords(runners, event.slip) }
    case "BetsRevealed": {
      const shown = event.slips.map((slip, seat) => `${said.name(seat)} ${brief(slip)}`)
      return { bets: shown.join(spoken() === "fr" ? "\u00a0; " : "; ") }
    }
    case "StartRolled":
      return { dice: event.dice.join("-"), count: event.lanes.length, horses: named(event.lanes), again: yes(event.to !== 0) }
    case "RoundRolled":
      return { round: event.round, lane: event.lane, plus: event.plus }
    case "HorseMoved":
      return { horse: horseIn(runners, event.lane), squares: event.end - event.start, square: signed(event.end) }
    case "HorseFell":
      return { horse: horseIn(runners, event.lane), square: event.square }
    case "FinishCrossed":
      return { horse: horseIn(runners, event.lane) }
    case "TieRolled": {
      const dice = event.lanes.map((lane, at) => `${horseIn(runners, lane)}\u00a0: ${event.dice[at]}`)
      return {
        horses: named(event.lanes),
        dice: (spoken() === "fr" ? dice : dice.map((die) => die.replace("\u00a0:", ":"))).join(", "),
      }
    }
    case "RaceRanked": {
      const order = event.order.map((lane) => horseIn(runners, lane)).join(", ")
      return { race: event.race, count: event.order.length, order }
    }
    default:
      return {}
  }
}

/** The facts of a refusal in words. Seats count from 1 there. */
export function facts(given: Readonly<Record<string, string | number>>, said: Said): Record<string, string | number> {
  const told: Record<string, string | number> = { ...given }
  for (const name of MONEY) if (name in told) told[name] = money(Number(told[name]))
  if ("seat" in told) told["seat"] = said.name(Number(told["seat"]) - 1)
  return told
}

export function headline(view: View): string {
  const race = say("finish-race-of", { race: view.race, races: view.races })
  if (view.phase === "auction") {
    const lot = Math.min(view.lot + 1, view.horses.length)
    return `${race} · ${say("finish-sale-title", { lot, lots: view.horses.length })}`
  }
  return `${race} · ${view.phase === "over" ? say("web-finish-over") : say("finish-form-title")}`
}

export function prompt(view: View, seats: readonly SeatInfo[], me: number | null): string {
  const names = several(view.to_act.filter((seat) => seat !== me).map((seat) => seats[seat]?.name ?? ""))
  const mine = me !== null && view.to_act.includes(me)
  if (view.phase === "over") return say("web-finish-prompt-over")
  if (view.phase === "bets") {
    if (mine) return say("web-finish-prompt-bets")
    const ready = view.betted.filter(Boolean).length
    return say(view.slip ? "web-finish-prompt-sealed" : "web-finish-prompt-bets-others", { ready, seats: view.seats, names })
  }
  const horse = view.auction?.horse ?? ""
  if (mine && view.choice && view.choice.most < view.choice.least) return say("web-finish-prompt-pass", { horse })
  if (mine) return say("web-finish-prompt-bid", { horse, least: money(view.choice?.least ?? 0) })
  const leading = me !== null && view.auction?.leader === me
  return say(leading ? "web-finish-prompt-leading" : "web-finish-prompt-auction", { horse, names })
}
