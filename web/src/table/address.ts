/** Under which address others find this server. */

const LOOPBACK = /^(localhost|127\.|\[?::1\]?$)/

/** The beginning of links that are handed on: this page's address, unless only this computer knows it by that name. */
export function reach(addresses: readonly string[]): string {
  if (!LOOPBACK.test(location.hostname)) return location.origin
  const other = addresses.find((address) => !LOOPBACK.test(new URL(address).hostname))
  return other ? other.replace(/\/$/, "") : location.origin
}

/** Whether the server listens on this computer only. */
export function unreachable(addresses: readonly string[]): boolean {
  return LOOPBACK.test(new URL(reach(addresses)).hostname)
}
