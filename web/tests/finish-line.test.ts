/** How Finish Line is shown: how long its turns take, and what an undone choice leaves behind. */

import { describe, expect, test } from "vitest"
import { pace } from "../src/games/finish-line/pace"
import { show, step } from "../src/games/finish-line/picture"
import { debtsOf, linesOf } from "../src/games/finish-line/result/paid"
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

  test("three turns on end take at most 6.5 seconds, a race of 25 actions at most a minute", () => {
    const turns: number[] = []
    const races: { ms: number; actions: number; running: boolean }[] = []
    let picture = show(frames[0]!.view, box, [])
    for (const event of events) {
      const ms = pace(event, picture, null)
      if (event.event === "RaceStarted") races.push({ ms: 0, actions: 0, running: true })
      if (event.event === "DiceRolled") turns.push(0)
      const race = races.at(-1)
      if (race?.running) {
        race.ms += ms
        race.actions += Number(event.event === "DiceRolled")
        race.running = event.event !== "FinishReached"
        if (turns.length && !APART.includes(event.event)) turns.push(turns.pop()! + ms)
      }
      picture = step(picture, event, box)
    }
    const rounds = turns.slice(2).map((turn, at) => turn + turns[at]! + turns[at + 1]!)
    expect(rounds.length).toBeGreaterThan(60)
    expect(Math.max(...rounds)).toBeLessThanOrEqual(6500)
    expect(races).toHaveLength(3)
    for (const { ms, actions } of races) expect((ms / actions) * 25).toBeLessThanOrEqual(60_000)
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

describe("side bets", () => {
  test("whoever owes pays those who are owed, and nothing is left over", () => {
    const amounts = [500, -1500, 0, 1000]
    const debts = debtsOf(amounts)
    expect(debts).toEqual([
      { payer: 1, payee: 0, amount: 500 },
      { payer: 1, payee: 3, amount: 1000 },
    ])
    expect(debtsOf([0, 0])).toEqual([])
  })
})

describe.each(ONES)("the result of $name", (game) => {
  const { box, frames } = replay(game) as unknown as { box: Box; frames: { events: Event[]; view: View }[] }

  test("every payment stands beside a bet or a bonus, and a bet that pays nothing is lost", () => {
    const { view } = frames.at(-1)!
    const { results } = show(
      view,
      box,
      frames.flatMap(({ events }) => events),
    )
    expect(results.map(({ race }) => race)).toEqual([1, 2, 3])
    let paid = 0
    for (const result of results)
      view.capital.forEach((_, seat) => {
        const lines = linesOf(result, seat)
        const received = result.moved.filter(({ payee }) => payee === seat).reduce((sum, { amount }) => sum + amount, 0)
        expect(lines.reduce((sum, line) => sum + line.paid, 0)).toBe(received)
        expect(lines.every((line) => line.won === line.paid > 0)).toBe(true)
        for (const { what, paid: amount, stake, odds } of lines)
          if (amount && what !== "outsider") expect(amount).toBe(stake * odds)
        paid += received
      })
    expect(paid).toBeGreaterThan(0)
  })
})
