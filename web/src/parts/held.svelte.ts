/**
 * How the screen is held, and with it the layout of a table: upright (the race runs upward, papers below), sideways (the race
 * runs to the right, papers beside it), or a desktop. It depends on the screen alone, never on the height that something else
 * leaves over: a keyboard or a prompt turns nothing. Styles ask the page: `[data-held~="upright"]`, and `[data-held~="hand"]` for
 * whatever is no desktop.
 */

import { MediaQuery } from "svelte/reactivity"

export type Held = "upright" | "sideways" | "desktop"

const upright = new MediaQuery("(orientation: portrait), (max-width: 499px)")
const desktop = new MediaQuery("(min-width: 900px) and (min-height: 600px)")

export function held(): Held {
  if (upright.current) return "upright"
  return desktop.current ? "desktop" : "sideways"
}

/** Whether it lies in a hand: small things are touched twice. */
export function handheld(): boolean {
  return held() !== "desktop"
}

$effect.root(() => {
  $effect(() => {
    document.documentElement.dataset["held"] = handheld() ? `hand ${held()}` : held()
  })
})
