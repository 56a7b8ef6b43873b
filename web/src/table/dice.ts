/** Whether a game is played with dice, by what it says of its events; else its chance lies in other draws. */

import type { Kinds } from "../texts/telling"

export const rolls = (kinds: Kinds): boolean => Object.values(kinds["happens"] ?? {}).includes("rolled")
