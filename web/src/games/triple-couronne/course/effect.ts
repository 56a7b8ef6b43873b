/** What a card does, in words. */

import { brief, figure, say } from "../../../texts/index.svelte"
import type { Box } from "../types"
import { cardOf, type Drawn } from "./run"

export interface Effect {
  /** For the card itself: "+4 squares: 1st". */
  readonly words: string
  /** For a small one: "+4". */
  readonly sign: string
  readonly tone: "good" | "bad" | "plain"
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

/** What a card that was drawn does to its horse. */
export function effectOf(box: Box, drawn: Drawn): Effect {
  const card = cardOf(box, drawn.deck, drawn.card)
  if (drawn.cancelled === "shield") return { words: say("web-tc-scene-card-shielded"), sign: "=", tone: "good" }
  if (drawn.cancelled) return { words: say("web-tc-scene-card-cancelled", { jockey: drawn.cancelled }), sign: "=", tone: "good" }
  switch (card?.effect) {
    case "move": {
      const facts = { by: Math.abs(card.by), place: drawn.place }
      const words = say(card.by > 0 ? "web-tc-scene-card-forward" : "web-tc-scene-card-back", facts)
      return { words, sign: signed(card.by), tone: card.by > 0 ? "good" : "bad" }
    }
    case "draw":
      return { words: say("web-tc-scene-card-draw", { count: card.count }), sign: "↻", tone: "plain" }
    case "withdraw":
      return { words: say("web-tc-scene-card-withdrawn"), sign: "✖", tone: "bad" }
    case "injure":
      return { words: say("web-tc-scene-card-injured", { races: card.races }), sign: "✚", tone: "bad" }
    case "shield":
      return { words: say("web-tc-scene-card-shield"), sign: "◆", tone: "good" }
    case "stride":
      return {
        words: say("web-tc-scene-card-stride", { by: card.by, advances: card.advances }),
        sign: `+${card.by}\u00a0×${card.advances}`,
        tone: "good",
      }
    case "receive":
      return { words: `+${figure(card.amount)} F`, sign: `+${brief(card.amount)}`, tone: "good" }
    case "pay":
      return { words: `−${figure(card.amount)} F`, sign: `−${brief(card.amount)}`, tone: "bad" }
    default:
      return { words: "", sign: "", tone: "plain" }
  }
}
