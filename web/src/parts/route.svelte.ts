/** Where the reader is: the address without its secrets. */

export interface Secrets {
  join: string | null
  recover: string | null
}

let path = $state.raw("/")
let query = $state.raw(new URLSearchParams())
let hash = $state.raw("")

/** A secret in a link must leave the address bar before anything else happens: others may look, and histories are kept. */
function read(): void {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const table = /^\/[tw]\/([^/]+)/.exec(location.pathname)?.[1]
  const secret = fragment.has("join") || fragment.has("recover")
  if (secret) {
    if (table) {
      for (const kind of ["join", "recover"] as const) {
        const found = fragment.get(kind)
        if (found) sessionStorage.setItem(key(kind, table), found)
      }
    }
    history.replaceState(history.state, "", location.pathname + location.search)
  }
  path = location.pathname
  query = new URLSearchParams(location.search)
  hash = secret ? "" : decodeURIComponent(location.hash.slice(1))
}

function key(kind: keyof Secrets, table: string): string {
  return `hippodrome-${kind}-${table}`
}

/** The secrets that came with a link to this table; kept for this tab, so that a reload does not lose them. */
export function secrets(table: string): Secrets {
  return { join: sessionStorage.getItem(key("join", table)), recover: sessionStorage.getItem(key("recover", table)) }
}

export function forget(kind: keyof Secrets, table: string): void {
  sessionStorage.removeItem(key(kind, table))
}

export const route = {
  get path() {
    return path
  },
  get query() {
    return query
  },
  get hash() {
    return hash
  },
}

/** Go to another page of the house. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to)
  else history.pushState(null, "", to)
  read()
  scrollTo(0, 0)
}

/** Links within the house are followed without a new download. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.("a")
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return
  if (link.pathname.startsWith("/api/")) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** A link with a secret may be opened over the page of its own table: then begin anew. */
function moved(): void {
  const secret = /^#(join|recover)=/.test(location.hash)
  read()
  if (secret) location.reload()
}

read()
addEventListener("popstate", moved)
addEventListener("hashchange", moved)
document.addEventListener("click", follow)
