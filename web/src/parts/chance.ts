/** Chance made in the browser, where `crypto.randomUUID` and `crypto.subtle` may be missing (plain HTTP on a LAN address). */

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** 16 random bytes: this person's share in the chance of a game, or the id of a request. */
export function nonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

const SEEN = "hippodrome-commitment-"

/** Keep the commitment of a table when it is first seen: what comes later cannot change it. */
export function keepCommitment(table: string, commitment: string): void {
  if (commitment && !localStorage.getItem(SEEN + table)) localStorage.setItem(SEEN + table, commitment)
}

export function keptCommitment(table: string): string | null {
  return localStorage.getItem(SEEN + table)
}

/** SHA-256("hippodrome commitment 1" ‖ seed), as docs/architecture.md defines it. */
export async function commitmentOf(seed: string): Promise<string> {
  const { sha256 } = await import("@noble/hashes/sha2.js")
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const words = new TextEncoder().encode("hippodrome commitment 1")
  return hex(sha256(new Uint8Array([...words, ...bytes])))
}
