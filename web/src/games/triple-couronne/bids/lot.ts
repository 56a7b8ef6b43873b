/** The lot under the hammer, with all that a bidder wants to know of it. */

import type { TripleCouronne } from "../../../wire"
import type { Outlook, View } from "../types"

export interface LotAbout {
  readonly lot: TripleCouronne.Lot
  readonly card: TripleCouronne.Card
  readonly about: TripleCouronne.LotOutlook | null
  /** What it should bring, as simulated: in this race if it is for rent, else in the programme. */
  readonly worth: number | null
}

export function lotAbout({ lot, catalogue }: View, outlook: Outlook | null | undefined): LotAbout | null {
  const card = catalogue.find(({ name }) => name === lot?.horse)
  if (!lot || !card) return null
  const { horse, rent } = lot
  const today = outlook?.chances.find((each) => each.horse === horse)?.gain
  const season = outlook?.worth.find((each) => each.horse === horse)?.worth
  const about = outlook?.lot?.horse === horse ? outlook.lot : null
  return { lot, card, about, worth: (rent ? today : season) ?? null }
}
