import { mergeConfig } from "vite"
import { defineConfig } from "vitest/config"
import client from "./vite.config.ts"

export default mergeConfig(
  client,
  defineConfig({
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "happy-dom",
      globalSetup: "tests/setup.ts",
      setupFiles: "tests/texts.ts",
      testTimeout: 60_000,
    },
  }),
)
