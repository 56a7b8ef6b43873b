/** The way a horse takes, moment by moment: along its path, over hedges and water, leaning into turns. */

import { place, route, type Place } from "./cells"
import type { Ground } from "./ground"
import type { Track } from "../types"

export interface Moment {
  /** Share of the way, 0 to 1. */
  at: number
  x: number
  y: number
  size: number
  /** Above the ground, in cells. */
  lift: number
  /** Degrees. */
  lean: number
}

const MOMENTS = 36
const HEDGE_REACH = 0.62
const RIVER_REACH = 1.05

const eased = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2)

/** A pushed horse is shoved straight to its cell; a ridden one goes across, then along. */
export function gallop(ground: Ground, track: Track, start: string, end: string, pushed: boolean): Moment[] {
  const stops = pushed ? [place(start), place(end)] : route(start, end)
  const lengths = stops.slice(1).map((stop, index) => distance(stops[index] ?? stop, stop))
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1
  const moments: Moment[] = []
  for (let step = 0; step <= MOMENTS; step++) {
    const at = step / MOMENTS
    const { here, leg } = walked(stops, lengths, eased(at) * total)
    const { x, y, size } = ground.spot(here)
    const ahead = leg.row
    const lift = ahead === 0 || pushed ? 0 : obstacle(here.row, track)
    const rising = ahead === 0 || pushed ? 0 : obstacle(here.row + 0.1 * Math.sign(ahead), track) - lift
    const middle = Math.sin(at * Math.PI)
    const lean = rising * -70 + (pushed ? 9 : 5) * Math.sign(leg.lane) * middle + (ahead < 0 ? -5 * middle : 0)
    moments.push({ at, x, y, size, lift, lean })
  }
  return moments
}

function distance(from: Place, to: Place): number {
  return Math.max(Math.abs(to.row - from.row), Math.abs(to.lane - from.lane))
}

function walked(stops: readonly Place[], lengths: readonly number[], length: number): { here: Place; leg: Place } {
  let rest = length
  for (const [index, long] of lengths.entries()) {
    const from = stops[index]
    const to = stops[index + 1]
    if (!from || !to) break
    const leg = { row: to.row - from.row, lane: to.lane - from.lane }
    if (rest <= long || index === lengths.length - 1) {
      const share = long === 0 ? 1 : Math.min(1, rest / long)
      return { here: { row: from.row + leg.row * share, lane: from.lane + leg.lane * share }, leg }
    }
    rest -= long
  }
  const last = stops.at(-1) ?? { row: 1, lane: 0 }
  return { here: last, leg: { row: 0, lane: 0 } }
}

/** How high a horse is above the ground at a point of the course. */
function obstacle(row: number, track: Track): number {
  const over = (middle: number, reach: number, height: number) => {
    const off = Math.abs(row - middle) / reach
    return off >= 1 ? 0 : height * (1 - off * off)
  }
  const hedges = track.hedges.map((hedge) => over(hedge + 0.5, HEDGE_REACH, 0.42))
  const river = track.river_row === null ? 0 : over(track.river_row, RIVER_REACH, 0.34)
  return Math.max(0, river, ...hedges)
}

/** The share of the way at which a horse is over the river; null if it does not come there. */
export function wadesAt(track: Track, start: string, end: string): number | null {
  const river = track.river_row
  const from = place(start).row
  const to = place(end).row
  if (river === null || from === to || (from - river) * (to - river) >= 0) return null
  return Math.abs(river - from) / Math.abs(to - from)
}
