/** A field that is known to hold a word: the kind of an action or event, the name of a horse. */
export function word(value: unknown): string {
  return typeof value === "string" ? value : ""
}
