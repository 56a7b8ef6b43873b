"""A walk through the whole house: every page, and every phase of both games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser import finish, ticket_gagnant
from tests.browser.playing import Guest
from tests.server.playing import Message


def pages(guest: Guest) -> Iterator[str]:
    """The pages around the tables, one after the other."""
    guest.go("/")
    expect(guest.page.get_by_role("heading", name="Ticket Gagnant")).to_be_visible()
    yield "home"
    guest.page.get_by_role("button", name=guest.say("web-me-edit", name=guest.say("web-me-nobody"))).click()
    yield "home, name"
    for title in ("ticket-gagnant", "finish", "triple-couronne"):
        guest.go(f"/new/{title}?for=friends")
        expect(guest.button("web-new-open")).to_be_visible()
        yield f"new {title}"
    guest.go("/rules/ticket-gagnant")
    expect(guest.page.get_by_role("navigation", name=guest.say("web-rules-contents"))).to_be_visible()
    yield "rules"
    guest.go("/replay")
    expect(guest.page.get_by_label(guest.say("web-replay-open"))).to_be_visible()
    yield "open a record"
    guest.go("/new/nothing")
    expect(guest.page.get_by_role("heading", name=guest.say("web-lost-page"))).to_be_visible()
    yield "lost"
    table = guest.opens("ticket-gagnant", [{"who": "friend"}, {"who": "bot", "bot": "random"}])
    guest.go(f"/t/{table['id']}")
    expect(guest.button("web-lobby-start")).to_be_visible()
    expect(guest.page.get_by_label(guest.say("web-lobby-link"))).to_be_visible()
    yield "lobby"
    guest.go("/races")
    expect(guest.page.get_by_role("heading", name=guest.say("web-races"), exact=True)).to_be_visible()
    yield "my races"


def doors(guest: Guest, table: Message) -> Iterator[str]:
    """What somebody sees who comes to a friend's table: by its address, and by the invitation."""
    guest.go(f"/t/{table['id']}")
    expect(guest.button("web-petition-ask")).to_be_visible()
    yield "lobby, without an invitation"
    guest.button("web-petition-ask").click()
    expect(guest.dialog("web-petition-ask")).to_be_visible()
    yield "asking for a seat"
    guest.go(f"/t/{table['id']}#join={table['join']}")
    expect(guest.button("web-join-sit")).to_be_visible()
    yield "join"


def ticket_gagnant_table(guest: Guest) -> Iterator[str]:
    """A meeting, phase by phase."""
    table = guest.plays("ticket-gagnant", options={"races": 2, "first_player": 0})
    seen = ""
    while seen != "play":
        guest.wait_for_turn()
        seen = ticket_gagnant.asked(guest)
        yield seen
        if seen == "play":
            ticket_gagnant.hand(guest).first.click()
            yield "play, card picked"
            break
        ticket_gagnant.turn(guest, "steeplechase")
    guest.open_menu()
    yield "menu"
    guest.close_dialog()
    guest.seat_menu(guest.name)
    yield "seat menu"
    guest.close_dialog()
    guest.plays_on_elsewhere(table)
    expect(guest.dialog("web-result-title")).to_be_visible()
    yield "result"
    guest.verifies("web-verify-draw")
    expect(guest.page.get_by_text(guest.say("web-verify-good"))).to_be_visible()
    yield "result, verified"
    guest.close_dialog()
    yield "over"
    guest.go(f"/replay/{table['id']}")
    scrubber = guest.page.get_by_role("slider", name=guest.say("web-replay-scrub"))
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) // 2))
    yield "replay"


def finish_table(guest: Guest) -> Iterator[str]:
    """A programme, phase by phase."""
    table = guest.plays("finish")
    guest.wait_for_turn()
    yield "auction"
    while finish.turn(guest) == "bid":
        guest.wait_for_turn()
        if not guest.button("web-bids-pass").count():
            finish.bet(guest, "win", 0)
            yield "form"
    guest.sees_result()
    guest.close_dialog()
    yield "over"
    guest.button("finish-result-title", race=1).click()
    yield "order board"
    guest.go(f"/replay/{table['id']}")
    scrubber = guest.page.get_by_role("slider", name=guest.say("web-replay-scrub"))
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill(str(last - 1))
    yield "replay"


def plain_table(guest: Guest, title: str, **how: Any) -> Iterator[str]:
    """A game on the plain board: asked, over, and seen again."""
    table = guest.plays(title, **how)
    guest.go(f"/t/{table['id']}?board=plain")
    guest.see_table()
    guest.wait_for_turn()
    yield f"{title} on the plain board"
    guest.plays_on_elsewhere(table)
    expect(guest.dialog("web-result-title")).to_be_visible()
    yield f"result of {title}"
    guest.button("web-result-board").click()
    yield f"{title} on the plain board, over"
    guest.go(f"/replay/{table['id']}?board=plain")
    scrubber = guest.page.get_by_role("slider", name=guest.say("web-replay-scrub"))
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) // 2))
    yield f"replay of {title}"


WALKS: dict[str, Callable[[Guest], Iterator[str]]] = {
    "pages": pages,
    "ticket-gagnant": ticket_gagnant_table,
    "finish": finish_table,
}
