"""Questions that are answered on a form, line by line, until Enter hands it in: offers, bets, insurance."""

from __future__ import annotations

from rich.text import Text

from hippodrome.cli.triple_couronne import advice, papers, slips
from hippodrome.cli.triple_couronne.answers import Slip, contracts_in, is_none, offers_in, slip_with
from hippodrome.cli.triple_couronne.asked import Asked
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne import actions, events
from hippodrome.games.triple_couronne.views import TripleCouronneView


class OffersQuestion(Asked):
    """TC-50, TC-52: horses for rent or for sale, each with a minimum."""

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        super().__init__(view, words)
        self.rent = self.choice.kind == "rentals"
        self.why = self.choice.kind
        self.horses = self.numbered(tuple(price.horse for price in self.choice.prices))
        self.least = {price.horse: price.least for price in self.choice.prices}
        self.drafted: dict[str, int] = {}
        self._before: dict[str, int] = {}

    def title(self) -> str:
        return self.say(f"triple-couronne-now-{self.choice.kind}")

    def paper(self, width: int, most: int) -> list[Text]:
        return papers.offers(self.view, self.words, width, self.drafted, self.rent)

    def hint(self) -> str:
        price = self.choice.prices[0]
        example = f"{self.words.number(price.horse)} {price.least // 1000}"
        return self.say("triple-couronne-ask-offers-more" if self.drafted else "triple-couronne-ask-offers-hint", example=example)

    def asks(self) -> str:
        return self.say(f"triple-couronne-ask-{self.choice.kind}")

    def default(self) -> Action:
        kind = actions.OfferForRent if self.rent else actions.OfferForSale
        return kind(tuple(events.Offer(horse, self.drafted[horse]) for horse in self.horses.values() if horse in self.drafted))

    def read(self, answer: str) -> Action | None:
        self._before = dict(self.drafted)
        if answer.lower() == "x":
            self.drafted = {}
            return None
        if is_none(answer):
            self.drafted = {}
            return self.default()
        found = offers_in(answer, self.horses, self.least, self.choice.step)
        if found is None:
            price = self.choice.prices[0]
            self.misread("triple-couronne-not-an-offer", example=f"{self.words.number(price.horse)} {price.least // 1000}")
            return None
        self.drafted = {horse: least for horse, least in (self.drafted | found).items() if least}
        return None

    def undo(self) -> None:
        self.drafted = self._before


class BetsQuestion(Asked):
    """TC-30 to TC-35: a betting slip."""

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        super().__init__(view, words)
        self.why = f"bets-{self.choice.pairs}" if self.choice.pairs else "bets"
        self.horses = self.numbered(self.choice.horses)
        self.slip = Slip()
        self._before = Slip()

    def title(self) -> str:
        return self.say("triple-couronne-now-bets")

    def paper(self, width: int, most: int) -> list[Text]:
        return slips.bets(self.view, self.words, width, self.slip, most)

    def _example(self) -> str:
        best = advice.by_odds(self.view, self.choice.horses)
        first, second = self.words.number(best[0]), self.words.number(best[1])
        return f"{first} 50, {first}+{second} 20" if self.choice.pairs else f"{first} 50"

    def hint(self) -> str:
        return self.say(
            "triple-couronne-ask-bets-more" if self.slip.total else "triple-couronne-ask-bets-hint", example=self._example()
        )

    def asks(self) -> str:
        return self.say("triple-couronne-ask-bets")

    def default(self) -> Action:
        return self.slip.action()

    def read(self, answer: str) -> Action | None:
        self._before = self.slip
        if answer.lower() == "x":
            self.slip = Slip()
            return None
        if is_none(answer):
            return actions.PlaceBets()
        found = slip_with(self.slip, answer, self.horses, self.choice.pairs == "ordered", self.choice.step)
        if found is None or found.too_long:
            self.misread("triple-couronne-slip-full" if found else "triple-couronne-not-a-bet", example=self._example())
            return None
        self.slip = found
        return None

    def undo(self) -> None:
        self.slip = self._before


class InsuranceQuestion(Asked):
    """TC-40 to TC-45: at most one contract of each kind."""

    why = "insurance"

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        super().__init__(view, words)
        every = tuple(price.horse for prices in slips.contracts(self.choice) for price in prices)
        self.horses = self.numbered(every)
        self.chosen: list[str | None] = [None, None, None]
        self._before = list(self.chosen)

    def title(self) -> str:
        return self.say("triple-couronne-now-insurance")

    def paper(self, width: int, most: int) -> list[Text]:
        return slips.insurance(self.view, self.words, width, self.chosen)

    def hint(self) -> str:
        example = f"a {min(self.horses)}" if any(self.chosen) else f"a {min(self.horses)}, c {max(self.horses)}"
        return self.say(
            "triple-couronne-ask-insurance-more" if any(self.chosen) else "triple-couronne-ask-insurance-hint", example=example
        )

    def asks(self) -> str:
        return self.say("triple-couronne-ask-insurance")

    def default(self) -> Action:
        return actions.Insure(*self.chosen)

    def read(self, answer: str) -> Action | None:
        self._before = list(self.chosen)
        if answer.lower() == "x":
            self.chosen = [None, None, None]
            return None
        if is_none(answer):
            return actions.Insure()
        found = contracts_in(answer, self.horses, self.chosen)
        if found is None:
            self.misread("triple-couronne-not-a-contract", example=f"a {min(self.horses)}")
            return None
        self.chosen = found
        return None

    def undo(self) -> None:
        self.chosen = self._before
