/** The recorded games are played again by the rules themselves, in Python, before the tests start. */

import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    /** Where they lie: replays/<title>/<game>-<viewer>.json, and as the terminal tells them: told/<title>/…, and texts/<language>.json. */
    recorded: string
  }
}

export default function setup(project: TestProject) {
  const root = resolve(import.meta.dirname, "../..")
  const folder = mkdtempSync(join(tmpdir(), "hippodrome-replays-"))
  const python = join(root, ".venv", process.platform === "win32" ? "Scripts/python" : "bin/python") // scripts/check makes it
  execFileSync(python, ["-P", join(root, "scripts/lib/replays.py"), folder], {
    env: { ...process.env, PYTHONPATH: join(root, "src") },
    stdio: ["ignore", "inherit", "inherit"],
  })
  project.provide("recorded", folder)
  return () => rmSync(folder, { recursive: true })
}
