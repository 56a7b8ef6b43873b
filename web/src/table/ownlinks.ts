/** Recovery links of one's own seats: the server knows only a hash of each, so this browser keeps them. */

const key = (table: string, seat: number): string => `hippodrome-recovery-${table}-${seat}`

export function ownLink(table: string, seat: number): string {
  return localStorage.getItem(key(table, seat)) ?? ""
}

/** Keep the secret of a link in place of the one before it, if there is one to keep. */
export function keepLink(table: string, seat: number, secret: string): void {
  if (secret) localStorage.setItem(key(table, seat), secret)
}

/** The seat is somebody else's. */
export function dropLink(table: string, seat: number): void {
  localStorage.removeItem(key(table, seat))
}
