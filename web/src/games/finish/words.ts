/** Finish in words: money, horses, bets, what to do. */

import type { SeatInfo } from "../../wire"
import type { Picture } from "./picture"
import type { Box, Outlook, Runner, Slip, View } from "./types"
import { figure, say, several, translated } from "../../texts/index.svelte"

/** An amount, grouped as in the reader's language. */
export const money = figure

/** An amount with its sign. */
export function gain(amount: number): string {
  return amount > 0 ? `+${money(amount)}` : money(amount)
}

export function character(box: Box, horse: string): string {
  return translated(box.horses.list.find((card) => card.name === horse)?.character)
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

const LIKELY = 10

/** How long the course is, and in which rounds the race may well end, the likeliest first. */
export function lasting(length: number, form: Outlook["form"] | undefined): string {
  const rounds = [...(form?.rounds ?? [])]
    .filter(({ percent }) => percent >= LIKELY)
    .sort((one, other) => other.percent - one.percent)
    .map(({ round, percent }) => say("web-finish-round-likely", { round, percent }))
  const squares = say("web-finish-length", { length })
  return rounds.length ? `${squares} · ${say("web-finish-ends-in", { rounds: several(rounds) })}` : squares
}

/** A form in words. */
export function slipInWords(runners: readonly Runner[], slip: Slip): string {
  const said = slip.win ? [betInWords("win", slip.win.stake, horseIn(runners, slip.win.lane))] : []
  for (const { lane, stake } of slip.places) said.push(betInWords("place", stake, horseIn(runners, lane)))
  return said.join(", ") || say("finish-slip-none")
}

/** A bet: 1,000 to win on Moskito 5. */
export function betInWords(line: "win" | "place", stake: number | string, lane: string): string {
  return say(line === "win" ? "finish-slip-win" : "finish-slip-places", { stake, lane })
}

const HEADLINES: Readonly<Record<string, string>> = {
  auction: "web-finish-sale",
  bets: "web-finish-bets",
  race: "web-finish-race",
  result: "web-finish-result",
}

/** A race is looked at, a sale and a form are worked at. */
export function share(_: View, { phase }: Picture): "scene" | "papers" {
  return phase === "auction" || phase === "bets" ? "papers" : "scene"
}

/** What a choice is about: the horse in the ring, the form of a race. */
export function moment({ race, phase, lot }: View): string {
  return [race, phase, phase === "auction" ? lot : ""].join(" ")
}

export function headline(view: View, picture?: Picture): string {
  const race = say("finish-race-of", { race: picture?.race ?? view.race, races: view.races })
  return `${race} · ${say(HEADLINES[picture?.phase ?? view.phase] ?? "web-finish-over")}`
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
