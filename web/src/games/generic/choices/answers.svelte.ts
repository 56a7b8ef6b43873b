/** Answers that are given without asking from now on: per table and seat, and per kind of form; kept in this browser. */

export type Answer = "none" | "all"

export class Answers {
  /** By kind of form. */
  given = $state.raw<Readonly<Record<string, Answer>>>({})
  #key: string

  constructor(table: string, seat: number | null) {
    this.#key = `hippodrome-forms-${table}-${seat ?? ""}`
    try {
      this.given = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Record<string, Answer>
    } catch {
      // Somebody else's scribble: nothing is remembered.
    }
  }

  keep(kind: string, answer: Answer): void {
    this.#write({ ...this.given, [kind]: answer })
  }

  forget(kind: string): void {
    this.#write(Object.fromEntries(Object.entries(this.given).filter(([known]) => known !== kind)))
  }

  forgetAll(): void {
    if (Object.keys(this.given).length) this.#write({})
  }

  #write(given: Readonly<Record<string, Answer>>): void {
    this.given = given
    if (Object.keys(given).length) localStorage.setItem(this.#key, JSON.stringify(given))
    else localStorage.removeItem(this.#key)
  }
}
