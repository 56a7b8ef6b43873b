"""A guided first race: its marks come when they are due, point at the right things, and can be left and taken up again."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser import finish, finish_line, ticket_gagnant, triple_couronne
from tests.browser.looking import barriers, faults, layout
from tests.browser.playing import Guest
from tests.browser.test_axe import found_by_axe
from tests.server.playing import Live, closing, play_on

Guests = Callable[..., Guest]
PHONE, LAPTOP = (390, 664), (1280, 720)
ON = pytest.mark.parametrize(
    ("language", "size"),
    [("fr", PHONE), ("en", LAPTOP)],  # the longer words on the smaller screen
    ids=["fr-phone", "en-laptop"],
)
# Every window of the veil lies over what it is about, and neither the veil nor the paper hides any of it.
_WINDOWS = """() => {
  const paper = document.querySelector("[data-guide-paper]").getBoundingClientRect()
  const found = []
  const windows = [...document.querySelectorAll("[data-guide-window]")]
  if (!windows.length) found.push("there is no window")
  for (const window of windows) {
    const name = window.dataset.guideWindow
    const { left, top, right, bottom } = window.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`${name}: not on the screen`)
    const hidden = left < paper.right && right > paper.left && top < paper.bottom && bottom > paper.top
    if (hidden) found.push(`${name}: under the paper`)
    const things = [...document.querySelectorAll(`[data-guide~="${name}"]`)].map((one) => one.getBoundingClientRect())
    const shown = things.filter((box) => box.width && box.height)
    if (!shown.length) found.push(`${name}: there is no such thing`)
    for (const box of shown) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (x < left || x > right || y < top || y > bottom) found.push(`${name}: outside its window`)
    }
  }
  for (const edge of ["left", "top"]) if (paper[edge] < 0) found.push(`the paper is cut off at the ${edge}`)
  if (paper.right > innerWidth || paper.bottom > innerHeight) found.push("the paper is cut off")
  return found
}"""


def offer(guest: Guest, title: str) -> Locator:
    """What leads newcomers to a first race, on the shelf."""
    box = guest.page.get_by_role("article").filter(
        has=guest.page.get_by_role("heading", name=guest.say(f"{title}-name"), exact=True)
    )
    return box.get_by_role("button", name=guest.say("web-guide-offer"))


def paper(guest: Guest) -> Locator:
    return guest.page.locator("[data-guide-paper]")


def sees(guest: Guest, title: str, key: str, step: int, steps: int) -> None:
    """Wait for a mark, and look at it: its words, its windows, and what is wrong with the page."""
    expect(paper(guest)).to_have_attribute("data-guide-paper", key)
    expect(paper(guest)).to_contain_text(guest.say("web-guide-step", step=step, steps=steps))
    expect(guest.page.get_by_role("dialog", name=guest.say(f"{title}-guide-{key}"), exact=True)).to_be_visible()
    guest.page.wait_for_timeout(250)  # what it points at has come to rest
    assert guest.page.evaluate(_WINDOWS) == []
    assert faults(guest, f"{title}: {key}") + barriers(guest, f"{title}: {key}") == []


def goes_on(guest: Guest, key: str = "web-guide-next") -> None:
    paper(guest).get_by_role("button", name=guest.say(key), exact=True).click()


def begins(guest: Guest, title: str) -> None:
    guest.go("/")
    offer(guest, title).click()
    guest.see_table()


@ON
def test_a_guided_race_of_ticket_gagnant_from_the_shelf_to_the_points(
    guest: Guests, language: str, size: tuple[int, int]
) -> None:
    ada = guest("Ada", language=language, size=size)
    begins(ada, "ticket-gagnant")

    def mark(key: str, step: int) -> None:
        sees(ada, "ticket-gagnant", key, step, 8)

    mark("hand", 1)
    ada.button("web-tg-hand-size", size=3).click()  # through the veil
    mark("cards", 2)
    goes_on(ada)
    mark("ticket", 3)
    goes_on(ada, "web-guide-try")
    ticket_gagnant.predict(ada, 4, 5, 6)
    mark("card", 4)
    ticket_gagnant.hand(ada).first.click()
    mark("cell", 5)
    goes_on(ada, "web-guide-try")
    ada.page.keyboard.press("Escape")  # the card back into the hand
    ticket_gagnant.play_card(ada)
    mark("front", 6)
    goes_on(ada)
    mark("now", 7)
    goes_on(ada, "web-guide-back")
    mark("front", 6)
    goes_on(ada)
    mark("now", 7)
    goes_on(ada)
    for _ in range(2):
        ada.wait_for_turn()
        ticket_gagnant.turn(ada)
    mark("scored", 8)
    goes_on(ada, "web-guide-end")
    expect(paper(ada)).to_have_count(0)
    assert ada.view()["race"] == 2 and ada.view()["flat_only"] and ada.view()["seats"] == 3


def pass_until(guest: Guest, done: Callable[[], bool]) -> None:
    """Let horse after horse go."""

    def passed() -> bool:
        if not done() and guest.button("web-bids-pass").count():
            with contextlib.suppress(TimeoutError):  # a mark may have come before it
                guest.button("web-bids-pass").click(timeout=700)
        return done()

    guest.wait_until(passed, "the sale is over")


@ON
def test_a_guided_race_of_finish_from_the_shelf_to_the_payout(guest: Guests, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", language=language, size=size)
    begins(ada, "finish")

    def mark(key: str, step: int) -> None:
        sees(ada, "finish", key, step, 6)

    mark("lot", 1)
    goes_on(ada)
    mark("bid", 2)
    ada.page.locator("[data-guide=papers] [data-main]").click()  # through the veil
    pass_until(ada, lambda: paper(ada).count() > 0)
    mark("jockey", 3)
    goes_on(ada)
    pass_until(ada, lambda: ada.view()["phase"] == "bets")
    mark("odds", 4)
    goes_on(ada)
    mark("form", 5)
    finish.bet(ada, "win", 0)  # through the veil
    expect(paper(ada)).to_have_count(0)
    finish.bet(ada, "place", 1)
    ada.button("web-finish-hand-in").click()
    mark("paid", 6)
    goes_on(ada, "web-guide-end")
    ada.sees_result()
    assert ada.view()["races"] == 1 and ada.view()["seats"] == 3
    ada.go("/")
    expect(offer(ada, "ticket-gagnant")).to_be_visible()
    expect(offer(ada, "finish")).to_have_count(0)  # who has finished one needs no hand


@ON
def test_a_guided_race_of_finish_line_from_the_shelf_to_the_payout(guest: Guests, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", language=language, size=size)
    chance = random.Random(3)
    begins(ada, "finish-line")

    def mark(key: str, step: int) -> None:
        sees(ada, "finish-line", key, step, 9)

    mark("line", 1)
    goes_on(ada)
    mark("bets", 2)
    finish_line.tile(ada, ada.view()["line"][2]).click()  # through the veil
    mark("slip", 3)
    goes_on(ada)
    ada.press(finish_line.main(ada))
    mark("take", 4)
    goes_on(ada, "web-guide-try")
    finish_line.carry_out(ada, {"do": "take", "dice": ["white", "white", "red"]})
    mark("dice", 5)
    goes_on(ada, "web-guide-try")
    aimed = next((action for action in ada.view()["choice"]["actions"] if action.get("horses")), None)
    if aimed:  # unless three blanks were rolled
        finish_line.pick(ada, finish_line.place_in_hand(ada, face=aimed["face"]))
        mark("target", 6)
        goes_on(ada, "web-guide-try")
        ada.press(ada.button("web-fl-back"))
    finish_line.turn(ada, chance)
    mark("now", 7)
    goes_on(ada)
    elsewhere = Live(ada.server, ada.page.url.rsplit("/", 1)[-1], ada.secret())
    elsewhere.hello()
    with closing(elsewhere):
        play_on([elsewhere], chance, until=lambda: bool(elsewhere.view["home_stretch"]))
        mark("stretch", 8)
        goes_on(ada)
        play_on([elsewhere], chance, until=lambda: elsewhere.view["race"] == 2)
    mark("paid", 9)
    goes_on(ada, "web-guide-end")
    expect(paper(ada)).to_have_count(0)
    assert ada.view()["race"] == 2 and ada.view()["seats"] == 3


@ON
def test_a_guided_race_of_la_triple_couronne_from_the_shelf_to_the_stable_book(
    guest: Guests, language: str, size: tuple[int, int]
) -> None:
    ada = guest("Ada", language=language, size=size)
    begins(ada, "triple-couronne")

    def mark(key: str, step: int) -> None:
        sees(ada, "triple-couronne", key, step, 6)

    mark("race", 1)
    goes_on(ada)
    mark("field", 2)
    goes_on(ada)
    mark("enter", 3)
    goes_on(ada, "web-guide-try")
    ada.press(triple_couronne.main(ada))
    mark("paid", 4)
    goes_on(ada)
    ada.wait_for_turn()
    mark("calendar", 5)
    goes_on(ada)
    mark("book", 6)
    goes_on(ada, "web-guide-end")
    expect(paper(ada)).to_have_count(0)
    assert (ada.view()["race"], ada.view()["races"], ada.view()["seats"]) == (2, 3, 2)


def test_a_guided_race_goes_on_where_it_was_after_a_reload(guest: Guests) -> None:
    ada = guest("Ada", size=PHONE)
    begins(ada, "ticket-gagnant")
    sees(ada, "ticket-gagnant", "hand", 1, 8)
    ada.button("web-tg-hand-size", size=4).click()
    sees(ada, "ticket-gagnant", "cards", 2, 8)
    goes_on(ada)
    sees(ada, "ticket-gagnant", "ticket", 3, 8)
    ada.page.reload()
    sees(ada, "ticket-gagnant", "ticket", 3, 8)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_guide_that_was_put_aside_is_taken_up_from_the_shelf(guest: Guests, language: str) -> None:
    ada = guest("Ada", size=LAPTOP, language=language)
    begins(ada, "finish")
    sees(ada, "finish", "lot", 1, 6)
    goes_on(ada)
    sees(ada, "finish", "bid", 2, 6)
    goes_on(ada, "web-guide-skip")
    expect(paper(ada)).to_have_count(0)
    ada.page.reload()
    ada.see_table()
    ada.page.wait_for_timeout(800)
    expect(paper(ada)).to_have_count(0)  # until it is asked for
    address = ada.page.url
    ada.go("/")
    ada.button("web-guide-resume").click()
    sees(ada, "finish", "bid", 2, 6)
    assert ada.page.url == address


def test_the_guide_is_walked_through_by_keyboard(guest: Guests) -> None:
    ada = guest("Ada", size=LAPTOP)
    begins(ada, "finish")
    sees(ada, "finish", "lot", 1, 6)
    expect(ada.button("web-guide-next")).to_be_focused()
    ada.page.keyboard.press("Enter")
    sees(ada, "finish", "bid", 2, 6)
    expect(ada.button("web-guide-try")).to_be_focused()
    ada.page.keyboard.press("p")  # typed on the paper, meant for nobody
    ada.page.keyboard.press("Shift+Tab")
    expect(ada.button("web-guide-back")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(paper(ada)).to_have_count(0)
    assert not [asked for asked in ada.sent if asked["ask"] == "act"]


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_axe_finds_nothing_wrong_with_a_mark(guest: Guests, size: tuple[int, int]) -> None:
    ada = guest("Ada", size=size)
    begins(ada, "finish")
    sees(ada, "finish", "lot", 1, 6)
    found = found_by_axe(ada, "what is explained")
    goes_on(ada)
    sees(ada, "finish", "bid", 2, 6)
    assert found + found_by_axe(ada, "what is to be pressed") == []


def test_the_veil_keeps_what_is_beside_the_windows_from_being_pressed(guest: Guests) -> None:
    ada = guest("Ada", size=LAPTOP)
    begins(ada, "ticket-gagnant")
    sees(ada, "ticket-gagnant", "hand", 1, 8)
    menu = ada.button("web-menu").bounding_box()
    assert menu is not None
    ada.page.mouse.click(menu["x"] + 10, menu["y"] + 10)
    expect(ada.dialog("web-menu")).to_have_count(0)
    expect(paper(ada)).to_have_attribute("data-guide-paper", "hand")


def test_under_a_mark_the_table_lies_as_it_should(guest: Guests) -> None:
    ada = guest("Ada", size=PHONE)
    begins(ada, "ticket-gagnant")
    sees(ada, "ticket-gagnant", "hand", 1, 8)
    goes_on(ada, "web-guide-try")
    expect(paper(ada)).to_have_count(0)
    assert layout(ada, "after the mark") == []


def test_somebody_else_at_the_same_table_is_not_guided(guest: Guests) -> None:
    ada, ben = guest("Ada", size=LAPTOP), guest("Ben", size=LAPTOP)
    begins(ada, "ticket-gagnant")
    sees(ada, "ticket-gagnant", "hand", 1, 8)
    ben.go(ada.page.url.replace("/t/", "/w/"))
    ben.see_table()
    ben.page.wait_for_timeout(800)
    expect(paper(ben)).to_have_count(0)


def test_newcomers_play_at_once_on_the_flat_with_few_cards_until_they_have_finished_a_game(guest: Guests) -> None:
    ada = guest("Ada", size=LAPTOP)
    ada.go("/")
    play_now(ada).click()
    ada.see_table()
    assert ada.view()["flat_only"]
    ada.finishes("ticket-gagnant")
    ada.go("/")
    play_now(ada).click()
    ada.see_table()
    assert not ada.view()["flat_only"]


def play_now(guest: Guest) -> Locator:
    """The first box on the shelf: Ticket Gagnant."""
    return guest.button("web-play-now", bots=3).first
