/** Ticket Gagnant: the racecourse, the hand and the tote ticket. */

import "../../board/board.css"
import "./theme.css"
import type { GameModule } from "../game"
import Act from "./Act.svelte"
import Desk from "./Desk.svelte"
import Lid from "./Lid.svelte"
import { pace, sound } from "./pace"
import { show, step, type Picture } from "./picture"
import { Play } from "./play.svelte"
import Scene from "./Scene.svelte"
import SeatDetail from "./SeatDetail.svelte"
import Hinted from "./silks/Hinted.svelte"
import type { Action, Box, Event, Outlook, View } from "./types"
import { headline, moment, prompt, share } from "./words"

const game: GameModule<View, Event, Action, Picture, Box, Play, Outlook> = {
  Scene,
  Desk,
  Act,
  SeatDetail,
  Lid,
  Hinted,
  theme: "drawn ticket-gagnant",
  play: () => new Play(),
  keep: (play, view) => play.keep(view),
  resume: (play, kept) => play.resume(kept as Parameters<Play["resume"]>[0]),
  show: (view, _box, past) => show(view, past),
  step,
  pace,
  moment,
  sound,
  headline,
  prompt,
  share,
}

export default game
