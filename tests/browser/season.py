"""Somebody who plays La Triple Couronne on the plain board: ticks, bids, hands in, some of it from now on without asking."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator

from tests.browser.playing import Guest

BID, MAXIMUM, SALES, ENTRIES, RENTALS, KEEP, BETS, INSURANCE = "bid", "maximum", "sell", "enter", "rent", "keep", "bets", "insure"
"""The words of the forms."""
WORTH = 1_500_000
"""What this player gives for a horse."""
STABLE = 4


class Owner:
    """Plays one season. What was chosen how often stands in `done`."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.done: Counter[str] = Counter()

    def turn(self, _: Guest) -> None:
        """Decide what is asked for."""
        guest = self.guest
        guest.settle()
        kind = guest.view()["choice"]["kind"]
        match kind:
            case "bid":
                self._bid()
            case "entries":
                self._enter()
            case "keep":
                self._tick(KEEP, guest.view()["choice"]["least"])
            case "sales":
                self._offer(SALES)
            case "rentals":
                self._offer(RENTALS)
            case "bets":
                self._bet()
            case "insurance":
                self._insure()
            case _:
                self._press()
        self.done[kind] += 1
        guest.settle()

    def form(self, kind: str) -> Locator:
        name = self.guest.say(f"triple-couronne-form-{kind}", **{"horses-1": ""}).strip()  # a bid goes on with the horse
        return self.guest.page.get_by_role("form", name=name, exact=kind not in (BID, MAXIMUM))

    def hand_in(self, form: Locator, key: str = "web-plain-hand-in", **facts: object) -> None:
        form.get_by_role("button", name=self.guest.say(key, **facts), exact=True).click()

    def from_now_on(self, decision: str, answer: str) -> None:
        """Have it answered so without being asked, this time too."""
        name = self.guest.say(f"triple-couronne-answer-{decision}-{answer}")
        asked = self.guest.view()["choice"]
        self.orders().get_by_role("button", name=name, exact=True).click()
        self.guest.wait_until(lambda: bool(self.guest.view()["choice"] != asked), "it is answered")

    def orders(self) -> Locator:
        """The standing orders beside the papers."""
        return self.guest.page.get_by_role("group", name=self.guest.say("web-orders"), exact=True)

    def order(self, decision: str, answer: str) -> Locator:
        """An order that stands, to be lifted."""
        decided, answered = (
            self.guest.say(f"triple-couronne-{key}") for key in (f"decision-{decision}", f"answer-{decision}-{answer}")
        )
        what = self.guest.say("web-orders-one", decision=decided, answer=answered)
        return self.orders().get_by_role("button", name=self.guest.say("web-orders-lift", what=what), exact=True)

    def _bid(self) -> None:
        """A horse of each auction for little money: by hand at first, then with a maximum."""
        view = self.guest.view()
        owned = sum(horse["owner"] == view["seat"] for horse in view["horses"])
        if view["phase"] != "auction" or owned >= STABLE or view["choice"]["least"] > WORTH:
            self.guest.button("triple-couronne-do-pass").click()
            self.done["pass"] += 1
        elif self.done["bid"] < 3:
            self.hand_in(self.form(BID), "triple-couronne-form-bid-do")
        else:
            form = self.form(MAXIMUM)
            form.get_by_role("textbox").fill(str(WORTH))
            self.hand_in(form, "triple-couronne-form-maximum-do")
            self.done["maximum"] += 1

    def _enter(self) -> None:
        """Ticked one by one the first time, then all with one press."""
        horses = self.guest.view()["choice"]["horses"]
        if not self.done["entries"]:
            self._tick(ENTRIES, len(horses))
        elif len(horses) == 1:
            self.form(ENTRIES).get_by_role("button", name=horses[0], exact=True).click()
        else:
            self.hand_in(self.form(ENTRIES), "web-plain-all", count=len(horses))

    def _tick(self, kind: str, count: int) -> None:
        form = self.form(kind)
        things = form.locator(".things").get_by_role("checkbox")
        for number in range(count):
            things.nth(number).check()
        self.hand_in(form, "web-plain-hand-in-some", count=count)

    def _offer(self, kind: str) -> None:
        """One horse for the least the first time; then nothing, from now on."""
        form, decision = self.form(kind), "sales" if kind == SALES else "rentals"
        if not self.done[decision]:
            form.get_by_role("checkbox").first.check()
            self.hand_in(form)
        else:
            self.from_now_on(decision, "none")

    def _bet(self) -> None:
        """On a winner and on a pair; every other time nothing."""
        form = self.form(BETS)
        if self.done["bets"] % 2:
            self.hand_in(form, "web-plain-hand-in-empty")
            return
        ticks = form.locator(".list").get_by_role("checkbox")
        lists = form.get_by_role("combobox")
        if ticks.count():
            ticks.first.check()
        else:
            lists.first.select_option(index=1)
        if self.guest.view()["choice"]["pairs"]:
            pair = form.get_by_role("group", name=self.guest.say("triple-couronne-field-pair"))
            for number in range(2):
                pair.get_by_role("combobox").nth(number).select_option(index=1 + number)
        self.hand_in(form)

    def _insure(self) -> None:
        """What is offered first; then nothing, from now on."""
        form = self.form(INSURANCE)
        prices = form.locator(".prices").get_by_role("button")
        if not self.done["insurance"] and prices.count():
            prices.first.click()
            self.hand_in(form)
        else:
            self.from_now_on("insurance", "none")

    def _press(self) -> None:
        """The last button of each step, until something is decided."""
        guest = self.guest
        sent = len(guest.sent)
        taken = guest.page.get_by_title(guest.say("web-plain-again"), exact=True)
        while len(guest.sent) == sent:
            steps = taken.count()
            guest.page.locator("fieldset").get_by_role("button").last.click()
            guest.wait_until(lambda: len(guest.sent) > sent or taken.count() > steps, "the press counts")  # noqa: B023
