/** Deciding in Finish Line: the pencilled slip, a picked die and its targets, and what is said of them. */

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import "./texts"
import { Play } from "../src/games/finish-line/play.svelte"
import { best } from "../src/games/finish-line/slips/paper"
import { after, marks } from "../src/games/finish-line/targets"
import type { Action, Box, Outlook, View } from "../src/games/finish-line/types"
import { moment, prompt } from "../src/games/finish-line/words"
import { speak } from "../src/texts/index.svelte"
import type { SeatInfo } from "../src/wire"

const screen = vi.hoisted(() => ({ inHand: false }))
vi.mock("../src/parts/held.svelte", () => ({
  handheld: () => screen.inHand,
  held: () => (screen.inHand ? "upright" : "desktop"),
}))

const LINE = [20, 11, 18, 5, 3, 22, 8]
const ODDS = [2, 3, 4, 5, 7, 10, 15]
const tiles = LINE.map((horse, at) => ({
  horse,
  start: at + 1,
  odds: ODDS[at],
  favourite: false,
  sure: horse === 8,
  runs: true,
  horseshoes: 0,
  whips: 0,
  outsider: 0,
}))
const RESERVE = { white: 9, red: 5, yellow: 5, green: 2, black: 1 }
const SEATS = ["Ada", "Ben", "Cleo"].map((name) => ({ name })) as unknown as SeatInfo[]

const BOX = { money: { side_bet: 500 } } as Box

function viewed(phase: string, actions: readonly Action[], more: Partial<View> = {}): View {
  const choice = { kind: phase, owed: true, actions, most: 1000, step: 100 }
  const table = { seat: 0, seats: 3, turn: 0, race: 1, races: 3, to_act: [0], betted: [false, true, true], kept: [0, 0, 0] }
  const race = { tiles, line: LINE, level: false, reserve: RESERVE, out: {}, hand: [], slip: null, home_stretch: false }
  return { ...table, ...race, phase, choice, ...more } as unknown as View
}

const rolled = (faces: readonly [string, string][], actions: readonly Action[], more: Partial<View> = {}) =>
  viewed("use", [...actions, ...faces.map(([die]) => ({ do: "aside", die }) as Action)], {
    hand: faces.map(([colour, face]) => ({ colour, face })),
    ...more,
  })

const use = (face: string, horses: number[] = [], dice: string[] = []) => ({ do: "use", face, horses, dice }) as unknown as Action
const taken = (...dice: string[]) => ({ do: "take", dice }) as unknown as Action

let play: Play
let chosen: Action[]
const choose = (action: Action) => chosen.push(action)

beforeAll(() => speak("en"))
beforeEach(() => {
  play = new Play()
  chosen = []
  screen.inHand = false
})

describe("the betting slip", () => {
  const view = viewed("bets", [])
  const touch = (...horses: number[]) => horses.forEach((horse) => play.touch(view, null, horse, choose))

  test("a tile that is touched is backed to win, one that is touched twice no longer", () => {
    touch(18, 3)
    expect(play.draft.slip(view).wins.map(({ horse }) => horse)).toEqual([18, 3])
    touch(3)
    expect(play.draft.slip(view).wins.map(({ horse }) => horse)).toEqual([18])
  })

  test("a bet that was written before is turned to first, and rubbed out at the next touch only", () => {
    touch(18, 3, 18)
    expect(play.draft.slip(view).wins).toHaveLength(2)
    touch(18)
    expect(play.draft.slip(view).wins.map(({ horse }) => horse)).toEqual([3])
  })

  test("a fourth horse is not backed, and it is said why", () => {
    touch(18, 3, 5, 8)
    expect(play.draft.slip(view).wins).toHaveLength(3)
    expect(prompt(view, SEATS, 0, play, BOX)).toContain("Three horses")
  })

  test("two tiles make a pair, in either order but only once", () => {
    play.draft.pair(view, 0)
    touch(18, 11)
    expect(play.draft.slip(view)).toMatchObject({ wins: [], places: [{ horses: [18, 11] }] })
    play.draft.pair(view, 1)
    touch(11, 18)
    expect(play.draft.slip(view).places).toHaveLength(1)
    expect(play.draft.hitch).toBe("same")
  })

  test("there is no third pair", () => {
    for (const [at, horses] of [
      [18, 11],
      [18, 3],
      [18, 5],
    ].entries()) {
      play.draft.pair(view, at)
      if (play.draft.half !== null) touch(...horses)
    }
    expect(play.draft.slip(view).places.map(({ horses }) => horses)).toEqual([
      [18, 11],
      [18, 3],
    ])
  })

  test("the next bet starts with the stake used last, within what is left", () => {
    touch(18)
    play.draft.put(view, 600)
    touch(3)
    expect(play.draft.slip(view).wins.map(({ stake }) => stake)).toEqual([600, 400])
    expect(play.draft.left(view)).toBe(0)
    touch(5)
    expect(play.draft.hitch).toBe("money")
  })

  test("after a reload it starts where the slip of the race before ended", () => {
    play.draft.recall({ wins: [{ horse: 1, stake: 700 }], places: [{ horses: [1, 2], stake: 300 }] })
    touch(18)
    expect(play.draft.slip(view).wins).toEqual([{ horse: 18, stake: 300 }])
  })

  test("it is handed in by starting places", () => {
    touch(18)
    play.draft.put(view, 200)
    play.draft.pair(view, 0)
    touch(18, 11)
    expect(play.draft.action(view)).toEqual({
      do: "bets",
      wins: [{ start: 3, stake: 200 }],
      places: [{ starts: [3, 2], stake: 200 }],
    })
  })

  test("FL-4e: the finish that brings most is the pair whose winner is backed too", () => {
    const wins = [
      { horse: 18, stake: 200 },
      { horse: 3, stake: 100 },
      { horse: 11, stake: 400 },
    ]
    const places = [
      { horses: [18, 11] as const, stake: 200 },
      { horses: [11, 20] as const, stake: 100 },
    ]
    expect(best(view, { wins, places })).toEqual({ first: 11, second: 18, pays: 2600 })
    expect(best(view, { wins: [], places: [] })).toBeNull()
  })

  test("what is pencilled is kept until it is handed in, and taken up again in the same race only", () => {
    expect(play.draft.keep(view)).toBeNull()
    touch(18)
    const kept = play.draft.keep(view)
    expect(kept?.wins).toHaveLength(1)
    const again = new Play()
    again.draft.resume(view, kept!)
    expect(again.draft.slip(view)).toEqual(kept)
    expect(play.draft.keep({ ...view, slip: kept })).toBeNull()
    expect(again.draft.slip({ ...view, race: 2 }).wins).toEqual([])
  })
})

describe("taking dice", () => {
  const begin = viewed("take", [taken("white", "white", "red"), taken("white", "red", "black")])

  test("a race begins with three dice, and only what some legal three holds is added", () => {
    for (const colour of ["white", "white", "white", "red"] as const) play.take(begin, colour, choose)
    expect(play.dice).toEqual(["white", "white", "red"])
    expect(chosen).toEqual([])
    play.go(begin, choose)
    expect(chosen).toEqual([taken("white", "white", "red")])
  })

  test("the order in which they were touched does not matter", () => {
    for (const colour of ["black", "red", "white"] as const) play.take(begin, colour, choose)
    expect(play.action(begin)).toEqual(taken("white", "red", "black"))
  })

  test("later a single colour is rolled at once, or at the second touch if one is asked", () => {
    const view = viewed("take", [taken("white"), taken("red")])
    play.confirm = true
    play.take(view, "red", choose)
    expect(chosen).toEqual([])
    play.take(view, "red", choose)
    expect(chosen).toEqual([taken("red")])
    play.confirm = false
    play.take(view, "white", choose)
    expect(chosen).toHaveLength(2)
  })

  test("a colour that may not be taken says why, with its rule", () => {
    const view = viewed("take", [taken("white")])
    const barred = { colour: "yellow", why: "yellow-too-early", rule: "FL-13", facts: { most: 7 } }
    play.follow(view, { dice: [barred] } as unknown as Outlook)
    play.take(view, "yellow", choose)
    expect(chosen).toEqual([])
    expect(prompt(view, SEATS, 0, play, BOX)).toMatch(/^Yellow dice.*7.*\(FL-13\)$/)
  })
})

describe("a die on a horse", () => {
  const actions = [use("whip", [20]), use("whip", [11])]
  const view = rolled([["red", "whip"]], actions)
  const outlook = {
    now: null,
    standings: [{ line: [[20], [11]] }, { line: [[11], [20]] }],
    follows: [
      { standing: 0, effects: [{ horse: 20, what: "warned", place: 1 }], heir: 1 },
      { standing: 1, effects: [{ horse: 11, what: "takes-lead", place: 1 }], heir: 1 },
    ],
    barred: [{ face: "whip", horse: 8, giver: null, why: "whip-on-sure", rule: "FL-23", facts: { horse: 8 } }],
    dice: [],
    blanks: [],
  } as unknown as Outlook
  beforeEach(() => {
    play.confirm = true
    play.follow(view, outlook)
  })

  test("nothing is a target before a die is picked", () => {
    expect(new Set([...marks(view, outlook, play).values()].map(({ state }) => state))).toEqual(new Set(["idle"]))
  })

  test("its targets say what would follow, the others why they are none", () => {
    play.pick(view, 0)
    const marked = marks(view, outlook, play)
    expect(marked.get(20)).toMatchObject({ state: "lit", words: "warned" })
    expect(marked.get(8)).toMatchObject({ state: "barred", rule: "FL-23", why: expect.stringContaining("sure runner") as string })
    expect(marked.get(5)?.state).toBe("idle")
  })

  test("the first touch shows the line that would follow, the second decides", () => {
    play.pick(view, 0)
    play.touch(view, outlook, 11, choose)
    expect(marks(view, outlook, play).get(11)?.state).toBe("picked")
    expect(after(view, outlook, play)).toBe(outlook.standings[1])
    expect(prompt(view, SEATS, 0, play, BOX)).toBe("Whip on 11: 11 takes the lead. The other two dice go to Ben.")
    expect(chosen).toEqual([])
    play.touch(view, outlook, 11, choose)
    expect(chosen).toEqual([actions[1]])
  })

  test("without being asked, a tile takes the die at once", () => {
    play.confirm = false
    play.pick(view, 0)
    play.touch(view, outlook, 20, choose)
    expect(chosen).toEqual([actions[0]])
  })

  test("in a hand, where nothing points, a tile is touched twice all the same", () => {
    screen.inHand = true
    play.confirm = false
    play.pick(view, 0)
    play.touch(view, outlook, 20, choose)
    expect(chosen).toEqual([])
    play.touch(view, outlook, 20, choose)
    expect(chosen).toEqual([actions[0]])
  })

  test("a tile that is pointed at shows what would follow, and is not picked", () => {
    play.pick(view, 0)
    play.aimed = 11
    expect(after(view, outlook, play)).toBe(outlook.standings[1])
    expect(marks(view, outlook, play).get(11)?.state).toBe("lit")
  })

  test("a forbidden tile decides nothing and says why", () => {
    play.pick(view, 0)
    play.touch(view, outlook, 8, choose)
    play.touch(view, outlook, 8, choose)
    expect(chosen).toEqual([])
    expect(prompt(view, SEATS, 0, play, BOX)).toMatch(/sure runner.*\(FL-23\)$/)
  })

  test("another roll forgets what was picked", () => {
    play.pick(view, 0)
    play.touch(view, outlook, 11, choose)
    play.follow(rolled([["red", "double"]], [use("double", [11])]), outlook)
    expect([play.die, play.touched]).toEqual([null, []])
  })

  test("a blank can only be put aside", () => {
    const blank = rolled([["white", "blank"]], [])
    play.pick(blank, 0)
    expect(play.action(blank)).toEqual({ do: "aside", die: "white" })
  })

  test("one step back leaves the horse, the next one the die", () => {
    play.pick(view, 0)
    play.touch(view, outlook, 11, choose)
    play.back()
    expect([play.die, play.touched]).toEqual([0, []])
    play.back()
    expect(play.die).toBeNull()
  })

  test("putting aside is asked once, too", () => {
    play.putAside(view, 0, choose)
    expect(chosen).toEqual([])
    play.putAside(view, 0, choose)
    expect(chosen).toEqual([{ do: "aside", die: "red" }])
  })
})

describe("a change of pace", () => {
  const both = rolled([["black", "pace"]], [use("pace", [5, 11]), use("pace", [5, 18]), use("pace", [3, 11])])

  test("a giver is touched, then a horse that gets the horseshoe", () => {
    play.confirm = true
    play.pick(both, 0)
    expect([...marks(both, null, play)].filter(([, { state }]) => state === "lit").map(([horse]) => horse)).toEqual([5, 3])
    play.touch(both, null, 5, choose)
    expect(marks(both, null, play).get(18)?.state).toBe("lit")
    play.touch(both, null, 18, choose)
    expect(play.action(both)).toEqual(use("pace", [5, 18]))
  })

  test("the only giver is picked by itself", () => {
    const one = rolled([["black", "pace"]], [use("pace", [3, 11])])
    play.pick(one, 0)
    expect(play.touched).toEqual([3])
  })
})

describe("an interference", () => {
  const orders = ([a, b, c]: number[]) =>
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map((order) => use("interference", order as number[])) // prettier-ignore
  const view = rolled(
    [["yellow", "interference"]],
    [0, 1, 2, 3, 4].flatMap((at) => orders(LINE.slice(at, at + 3))),
  )
  const lit = () => [...marks(view, null, play)].filter(([, { state }]) => state === "lit").map(([horse]) => horse)
  beforeEach(() => play.pick(view, 0))

  test("the first touch offers the threes that exist", () => {
    play.touch(view, null, 11, choose)
    expect(lit()).toEqual([20, 18, 5])
  })

  test("the leader has one three only: it is picked at once", () => {
    play.touch(view, null, 20, choose)
    expect(play.order).toEqual([20, 11, 18])
  })

  test("the touches narrow it down, then two that are touched change places", () => {
    for (const horse of [18, 5, 3]) play.touch(view, null, horse, choose)
    expect(play.order).toEqual([18, 5, 3])
    play.touch(view, null, 18, choose)
    play.touch(view, null, 3, choose)
    expect(play.order).toEqual([3, 5, 18])
    expect(play.action(view)).toEqual(use("interference", [3, 5, 18]))
    expect(chosen).toEqual([])
  })

  test("a tile beside the three begins anew", () => {
    play.touch(view, null, 20, choose)
    play.touch(view, null, 8, choose)
    expect(play.order).toEqual([3, 22, 8])
  })
})

describe("a tip", () => {
  const view = rolled([["black", "tip"]], [use("tip", [], ["white", "red"]), use("tip", [], ["white", "white"])], {
    out: { white: 2, red: 1 },
  })

  test("dice that are out are picked until there are two, and put back again", () => {
    play.pick(view, 0)
    play.bringBack(view, "red")
    play.bringBack(view, "red")
    expect(play.dice).toEqual(["red"])
    play.bringBack(view, "white")
    expect(play.action(view)).toEqual(use("tip", [], ["white", "red"]))
    play.unpick(0)
    expect(play.dice).toEqual(["white"])
  })
})

describe("a side bet", () => {
  test("picked, it is complete, and it is told who misses a turn and who gets the dice", () => {
    const view = rolled([["black", "side-bet"]], [use("side-bet")])
    play.follow(view, { follows: [{ standing: 0, effects: [], heir: 2 }], blanks: [] } as unknown as Outlook)
    play.pick(view, 0)
    expect(play.action(view)).toEqual(use("side-bet"))
    expect(prompt(view, SEATS, 0, play, BOX)).toMatch(/Ben misses a turn and owes you 500\. .* go to Cleo\.$/)
  })
})

describe("an extra action", () => {
  const actions = [
    { do: "extra", horse: 11 },
    { do: "extra", horse: null },
  ] as unknown as Action[]
  const view = viewed("extra", actions)

  test("is put on a tile, or left", () => {
    play.confirm = true
    play.touch(view, null, 11, choose)
    expect(play.action(view)).toBe(actions[0])
    play.leave(view, choose)
    expect(chosen).toEqual([])
    play.leave(view, choose)
    expect(chosen).toEqual([actions[1]])
  })
})

describe("what is asked", () => {
  test("another roll, turn or line is another moment; somebody's sealed slip is not", () => {
    const view = rolled([["red", "whip"]], [])
    expect(moment(view)).not.toBe(moment(rolled([["red", "double"]], [])))
    expect(moment(view)).not.toBe(moment({ ...view, turn: 1 }))
    expect(moment(view)).not.toBe(moment({ ...view, line: [...LINE].reverse() }))
    const bets = viewed("bets", [])
    expect(moment(bets)).toBe(moment({ ...bets, betted: [true, true, true], to_act: [] }))
  })

  test("who waits is told for whom", () => {
    const view = { ...viewed("use", []), choice: null, to_act: [1] }
    expect(prompt(view, SEATS, 0, play, BOX)).toBe("Ben chooses one of the three dice.")
  })
})
