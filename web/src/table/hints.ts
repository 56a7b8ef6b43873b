/** How hints stand on the board of chances: what is told of one runner in one row, rows with the same columns under one head. */

import { knows, say } from "../texts/index.svelte"
import type { Hint } from "../wire"

type Row = [Hint, ...Hint[]]

export interface Section {
  /** What is told in each column, by the keys of its hints; none: every row is a sentence of its own. */
  readonly columns: string[]
  readonly rows: Row[]
}

const headOf = (title: string, { key }: Hint) => `${title}-hint-${key}-head`

/** A hint has a column if its game has a head for it; what is told of one runner comes together. */
export function sectionsOf(title: string, hints: readonly Hint[]): Section[] {
  const sections: Section[] = []
  for (const hint of hints) {
    const last = sections.at(-1)
    const row = last?.rows.at(-1)
    const headed = knows(headOf(title, hint))
    const known = last?.columns.includes(hint.key)
    if (headed && last?.columns.length && row && sameRunner(row, hint)) {
      row.push(hint)
      if (!known) last.columns.push(hint.key)
    } else if (last && (headed ? known : !last.columns.length)) last.rows.push([hint])
    else sections.push({ columns: headed ? [hint.key] : [], rows: [[hint]] })
  }
  return sections
}

/** What is told twice was asked twice: it is not of the same row. */
function sameRunner(row: Row, hint: Hint): boolean {
  return JSON.stringify(row[0].facts) === JSON.stringify(hint.facts) && row.every(({ key }) => key !== hint.key)
}

/** What a row is called: its runner, or the whole sentence. */
export function rowName(title: string, hint: Hint): string {
  const own = `${title}-hint-${hint.key}-name`
  if (knows(own)) return say(own, hint.facts)
  return say(knows(headOf(title, hint)) ? `${title}-hint-runner` : `${title}-hint-${hint.key}`, hint.facts)
}

/** Where the fill of each hint lies on a scale from 0 to 1: over what it includes, else behind it. */
export function fillsOf(row: readonly Hint[]): { from: number; chance: number }[] {
  let end = 0
  return row.map(({ chance, includes }) => {
    const from = includes ? 0 : end
    end = from + (chance ?? 0)
    return { from, chance: chance ?? 0 }
  })
}
