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
  /** How many rows there is room for, before one's own are left out that are barred from it. */
  readonly room: number
  /** How many of them may stand side by side, before those alone are shown that are asked about. */
  readonly columns: number
}

/** The runners once they are known; before that all horses that may still be entered, and one's own of which more is said. */
export function fieldOf({ view, picture, outlook, marks, room, columns }: Asked): readonly InPaddock[] {
  const horses = new Map(picture.horses.map((horse) => [horse.name, horse]))
  const chances = new Map(outlook?.chances.map(({ horse, win }) => [horse, win]))
  const aheads = new Map(outlook?.entries.map(({ horse, ahead }) => [horse, ahead]))
  return entriesOf({ view, picture, outlook, marks, room, columns }).flatMap((entry) => {
    const card = view.catalogue.find(({ name }) => name === entry.horse)
    const { earnings = 0, misses = 0 } = horses.get(entry.horse) ?? {}
    if (!card) return []
    const { odds, age } = card
    return [{ ...entry, odds, age, earnings, misses, ahead: aheads.get(entry.horse) ?? 0, win: chances.get(entry.horse) ?? null }]
  })
}

function entriesOf({ view, picture, outlook, marks, room, columns }: Asked): readonly Entry[] {
  if (picture.entries.length) return picture.entries
  const ages = view.programme[picture.race - 1]?.ages ?? []
  const able = outlook?.entries.map(({ horse }) => horse) ?? []
  const aged = view.catalogue.filter(({ age }) => ages.includes(age)).map(({ name }) => name)
  const fits = new Set(able.length ? able : aged)
  const owned = picture.horses.filter(({ owner }) => owner !== null)
  const barred = owned.filter(({ name }) => marks.get(name)?.state === "barred")
  const asked = owned.filter((horse) => marks.has(horse.name) && !barred.includes(horse))
  const open = owned.filter((horse) => (marks.has(horse.name) || fits.has(horse.name)) && !barred.includes(horse))
  const some = asked.length && (view.phase === "sales" || open.length > room * columns) ? asked : open
  const shown = some.length + barred.length > room ? some : [...some, ...barred]
  return shown.map(({ name, owner }) => ({ horse: name, owner, seat: owner, tenant: null, jockey: null }))
}
