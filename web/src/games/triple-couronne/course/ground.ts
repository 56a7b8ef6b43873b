/** Where the course lies on the screen: an oval with a lane for each age, run anticlockwise, and every square of it. */

import type { Box } from "../types"
import type { Runner } from "./run"

/** The oval: two straights and two bends. Upright its straights stand, and the line is on the right. */
export interface Ground {
  readonly width: number
  readonly height: number
  readonly tall: boolean
  readonly x: number
  readonly y: number
  /** Half of a straight. */
  readonly half: number
  /** Radius of the inner edge, along the straights, and the breadth of a lane there. */
  readonly inner: number
  readonly lane: number
  /** By how much it is foreshortened across the straights. */
  readonly flat: number
  readonly lanes: number
  /** The strip of sky and buildings, and that of the crowd. */
  readonly sky: number
  readonly crowd: number
  /** Size of a horse near by, as a share of its drawing. */
  readonly horse: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A place on the course, and which way one runs there: 0 to the right, π/2 up. */
export interface Spot extends Point {
  readonly angle: number
}

/** How far along a straight the line is. */
const LINE = 0.86
const RAIL = 10
/** Horses on the upper bend need room above it. */
const HEADS = 16

/** The course in a scene of that size. */
export function groundFor(width: number, height: number, tall: boolean, lanes: number): Ground {
  return tall ? upright(width, height, lanes) : lying(width, height, lanes)
}

function lying(width: number, height: number, lanes: number): Ground {
  const low = height < LOW
  const sky = low ? Math.max(34, height * 0.13) : height * 0.285
  const crowd = low ? 20 : 40
  const across = (height - sky - crowd - 2 * RAIL - (low ? 4 : 14)) / 2
  const flat = Math.max(0.58, Math.min(0.78, across / (width * 0.29)))
  const outer = Math.min(across / flat, width / 2 - 18)
  const inner = outer * (low ? 0.5 : 0.475)
  return {
    width,
    height,
    tall: false,
    x: width / 2,
    y: sky + RAIL + (low ? 2 : 10) + across,
    half: Math.max(0, width / 2 - outer - RAIL - 14),
    inner,
    lane: (outer - inner) / lanes,
    flat,
    lanes,
    sky,
    crowd,
    horse: Math.max(0.46, Math.min(0.95, ((outer - inner) / lanes) * flat * 0.034)),
  }
}

function upright(width: number, height: number, lanes: number): Ground {
  const crowd = 0
  const sky = 0
  const outer = width / 2 - RAIL - 12
  const inner = Math.max(outer * 0.52, Math.min(98, outer - 76))
  const flat = 0.76
  return {
    width,
    height,
    tall: true,
    x: width / 2,
    y: height / 2 + HEADS / 2,
    half: Math.max(0, (height - HEADS) / 2 - outer * flat - RAIL - 4),
    inner,
    lane: (outer - inner) / lanes,
    flat,
    lanes,
    sky,
    crowd,
    horse: Math.max(0.5, Math.min(0.85, ((outer - inner) / lanes) * 0.025)),
  }
}

/** A point of the oval with that radius: `along` counts straights and bends, 0 to 4, from the beginning of the near straight. */
function point({ x, y, half, flat, tall }: Ground, radius: number, along: number): Point {
  const part = Math.floor(along)
  const share = along - part
  const turn = share * Math.PI
  const back = part < 2 ? 1 : -1
  const bent = part % 2 === 1
  const straight = back * (bent ? half : half * (2 * share - 1))
  const over = bent ? back * radius * Math.sin(turn) : 0
  const near = back * radius * (bent ? Math.cos(turn) : 1)
  return tall ? { x: x + near, y: y - straight - over * flat } : { x: x + straight + over, y: y + near * flat }
}

const SAMPLES = 480

/** The way round in one lane, measured. */
interface Way {
  /** Per sample how far along, and the length so far. */
  readonly along: readonly number[]
  readonly length: readonly number[]
}

const ways = new WeakMap<Ground, Map<number, Way>>()

function wayOf(ground: Ground, radius: number): Way {
  let known = ways.get(ground)
  if (!known) ways.set(ground, (known = new Map<number, Way>()))
  let way = known.get(radius)
  if (!way) known.set(radius, (way = measured(ground, radius)))
  return way
}

function measured(ground: Ground, radius: number): Way {
  const along = Array.from({ length: SAMPLES + 1 }, (_, at) => (LINE + (4 * at) / SAMPLES) % 4)
  let before = point(ground, radius, LINE)
  let sum = 0
  const length = along.map((place) => {
    const here = point(ground, radius, place)
    sum += Math.hypot(here.x - before.x, here.y - before.y)
    before = here
    return sum
  })
  return { along, length }
}

/** Where along the oval a share of the lap is, for that radius. */
function placeAt(ground: Ground, radius: number, share: number): number {
  const { along, length } = wayOf(ground, radius)
  const lap = share - Math.floor(share)
  const wanted = lap * length[SAMPLES]!
  const at = Math.min(SAMPLES - 1, Math.max(0, length.findIndex((sum) => sum >= wanted) - 1))
  const step = length[at + 1]! - length[at]!
  const part = step > 0 ? (wanted - length[at]!) / step : 0
  return (along[at]! + (4 / SAMPLES) * part) % 4
}

/** The middle of a lane; the youngest run inside. */
function middleOf({ inner, lane }: Ground, at: number): number {
  return inner + (at + 0.5) * lane
}

/** Where a horse stands: in lane `at` of `squares`, so many squares from the line. Behind it, it waits in the last one. */
export function spot(ground: Ground, at: number, squares: number, square: number, aside = 0): Spot {
  const radius = middleOf(ground, at) + aside * ground.lane
  const measure = middleOf(ground, at)
  const share = (square - 0.5) / squares
  const place = placeAt(ground, measure, share)
  const here = point(ground, radius, place)
  const ahead = point(ground, radius, placeAt(ground, measure, share + 0.004))
  return { ...here, angle: Math.atan2(here.y - ahead.y, ahead.x - here.x) }
}

/** The outline of a square, as a path; a little smaller than its share of the lane. */
export function cell(ground: Ground, at: number, squares: number, square: number): string {
  const { inner, lane } = ground
  const radius = middleOf(ground, at)
  const places = [0.05, 0.28, 0.5, 0.72, 0.95].map((part) => placeAt(ground, radius, (square - 1 + part) / squares))
  const low = inner + lane * (at + 0.03)
  const high = inner + lane * (at + 0.97)
  const points = [
    ...places.map((place) => point(ground, high, place)),
    ...[...places].reverse().map((place) => point(ground, low, place)),
  ]
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`
}

/** The middle of a square, for its sign. */
export function centre(ground: Ground, at: number, squares: number, square: number): Point {
  const radius = middleOf(ground, at)
  return point(ground, radius, placeAt(ground, radius, (square - 0.5) / squares))
}

/** An oval of that radius, as a path. */
export function oval(ground: Ground, radius: number): string {
  const steps = 120
  const points = Array.from({ length: steps }, (_, at) => point(ground, radius, (4 * at) / steps))
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`
}

/** The line across all lanes: its ends. */
export function line(ground: Ground): readonly [Point, Point] {
  const { inner, lane, lanes } = ground
  return [point(ground, inner, LINE), point(ground, inner + lane * lanes, LINE)]
}

/** Room inside the oval for the display board: left of the post, or between the straights. */
export function infield(ground: Ground): { x: number; y: number; width: number; height: number } {
  const { x, y, half, inner, flat, tall } = ground
  if (tall) {
    const width = 2 * inner - 18
    const height = 2 * half + inner * flat * 1.3
    return { x: x - width / 2, y: y - height / 2, width, height }
  }
  const low = isLow(ground)
  const left = x - half - inner * 0.66
  const right = low ? x + half + inner * 0.66 : line(ground)[0].x - POST
  const height = 2 * inner * flat - (low ? 40 : 14)
  if (low) return { x: left, y: y - height / 2 - 12, width: right - left, height }
  return { x: left, y: y - height / 2, width: right - left, height }
}

/** Whether there is little height: the post is a short one, under the board. */
export const isLow = ({ height, tall }: Ground): boolean => !tall && height < LOW
const LOW = 420
/** Half of the sign on the finishing post. */
const POST = 24

/** The lanes of the box, the youngest first: how many squares each has, and their colours. */
export function lanesOf(box: Box): readonly { squares: number; colours: string }[] {
  return box.track.finish.map((squares, at) => ({ squares, colours: box.squares.lanes[at] ?? "" }))
}

/** The lane of a horse. */
export function laneOf(box: Box, horse: string): number {
  const ages = [...new Set(box.horses.list.map(({ age }) => age))].sort((one, other) => one - other)
  return Math.max(0, ages.indexOf(box.horses.list.find(({ name }) => name === horse)?.age ?? 0))
}

/** Horses on one square stand side by side: per horse by how many lanes from the middle. */
export function asides(box: Box, runners: readonly Runner[]): ReadonlyMap<string, number> {
  const squares = new Map<string, string[]>()
  for (const { horse, square, fate } of runners) {
    const place = fate === "finished" ? horse : `${laneOf(box, horse)} ${square}`
    squares.set(place, [...(squares.get(place) ?? []), horse])
  }
  const found = new Map<string, number>()
  for (const together of squares.values()) {
    const apart = Math.min(0.62, 1.5 / together.length)
    together.forEach((horse, at) => found.set(horse, (at - (together.length - 1) / 2) * apart))
  }
  return found
}
