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

/** Things may lie on papers that scroll. */
export function bringIntoSight(names: readonly string[]): void {
  for (const name of [...names].reverse()) {
    document.querySelector(`[data-guide~="${name}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }
}

/** The windows over what is marked with these names; what is not on the screen has none. */
export function windowsOf(names: readonly string[], screen: Size): Rect[] {
  return names.flatMap((name) => {
    const found = [...document.querySelectorAll(`[data-guide~="${name}"]`)]
      .map(seen)
      .filter(({ width, height }) => width > 0 && height > 0)
    return found.length ? inside(united(found), screen) : []
  })
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

/** Where a paper of this size stands beside the first window, hiding as little as can be of all; null: it points at nothing. */
export function placed(paper: Size, windows: readonly Rect[], screen: Size): { x: number; y: number; side: Side | null } {
  const first = windows[0]
  const [right, bottom] = [screen.width - paper.width - EDGE, screen.height - paper.height - EDGE]
  const held = (value: number, most: number) => Math.max(EDGE, Math.min(value, most))
  if (!first)
    return { x: held((screen.width - paper.width) / 2, right), y: held((screen.height - paper.height) / 2, bottom), side: null }
  const middle = held(first.x + first.width / 2 - paper.width / 2, right)
  const level = held(first.y + first.height / 2 - paper.height / 2, bottom)
  const places: { x: number; y: number; side: Side }[] = [
    { x: middle, y: first.y + first.height + APART, side: "below" },
    { x: middle, y: first.y - paper.height - APART, side: "above" },
    { x: first.x + first.width + APART, y: level, side: "right" },
    { x: first.x - paper.width - APART, y: level, side: "left" },
  ]
  const hidden = ({ x, y }: { x: number; y: number }) =>
    windows.reduce((sum, window) => sum + covered(window, { x, y, ...paper }), 0)
  const [best] = places
    .map((place) => ({ ...place, x: held(place.x, right), y: held(place.y, bottom) }))
    .sort((one, other) => hidden(one) - hidden(other))
  return best ?? { x: EDGE, y: EDGE, side: null }
}

/** A rectangle with round corners, as a path. */
export function rounded({ x, y, width, height }: Rect, radius = 10): string {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
}
