/** Slips while they are being written: the betting form of Finish, and any form on the plain board. */

import { beforeEach, describe, expect, test } from "vitest"
import type { View } from "../src/games/finish/picture"
import { Play } from "../src/games/finish/play.svelte"
import { isBounded, isFilled, targetOf, targetsOf, worth } from "../src/games/generic/slip"
import type { FormInfo, LineInfo } from "../src/wire"

describe("the betting form of Finish", () => {
  const choice = { kind: "bets", owed: true, least: 100, most: 2050, step: 100, lanes: [1, 2, 3] }
  const betting = (slip: View["slip"] = null, race = 1) => ({ race, phase: "bets", slip, choice }) as unknown as View
  const view = betting()
  let play: Play
  beforeEach(() => {
    play = new Play()
  })

  test("an empty cell gets a first stake, which can be changed and rubbed out", () => {
    play.pick(view, { line: "win", lane: 2 })
    expect(play.form(view)).toEqual({ win: { lane: 2, stake: 500 }, places: [] })
    play.put(view, 700)
    expect(play.stake(view, { line: "win", lane: 2 })).toBe(700)
    play.put(view, 0)
    expect(play.form(view)).toEqual({ win: null, places: [] })
  })

  test("there is one bet on the winner: it moves with its stake", () => {
    play.pick(view, { line: "win", lane: 2 })
    play.put(view, 800)
    play.pick(view, { line: "win", lane: 3 })
    expect(play.form(view).win).toEqual({ lane: 3, stake: 800 })
  })

  test("there are two bets on a place; a third one is not written", () => {
    for (const lane of [1, 2, 3]) play.pick(view, { line: "place", lane })
    expect(play.form(view).places.map(({ lane }) => lane)).toEqual([1, 2])
    expect(play.full).toBe(true)
  })

  test("no more is staked than there is, in whole steps", () => {
    play.pick(view, { line: "place", lane: 1 })
    play.put(view, 1500)
    play.pick(view, { line: "win", lane: 1 })
    play.put(view, 9000)
    expect(play.form(view).win?.stake).toBe(500)
    expect(play.staked(view)).toBe(2000)
  })

  test("what is pencilled is open until it lies on the table, in whatever order its places stand", () => {
    play.pick(view, { line: "place", lane: 2 })
    play.pick(view, { line: "place", lane: 1 })
    expect(play.open(view)).toBe(true)
    const handed = betting({
      win: null,
      places: [
        { lane: 1, stake: 500 },
        { lane: 2, stake: 500 },
      ],
    })
    expect(play.open(handed)).toBe(false)
  })

  test("the next race starts with an empty form", () => {
    play.pick(view, { line: "win", lane: 2 })
    expect(play.form(betting(null, 2))).toEqual({ win: null, places: [] })
  })
})

describe("a form on the plain board", () => {
  const line: LineInfo = { name: "wins", count: 2, targets: 3, low: 100, high: 1000, step: 100, fixed: false, open: [] }
  const priced: LineInfo = {
    ...line,
    fixed: true,
    open: [
      { number: 2, name: ["Jumbo"], low: 300, high: 300 },
      { number: 5, name: ["Irrlicht"], low: 700, high: 700 },
    ],
  }
  const form = (lines: readonly LineInfo[], total: number) => ({ lines, total }) as FormInfo

  test("a line names the targets that are open, or all of its targets by number", () => {
    expect(targetsOf(line).map(({ number }) => number)).toEqual([1, 2, 3])
    expect(targetsOf(priced).map(({ number }) => number)).toEqual([2, 5])
    expect(targetOf(line, 0)).toBeUndefined()
    expect(targetOf(priced, 3)).toBeUndefined()
  })

  test("a bet is filled in with its target and its amount; one at a fixed price needs no amount", () => {
    expect(isFilled(line, { target: 1, amount: null })).toBe(false)
    expect(isFilled(line, { target: 0, amount: 500 })).toBe(false)
    expect(isFilled(line, { target: 1, amount: 500 })).toBe(true)
    expect(isFilled(priced, { target: 5, amount: null })).toBe(true)
  })

  test("a line comes to its amount, or to the price of its target", () => {
    expect(worth(line, { target: 1, amount: 500 })).toBe(500)
    expect(worth(line, { target: 0, amount: 500 })).toBe(0)
    expect(worth(priced, { target: 5, amount: null })).toBe(700)
  })

  test("a form is bounded if its dearest lines together could come to more than it allows", () => {
    expect(isBounded(form([line], 1999))).toBe(true)
    expect(isBounded(form([line], 2000))).toBe(false)
    expect(isBounded(form([line, { ...priced, count: 1 }], 2699))).toBe(true)
    expect(isBounded(form([line, { ...priced, count: 1 }], 2700))).toBe(false)
  })
})
