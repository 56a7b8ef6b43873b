/** The browser says what the terminal says, to the letter. */

import { describe, expect, test } from "vitest"
import { loadGame } from "../src/games/game"
import { speak } from "../src/texts/index.svelte"
import { type Fields, Teller } from "../src/texts/telling"
import { GAMES, replay, toldInPython } from "./replays"

describe.each(GAMES)("$name", (game) => {
  const { names, told } = toldInPython(game)
  const me = game.file.endsWith("-seat.json") ? 0 : null

  test.each(Object.keys(told))("in %s", async (language) => {
    await speak(language)
    const { special } = await loadGame(game.title)
    const { title, kinds, box, frames } = replay(game)
    const said = { name: (seat: number) => names[seat] ?? "?", you: (seat: number) => (seat === me ? "yes" : "no") } as const
    const teller = new Teller(title, kinds, said, box, special)
    const events = frames.flatMap((frame) => frame.events as readonly Fields[])
    expect(events.map((event) => teller.sentence(event))).toEqual(told[language])
  })

  test("a sentence about an earlier race is the same when it is said again", async () => {
    await speak("en")
    const { special } = await loadGame(game.title)
    const { title, kinds, box, frames } = replay(game)
    const said = { name: (seat: number) => names[seat] ?? "?", you: (seat: number) => (seat === me ? "yes" : "no") } as const
    const teller = new Teller(title, kinds, said, box, special)
    const events = frames.flatMap((frame) => frame.events as readonly Fields[])
    for (const event of events) teller.hear(event)
    expect(events.map((event) => teller.sentence(event))).toEqual(told["en"])
  })
})
