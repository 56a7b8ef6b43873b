/** The board of Finish Line: tiles on green felt, a reserve of coloured dice, betting slips. */

import type { GameModule } from "../game"
import type { Picture } from "./picture"
import type { Action, Box, Event, Outlook, Slip, View } from "./types"
import Act from "./Act.svelte"
import Desk from "./Desk.svelte"
import Lid from "./Lid.svelte"
import Scene from "./Scene.svelte"
import SeatDetail from "./SeatDetail.svelte"
import Hinted from "./silks/Hinted.svelte"
import { pace, rests, sound } from "./pace"
import { show, step } from "./picture"
import { Play } from "./play.svelte"
import { headline, moment, prompt, share } from "./words"
import "../../board/board.css"
import "./theme.css"

const finishLine: GameModule<View, Event, Action, Picture, Box, Play, Outlook> = {
  Scene,
  Desk,
  Act,
  SeatDetail,
  Lid,
  Hinted,
  theme: "drawn theme-finish-line",
  play: () => new Play(),
  keep: (play, view) => play.draft.keep(view),
  resume: (play, kept, view) => play.draft.resume(view, kept as Slip),
  show,
  step,
  pace,
  rests,
  moment,
  sound,
  headline,
  prompt,
  share,
}

export default finishLine
