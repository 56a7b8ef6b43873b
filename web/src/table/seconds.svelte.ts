/** The time of day, to the second, for everything that counts down. */

import { createSubscriber } from "svelte/reactivity"

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Seconds since 1970; whoever reads it is told again every second. */
export function now(): number {
  ticking()
  return Date.now() / 1000
}

/** 1:05 */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
}
