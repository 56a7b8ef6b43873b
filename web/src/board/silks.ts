/** What a runner wears: a colour, a pattern and a coat of its own, so that nobody needs colours to tell them apart. */

export type Pattern = "plain" | "stripe" | "bars" | "hoop" | "hoops" | "dots" | "sash" | "chevron" | "check" | "star"

export interface Silk {
  readonly colour: string
  readonly pattern: Pattern
  /** What is drawn on the colour. */
  readonly mark: string
  /** Figures that can be read on the colour. */
  readonly ink: string
  readonly coat: string
  readonly mane: string
}

/** For horses that are drawn with light and shade. */
export interface ShadedSilk extends Silk {
  readonly shade: string
}
