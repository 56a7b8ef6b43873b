/** Where things lie on the board, in pixels of the screen: left to right where there is width, upward on a phone. */

import { WAITING } from "../picture"

export const PRICED = 5
const LANES = 6

export interface Course {
  readonly tall: boolean
  readonly width: number
  readonly height: number
  /** The start and the breadth of the lanes, across the running direction. */
  readonly side: number
  readonly lane: number
  /** Along the running direction: where the lanes begin, where they end, and the finish. */
  readonly from: number
  readonly to: number
  readonly line: number
  readonly unit: number
  readonly priced: number
  readonly horse: number
  readonly length: number
  readonly panel: number
  readonly head: number
}

export function courseFor(length: number, width: number, height: number): Course {
  const tall = height > width * 0.85
  const squares = length - PRICED - WAITING + 1
  if (tall) {
    const panel = 52
    const lane = (width - panel - 6) / LANES
    const head = height > 520 ? 104 : 92
    const horse = Math.min(lane * 1.06, 62)
    const foot = 54
    const priced = height > 480 ? 21 : 18
    const to = head
    const line = head + horse * 0.72
    const from = height - foot
    const unit = (from - line - PRICED * priced - horse) / squares
    return { tall, width, height, side: panel, lane, from, to, line, unit, priced, horse, length, panel, head }
  }
  const panel = Math.min(330, Math.max(200, width * 0.222))
  const head = Math.min(120, Math.max(92, height * 0.17))
  const lane = (height - head - 26) / LANES
  const horse = Math.min(lane * 1.3, 150)
  const priced = Math.max(28, Math.min(46, width * 0.03))
  const from = panel
  const to = width
  const line = width - horse * 0.86
  const unit = (line - from - PRICED * priced - horse - 6) / squares
  return { tall, width, height, side: head, lane, from, to, line, unit, priced, horse, length, panel, head }
}

/** How far before the finish the far edge of a square is; less than nothing beyond the line. */
export function before(course: Course, square: number): number {
  const left = course.length - square
  if (left < 0) return -course.horse * 0.8
  return left <= PRICED ? left * course.priced : PRICED * course.priced + (left - PRICED) * course.unit
}

/** The far edge of a square, where a horse has its nose. */
export function edge(course: Course, square: number): number {
  return course.tall ? course.line + before(course, square) : course.line - before(course, square)
}

/** The middle of a lane across the running direction. */
export function middle(course: Course, lane: number): number {
  return course.side + (lane - 0.5) * course.lane
}

/** The middle of a square along the running direction. */
export function centre(course: Course, square: number): number {
  const size = course.length - square < PRICED ? course.priced : course.unit
  return edge(course, square) + (course.tall ? size / 2 : -size / 2)
}
