/** What the chooser makes of a list of actions. */

import { word } from "../word"
import type { Fields, Plain } from "../words"

/** A value as a key. */
export const shown = (value: Plain | undefined): string => JSON.stringify(value ?? null)

/** Lists of a few words, such as colours, that stand in one order only: they may be chosen in any. */
export function setsOf(actions: readonly Fields[]): Set<string> {
  const lists = new Map<string, (readonly Plain[])[]>()
  for (const action of actions)
    for (const [name, value] of Object.entries(action)) {
      if (!Array.isArray(value)) continue
      const which = `${word(action["do"])} ${name}`
      if (!lists.has(which)) lists.set(which, [])
      lists.get(which)!.push(value as readonly Plain[])
    }
  const isSet = (found: readonly (readonly Plain[])[]) =>
    found.every((list) => list.length <= 3 && list.every((each) => typeof each === "string")) &&
    new Set(found.map((list) => shown([...list].sort()))).size === new Set(found.map(shown)).size
  return new Set([...lists].filter(([, found]) => isSet(found)).map(([name]) => name))
}

/** A list in all its orders. */
export function ordersOf(list: readonly Plain[]): Plain[][] {
  return list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => ordersOf(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]))
}

/** What an action says, one thing after the other; elements of lists count for themselves. */
export function partsOf(action: Fields): Map<string, Plain> {
  const parts = new Map<string, Plain>()
  for (const [name, value] of Object.entries(action)) {
    if (Array.isArray(value)) value.forEach((each, at) => parts.set(`${name}.${at}`, each as Plain))
    else parts.set(name, value)
  }
  return parts
}
