/** The film of a game: events shown one after the other, at the reader's speed, ending at the newest view. */

import type { AnyGame } from "../games/game"
import type { Fields, Teller } from "../texts/telling"

export const SPEEDS = [1, 2, 4, 0] as const
/** 0 is no animation at all. */
export type Speed = (typeof SPEEDS)[number]

export interface Line {
  id: number
  event: Fields
}

interface Reel {
  events: unknown[]
  view: unknown
  outlook: unknown
}

const KEPT = "hippodrome-speed"
// The film runs faster when much waits behind what is shown, or when one action alone had very many consequences (a chain of
// bids), so that nobody watches the past for long.
const CROWDED = 24
const LONG = 70

export class Film {
  picture = $state.raw<unknown>(null)
  /** The newest view that has been shown completely. */
  shown = $state.raw<unknown>(null)
  /** What would follow, told with what is being shown. */
  outlook = $state.raw<unknown>(null)
  event = $state.raw<unknown>(null)
  ms = $state(0)
  /** Every event shown so far: the commentary never skips one. */
  lines = $state.raw<readonly Line[]>([])
  speed = $state<Speed>(firstSpeed())
  running = $state(false)

  #game: AnyGame
  #box: unknown
  #reels: Reel[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #onEvent: (event: unknown) => void
  #next = 0

  /** Puts what was shown into words. */
  readonly teller: Teller

  constructor(game: AnyGame, box: unknown, teller: Teller, onEvent: (event: unknown) => void = () => {}) {
    this.#game = game
    this.#box = box
    this.teller = teller
    game.learn?.(teller.kinds)
    this.#onEvent = onEvent
  }

  /** Start from a view, its past told but not played. */
  begin(view: unknown, past: readonly unknown[], outlook: unknown = null): void {
    clearTimeout(this.#timer)
    this.#reels = []
    this.running = false
    this.event = null
    this.lines = past.map((event) => this.#heard(event))
    this.outlook = outlook
    this.#showAll(view)
  }

  /** Something happened. */
  push(events: readonly unknown[], view: unknown, outlook: unknown = null): void {
    this.#reels.push({ events: [...events], view, outlook })
    if (!this.running) this.#roll()
  }

  /** Go to the newest view at once; everything on the way is told. */
  skip(): void {
    clearTimeout(this.#timer)
    const last = this.#reels.at(-1)
    for (const reel of this.#reels) for (const event of reel.events) this.#tell(event)
    this.#reels = []
    this.running = false
    this.event = null
    this.ms = 0
    if (last) {
      this.outlook = last.outlook
      this.#showAll(last.view)
    }
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    localStorage.setItem(KEPT, String(speed))
    if (speed === 0) this.skip()
  }

  #roll(): void {
    const reel = this.#reels[0]
    if (!reel) {
      this.running = false
      this.event = null
      return
    }
    this.running = true
    this.outlook = reel.outlook
    const event = reel.events.shift()
    if (event === undefined) {
      this.#reels.shift()
      this.ms = 0
      this.event = null
      this.#showAll(reel.view)
      this.#roll()
      return
    }
    const later = this.#reels.slice(1).reduce((sum, some) => sum + some.events.length, 0)
    const hurry = later > CROWDED ? 4 : reel.events.length > LONG ? 3 : 1
    this.ms = this.speed === 0 ? 0 : this.#game.pace(event) / this.speed / hurry
    this.event = event
    this.picture = this.#game.step(this.picture, event, this.#box)
    this.#tell(event)
    if (this.ms > 0) this.#timer = setTimeout(() => this.#roll(), this.ms)
    else this.#roll()
  }

  #showAll(view: unknown): void {
    this.shown = view
    this.picture = this.#game.show(
      view,
      this.#box,
      this.lines.map((line) => line.event),
    )
  }

  #tell(event: unknown): void {
    this.lines = [...this.lines, this.#heard(event)]
    this.#onEvent(event)
  }

  #heard(event: unknown): Line {
    this.teller.hear(event as Fields)
    return { id: this.#next++, event: event as Fields }
  }
}

function firstSpeed(): Speed {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0
  const kept = Number(localStorage.getItem(KEPT) ?? 1)
  return SPEEDS.find((speed) => speed === kept) ?? 1
}
