/** The steps on the sheet of a race: how far one is, and what one has done. */

import type { View } from "../types"

type StepName = View["steps"][number]

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
/** The steps before the race of a view; none before the first. */
export function stepsOf(view: View, me: number | null): Step[] {
  const now = PHASES[view.phase] ?? 0
  return view.steps.map((name) => {
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
