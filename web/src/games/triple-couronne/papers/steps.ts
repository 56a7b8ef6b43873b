/** The steps on the sheet of a race: which there are in this programme, and how far one is. */

import { daysOf, isLong, type Picture } from "../picture"
import type { Box, View } from "../types"

export type StepName = "sales" | "entries" | "rentals" | "mounts" | "bets" | "insurance"

export interface Step {
  readonly name: StepName
  /** Behind, being decided by oneself, being decided by others, or still to come. */
  readonly state: "done" | "asked" | "waiting" | "coming"
  /** What one has done there, as a number: horses, jockeys, francs staked, contracts. */
  readonly count: number | null
}

const ORDER: readonly StepName[] = ["sales", "entries", "rentals", "mounts", "bets", "insurance"]
/** In which step a phase belongs; the fees fall due before the bets. */
const PHASES: Readonly<Record<string, number>> = {
  sales: 0,
  sale: 0,
  entries: 1,
  rentals: 2,
  rental: 2,
  mounts: 3,
  fees: 4,
  bets: 4,
  insurance: 5,
  race: 6,
  over: 6,
}
/** From this many players on there are bets (TC-30). */
const BETTING = 4

/** The steps before the race of a view; none before the first. */
export function stepsOf(view: View, box: Box, me: number | null): Step[] {
  if (view.race < 1) return []
  const now = PHASES[view.phase] ?? 0
  return ORDER.filter((name) => isThere(name, view, box)).map((name) => {
    const at = ORDER.indexOf(name)
    const current = at === now && view.phase !== "fees"
    const asked = current && (view.choice?.owed ?? false)
    return {
      name,
      state: at < now ? "done" : asked ? "asked" : current ? "waiting" : "coming",
      count: at < now ? counted(name, view, me) : null,
    }
  })
}

function isThere(name: StepName, view: View, box: Box): boolean {
  if (name === "entries") return true
  if (name === "bets") return view.edition !== "initiation" && view.players >= BETTING
  if (!isLong(view.edition)) return false
  return name !== "sales" || view.race - 1 <= daysOf(box, view.edition).findIndex(({ last_sale }) => last_sale)
}

function counted(name: StepName, { entries, slips, contracts }: View, me: number | null): number | null {
  if (me === null) return null
  switch (name) {
    case "entries":
      return entries.filter(({ owner }) => owner === me).length
    case "rentals":
      return entries.filter(({ owner, tenant }) => owner === me && tenant !== null).length
    case "mounts":
      return entries.filter(({ seat, jockey }) => seat === me && jockey !== null).length
    case "bets":
      return [...(slips[me]?.wins ?? []), ...(slips[me]?.pairs ?? [])].length
    case "insurance":
      return Object.values(contracts[me] ?? {}).filter((horse) => horse != null).length
    case "sales":
      return null
  }
}

/** Whether the papers before a race lie on the desk, and not what is seen of the race itself. */
export function isBeforeRace({ stage }: Picture): boolean {
  return stage === "paddock" || stage === "ring"
}
