/**
 * Forms that are half filled in, so that a reload loses nothing. They stay in this tab and are sent nowhere: what is written on
 * them is a secret of the seat that writes it, and is read again by that seat alone, at the same turn.
 */

interface Draft {
  turn: number
  what: unknown
}

/** Who writes on which paper: the drawn board and the plain one have papers of their own. */
export interface Writer {
  table: string
  seat: number
  plain: boolean
}

const key = ({ table, seat, plain }: Writer): string => `hippodrome-draft-${table}-${seat}${plain ? "-plain" : ""}`

/** Keep what a seat has written at a turn; null if there is nothing any more. */
export function keepDraft(writer: Writer, turn: number, what: unknown): void {
  if (what === null) sessionStorage.removeItem(key(writer))
  else sessionStorage.setItem(key(writer), JSON.stringify({ turn, what } satisfies Draft))
}

/** What a seat had written at this turn. */
export function draftOf(writer: Writer, turn: number): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(writer)) ?? "null") as Draft | null
    return kept?.turn === turn ? kept.what : null
  } catch {
    return null // somebody else's scribble
  }
}
