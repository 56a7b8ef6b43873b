/** What was remarkable at a meeting: the biggest payout, and a finish that only a photograph could decide. */

import { biggestPayout, byRace, type Highlight, type Past } from "../../result/highlights"
import { say } from "../../texts/index.svelte"

export function highlights(past: Past): Highlight[] {
  const payout = biggestPayout(past, ["win-bet", "win-bonus", "place-bet", "place-bonus"])
  return [payout, photoFinish(past)].filter((found) => found !== null)
}

/** The last photograph, in which one of the two had more horseshoes. */
function photoFinish({ events, tell }: Past): Highlight | null {
  const last = byRace(events)
    .filter(({ event }) => event["event"] === "PhotoTaken")
    .at(-1)
  if (!last) return null
  const text = say("web-result-payout-in", { told: tell(last.event), race: last.race })
  return { paper: "photo", title: say("web-fl-scene-photo"), text, race: last.race }
}
