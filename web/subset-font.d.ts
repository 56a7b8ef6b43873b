/** What we use of a package that says nothing about its types. */
interface Options {
  targetFormat: "woff2"
  keepFeatures: readonly string[]
  variationAxes?: Record<string, { min: number; max: number }>
}
export default function subset(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>
