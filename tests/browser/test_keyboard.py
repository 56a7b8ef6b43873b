"""Without a mouse: everything is reached by Tab, and where one is can be seen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import finish, ticket_gagnant
from tests.browser.playing import SPOT, Guest, play_out

Guests = Callable[..., Guest]
_FOCUS = """() => {
  const one = document.activeElement
  const shown = [one, one.closest("label")].filter(Boolean).some((box) => {
    const style = getComputedStyle(box)
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1
  })
  if (one === document.body) return { name: "", shown: true, where: "nowhere" }
  const heard = one.cloneNode(true)
  for (const unheard of heard.querySelectorAll("[aria-hidden=true]")) unheard.remove()
  const name = one.getAttribute("aria-label") || heard.textContent.trim() || one.labels?.[0]?.textContent.trim() || one.tagName
  return { name, shown, where: one.outerHTML.slice(0, 120) }
}"""


def tab_to(guest: Guest, name: str | re.Pattern[str], most: int = 90) -> None:
    """Press Tab until something with that name has the focus; the focus must be seen at every stop."""
    wanted = re.compile(f"^{re.escape(name)}$") if isinstance(name, str) else name
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        focus = guest.page.evaluate(_FOCUS)
        assert focus["shown"], f"no visible focus on {focus['where']}"
        if wanted.search(focus["name"]):
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def test_the_way_from_home_to_a_running_table_and_a_turn_without_a_mouse(guest: Guests) -> None:
    ada = guest("Ada")
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Ticket Gagnant")).to_be_visible()
    tab_to(ada, ada.say("web-skip-link"))
    tab_to(ada, ada.say("web-play-now", bots=3))
    ada.page.keyboard.press("Enter")
    ada.see_table()
    while True:
        ada.wait_for_turn()
        match ticket_gagnant.asked(ada):
            case "discipline":
                tab_to(ada, re.compile("^" + ada.say("ticket-gagnant-discipline-flat")))
            case "hand":
                tab_to(ada, ada.say("web-tg-hand-size", size=3))
            case "predict":
                for key in "465":
                    ada.page.keyboard.press(key)
                tab_to(ada, ada.say("web-tg-hand-in"))
            case _:
                break
        ada.page.keyboard.press("Enter")
        ada.settle()
    before = ticket_gagnant.hand(ada).count()
    for number in range(1, before + 1):
        ada.page.keyboard.press(str(number))
        if ticket_gagnant.spots(ada).count():
            break
    while ticket_gagnant.hand(ada).count() == before:
        tab_to(ada, SPOT)
        ada.page.keyboard.press("Enter")
        ada.settle()
    expect(ticket_gagnant.hand(ada)).to_have_count(before - 1)


def test_a_first_player_opens_the_race_without_a_mouse(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", options={"first_player": 0})
    for name in (
        re.compile("^" + ada.say("ticket-gagnant-discipline-steeplechase")),
        re.compile("^" + ada.say("web-tg-river-before", hedge=1)),
        ada.say("web-tg-arrange-done"),
        re.compile("^" + ada.say("web-tg-secrecy-open")),
        ada.say("web-tg-hand-size", size=3),
    ):
        ada.wait_for_turn()
        tab_to(ada, name)
        ada.page.keyboard.press("Enter")
        ada.settle()
    ada.wait_for_turn()
    assert ticket_gagnant.asked(ada) == "predict"


def test_a_card_is_aimed_with_the_arrows_and_put_back_with_escape(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "play")
    first = ticket_gagnant.hand(ada).first
    ada.page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("ArrowRight")
    if ada.button("web-tg-way-forward").is_enabled():
        expect(ada.button("web-tg-way-forward")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")


def test_a_whole_meeting_is_played_without_a_mouse_and_the_focus_stays_with_the_papers(guest: Guests) -> None:
    ada = guest("Ada", size=(1280, 720))
    ada.plays("ticket-gagnant", options={"races": 2, "first_player": 0})
    asked: list[str] = []
    tab_to(ada, re.compile("^" + ada.say("ticket-gagnant-discipline-flat")))

    def turn(ada: Guest) -> None:
        asked.append(ticket_gagnant.by_keyboard(ada))
        expect(ada.page.locator(".below:focus, .below :focus").or_(ada.page.get_by_role("dialog"))).to_be_attached()

    play_out(ada, turn=turn, patience=120)
    assert {"discipline", "arrange", "hand", "predict", "play"} <= set(asked)
    assert any(event["event"] == "MeetingEnded" for event in ada.events())


def test_a_whole_programme_is_played_without_a_mouse_and_the_focus_stays_with_the_papers(guest: Guests) -> None:
    ada = guest("Ada", size=(1280, 720))
    ada.plays("finish", options={"races": 2})
    ada.wait_for_turn()
    asked: list[str] = []
    ada.page.keyboard.press("p")
    ada.settle()
    while not ada.is_over():
        expect(ada.page.locator(".below:focus, .below :focus").or_(ada.page.get_by_role("dialog"))).to_be_attached()
        if ada.button("web-ahead-go").or_(ada.button("web-go-on")).count():
            ada.page.keyboard.press("Enter")
        elif ada.is_asked():
            asked.append(finish.by_keyboard(ada))
        ada.page.wait_for_timeout(30)
    assert asked.count("bets") == 2 and "bid" in asked
    assert any(event["event"] == "ProgrammeEnded" for event in ada.events())


def test_the_shortcuts_are_told_and_work(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("finish")
    ada.page.keyboard.press("?")
    expect(ada.dialog("web-help")).to_be_visible()
    ada.close_dialog()
    ada.page.keyboard.press("r")
    expect(ada.dialog("web-rules-of", game="Finish")).to_be_visible()
    ada.close_dialog()
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_role("textbox", name=ada.say("web-chat-hint"))).to_be_focused()
