/** What this reader prefers, kept in this browser. */

function kept(name: string, first: boolean): { on: boolean; toggle: () => void } {
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

/** The games whose plain board is preferred to the drawn one. */
export const plainBoards = {
  has: (title: string) => localStorage.getItem(`hippodrome-plain-${title}`) === "true",
  keep: (title: string, plain: boolean) => localStorage.setItem(`hippodrome-plain-${title}`, String(plain)),
}
