"""The figures that stand beside each decision of La Triple Couronne are those that the rules and the form say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from hippodrome.core.log import Log
from hippodrome.core.record import Match
from hippodrome.games.triple_couronne.outlook import CONTRACTS
from tests.browser import triple_couronne
from tests.browser.looking import resize
from tests.browser.playing import Guest
from tests.browser.stage import Stage
from tests.browser.triple_couronne_phases import LATE, TITLE, asked, giving_up, keeping, laid, until

Guests = Callable[..., Guest]
DESKTOP, PHONE = (1440, 900), (390, 664)
SEATS = 4


class Figures:
    """Amounts and chances as a guest reads them; and what the engine says of a match."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def lies(self, stage: Stage, match: Match) -> Any:
        """Lay a table; what would follow there for the first seat."""
        setup = match.header.setup
        stage.race(self.guest, laid(match), title=TITLE, edition=setup.edition, options=setup.options)
        self.guest.wait_for_turn()
        return match.game.outlook(match.state, 0, Log().told_to(0, ()))

    def whole(self, amount: int) -> str:
        return f"{self.guest.figure(amount)} F"

    def short(self, amount: int) -> str:
        if amount < 1000:
            return self.whole(amount)
        unit, size = ("web-millions", 1_000_000) if amount >= 1_000_000 else ("web-thousands", 1000)
        return self.guest.say(unit, amount=amount / size)

    def often(self, permille: int) -> str:
        return "<1%" if permille < 10 else f"≈{int(permille / 10 + 0.5)}%"

    def pick(self, horse: str) -> Locator:
        """A horse on a paper."""
        return self.guest.page.locator(".pick", has_text=horse)

    def paper(self, key: str, **facts: str) -> Locator:
        return self.guest.page.get_by_role("group", name=self.guest.say(key, **facts), exact=True)


def reads(where: Locator, *words: str) -> None:
    """All of that stands there, however it is spaced."""
    text = re.sub(r"\s+", "", where.text_content() or "")
    missing = [word for word in words if re.sub(r"\s+", "", word) not in text]
    assert not missing, f"{missing} not in {text}"


def by_horse(told: Any) -> dict[str, Any]:
    return {each.horse: each for each in told}


def test_figures_of_a_bid_a_sale_and_a_rental(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, size=DESKTOP)
    show, say = Figures(ada), ada.say
    match = until(asked("bid", "auction"), SEATS)
    about, view = show.lies(stage, match), match.view(0)
    lot, card = about.lot, next(card for card in view.catalogue if card.name == about.lot.horse)
    desk, ring = ada.page.locator(".lot"), ada.page.locator("[data-guide=lot]")
    reads(desk, f"≈{show.whole(by_horse(about.worth)[lot.horse].worth)}", show.whole(card.suggested), show.whole(lot.cash_after))
    reads(desk, f"{show.whole(lot.fees)}+{ada.figure(lot.more_fees)}")
    reads(desk, *(f"{day.race}. {view.programme[day.race - 1].name}{show.short(day.first)}" for day in lot.races))
    reads(desk, *(say("web-tc-gaps", count=len(one.gaps), ages=", ".join(map(str, one.gaps))) for one in lot.rivals))
    reads(desk, *(show.short(one.cash) for one in lot.rivals))
    reads(ring, lot.horse, f"×{card.odds}", ada.figure(card.reserve), *map(str, card.moves))
    reads(triple_couronne.main(ada), lot.horse)
    resize(ada, PHONE)
    ada.button("web-tc-details").click()
    reads(ada.dialog("web-tc-lot-title", horse=lot.horse), show.whole(lot.cash_after))
    ada.close_dialog()
    resize(ada, DESKTOP)

    match = until(asked("sales", race=LATE), SEATS, auction=False)
    about = show.lies(stage, match)
    for band, offer in zip(match.view(0).choice.prices, about.offers, strict=True):
        words = [f"{show.whole(band.least)}–{show.whole(band.most)}", show.short(by_horse(about.worth)[band.horse].worth)]
        reads(show.pick(band.horse), *words)
        assert show.pick(band.horse).locator(".buyers svg").count() == len(offer.buyers)

    match = until(asked("bid", "rental"), SEATS)
    about, bounds = show.lies(stage, match), match.view(0).lot
    gain = by_horse(about.chances)[bounds.horse].gain
    reads(ada.page.locator(".lot"), f"{ada.figure(bounds.least)}–{show.whole(bounds.most)}", f"≈{show.whole(gain)}")


def test_figures_of_entries_mounts_and_runners_to_keep_or_give_up(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, size=DESKTOP)
    show, say = Figures(ada), ada.say
    match = until(lambda view: asked("entries", race=LATE)(view) and 0 < len(view.choice.horses) < 4, SEATS)
    about, view = show.lies(stage, match), match.view(0)
    chances, entries = by_horse(about.chances), by_horse(about.entries)
    assert any(entries[horse].closes or entries[horse].handicap for horse in view.choice.horses)
    for horse in view.choice.horses:
        wins, placed = show.often(chances[horse].win), show.often(chances[horse].placed)
        reads(show.pick(horse), say("web-tc-wins", chance=wins), say("web-tc-placed", chance=placed))
        reads(show.pick(horse), *(view.programme[race - 1].name for race in (*entries[horse].closes, *entries[horse].opens)))
    reads(ada.page.locator(".fees"), show.whole(view.fee), show.whole(view.fee * len(view.choice.horses)))
    barred = ada.page.get_by_role("list", name=say("web-tc-barred")).get_by_role("listitem")
    assert barred.count() == len(about.barred) > 0
    for at, horse in enumerate(about.barred):
        reads(barred.nth(at), say(f"web-tc-barred-{horse.why.why}"), horse.horse)

    match = until(asked("mounts", race=LATE), SEATS)
    about, view = show.lies(stage, match), match.view(0)
    cards = {card.id: card.name["en"] for card in match.game.box.race_cards.list}
    for jockey in (jockey for jockey in view.jockeys if jockey.name in view.choice.names):
        paper = show.paper("web-tc-what-rides", jockey=jockey.name)
        reads(paper, cards[jockey.asset], say("triple-couronne-wins", wins=jockey.wins))
        reads(paper, *(horse + show.often(by_horse(about.chances)[horse].win) for horse in view.choice.horses))

    for match in (keeping(SEATS), giving_up(SEATS)):
        about, view = show.lies(stage, match), match.view(0)
        for horse in view.choice.horses:
            reads(show.pick(horse), show.short(by_horse(about.worth)[horse].worth))
        owed = view.fee if view.choice.kind == "keep" else abs(view.track.owed)
        reads(ada.page.locator(".below"), show.whole(owed))


def test_figures_of_bets_and_contracts_and_where_stakes_stop(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, size=DESKTOP)
    show, say = Figures(ada), ada.say
    match = until(asked("bets", race=LATE), SEATS)
    bets = show.lies(stage, match).bets
    pair = next(bet for bet in bets.bets if len(bet.horses) == 2)
    step = match.view(0).choice.step
    triple_couronne.write_slip(
        ada,
        {
            "wins": [{"horse": bet.horses[0]} for bet in bets.bets[:2]],
            "pairs": [dict(zip(("first", "second"), pair.horses, strict=True))],
        },
    )
    lines = ada.page.get_by_role("list", name=say("web-tc-slip")).get_by_role("listitem")
    for bet in (*bets.bets[:2], pair):
        written = lines.filter(has=ada.page.get_by_role("button", name=re.compile("^" + " – ".join(bet.horses) + "[,:]")))
        reads(written, ada.figure(step * bet.doubled // 2), show.often(bet.chance))
    reads(ada.page.locator(".cap"), show.whole(bets.cap), show.whole(3 * step))
    ada.button("web-tc-rub-all").click()
    triple_couronne.row(ada, pair.horses[0]).click()
    triple_couronne.row(ada, pair.horses[1]).click()
    for _ in range(2):  # as much as can bring something, and no step more
        ada.button("web-tc-fill").click()
        ada.button("web-tc-more").click()
        reads(ada.page.locator(".cap"), say("web-tc-hitch-cap"))
    reads(triple_couronne.main(ada), ada.figure(pair.most))

    match = until(asked("insurance", race=LATE), SEATS)
    about = show.lies(stage, match)
    for kind in CONTRACTS:
        contract = next(each for each in about.insurance if each.kind == kind and each.why is None)
        words = [show.short(contract.premium), show.short(contract.pays), show.short(contract.most), show.often(contract.often)]
        reads(show.paper(f"web-tc-contract-{kind}"), contract.horse, *words)
