/** The board of La Triple Couronne: a stable of one's own, a season of races on an oval course. */

import type { GameModule } from "../game"
import type { Picture } from "./picture"
import type { Action, Box, Event, Outlook, View } from "./types"
import Act from "./Act.svelte"
import Desk from "./Desk.svelte"
import Lid from "./Lid.svelte"
import Scene from "./Scene.svelte"
import SeatDetail from "./SeatDetail.svelte"
import Hinted from "./silks/Hinted.svelte"
import { gather, hurries, lingers, pace, rests, sound } from "./pace"
import { show, step } from "./picture"
import { Play } from "./play.svelte"
import { headline, moment, prompt, share } from "./words"
import "../../board/board.css"
import "./theme.css"

const tripleCouronne: GameModule<View, Event, Action, Picture, Box, Play, Outlook> = {
  Scene,
  Desk,
  Act,
  SeatDetail,
  Lid,
  Hinted,
  theme: "drawn theme-triple-couronne",
  play: () => new Play(),
  keep: (play, view) => play.keep(view),
  resume: (play, kept) => play.resume(kept),
  show,
  step,
  pace,
  gather,
  hurries,
  rests,
  lingers,
  moment,
  sound,
  headline,
  prompt,
  share,
}

export default tripleCouronne
