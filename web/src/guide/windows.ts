/** Where the windows in the veil lie, and where the paper stands so that it hides none of them. */

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export type Side = "below" | "above" | "right" | "left"

/** Around a window, and from a window to the paper: room for the pointer. */
const AROUND = 5
const APART = 20
const EDGE = 8

export interface Window extends Rect {
  /** What it lies over. */
  name: string
}

/** Things may lie on papers that scroll. */
export function bringIntoSight(names: readonly string[]): void {
  for (const name of [...names].reverse()) {
    marked(name).elements[0]?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }
}

/** The windows over what is marked with these names; what is not on the screen has none. */
export function windowsOf(names: readonly string[], screen: Size): Window[] {
  return names.map(marked).flatMap(({ name, elements }) => {
    const found = elements.map(seen).filter(({ width, height }) => width > 0 && height > 0)
    return found.length ? inside(united(found), screen).map((rect) => ({ name, ...rect })) : []
  })
}

/** What is marked with a name; of `one|other` the first that is there. */
function marked(names: string): { name: string; elements: Element[] } {
  const found = names.split("|").map((name) => ({ name, elements: [...document.querySelectorAll(`[data-guide~="${name}"]`)] }))
  return found.find(({ elements }) => elements.length) ?? { name: names, elements: [] }
}

/** The part of an element that nothing around it cuts off. */
function seen(element: Element): Rect {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue
    const edge = around.getBoundingClientRect()
    left = Math.max(left, edge.left)
    top = Math.max(top, edge.top)
    right = Math.min(right, edge.right)
    bottom = Math.min(bottom, edge.bottom)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function united(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  }
}

/** A little larger, and only what is on the screen. */
function inside(rect: Rect, screen: Size): Rect[] {
  const [x, y] = [Math.max(2, rect.x - AROUND), Math.max(2, rect.y - AROUND)]
  const width = Math.min(screen.width - 2, rect.x + rect.width + AROUND) - x
  const height = Math.min(screen.height - 2, rect.y + rect.height + AROUND) - y
  return width > 4 && height > 4 ? [{ x, y, width, height }] : []
}

/** The part of the first that the second covers. */
export function covered(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

export interface Stand {
  x: number
  y: number
  /** On which side of which window it stands; nowhere if there is none. */
  side: Side | null
  beside: Rect | null
}

/** Where a paper of this size stands: beside a window, the first if it can be, hiding as little as can be of all of them. */
export function placed(paper: Size, windows: readonly Rect[], screen: Size): Stand {
  const [right, bottom] = [screen.width - paper.width - EDGE, screen.height - paper.height - EDGE]
  const held = (value: number, most: number) => Math.max(EDGE, Math.min(value, most))
  const stands = windows.flatMap((window): Stand[] => {
    const middle = window.x + window.width / 2 - paper.width / 2
    const level = window.y + window.height / 2 - paper.height / 2
    return [
      { x: middle, y: window.y + window.height + APART, side: "below", beside: window },
      { x: middle, y: window.y - paper.height - APART, side: "above", beside: window },
      { x: window.x + window.width + APART, y: level, side: "right", beside: window },
      { x: window.x - paper.width - APART, y: level, side: "left", beside: window },
    ]
  })
  const hidden = ({ x, y }: Stand) => windows.reduce((sum, window) => sum + covered(window, { x, y, ...paper }), 0)
  const [best] = stands
    .map((stand) => ({ ...stand, x: held(stand.x, right), y: held(stand.y, bottom) }))
    .sort((one, other) => hidden(one) - hidden(other))
  const middle = { x: held((screen.width - paper.width) / 2, right), y: held((screen.height - paper.height) / 2, bottom) }
  return best ?? { ...middle, side: null, beside: null }
}

/** A rectangle with round corners, as a path. */
export function rounded({ x, y, width, height }: Rect, radius = 10): string {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
}
