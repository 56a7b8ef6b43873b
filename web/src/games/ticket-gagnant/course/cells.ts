/** Cells by name: `c5` is lane c (from the inside rail), row 5. */

export type Way = "forward" | "backward" | "left" | "right"
export const WAYS: readonly Way[] = ["forward", "backward", "left", "right"]

const LANES = "abcdefg"

export interface Place {
  row: number
  /** From 0, next to the inside rail. */
  lane: number
}

export function place(cell: string): Place {
  return { row: Number(cell.slice(1)), lane: LANES.indexOf(cell.charAt(0)) }
}

export function cellAt(row: number, lane: number): string {
  return `${LANES.charAt(lane)}${row}`
}

export function laneName(lane: number): string {
  return LANES.charAt(lane)
}

/** The direction of a straight move and its spaces; null for a crooked one. Left is the riders' left, towards the rail. */
export function wayOf(start: string, end: string): { way: Way; spaces: number } | null {
  const from = place(start)
  const to = place(end)
  if (from.row !== to.row && from.lane !== to.lane) return null
  if (from.row !== to.row) return { way: to.row > from.row ? "forward" : "backward", spaces: Math.abs(to.row - from.row) }
  return { way: to.lane < from.lane ? "left" : "right", spaces: Math.abs(to.lane - from.lane) }
}

/** The cell that lies so many spaces away, kept on the track. */
export function away(cell: string, way: Way, spaces: number, rows: number, lanes: number): string {
  const { row, lane } = place(cell)
  if (way === "forward") return cellAt(Math.min(rows, row + spaces), lane)
  if (way === "backward") return cellAt(Math.max(1, row - spaces), lane)
  if (way === "left") return cellAt(row, Math.max(0, lane - spaces))
  return cellAt(row, Math.min(lanes - 1, lane + spaces))
}

/** The corners of the way a horse takes: straight, or first across the course and then along it. */
export function route(start: string, end: string): Place[] {
  const from = place(start)
  const to = place(end)
  if (from.row === to.row || from.lane === to.lane) return [from, to]
  return [from, { row: from.row, lane: to.lane }, to]
}
