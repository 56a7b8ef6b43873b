/** The guided first race: from the first horse to the payout. */

import type { Guide } from "../../guide/guide"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"
import type { Box, View } from "./types"

interface Seen {
  view: View
  picture: Picture
}

// What is asked must also be what is seen: the picture may still rest on the race.
const bidding = ({ view, picture }: Seen): boolean => picture.phase === "auction" && view.choice?.kind === "bid"
const betting = ({ view, picture }: Seen): boolean => picture.phase === "bets" && view.choice?.kind === "bets" && !view.slip

export const guide: Guide<View, Picture, Play, Box> = [
  { key: "lot", at: () => ["lot"], when: bidding, facts: ({ view }) => ({ length: view.length }) },
  { key: "bid", at: () => ["papers"], press: true, when: bidding },
  { key: "jockey", at: () => ["lots"], when: ({ picture }) => picture.phase === "auction" && picture.runners.length > 0 },
  {
    key: "odds",
    at: () => ["odds|stakes"],
    when: betting,
    facts: ({ box }) => ({ win: box.odds.win[0], place: box.odds.place[0] }),
  },
  { key: "form", at: () => ["stakes"], press: true, when: betting },
  { key: "paid", at: () => ["paid"], when: ({ picture }) => picture.phase === "result" },
]
