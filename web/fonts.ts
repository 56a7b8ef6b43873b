/** The letters that the client is set in, cut down to what it needs: languages of the West, the weights and figures in use. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import subset from "subset-font"

/** Where fonts.css finds them. */
export const FOLDER = "node_modules/.fonts"

const INTER = "@fontsource-variable/inter/files/inter-{set}-wght-normal"
const PLAYFAIR = "@fontsource/playfair-display/files/playfair-display-{set}-{cut}"
const CUTS = {
  inter: INTER,
  "playfair-bold": PLAYFAIR.replace("{cut}", "700-normal"),
  "playfair-italic": PLAYFAIR.replace("{cut}", "400-italic"),
}
const FEATURES = ["kern", "liga", "lnum", "tnum"]

/** By set of letters the code points, as the unicode-range of fonts.css has them. */
const LETTERS: Record<string, readonly (readonly [number, number])[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  "latin-ext": [
    [0x100, 0x2ba],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
  ],
}

/** Cut the fonts. */
export async function cutFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, place] of Object.entries(CUTS))
    for (const [set, ranges] of Object.entries(LETTERS)) {
      const whole = readFileSync(`node_modules/${place.replace("{set}", set)}.woff2`)
      const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
      const cut = await subset(whole, String.fromCodePoint(...letters), {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
        ...(name === "inter" && { variationAxes: { wght: { min: 400, max: 800 } } }),
      })
      writeFileSync(`${FOLDER}/${name}-${set}.woff2`, cut)
    }
}
