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

/** Who looks at a film, and what else happens with it. */
export interface Audience {
  /** The seat looked from; null for a spectator. */
  readonly seat: number | null
  /** Whether the film stops where a game lets it rest, until the reader goes on. */
  readonly rests: boolean
  readonly onEvent: (event: unknown) => void
}

const KEPT = "hippodrome-speed"
// A chain of what a game lets be hurried (bids) runs faster the longer it still is, and ends at its own pace.
const LONG = 8
const ENDLESS = 24
const NOBODY: Audience = { seat: null, rests: false, onEvent: () => {} }

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
  /** Whether the film waits for the reader to go on. */
  resting = $state(false)

  #game: AnyGame
  #box: unknown
  #reels: Reel[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #audience: Audience
  /** What the film rested before, and is now to be shown. */
  #left: unknown = null
  #next = 0

  /** Puts what was shown into words. */
  readonly teller: Teller

  constructor(game: AnyGame, box: unknown, teller: Teller, audience: Partial<Audience> = {}) {
    this.#game = game
    this.#box = box
    this.teller = teller
    game.learn?.(teller.kinds, teller)
    this.#audience = { ...NOBODY, ...audience }
  }

  /** Start from a view, its past told but not played. */
  begin(view: unknown, past: readonly unknown[], outlook: unknown = null): void {
    this.#reels = []
    this.#stop()
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
  catchUp(): void {
    const last = this.#reels.at(-1)
    for (const reel of this.#reels) for (const event of reel.events) this.#tell(event)
    this.#reels = []
    this.#stop()
    if (!last) return
    this.outlook = last.outlook
    this.#showAll(last.view)
  }

  /** Go to where the film rests next, or to the newest view; everything on the way is told. */
  skip(): void {
    if (!this.running) return
    clearTimeout(this.#timer)
    this.#leave()
    this.#roll(0)
  }

  /** Leave what the film rests on. */
  goOn(): void {
    if (!this.resting) return
    this.#leave()
    this.#roll()
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    localStorage.setItem(KEPT, String(speed))
    if (speed === 0 && !this.resting) this.skip()
  }

  /** Show one thing after the other until one takes time, until the film rests, or until all has been shown. */
  #roll(speed: Speed = this.speed): void {
    for (let reel = this.#reels[0]; reel; reel = this.#reels[0]) {
      this.running = true
      this.outlook = reel.outlook
      const [event] = reel.events
      this.resting = event !== undefined && this.#rests(event)
      if (this.resting) return this.#pause()
      if (event === undefined) this.#end(reel)
      else this.#show(reel, event, speed)
      if (this.ms === 0) continue
      this.#timer = setTimeout(() => this.#roll(), this.ms)
      return
    }
    this.#stop()
  }

  #show(reel: Reel, event: unknown, speed: Speed): void {
    reel.events.shift()
    this.#left = null
    this.ms = speed ? this.#game.pace(event, this.picture, this.#audience.seat) / speed / this.#hurry(event) : 0
    this.event = event
    this.picture = this.#game.step(this.picture, event, this.#box)
    reel.events = this.#gathered(event, reel.events)
    this.#tell(event)
  }

  /** What follows an event, in the order in which the game tells it. */
  #gathered(event: unknown, coming: unknown[]): unknown[] {
    const told = this.#game.gather?.(event, coming, this.picture) as readonly unknown[] | undefined
    return told ? [...told] : coming
  }

  #end(reel: Reel): void {
    this.#reels.shift()
    this.#pause()
    this.#showAll(reel.view)
  }

  /** Nothing is going on just now. */
  #pause(): void {
    this.event = null
    this.ms = 0
  }

  /** How many times faster an event is shown: only what the game lets be hurried, and only in a long chain. */
  #hurry(event: unknown): number {
    const { hurries } = this.#game
    if (!hurries?.(event)) return 1
    const coming = this.#reels.flatMap((reel) => reel.events)
    const end = coming.findIndex((some) => !hurries(some))
    const chain = end < 0 ? coming.length : end
    return chain > ENDLESS ? 4 : chain > LONG ? 2 : 1
  }

  #rests(event: unknown): boolean {
    return this.#audience.rests && event !== this.#left && (this.#game.rests?.(event, this.picture) ?? false)
  }

  #leave(): void {
    if (this.resting) this.#left = this.#reels[0]?.events[0]
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.running = false
    this.resting = false
    this.#pause()
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
    this.#audience.onEvent(event)
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
