/** Deciding in La Triple Couronne: what papers begin with, what is handed in, where stakes stop, and what the ledger adds up. */

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import "./texts"
import { ledgerOf } from "../src/games/triple-couronne/book/ledger"
import { claimsOn } from "../src/games/triple-couronne/book/trophies"
import { nextMove } from "../src/games/triple-couronne/hand/running"
import { press } from "../src/games/triple-couronne/keys"
import { stepsOf } from "../src/games/triple-couronne/papers/steps"
import type { Picture } from "../src/games/triple-couronne/picture"
import { Play } from "../src/games/triple-couronne/play.svelte"
import { marks } from "../src/games/triple-couronne/targets"
import type { Outlook, View } from "../src/games/triple-couronne/types"
import { actionWords, moment, prompt } from "../src/games/triple-couronne/words"
import { speak } from "../src/texts/index.svelte"
import type { SeatInfo } from "../src/wire"

vi.mock("../src/parts/held.svelte", () => ({ handheld: () => false, held: () => "desktop" }))

const HORSES = ["Danseuse Etoile", "D’Artagnan", "Caroline Chérie", "Jumbo", "Schmatex"] as const
const [BLUE, WHITE, RED, YELLOW, GREEN] = HORSES
const ODDS = [3, 3, 4, 4, 5]
const catalogue = HORSES.map((name, at) => ({ name, number: at + 1, odds: ODDS[at], age: 2, moves: [] }))
const SEATS = ["Ada", "Ben", "Cleo", "Dan"].map((name) => ({ name })) as unknown as SeatInfo[]
const CHOICE = {
  owed: true,
  horses: [],
  names: [],
  seats: [],
  least: 0,
  most: 0,
  step: 10_000,
  prices: [],
  next: [],
  two: [],
  pairs: "",
}

function viewed(kind: string, choice: object, more: object = {}): View {
  const table = {
    seat: 0,
    seats: 4,
    players: 4,
    race: 4,
    races: 10,
    phase: kind,
    to_act: [0],
    edition: "complet",
    auction: false,
  }
  const stables = { cash: [2_000_000, 0, 0, 0], fee: 40_000, horses: [], jockeys: [], entries: [], lot: null, track: null }
  const papers = { paper: null, slips: [], contracts: [], colours: [], programme: [], catalogue }
  return { ...table, ...stables, ...papers, choice: { ...CHOICE, kind, ...choice }, ...more } as unknown as View
}

const handedIn = (view: View, paper: object): View =>
  ({ ...view, paper, choice: { ...view.choice, owed: false }, to_act: [1] }) as unknown as View

function chances(wins: Readonly<Record<string, number>>): Outlook {
  const told = Object.entries(wins).map(([horse, win]) => ({ horse, win, placed: win, gain: 0 }))
  return { chances: told, worth: [], barred: [] } as unknown as Outlook
}

/** Odds as the server tells them: twice what a franc pays. */
function bettable(cap: number, ordered: boolean): Outlook {
  const single = HORSES.map((horse, at) => ({ horses: [horse], doubled: 2 * ODDS[at]! }))
  const pairs = HORSES.flatMap((one, a) =>
    HORSES.flatMap((other, b) => (a < b || (ordered && a !== b) ? [{ horses: [one, other], doubled: ODDS[a]! * ODDS[b]! }] : [])),
  )
  return { bets: { cap, bets: [...single, ...pairs] } } as unknown as Outlook
}

let play: Play
beforeAll(() => speak("en"))
beforeEach(() => (play = new Play()))

const begin = (view: View, outlook: Outlook | null = null, rode: Record<string, string> = {}) => play.follow(view, outlook, rode)

describe("papers begin with the likeliest answer", () => {
  test("all that qualify are entered", () => {
    const view = viewed("entries", { horses: [BLUE, RED] })
    begin(view)
    expect(play.action(view)).toEqual({ do: "enter", horses: [BLUE, RED] })
    expect(actionWords(view, play, SEATS)).toBe("Enter 2 horses")
  })

  test("if the money is short, those with the best chances, in the order of the catalogue", () => {
    const view = viewed("entries", { horses: [BLUE, WHITE, RED] }, { cash: [90_000, 0, 0, 0] })
    begin(view, chances({ [BLUE]: 100, [WHITE]: 300, [RED]: 600 }))
    expect(play.pencil.horses).toEqual([WHITE, RED])
  })

  test("without a form guide the odds tell who has the best chances", () => {
    const view = viewed("keep", { horses: [RED, WHITE], least: 1, most: 1 })
    begin(view)
    expect(play.pencil.horses).toEqual([WHITE])
  })

  test("jockeys ride what they rode; the others get the best chances", () => {
    const view = viewed("mounts", { names: ["Oona", "Idris"], horses: [BLUE, WHITE, RED] })
    begin(view, chances({ [BLUE]: 100, [WHITE]: 300, [RED]: 600 }), { Idris: WHITE })
    expect(play.action(view)).toEqual({ do: "mount", first: RED, second: WHITE })
  })

  test("nothing is sold, betted on or insured, and the button says so", () => {
    const sales = viewed("sales", { prices: [{ horse: BLUE, least: 100, most: 200 }] })
    begin(sales)
    expect(actionWords(sales, play, SEATS)).toBe("Sell nothing")
    const bets = viewed("bets", { horses: HORSES, most: 100_000 })
    begin(bets)
    expect([play.action(bets), actionWords(bets, play, SEATS)]).toEqual(["bets none", "No bet"])
  })

  test("what was pencilled is there after a reload, unless something else is asked by now", () => {
    const view = viewed("entries", { horses: [BLUE, RED] })
    begin(view)
    play.touch(view, null, RED)
    const kept = play.keep(view)
    const after = new Play()
    after.resume(kept)
    after.follow(view, null, {})
    expect(after.pencil.horses).toEqual([BLUE])
    const later = new Play()
    later.resume(kept)
    later.follow({ ...view, race: 5 }, null, {})
    expect(later.pencil.horses).toEqual([BLUE, RED])
  })
})

describe("a paper that lies face down", () => {
  test("is handed in, whatever the order in which it was written, until it is changed", () => {
    const prices = [BLUE, WHITE].map((horse) => ({ horse, least: 100_000, most: 200_000 }))
    const view = viewed("sales", { prices })
    begin(view)
    play.touch(view, null, WHITE)
    play.touch(view, null, BLUE)
    const offers = [BLUE, WHITE].map((horse) => ({ horse, least: 100_000 }))
    const sealed = handedIn(view, { do: "sell", offers })
    expect(play.isHandedIn(sealed)).toBe(true)
    play.offer(BLUE, 110_000)
    expect(play.isHandedIn(sealed)).toBe(false)
  })

  test("says nothing in the same way as an empty one", () => {
    const view = viewed("insurance", { prices: [{ horse: BLUE, least: 40_000, most: 40_000 }] })
    begin(view)
    expect(play.isHandedIn(handedIn(view, { do: "insure", race: null, next: null, two: null }))).toBe(true)
  })
})

describe("stakes stop where more could bring nothing (TC-34)", () => {
  const view = viewed("bets", { horses: HORSES, most: 2_000_000, pairs: "any-order" })

  test("a bet to win stops at the first prize", () => {
    begin(view)
    play.slip.put(view, bettable(400_000, false), [BLUE], 500_000)
    expect([play.slip.staked, play.slip.hitch]).toEqual([140_000, "cap"])
    expect(play.slip.best(view, bettable(400_000, false))).toEqual({ all: 420_000, paid: 400_000 })
  })

  test("a jumelé stops earlier beside a bet on one of its horses, but only where that one may be second", () => {
    begin(view)
    const any = bettable(400_000, false)
    play.slip.put(view, any, [BLUE], 100_000)
    expect(play.slip.useful(view, any, [BLUE, YELLOW])).toBe(70_000)
    const inOrder = viewed("bets", { horses: HORSES, most: 2_000_000, pairs: "ordered" })
    expect(play.slip.useful(inOrder, bettable(400_000, true), [BLUE, YELLOW])).toBe(20_000)
  })

  test("money is the other limit, and is told apart", () => {
    const poor = viewed("bets", { horses: HORSES, most: 30_000, pairs: "" })
    begin(poor)
    play.slip.put(poor, bettable(400_000, false), [BLUE], 100_000)
    expect([play.slip.staked, play.slip.hitch]).toEqual([30_000, "money"])
  })

  test("a runner is touched for a bet, touched again to take it back; two are touched for a jumelé", () => {
    const outlook = bettable(400_000, false)
    begin(view)
    play.touch(view, outlook, YELLOW)
    play.slip.turn("pair")
    play.touch(view, outlook, GREEN)
    expect(prompt(view, SEATS, 0, play)).toBe("Schmatex and which other?")
    play.touch(view, outlook, BLUE)
    expect(play.action(view)).toBe("bets win 4 50000 pair 1 5 50000")
    play.slip.turn("win")
    play.touch(view, outlook, YELLOW)
    play.touch(view, outlook, YELLOW)
    expect(play.action(view)).toBe("bets pair 1 5 50000")
  })

  test("where the order counts, the horses stand as they were touched", () => {
    const inOrder = viewed("bets", { horses: HORSES, most: 2_000_000, pairs: "ordered" })
    begin(inOrder)
    press("j", inOrder, bettable(400_000, true), play)
    for (const key of ["5", "1"]) press(key, inOrder, bettable(400_000, true), play)
    expect(play.action(inOrder)).toBe("bets pair 5 1 50000")
  })

  test("a slip with every runner and every pair of all horses stays far below what a message may hold", () => {
    const runners = Array.from({ length: 24 }, (_, at) => ({ name: `Horse ${at}`, number: at + 1, odds: 3 }))
    const full = viewed(
      "bets",
      { horses: runners.map(({ name }) => name), most: 10 ** 9, pairs: "any-order" },
      { catalogue: runners },
    )
    begin(full)
    const pairs = runners.flatMap(({ name }, at) =>
      runners.slice(at + 1).map((other) => ({ first: name, second: other.name, stake: 1_000_000 })),
    )
    play.slip.begin({ wins: runners.map(({ name }) => ({ horse: name, stake: 1_000_000 })), pairs })
    expect(JSON.stringify(play.action(full)).length).toBeLessThan(7_000)
  })
})

describe("rows", () => {
  test("say what touching them does, and why a horse of one's own is barred", () => {
    const view = viewed("entries", { horses: [BLUE] })
    const why = { why: "wrong-age", rule: "TC-10", facts: { horse: WHITE } }
    const outlook = { ...chances({}), barred: [{ horse: WHITE, why }] } as unknown as Outlook
    begin(view, outlook)
    const found = marks(view, outlook, play)
    expect(found.get(BLUE)).toMatchObject({ state: "picked", words: "runs" })
    expect(found.get(WHITE)).toMatchObject({ state: "barred", words: "age", rule: "TC-10" })
    expect(found.get(WHITE)?.why).toContain("has not the age")
    expect(found.get(RED)).toBeUndefined()
  })
})

describe("the sheet of a race", () => {
  const steps = ["sales", "entries", "rentals", "mounts", "bets", "insurance"]

  test("ticks what is settled and marks what is asked", () => {
    const states = stepsOf(viewed("mounts", {}, { steps }), 0).map(({ state }) => state)
    expect(states).toEqual(["done", "done", "done", "asked", "coming", "coming"])
    const waiting = handedIn(viewed("mounts", {}, { steps }), { do: "mount" })
    expect(stepsOf(waiting, 0)[3]?.state).toBe("waiting")
  })

  test("holds the steps of this race, and no others", () => {
    const short = stepsOf(viewed("bets", {}, { steps: ["entries", "bets"] }), 0)
    expect(short.map(({ name, state }) => [name, state])).toEqual([
      ["entries", "done"],
      ["bets", "asked"],
    ])
  })
})

test("a choice is about the horse in the ring, not about its price", () => {
  const lot = { horse: BLUE, rent: false, price: 0 }
  const one = viewed("bid", {}, { phase: "sale", lot })
  expect(moment(one)).toBe(moment({ ...one, lot: { ...lot, price: 500_000 } } as unknown as View))
  expect(moment(one)).not.toBe(moment({ ...one, lot: { ...lot, horse: WHITE } } as unknown as View))
})

describe("the book", () => {
  const pays = (payer: number | null, payee: number | null, amount: number, why: string) => ({ payer, payee, amount, why })
  const result = {
    race: 1,
    runners: [],
    order: [BLUE],
    moved: [pays(0, -1, 40_000, "entry-fee"), pays(null, 0, 400_000, "prize")],
  }
  const season = {
    race: 2,
    races: 2,
    stage: "paddock",
    results: [result],
    opening: [pays(0, null, 1_000_000, "purchase"), pays(0, null, 500_000, "purchase")],
    moved: [pays(0, 1, 300_000, "rent")],
    inGame: [true, true],
    jockeys: [
      { name: "Oona", seat: 0, wins: 2 },
      { name: "Idris", seat: 1, wins: 2 },
      { name: "Manolo", seat: null, wins: 3 },
    ],
    horses: [
      { name: BLUE, owner: 0, earnings: 400_000 },
      { name: RED, owner: null, earnings: 900_000 },
    ],
  } as unknown as Picture

  test("adds up what a seat got and paid, race by race, the latest first", () => {
    expect(ledgerOf(season, 0).map(({ race, sum }) => [race, sum])).toEqual([
      [2, -300_000],
      [1, 360_000],
      [0, -1_500_000],
    ])
    expect(ledgerOf(season, 0)[2]?.lines).toEqual([{ why: "purchase", amount: -1_500_000 }])
    expect(ledgerOf(season, 1)[0]?.sum).toBe(300_000)
  })

  test("tells who leads the trophies; what is out of the game does not count", () => {
    const [whip, horse, cup] = claimsOn(season)
    expect(whip?.leaders.map(({ seat }) => seat)).toEqual([0, 1])
    expect(horse?.leaders.map(({ name }) => name)).toEqual([BLUE])
    expect(cup?.leaders).toEqual([])
    const over = { ...season, results: [...season.results, { ...result, race: 2 }] } as unknown as Picture
    expect(claimsOn(over)[2]?.leaders.map(({ name }) => name)).toEqual([BLUE])
  })
})

test("the number that a runner goes by next is marked until it is across or out, or the race is over", () => {
  const marked = (stage: string, fate: string, move: number, announced = false) =>
    nextMove({ stage, move } as Picture, { fate } as Picture["runners"][number], announced, 12)
  expect([marked("race", "running", 0), marked("race", "running", 5), marked("race", "running", 5, true)]).toEqual([1, 6, 5])
  expect(marked("race", "running", 12)).toBe(1)
  expect([marked("race", "finished", 5), marked("race", "withdrawn", 5), marked("result", "running", 5)]).toEqual([13, 13, 13])
})
