/** Marks found words in what is already on the page; accents do not count. */

import { plain } from "./plain"

export function mark(node: HTMLElement, words: string) {
  const before = node.innerHTML
  function show(wanted: readonly string[]) {
    node.innerHTML = before
    if (!wanted.length) return
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      // Letter by letter, because taking accents away may change the length.
      const folded = Array.from(text.data, (letter) => plain(letter).slice(0, letter.length).padEnd(letter.length)).join("")
      const spans = wanted.flatMap((word) => places(folded, word)).sort((a, b) => b[0] - a[0])
      let end = text.data.length
      for (const [from, to] of spans) {
        if (to > end) continue
        const range = document.createRange()
        range.setStart(text, from)
        range.setEnd(text, to)
        range.surroundContents(document.createElement("mark"))
        end = from
      }
    }
  }
  const split = (said: string) =>
    plain(said)
      .split(/\s+/)
      .filter((word) => word.length > 1)
  show(split(words))
  return { update: (said: string) => show(split(said)) }
}

function places(text: string, word: string): [number, number][] {
  const found: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length])
  return found
}
