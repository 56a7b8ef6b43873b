/** Why something was refused, in the reader's language. */

import { knows, say } from "../texts/index.svelte"
import { Trouble } from "./api"

/** What the server answered; `title`: the game that a refused table was to be of. */
export function explain(problem: unknown, title = ""): string {
  if (!(problem instanceof Trouble)) return say("web-failed")
  if (problem.status === 0) return say("web-refused-unreachable")
  const { key, facts } = problem
  if (key && knows(`web-setup-${key}`)) {
    const option = `web-option-${title}-${String(facts["option"]).replaceAll("_", "-")}`
    return ruled(say(`web-setup-${key}`, { ...facts, ...(knows(option) && { option: say(option) }) }), problem.rule)
  }
  const known = `web-refused-${problem.why}`
  if (knows(known)) return say(known)
  return ruled(problem.message || say("web-failed"), problem.rule)
}

function ruled(text: string, rule: string): string {
  return rule ? `${text} (${rule})` : text
}
