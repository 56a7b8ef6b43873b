/** How long events are shown, what may be hurried, and where a choice waits for the film. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { loadGame, momentOf, type AnyGame } from "../src/games/game"
import { Film } from "../src/table/film.svelte"
import type { Teller } from "../src/texts/telling"
import { GAMES, replay } from "./replays"

/** Nobody watches one event for longer, in milliseconds. */
const LONGEST = 3000
const ONES = GAMES.filter(({ file }) => file.endsWith("-spectator.json"))

describe.each(ONES)("$name", (game) => {
  test.each([false, true])("no event is shown for too long (plain board: %s)", async (plain) => {
    const board = await loadGame(game.title, plain)
    const { box, frames } = replay(game)
    board.learn?.(replay(game).kinds)
    let picture: unknown = board.show(frames[0]!.view, box, [])
    const paces = frames
      .flatMap(({ events }) => events)
      .map((event) => {
        const pace = board.pace(event, picture, null)
        picture = board.step(picture, event, box)
        return pace
      })
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
    hurries: (event: string) => event.startsWith("bid"),
    rests: (event: string) => event === "next race",
  } as unknown as AnyGame
  const teller = { hear: () => {} } as unknown as Teller
  const many = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what} ${at}`)
  let told: unknown[]
  let film: Film

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    told = []
    film = new Film(board, null, teller, { rests: true, onEvent: (event) => told.push(event) })
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
    expect([film.event, film.running]).toEqual([null, false])
    expect(told).toEqual(["a", "b", "c"])
    expect(film.lines.map(({ event }) => event)).toEqual(["a", "b", "c"])
  })

  test("a race is never hurried, however long the reel and however much waits behind it", () => {
    film.push(many("move", 80), 1)
    film.push(many("bid", 80), 2)
    for (let moves = 0; moves < 80; moves++) {
      expect(film.ms).toBe(PACE)
      vi.advanceTimersByTime(PACE)
    }
    expect(film.event).toBe("bid 0")
  })

  test("a long chain of bids is hurried, and ends at its own pace", () => {
    film.push([...many("bid", 40), "sold"], 1)
    expect(film.ms).toBe(PACE / 4)
    vi.advanceTimersByTime((PACE / 4) * 20)
    expect(film.ms).toBe(PACE / 2)
    vi.advanceTimersByTime(PACE * 15)
    expect([film.event, film.ms]).toEqual(["bid 39", PACE])
  })

  test("bids on the other side of a race are another chain", () => {
    film.push([...many("bid", 8), "move", ...many("bid", 30)], 1)
    expect(film.ms).toBe(PACE)
  })

  test("it rests on a result until the reader goes on, at any speed", () => {
    film.push(["payment", "next race", "bid"], 1)
    vi.advanceTimersByTime(100 * PACE)
    expect([film.picture, film.event, film.ms]).toEqual([[0, "payment"], null, 0])
    expect([film.resting, film.running]).toEqual([true, true])
    film.setSpeed(0)
    expect(film.resting).toBe(true)
    film.goOn()
    expect([film.resting, film.running, film.shown]).toEqual([false, false, 1])
    film.push(["payment", "next race"], 2)
    expect([film.resting, film.shown]).toEqual([true, 1])
  })

  test("skipping leads to the result, skipping again beyond it", () => {
    film.push(["move", "payment", "next race", "bid"], 1)
    film.skip()
    expect([film.resting, told]).toEqual([true, ["move", "payment"]])
    film.skip()
    expect([film.resting, film.shown]).toEqual([false, 1])
    expect(told).toEqual(["move", "payment", "next race", "bid"])
  })

  test("catching up goes past every result, and tells it", () => {
    film.push(["payment", "next race", "bid"], 1)
    film.catchUp()
    expect([film.resting, film.running, film.shown]).toEqual([false, false, 1])
    expect(told).toEqual(["payment", "next race", "bid"])
  })

  test("a replay does not rest", () => {
    const replayed = new Film(board, null, teller)
    replayed.begin(0, [])
    replayed.push(["payment", "next race"], 1)
    vi.advanceTimersByTime(2 * PACE)
    expect(replayed.shown).toBe(1)
  })
})

describe("what a choice is about", () => {
  const choice = { kind: "bid", owed: true }
  const seen = { race: 1, phase: "auction", to_act: [1], choice: null, lot: 0, horses: ["a1", "b1"] }
  const asks = (title: string, change: object) => {
    const view = { ...seen, to_act: [0], choice, ...change }
    return loadGame(title).then((board) => momentOf(board, seen as never) !== momentOf(board, view as never))
  }

  test("in Finish the horse in the ring, not every bid for it", async () => {
    expect(await asks("finish", {})).toBe(false)
    expect(await asks("finish", { lot: 1 })).toBe(true)
    expect(await asks("finish", { phase: "bets" })).toBe(true)
    expect(await asks("finish", { race: 2 })).toBe(true)
  })

  test("in a race of Ticket Gagnant how the horses stand", async () => {
    expect(await asks("ticket-gagnant", { horses: ["a2", "b1"] })).toBe(false)
    const race = { ...seen, phase: "race" }
    const board = await loadGame("ticket-gagnant")
    expect(momentOf(board, race as never)).not.toBe(momentOf(board, { ...race, horses: ["a2", "b1"] } as never))
  })

  test("in a game that does not say, all that is asked", async () => {
    expect(await asks("galop", {})).toBe(true)
    expect(await asks("galop", { to_act: [1], choice: null })).toBe(false)
  })
})
