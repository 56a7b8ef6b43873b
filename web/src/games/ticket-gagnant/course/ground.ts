/**
 * Where the course lies on the screen. It runs to the right on a wide screen and upward on a tall one, drawn in a gentle
 * perspective: what is far away is a little smaller. Everything is in pixels, so that figures never shrink below reading size.
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

const NEAR = { right: 1, up: 1 }
const FAR = { right: 0.88, up: 0.84 }
const BEND = 0.14

export function layGround(width: number, height: number, rows: number, lanes: number): Ground {
  const heading: Heading = width / height < 1.05 ? "up" : "right"
  const wide = heading === "right"
  const top = wide ? Math.max(64, height * 0.235) : Math.min(56, Math.max(40, height * 0.13))
  const bottom = wide ? height - 26 : height - 18
  const middle = wide ? width / 2 : width / 2 + 6
  const half = (wide ? width / 2 - 26 : Math.min(width / 2 - 20, ((bottom - top) * lanes) / rows)) / NEAR[heading]
  const deep = bottom - top

  const farness = (depth: number) => FAR[heading] + (NEAR[heading] - FAR[heading]) * depth
  const bent = (t: number) => (1 - BEND) * t + BEND * t * t
  const unbent = (y: number) => {
    const b = 1 - BEND
    return (-b + Math.sqrt(b * b + 4 * BEND * y)) / (2 * BEND)
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

  return { heading, width, height, rows, lanes, top, bottom, cellWidth, cellHeight, point, spot, cellUnder }
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
