/** What this reader prefers, kept in this browser. */

function kept(name: string, first: boolean): { on: boolean; toggle(): void } {
  const key = `hippodrome-${name}`
  let on = $state((localStorage.getItem(key) ?? String(first)) === "true")
  return {
    get on() {
      return on
    },
    toggle() {
      on = !on
      localStorage.setItem(key, String(on))
    },
  }
}

export const sound = kept("sound", true)
/** Whether choices that cannot be taken back are asked twice. */
export const confirming = kept("confirm", false)
