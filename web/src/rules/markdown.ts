/** The rules as blocks of HTML, one per paragraph or rule, so that they can be found, pointed at and filtered. */

import { marked, type Token, type Tokens } from "marked"
import { plain } from "./plain"

export interface Block {
  /** A rule's id (TG-12), or of a heading its words. */
  id: string
  kind: "heading" | "rule" | "text"
  level: number
  html: string
  /** Lower case, without accents: what is searched in. */
  text: string
}

const RULE = /^\*\*([A-Z]{2,3}-\d+[a-z]?)\*\*/
const MENTION = /\b([A-Z]{2,3}-\d+[a-z]?)\b/g

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Our own words, but no raw HTML from a file is ever trusted; links lead within the rules only. */
marked.use({
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escape(text),
    link({ href, tokens }: Tokens.Link) {
      const inside = this.parser.parseInline(tokens)
      return href.startsWith("#") ? `<a href="${escape(href)}">${inside}</a>` : inside
    },
    image: ({ text }: Tokens.Image) => escape(text),
  },
})

function mentions(html: string, known: ReadonlySet<string>, own: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<")
        ? part
        : part.replace(MENTION, (id) => (id !== own && known.has(id) ? `<a href="#${id}">${id}</a>` : id)),
    )
    .join("")
}

const render = (tokens: Token[]): string => marked.parser(tokens)

export function blocks(markdown: string): Block[] {
  const known = new Set(Array.from(markdown.matchAll(/^\s*-\s+\*\*([A-Z]{2,3}-\d+[a-z]?)\*\*/gm), (found) => found[1] ?? ""))
  const made: Block[] = []
  const add = (id: string, kind: Block["kind"], level: number, html: string, raw: string) =>
    made.push({ id, kind, level, html: mentions(html, known, id), text: plain(raw) })
  for (const token of marked.lexer(markdown)) {
    if (token.type === "space") continue
    if (token.type === "heading") {
      const heading = token as Tokens.Heading
      add(
        plain(heading.text).replace(/[^a-z0-9]+/g, "-"),
        "heading",
        heading.depth,
        marked.parseInline(heading.text) as string,
        heading.text,
      )
    } else if (token.type === "list") {
      const list = token as Tokens.List
      for (const item of list.items) {
        const id = RULE.exec(item.text)?.[1] ?? ""
        const one = render([{ ...list, items: [item] }])
        add(id, id ? "rule" : "text", 0, one, item.raw)
      }
    } else {
      add("", "text", 0, render([token]), token.raw)
    }
  }
  return made
}

/** The blocks with these words, and the headings above them. */
export function find(all: readonly Block[], words: string): Block[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (!wanted.length) return [...all]
  const kept = new Set<Block>()
  let heading: Block | null = null
  for (const block of all) {
    if (block.kind === "heading") heading = block
    if (!wanted.every((word) => block.text.includes(word))) continue
    if (heading) kept.add(heading)
    kept.add(block)
  }
  return all.filter((block) => kept.has(block))
}
