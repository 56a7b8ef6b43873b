/** Amounts that are written by hand. */

export interface Bounds {
  readonly low: number
  readonly high: number
  readonly step: number
}

/** What the digits of a text say; null if there are none. */
export function read(text: string): number | null {
  const digits = text.replace(/\D/g, "")
  return digits ? Number(digits) : null
}

/** An amount brought between the bounds, and to a step that there is. */
export function within({ low, high, step }: Bounds, amount: number): number {
  const steps = Math.min(Math.round((amount - low) / step), Math.floor((high - low) / step))
  return low + Math.max(0, steps) * step
}
