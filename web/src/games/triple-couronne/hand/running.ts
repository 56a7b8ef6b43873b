/** What one would get if the race that is shown ended now: told by the server, event by event. */

import type { TripleCouronne } from "../../../wire"
import type { Picture } from "../picture"
import type { Outlook } from "../types"

/** What one would get as the picture stands, or stood before the move that is being told; null before the start, and for those who only watch. */
export function standingOf(picture: Picture, seen: Outlook | null | undefined): TripleCouronne.Standing | null {
  if (seen?.race?.race !== picture.race || (picture.stage !== "race" && picture.stage !== "result")) return null
  return seen.race.standings.filter(({ after }) => after <= picture.settled).at(-1) ?? null
}
