/** The texts come from the server; here they lie in files that it wrote (see setup.ts). */

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { inject, vi } from "vitest"

vi.stubGlobal("fetch", (path: string) => {
  const language = /^\/api\/texts\/(\w+)/.exec(path)?.[1]
  if (!language) throw new Error(`there is no server: ${path}`)
  return Promise.resolve(new Response(readFileSync(join(inject("recorded"), "texts", `${language}.json`))))
})
