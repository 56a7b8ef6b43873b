/** A die in words. */

import { say } from "../../../texts/index.svelte"

/** "horseshoe (white)", or only its colour before it is rolled. */
export function dieInWords(colour: string, face: string | null): string {
  return say("finish-line-die", {
    colour: say(`finish-line-colour-${colour}`),
    face: face ? say(`finish-line-face-${face}`) : "none",
  })
}
