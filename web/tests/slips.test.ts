/** Slips while they are being written: the betting form of Finish, any form on the plain board, and amounts on either. */

import { beforeEach, describe, expect, test } from "vitest"
import { read, within } from "../src/board/amount"
import type { View } from "../src/games/finish/types"
import { Play } from "../src/games/finish/play.svelte"
import { isBounded, isFilled, isNamed, picksText, slipText, targetOf, worth } from "../src/games/generic/slips/slip"
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
  const line: LineInfo = {
    name: "win",
    label: "win",
    count: 2,
    targets: 3,
    low: 100,
    high: 1000,
    step: 100,
    fixed: false,
    open: [1, 2, 3].map((number) => ({ number, word: `s${number}`, name: [], low: 100, high: 1000 })),
  }
  const priced: LineInfo = {
    ...line,
    name: "next",
    label: "next",
    fixed: true,
    open: [
      { number: 2, word: "2", name: ["Jumbo"], low: 300, high: 300 },
      { number: 5, word: "5", name: ["Irrlicht"], low: 700, high: 700 },
    ],
  }
  const form = (lines: readonly LineInfo[], total: number) => ({ kind: "bets", lines, total }) as FormInfo

  test("a line names the targets that are open, by number or by name", () => {
    expect(targetOf(line, 3)?.word).toBe("s3")
    expect(targetOf(line, 0)).toBeUndefined()
    expect(targetOf(priced, 3)).toBeUndefined()
    expect([isNamed(line), isNamed(priced)]).toEqual([false, true])
  })

  test("a slip is handed in as text: label, target and amount of each line that is filled in", () => {
    const written = [
      [
        { target: 3, amount: 500 },
        { target: 1, amount: null },
      ],
      [{ target: 5, amount: null }],
    ]
    expect(slipText(form([line, priced], 1000), written)).toBe("bets win s3 500 next 5")
    expect(slipText(form([line], 1000), [[{ target: 0, amount: null }]])).toBe("bets none")
  })

  test("a bid has neither label nor target", () => {
    const bid = { ...line, label: "", count: 1, targets: 1, open: [{ number: 1, word: "", name: [], low: 100, high: 1000 }] }
    expect(slipText({ ...form([bid], 1000), kind: "bid" }, [[{ target: 1, amount: 900 }]])).toBe("bid 900")
  })

  test("things that are picked are handed in by their words", () => {
    const picks = { ...form([], 0), kind: "enter", things: priced.open }
    expect(picksText(picks, [5, 2])).toBe("enter 2 5")
    expect(picksText(picks, [])).toBe("enter none")
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

describe("an amount that is written by hand", () => {
  const bounds = { low: 1100, high: 2050, step: 100 }

  test("only its digits count", () => {
    expect(read("1\u00a0500")).toBe(1500)
    expect(read("1,500")).toBe(1500)
    expect(read("–")).toBeNull()
  })

  test("it is brought between the bounds, and to a step that there is", () => {
    expect([0, 1149, 1151, 1999, 9000].map((amount) => within(bounds, amount))).toEqual([1100, 1100, 1200, 2000, 2000])
  })
})
