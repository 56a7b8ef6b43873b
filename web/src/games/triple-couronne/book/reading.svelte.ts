/** Which page of the stable book lies open, and whose: opened from the papers and from the cards of the seats. */

export type Page = "stable" | "ledger" | "trophies"

class Reading {
  page = $state<Page | null>(null)
  /** Whose pages. */
  seat = $state(0)

  open(page: Page, seat: number): void {
    this.page = page
    this.seat = seat
  }

  close(): void {
    this.page = null
  }
}

export const reading = new Reading()
