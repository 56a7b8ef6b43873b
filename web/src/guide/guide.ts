/**
 * A guided first race: marks that point at the real things while a real game is played. A game that has one says in its guide.ts
 * what each mark points at and when it comes; its words are in the catalogue, `<title>-guide-<key>` with `-text` and perhaps
 * `-note`. The table for it is described in the game's TITLE.
 */

import type { Facts } from "../texts/index.svelte"

/** What a mark may look at: the game as its board knows it. */
export interface Now<View, Picture, Play, Box> {
  view: View
  picture: Picture
  play: Play
  box: Box
  /** The seat of the reader. */
  me: number
}

export interface Mark<View, Picture, Play, Box> {
  /** Of its words. */
  key: string
  /** What it points at, the most important first: what boards have marked with `data-guide`; of `one|other` what is there. */
  at: (now: Now<View, Picture, Play, Box>) => readonly string[]
  /** Whether its moment has come. A mark whose moment is over is not shown any more; what was missed is left out. */
  when: (now: Now<View, Picture, Play, Box>) => boolean
  /** Whether what it points at is to be pressed: then it can be, through the veil. */
  press?: boolean
  facts?: (now: Now<View, Picture, Play, Box>) => Facts
}

export type Guide<View, Picture, Play, Box> = readonly Mark<View, Picture, Play, Box>[]
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the house leads through all games alike
export type AnyGuide = Guide<any, any, any, any>

const GUIDES = import.meta.glob<AnyGuide>("../games/*/guide.ts", { import: "guide" })

/** Whether newcomers can be led through this game. */
export function hasGuide(title: string): boolean {
  return `../games/${title}/guide.ts` in GUIDES
}

/** The marks of a game. */
export async function loadGuide(title: string): Promise<AnyGuide> {
  return (await GUIDES[`../games/${title}/guide.ts`]?.()) ?? []
}
