/** Why something was refused, in the reader's language. */

import { knows, say } from "../texts/index.svelte"
import { Trouble } from "./api"

export function explain(problem: unknown): string {
  if (!(problem instanceof Trouble)) return say("web-failed")
  if (problem.status === 0) return say("web-refused-unreachable")
  const known = `web-refused-${problem.why}`
  if (knows(known)) return say(known)
  const text = problem.message || say("web-failed")
  return problem.rule ? `${text} (${problem.rule})` : text
}
