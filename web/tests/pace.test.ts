/** How long events are shown. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { loadGame, type AnyGame } from "../src/games/game"
import { Film } from "../src/table/film.svelte"
import type { Teller } from "../src/texts/telling"
import { GAMES, replay } from "./replays"

/** Nobody watches one event for longer, in milliseconds. */
const LONGEST = 3000
const ONES = GAMES.filter(({ file }) => file.endsWith("-spectator.json"))

describe.each(ONES)("$name", (game) => {
  test.each([false, true])("no event is shown for too long (plain board: %s)", async (plain) => {
    const board = await loadGame(game.title, plain)
    const events = replay(game).frames.flatMap((frame) => frame.events)
    const paces = events.map((event) => board.pace(event))
    expect(Math.min(...paces)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...paces)).toBeGreaterThan(0)
    expect(Math.max(...paces)).toBeLessThanOrEqual(LONGEST)
  })
})

describe("the film", () => {
  const PACE = 400
  /** A board whose picture is the list of what was seen, and whose view is a number. */
  const board = {
    show: (view: number) => [view],
    step: (picture: unknown[], event: string) => [...picture, event],
    pace: () => PACE,
  } as unknown as AnyGame
  const teller = { hear: () => {} } as unknown as Teller
  const many = (count: number) => Array.from({ length: count }, (_, at) => `event ${at}`)
  let told: unknown[]
  let film: Film

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    told = []
    film = new Film(board, null, teller, (event) => told.push(event))
    film.begin(0, [])
  })
  afterEach(() => vi.useRealTimers())

  test("shows events one by one, each for its time, and ends at the view", () => {
    film.push(["a", "b"], 1)
    expect(film.picture).toEqual([0, "a"])
    vi.advanceTimersByTime(PACE - 1)
    expect(film.picture).toEqual([0, "a"])
    vi.advanceTimersByTime(1)
    expect(film.picture).toEqual([0, "a", "b"])
    vi.advanceTimersByTime(PACE)
    expect(film.picture).toEqual([1])
    expect([film.shown, film.event, film.running]).toEqual([1, null, false])
  })

  test("at double speed an event takes half its time", () => {
    film.setSpeed(2)
    film.push(["a"], 1)
    vi.advanceTimersByTime(PACE / 2)
    expect(film.shown).toBe(1)
  })

  test("without animation nothing is waited for, and everything is told", () => {
    film.setSpeed(0)
    film.push(["a", "b"], 1)
    film.push(["c"], 2)
    expect(film.shown).toBe(2)
    expect(told).toEqual(["a", "b", "c"])
  })

  test("whoever skips hears of everything on the way", () => {
    film.push(["a", "b"], 1)
    film.push(["c"], 2)
    film.skip()
    expect(film.picture).toEqual([2])
    expect(told).toEqual(["a", "b", "c"])
    expect(film.lines.map(({ event }) => event)).toEqual(["a", "b", "c"])
  })

  test("it hurries when much waits behind what is shown", () => {
    film.push(["a", "b"], 1)
    film.push(many(30), 2)
    vi.advanceTimersByTime(PACE) // the first began before the others came
    expect(film.ms).toBe(PACE / 4)
  })

  test("it hurries when one choice had very many consequences, until few are left", () => {
    film.push(many(80), 1)
    expect(film.ms).toBe(PACE / 3)
    vi.advanceTimersByTime((PACE / 3) * 20)
    expect(film.ms).toBe(PACE)
  })
})
