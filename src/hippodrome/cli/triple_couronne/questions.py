"""The questions of a season, each with a default on Enter: how it is put, and what an answer means."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from hippodrome.cli.triple_couronne import advice, papers, sale
from hippodrome.cli.triple_couronne.answers import bid_in, horses_in, is_all, is_none, mounts_in, numbers_in
from hippodrome.cli.triple_couronne.asked import Asked, Question
from hippodrome.cli.triple_couronne.drafts import BetsQuestion, InsuranceQuestion, OffersQuestion
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.views import TripleCouronneView


class StableQuestion(Asked):
    """TC-5, TC-6: a colour."""

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        super().__init__(view, words)
        self.best = advice.stable(view, self.choice)
        self.why = "stable-auction" if view.auction else "stable"

    def title(self) -> str:
        return self.say("triple-couronne-now-stables")

    def paper(self, width: int, most: int) -> list[Text]:
        return papers.stables(self.view, self.words, width, self.choice.names, self.best)

    def hint(self) -> str:
        return self.say("triple-couronne-ask-stable-hint", most=len(self.choice.names), best=self.words.colour(self.best))

    def asks(self) -> str:
        return self.say("triple-couronne-ask-stable")

    def default(self) -> Action:
        return actions.TakeStable(self.best)  # type: ignore[arg-type]  # a colour found in the view

    def read(self, answer: str) -> Action | None:
        names = self.choice.names
        numbers = numbers_in(answer)
        if numbers is not None and len(numbers) == 1 and 1 <= numbers[0] <= len(names):
            return actions.TakeStable(names[numbers[0] - 1])  # type: ignore[arg-type]  # a colour found in the view
        starts = [colour for colour in names if self.words.colour(colour).lower().startswith(answer.lower())]
        if len(starts) == 1:
            return actions.TakeStable(starts[0])  # type: ignore[arg-type]  # a colour found in the view
        self.misread("triple-couronne-not-a-number", most=len(names))
        return None


class JockeyQuestion(Asked):
    """TC-8: a jockey."""

    why = "jockey"

    def title(self) -> str:
        return self.say("triple-couronne-now-jockeys")

    def paper(self, width: int, most: int) -> list[Text]:
        return papers.jockeys(self.view, self.words, width, self.choice.names)

    def hint(self) -> str:
        return self.say("triple-couronne-ask-jockey-hint", jockey=self.words.plain(self.choice.names[0]))

    def asks(self) -> str:
        return self.say("triple-couronne-ask-jockey")

    def default(self) -> Action:
        return actions.TakeJockey(self.choice.names[0])

    def read(self, answer: str) -> Action | None:
        numbers = numbers_in(answer)
        if numbers is not None and len(numbers) == 1 and 1 <= numbers[0] <= len(self.view.jockeys):
            return actions.TakeJockey(self.view.jockeys[numbers[0] - 1].name)
        self.misread("triple-couronne-not-a-number", most=len(self.view.jockeys))
        return None


class BidQuestion(Asked):
    """TC-6, TC-50, TC-52: a bid, a maximum, or a pass."""

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        super().__init__(view, words)
        assert view.lot is not None
        self.lot = view.lot
        self.why = "auction" if self.lot.seller is None else "rental" if self.lot.rent else "sale"

    def title(self) -> str:
        return sale.title(self.view, self.words)

    def paper(self, width: int, most: int) -> list[Text]:
        return sale.lay(self.view, self.words, width)

    def hint(self) -> str:
        default = self.default()
        does = self.say("triple-couronne-enter-passes")
        if isinstance(default, actions.SetMaximum):
            does = self.say("triple-couronne-enter-bids", amount=self.words.francs(default.amount))
        return self.say("triple-couronne-ask-bid-hint", enter=does)

    def asks(self) -> str:
        return self.say("triple-couronne-ask-bid")

    def default(self) -> Action:
        return advice.bid(self.view, self.choice)

    def read(self, answer: str) -> Action | None:
        found = bid_in(answer, self.choice.least, self.choice.step)
        if found is None:
            self.misread(
                "triple-couronne-not-a-bid", least=self.words.francs(self.choice.least), most=self.words.francs(self.choice.most)
            )
        return found


class TakerQuestion(Asked):
    """TC-50, TC-52: who of several gets the horse."""

    why = "taker"

    def title(self) -> str:
        return self.say("triple-couronne-now-taker")

    def paper(self, width: int, most: int) -> list[Text]:
        return sale.takers(self.view, self.words, width)

    def hint(self) -> str:
        return self.say("triple-couronne-ask-taker-hint", seat=self.words.label(self.choice.seats[0]))

    def asks(self) -> str:
        return self.say("triple-couronne-ask-taker")

    def default(self) -> Action:
        return actions.ChooseTaker(self.choice.seats[0])

    def read(self, answer: str) -> Action | None:
        numbers = numbers_in(answer)
        if numbers is not None and len(numbers) == 1 and 1 <= numbers[0] <= len(self.choice.seats):
            return actions.ChooseTaker(self.choice.seats[numbers[0] - 1])
        self.misread("triple-couronne-not-a-number", most=len(self.choice.seats))
        return None


class HorsesQuestion(Asked):
    """Some of one's horses: to be entered (TC-10), kept (TC-53) or given up (TC-54)."""

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        super().__init__(view, words)
        kind = self.choice.kind
        self.horses = self.numbered(self.choice.horses)
        self.why = "entries-free" if kind == "entries" and not view.fee else kind
        if kind == "entries":
            self.best = advice.entries(view, self.choice)
        elif kind == "keep":
            self.best = advice.keep(view, self.choice)
        else:
            self.best = (advice.give_up(view, self.choice),)

    def title(self) -> str:
        return self.say(f"triple-couronne-now-{self.choice.kind}")

    def paper(self, width: int, most: int) -> list[Text]:
        if self.choice.kind == "entries":
            return papers.entries(self.view, self.words, width, self.choice.horses, self.best)
        if self.choice.kind == "keep":
            title = self.say("triple-couronne-keep-title", count=self.choice.most)
        else:
            owed = -self.view.track.owed if self.view.track is not None else 0
            title = self.say("triple-couronne-give-up-title", owed=self.words.francs(owed))
        return papers.horses(self.view, self.words, width, title, self.choice.horses, self.best)

    def hint(self) -> str:
        shown = {"give-up": 1, "keep": self.choice.most}.get(self.choice.kind, 2)
        example = " ".join(str(number) for number in list(self.horses)[:shown])
        if self.choice.kind == "entries":
            every = len(self.best) == len(self.choice.horses)
            does = self.say(
                "triple-couronne-enter-all" if every else "triple-couronne-enter-some",
                count=len(self.best),
                horses=self.words.named(self.best),
            )
            return self.say("triple-couronne-ask-entries-hint", enter=does, example=example)
        return self.say("triple-couronne-ask-horses-hint", horses=self.words.named(self.best), example=example)

    def asks(self) -> str:
        return self.say(f"triple-couronne-ask-{self.choice.kind}")

    def default(self) -> Action:
        return self._action(self.best)

    def _action(self, horses: tuple[str, ...]) -> Action:
        if self.choice.kind == "entries":
            return actions.EnterHorses(horses)
        return actions.KeepEntries(horses) if self.choice.kind == "keep" else actions.GiveUpHorse(horses[0])

    def read(self, answer: str) -> Action | None:
        if self.choice.kind == "entries" and is_none(answer):
            return actions.EnterHorses()
        if self.choice.kind == "entries" and is_all(answer):
            return actions.EnterHorses(self.choice.horses)
        found = horses_in(answer, self.horses)
        if found is not None and (self.choice.kind != "give-up" or len(found) == 1):
            return self._action(found)
        self.misread("triple-couronne-not-horses", horses=", ".join(str(number) for number in self.horses))
        return None


class MountsQuestion(Asked):
    """TC-13: who rides what."""

    why = "mounts"

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        super().__init__(view, words)
        self.horses = self.numbered(self.choice.horses)
        self.best = advice.mounts(view, self.choice)

    def title(self) -> str:
        return self.say("triple-couronne-now-mounts")

    def paper(self, width: int, most: int) -> list[Text]:
        return papers.mounts(self.view, self.words, width, self.best)

    def hint(self) -> str:
        example = " ".join([str(number) for number in self.horses] + ["-"]).split(" ")[:2]
        return self.say("triple-couronne-ask-mounts-hint", example=" ".join(example))

    def asks(self) -> str:
        return self.say("triple-couronne-ask-mounts")

    def default(self) -> Action:
        return self.best

    def read(self, answer: str) -> Action | None:
        if is_none(answer):
            return actions.MountJockeys()
        found = mounts_in(answer, self.horses)
        if found is None:
            self.misread("triple-couronne-not-mounts", horses=", ".join(str(number) for number in self.horses))
        return found


_QUESTIONS: dict[str, Callable[[TripleCouronneView, Words], Question]] = {
    "stable": StableQuestion,
    "jockey": JockeyQuestion,
    "bid": BidQuestion,
    "taker": TakerQuestion,
    "sales": OffersQuestion,
    "entries": HorsesQuestion,
    "rentals": OffersQuestion,
    "mounts": MountsQuestion,
    "keep": HorsesQuestion,
    "bets": BetsQuestion,
    "insurance": InsuranceQuestion,
    "give-up": HorsesQuestion,
}


def question_of(view: TripleCouronneView, words: Words) -> Question:
    """The question that the view has to answer."""
    assert view.choice is not None
    return _QUESTIONS[view.choice.kind](view, words)
