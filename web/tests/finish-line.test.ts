/** The picture of Finish Line, of which the views hold a part only. */

import { describe, expect, test } from "vitest"
import { show, step, type Picture } from "../src/games/finish-line/picture"
import type { Box, Event, View } from "../src/games/finish-line/types"
import { GAMES, replay } from "./replays"

const ONES = GAMES.filter(({ title }) => title === "finish-line")

describe.each(ONES)("$name", (game) => {
  const { box, frames } = replay(game) as unknown as { box: Box; frames: { events: Event[]; view: View }[] }

  test("what was shown of each choice is what came of it", () => {
    const told: Event[] = []
    let picture: Picture | null = null
    for (const { events, view } of frames) {
      const end: Picture | null = picture && events.reduce((before, event) => step(before, event, box), picture)
      told.push(...events)
      picture = show(view, box, told)
      if (end) expect(end).toEqual(picture)
    }
  })
})
