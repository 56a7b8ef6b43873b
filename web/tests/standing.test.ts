/** What one would get if a race of Finish ended now. */

import { expect, test } from "vitest"
import type { Picture } from "../src/games/finish/picture"
import { standingOf } from "../src/games/finish/result/standing"
import type { Outlook } from "../src/games/finish/types"

const told = (race: number, round: number, lane: number | null) => ({ race, round, lane })
const seen = { race: [told(2, 1, 4), told(2, 1, 5), told(2, 2, 4), told(2, 2, null)] } as unknown as Outlook
const at = (phase: string, moves: number, race = 2) => standingOf({ phase, moves, race } as Picture, seen)

test("goes with the picture, move by move, and never runs ahead of it", () => {
  expect(at("race", 0)).toBeNull()
  expect(at("race", 1)).toEqual(told(2, 1, 4))
  expect(at("race", 2)).toEqual(told(2, 1, 5))
  expect(at("race", 3)).toEqual(told(2, 2, 4))
})

test("is settled once the race is ranked", () => {
  expect(at("result", 3)).toEqual(told(2, 2, null))
})

test("is told of no other race, of no sale, and to nobody who only watches", () => {
  expect(at("race", 1, 1)).toBeNull()
  expect(at("auction", 3)).toBeNull()
  expect(standingOf({ phase: "race", moves: 1, race: 2 } as Picture, null)).toBeNull()
})
