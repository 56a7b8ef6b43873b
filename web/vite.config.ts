import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, type Plugin } from "vite"
import { cutFonts, FOLDER } from "./fonts"

/** What builds the client and is no part of it. */
const TOOLS = ["@sveltejs/vite-plugin-svelte", "subset-font", "vite"]

/** What is bundled goes with its licence. */
function licences(): Plugin {
  let folder = ""
  return {
    name: "licences",
    configResolved(config) {
      folder = `${config.build.outDir}/licences`
    },
    closeBundle() {
      mkdirSync(folder, { recursive: true })
      const own = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> }
      for (const name of Object.keys(own.dependencies).filter((name) => !TOOLS.includes(name)))
        for (const file of ["LICENSE", "LICENSE.md", "LICENSE.txt"])
          if (existsSync(`node_modules/${name}/${file}`))
            copyFileSync(`node_modules/${name}/${file}`, `${folder}/${name.replace("/", "-")}.txt`)
    },
  }
}

await cutFonts()

export default defineConfig({
  plugins: [svelte(), licences()],
  resolve: { alias: { fonts: resolve(FOLDER) } },
  build: {
    outDir: process.env.HIPPODROME_WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
})
