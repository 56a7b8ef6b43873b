/** Which horses the paddock shows, and what stands in their rows. */

import type { Picture } from "../picture"
import type { Mark } from "../targets"
import type { Entry, Outlook, View } from "../types"

/** A row of the paddock. */
export interface InPaddock extends Entry {
  readonly odds: number
  readonly age: number
  readonly earnings: number
  /** Races of its age that it still has to miss. */
  readonly misses: number
  /** Squares ahead of the line, in a handicap. */
  readonly ahead: number
  /** Out of a thousand, by the form guide. */
  readonly win: number | null
}

interface Asked {
  readonly view: View
  readonly picture: Picture
  readonly outlook: Outlook | null
  readonly marks: ReadonlyMap<string, Mark>
  /** In a hand there is room for those alone that are asked about. */
  readonly small: boolean
}

/** The runners once they are known; before that all horses that may still be entered, and one's own of which more is said. */
export function fieldOf({ view, picture, outlook, marks, small }: Asked): readonly InPaddock[] {
  const horses = new Map(picture.horses.map((horse) => [horse.name, horse]))
  const chances = new Map(outlook?.chances.map(({ horse, win }) => [horse, win]))
  const aheads = new Map(outlook?.entries.map(({ horse, ahead }) => [horse, ahead]))
  return entriesOf({ view, picture, outlook, marks, small }).flatMap((entry) => {
    const card = view.catalogue.find(({ name }) => name === entry.horse)
    const { earnings = 0, misses = 0 } = horses.get(entry.horse) ?? {}
    if (!card) return []
    const { odds, age } = card
    return [{ ...entry, odds, age, earnings, misses, ahead: aheads.get(entry.horse) ?? 0, win: chances.get(entry.horse) ?? null }]
  })
}

function entriesOf({ view, picture, marks, small }: Asked): readonly Entry[] {
  if (picture.entries.length) return picture.entries
  const ages = view.programme[picture.race - 1]?.ages ?? []
  const fits = new Set(view.catalogue.filter(({ age }) => ages.includes(age)).map(({ name }) => name))
  const sales = view.phase === "sales"
  const shown = picture.horses.filter(({ name, owner }) => {
    if (owner === null) return false
    if (marks.has(name)) return true
    return !(small && marks.size) && !sales && fits.has(name)
  })
  return shown.map(({ name, owner }) => ({ horse: name, owner, seat: owner, tenant: null, jockey: null }))
}
