/** The plain board: any game as its contract tells it, for those that have no drawn board yet, and for the curious. */

import { isRacing } from "./course/course"
import Desk from "./Desk.svelte"
import { learnKinds } from "./kinds"
import Lid from "./Lid.svelte"
import { hurries, pace, sound } from "./pace"
import { show, step } from "./picture"
import { Play } from "./play.svelte"
import Scene from "./Scene.svelte"
import SeatDetail from "./SeatDetail.svelte"
import type { PlainGame } from "./types"
import { headline, prompt } from "./words"
import "./theme.css"

export function generic(title: string): PlainGame {
  return {
    Scene,
    Desk,
    SeatDetail,
    Lid,
    theme: "theme-plain",
    play: () => new Play(),
    keep: (play) => (Object.keys(play.written).length ? play.written : null),
    resume: (play, kept) => (play.written = kept as Play["written"]),
    show: (view, box, past) => show(title, view, box, past),
    learn: (kinds, teller) => learnKinds(title, kinds, teller),
    step: (picture, event) => step(title, picture, event),
    pace: (event) => pace(title, event),
    hurries: (event) => hurries(title, event),
    sound: (event) => sound(title, event),
    headline: (view, picture = view) => headline(title, isRacing(picture) ? { ...picture, phase: "race" } : picture),
    prompt: (view, seats, me) => prompt(title, view, seats, me),
  }
}
