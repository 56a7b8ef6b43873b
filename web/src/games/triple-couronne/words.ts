/** La Triple Couronne in words: money, races, what to do, and what sentences need beyond the fields of events. */

import { Several } from "../../texts/fluent"
import { brief, figure, say, several } from "../../texts/index.svelte"
import type { Special } from "../../texts/telling"
import type { SeatInfo, TripleCouronne } from "../../wire"
import type { Picture } from "./picture"
import { CONTRACTS, type Contract } from "./papers/pencil"
import { pricesOf, type Play } from "./play.svelte"
import type { View } from "./types"

/** An amount in full: 1,200,000 F. */
export function francs(amount: number): string {
  return `${figure(amount)}\u00a0F`
}

/** An amount where room is small: 1.2 M, 400k; nothing is a sum of its own. */
export function shortly(amount: number): string {
  return amount === 0 ? francs(0) : brief(amount)
}

/** The same to a tenth of a million, where there is hardly any room. */
export function roughly(amount: number): string {
  return shortly(Math.abs(amount) >= 1_000_000 ? Math.round(amount / 100_000) * 100_000 : amount)
}

/** An amount with its sign. */
export function gain(amount: number): string {
  return amount > 0 ? `+${figure(amount)}` : figure(amount).replace("-", "−")
}

/** A chance out of a thousand, in percent. */
export function chance(permille: number): string {
  return say("web-tc-percent", { percent: permille < 10 ? "<1" : figure(Math.round(permille / 10)) })
}

/** The same with the sign of what is simulated. */
export function simulated(permille: number): string {
  return permille < 10 ? chance(permille) : `≈${chance(permille)}`
}

/** The initials of a jockey. */
export function initials(jockey: string): string {
  return jockey
    .split(" ")
    .map((name) => name[0])
    .join("")
}

/** What a jockey is called where there is no room for more. */
export function familyName(jockey: string): string {
  return jockey.split(" ").at(-1) ?? jockey
}

/** Why something may not be chosen, as a refusal would say it. */
export function reason(why: string, facts: Readonly<Record<string, string | number>>): string {
  const told: Record<string, string | number> = {}
  // Amounts come as numbers; only a count chooses the form of its sentence.
  for (const [name, fact] of Object.entries(facts)) {
    told[name] = typeof fact === "number" && name !== "count" ? figure(fact) : fact
  }
  return say(`refusal-${why}`, told)
}

/** Who may run in a race. */
export function condition(day: Pick<TripleCouronne.Day, "ages" | "least" | "below" | "handicap">): string {
  const { ages, least, below, handicap } = day
  return say("triple-couronne-condition", {
    ages: new Several(ages.map(String)),
    least,
    below: below ?? "none",
    handicap: handicap ? "yes" : "no",
  })
}

/** The names of races, by their numbers. */
export function racesNamed(view: View, races: readonly number[]): string {
  return several(races.map((race) => view.programme[race - 1]?.name ?? String(race)))
}

/** What handing this in does, as its button says. */
export function actionWords(view: View, play: Play, seats: readonly SeatInfo[]): string {
  const { choice } = view
  const { horses, offers, riding, cover, name, seat } = play.pencil
  switch (choice?.kind) {
    case "stable":
      return name
        ? say("web-tc-do-stable", { colour: say(`triple-couronne-colour-${name}`), auction: view.auction ? "yes" : "no" })
        : ""
    case "jockey":
      return name ? say("web-tc-do-jockey", { jockey: name }) : ""
    case "taker":
      return seat === null ? "" : say("web-tc-do-taker", { who: seats[seat]?.name ?? "", horse: view.lot?.horse ?? "" })
    case "entries":
      return counted("web-tc-do-enter", horses)
    case "keep":
      return counted("web-tc-do-keep", horses)
    case "sales":
    case "rentals":
      return counted(
        choice.kind === "sales" ? "web-tc-do-sell" : "web-tc-do-rent",
        offers.map(({ horse }) => horse),
        offers[0]?.least,
      )
    case "mounts": {
      const up = riding.filter((horse) => horse !== null).length
      const at = riding.findIndex((horse) => horse !== null)
      if (up > 1) return say("web-tc-do-mount-both")
      return up
        ? say("web-tc-do-mount-one", { jockey: choice.names[at] ?? "", horse: riding[at] ?? "" })
        : say("web-tc-do-mount-none")
    }
    case "bets":
      return play.slip.staked ? say("web-tc-do-bet", { staked: francs(play.slip.staked) }) : say("web-tc-do-bet-none")
    case "insurance": {
      const insured = Object.values(cover).filter((horse): horse is string => horse != null)
      return counted("web-tc-do-insure", insured, premiumsOf(view, cover))
    }
    case "give-up":
      return horses[0] ? say("web-tc-do-give", { horse: horses[0] }) : ""
    default:
      return ""
  }
}

function counted(key: string, horses: readonly string[], least?: number): string {
  if (horses.length === 0) return say(`${key}-none`)
  if (horses.length === 1)
    return say(`${key}-one`, { horse: horses[0]!, ...(least === undefined ? {} : { least: shortly(least) }) })
  return say(`${key}-some`, { count: horses.length, ...(least === undefined ? {} : { least: shortly(least) }) })
}

/** What the contracts on a paper cost together. */
function premiumsOf(view: View, cover: Play["pencil"]["cover"]): number {
  const premium = (kind: Contract) => pricesOf(view, kind).find(({ horse }) => horse === cover[kind])?.least ?? 0
  return CONTRACTS.reduce((sum, kind) => sum + premium(kind), 0)
}

/** What a choice is about: a race, its phase, the horse in the ring, whose turn it is where seats go one by one. */
export function moment({ race, phase, lot, jockeys, colours, entries, track, choice }: View): string {
  const about =
    phase === "stables"
      ? colours
      : phase === "jockeys"
        ? jockeys.map(({ seat }) => seat)
        : phase === "race"
          ? [track?.move, track?.turn, track?.owed]
          : choice?.kind === "keep"
            ? entries.length
            : ""
  return JSON.stringify([race, phase, lot?.horse, lot?.rent, about])
}

/** A race is looked at, everything before it is worked at. */
export function share(_: View, { stage }: Picture): "scene" | "papers" {
  return stage === "race" || stage === "result" || stage === "over" ? "scene" : "papers"
}

export function headline(view: View, picture?: Picture): string {
  const race = picture?.race ?? view.race
  const { stage } = picture ?? { stage: "" }
  const shown = stage === "race" || stage === "over" ? stage : view.phase
  const phase = stage === "result" ? say("web-tc-result") : say(`triple-couronne-phase-${shown}`)
  return race > 0 ? `${say("race-of", { race, races: view.races })}\u00a0· ${phase}` : phase
}

/** What this viewer should do now. */
export function prompt(view: View, seats: readonly SeatInfo[], me: number | null, play?: Play): string {
  if (view.phase === "over") return say("web-tc-prompt-over")
  const { choice } = view
  const who = several(view.to_act.filter((seat) => seat !== me).map((seat) => seats[seat]?.name ?? ""))
  if (!choice || (choice.kind === "maximum" && !choice.owed)) {
    const leads = me !== null && view.lot?.leader === me
    return say(leads ? "web-tc-wait-leading" : `web-tc-wait-${waited(view)}`, { who, horse: view.lot?.horse ?? "" })
  }
  if (play?.isHandedIn(view)) return say("web-tc-prompt-sealed", { who })
  if (choice.kind === "bets" && play) return betting(play)
  if (choice.kind === "mounts" && play) {
    return say("web-tc-prompt-mounts", { jockey: choice.names[play.rider] ?? "" })
  }
  return say(`web-tc-prompt-${choice.kind}`, {
    horse: view.lot?.horse ?? "",
    least: francs(choice.least),
    able: choice.least <= choice.most ? "yes" : "no",
    count: choice.most,
    owed: francs(Math.abs(view.track?.owed ?? 0)),
    rent: view.lot?.rent ? "yes" : "no",
    auction: view.auction ? "yes" : "no",
    fee: view.fee ? francs(view.fee) : "none",
  })
}

/** What is waited for, in a word that the texts know. */
function waited({ phase, lot }: View): string {
  return lot ? "bids" : phase === "race" ? "race" : phase === "stables" || phase === "jockeys" ? phase : "papers"
}

function betting({ slip }: Play): string {
  if (slip.hitch) return say(`web-tc-hitch-${slip.hitch}`)
  if (slip.mode === "win") return say("web-tc-prompt-bets")
  return slip.half ? say("web-tc-prompt-bets-second", { horse: slip.half }) : say("web-tc-prompt-bets-pair")
}

export const special: Special = {
  kinds: {},
  facts: {
    /** The horses of the colour, which stand in the box only. */
    StableTaken: (teller, event) => {
      const { horses } = teller.box as TripleCouronne.Box
      const stable = horses.list.filter(({ colour }) => colour === event["colour"])
      return {
        horses: teller.show(
          "horse[]",
          stable.map(({ name }) => name),
        ),
      }
    },
    /** Whether a kept card did it, and no jockey. */
    CardCancelled: (teller, event) => ({ shield: teller.show("yes-no", event["by"] === "shield") }),
  },
}
