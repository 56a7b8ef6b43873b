/** What was remarkable in a season: the biggest payout. */

import { biggestPayout, type Highlight, type Past } from "../../result/highlights"

export function highlights(past: Past): Highlight[] {
  const found = biggestPayout(past, ["prize", "bets", "insurance", "entry-share"])
  return found ? [found] : []
}
