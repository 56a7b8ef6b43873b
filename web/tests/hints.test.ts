/** How hints stand on the board of chances. */

import { beforeAll, expect, test } from "vitest"
import { fillsOf, rowName, sectionsOf } from "../src/table/hints"
import { speak } from "../src/texts/index.svelte"
import type { Hint } from "../src/wire"

beforeAll(() => speak("en"))

const hint = (key: string, facts: Hint["facts"], chance: number | null = null, includes = false): Hint => {
  return { key, facts, chance, worth: null, includes }
}
const laid = (title: string, hints: Hint[]) =>
  sectionsOf(title, hints).map(({ columns, rows }) => [columns, rows.map((row) => row.map(({ key }) => key))])

test("what is told of one runner is one row, and what stands alone has no column", () => {
  const told = [1, 2].flatMap((horse) => [hint("wins", { horse }), hint("podium", { horse })])
  expect(laid("ticket-gagnant", [...told, hint("own-ticket", {})])).toEqual([
    [
      ["wins", "podium"],
      [
        ["wins", "podium"],
        ["wins", "podium"],
      ],
    ],
    [[], [["own-ticket"]]],
  ])
})

test("bets are a section of their own", () => {
  const told = [hint("win", { horse: "A" }), hint("prize", { horse: "A" }), hint("bet", { horse: "A", second: "A" })]
  expect(laid("triple-couronne", told)).toEqual([
    [["win", "prize"], [["win", "prize"]]],
    [["bet"], [["bet"]]],
  ])
})

test("a horse that was bid for twice has two rows", () => {
  const told = [hint("owner", { horse: "A" }), hint("owner", { horse: "A" })]
  expect(laid("finish", told)).toEqual([[["owner"], [["owner"], ["owner"]]]])
})

test("a row is called by its runner, or its runners; without a column by the whole sentence", () => {
  expect(rowName("finish", hint("place", { lane: 2, horse: "Irrlicht" }))).toBe("Irrlicht")
  expect(rowName("triple-couronne", hint("pair", { horse: "Bolide", second: "Barbare" }))).toBe("Bolide and Barbare")
  expect(rowName("ticket-gagnant", hint("own-ticket", {}))).toBe("Your ticket")
})

test("a chance lies over the one that includes it, and before one that does not", () => {
  const facts = { horse: 1 }
  expect(fillsOf([hint("wins", facts, 0.25), hint("podium", facts, 0.5, true)])).toEqual([
    { from: 0, chance: 0.25 },
    { from: 0, chance: 0.5 },
  ])
  expect(fillsOf([hint("win", facts, 0.25), hint("place", facts, 0.5)])).toEqual([
    { from: 0, chance: 0.25 },
    { from: 0.25, chance: 0.5 },
  ])
})
