/** The race of La Triple Couronne as a film: how long it takes, in which order a move is told, which cards are read out. */

import { describe, expect, test } from "vitest"
import { standing } from "../src/games/triple-couronne/course/run"
import { gather, hurries, isRead, pace } from "../src/games/triple-couronne/pace"
import { show, step, type Picture } from "../src/games/triple-couronne/picture"
import type { Box, Event, View } from "../src/games/triple-couronne/types"
import type { TripleCouronne } from "../src/wire"
import { GAMES, replay } from "./replays"

const SEASONS = GAMES.filter(({ title }) => title === "triple-couronne")

interface Shown {
  readonly event: Event
  readonly before: Picture
  readonly after: Picture
  /** As the server told it. */
  readonly number: number
  readonly ms: number
}

/** Every race of a recorded season as the film shows it. */
function races(game: (typeof GAMES)[number], seat: number | null): Shown[][] {
  const { box, frames } = replay(game) as unknown as { box: Box; frames: readonly { view: View; events: readonly Event[] }[] }
  const found: Shown[][] = []
  const numbers = new Map(frames.flatMap(({ events }) => events).map((event, number) => [event, number]))
  let picture = show(frames[0]!.view, box, [])
  for (const { events } of frames) {
    let coming: readonly Event[] = events
    for (let event = coming[0]; event; event = coming[0]) {
      const before = picture
      picture = step(before, event, box)
      const shown = { event, before, after: picture, number: numbers.get(event)!, ms: pace(event, before, seat) }
      coming = gather(event, coming.slice(1), picture)
      if (event.event === "RaceStarted") found.push([])
      if (shown.before.stage === "race" || event.event === "RaceStarted") found.at(-1)?.push(shown)
    }
  }
  return found
}

const all = SEASONS.flatMap((game) => races(game, game.file.endsWith("-spectator.json") ? null : 0))
const inOrder = (race: Shown[]): Event[] => [...race].sort((one, other) => one.number - other.number).map(({ event }) => event)
const runners = (race: Shown[]): number => race.at(-1)!.before.runners.length
const seconds = (race: Shown[]): number => race.reduce((sum, { ms }) => sum + ms, 0) / 1000
const lengths = (least: number, most: number): number[] =>
  all
    .filter((race) => runners(race) >= least && runners(race) <= most)
    .map(seconds)
    .sort((one, other) => one - other)

describe("the length of a race at 1×", () => {
  test("four runners take 25 to 40 seconds, but for one race in ten at either end", () => {
    const four = lengths(4, 4)
    const tenth = Math.floor(four.length / 10)
    expect(four.length).toBeGreaterThan(20)
    expect(four[tenth]).toBeGreaterThanOrEqual(25)
    expect(four.at(-1 - tenth)).toBeLessThanOrEqual(40)
  })

  test("up to eight runners take a minute at most", () => {
    expect(lengths(5, 8).at(-1)).toBeLessThanOrEqual(60)
  })

  test("up to twelve runners take 75 seconds at most", () => {
    expect(lengths(9, 12).length).toBeGreaterThan(10)
    expect(lengths(9, 12).at(-1)).toBeLessThanOrEqual(75)
  })
})

test("nothing that happens in a race is hurried", () => {
  expect(all.flat().filter(({ event }) => hurries(event))).toEqual([])
})

describe("a move", () => {
  const moves = all.flatMap((race) => {
    const found: Shown[][] = []
    for (const shown of race) {
      if (shown.event.event === "MoveAnnounced") found.push([])
      found.at(-1)?.push(shown)
    }
    return found
  })
  /** Where somebody has to give up a horse, it is told as far as it is known. */
  const whole = moves.filter((move) => !move.some(({ event }) => event.event === "HorseGivenUp"))
  const early = whole.filter((move) => move[1] && !move[1].before.home)

  test("is told at once: all runners go before the first card is drawn", () => {
    expect(early.length).toBeGreaterThan(500)
    for (const move of early) {
      const cards = move.findIndex(({ event }) => event.event === "CardDrawn")
      const drawn = new Set<string>()
      for (const { event } of cards < 0 ? [] : move.slice(cards)) {
        if (event.event === "CardDrawn") drawn.add(event.horse)
        if (event.event === "HorseMoved") expect(drawn).toContain(event.horse)
      }
    }
  })

  test("has runners that go in the order of the catalogue", () => {
    for (const move of early) {
      const order = move[0]!.before.runners.map(({ horse }) => horse)
      const went = move.filter(({ event, before }) => event.event === "HorseMoved" && isAdvance(event, before))
      const places = went.map(({ event }) => order.indexOf((event as TripleCouronne.HorseMoved).horse))
      expect(places).toEqual([...places].sort((one, other) => one - other))
    }
  })

  test("leaves what one would get as it was, until every horse is where it was then", () => {
    const places = ({ runners }: Picture): string => JSON.stringify(runners.map(({ square, fate }) => [square, fate]))
    let exact = 0
    for (const race of all) {
      let picture = race[0]!.after
      const then = inOrder(race).map((event, at) => places(at ? (picture = step(picture, event, picture.box)) : picture))
      for (const { before } of race.slice(1)) {
        if (before.settled !== before.told) continue
        expect(places(before)).toBe(then[before.settled])
        exact++
      }
    }
    expect(exact).toBeGreaterThan(all.length * 12)
  })

  test("on the last squares is told horse by horse, and slower", () => {
    const pace = (move: Shown[]): number[] => move.flatMap(({ event, before, ms }) => (isAdvance(event, before) ? [ms] : []))
    const late = moves.filter((move) => move[1]?.before.home)
    expect(late.length).toBeGreaterThan(100)
    expect(Math.min(...late.flatMap(pace))).toBeGreaterThan(Math.max(...early.flatMap(pace)))
  })

  function isAdvance(event: Event, { runners }: Picture): boolean {
    return event.event === "HorseMoved" && runners.some(({ horse, drew }) => horse === event.horse && drew === 0)
  }
})

describe("a card is read out", () => {
  const drawn = all.flatMap((race) =>
    race.flatMap(({ event, before }, at) => (event.event === "CardDrawn" ? [{ event, before, next: race[at + 1]?.event }] : [])),
  )

  test("if it is for one's own runner, and else only for a reason", () => {
    for (const { event, before } of drawn) {
      const { seat } = before.runners.find(({ horse }) => horse === event.horse)!
      if (seat !== null) expect(isRead(event, before, seat)).toBe(true)
    }
    expect(drawn.some(({ event, before }) => !isRead(event, before, null))).toBe(true)
  })

  test("if it withdraws, injures, is kept or cancelled, for everybody", () => {
    const grave = drawn.filter(({ next }) =>
      ["HorseWithdrawn", "HorseInjured", "CardKept", "CardCancelled"].includes(next?.event ?? ""),
    )
    expect(grave.length).toBeGreaterThan(50)
    for (const { event, before } of grave) expect(isRead(event, before, null)).toBe(true)
  })

  test("if it moves a horse by three squares or more", () => {
    const moved = drawn.filter(({ next }) => next?.event === "HorseMoved" && Math.abs(next.end - next.start) >= 3)
    expect(moved.length).toBeGreaterThan(50)
    for (const { event, before } of moved) expect(isRead(event, before, null)).toBe(true)
  })

  test("if another horse leads after it", () => {
    const first = (picture: Picture) => standing(picture.runners)[0]?.horse
    const moved = drawn.flatMap(({ event, before, next }) => (next?.event === "HorseMoved" ? [{ event, before, next }] : []))
    const turned = moved.filter(({ before, next }) => first(before) !== first(step(before, next, before.box)))
    expect(turned.length).toBeGreaterThan(10)
    expect(turned.some(({ next }) => Math.abs(next.end - next.start) < 3)).toBe(true)
    for (const { event, before } of turned) expect(isRead(event, before, null)).toBe(true)
  })

  test("slowly, if it is the first of its colour in the programme for newcomers", () => {
    const newcomers = drawn.filter(({ before }) => before.edition === "initiation")
    const firsts = newcomers.filter(({ event, before }) => !before.met.includes(event.deck))
    expect(new Set(firsts.map(({ event }) => event.deck)).size).toBe(2)
    const long = ({ event, before }: (typeof drawn)[number]) => pace(event, before, null)
    const others = drawn.filter((one) => !firsts.includes(one))
    expect(Math.min(...firsts.map(long))).toBeGreaterThan(2 * Math.max(...others.map(long)))
  })

  test("if one backs or has insured its horse", () => {
    const { event, before } = drawn.find((some) => !isRead(some.event, some.before, null))!
    const nobody = before.cash.map(() => ({ wins: [], pairs: [] }))
    const stranger = before.runners.find(({ horse }) => horse === event.horse)?.seat === 0 ? 1 : 0
    const backed = { ...before, slips: nobody.map(() => ({ wins: [{ horse: event.horse, stake: 10_000 }], pairs: [] })) }
    const insured = { ...before, slips: nobody, contracts: nobody.map(() => ({ race: null, next: event.horse, two: null })) }
    const bare = { ...before, slips: nobody, contracts: [], entries: [] }
    expect(isRead(event, bare, stranger)).toBe(false)
    expect(isRead(event, backed, stranger)).toBe(true)
    expect(isRead(event, insured, stranger)).toBe(true)
  })
})
