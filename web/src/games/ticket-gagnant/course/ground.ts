/**
 * Where the course lies on the screen. It runs to the right, or upward where the screen is held upright, drawn in a gentle
 * perspective: what is far away is narrower, but upward rows are all of one height, so that each can be hit. Everything is in
 * pixels, so that figures never shrink below reading size.
 */

import { cellAt, place, type Place } from "./cells"

export type Heading = "right" | "up"

export interface Spot {
  x: number
  y: number
  /** How large things are drawn there. */
  size: number
}

export interface Ground {
  heading: Heading
  /** Whether there is little height: signs stand in the sky, which is no higher than they are. */
  low: boolean
  width: number
  height: number
  rows: number
  lanes: number
  /** The upper and lower edge of the course. */
  top: number
  bottom: number
  /** Length and breadth of a cell in the middle of the course. */
  cellWidth: number
  cellHeight: number
  /** A point of the course; rows and lanes may be fractions, boundaries are whole numbers from 0. */
  point: (along: number, across: number) => { x: number; y: number }
  /** The middle of a cell, where a horse stands. */
  spot: (at: Place) => Spot
  cellUnder: (x: number, y: number) => string | null
}

/** What is left around the course, how much what is far away narrows, and how much rows or lanes flatten there. */
interface Lay {
  top: number
  bottom: number
  left: number
  right: number
  far: number
  bend: number
}

/** A cell is at least so high where the screen is held upright. */
const ROW = 24
const LOW = 500

function lay(heading: Heading, height: number, rows: number): Lay {
  if (heading === "up") {
    const top = Math.floor(Math.min(40, Math.max(28, height * 0.072)))
    const bottom = Math.min(15, Math.max(6, height - top - rows * ROW))
    return { top, bottom, left: 27, right: 9, far: 0.86, bend: 0 }
  }
  if (height < LOW) return { top: 50, bottom: 20, left: 26, right: 10, far: 0.93, bend: 0.08 }
  return { top: Math.max(64, height * 0.235), bottom: 26, left: 26, right: 26, far: 0.88, bend: 0.14 }
}

export function layGround(heading: Heading, width: number, height: number, rows: number, lanes: number): Ground {
  const wide = heading === "right"
  const around = lay(heading, height, rows)
  const { top, far, bend } = around
  const bottom = height - around.bottom
  const deep = bottom - top
  const middle = (around.left + width - around.right) / 2
  const widest = (width - around.left - around.right) / 2
  // Upward, cells do not get much wider than high.
  const half = wide ? widest : Math.min(widest, (1.3 * deep * lanes) / rows)

  const farness = (depth: number) => far + (1 - far) * depth
  const bent = (t: number) => (1 - bend) * t + bend * t * t
  const unbent = (y: number) => {
    const b = 1 - bend
    return bend === 0 ? y : (-b + Math.sqrt(b * b + 4 * bend * y)) / (2 * bend)
  }

  function point(along: number, across: number): { x: number; y: number } {
    const depth = bent(wide ? across / lanes : 1 - along / rows)
    const side = (wide ? along / rows : across / lanes) * 2 - 1
    return { x: middle + side * half * farness(depth), y: top + depth * deep }
  }

  const cellWidth = (2 * half * farness(0.5)) / (wide ? rows : lanes)
  const cellHeight = deep / (wide ? lanes : rows)

  function spot(at: Place): Spot {
    const { x, y } = point(at.row - 0.5, at.lane + 0.5)
    const depth = (y - top) / deep
    return { x, y, size: farness(depth) / farness(0.5) }
  }

  function cellUnder(x: number, y: number): string | null {
    const depth = (y - top) / deep
    if (depth < 0 || depth > 1) return null
    const side = ((x - middle) / (half * farness(depth)) + 1) / 2
    if (side < 0 || side > 1) return null
    const t = unbent(depth)
    const along = wide ? side * rows : (1 - t) * rows
    const across = wide ? t * lanes : side * lanes
    return cellAt(Math.min(rows, Math.floor(along) + 1), Math.min(lanes - 1, Math.floor(across)))
  }

  return {
    heading,
    low: !wide || height < LOW,
    width,
    height,
    rows,
    lanes,
    top,
    bottom,
    cellWidth,
    cellHeight,
    point,
    spot,
    cellUnder,
  }
}

const xy = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A piece of the course as a path; `inset` is a share of a cell. */
export function patch(ground: Ground, from: Place, to: Place, inset = 0): string {
  const a0 = Math.min(from.row, to.row) - 1 + inset
  const a1 = Math.max(from.row, to.row) - inset
  const b0 = Math.min(from.lane, to.lane) + inset
  const b1 = Math.max(from.lane, to.lane) + 1 - inset
  const corners = [ground.point(a0, b0), ground.point(a1, b0), ground.point(a1, b1), ground.point(a0, b1)]
  return `M${corners.map(xy).join("L")}Z`
}

export function cellPatch(ground: Ground, cell: string, inset = 0): string {
  return patch(ground, place(cell), place(cell), inset)
}

/** A line across the course, after so many rows. */
export function across(ground: Ground, along: number, over = 0): string {
  return `M${xy(ground.point(along, -over))}L${xy(ground.point(along, ground.lanes + over))}`
}

/** A line along the course, after so many lanes. */
export function along(ground: Ground, lanes: number, over = 0): string {
  return `M${xy(ground.point(-over, lanes))}L${xy(ground.point(ground.rows + over, lanes))}`
}

/** The way from cell to cell, through the middle of each. */
export function trail(ground: Ground, stops: readonly Place[]): string {
  return `M${stops.map((stop) => xy(ground.spot(stop))).join("L")}`
}
