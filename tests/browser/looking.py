"""What can be wrong with a page at a glance: too wide, clipped words, things without a name, headings out of order."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.playing import Guest

# What measures itself draws itself anew a frame later.
_DRAWN = """async () => {
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}"""
# Labels and headings that are wider than their boxes, unless they are for ears only.
_CLIPPED = """() => {
  const found = []
  for (const box of document.querySelectorAll("button, a.button, h1, h2, h3, h4, legend, label, th, summary, [role=tab]")) {
    const style = getComputedStyle(box)
    if (box.clientWidth < 2 || style.display === "inline" || style.visibility === "hidden" || !box.textContent.trim()) continue
    if (box.closest("[aria-hidden=true], .unseen") || box.matches(".unseen")) continue
    const text = box.textContent.trim().slice(0, 60)
    if (box.scrollWidth > box.clientWidth + 1) found.push(`${box.tagName} ${text}: ${box.scrollWidth} > ${box.clientWidth}`)
  }
  return found
}"""
_WIDE = """() => {
  const page = document.scrollingElement
  if (page.scrollWidth <= innerWidth) return []
  const wide = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  const which = wide.slice(-3).map((one) => one.outerHTML.slice(0, 90))
  return [`the page is ${page.scrollWidth} wide on ${innerWidth}: ${which.join(" | ")}`]
}"""
# What has to be pushed sideways to be read.
_SIDEWAYS = """() => [...document.querySelectorAll("main *")]
  .filter((box) => box.clientWidth > 2 && box.scrollWidth > box.clientWidth + 1)
  .filter((box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX))
  .map((box) => `${box.textContent.trim().slice(0, 60)}: ${box.scrollWidth} > ${box.clientWidth}`)"""
# What is to be pressed, with the label around it, and is smaller than a thumb.
_SMALL = """(thumb) => [...document.querySelectorAll("button, select, input, summary, a")]
  .filter((one) => !one.closest("[inert]") && !one.matches(".skip"))
  .map((one) => {
    const spread = getComputedStyle(one, "::after") // over the row that it stands in
    const whole = spread.content !== "none" && spread.position === "absolute" && spread.inset === "0px"
    return [one, (one.closest("label") ?? (whole ? one.offsetParent : one)).getBoundingClientRect()]
  })
  .filter(([, box]) => box.width > 0 && (box.width < thumb || box.height < thumb))
  .map(([one, box]) => `${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}: ${box.width} × ${box.height}`)"""
STOP = """() => {
  for (let due = window.setTimeout(() => {}, 0); due > 0; due--) window.clearTimeout(due)
  window.later = window.setTimeout
  window.setTimeout = (go, ms = 0, ...more) => (ms > 400 ? 0 : window.later(go, ms, ...more))
}"""
"""The film goes no further: what it would show next is never due; it can be skipped. What is dead for a moment comes alive."""
GO_ON = "() => { window.setTimeout = window.later }"
THUMB = 44
SETTLING = 500
"""Milliseconds."""
MILD = ("minor", None)
"""What axe finds and we let pass."""
_LAYOUT = Path(__file__).with_name("layout.js").read_text()
CELL = (32, 24)
"""What a cell of a course has to be hit, at least: width and height."""
_NAMED = "button|link|textbox|searchbox|combobox|checkbox|radio|slider|tab|dialog|img|figure|spinbutton"
_NAMELESS = re.compile(rf"^\s*- ((?:{_NAMED})(?: \[[^\]]*\])*)(?::.*)?$", re.MULTILINE)
_HEADING = re.compile(r"^\s*- heading \"(.*)\" \[level=(\d)\]", re.MULTILINE)
_KEY = re.compile(r"\b(?:web|event|refusal|finish|option|discipline|place|move)-[a-z]+(?:-[a-z]+)+\b")


def faults(guest: Guest, place: str) -> list[str]:
    """What is wrong with the page as it is now: its width, its labels, its texts."""
    drawn(guest)
    found = [*guest.page.evaluate(_WIDE), *guest.page.evaluate(_CLIPPED)]
    found += [f"a text is missing: {key}" for key in _KEY.findall(guest.page.locator("body").inner_text())]
    return [f"{place} ({guest.language}): {fault}" for fault in found]


def for_thumbs(guest: Guest, place: str) -> list[str]:
    """What is wrong with the page for those who hold it in one hand: things to be pushed sideways, or too small to be hit."""
    found = [*guest.page.evaluate(_SIDEWAYS), *guest.page.evaluate(_SMALL, THUMB)]
    return [f"{place} ({guest.language}): {fault}" for fault in found]


def layout(guest: Guest, place: str) -> list[str]:
    """What is wrong with a table as it lies on the screen now. On a busy machine it may take a moment to lie down: what is wrong
    at the first look is looked at again."""
    found = guest.page.evaluate(_LAYOUT, [THUMB, *CELL])
    if found:
        guest.page.wait_for_timeout(SETTLING)
        found = guest.page.evaluate(_LAYOUT, [THUMB, *CELL])
    return [f"{place} ({guest.language}): {fault}" for fault in found]


def drawn(guest: Guest) -> None:
    """Wait until the page is drawn as it now is."""
    guest.page.evaluate(_DRAWN)


def resize(guest: Guest, size: tuple[int, int]) -> None:
    """Turn the screen, or take another."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})


def found_by_axe(guest: Guest, place: str) -> list[str]:
    """What axe finds that is moderate or worse."""
    return [
        f"{place}: {one['id']} ({one['impact']}): {node['html'][:160]}"
        for one in Axe().run(guest.page).response["violations"]
        if one["impact"] not in MILD
        for node in one["nodes"]
    ]


def barriers(guest: Guest, place: str) -> list[str]:
    """What is wrong with the page for those who hear it: things without a name, headings out of order."""
    tree = guest.page.locator("body").aria_snapshot()
    found = [f"{what} without a name" for what in _NAMELESS.findall(tree)]
    headings = [(name, int(level)) for name, level in _HEADING.findall(tree)]
    if [level for _, level in headings].count(1) != 1:
        found.append(f"not one main heading: {headings}")
    for (before, above), (name, level) in itertools.pairwise(headings):
        if level > above + 1:
            found.append(f"heading {name!r} of level {level} comes after {before!r} of level {above}")
    return [f"{place} ({guest.language}): {fault}" for fault in found]
