/** The guided first race: from the deal to the first points. */

import type { Guide } from "../../guide/guide"
import { runningOrder, type Picture } from "./picture"
import type { Play } from "./play.svelte"
import type { Box, View } from "./types"

const choosing = (view: View, kind: string): boolean => view.race === 1 && view.choice?.kind === kind

export const guide: Guide<View, Picture, Play, Box> = [
  { key: "hand", at: () => ["sizes"], press: true, when: ({ view }) => choosing(view, "hand") },
  { key: "cards", at: () => ["cards"], when: ({ view }) => choosing(view, "predict") && !view.ticket },
  {
    key: "ticket",
    at: () => ["slip"],
    press: true,
    when: ({ view }) => choosing(view, "predict") && !view.ticket,
    facts: ({ box }) => {
      const [first, second, third] = box.ticket.exact
      return { first, second, third, placed: box.ticket.placed }
    },
  },
  { key: "card", at: () => ["cards"], press: true, when: ({ view, play }) => choosing(view, "race") && play.card === null },
  { key: "cell", at: () => ["cells"], press: true, when: ({ view, play }) => choosing(view, "race") && play.card !== null },
  {
    key: "front",
    at: ({ picture }) => ["order", `horse-${runningOrder(picture.horses)[0]?.[0]}`],
    when: ({ view, me }) => hasPlayed(view, me),
  },
  { key: "now", at: () => ["mine"], when: ({ view, me }) => hasPlayed(view, me) },
  {
    key: "scored",
    at: () => ["result"],
    when: ({ view, picture }) => view.race === 2 && picture.result?.race === 1 && picture.result.ranking.length > 0,
    facts: ({ view }) => ({ left: view.races - 1 }),
  },
]

/** Whether the reader has played a card in the first race. */
function hasPlayed(view: View, me: number): boolean {
  return view.race === 1 && view.phase === "race" && (view.cards_left[me] ?? 0) < view.hand_size
}
