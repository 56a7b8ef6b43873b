import { fileURLToPath } from "node:url"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

const texts = fileURLToPath(new URL("../src/hippodrome/texts", import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@texts": texts } },
  build: {
    outDir: process.env.HIPPODROME_WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", texts] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
})
