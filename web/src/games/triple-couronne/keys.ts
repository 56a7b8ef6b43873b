/** Papers by keyboard: digits pick, in the order in which things lie there; W and J turn the betting slip. */

import type { Play } from "./play.svelte"
import type { Outlook, View } from "./types"

/** Whether the key meant something. */
export function press(key: string, view: View, outlook: Outlook | null, play: Play): boolean {
  const { choice } = view
  if (!choice) return false
  if (key === "Escape") {
    if (choice.kind !== "bets" || (!play.slip.half && !play.slip.line)) return false
    play.slip.rest()
    return true
  }
  if (choice.kind === "bets" && choice.pairs && (key === "w" || key === "j")) {
    play.slip.turn(key === "w" ? "win" : "pair")
    return true
  }
  if (choice.kind === "bets" && (key === "+" || key === "-") && play.slip.line) {
    const { line } = play.slip
    play.slip.put(view, outlook, line, play.slip.stakeOn(line) + (key === "+" ? choice.step : -choice.step))
    return true
  }
  const at = /^[1-9]$/.test(key) ? Number(key) - 1 : -1
  return at >= 0 && pick(view, outlook, play, at)
}

function pick(view: View, outlook: Outlook | null, play: Play, at: number): boolean {
  const { choice } = view
  if (choice?.kind === "stable" || choice?.kind === "jockey") {
    const name = choice.names[at]
    if (name !== undefined) play.write({ name })
    return name !== undefined
  }
  if (choice?.kind === "taker") {
    const seat = choice.seats[at]
    if (seat !== undefined) play.write({ seat })
    return seat !== undefined
  }
  const horses = choice?.horses.length ? choice.horses : choice?.prices.map(({ horse }) => horse)
  const horse = horses?.[at]
  if (horse !== undefined) play.touch(view, outlook, horse)
  return horse !== undefined
}
