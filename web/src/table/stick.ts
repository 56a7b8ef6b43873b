/** A list that grows at its end stays at its end, unless the reader has scrolled up. */
export function stickToEnd(list: HTMLElement, _count: number) {
  const down = () => list.scrollTo({ top: list.scrollHeight })
  let near = true
  const scrolled = () => (near = list.scrollHeight - list.scrollTop - list.clientHeight < 60)
  const resized = new ResizeObserver(() => near && down())
  list.addEventListener("scroll", scrolled, { passive: true })
  resized.observe(list)
  requestAnimationFrame(down)
  return {
    update() {
      if (near) requestAnimationFrame(down)
    },
    destroy() {
      list.removeEventListener("scroll", scrolled)
      resized.disconnect()
    },
  }
}
