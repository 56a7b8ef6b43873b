/** Finish Line in words: dice, faces, what to do, what would follow. */

import { handheld, held } from "../../parts/held.svelte"
import { figure, say, several } from "../../texts/index.svelte"
import type { SeatInfo } from "../../wire"
import type { Picture } from "./picture"
import type { Play } from "./play.svelte"
import { effectsOf, heirOf, kindOf, losesDice, ordinal, reason, type Barred } from "./targets"
import type { Action, Box, Colour, View } from "./types"

/** An amount, grouped as in the reader's language. */
export const money = figure

/** An amount with its sign. */
export function gain(amount: number): string {
  return amount > 0 ? `+${money(amount)}` : money(amount).replace("-", "−")
}

export function colourName(colour: string): string {
  return say(`finish-line-colour-${colour}`)
}

export function faceName(face: string | null): string {
  return say(`finish-line-face-${face ?? "blank"}`)
}

/** The six faces of a colour: each once, with how often it is there. */
export function facesOf(box: Box, colour: Colour): string {
  const counts = new Map<string, number>()
  for (const face of box.faces[colour].sides) counts.set(face, (counts.get(face) ?? 0) + 1)
  return [...counts].map(([face, count]) => say("web-fl-times-face", { count, face: faceName(face) })).join(", ")
}

/** A word as it begins a sentence. */
export function begun(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}

/** Why something may not be chosen, and by which rule. */
export function ruledOut(barred: Barred): string {
  return `${reason(barred)} (${barred.rule})`
}

function diceWords(dice: readonly string[]): string {
  const [one, other] = dice
  return one && one === other ? say("web-fl-two-dice", { colour: colourName(one) }) : several(dice.map(colourName))
}

/** What is decided by an action, for its button. */
export function actionWords(action: Action): string {
  if (action.do === "take") {
    return action.dice.length > 1 ? say("web-fl-roll-three") : say("web-fl-roll", { dice: several(action.dice.map(colourName)) })
  }
  if (action.do === "aside") return say("web-fl-put-aside-die", { colour: colourName(action.die) })
  if (action.do === "extra") return action.horse == null ? say("web-fl-leave") : say("web-fl-put-on", { horse: action.horse })
  if (action.do !== "use") return say("web-fl-hand-in")
  const [one = 0, other = 0] = action.horses ?? []
  const named = { horse: one, other, dice: diceWords(action.dice ?? []) }
  return say(`web-fl-do-${action.face}`, { ...named, order: (action.horses ?? []).join(" · ") })
}

/** What follows an action for the horses that it is about: "24 takes the lead". */
export function consequence(view: View, play: Play, action: Action): string {
  const told = effectsOf(view, play.outlook, action).map((effect) => {
    const then = say(`web-fl-then-${effect.what}`, { horse: effect.horse, place: ordinal(effect.place) })
    return losesDice(effect) ? say("web-fl-then-and-dice", { told: then }) : then
  })
  return told.join(", ")
}

/** What a choice is about: in a race, everything that lies on the table. */
export function moment({ race, phase, turn, line, hand, reserve, kept }: View): string {
  return phase === "bets" ? `${race} ${phase}` : JSON.stringify([race, phase, turn, line, hand, reserve, kept])
}

/** The line is looked at; sideways the slip needs more room than the narrow papers have. */
export function share(view: View): "scene" | "papers" {
  return view.phase === "bets" && held() === "sideways" ? "papers" : "scene"
}

export function headline(view: View, picture?: Picture): string {
  const race = say("race-of", { race: picture?.race ?? view.race, races: view.races })
  return `${race}\u00a0· ${say(`web-fl-headline-${stage(view, picture)}`)}`
}

function stage(view: View, picture?: Picture): string {
  const { phase } = picture ?? view
  if (phase === "bets" || phase === "extra" || phase === "over" || phase === "photo" || phase === "result") return phase
  return (picture?.homeStretch ?? view.home_stretch) ? "stretch" : "race"
}

/** What the papers say while there are no dice to choose from; nothing while a race runs. */
export function restWords({ phase, race, capital, sideBets }: Picture, me: number | null): string {
  if (phase === "race" || phase === "extra") return ""
  if (phase === "bets" || phase === "photo" || me === null) return say(`web-fl-rest-${phase}`, { race, sum: "none" })
  const held = (capital[me] ?? 0) + (phase === "over" ? (sideBets[me] ?? 0) : 0)
  return say(`web-fl-rest-${phase}`, { race, sum: money(held) })
}

/** What this viewer should do now. */
export function prompt(view: View, seats: readonly SeatInfo[], me: number | null, play?: Play, box?: Box): string {
  if (view.phase === "over") return say("web-fl-prompt-over")
  const names = several(view.to_act.filter((seat) => seat !== me).map((seat) => seats[seat]?.name ?? ""))
  if (view.phase === "bets") return bettingPrompt(view, names, play)
  const { choice } = view
  if (!choice) return say(`web-fl-wait-${view.phase}`, { who: names })
  if (play?.refused) return ruledOut(play.refused)
  const action = play?.action(view) ?? null
  if (choice.kind === "take") return takingPrompt(view, play)
  if (play && action && box) return decided(view, seats, play, action, box)
  if (choice.kind === "extra") return say("web-fl-prompt-extra")
  return usingPrompt(view, play)
}

function bettingPrompt(view: View, names: string, play?: Play): string {
  const ready = view.betted.filter(Boolean).length
  if (!view.choice) return say("web-fl-wait-bets", { ready, seats: view.seats, who: names })
  const draft = play?.draft
  if (draft?.asked) return say("web-fl-prompt-empty")
  if (draft?.hitch) return say(`web-fl-hitch-${draft.hitch}`)
  if (draft?.half != null) return draft.half ? say("web-fl-prompt-second", { horse: draft.half }) : say("web-fl-prompt-pair")
  const sealed = view.slip !== null && !(draft?.isOpen(view) ?? false)
  return sealed
    ? say("web-fl-prompt-sealed", { ready, seats: view.seats, who: names })
    : say(handheld() ? "web-fl-prompt-bets-brief" : "web-fl-prompt-bets")
}

function takingPrompt(view: View, play?: Play): string {
  const first = view.choice?.actions.find((action) => action.do === "take")
  const wanted = first?.do === "take" ? first.dice.length : 1
  const left = wanted - (play?.dice.length ?? 0)
  if (wanted > 1) return say("web-fl-prompt-take-three", { left })
  return say("web-fl-prompt-take", { dice: several(view.hand.map(({ colour }) => colourName(colour))) })
}

/** Why a face is but a blank now. */
function blankIn(play: Play, face: string | null | undefined): Barred | undefined {
  return play.outlook?.blanks.find((blank) => blank.face === face)
}

function usingPrompt(view: View, play?: Play): string {
  const die = play?.die == null ? undefined : view.hand[play.die]
  if (!play || !die) return say("web-fl-prompt-use")
  const blank = blankIn(play, die.face)
  if (blank) return ruledOut(blank)
  const kind = kindOf(die.face)
  const face = faceName(die.face)
  if (kind === "pace" && play.touched[0] !== undefined) return say("web-fl-prompt-pace-to", { horse: play.touched[0] })
  return say(`web-fl-prompt-on-${kind}`, { face: begun(face), left: 3 - play.touched.length })
}

/** What is about to be decided, what follows, and who gets the other two dice. */
function decided(view: View, seats: readonly SeatInfo[], play: Play, action: Action, box: Box): string {
  const what = actionWords(action)
  const named = (seat: number) => seats[seat % view.seats]?.name ?? ""
  const blank = action.do === "aside" && play.die !== null ? blankIn(play, view.hand[play.die]?.face) : undefined
  if (blank) return ruledOut(blank)
  const wagers = action.do === "use" && action.face === "side-bet"
  const follows = wagers
    ? say("web-fl-then-side-bet", { who: named(view.turn + 1), amount: money(box.money.side_bet) })
    : consequence(view, play, action)
  const told = follows ? say("web-fl-told", { what, follows }) : `${what}.`
  if (handheld()) return follows ? `${begun(follows)}.` : told
  const next = heirOf(view, play.outlook, action)
  if (next === null) return told
  const you = next === view.seat ? "yes" : "no"
  return `${told} ${say("web-fl-others-go-to", { who: named(next), you })}`
}
