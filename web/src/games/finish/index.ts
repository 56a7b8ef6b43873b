/** The board of Finish: auction ring, betting form, six lanes and rolling dice. */

import type { GameModule } from "../game"
import type { Picture } from "./picture"
import type { Action, Box, Event, Outlook, Slip, View } from "./types"
import Desk from "./Desk.svelte"
import Lid from "./Lid.svelte"
import Scene from "./Scene.svelte"
import SeatDetail from "./SeatDetail.svelte"
import Hinted from "./silks/Hinted.svelte"
import { hurries, pace, rests, sound } from "./pace"
import { show, step } from "./picture"
import { Play } from "./play.svelte"
import { headline, moment, prompt, share } from "./words"
import "../../board/board.css"
import "./theme.css"

const finish: GameModule<View, Event, Action, Picture, Box, Play, Outlook> = {
  Scene,
  Desk,
  SeatDetail,
  Lid,
  Hinted,
  theme: "drawn theme-finish",
  play: () => new Play(),
  keep: (play, view) => play.keep(view),
  resume: (play, kept, view) => play.resume(view.race, kept as Slip),
  show,
  step,
  pace,
  hurries,
  rests,
  moment,
  sound,
  headline,
  prompt,
  share,
}

export default finish
