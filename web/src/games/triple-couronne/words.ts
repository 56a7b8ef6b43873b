/** What sentences about La Triple Couronne need beyond the fields of its events: the twin of games/triple_couronne/words.py. */

import { Several } from "../../texts/fluent"
import { say } from "../../texts/index.svelte"
import type { Special } from "../../texts/telling"
import type { TripleCouronne } from "../../wire"

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
