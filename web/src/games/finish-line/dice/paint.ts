/** How the dice are painted. */

export interface Paint {
  readonly top: string
  readonly edge: string
  readonly ink: string
}

const WHITE: Paint = { top: "#fffdf4", edge: "#d3c6a6", ink: "#1e2433" }

const PAINTS: Readonly<Record<string, Paint>> = {
  white: WHITE,
  red: { top: "#c33a2c", edge: "#8e2419", ink: "#fff6ea" },
  yellow: { top: "#f1c232", edge: "#bb8c16", ink: "#2a2210" },
  green: { top: "#2b8049", edge: "#1a5a33", ink: "#ffffff" },
  black: { top: "#2b2f39", edge: "#12141a", ink: "#f4e9cf" },
}

export function paintOf(colour: string): Paint {
  return PAINTS[colour] ?? WHITE
}
