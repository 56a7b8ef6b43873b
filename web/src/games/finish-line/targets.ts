/** What a picked die can do, read from the listed legal actions and what follows from them. Nothing here knows a rule. */

import { figure, say } from "../../texts/index.svelte"
import type { Play } from "./play.svelte"
import type { Action, BarredHorse, Effect, Outlook, Standing, UseDie, View } from "./types"

/** How a tile stands to what is picked, and what it says. */
export interface Mark {
  readonly state: "lit" | "picked" | "barred" | "idle"
  readonly words: string
  /** It may be chosen, and the line stays as it is. */
  readonly quiet?: boolean
  readonly why?: string
  readonly rule?: string
}

/** How a face is used: on a horse, from one to another, on three, on dice, or on nothing. */
export type Kind = "horse" | "pace" | "three" | "tip" | "alone"

const KINDS: Readonly<Record<string, Kind>> = {
  pace: "pace",
  interference: "three",
  tip: "tip",
  "side-bet": "alone",
  extra: "alone",
  "dead-heat": "alone",
  blank: "alone",
}

export function kindOf(face: string | null | undefined): Kind {
  return KINDS[face ?? "blank"] ?? "horse"
}

/** Every legal use of a die of the hand. */
export function usesOf(view: View, index: number): UseDie[] {
  const face = view.hand[index]?.face
  if (view.choice?.kind !== "use" || !face) return []
  return view.choice.actions.filter((action): action is UseDie => action.do === "use" && action.face === face)
}

/** The horses whose horseshoe may change tiles, from the front. */
export function givers(view: View, index: number): number[] {
  const able = new Set(usesOf(view, index).map((action) => action.horses?.[0]))
  return view.line.filter((horse) => able.has(horse))
}

/** The threes that may be put in a new order, each as it stands, from the front. */
export function threes(view: View): number[][] {
  const found = new Map<string, number[]>()
  for (const action of view.choice?.actions ?? []) {
    if (action.do !== "use" || action.face !== "interference") continue
    const three = view.line.filter((horse) => action.horses?.includes(horse))
    found.set(three.join(), three)
  }
  return [...found.values()].sort((a, b) => view.line.indexOf(a[0] ?? 0) - view.line.indexOf(b[0] ?? 0))
}

/** Whether an action is used on something that was touched: more than what a picked die fills in by itself. */
export function isAimed(view: View, action: Action | null): boolean {
  if (action?.do !== "use") return false
  if (kindOf(action.face) === "three") return !threes(view).some((three) => three.join() === action.horses?.join())
  const others = view.choice?.actions.some((each) => each !== action && each.do === "use" && each.face === action.face)
  return kindOf(action.face) === "tip" ? Boolean(others) : Boolean(action.horses?.length)
}

/** Whether some dice are among others. */
export function holds(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all]
  return some.every((colour) => {
    const at = left.indexOf(colour)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export function sameDice(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && holds(some, others)
}

/** Why the die that is picked cannot be used on a horse; for a change of pace with the horse that gives. */
export function barredHorse(
  view: View,
  outlook: Outlook | null,
  die: number | null,
  horse: number,
  giver: number | null,
): BarredHorse | undefined {
  const face = die === null ? undefined : view.hand[die]?.face
  return outlook?.barred.find((each) => each.face === face && each.horse === horse && each.giver === giver)
}

/** Why something may not be chosen, as a refusal would say it. */
export interface Barred {
  readonly why: string
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** The reason in a sentence. */
export function reason({ why, facts }: Barred): string {
  const { colour } = facts
  return say(`refusal-${why}`, colour ? { ...facts, colour: say(`finish-line-colour-${colour}`) } : facts)
}

/** The action that is picked; else the one that the pointed tile would complete. */
export function meant(view: View, play: Play): Action | null {
  const picked = play.action(view)
  const { aimed } = play
  if (picked || aimed === null || play.aside || !view.choice) return picked
  if (view.choice.kind === "extra") return view.choice.actions.find((each) => each.do === "extra" && each.horse === aimed) ?? null
  if (play.die === null) return null
  const kind = kindOf(view.hand[play.die]?.face)
  const horses = kind === "horse" ? [aimed] : kind === "pace" ? [...play.touched.slice(0, 1), aimed] : []
  return usesOf(view, play.die).find((each) => (each.horses ?? []).join() === horses.join()) ?? null
}

/** What an action does to the horses that it is about. */
export function effectsOf(view: View, outlook: Outlook | null, action: Action | null): readonly Effect[] {
  const at = action ? (view.choice?.actions.indexOf(action) ?? -1) : -1
  return outlook?.follows[at]?.effects ?? []
}

/** The seat that the other two dice go to after an action, or by putting one aside; null if they go to nobody. */
export function heirOf({ choice }: View, outlook: Outlook | null, action: Action | null): number | null {
  const at = choice?.actions.findIndex((each) => (action ? each === action : each.do === "aside")) ?? -1
  return outlook?.follows[at]?.heir ?? null
}

/** The line that would follow what is picked or pointed at. */
export function after(view: View, outlook: Outlook | null, play: Play): Standing | null {
  const action = meant(view, play)
  const at = action ? (view.choice?.actions.indexOf(action) ?? -1) : -1
  return outlook?.standings[outlook.follows[at]?.standing ?? -1] ?? null
}

export function ordinal(place: number): string {
  return say("finish-place", { place })
}

/** "moves up: 2nd"; who falls back loses the dice as well, if there are any. */
export function effectWords(effect: Effect): string {
  const told = say(`web-fl-effect-${effect.what}`, { place: effect.place ? ordinal(effect.place) : "" })
  return losesDice(effect) ? say("web-fl-effect-and-dice", { told }) : told
}

/** Whether dice are taken off a horse that is thrown back. */
export function losesDice({ what, cleared }: Effect): boolean {
  return what === "drops-back" && cleared
}

const QUIET: readonly string[] = ["waits", "spent", "stays"]
const IDLE: Mark = { state: "idle", words: "" }

/** What each tile says to what is picked. */
export function marks(view: View, outlook: Outlook | null, play: Play): Map<number, Mark> {
  const horses = view.tiles.map(({ horse }) => horse)
  const each = (mark: (horse: number) => Mark) => new Map(horses.map((horse) => [horse, mark(horse)]))
  if (view.choice?.kind === "bets") return each((horse) => backed(view, play, horse))
  if (view.choice?.kind === "extra") return each((horse) => target(view, outlook, play, horse, extraOn(view, horse)))
  if (view.choice?.kind !== "use" || play.die === null || play.aside) return each(() => IDLE)
  const die = play.die
  const uses = usesOf(view, die)
  const use = (...on: number[]) => uses.find((action) => (action.horses ?? []).join() === on.join()) ?? null
  switch (kindOf(view.hand[die]?.face)) {
    case "horse":
      return each((horse) => target(view, outlook, play, horse, use(horse)))
    case "pace":
      return each((horse) => paced(view, outlook, play, horse, use))
    case "three":
      return each((horse) => arranged(view, outlook, play, horse))
    default:
      return each((horse) => affected(view, outlook, play, horse))
  }
}

function extraOn(view: View, horse: number): Action | null {
  return view.choice?.actions.find((action) => action.do === "extra" && action.horse === horse) ?? null
}

function target(
  view: View,
  outlook: Outlook | null,
  play: Play,
  horse: number,
  action: Action | null,
  giver: number | null = null,
): Mark {
  if (!action) return barred(view, outlook, play, horse, giver)
  const effect = effectsOf(view, outlook, action).find((each) => each.horse === horse)
  const words = effect ? effectWords(effect) : ""
  const quiet = effect !== undefined && QUIET.includes(effect.what)
  return { state: play.action(view) === action ? "picked" : "lit", words, quiet }
}

function barred(view: View, outlook: Outlook | null, play: Play, horse: number, giver: number | null): Mark {
  const found = barredHorse(view, outlook, play.die, horse, giver)
  if (!found) return IDLE
  return { state: "barred", words: say("web-fl-not-here"), why: reason(found), rule: found.rule }
}

function paced(view: View, outlook: Outlook | null, play: Play, horse: number, use: (...on: number[]) => Action | null): Mark {
  const [from] = play.touched
  if (from === horse) return { state: "picked", words: say("web-fl-effect-gives") }
  if (from !== undefined) return target(view, outlook, play, horse, use(from, horse), from)
  if (givers(view, play.die ?? 0).includes(horse)) return { state: "lit", words: say("web-fl-effect-gives") }
  return barred(view, outlook, play, horse, null)
}

function arranged(view: View, outlook: Outlook | null, play: Play, horse: number): Mark {
  if (play.order.includes(horse)) {
    return { state: "picked", words: affected(view, outlook, play, horse).words }
  }
  const { touched } = play
  if (touched.includes(horse)) return { state: "picked", words: "" }
  const joins = threes(view).some((three) => three.includes(horse) && touched.every((each) => three.includes(each)))
  return joins && !play.order.length ? { state: "lit", words: touched.length ? say("web-fl-joins") : "" } : IDLE
}

function affected(view: View, outlook: Outlook | null, play: Play, horse: number): Mark {
  const action = play.action(view)
  const effect = effectsOf(view, outlook, action).find((each) => each.horse === horse)
  return effect ? { state: "picked", words: effectWords(effect) } : IDLE
}

/** While bets are made: what stands on a horse to win. */
function backed(view: View, play: Play, horse: number): Mark {
  const { draft } = play
  if (draft.half === horse) return { state: "picked", words: say("web-fl-half") }
  if (draft.half !== null) return { state: "lit", words: say("web-fl-of-pair") }
  const stake = draft.stakeOn(view, { bet: "win", horse })
  const odds = view.tiles.find((tile) => tile.horse === horse)?.odds ?? 0
  if (!stake) return { state: "lit", words: "", quiet: true }
  const words = say("web-fl-pays", { stake: figure(stake), pays: figure(stake * odds) })
  const writing = draft.line?.bet === "win" && draft.line.horse === horse
  return { state: "picked", words: writing ? `✎ ${words}` : words }
}
