/** A race while it is run: what one would get if it ended now, told by the server, and which number a runner goes by next. */

import type { TripleCouronne } from "../../../wire"
import type { Picture, Runner } from "../picture"
import type { Outlook } from "../types"

/** What one would get as the picture stands, or stood before the move that is being told; null before the start, and for those who only watch. */
export function standingOf(picture: Picture, seen: Outlook | null | undefined): TripleCouronne.Standing | null {
  if (seen?.race?.race !== picture.race || (picture.stage !== "race" && picture.stage !== "result")) return null
  return seen.race.standings.filter(({ after }) => after <= picture.settled).at(-1) ?? null
}

/** Which of its numbers a runner goes by next, from 1; past the last once it is across or out, or the race is over. */
export function nextMove({ stage, move }: Picture, { fate }: Runner, announced: boolean, count: number): number {
  if (fate !== "running" || stage === "result") return count + 1
  return ((announced ? move - 1 : move) % count) + 1
}
