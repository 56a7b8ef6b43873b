/** How each horse stands to what is asked: the mark at the end of its row. Nothing here knows a rule. */

import { say } from "../../texts/index.svelte"
import { pricesOf, type Play } from "./play.svelte"
import { CONTRACTS } from "./papers/pencil"
import type { Outlook, View } from "./types"
import { francs, initials, reason, shortly } from "./words"

export interface Mark {
  readonly state: "lit" | "picked" | "barred" | "idle"
  /** Short, for a row's last cell: "+", "100 k", "enter", "injured". */
  readonly words: string
  /** What touching it does, or why it may not be chosen, in a sentence. */
  readonly why?: string
  readonly rule?: string
}

const IDLE: Mark = { state: "idle", words: "" }

/** The mark of every horse that the question is about, and of one's own that are barred from it. */
export function marks(view: View, outlook: Outlook | null, play: Play): Map<string, Mark> {
  const { choice } = view
  const found = new Map<string, Mark>()
  if (!choice) return found
  if (choice.kind === "entries") for (const [horse, mark] of barred(outlook)) found.set(horse, mark)
  for (const horse of asked(view, play)) found.set(horse, markOf(view, play, horse))
  return found
}

/** The mark of one horse; idle where nothing is asked about it. */
export function markFor(all: ReadonlyMap<string, Mark>, horse: string): Mark {
  return all.get(horse) ?? IDLE
}

/** The horses that may be touched. */
function asked(view: View, play: Play): readonly string[] {
  const { choice } = view
  if (!choice) return []
  if (choice.kind === "sales" || choice.kind === "rentals") return choice.prices.map(({ horse }) => horse)
  if (choice.kind === "insurance") {
    const insured = Object.values(play.pencil.cover).filter((horse): horse is string => horse != null)
    return [...new Set([...pricesOf(view, play.contract).map(({ horse }) => horse), ...insured])]
  }
  return choice.horses
}

function markOf(view: View, play: Play, horse: string): Mark {
  const { choice } = view
  const { horses, offers, riding, cover } = play.pencil
  const on = (words: string, why: string): Mark => ({ state: "picked", words, why })
  const off = (words: string, why: string): Mark => ({ state: "lit", words, why })
  switch (choice?.kind) {
    case "entries":
      return horses.includes(horse)
        ? on(say("web-tc-mark-entered"), say("web-tc-touch-scratch", { horse }))
        : off(say("web-tc-mark-enter"), say("web-tc-do-enter-one", { horse }))
    case "keep":
      return horses.includes(horse)
        ? on(say("web-tc-mark-entered"), say("web-tc-touch-scratch", { horse }))
        : off(say("web-tc-mark-keep"), say("web-tc-do-keep-one", { horse }))
    case "give-up":
      return horses.includes(horse)
        ? on(say("web-tc-mark-given"), say("web-tc-do-give", { horse }))
        : off(say("web-tc-mark-give"), say("web-tc-do-give", { horse }))
    case "sales":
    case "rentals": {
      const offer = offers.find((each) => each.horse === horse)
      return offer
        ? on(shortly(offer.least), say("web-tc-touch-no-offer", { horse }))
        : off("+", say(`web-tc-touch-${choice.kind}`, { horse }))
    }
    case "mounts": {
      const rider = choice.names[riding.indexOf(horse)]
      const next = choice.names[play.rider] ?? ""
      return rider && riding.includes(horse)
        ? on(initials(rider), say("web-tc-rides", { jockey: rider, horse }))
        : off("+", say("web-tc-touch-mount", { jockey: next, horse }))
    }
    case "bets":
      return betMark(play, horse)
    case "insurance": {
      const taken = CONTRACTS.filter((contract) => cover[contract] === horse)
      return taken.length
        ? on("✓".repeat(taken.length), say("web-tc-touch-insure", { horse, contract: say(`web-tc-contract-${play.contract}`) }))
        : off("+", say("web-tc-touch-insure", { horse, contract: say(`web-tc-contract-${play.contract}`) }))
    }
    default:
      return IDLE
  }
}

function betMark({ slip }: Play, horse: string): Mark {
  if (slip.mode === "pair") {
    if (slip.half === horse) return { state: "picked", words: "1", why: say("web-tc-touch-half-back", { horse }) }
    const count = slip.bets.pairs.filter(({ first, second }) => first === horse || second === horse).length
    const why = slip.half ? say("web-tc-touch-second", { first: slip.half, horse }) : say("web-tc-touch-first", { horse })
    return { state: count && !slip.half ? "picked" : "lit", words: count && !slip.half ? `${count}×` : "+", why }
  }
  const stake = slip.stakeOn([horse])
  return stake
    ? { state: "picked", words: shortly(stake), why: say("web-tc-touch-bet-again", { horse, stake: francs(stake) }) }
    : { state: "lit", words: "+", why: say("web-tc-touch-bet", { horse }) }
}

/** One's own horses that cannot be entered, and why. */
function barred(outlook: Outlook | null): [string, Mark][] {
  return (outlook?.barred ?? []).map(({ horse, why: { why, rule, facts } }) => [
    horse,
    { state: "barred", words: say(`web-tc-barred-${why}`), why: reason(why, facts), rule },
  ])
}
