/** Where things lie on the board, in pixels of the screen: left to right where there is width, upward on a phone. */

import { WAITING } from "../picture"

export const PRICED = 5
const LANES = 6
/** How a horse is drawn: 40 units long from nose to tail, 32 across. */
export const LONG = 40
const ACROSS = 32

export interface Course {
  readonly tall: boolean
  /** Whether there is little height: a phone held sideways. */
  readonly low: boolean
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

const GUTTER = 72
const FOOT = 46
const LOW = 430

/** The course on a scene of this size; it runs upward on a screen that is held upright. */
export function courseFor(length: number, width: number, height: number, tall: boolean): Course {
  return tall ? upward(length, width, height) : sideways(length, width, height)
}

function upward(length: number, width: number, height: number): Course {
  const roomy = height > 440
  const panel = GUTTER
  const lane = (width - panel - 4) / LANES
  const head = roomy ? 58 : 48
  const horse = Math.min(lane * 0.86, roomy ? 58 : 42)
  const priced = Math.max(19, Math.min(40, height * 0.047))
  const line = head + Math.max(34, horse * 0.8)
  const from = height - FOOT
  const unit = (from - line - PRICED * priced - horse * 0.92) / (length - PRICED - WAITING)
  return {
    tall: true,
    low: false,
    width,
    height,
    side: panel,
    lane,
    from,
    to: head,
    line,
    unit,
    priced,
    horse,
    length,
    panel,
    head,
  }
}

function sideways(length: number, width: number, height: number): Course {
  const low = height < LOW
  const panel = low ? 146 : Math.min(330, Math.max(200, width * 0.222))
  const head = low ? 60 : Math.min(120, Math.max(92, height * 0.17))
  const lane = (height - head - (low ? 18 : 26)) / LANES
  const horse = Math.min(lane * 1.3, 150)
  const priced = Math.max(low ? 25 : 28, Math.min(46, width * 0.03))
  const line = width - horse * 0.86
  const unit = (line - panel - PRICED * priced - horse - 6) / (length - PRICED - WAITING + 1)
  return {
    tall: false,
    low,
    width,
    height,
    side: head,
    lane,
    from: panel,
    to: width,
    line,
    unit,
    priced,
    horse,
    length,
    panel,
    head,
  }
}

/** How much larger a horse is than it is drawn. */
export const scaleOf = (course: Course): number => course.horse / LONG

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

/** The corner from which a horse is drawn that stands on a square. */
export function stand(course: Course, lane: number, square: number): { readonly x: number; readonly y: number } {
  const nose = edge(course, square)
  const mid = middle(course, lane)
  const scale = scaleOf(course)
  if (course.tall) return { x: mid - (ACROSS / 2) * scale, y: nose - 2 }
  return { x: nose - (LONG - 2) * scale, y: mid - 18 * scale }
}

/** A rectangle on the board: so many pixels of the lane back from the far edge of a square. */
export function cell(course: Course, lane: number, square: number, size: number) {
  const near = edge(course, square)
  const across = middle(course, lane) - course.lane / 2
  return course.tall
    ? { x: across, y: near, width: course.lane, height: size }
    : { x: near - size, y: across, width: size, height: course.lane }
}
