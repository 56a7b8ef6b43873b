/** How Finish Line is shown: how long its turns take, and what an undone choice leaves behind. */

import { describe, expect, test } from "vitest"
import { pace } from "../src/games/finish-line/pace"
import { show, step } from "../src/games/finish-line/picture"
import type { Box, Event, View } from "../src/games/finish-line/types"
import { GAMES, replay } from "./replays"

const ONES = GAMES.filter(({ title, file }) => title === "finish-line" && file.endsWith("-spectator.json"))
const SHORTEST = 1500
const LONGEST = 2200
/** Shown once a race, beside the turns. */
const APART = ["HomeStretchReached", "FinishReached"]

describe.each(ONES)("$name", (game) => {
  const { box, frames } = replay(game) as unknown as { box: Box; frames: { events: Event[]; view: View }[] }
  const events = frames.flatMap((frame) => frame.events)

  test("a turn, from the roll to the passing on, takes 1.5 to 2.2 seconds", () => {
    const turns: number[] = []
    let turn: number | null = null
    let picture = show(frames[0]!.view, box, [])
    for (const event of events) {
      const ms = APART.includes(event.event) ? 0 : pace(event, picture, null)
      if (event.event === "DiceRolled") turn = 0
      if (turn !== null) turn += ms
      if (event.event === "DicePassed" && turn !== null) turns.push(turn)
      if (event.event === "DicePassed" || event.event === "FinishReached") turn = null
      picture = step(picture, event, box)
    }
    expect(turns.length).toBeGreaterThan(30)
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(SHORTEST)
    expect(Math.max(...turns)).toBeLessThanOrEqual(LONGEST)
  })

  test("whatever is taken back leaves no trace", () => {
    let picture = show(frames[0]!.view, box, [])
    let undone = 0
    for (const { events } of frames) {
      const before = picture
      for (const event of events) picture = step(picture, event, box)
      const first = events[0]?.event
      const after = events.map((each) => each.event)
      if (!["DieUsed", "DieSetAside", "ExtraActionTaken"].includes(first ?? "") || after.includes("RaceRanked")) continue
      expect(step(picture, { event: "ActionUndone", seat: 0 }, box)).toEqual(before)
      undone++
    }
    expect(undone).toBeGreaterThan(30)
  })
})
