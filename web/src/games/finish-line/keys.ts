/** Deciding by keyboard: digits pick a die or a colour, arrows go along the line, Enter decides, A puts aside. */

import type { Choose, Play } from "./play.svelte"
import { kindOf } from "./targets"
import type { View } from "./types"

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** Whether a key was for the board. Enter is the house's: it presses what has the focus, else the main button. */
export function press(key: string, view: View, play: Play, choose: Choose): boolean {
  const kind = view.choice?.kind
  if (!kind) return false
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0
  const step = STEPS[key]
  if (step) return along(view, step)
  if (key === "Escape") back(play)
  else if (digit && kind === "use" && kindOf(faceOf(view, play)) !== "tip") play.pick(view, digit - 1)
  else if (digit) document.querySelector<HTMLElement>(`.desk [data-key="${digit}"]`)?.click()
  else if (key.toLowerCase() === "a" && kind === "use" && play.die !== null) play.putAside(view, play.die, choose)
  else if (key.toLowerCase() === "p" && kind === "bets") play.draft.pair(view, play.draft.slip(view).places.length)
  else return false
  return true
}

function faceOf(view: View, play: Play): string | null | undefined {
  return play.die === null ? undefined : view.hand[play.die]?.face
}

/** The focus goes to the next tile that can be touched, towards the front or the back. */
function along(view: View, step: number): boolean {
  const tiles = [...document.querySelectorAll<HTMLElement>("[data-horse]")]
  const place = (tile: HTMLElement) => view.line.indexOf(Number(tile.dataset["horse"]))
  const line = tiles.sort((one, other) => place(other) - place(one))
  const at = line.findIndex((tile) => tile === document.activeElement)
  const next = at < 0 ? (step > 0 ? line[0] : line.at(-1)) : line[at + step]
  next?.focus()
  return line.length > 0
}

/** One step back; the tile in focus is left, so that Enter decides. */
function back(play: Play): void {
  play.back()
  play.draft.rest()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
