/** The plain board: any game as its contract tells it, for those that have no drawn board yet, and for the curious. */

import type { GameModule } from "../game"
import { isRacing } from "./course/course"
import Desk from "./Desk.svelte"
import Lid from "./Lid.svelte"
import { show, step } from "./picture"
import Scene from "./Scene.svelte"
import SeatDetail from "./SeatDetail.svelte"
import { word } from "./word"
import { headline, prompt, type Fields } from "./words"
import "./theme.css"

const PACE = 300
/** What is told more quickly, or needs time to be read. */
const PACES: readonly [RegExp, number][] = [
  [/^MoveAnnounced$/, 0],
  [/^Bid/, 120], // standing maxima outbid each other step by step
  [/Moved$/, 200],
  [/^CardDrawn$/, 700],
  [/^RaceEnded$/, 900],
]
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

type Plain = GameModule<Fields, Fields, unknown, Fields, { title: string }, { confirm: boolean }>

export function generic(title: string): Plain {
  return {
    Scene,
    Desk,
    SeatDetail,
    Lid,
    theme: "theme-plain",
    play: () => ({ confirm: false }),
    show: (view, box, past) => show(title, view, box, past),
    step,
    pace: ({ event }) => PACES.find(([kind]) => kind.test(word(event)))?.[1] ?? PACE,
    sound: ({ event }) => SOUNDS.find(([kind]) => kind.test(word(event)))?.[1] || null,
    headline: (view, picture = view) => headline(title, isRacing(picture) ? { ...picture, phase: "race" } : picture),
    prompt: (view, seats, me) => prompt(title, view, seats, me),
  }
}
