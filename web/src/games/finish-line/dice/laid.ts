/** Where a used die goes: onto a tile, to the one who used it, or out of play. */

import type { FinishLine } from "../../../wire"
import { count, type Picture } from "../picture"
import type { Tile } from "../types"

type Dice = Partial<Pick<Tile, "horseshoes" | "whips" | "outsider">>

/** Dice onto a horse's tile, or off it. */
export function put(tiles: readonly Tile[], horse: number, { horseshoes = 0, whips = 0, outsider = 0 }: Dice): readonly Tile[] {
  return tiles.map((tile) =>
    tile.horse === horse
      ? {
          ...tile,
          horseshoes: tile.horseshoes + horseshoes,
          whips: tile.whips + whips,
          outsider: outsider || tile.outsider,
        }
      : tile,
  )
}

/** A die is used: the die itself, before what follows from it. */
export function used(picture: Picture, { seat, die, horses, dice }: FinishLine.DieUsed): Picture {
  const [one = 0, other = 0] = horses
  const face = die.face ?? ""
  if (face === "horseshoe") return { ...picture, tiles: put(picture.tiles, one, { horseshoes: 1 }) }
  if (face === "whip") return { ...picture, tiles: put(picture.tiles, one, { whips: 1 }) }
  if (face.startsWith("outsider-")) {
    return { ...picture, tiles: put(picture.tiles, one, { outsider: Number(face.slice("outsider-".length)) }) }
  }
  if (face === "extra") return { ...picture, kept: picture.kept.map((held, some) => held + Number(some === seat)) }
  const out = count(picture.out, die.colour, 1)
  if (face === "pace") {
    const given = put(picture.tiles, one, { horseshoes: -1 })
    return { ...picture, out, tiles: put(given, other, { horseshoes: 1 }) }
  }
  if (face !== "tip") return { ...picture, out }
  return {
    ...picture,
    out: dice.reduce((counts, colour) => count(counts, colour, -1), out),
    reserve: dice.reduce((counts, colour) => count(counts, colour, 1), picture.reserve),
  }
}
