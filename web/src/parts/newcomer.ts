/**
 * A new browser makes a number, once for all its pages, from which the server makes the secret by which it is known: if the server
 * gave one to each page, two first pages that cross would be two people. The secret comes with the first answer, in a cookie that
 * no script can read (server/http/identity.py).
 */

const NAME = "hippodrome-first"
const SECONDS = 60

export function introduce(): void {
  const isSecure = location.protocol === "https:"
  const name = isSecure ? `__Host-${NAME}` : NAME // which no neighbour of this host could have set
  if (document.cookie.split("; ").some((cookie) => cookie.startsWith(`${name}=`))) return
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const number = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "")
  document.cookie = `${name}=${number}; Max-Age=${SECONDS}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`
}
