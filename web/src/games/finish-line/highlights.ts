/** What was remarkable at a meeting: the biggest payout. */

import { biggestPayout, type Highlight, type Past } from "../../result/highlights"

export function highlights(past: Past): Highlight[] {
  const found = biggestPayout(past, ["win-bet", "win-bonus", "place-bet", "place-bonus"])
  return found ? [found] : []
}
