/** The recorded games as the server sends them (see setup.ts). */

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { inject } from "vitest"
import type { Replay } from "../src/wire"

const folder = join(inject("recorded"), "replays")

/** Every recorded game as a spectator saw it and as the first seat did. */
export const GAMES = readdirSync(folder).flatMap((title) =>
  readdirSync(join(folder, title)).map((file) => ({ title, file, name: `${title}/${file.replace(".json", "")}` })),
)

/** A new copy each time: boards remember by object what they were told. */
export function replay({ title, file }: { title: string; file: string }): Replay {
  return JSON.parse(readFileSync(join(folder, title, file), "utf8")) as Replay
}

/** What the terminal says about it, sentence by sentence, in every language. */
export function toldInPython({ title, file }: { title: string; file: string }): Told {
  return JSON.parse(readFileSync(join(inject("recorded"), "told", title, file), "utf8")) as Told
}

interface Told {
  readonly names: readonly string[]
  readonly told: Readonly<Record<string, readonly string[]>>
}
