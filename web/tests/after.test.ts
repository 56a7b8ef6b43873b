/** After a game: its story in words, its highlights, the chapters of its replay, and the count of one's own races. */

import { beforeAll, beforeEach, expect, test } from "vitest"
import { loadGame } from "../src/games/game"
import { count, forgetRaces, races, summaries } from "../src/parts/races"
import { chapterAt, chaptersOf, momentOf } from "../src/replay/chapters"
import { bestRace, loadHighlights } from "../src/result/highlights"
import { bestLead, how, mine, winners } from "../src/result/story"
import { speak } from "../src/texts/index.svelte"
import { type Fields, Teller } from "../src/texts/telling"
import type { Outcome, SeatInfo, Standing, TableInfo } from "../src/wire"
import { GAMES, replay } from "./replays"

const NAMES = ["Ada", "Ben", "Cleo"]
const said = {
  name: (seat: number) => NAMES[seat] ?? `#${seat}`,
  you: (seat: number) => (seat === 0 ? "yes" : "no"),
}
const outcome = (...totals: number[]): Outcome => {
  const most = Math.max(...totals)
  return {
    totals,
    ranks: totals.map((total) => 1 + totals.filter((other) => other > total).length),
    winners: totals.flatMap((total, seat) => (total === most ? [seat] : [])),
  }
}
const after = (...races: number[][]): Standing[] => races.map((totals, race) => ({ race: Math.max(1, race), step: race, totals }))

beforeAll(() => speak("en"))

test("a result is told to each in words", () => {
  expect(mine("ticket-gagnant", outcome(23, 25, 27), 0)).toBe("You came 3rd, 4 points behind.")
  expect(mine("finish", outcome(16_500, 68_500), 0)).toBe("You came 2nd, 52,000 behind.")
  expect(mine("ticket-gagnant", outcome(9, 8), 0)).toBe("You win!")
  expect(mine("ticket-gagnant", outcome(9, 9), 0)).toBe("You share the victory!")
  expect(winners("ticket-gagnant", outcome(1, 0), said)).toBe("Ada wins with 1 point.")
  expect(winners("galop", outcome(12, 12), said)).toBe("Ada and Ben share the victory with 12.")
})

test("how it came about is told only where it is worth a sentence", () => {
  expect(how(after([0, 0], [5, 1], [6, 9]), outcome(6, 9), 0)).toBe("You led before the last race.")
  expect(how(after([0, 0], [5, 1], [9, 6]), outcome(9, 6), 0)).toBe("In front after every race.")
  expect(how(after([0, 0], [1, 5], [9, 6]), outcome(9, 6), 0)).toBe("Only 2nd before the last race.")
  expect(how(after([0, 0], [1, 5], [2, 6]), outcome(2, 6), 0)).toBe("")
  expect(how([], outcome(2, 6), 0)).toBe("")
})

test("the best lead is that of a race before the end", () => {
  expect(bestLead(after([0, 0], [5, 1], [9, 2], [9, 12]), 0)).toEqual({ race: 2, by: 7 })
  expect(bestLead(after([0, 0], [1, 5], [9, 2]), 0)).toBeNull()
})

test("the best race is the one in which somebody won most", () => {
  expect(bestRace(after([0, 0], [5, 1], [6, 9]), said)).toMatchObject({ race: 2, gain: 8, text: "Ben, race 2" })
  expect(bestRace([], said)).toBeNull()
})

test.each(GAMES)("the highlights of $name belong to its races", async (game) => {
  const { title, kinds, box, frames } = replay(game)
  const events = frames.flatMap((frame) => frame.events as readonly Fields[])
  const { special } = await loadGame(title)
  const teller = new Teller(title, kinds, said, box, special)
  const { highlights } = await loadHighlights(title)
  const found = highlights({ events, box, me: 0, said, tell: (event) => teller.sentence(event) })
  const run = new Set(chaptersOf(frames).map(({ race }) => race))
  for (const { race, text, gain } of found) {
    expect(run).toContain(race)
    expect(text).not.toMatch(/web-|undefined|none/)
    if (gain !== undefined) expect(gain).toBeGreaterThan(0)
  }
  expect(new Set(found.map(({ title }) => title)).size).toBe(found.length)
})

test.each(GAMES)("the chapters of $name begin where its races do", (game) => {
  const { frames } = replay(game)
  const chapters = chaptersOf(frames)
  chapters.forEach(({ race, from }, at) => {
    expect(race).toBe(at + 1)
    expect(chapterAt(chapters, from)?.race).toBe(race)
    if (from) expect((frames[from - 1]!.view as { race: number }).race).toBeLessThan(race)
    expect(momentOf(`race-${race}`, chapters)).toBe(from)
  })
})

test("an address names a moment by its step, or says nothing of one", () => {
  expect(momentOf("12", [])).toBe(11)
  for (const hash of ["", "TG-12", "race-9", "12a", "-3"]) expect(momentOf(hash, [])).toBeNull()
})

const seat = (kind: SeatInfo["kind"], bot = "", by_bot = false): SeatInfo => ({
  name: "",
  emblem: "hat",
  kind,
  bot,
  by_bot,
  here: true,
  muted: false,
  host: false,
  due: null,
  freeing: null,
})
const table = (id: string, seats: readonly SeatInfo[], mine = [0]): TableInfo =>
  ({ id, title: "finish", seats, mine }) as unknown as TableInfo

beforeEach(forgetRaces)

test("a game is counted once, with the bots and the people that it was against", () => {
  const seats = [seat("person"), seat("bot", "punter"), seat("bot", "punter"), seat("person")]
  count(table("a", seats), outcome(5, 3, 2, 1))
  count(table("a", seats), outcome(5, 3, 2, 1))
  count(table("b", [seat("person"), seat("bot", "random")]), outcome(1, 7))
  expect(races()).toHaveLength(2)
  expect(summaries(races())).toEqual([
    {
      title: "finish",
      played: 2,
      won: 1,
      best: 5,
      against: [
        { bot: "punter", played: 1, won: 1 },
        { bot: "random", played: 1, won: 0 },
      ],
      people: { played: 1, won: 1 },
    },
  ])
})

test("what was watched, or played to its end by a bot, is not counted", () => {
  count(table("a", [seat("person"), seat("bot")], []), outcome(5, 3))
  count(table("b", [seat("person", "", true), seat("bot")]), outcome(5, 3))
  expect(races()).toEqual([])
})

test("somebody else's scribble is no race", () => {
  localStorage.setItem("hippodrome-races", "{not json")
  expect(races()).toEqual([])
})
