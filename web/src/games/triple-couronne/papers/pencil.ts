/** Papers before the race: what is written on them, and the likeliest answer that they begin with. */

import type { Rode } from "../book/ledger"
import type { Outlook, View } from "../types"
import type { TripleCouronne } from "../../../wire"

export type Contract = "race" | "next" | "two"
export const CONTRACTS: readonly Contract[] = ["race", "next", "two"]

export interface Pencil {
  /** To be entered, kept or given up. */
  readonly horses: readonly string[]
  /** For sale or for rent. */
  readonly offers: readonly TripleCouronne.Offer[]
  /** Per jockey of one's own the horse, or none. */
  readonly riding: readonly (string | null)[]
  readonly cover: Readonly<Partial<Record<Contract, string | null>>>
  /** A colour or a jockey. */
  readonly name: string | null
  /** Who gets the horse. */
  readonly seat: number | null
}

export const BLANK: Pencil = { horses: [], offers: [], riding: [], cover: {}, name: null, seat: null }

/** The paper that lies face down; else the likeliest answer: all that qualify, the same jockeys, nothing for the rest. */
export function pencilled(view: View, outlook: Outlook | null, rode: Rode): Pencil {
  const { choice, paper } = view
  if (!choice) return BLANK
  if (paper && !choice.owed) return copied(paper)
  switch (choice.kind) {
    case "entries":
      return { ...BLANK, horses: payable(view, outlook) }
    case "keep":
      return { ...BLANK, horses: inOrder(choice.horses, byChance(view, outlook, choice.horses).slice(0, choice.most)) }
    case "mounts":
      return { ...BLANK, riding: mounts(view, outlook, rode) }
    default:
      return BLANK
  }
}

/** What a paper says, whatever the order in which it was written. */
export function said({ horses, offers, riding, cover, name, seat }: Pencil): string {
  const priced = offers.map(({ horse, least }) => `${horse} ${least}`)
  return JSON.stringify([[...horses].sort(), priced.sort(), riding, CONTRACTS.map((kind) => cover[kind]), name, seat])
}

/** The bets in the short form of the rules: a full slip stays a short message. */
export function asText(view: Pick<View, "catalogue">, slip: TripleCouronne.Slip): string {
  return `bets ${linesOf(view, slip).join(" ") || "none"}`
}

/** Whether two slips hold the same bets. */
export function sameBets(view: Pick<View, "catalogue">, one: TripleCouronne.Slip, other: TripleCouronne.Slip): boolean {
  return linesOf(view, one).sort().join() === linesOf(view, other).sort().join()
}

function linesOf({ catalogue }: Pick<View, "catalogue">, { wins, pairs }: TripleCouronne.Slip): string[] {
  const number = (horse: string) => catalogue.find(({ name }) => name === horse)?.number ?? 0
  return [
    ...wins.map(({ horse, stake }) => `win ${number(horse)} ${stake}`),
    ...pairs.map(({ first, second, stake }) => `pair ${number(first)} ${number(second)} ${stake}`),
  ]
}

function copied(paper: NonNullable<View["paper"]>): Pencil {
  switch (paper.do) {
    case "sell":
    case "rent":
      return { ...BLANK, offers: paper.offers ?? [] }
    case "enter":
    case "keep":
      return { ...BLANK, horses: paper.horses ?? [] }
    case "mount":
      return { ...BLANK, riding: [paper.first ?? null, paper.second ?? null] }
    case "insure":
      return { ...BLANK, cover: { race: paper.race ?? null, next: paper.next ?? null, two: paper.two ?? null } }
    default:
      return BLANK
  }
}

/** Horses from the likeliest winner on: as simulated, else by their odds. */
function byChance(view: View, outlook: Outlook | null, horses: readonly string[]): string[] {
  const chance = new Map(outlook?.chances.map(({ horse, win }) => [horse, win]))
  const odds = new Map(view.catalogue.map((card) => [card.name, card.odds]))
  const worth = (horse: string) => chance.get(horse) ?? 1000 / (odds.get(horse) ?? 1)
  return [...horses].sort((one, other) => worth(other) - worth(one))
}

/** All that qualify, or as many as can be paid for; all, if that is none: somebody may rent one. */
function payable(view: View, outlook: Outlook | null): readonly string[] {
  const horses = view.choice?.horses ?? []
  const cash = view.seat === null ? 0 : (view.cash[view.seat] ?? 0)
  const count = view.fee ? Math.floor(cash / view.fee) : horses.length
  if (count === 0 || count >= horses.length) return horses
  return inOrder(horses, byChance(view, outlook, horses).slice(0, count))
}

/** Who rode one of these horses last rides it again; the others get the best chances. */
function mounts(view: View, outlook: Outlook | null, rode: Rode): readonly (string | null)[] {
  const names = view.choice?.names ?? []
  const horses = view.choice?.horses ?? []
  const riding = new Map<string, string>()
  const free = (horse: string) => horses.includes(horse) && ![...riding.values()].includes(horse)
  for (const jockey of names) {
    const horse = rode[jockey]
    if (horse !== undefined && free(horse)) riding.set(jockey, horse)
  }
  for (const horse of byChance(view, outlook, horses)) {
    const jockey = names.find((name) => !riding.has(name))
    if (jockey && free(horse)) riding.set(jockey, horse)
  }
  return names.map((name) => riding.get(name) ?? null)
}

function inOrder(all: readonly string[], some: readonly string[]): readonly string[] {
  return all.filter((each) => some.includes(each))
}
