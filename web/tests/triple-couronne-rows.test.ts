/** The rows of the paddock in La Triple Couronne: whom they show, and how amounts are written where room is small. */

import { beforeAll, describe, expect, test } from "vitest"
import "./texts"
import { fieldOf } from "../src/games/triple-couronne/paddock/field"
import type { Picture } from "../src/games/triple-couronne/picture"
import type { Mark } from "../src/games/triple-couronne/targets"
import type { Outlook, View } from "../src/games/triple-couronne/types"
import { brief, speak } from "../src/texts/index.svelte"

const CARDS = [
  ["Jumbo", 2, 0],
  ["Schmatex", 2, 1],
  ["D’Artagnan", 2, 1],
  ["Kelbomec", 3, 0],
  ["Bolide", 4, 0],
] as const
const OPEN = ["Jumbo", "Schmatex", "D’Artagnan"]
const barred: Mark = { state: "barred", words: "age" }
const marks = new Map<string, Mark>([
  ["Jumbo", { state: "picked", words: "runs" }],
  ["Kelbomec", barred],
  ["Bolide", barred],
])
const view = {
  phase: "entries",
  programme: [{ ages: [2] }],
  catalogue: CARDS.map(([name, age]) => ({ name, age, odds: 3 })),
} as unknown as View
const picture = {
  race: 1,
  entries: [],
  horses: CARDS.map(([name, , owner]) => ({ name, owner, earnings: 0, misses: 0 })),
} as unknown as Picture

const shown = (room: number, columns = 1, able = OPEN): string[] => {
  const entries = able.map((horse) => ({ horse, ahead: 0 }))
  const outlook = { chances: [], entries } as unknown as Outlook
  return fieldOf({ view, picture, outlook, marks, room, columns }).map(({ horse }) => horse)
}

describe("before the entries are known", () => {
  test("whoever qualifies stands first, then one's own that may not run", () => {
    expect(shown(9)).toEqual([...OPEN, "Kelbomec", "Bolide"])
  })
  test("where there is less room, those that may not run are left out before any rival", () => {
    expect(shown(4)).toEqual(OPEN)
    expect(shown(2, 2)).toEqual(OPEN)
  })
  test("where there is no room for the rivals, one's own alone are shown", () => {
    expect(shown(2)).toEqual(["Jumbo"])
  })
  test("a rival of the right age that does not qualify is not among them", () => {
    expect(shown(9, 1, ["Jumbo", "Schmatex"])).not.toContain("D’Artagnan")
  })
})

describe("amounts where room is small", () => {
  beforeAll(() => speak("en"))
  test.each([
    [150, "150"],
    [400_000, "400k"],
    [-30_000, "−30k"],
    [1_120_000, "1.12\u00a0M"],
  ])("%i is written %s", (amount, written) => {
    expect(brief(amount)).toBe(written)
  })
})
