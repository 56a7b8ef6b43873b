import js from "@eslint/js"
import svelte from "eslint-plugin-svelte"
import { defineConfig, globalIgnores } from "eslint/config"
import globals from "globals"
import typescript from "typescript-eslint"
import svelteConfig from "./svelte.config.js"

export default defineConfig(
  globalIgnores(["dist/", "src/wire.ts"]), // built; made by scripts/types
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  typescript.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "*.ts"], defaultProject: "tests/tsconfig.json" },
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // Functions that are handed around take no `this` along; as properties they are also checked more strictly.
      "@typescript-eslint/method-signature-style": "error",
      // What is in brackets is a field of a game that the plain board does not know by name.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // No text, 0 and false are often as good as nothing: there `||` is meant.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      // `.catch(() => {})`: what may fail without harm.
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      // What must be there but is not looked at has a name that begins with _.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What other components ask for and hand back is `any` to eslint, which reads one of them at a time. svelte-check
      // reads them together, strictly.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // A space at the edge of a block is kept only if it is written {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["src/board/**"], // what boards share knows no game
    rules: { "no-restricted-imports": ["error", { patterns: ["**/games/**"] }] },
  },
  {
    files: ["src/rules/RulesText.svelte"],
    rules: { "svelte/no-at-html-tags": "off" }, // markdown.ts makes the HTML; it lets none of a file through
  },
)
