/** The guided first race: from the first horse to the payout. */

import type { Guide } from "../../guide/guide"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"
import type { Box, View } from "./types"

const bidding = (view: View): boolean => view.phase === "auction" && view.choice?.kind === "bid"
const betting = (view: View): boolean => view.phase === "bets" && !view.slip

export const guide: Guide<View, Picture, Play, Box> = [
  { key: "lot", at: ["lot"], when: ({ view }) => bidding(view), facts: ({ view }) => ({ length: view.length }) },
  { key: "bid", at: ["papers"], press: true, when: ({ view }) => bidding(view) },
  { key: "jockey", at: ["lots"], when: ({ view, picture }) => view.phase === "auction" && picture.runners.length > 0 },
  {
    key: "odds",
    at: ["odds"],
    when: ({ view }) => betting(view),
    facts: ({ box }) => ({ win: box.odds.win[0], place: box.odds.place[0] }),
  },
  { key: "form", at: ["stakes"], press: true, when: ({ view }) => betting(view) },
  { key: "paid", at: ["paid"], when: ({ picture }) => picture.phase === "result" },
]
