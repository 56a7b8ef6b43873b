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
  /** How many rows there is room for, before those alone are shown that are asked about. */
  readonly room: number
}

/** The runners once they are known; before that all horses that may still be entered, and one's own of which more is said. */
export function fieldOf({ view, picture, outlook, marks, room }: Asked): readonly InPaddock[] {
  const horses = new Map(picture.horses.map((horse) => [horse.name, horse]))
  const chances = new Map(outlook?.chances.map(({ horse, win }) => [horse, win]))
  const aheads = new Map(outlook?.entries.map(({ horse, ahead }) => [horse, ahead]))
  return entriesOf({ view, picture, outlook, marks, room }).flatMap((entry) => {
    const card = view.catalogue.find(({ name }) => name === entry.horse)
    const { earnings = 0, misses = 0 } = horses.get(entry.horse) ?? {}
    if (!card) return []
    const { odds, age } = card
    return [{ ...entry, odds, age, earnings, misses, ahead: aheads.get(entry.horse) ?? 0, win: chances.get(entry.horse) ?? null }]
  })
}

function entriesOf({ view, picture, marks, room }: Asked): readonly Entry[] {
  if (picture.entries.length) return picture.entries
  const ages = view.programme[picture.race - 1]?.ages ?? []
  const fits = new Set(view.catalogue.filter(({ age }) => ages.includes(age)).map(({ name }) => name))
  const owned = picture.horses.filter(({ owner }) => owner !== null)
  const asked = owned.filter(({ name }) => marks.has(name))
  const all = owned.filter(({ name }) => marks.has(name) || fits.has(name))
  const shown = asked.length && (view.phase === "sales" || all.length > room) ? asked : all
  return shown.map(({ name, owner }) => ({ horse: name, owner, seat: owner, tenant: null, jockey: null }))
}
