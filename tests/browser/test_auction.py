"""At a sale nothing is bought by mistake: the desk never runs ahead of the ring, and a second click decides nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import finish
from tests.browser.playing import Guest
from tests.browser.stage import Stage

Guests = Callable[..., Guest]
# Every line is looked at in one go: it moves aside as soon as the first horse has moved.
UNCOVERED = """slip => [slip, ...slip.children].every((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return width * height > 0 && slip.contains(document.elementFromPoint(x + width / 2, y + height / 2))
})"""


def bids(guest: Guest) -> list[int]:
    """What this guest sent."""
    return [asked["action"]["amount"] for asked in guest.sent if asked["ask"] == "act" and asked["action"]["do"] == "bid"]


def bid_for(guest: Guest, amount: str, horse: str) -> Locator:
    """The button that bids so much for a horse."""
    return guest.page.get_by_role("button", name=guest.say("web-bids-do", amount=amount, horse=horse))


def two_friends(guest: Guests, **how: object) -> tuple[Guest, Guest]:
    """Two people at a sale; the one who is asked comes first."""
    ada, ben = guest("Ada", **how), guest("Ben", **how)
    table = ada.opens("finish", [{"who": "friend"}])
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    ada.button("web-lobby-start").click()
    ada.see_table()
    ben.see_table()
    return (ada, ben) if ada.is_asked() else (ben, ada)


def leave_maximum(guest: Guest, amount: int) -> None:
    guest.page.get_by_role("button", name=guest.say("web-bids-maximum")).click()
    panel = guest.dialog("web-bids-maximum-title", horse=guest.view()["auction"]["horse"])
    panel.get_by_role("textbox").fill(str(amount))
    panel.get_by_role("button", name=guest.say("web-bids-set"), exact=True).click()
    guest.settle()


def test_a_double_click_bids_once(guest: Guests) -> None:
    first, second = two_friends(guest)
    finish.bid(first)
    second.wait_for_turn()
    leave_maximum(second, 3000)  # every bid is answered at once: the button means the next one
    first.wait_for_turn()
    for count in range(2, 5):
        first.page.wait_for_timeout(500)  # what has just appeared is dead for a moment
        box = finish.bid_button(first).bounding_box()
        assert box
        where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        least = first.view()["choice"]["least"]
        first.page.mouse.click(*where)
        first.wait_until(lambda: first.view()["choice"]["least"] > least, "the bid is answered")  # noqa: B023
        first.settle()
        first.page.mouse.click(*where)
        first.page.wait_for_timeout(300)
        assert len(bids(first)) == count


def test_the_button_names_horse_and_amount_and_a_big_bid_is_asked_about_once(guest: Guests) -> None:
    first, _ = two_friends(guest)
    horse, least = first.view()["auction"]["horse"], first.view()["choice"]["least"]
    amounts = first.page.get_by_role("group", name=first.say("web-bids-amounts"))
    amounts.get_by_role("button", name="+1,000").click()
    much = f"{least + 1000:,}"
    bid_for(first, amount=much, horse=horse).click()
    expect(first.page.get_by_role("alert")).to_have_text(first.say("web-bids-doubt-jump", amount=much, more="1,000", horse=horse))
    assert not bids(first)
    first.button("web-bids-no").click()
    amounts.get_by_role("button", name=first.say("web-bids-other")).click()
    amounts.get_by_role("textbox").fill("6000")
    amounts.get_by_role("textbox").press("Tab")
    bid_for(first, amount="6,000", horse=horse).click()
    first.button("web-bids-yes", amount="6,000").click()
    first.settle()
    assert bids(first) == [6000]


def test_more_than_half_of_the_cash_is_asked_about_once_for_a_horse(guest: Guests) -> None:
    first, second = two_friends(guest)
    horse = first.view()["auction"]["horse"]
    amounts = first.page.get_by_role("group", name=first.say("web-bids-amounts"))
    amounts.get_by_role("button", name=first.say("web-bids-other")).click()
    amounts.get_by_role("textbox").fill("5000")
    amounts.get_by_role("textbox").press("Tab")
    bid_for(first, amount="5,000", horse=horse).click()
    first.button("web-bids-yes", amount="5,000").click()
    second.wait_for_turn()
    bid_for(second, amount="5,100", horse=horse).click()
    expect(second.page.get_by_role("alert")).to_have_text(
        second.say("web-bids-doubt-half", amount="5,100", more="0", horse=horse)
    )
    second.button("web-bids-yes", amount="5,100").click()
    first.wait_for_turn()
    finish.bid(first)  # asked, for it is above half for the first time
    second.wait_for_turn()
    bid_for(second, amount="5,300", horse=horse).click()
    second.settle()
    assert bids(second) == [5100, 5300]


def test_the_desk_waits_until_the_ring_shows_the_horse_that_it_bids_for(guest: Guests) -> None:
    first, second = two_friends(guest, motion=True, speed=1)
    sold = first.view()["auction"]["horse"]
    finish.bid(first)
    second.wait_for_turn()
    second.button("web-bids-pass").click()  # the hammer falls, and the second opens the next sale
    go = second.button("web-ahead-go")
    expect(go).to_be_visible()
    next_one = second.view()["auction"]["horse"]
    assert next_one != sold
    asked = second.page.get_by_role("button", name=second.say("web-bids-do", amount="", horse=next_one).split()[-1])
    expect(asked).to_have_count(0)
    expect(second.button("web-bids-pass")).to_have_count(0)
    expect(second.page.get_by_role("heading", name=sold, level=2)).to_be_visible()
    go.click()
    expect(second.page.get_by_role("heading", name=next_one, level=2)).to_be_visible()
    expect(finish.bid_button(second)).to_be_visible()


def test_a_maximum_cannot_be_left_for_a_horse_that_is_not_in_the_ring_yet(guest: Guests) -> None:
    first, second = two_friends(guest, motion=True, speed=1)
    finish.bid(first)
    second.wait_for_turn()
    second.button("web-bids-pass").click()
    envelope = first.page.get_by_role("button", name=first.say("web-bids-maximum"))
    expect(first.page.get_by_text(first.say("finish-hammer"))).to_be_visible()
    expect(envelope).to_have_count(0)
    expect(envelope).to_be_visible()


def test_the_payments_stay_until_one_goes_on(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage)
    finish.forms(ada, stage, races=2)
    finish.turn(ada)
    heading = ada.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(ada.say("web-finish-result"))
    order = ada.page.get_by_role("region", name=ada.say("finish-result-title", race=1))
    expect(order).to_be_visible()
    expect(ada.page.get_by_role("group", name=ada.say("web-finish-my-slip"))).to_be_visible()  # nothing lies over it
    paid = [event for event in ada.events() if event["event"] == "MoneyMoved" and event["payee"] == ada.view()["seat"]]
    brings = sum(event["amount"] for event in paid)
    told = f"+{brings:,}" if brings else "0"
    expect(ada.text("web-finish-brought").locator("..").get_by_text(told, exact=True)).to_be_visible()
    ada.goes_on()
    expect(order).to_have_count(0)
    expect(heading).to_contain_text(ada.say("finish-race-of", race=2, races=2))


def test_while_the_horses_run_the_headline_says_so_and_nothing_covers_the_bets(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, motion=True)
    finish.forms(ada, stage)
    ada.page.get_by_role("button", name=ada.say("web-speed-times", speed=1)).first.click()
    finish.bet(ada, "win", 0)
    finish.handing_in(ada).click()
    heading = ada.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(ada.say("web-finish-race"))
    slip = ada.page.get_by_role("group", name=ada.say("web-finish-my-slip"))
    expect(slip).to_be_visible()
    assert slip.evaluate(UNCOVERED)
    expect(ada.text("web-finish-if-now")).to_be_visible()  # from now on it says beside them what they would bring
    assert slip.evaluate(UNCOVERED)
