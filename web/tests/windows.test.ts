/** The paper of the guide stands beside what it speaks of, and hides none of it as long as there is room anywhere. */

import { describe, expect, test } from "vitest"
import { covered, placed, type Rect, type Size } from "../src/guide/windows"

const PHONE: Size = { width: 390, height: 664 }
const SIDEWAYS: Size = { width: 844, height: 390 }
const PAPER: Size = { width: 358, height: 230 }

function hides(windows: readonly Rect[], screen: Size): number {
  const { x, y } = placed(PAPER, windows, screen)
  return windows.reduce((sum, window) => sum + covered(window, { x, y, ...PAPER }), 0)
}

describe("where the paper stands", () => {
  test.each([
    ["below what is at the top", { x: 20, y: 50, width: 300, height: 40 }, "below", PHONE],
    ["above what is at the bottom", { x: 0, y: 560, width: 390, height: 100 }, "above", PHONE],
    ["to the right of what fills the left", { x: 0, y: 0, width: 440, height: 390 }, "right", SIDEWAYS],
    ["to the left of what fills the right", { x: 400, y: 0, width: 440, height: 390 }, "left", SIDEWAYS],
  ])("%s", (_, window, side, screen) => {
    expect(placed(PAPER, [window], screen).side).toBe(side)
    expect(hides([window], screen)).toBe(0)
  })

  test("beside the first window, but on none of the others", () => {
    const windows = [
      { x: 20, y: 300, width: 350, height: 40 },
      { x: 20, y: 400, width: 350, height: 100 },
    ]
    expect(placed(PAPER, windows, PHONE).side).toBe("above")
    expect(hides(windows, PHONE)).toBe(0)
  })

  test("beside another window, if there is no room at the first", () => {
    const windows = [
      { x: 60, y: 45, width: 270, height: 30 },
      { x: 100, y: 230, width: 40, height: 60 },
    ]
    expect(placed(PAPER, windows, PHONE)).toMatchObject({ side: "below", beside: windows[1] })
    expect(hides(windows, PHONE)).toBe(0)
  })

  test("never off the screen, even where there is no room", () => {
    const { x, y } = placed(PAPER, [{ x: 0, y: 0, width: 390, height: 664 }], PHONE)
    expect(x >= 0 && y >= 0 && x + PAPER.width <= PHONE.width && y + PAPER.height <= PHONE.height).toBe(true)
  })

  test("in the middle if it points at nothing", () => {
    expect(placed(PAPER, [], PHONE)).toEqual({ x: 16, y: 217, side: null, beside: null })
  })
})
