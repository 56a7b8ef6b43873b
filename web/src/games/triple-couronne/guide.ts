/** The guided first race: today's race, the horses, an entry, what it brought, the calendar and the stable book. */

import type { Guide } from "../../guide/guide"
import { prizesOf } from "./calendar/days"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"
import type { Box, View } from "./types"

interface Seen {
  view: View
  picture: Picture
}

const entering = (race: number, { view, picture }: Seen): boolean =>
  picture.stage === "paddock" && view.race === race && view.choice?.kind === "entries"

export const guide: Guide<View, Picture, Play, Box> = [
  {
    key: "race",
    at: () => ["poster"],
    when: (now) => entering(1, now),
    facts: ({ view: { races, programme, players } }) => ({
      races,
      prize: programme[0] ? (prizesOf(programme[0], players)[0] ?? 0) : 0,
    }),
  },
  { key: "field", at: () => ["field"], when: (now) => entering(1, now) },
  { key: "enter", at: () => ["papers"], press: true, when: (now) => entering(1, now) && (now.view.choice?.owed ?? false) },
  { key: "paid", at: () => ["paid"], when: ({ picture }) => picture.stage === "result" },
  { key: "calendar", at: () => ["calendar"], when: (now) => entering(2, now) },
  { key: "book", at: () => ["book"], press: true, when: (now) => entering(2, now) },
]
