"""The film of La Triple Couronne: how long a race lasts, that every card is told, and that no bid runs ahead of the ring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.playing import Guest
from tests.browser.stage import Stage
from tests.browser.triple_couronne_phases import TITLE, asked, elsewhere, laid, set_speed, until
from tests.server.playing import Message

Guests = Callable[..., Guest]
LAPTOP = (1280, 720)
STEP = 500
"""Milliseconds of the page's clock at a time."""
SECONDS = {4: (15, 50), 8: (25, 60), 12: (25, 75)}
"""How long any race lasts at 1×, by its runners; what most of them take is counted in web/tests/triple-couronne-film.test.ts."""


def filmed(guest: Guest, stage: Stage, runners: int, speed: int) -> float:
    """Seconds from the start of a race to its photo, on the page's own clock."""
    match = until(lambda view: asked("insurance")(view) and len(view.entries) == runners, 6 if runners > 9 else 4)
    guest.page.clock.install()
    table = on_stage(guest, stage, match)
    set_speed(guest, "web-speed-times", speed=speed)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") + 1000)  # from here on it runs only as we let it
    elsewhere(guest, stage, table, {"do": "insure"})
    run_until(guest, "document.querySelector('.infield') !== null")
    return run_until(guest, "document.querySelector('.infield') === null || document.querySelector('figure figcaption')") / 1000


def on_stage(guest: Guest, stage: Stage, match: Any, **how: Any) -> Message:
    setup = match.header.setup
    table = stage.race(guest, laid(match), title=TITLE, edition=setup.edition, options=setup.options, **how)
    guest.page.wait_for_load_state("networkidle")  # what a race is drawn with comes by our clock, not by the page's
    return table


def run_until(guest: Guest, sight: str) -> int:
    """Let the page's clock run until something is seen; for how long."""
    for passed in range(0, 200_000, STEP):
        if guest.page.evaluate(f"() => Boolean({sight})"):
            return passed
        guest.page.clock.run_for(STEP)
    raise AssertionError(f"not seen: {sight}")


@pytest.mark.parametrize("runners", SECONDS)
def test_a_race_lasts_as_long_as_its_field_deserves(guest: Guests, stage: Stage, runners: int) -> None:
    ada = guest("Ada", server=stage, size=LAPTOP)
    least, most = SECONDS[runners]
    assert least <= filmed(ada, stage, runners, 1) <= most


def test_at_four_times_the_speed_a_race_takes_a_third_of_it_or_less(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, size=LAPTOP)
    assert filmed(ada, stage, 8, 4) <= SECONDS[8][1] / 3


def test_every_card_that_is_drawn_stands_in_the_story(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, size=LAPTOP)
    table = on_stage(ada, stage, until(asked("insurance"), 4))
    before = len(ada.events())
    elsewhere(ada, stage, table, {"do": "insure"})
    ada.page.get_by_text(ada.say("web-rest"), exact=True).wait_for()
    if ada.button("web-story-all").count():
        ada.button("web-story-all").click()
    story = ada.page.get_by_role("log", name=ada.say("web-talk-story")).inner_text()
    cards = {card["id"]: card["name"]["en"] for deck in ("race", "chance") for card in deck_of(ada, deck)}
    drawn = [event for event in ada.events()[before:] if event["event"] == "CardDrawn"]
    assert len(drawn) > 5
    for name in {cards[event["card"]] for event in drawn}:
        times = sum(cards[event["card"]] == name for event in drawn)
        assert story.count(name) >= times, name


def deck_of(guest: Guest, deck: str) -> list[Message]:
    """The cards of the box."""
    box = next(told["box"] for told in guest.told if told["tell"] == "welcome" and told["box"])
    cards: list[Message] = box[f"{deck}_cards"]["list"]
    return cards


# Which horse is in the ring, and for which one can be bid, whenever anything on the page changes.
_COMPARE = """() => {
  window.seen = { asked: new Set(), wrong: [] }
  const look = () => {
    const ring = document.querySelector("[data-guide=lot]")?.textContent ?? ""
    const button = document.querySelector(".bidding [data-main]:not(:disabled)")
    if (!button || document.querySelector(".below.dead")) return
    const horse = window.lots.find((name) => button.textContent.includes(name))
    if (!horse) return
    window.seen.asked.add(horse)
    if (!ring.includes(horse)) window.seen.wrong.push(`${horse} / ${ring.slice(0, 40)}`)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


_CAN_BID = "document.querySelector('.bidding [data-main]:not(:disabled)') !== null && !document.querySelector('.below.dead')"


def test_no_bid_can_be_handed_in_while_another_horse_is_in_the_ring(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, size=LAPTOP, motion=True, speed=1)
    ada.page.clock.install()
    on_stage(ada, stage, until(asked("bid", "auction"), 4), bots=True)
    ada.page.evaluate("lots => { window.lots = lots }", [card["name"] for card in ada.view()["catalogue"]])
    ada.page.evaluate(_COMPARE)
    for _ in range(2000):
        ada.page.clock.run_for(STEP)
        if ada.page.evaluate("window.seen.asked.size") > 3:
            break
        if ada.page.evaluate(
            "document.querySelector('.bidding [data-main]:not(:disabled)') && !document.querySelector('.below.dead')"
        ):
            ada.button("web-bids-pass").click()
            ada.settle()
    assert ada.page.evaluate("window.seen.asked.size") > 3
    assert ada.page.evaluate("window.seen.wrong") == []
