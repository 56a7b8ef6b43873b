/** What seats and editions are called. */

import { beforeAll, describe, expect, test } from "vitest"
import { botName, editionName, nameOf } from "../src/table/names"
import { speak } from "../src/texts/index.svelte"
import type { SeatInfo } from "../src/wire"

const CHAIR: SeatInfo = {
  name: "",
  emblem: "hat",
  kind: "open",
  bot: "",
  by_bot: false,
  here: false,
  muted: false,
  host: false,
  due: null,
  freeing: null,
}

describe("in French", () => {
  beforeAll(() => speak("fr"))

  test("whoever gave a name is called by it, digits and all", () => {
    expect(nameOf({ ...CHAIR, kind: "person", name: "Zoé 2" }, 4)).toBe("Zoé 2")
  })

  test("whoever gave none is called by a number, counted from 1", () => {
    expect(nameOf({ ...CHAIR, kind: "person", name: "3" }, 2)).toBe("Joueur 3")
    expect(nameOf({ ...CHAIR, kind: "person" }, 0)).toBe("Joueur 1")
  })

  test("a chair that is free, or of which nothing is known, is called a chair", () => {
    expect(nameOf(CHAIR, 1)).toBe(nameOf(undefined, 1))
    expect(nameOf(CHAIR, 1)).not.toBe(nameOf({ ...CHAIR, kind: "person" }, 1))
  })
})

describe("in English", () => {
  beforeAll(() => speak("en"))

  test("the same seat has another name", () => {
    expect(nameOf({ ...CHAIR, kind: "person", name: "3" }, 2)).toBe("Player 3")
  })

  test("bots that have a name of their own are called by it, the others are just bots", () => {
    expect(botName("random")).not.toBe(botName("of another package"))
    expect(nameOf({ ...CHAIR, kind: "bot", bot: "random" }, 2)).toContain(botName("random"))
    expect(nameOf({ ...CHAIR, kind: "bot", bot: "random" }, 2)).toContain("3")
  })

  test("an edition is a programme with a name, or a year", () => {
    expect(editionName("triple-couronne", "marathon")).not.toContain("triple-couronne")
    expect(editionName("finish", "1975")).toContain("1975")
  })
})
