/** Figures as a reader writes them. */

import { spoken } from "../texts/index.svelte"

/** 1,120,000; in French with spaces that can be seen: the narrow ones of our typefaces are too narrow between figures. */
export function figure(value: number): string {
  return new Intl.NumberFormat(spoken()).format(value).replace("-", "\u2212").replaceAll("\u202f", "\u00a0")
}
