/**
 * The film shows one event after the other, then the view that came of them: there nothing may jump. So the picture after
 * the events must be that of the view, at every choice of every recorded game and from the first to the last without a stop.
 */

import { describe, expect, test } from "vitest"
import { isDrawn, loadGame, type AnyGame } from "../src/games/game"
import { COURSE, isOut } from "../src/games/generic/course/course"
import { purseOf } from "../src/games/generic/picture"
import type { Fields } from "../src/games/generic/words"
import type { Replay } from "../src/wire"
import { GAMES, replay } from "./replays"

/** The pictures after the events of each frame; each begins with that of the view before, or with the picture before. */
function folded(board: AnyGame, { box, frames: [first, ...frames] }: Replay, jumps: boolean): unknown[] {
  const told = [...first!.events]
  let picture: unknown = board.show(first!.view, box, told)
  return frames.map(({ events, view }) => {
    const end: unknown = events.reduce((before, event) => board.step(before, event, box) as unknown, picture)
    told.push(...events)
    picture = jumps ? board.show(view, box, told) : end
    return end
  })
}

/** The pictures of the views alone. */
function shown(board: AnyGame, { box, frames }: Replay): unknown[] {
  const told: unknown[] = []
  return frames.map(({ events, view }) => {
    told.push(...events)
    return board.show(view, box, told) as unknown
  })
}

describe.each(GAMES.filter(({ title }) => isDrawn(title)))("$name", (game) => {
  test("what was shown of each choice is what came of it", async () => {
    const board = await loadGame(game.title)
    expect(folded(board, replay(game), true)).toEqual(shown(board, replay(game)).slice(1))
  })

  test("the events alone lead from the first view to the last", async () => {
    const board = await loadGame(game.title)
    expect(folded(board, replay(game), false).at(-1)).toEqual(shown(board, replay(game)).at(-1))
  })
})

/**
 * The plain board knows no game: of an event it takes over what is of a field's name and kind, and has the rest from the next view.
 * What it does follow is the race; and in the end, what everybody has.
 */
function race(picture: unknown): unknown {
  const fields = picture as Fields
  const rows = fields[COURSE] as readonly Fields[]
  const runners = rows.map((row) => {
    const { horse, square, finish, place, seat, over } = row
    return { horse, square, finish, place, seat, over, out: isOut(row) }
  })
  return { race: fields["race"], runners }
}

async function plainBoard(game: (typeof GAMES)[number]): Promise<AnyGame> {
  const board = await loadGame(game.title, true)
  board.learn?.(replay(game).kinds)
  return board
}

describe.each(GAMES)("$name on the plain board", (game) => {
  test("the race is where the view has it", async () => {
    const board = await plainBoard(game)
    expect(folded(board, replay(game), true).map(race)).toEqual(shown(board, replay(game)).slice(1).map(race))
  })

  test("in the end everybody has what the events gave them", async () => {
    const board = await plainBoard(game)
    const { outcome } = replay(game)
    const end = folded(board, replay(game), false).at(-1) as Fields
    expect(purseOf(game.title, end)).toEqual(outcome.totals)
    expect(race(end)).toEqual(race(shown(board, replay(game)).at(-1)))
  })
})
