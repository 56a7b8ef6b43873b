/**
 * A new browser makes the secret by which it is known itself, once for all its pages: if the server gave one to each page, two
 * first pages that cross would be two people. The first answer makes it last, where no script can read it (server/identity.py).
 */

const NAME = "hippodrome-first"
const SECONDS = 60

export function introduce(): void {
  if (document.cookie.includes(`${NAME}=`)) return
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const secret = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "")
  const secure = location.protocol === "https:" ? "; Secure" : ""
  document.cookie = `${NAME}=${secret}; Max-Age=${SECONDS}; Path=/; SameSite=Lax${secure}`
}
