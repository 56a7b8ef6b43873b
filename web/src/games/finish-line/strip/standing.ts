/** A standing in words: who leads, and what one's slip would bring. */

import { say } from "../../../texts/index.svelte"
import type { Standing } from "../types"
import { money } from "../words"

/** The first two; those that share the lead by an equals sign. */
export function leaders({ line }: Standing): string {
  const [level] = line
  if (!level) return say("web-fl-nobody")
  return line
    .flat()
    .slice(0, 2)
    .join(level.length > 1 ? " = " : " · ")
}

/** What the slip would bring; two amounts where a photo finish is open. */
export function brings({ least, most }: Standing): string {
  return least === most ? money(most) : say("web-fl-or", { least: money(least), most: money(most) })
}

/** The same where there is little room. */
export function bringsBriefly({ least, most }: Standing): string {
  return least === most ? money(most) : `${money(least)}–${money(most)}`
}
