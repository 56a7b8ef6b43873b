/** What a reader scrolls with. */
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"]
/** A scroll belongs to the hand that was seen so shortly before, in ms; all others are the list's own. */
const LATELY = 1000

/** A list that grows at its end stays at its end, unless the reader has scrolled up. */
export function stickToEnd(list: HTMLElement, _count: number) {
  const down = () => list.scrollTo({ top: list.scrollHeight })
  let near = true
  let handled = -LATELY
  const hand = () => (handled = performance.now())
  const scrolled = () => {
    // Lines that come while the list is on its way to its end are no reason to stay behind.
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60
    if (atEnd || performance.now() - handled < LATELY) near = atEnd
  }
  const resized = new ResizeObserver(() => near && down())
  list.addEventListener("scroll", scrolled, { passive: true })
  for (const kind of HANDS) list.addEventListener(kind, hand, { passive: true })
  resized.observe(list)
  requestAnimationFrame(down)
  return {
    update() {
      if (near) requestAnimationFrame(down)
    },
    destroy() {
      list.removeEventListener("scroll", scrolled)
      for (const kind of HANDS) list.removeEventListener(kind, hand)
      resized.disconnect()
    },
  }
}
