/** Whose game it is, as far as anybody knows. */

import { knows, say } from "../texts/index.svelte"

export function credit(title: string): string {
  if (knows(`web-credit-${title}`)) return say(`web-credit-${title}`)
  return knows(`${title}-authors`) ? say("origin", { authors: say(`${title}-authors`), year: say(`${title}-year`) }) : ""
}
