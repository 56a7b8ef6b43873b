/** The chapters of a replay, one for each race, and links to its moments. */

import type { Frame } from "../wire"

export interface Chapter {
  readonly race: number
  /** The first step of it. */
  readonly from: number
}

/** Where each race begins, as the views count them; nothing in a game that counts no races. */
export function chaptersOf(frames: readonly Frame[]): Chapter[] {
  const found: Chapter[] = []
  frames.forEach(({ view }, from) => {
    const { race } = view as { race?: unknown }
    if (typeof race === "number" && race > (found.at(-1)?.race ?? 0)) found.push({ race, from })
  })
  return found
}

/** The chapter that a step belongs to. */
export function chapterAt(chapters: readonly Chapter[], at: number): Chapter | undefined {
  return chapters.filter(({ from }) => from <= at).at(-1)
}

/** The step that an address names behind its #: a step, counted from 1, or the beginning of a race. */
export function momentOf(hash: string, chapters: readonly Chapter[]): number | null {
  const [, race, step] = /^(?:race-(\d{1,3})|(\d{1,6}))$/.exec(hash) ?? []
  if (step) return Number(step) - 1
  return chapters.find((chapter) => String(chapter.race) === race)?.from ?? null
}
