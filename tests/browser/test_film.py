"""While a race of Finish Line is being shown, the desk never runs ahead of the scene."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser import finish_line
from tests.browser.playing import Guest
from tests.browser.stage import Stage
from tests.games.finish_line.races import running
from tests.server.playing import any_action

Guests = Callable[..., Guest]
STEP = 250
"""Milliseconds of the page's clock at a time; whatever changes meanwhile is looked at."""
# The dice that the desk offers, and those that lie before the emblems, whenever anything on the page changes.
_COMPARE = """() => {
  window.seen = { offered: 0, wrong: [] }
  const name = (one) => one.ariaLabel ?? ""
  const look = () => {
    const cards = [...document.querySelectorAll(".desk [data-guide=dice] button.die:not(:disabled)")].map(name)
    if (!cards.length) return
    const dice = [...document.querySelectorAll("[data-hand] [data-slot] [role=img]")].map(name)
    window.seen.offered++
    const held = dice.map((die) => die.toLowerCase())
    const missing = cards.filter((card) => {
      const [, face, colour] = /: (.*), (.*)$/.exec(card.toLowerCase())
      const at = held.findIndex((die) => die.includes(face) && die.includes(colour))
      if (at >= 0) held.splice(at, 1)
      return at < 0
    })
    if (missing.length || held.length) window.seen.wrong.push(`${cards.join(" + ")} / ${dice.join(" + ")}`)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_the_desk_never_offers_a_die_that_the_scene_does_not_show(guest: Guests, stage: Stage) -> None:
    """At 1×, with three bots, over a whole race; the page's clock runs faster than ours."""
    ada = guest("Ada", server=stage, motion=True, speed=1)
    ada.page.clock.install()
    stage.race(ada, lambda log: running(seats=4, race=3, log=log), bots=True)
    ada.page.evaluate(_COMPARE)
    chance = random.Random(5)
    filmed = 0
    while not ada.is_over():
        ada.page.clock.run_for(STEP)
        filmed += STEP
        assert filmed < 240_000, "the race does not end"
        if ada.button("web-go-on").count():
            ada.button("web-go-on").click()
        if can_decide(ada):
            action = any_action(ada.view(), chance)
            finish_line.touch(ada, action, len(ada.sent))
    seen: dict[str, Any] = ada.page.evaluate("window.seen")
    assert seen["offered"] > 5 and filmed > 10_000
    assert not seen["wrong"], "\n".join(seen["wrong"][:5])


def can_decide(guest: Guest) -> bool:
    """Whether the papers on the desk ask for something just now."""
    papers = ".desk [data-guide=dice] button.die:not(:disabled), .desk [data-key]:not([aria-disabled=true]):not(:disabled)"
    asks = f"{papers}, .desk .extra"  # for extra actions, nothing but tiles and the main button is pressed
    return bool(guest.page.evaluate(f"document.querySelector({asks!r}) !== null && !document.querySelector('.below.dead')"))
