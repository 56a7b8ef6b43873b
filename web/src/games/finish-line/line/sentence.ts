/** A tile in one sentence, for whoever hears it. */

import { figure, say } from "../../../texts/index.svelte"
import type { Picture } from "../picture"
import type { Mark } from "../targets"
import type { Box, Tile } from "../types"

/** Horse 24, second, odds 10, sure runner, one horseshoe; takes the lead. */
export function tileInWords(tile: Tile, place: number, mark: Mark | null): string {
  const { horse, odds, horseshoes, whips, outsider } = tile
  const letter = tile.favourite ? "f" : tile.sure ? "s" : "none"
  const facts = { horse, odds, letter, horseshoes, whips, place: place || "out" }
  const told = say("web-fl-scene-tile", { ...facts, outsider: outsider ? figure(outsider) : "none" })
  const words = mark?.why ?? mark?.words ?? ""
  return words ? `${told}; ${words}` : told
}

/** What the reader has on a horse: the stake to win, and a sign for a pair. */
export function betsOn({ slip, phase }: Picture, horse: number): string {
  if (!slip || phase === "over") return ""
  const stake = slip.wins.find((bet) => bet.horse === horse)?.stake
  const paired = slip.places.some((bet) => bet.horses.includes(horse))
  return [stake ? figure(stake) : "", paired ? "1+2" : ""].filter(Boolean).join(" ")
}

/** How often a horse wins from a starting place between good players, in percent, if the box has simulated it. */
export function percentOf({ simulation }: Box, start: number): string | null {
  const share = simulation?.wins_played_well[start - 1]
  return share === undefined ? null : figure(Math.round(100 * share))
}
