/** How a tile comes to where it lies: lifted over others, turned over, or moved aside by them. */

import type { Spot } from "./places"

export type Motion = "leaps" | "shifts" | "turns"

export const at = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`

/** It slides aside, or lifts, passes over its neighbour and lands. */
export function moves(node: HTMLElement, from: Spot, to: Spot, leaps: boolean, strip: boolean, ms: number): void {
  if (!leaps) {
    node.animate([{ transform: at(from) }, { transform: at(to) }], { duration: ms * 0.85, easing: "ease-in-out" })
    return
  }
  const aside = strip ? { x: 26, y: 0 } : { x: 0, y: node.clientHeight * -0.16 }
  const middle = { x: (from.x + to.x) / 2 + aside.x, y: (from.y + to.y) / 2 + aside.y }
  const frames = [
    { transform: at(from), zIndex: 5 },
    { transform: `${at(middle)} scale(1.07) rotate(${strip ? 0.6 : 2}deg)`, zIndex: 5, offset: 0.5 },
    { transform: at(to), zIndex: 5 },
  ]
  node.animate(frames, { duration: ms * 0.96, easing: "cubic-bezier(.4,.1,.4,1)" })
}

/** FL-23, FL-27: it turns over and slides off. */
export function turnsOver(node: HTMLElement, spot: Spot, strip: boolean, ms: number): void {
  const here = at(spot)
  const away = strip ? "translate(115%, 0)" : "translate(0, 130%)"
  const seen = { opacity: 1, visibility: "visible", zIndex: 6 }
  const frames = [
    { ...seen, transform: here },
    { ...seen, transform: `${here} scale(1.08) rotateY(90deg)`, offset: 0.25 },
    { ...seen, transform: `${here} scale(1.04) rotateY(180deg)`, offset: 0.45 },
    { ...seen, transform: `${here} ${away} rotateY(180deg)`, opacity: 0 },
  ]
  node.animate(frames, { duration: ms, easing: "ease-in" })
}
