"""Nobody is sent a secret of another: every byte of whole games is looked at, with what only the true record knows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.events import CardsDealt, PredictionsRevealed, RaceRanked, RaceStarted
from hippodrome.server.people import person_of
from tests.server.evenings import PLANNED, Evening, People, everywhere, leaves, play
from tests.server.playing import Duel, Live, Message, Person

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("secrets")]  # they share what is started for them
CARD = re.compile(r"([1-7]x[1-3]|[1-7]=[1-7]|J)")


@pytest.fixture(scope="module")
def module_people(server: Any) -> Iterator[People]:
    made: list[Person] = []

    def make(*names: str) -> list[Person]:
        made.extend(found := [Person(server, name) for name in names])
        return found

    yield make
    for person in made:
        person.leave()


EVENINGS: dict[str, tuple[str, Message]] = {
    "ticket-gagnant": ("ticket-gagnant", {}),
    "hidden-predictions": ("ticket-gagnant", {"options": {"races": 3, "hidden_predictions": True}, "clock": "relaxed"}),
    "finish": ("finish", {"options": {"races": 2}, "clock": "relaxed"}),
    "finish-line": ("finish-line", {"clock": "relaxed"}),
    "triple-couronne": ("triple-couronne", {"edition": "complet", "clock": "relaxed"}),
}
of_ticket_gagnant = pytest.mark.parametrize("evening", ["ticket-gagnant", "hidden-predictions"], indirect=True)
of_finish = pytest.mark.parametrize("evening", ["finish"], indirect=True)
of_finish_line = pytest.mark.parametrize("evening", ["finish-line"], indirect=True)
of_sealed_bets = pytest.mark.parametrize("evening", ["finish", "finish-line"], indirect=True)
of_auctions = pytest.mark.parametrize("evening", ["finish", "triple-couronne"], indirect=True)
of_triple_couronne = pytest.mark.parametrize("evening", ["triple-couronne"], indirect=True)
PAPERS = {"OffersMade", "EntriesMade", "MountsMade", "BetsMade", "ContractsMade"}
"""What La Triple Couronne tells a seat of its own papers."""


@pytest.fixture(scope="module", params=EVENINGS)
def evening(request: pytest.FixtureRequest, module_people: People) -> Evening:
    title, more = EVENINGS[request.param]
    return play(module_people, title, 21, **more)


# Whatever the game


def test_events_for_one_seat_reach_no_other(evening: Evening) -> None:
    private = {"CardsDealt", "PredictionMade", "MaximumSet", *PAPERS}
    seen = set()
    for seat, heard, _ in everywhere(evening):
        for event in heard:
            if event["event"] in private:
                assert event["seat"] == seat, event
                seen.add(event["event"])
    assert seen  # there was something to keep


def test_nobody_but_the_seat_itself_is_told_what_it_may_choose(evening: Evening) -> None:
    for seat, _, game in everywhere(evening):
        assert game["view"].get("seat", seat) == seat
        if seat is None:
            assert game["view"].get("choice") is None
            assert not game["undo"]


def _horses_of(heard: list[Message], seat: int) -> set[str]:
    """All that a seat of La Triple Couronne has ever owned."""
    bought = {event["horse"] for event in heard if event["event"] == "HorseSold" and event["seat"] == seat}
    taken = {event["colour"] for event in heard if event["event"] == "StableTaken" and event["seat"] == seat}
    catalogue = load_game("triple-couronne").box.horses.list
    return bought | {horse.name for horse in catalogue if horse.colour in taken}


def test_what_would_follow_is_told_to_the_seat_itself_and_to_nobody_else(evening: Evening) -> None:
    """Its outlook is told to a seat that owes a choice (or has just seen a race); to spectators none, and in no other message."""
    told = 0
    for seat, heard, game in everywhere(evening):
        ahead = game["outlook"]
        if seat is None:
            assert ahead is None
        elif ahead is not None:
            told += 1
            if "plays" in ahead:
                own = [event["places"] for event in heard if event["event"] == "PredictionMade"][-1]
                assert [pick and pick["horse"] for pick in ahead["now"]["ticket"]] == own
                assert {each["card"] for each in ahead["barred"]} <= {c for e in heard for c in e.get("cards", ())}
            if "calendar" in ahead:
                assert {mark["horse"] for mark in ahead["calendar"]} <= _horses_of(heard, seat)
                continue
            for standing in ahead.get("race", ()):
                assert [bet["lane"] for bet in standing["bets"]] == _lanes_of(heard, seat)
            for standing in ahead.get("race", ()):
                sold = [event for event in heard if event["event"] == "HorseSold" and event["seat"] == seat]
                assert {horse["price"] for horse in standing["horses"]} <= {event["price"] for event in sold}
    assert told


def test_what_would_follow_stands_in_no_other_byte(evening: Evening) -> None:
    """Every outlook that a seat was told is looked for in everything that the others were sent, and in all that came by HTTP."""
    for person in evening.people:
        assert not any(b'"outlook"' in answer for answer in person.answers)
    said: list[set[str]] = [set(), set(), set()]
    for live in evening.lives[:3]:
        for raw in live.raw:
            game = json.loads(raw).get("game")
            if game and game["outlook"] and any(game["outlook"].get(part) for part in ("plays", "follows", "calendar")):
                said[live.seat].add(json.dumps(game["outlook"], separators=(",", ":"), ensure_ascii=False))
    for seat, outlooks in enumerate(said):
        for other, sent in enumerate(evening.sent):
            if other != seat:
                assert not [found for found in outlooks if found in sent]
    assert sum(map(len, said)) > 20 or evening.lives[0].table["title"] == "finish"


def test_what_would_follow_is_told_only_to_those_who_ask_for_it(people: People) -> None:
    duel = Duel(*people("Ada", "Ben"))
    duel.play_until("race")
    mover = duel.mover()
    assert all(told["game"]["outlook"] is None for told in mover.messages if told.get("game"))
    asking = (duel.ada, duel.ben)[duel.lives.index(mover)].live(duel.table, outlook=True)
    [welcome] = [told for told in asking.messages if told["tell"] == "welcome"]
    assert len(welcome["game"]["outlook"]["plays"]) == len(welcome["game"]["view"]["choice"]["actions"])


def test_what_would_follow_is_kept_nowhere(evening: Evening) -> None:
    for line in evening.truth.lines:
        assert "outlook" not in line and "standings" not in line
    assert "outlook" not in evening.people[0].server.log.read_text()


def _lanes_of(heard: list[Message], seat: int) -> list[int]:
    """The lanes that a seat has betted on, to win and for a place."""
    slip = [event["slips"][seat] for event in heard if event["event"] == "BetsRevealed"][-1]
    return [bet["lane"] for bet in (slip["win"], *slip["places"]) if bet]


def test_the_seed_is_told_to_nobody_before_the_end_and_then_only_with_the_record(evening: Evening) -> None:
    seed = evening.truth.header.seed
    for sent in evening.sent:
        assert seed not in sent and seed[:16] not in sent


def test_no_nonce_is_told_before_the_end(evening: Evening) -> None:
    for nonce in evening.truth.header.nonces:
        for sent in evening.sent:
            assert nonce not in sent


def test_the_secret_of_the_invitation_is_told_to_nobody_but_the_host(evening: Evening) -> None:
    for sent in evening.sent[1:]:
        assert evening.table["join"] not in sent


def test_a_recovery_secret_is_told_once_and_to_nobody_else(evening: Evening) -> None:
    assert evening.recovery
    for secret in evening.recovery:
        assert sum(sent.count(secret) for sent in evening.sent) == 1


def test_neither_cookies_nor_what_is_made_of_them_are_sent_to_anybody(evening: Evening) -> None:
    for sent in evening.sent:
        for person in evening.people:
            assert person.secret not in sent and person_of(person.secret) not in sent


def test_the_log_holds_no_secret_even_at_level_debug(evening: Evening) -> None:
    log = evening.people[0].server.log.read_text()
    header = evening.truth.header
    secrets = [header.seed, *header.nonces, evening.table["join"], *evening.recovery]
    for person in evening.people:
        secrets += [person.secret, person_of(person.secret)]
    assert '"level":"info"' in log  # it was looked at what was there
    for secret in secrets:
        assert secret not in log


def test_the_log_holds_nothing_that_was_sent_to_anybody(evening: Evening) -> None:
    log = evening.people[0].server.log.read_text()
    for words in ('\\"hand\\"', "CardsDealt", "MaximumSet", "hippodrome=", "cookie"):
        assert words not in log


def test_nothing_in_a_message_is_named_like_a_secret(evening: Evening) -> None:
    for person in evening.people:
        for live in person.lives:
            for told in live.messages:
                told = {name: value for name, value in told.items() if name != "box"}
                for path, _ in leaves(told):
                    assert not {"seed", "join", "nonce", "nonces", "recovery", "maxima", "hands", "person", "secret"} & set(
                        path
                    ), path


# Ticket Gagnant


@of_ticket_gagnant
def test_every_card_that_is_named_is_ones_own_or_was_played(evening: Evening) -> None:
    dealt: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for event, _ in evening.truth.log:
        if isinstance(event, CardsDealt):
            dealt[event.seat] |= set(event.cards)
    for seat, heard, game in everywhere(evening):
        own = dealt[seat] if seat is not None else set()
        shown = {event["card"] for event in heard if event["event"] in ("CardPlayed", "CardDiscarded")}
        for path, leaf in leaves(game):
            if not isinstance(leaf, str) or not CARD.fullmatch(leaf):
                continue
            match path:
                case ("view", "hand", _) | ("view", "choice", "actions", _, "card") | ("outlook", "barred", _, "card"):
                    assert leaf in own, (path, leaf)
                case ("view", "played", _):
                    assert leaf in shown, (path, leaf)
                case ("events", number, "card"):
                    assert game["events"][number]["event"] in ("CardPlayed", "CardDiscarded")
                case ("events", number, "cards", _):
                    assert game["events"][number]["event"] == "CardsDealt" and game["events"][number]["seat"] == seat
                case _:
                    raise AssertionError(f"a card where none should be: {path}")


@of_ticket_gagnant
def test_a_hand_is_told_as_it_is_and_to_its_seat_only(evening: Evening) -> None:
    for seat, heard, game in everywhere(evening):
        if "hand" not in game["view"]:
            continue
        hand: list[str] = []
        for event in heard:
            if event["event"] == "CardsDealt":
                hand = list(event["cards"])
            elif event["event"] in ("CardPlayed", "CardDiscarded") and event["seat"] == seat:
                hand.remove(event["card"])
            elif event["event"] == "ActionUndone":
                return
        if heard and heard[-1]["event"] not in ("RaceAnnounced", "MeetingEnded"):
            assert sorted(game["view"]["hand"]) == sorted(hand)


@of_ticket_gagnant
def test_tickets_of_others_are_told_only_once_they_are_revealed(evening: Evening) -> None:
    for seat, heard, game in everywhere(evening):
        kinds = [event["event"] for event in heard]
        sealed, revealed = last(kinds, "PredictionSealed"), last(kinds, "PredictionsRevealed")
        if game["view"].get("tickets") is not None:
            assert revealed > sealed
        if game["view"].get("ticket") is not None:
            own = [event["places"] for event in heard if event["event"] == "PredictionMade"]
            assert seat is not None and game["view"]["ticket"] == own[-1]


@of_ticket_gagnant
def test_hidden_tickets_are_revealed_only_after_the_last_card(evening: Evening) -> None:
    started: RaceStarted | None = None
    revealed = 0
    for event, _ in evening.truth.log:
        if isinstance(event, RaceStarted):
            started = event
        elif isinstance(event, RaceRanked):
            started = None
        elif isinstance(event, PredictionsRevealed):
            assert started is None or not started.hidden
            revealed += 1
    assert revealed == 3


def last(kinds: list[str], kind: str) -> int:
    return max((number for number, found in enumerate(kinds) if found == kind), default=-1)


# Finish, and what it has in common with others


@of_auctions
def test_a_standing_maximum_is_told_to_its_seat_only(evening: Evening) -> None:
    told = 0
    for seat, heard, game in everywhere(evening):
        maximum = game["view"].get("maximum", 0)
        if maximum:
            own = [event["amount"] for event in heard if event["event"] == "MaximumSet" and event["seat"] == seat]
            assert own and own[-1] == maximum
            told += 1
    assert told


@of_sealed_bets
def test_betting_forms_are_told_to_their_seats_only_until_all_are_revealed(evening: Evening) -> None:
    for seat, heard, game in everywhere(evening):
        kinds = [event["event"] for event in heard]
        if game["view"].get("slips") is not None:
            assert last(kinds, "BetsRevealed") > last(kinds, "BetsSealed")
        if game["view"].get("slip") is not None:
            own = [event["slip"] for event in heard if event["event"] == "BetsMade" and event["seat"] == seat]
            assert own and own[-1] == game["view"]["slip"]


# Finish Line


@of_finish_line
def test_every_stake_and_every_return_that_is_named_is_ones_own_or_was_revealed(evening: Evening) -> None:
    """Bets, and what is made of them, are found by what they are called, wherever they may stand in a message."""
    found = set()
    for seat, heard, game in everywhere(evening):
        own = next((event["slip"] for event in reversed(heard) if event["event"] == "BetsMade"), None)
        stakes = [] if own is None else sorted(bet["stake"] for bet in (*own["wins"], *own["places"]))
        for path, leaf in leaves(game):
            if not {"stake", "stakes", "pays", "least", "slip", "slips", "bets", "wins"} & set(path):
                continue
            match path:
                case ("view", "slip") if leaf is None:
                    pass
                case ("view", "slips", *_):
                    assert game["view"]["phase"] == "over" or leaf is None
                case ("events", number, "slips", *_):
                    assert game["events"][number]["event"] == "BetsRevealed"
                case ("events", number, "slip", *_):
                    assert game["events"][number]["event"] == "BetsMade" and game["events"][number]["seat"] == seat
                case ("view", "slip", *_):
                    assert seat is not None and game["view"]["slip"] == own
                case ("outlook", *_):
                    assert seat is not None and own is not None
                    ahead = game["outlook"]
                    for standing in (ahead["now"], *ahead["standings"]):
                        assert sorted(bet["stake"] for bet in standing["bets"]) == stakes
                case _:
                    raise AssertionError(f"a bet where none should be: {path}")
            found.add(path[:1] if seat is None else (path[0], "own"))
    assert found >= {("outlook", "own"), ("view", "own"), ("events", "own"), ("events",)}


@of_finish_line
def test_a_slip_is_in_no_byte_to_others_before_the_bets_are_revealed(evening: Evening) -> None:
    """Each slip is looked for as it is written; while a race is on it has reached its own seat and nobody else."""
    slips = 0
    for event, only in evening.truth.log:
        if only is None or type(event).__name__ != "BetsMade":
            continue
        written = msgspec.json.encode(event.slip).decode()
        reached = [live.seat for live in evening.lives if any(written in raw for raw in during(live, slips // 3))]
        assert reached == list(only)
        slips += 1
    assert slips == 9


def during(live: Live, race: int) -> list[str]:
    """What a connection was sent before the end of a race, counted from 0, and after that of the one before."""
    ends = [number for number, raw in enumerate(live.raw) if '{"event":"BetsRevealed"' in raw]
    return live.raw[0 if race == 0 else ends[race - 1] + 1 : ends[race]]


# La Triple Couronne


@of_triple_couronne
def test_papers_are_told_to_their_seats_only_until_all_are_revealed(evening: Evening) -> None:
    seen = set()
    for seat, heard, game in everywhere(evening):
        kinds = [event["event"] for event in heard]
        if game["view"].get("paper") is not None:
            own = [event for event in heard if event["event"] in PAPERS]
            assert own and own[-1]["seat"] == seat
            seen.add(game["view"]["paper"]["do"])
        if game["view"].get("slips"):
            sealed = [number for number, event in enumerate(heard) if event.get("paper") == "bets"]
            assert last(kinds, "BetsRevealed") > max(sealed, default=-1)
    assert seen >= {"sell", "enter"}


@of_triple_couronne
def test_what_others_have_put_down_is_in_no_byte_before_it_is_revealed(evening: Evening) -> None:
    """Entries are looked for as they are written in a paper; nobody's are sent to anybody else before all are told."""
    heard = {seat: "".join(live.raw) for seat, live in enumerate(evening.lives)}
    papers = 0
    for event, only in evening.truth.log:
        if only is not None and type(event).__name__ in PAPERS:
            written = msgspec.json.encode(event).decode()
            papers += 1
            assert [seat for seat, sent in heard.items() if written in sent] == list(only)
    assert papers > 20


@pytest.mark.parametrize("clock", ["none", "relaxed"])
def test_nobody_hears_anything_when_somebody_leaves_a_maximum(people: People, clock: str) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    duel = Duel(ada, ben, title="finish", clock=clock)
    watching = cleo.live(duel.table)
    mover, other = duel.mover(), duel.other()
    for live in (mover, watching):
        live.sync()
    before = cleo.info(duel.table)
    other.must("act", action={"do": "maximum", "amount": 1500})
    other.must("act", action={"do": "maximum", "amount": 0})
    assert mover.sync() == watching.sync() == []
    after = cleo.info(duel.table)
    assert after == before
    fresh, again = cleo.live(duel.table), watching
    assert (fresh.view, fresh.turn, fresh.heard) == (again.view, again.turn, again.heard)


def test_a_maximum_that_was_left_can_be_undone_by_nobody_since_others_would_hear_of_it(people: People) -> None:
    duel = Duel(*people("Ada", "Ben"), title="finish")
    mover, other = duel.mover(), duel.other()
    other.must("act", action={"do": "maximum", "amount": 1500})
    assert not other.undo
    assert other.ask("undo", seat=other.seat, turn=other.turn)["key"] == "cannot-undo"
    assert mover.sync() == []


def test_a_refusal_tells_nothing_about_others(people: People) -> None:
    duel = Duel(*people("Ada", "Ben"))
    duel.play_until("race")
    mover, other = duel.mover(), duel.other()
    theirs = set(mover.view["hand"]) - set(other.view["hand"])
    refused = [other.act({"do": "discard", "card": card}) for card in sorted(theirs)]
    missing = other.act({"do": "discard", "card": "J" if "J" not in other.view["hand"] and "J" not in theirs else "1x1"})
    assert {answer["key"] for answer in refused} <= {missing["key"]}
    for answer in refused:
        assert not set(re.findall(CARD, json.dumps(answer["facts"]))) & (theirs - {answer["facts"].get("card")})


@of_triple_couronne
def test_orders_and_plans_are_in_no_byte_to_anybody_else(evening: Evening) -> None:
    ordered, planned = ('"given":"', '"event":"OrderObeyed"'), (f'"most":{PLANNED}', '"event":"PlanFollowed"')
    ada, ben, cleo, dan = evening.sent
    assert all(words in ada for words in ordered) and all(words in ben for words in planned)
    for words in ordered:
        assert words not in ben + cleo + dan
    for words in planned:
        assert words not in ada + cleo + dan
    assert str(PLANNED) not in ada + cleo + dan


@of_triple_couronne
def test_orders_are_told_to_seats_alone(evening: Evening) -> None:
    for seat, _, game in everywhere(evening):
        assert (game["orders"] is None) == (seat is None)


@of_triple_couronne
def test_orders_stand_in_no_record_and_no_log(evening: Evening) -> None:
    log = evening.people[0].server.log.read_text()
    for words in ("OrderObeyed", "PlanFollowed", str(PLANNED), "obeyed"):
        assert words not in log and not any(words in line for line in evening.truth.lines)
