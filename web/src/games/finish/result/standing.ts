/** What one would get if the race that is being shown ended now: told by the server, move by move. */

import type { Finish } from "../../../wire"
import type { Picture } from "../picture"
import type { Outlook } from "../types"

/** The standing that goes with a picture; none before the first move, nor for those who only watch. */
export function standingOf(picture: Picture, seen: Outlook | null | undefined): Finish.Standing | null {
  const told = seen?.race.filter(({ race }) => race === picture.race) ?? []
  if (picture.phase === "result") return told.find(({ lane }) => lane === null) ?? null
  return picture.phase === "race" ? (told[picture.moves - 1] ?? null) : null
}
