/** What was remarkable in a programme: the biggest payout, and the closest finish. */

import { biggestPayout, byRace, type Highlight, type Past } from "../../result/highlights"
import { say } from "../../texts/index.svelte"
import type { Event } from "./types"
import Mark from "./silks/Mark.svelte"

export { Mark }

export function highlights(past: Past): Highlight[] {
  return [biggestPayout(past, ["owner", "win-bet", "place-bet"]), deadHeat(past)].filter((found) => found !== null)
}

/** The last tie that dice had to break, for the best place. */
function deadHeat({ events, tell }: Past): Highlight | null {
  const ties = byRace(events).filter(({ event }) => (event as unknown as Event).event === "TieRolled")
  const last = ties.at(-1)
  if (!last) return null
  const text = say("web-result-payout-in", { told: tell(last.event), race: last.race })
  const { lanes } = last.event as unknown as { lanes: readonly number[] }
  return { paper: "photo", title: say("web-finish-photo"), text, race: last.race, horses: lanes }
}
