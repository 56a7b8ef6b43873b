// How a table is laid out: parts beside each other and on the screen, the scene's share, all of the desk in sight; everything to
// be pressed in sight, uncovered and large enough; every word in sight, large enough and over no other. Answers what is wrong.
async ([thumb, cellWide, cellHigh]) => {
  await document.fonts.ready
  // What measures itself draws itself anew a frame later; new buttons are dead for a moment.
  const dead = () => document.querySelector(".below.dead") !== null
  for (let frame = 0; frame < 4 || (frame < 120 && dead()); frame++) await new Promise(requestAnimationFrame)
  const found = []
  const page = document.scrollingElement
  const { clientWidth: full, clientHeight: tall } = document.documentElement
  const held = document.documentElement.dataset.held
  const hand = held.startsWith("hand")
  const named = (one) => (one.ariaLabel || one.textContent || one.tagName).trim().replace(/\s+/g, " ").slice(0, 50)
  const size = (box) => `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`
  // A line of type is a little higher than its letters.
  const cut = (box, by, line = 1.5) =>
    box.left < by.left - 1.5 || box.right > by.right + 1.5 || box.top < by.top - line || box.bottom > by.bottom + line
  const screen = { left: 0, top: 0, right: full, bottom: tall }
  const meet = (a, b, wide = 1, high = 1) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > wide && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > high
  if (dead()) found.push("the papers stay dead")
  if (page.scrollWidth > full) found.push(`the page is ${page.scrollWidth} wide`)
  if (page.scrollHeight > tall) found.push(`the page is ${page.scrollHeight} high`)

  const part = (name) => [name, document.querySelector(`.table > ${name}, .table > .below > ${name}`).getBoundingClientRect()]
  const parts = [".top", ".scene", ".side", ".prompt", ".desk"].map(part)
  parts.forEach(([name, box], index) => {
    if (cut(box, screen)) found.push(`${name} is not on the screen`)
    for (const [other, its] of parts.slice(index + 1)) if (meet(box, its)) found.push(`${name} lies over ${other}`)
  })
  const scene = parts[1][1]
  if (held.includes("upright") && scene.height < tall * 0.45) found.push(`the scene is only ${scene.height} high`)
  if (held.includes("sideways") && scene.width < full * 0.55) found.push(`the scene is only ${scene.width} wide`)
  for (const box of document.querySelectorAll(".table .papers, .table .scene, .side ul")) {
    if (getComputedStyle(box).overflowY === "visible") continue
    const [inner, outer] = [`${box.scrollWidth} × ${box.scrollHeight}`, `${box.clientWidth} × ${box.clientHeight}`]
    if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      found.push(`${box.className || box.tagName} must be pushed: ${inner} in ${outer}`)
  }

  const unseen = (one) => one.closest("[inert], .unseen") || !one.checkVisibility({ visibilityProperty: true })
  const over = document.querySelector(".scene :is([role=region].result, [data-over])")
  const covered = (one) => over && !over.contains(one) && document.querySelector(".scene").contains(one)
  // What a thumb reaches: the label of a box to be ticked, the row that a button spreads over.
  const reach = (one) => {
    const spread = getComputedStyle(one, "::after")
    if (spread.content !== "none" && spread.position === "absolute" && spread.inset === "0px") return one.offsetParent
    return one.matches("input") ? (one.closest("label") ?? one) : one
  }
  for (const one of document.querySelectorAll(".table :is(button, a, select, input)")) {
    const box = one.getBoundingClientRect()
    if (unseen(one) || covered(one) || box.width < 1 || one.closest("[role=log]")) continue
    if (over?.contains(one) && cut(box, over.getBoundingClientRect())) continue
    if (cut(box, screen)) found.push(`${named(one)} is not on the screen`)
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (top !== one && !one.contains(top)) found.push(`${named(one)} lies under ${top?.outerHTML.slice(0, 80)}`)
    const [wide, high] = one.matches(".spot") ? [cellWide, cellHigh] : [thumb, thumb]
    const area = reach(one).getBoundingClientRect()
    if (hand && (area.width < wide - 0.1 || area.height < high - 0.1)) found.push(`${named(one)} is ${size(area)}`)
  }

  const words = []
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const one = text.parentElement
    if (!text.data.trim() || unseen(one) || covered(one) || one.closest("svg, option, .positions")) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const style = getComputedStyle(one)
    if (box.width < 1 || parseFloat(style.opacity) === 0) continue
    let seen = true
    let free = false
    for (let up = one; up && !up.matches(".table"); up = up.parentElement) {
      const clip = getComputedStyle(up)
      // What is placed by an ancestor is not clipped by what lies between.
      if (free && clip.position === "static") continue
      free = clip.position === "absolute"
      if (clip.clipPath !== "none") seen = false
      if (clip.overflowY === "auto" && up.matches(".story, .result, [role=log]")) seen = false
      const may = up.matches("article strong, .ticker, .told, .who, .first span")
      if (seen && !may && clip.overflow !== "visible" && cut(box, up.getBoundingClientRect(), 5)) {
        found.push(`"${text.data.trim().slice(0, 40)}" is cut off by ${up.className || up.tagName}`)
        seen = false
      }
      if (may) seen = false
    }
    if (!seen) continue
    if (cut(box, screen, 4)) found.push(`"${text.data.trim().slice(0, 40)}" is not on the screen`)
    if (parseFloat(style.fontSize) < 12) found.push(`"${text.data.trim().slice(0, 40)}" is only ${style.fontSize}`)
    words.push([text.data.trim().slice(0, 30), box, one])
  }
  words.forEach(([text, box, one], index) => {
    for (const [other, its, two] of words.slice(index + 1))
      if (meet(box, its, 3, 7) && !one.contains(two) && !two.contains(one)) found.push(`"${text}" lies over "${other}"`)
  })
  return found
}
