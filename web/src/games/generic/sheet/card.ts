/** What everything printed on the race card has to know. */

import { getContext, setContext } from "svelte"
import type { Said } from "../../game"
import type { Fields } from "../words"

export interface Card {
  readonly title: string
  readonly said: Said
  readonly seats: number
  /** Another one at every event and every view: what has not changed since then is no longer new. */
  readonly picture: Fields
}

const KEY = Symbol("race card")

export const printOn = (card: Card): Card => setContext(KEY, card)
export const card = (): Card => getContext<Card>(KEY)
