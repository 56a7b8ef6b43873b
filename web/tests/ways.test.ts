/** The chooser of the plain board: many actions are narrowed down thing by thing. */

import { expect, test } from "vitest"
import { ordersOf, partsOf, setsOf } from "../src/games/generic/choices/ways"

test("a list that stands in one order only may be chosen in any", () => {
  const takes = [
    { do: "take", dice: ["red", "white"] },
    { do: "take", dice: ["red", "red"] },
    { do: "take", dice: ["black", "white"] },
  ]
  expect([...setsOf(takes)]).toEqual(["take dice"])
  expect([...setsOf([...takes, { do: "take", dice: ["white", "red"] }])]).toEqual([])
})

test("lists of numbers and long lists are chosen in their own order", () => {
  expect([...setsOf([{ do: "aside", horses: [3, 7] }])]).toEqual([])
  expect([...setsOf([{ do: "take", dice: ["a", "b", "c", "d"] }])]).toEqual([])
})

test("a list of three has six orders", () => {
  const orders = ordersOf(["a", "b", "c"])
  expect(orders).toHaveLength(6)
  expect(new Set(orders.map((order) => JSON.stringify(order)))).toContain('["c","a","b"]')
})

test("the elements of a list count for themselves", () => {
  expect([...partsOf({ do: "take", dice: ["red", "white"], face: null })]).toEqual([
    ["do", "take"],
    ["dice.0", "red"],
    ["dice.1", "white"],
    ["face", null],
  ])
})
