"""What is told of Finish Line, in both languages: dice, what they are used on, bets, a photo finish, a refusal."""

from __future__ import annotations

import pytest

from hippodrome.core.kinds import table_of
from hippodrome.core.wire import Event
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.events import Die, DieUsed, PlaceBet, Slip, WinBet
from hippodrome.texts import Texts
from hippodrome.texts.telling import Teller
from tests.games.finish_line.races import refused, rolled

ONE = Slip((WinBet(18, 1200),), (PlaceBet((11, 18), 100),))


def teller(lang: str, you: int | None = None) -> Teller:
    return Teller(Texts(lang), "finish-line", table_of(events.AnyEvent), ("Ada", "Ben", "Eva"), you)


@pytest.mark.parametrize(
    ("used", "english", "french"),
    [
        (DieUsed(1, Die("black", "side-bet")), "Ben uses side bet.", "Ben utilise pari latéral."),
        (DieUsed(1, Die("white", "horseshoe"), (5,)), "Ben uses horseshoe: 5.", "Ben utilise fer à cheval\u00a0: 5."),
        (
            DieUsed(1, Die("black", "pace"), (5, 11)),
            "Ben uses change of pace: 5 → 11.",
            "Ben utilise changement de rythme\u00a0: 5 → 11.",
        ),
        (
            DieUsed(1, Die("yellow", "interference"), (20, 11, 5)),
            "Ben uses interference: 20 · 11 · 5.",
            "Ben utilise interférence\u00a0: 20 · 11 · 5.",
        ),
        (
            DieUsed(1, Die("black", "tip"), (), ("white", "red")),
            "Ben uses tip (white and red).",
            "Ben utilise astuce (blanc et rouge).",
        ),
    ],
)
def test_a_die_is_told_with_what_it_is_used_on(used: DieUsed, english: str, french: str) -> None:
    assert teller("en").sentence(used) == english
    assert teller("fr").sentence(used) == french


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.DiceRolled(0, ("white", "white"), (Die("white", "blank"), Die("green", "outsider-1000"), Die("red"))),
            "You take white and white and roll blank (white), outsider 1,000 (green), red.",
            "Vous prenez blanc et blanc et lancez vide (blanc), outsider 1\u00a0000 (vert), rouge.",
        ),
        (
            events.BetsMade(0, ONE),
            "You bet: 1,200 on 18 to win, 100 on 11 and 18 for a place.",
            "Vous pariez\u00a0: 1\u00a0200 gagnant sur 18, 100 placé sur 11 et 18.",
        ),
        (events.BetsMade(0, Slip()), "You bet: no bets.", "Vous pariez\u00a0: aucun pari."),
        (
            events.BetsRevealed((ONE, Slip())),
            "The bets are shown. Ada W18 1,200, P11+18 100; Ben –.",
            "Les paris sont montrés. Ada G18 1\u00a0200, P11+18 100\u202f; Ben –.",
        ),
        (
            events.PhotoTaken((19, 3), (4, 2)),
            "Photo finish! 19: 4, 3: 2 horseshoes.",
            "Photo d’arrivée\u202f! 19\u00a0: 4, 3\u00a0: 2 fers.",
        ),
        (
            events.SideBetsSettled((1500, 0, -500)),
            "Side bets: Ada +1,500, Eva −500.",
            "Paris latéraux\u00a0: Ada +1\u00a0500, Eva −500.",
        ),
        (events.SideBetsSettled((0, 0, 0)), "Nobody owes a side bet.", "Personne ne doit de pari latéral."),
        (events.BetsSealed(2), "The bets of Eva are behind the screen.", "Les paris d’Eva sont derrière le paravent."),
        (events.ExtraActionTaken(1, 5), "Ben plays the extra action on 5.", "Ben joue l’action supplémentaire sur 5."),
        (events.ExtraActionTaken(1, None), "Ben leaves the extra action.", "Ben renonce à l’action supplémentaire."),
    ],
)
def test_dice_bets_and_horseshoes_are_told_as_people_say_them(event: Event, english: str, french: str) -> None:
    assert teller("en", you=0).sentence(event) == english
    assert teller("fr", you=0).sentence(event) == french


def test_dice_that_are_out_are_named_in_the_readers_language() -> None:
    problem = refused(rolled("black tip", "white blank", "red blank", out={"white": 1, "red": 2}), "use tip white white")
    assert teller("en").refusal(problem) == "A tip brings back 2 of the dice that are out: 1 white, 2 red."
    assert teller("fr").refusal(problem).endswith("1 blanc, 2 rouge.")
