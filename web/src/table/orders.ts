/** What standing orders are called. */

import { knows, say } from "../texts/index.svelte"

/** What is decided: bets, entries … */
export function decisionName(title: string, decision: string): string {
  return named(title, `decision-${decision}`) ?? decision.replaceAll("-", " ")
}

/** How it is answered: none, all that qualify … */
export function answerName(title: string, decision: string, answer: string): string {
  return named(title, `answer-${decision}-${answer}`) ?? answer.replaceAll("-", " ")
}

function named(title: string, key: string): string | null {
  const found = [`${title}-${key}`, key].find(knows)
  return found ? say(found) : null
}
