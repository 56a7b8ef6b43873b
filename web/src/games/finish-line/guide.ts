/** The guided first race: bets, dice, what they do, the home stretch, the payout. */

import type { Guide } from "../../guide/guide"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"
import { usesOf } from "./targets"
import type { Box, Tile, View } from "./types"

interface Seen {
  view: View
  picture: Picture
}

// What is asked must also be what is seen: the picture may still rest on a result.
const betting = ({ view, picture }: Seen): boolean => picture.phase === "bets" && view.choice?.kind === "bets" && !view.slip
const asked = (kind: string, { view, picture }: Seen): boolean => picture.phase === "race" && view.choice?.kind === kind

/** A tile on which the picked die can be used. */
function target(view: View, { die }: Play): Tile | undefined {
  const horse = die === null ? undefined : usesOf(view, die)[0]?.horses?.[0]
  return view.tiles.find((tile) => tile.horse === horse)
}

export const guide: Guide<View, Picture, Play, Box> = [
  { key: "line", at: () => ["tile-1"], when: betting },
  {
    key: "bets",
    at: () => ["tile-3"],
    press: true,
    when: betting,
    facts: ({ view }) => ({ first: view.tiles[0]?.odds ?? 0, last: view.tiles.at(-1)?.odds ?? 0 }),
  },
  { key: "slip", at: () => ["slip"], when: ({ play, ...seen }) => betting(seen) && !play.draft.isEmpty(seen.view) },
  { key: "take", at: () => ["papers"], press: true, when: (now) => asked("take", now) },
  { key: "dice", at: () => ["papers"], press: true, when: (now) => asked("use", now) && now.play.die === null },
  {
    key: "target",
    at: ({ view, play }) => [`tile-${target(view, play)?.start ?? 1}`],
    press: true,
    when: (now) => asked("use", now) && target(now.view, now.play) !== undefined,
  },
  { key: "now", at: () => ["strip"], when: ({ picture }) => picture.phase === "race" && picture.done !== null },
  {
    key: "stretch",
    at: () => ["stretch"],
    when: ({ picture }) => picture.phase === "race" && picture.homeStretch,
    facts: ({ box }) => ({ dice: box.course.home_stretch }),
  },
  { key: "paid", at: () => ["paid"], when: ({ picture }) => picture.phase === "result" },
]
