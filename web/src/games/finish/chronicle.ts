/**
 * What was seen at a table and stands in no view: who ran when a sentence was said, and the races that are over.
 * Kept per box, for a box object belongs to one table; every event is taken once, in the order in which it happened.
 */

import type { Result } from "./picture"
import type { Box, Event, Runner, Slip } from "./types"
import type { Finish } from "../../wire"
import { WAITING } from "./picture"

interface Chronicle {
  readonly fields: WeakMap<Event, readonly Runner[]>
  field: readonly Runner[]
  squares: number[]
  fallen: number[]
  slips: readonly Slip[]
  stakes: Finish.MoneyMoved[]
  running: boolean
  readonly results: Map<number, Result>
  paying: number
}

const chronicles = new WeakMap<Box, Chronicle>()

function of(box: Box): Chronicle {
  let kept = chronicles.get(box)
  if (!kept) {
    kept = {
      fields: new WeakMap(),
      field: [],
      squares: [],
      fallen: [],
      slips: [],
      stakes: [],
      running: false,
      results: new Map(),
      paying: 0,
    }
    chronicles.set(box, kept)
  }
  return kept
}

/** Take an event down; the runners of the race it belongs to. */
export function took(box: Box, event: Event): readonly Runner[] {
  const kept = of(box)
  const known = kept.fields.get(event)
  if (known) return known
  write(kept, event)
  kept.fields.set(event, kept.field)
  return kept.field
}

/** Begin in the middle: the runners that a view shows, if nothing is known of them yet. */
export function joined(box: Box, runners: readonly Runner[]): void {
  const kept = of(box)
  if (kept.field.length === 0) kept.field = runners
}

/** The latest race that is over, before a race or, if it is over itself, that one. */
export function recalled(box: Box, race: number, over: boolean): Result | null {
  const races = [...of(box).results.keys()].filter((some) => (over ? some <= race : some < race))
  return races.length ? (of(box).results.get(Math.max(...races)) ?? null) : null
}

function write(kept: Chronicle, event: Event): void {
  switch (event.event) {
    case "ProgrammeOpened":
      kept.results.clear()
      break
    case "RaceAnnounced":
      kept.field = []
      kept.paying = 0
      kept.running = false
      break
    case "HorseSold": {
      const { lane, horse, jockey, seat, price } = event
      kept.field = [...kept.field.filter((some) => some.lane !== lane), { lane, horse, jockey, owner: seat, price }]
      break
    }
    case "BetsRevealed":
      kept.slips = event.slips
      kept.squares = kept.field.map(() => WAITING)
      kept.fallen = []
      kept.stakes = []
      kept.running = true
      break
    case "StartRolled":
      kept.squares = kept.squares.map((old, at) => (event.lanes.includes(at + 1) ? event.to : old))
      break
    case "HorseMoved":
      kept.squares = kept.squares.map((old, at) => (at + 1 === event.lane ? event.end : old))
      break
    case "HorseFell":
      kept.fallen = [...kept.fallen, event.lane]
      break
    case "RaceRanked":
      kept.running = false
      kept.paying = event.race
      kept.results.set(event.race, {
        race: event.race,
        runners: kept.field,
        squares: kept.squares,
        fallen: kept.fallen,
        slips: kept.slips,
        ranked: event,
        moved: kept.stakes,
      })
      break
    case "MoneyMoved":
      money(kept, event)
      break
  }
}

function money(kept: Chronicle, event: Finish.MoneyMoved): void {
  if (kept.running) kept.stakes = [...kept.stakes, event]
  const result = kept.results.get(kept.paying)
  if (result) kept.results.set(kept.paying, { ...result, moved: [...result.moved, event] })
}
