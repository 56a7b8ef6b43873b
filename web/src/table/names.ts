/** What seats are called. */

import { knows, say } from "../texts/index.svelte"
import { isNewTo } from "../parts/races"
import type { GameInfo, SeatInfo } from "../wire"

/** What a bot is called; one of another package's goes by the name that its makers gave it. */
export function botName(bot: string): string {
  if (!bot) return say("web-bot")
  return knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1).replaceAll("-", " ")
}

/** What a bot is like, in a line. */
export function botLine(bot: string): string {
  return say(knows(`bot-${bot}-what`) ? `bot-${bot}-what` : "web-bot-what")
}

/** The bot that one meets unless one chooses: neither the weakest nor the strongest; newcomers meet a weaker one. */
export function usualBot({ title, bots }: GameInfo): string {
  return bots[Math.ceil((bots.length - 1) / (isNewTo(title) ? 4 : 2))] ?? ""
}

/** Seats that were given no name carry their number, which each reader hears in words. */
export function nameOf(seat: SeatInfo | undefined, number: number): string {
  const facts = { number: number + 1 }
  if (seat && !/^\d*$/.test(seat.name)) return seat.name
  if (seat?.kind === "bot") return say("web-bot-number", { bot: botName(seat.bot), ...facts })
  return say(seat?.kind === "person" ? "person-name" : "web-chair", facts)
}

/** An edition as readers call it: its year, or the name of a programme. */
export function editionName(title: string, edition: string): string {
  const name = `${title}-programme-${edition}`
  return knows(name) ? say(name) : say("web-edition", { edition })
}
