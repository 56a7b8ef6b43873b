/** The plain board: any game as its contract tells it, for those that have no drawn board yet, and for the curious. */

import type { AnyGame } from "../game"
import Desk from "./Desk.svelte"
import Lid from "./Lid.svelte"
import { show, step } from "./picture"
import Scene from "./Scene.svelte"
import SeatDetail from "./SeatDetail.svelte"
import { facts, headline, prompt, tell } from "./words"
import "./theme.css"

const PACE = 300
const SOUNDS: readonly [RegExp, string][] = [
  [/Undone|Set$/, ""],
  [/Ended|Won|Ranked/, "cheer"],
  [/Money/, "coins"],
  [/Rolled|Tie/, "dice"],
  [/Revealed/, "reveal"],
  [/Sealed|Made$/, "seal"],
  [/Started|Announced|Opened|Stretch/, "bell"],
  [/Fell|Disqualified/, "fall"],
  [/Moved|Advanced|Played/, "gallop"],
]

export function generic(title: string): AnyGame {
  return {
    Scene,
    Desk,
    SeatDetail,
    Lid,
    theme: "theme-plain",
    play: () => ({ confirm: false }),
    show,
    step,
    pace: () => PACE,
    tell: (event, said) => tell(title, event, said),
    sound: ({ event }) => SOUNDS.find(([kind]) => kind.test(event))?.[1] || null,
    facts: (given, said) => facts(title, given, said),
    headline: (view) => headline(title, view),
    prompt: (view, seats, me) => prompt(title, view, seats, me),
  }
}
