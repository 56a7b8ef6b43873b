"""What a seat sees and hears up to the start of a race, what it does not, and states imagined from it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.log import Log
from hippodrome.core.money import MaximumSet
from hippodrome.core.rollout import playout
from hippodrome.core.wire import Event, View
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.actions import EnterHorses, MountJockeys, OfferForRent, OfferForSale
from hippodrome.games.triple_couronne.events import Mount, Offer
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Choice, Entry, Horse, Lot, Price, TripleCouronneView
from tests.games.triple_couronne.seasons import (
    ALL_MONEY,
    GAME,
    HORSES,
    JOCKEYS,
    REAL_BOX,
    choice_of,
    do,
    enter,
    go,
    hand_in,
    names,
    phase_of,
    season,
    setup,
    started,
    view,
)

REAL = TripleCouronne(REAL_BOX)


def seen_bytes(state: Season, seat: int | None, log: Log | None = None) -> bytes:
    """The bytes that would be sent to a seat."""
    return msgspec.json.encode(view(state, seat, log))


def heard(log: Log, seat: int | None, kind: type[Event]) -> list[Event]:
    """Events of one kind that a seat, or a spectator, may know."""
    return [event for event in log.heard_by(seat) if isinstance(event, kind)]


# Sealed papers


Secret = tuple[Season, Log, bytes, object]


def sealed_sale() -> Secret:
    state, log = season(3), Log()
    do(state, "sell 7 1230000", seat=0, log=log)
    return state, log, b'"least":1230000', OfferForSale((Offer(HORSES[6], 1_230_000),))


def sealed_rent() -> Secret:
    state, log = go(season(3, race=4), "rentals", [1, 7, 2, 3, 9]), Log()
    do(state, "rent 7 230000", seat=0, log=log)
    return state, log, b'"least":230000', OfferForRent((Offer(HORSES[6], 230_000),))


def sealed_entry() -> Secret:
    """Nothing else in this log names the horses."""
    state, log = go(season(3, race=4), "entries"), Log()
    do(state, "enter 7 19", seat=0, log=log)
    return state, log, b'"paper":{"do":"enter"', EnterHorses(names(7, 19))


def sealed_mount() -> Secret:
    state, log = go(season(3, race=4), "mounts", [1, 7, 2, 3]), Log()
    do(state, "mount 7 1", seat=0, log=log)
    return state, log, b'"paper":{"do":"mount"', MountJockeys(HORSES[6], HORSES[0])


SEALED: list[Callable[[], Secret]] = [sealed_sale, sealed_rent, sealed_entry, sealed_mount]
MADE: tuple[type[Event], ...] = (events.OffersMade, events.EntriesMade, events.MountsMade)


@pytest.mark.parametrize("case", SEALED)
@pytest.mark.parametrize("onlooker", [0, 1, 2, None, 7])
def test_a_sealed_paper_is_seen_by_its_own_seat_only(case: Callable[[], Secret], onlooker: int | None) -> None:
    state, log, secret, paper = case()
    assert (secret in seen_bytes(state, onlooker, log)) == (onlooker == 0)
    assert view(state, onlooker).paper == (paper if onlooker == 0 else None)


@pytest.mark.parametrize("case", SEALED)
def test_everybody_hears_that_a_paper_was_sealed_and_only_its_seat_what_is_in_it(case: Callable[[], Secret]) -> None:
    state, log, _, _ = case()
    for onlooker in (0, 1, 2, None):
        assert heard(log, onlooker, events.PaperSealed) == [events.PaperSealed(0, phase_of(state))]
        made = [event for kind in MADE for event in heard(log, onlooker, kind)]
        assert len(made) == (1 if onlooker == 0 else 0)


@pytest.mark.parametrize("case", SEALED)
def test_what_others_see_does_not_depend_on_a_sealed_paper(case: Callable[[], Secret]) -> None:
    """The same bytes whatever the paper says, once seat 0 has handed in any."""
    state, _, _, _ = case()
    legal = GAME.legal(state, 0)
    whim = FastChance(6)
    for onlooker in (1, 2, None):
        expected = seen_bytes(state, onlooker)
        for _ in range(15):
            other = GAME.clone(state)
            log = Log()
            GAME.apply(other, 0, legal.draw(whim), whim, log)
            assert seen_bytes(other, onlooker) == expected
            assert log.heard_by(onlooker) == (events.PaperSealed(0, phase_of(state)),)


@pytest.mark.parametrize("case", SEALED)
def test_who_is_asked_and_who_has_chosen_is_seen_by_all(case: Callable[[], Secret]) -> None:
    state, _, _, _ = case()
    for onlooker in (0, 1, None):
        seen = view(state, onlooker)
        assert (seen.asked, seen.sealed, seen.to_act) == ((True, True, True), (True, False, False), (1, 2))


def test_a_seat_that_is_not_asked_counts_as_one_that_has_chosen() -> None:
    state = go(season(3, race=4), "mounts", [1, 2])
    assert (view(state).asked, view(state).sealed) == ((True, True, False), (False, False, True))
    assert view(state, 2).paper is None


def test_a_paper_that_was_changed_is_seen_as_it_is_now() -> None:
    state, _, _, _ = sealed_entry()
    do(state, "enter none", seat=0)
    assert view(state, 0).paper == EnterHorses()
    assert view(state, 0).choice is not None and not choice_of(state, 0).owed


# What is revealed, and when


def test_offers_are_heard_by_all_in_one_event_when_the_last_one_is_in() -> None:
    state, log, secret, _ = sealed_sale()
    hand_in(state, log=log)
    for onlooker in (0, 1, 2, None):
        assert heard(log, onlooker, events.OffersRevealed) == [
            events.OffersRevealed(False, ((Offer(HORSES[6], 1_230_000),), (), ()))
        ]
        assert secret in seen_bytes(state, onlooker)
        assert view(state, onlooker).lots == (Offer(HORSES[6], 1_230_000),)


def test_entries_are_heard_and_seen_by_all_when_the_last_one_is_in() -> None:
    state, log, _, _ = sealed_entry()
    assert view(state, 0).entries == view(state, 1).entries == ()
    hand_in(state, {1: "enter 2"}, log)
    for onlooker in (0, 1, 2, None):
        assert heard(log, onlooker, events.EntriesRevealed) == [events.EntriesRevealed(names(2, 7, 19))]
        assert view(state, onlooker).entries == (
            Entry(HORSES[1], 1, 1, None, None), Entry(HORSES[6], 0, 0, None, None), Entry(HORSES[18], 0, 0, None, None),
        )  # fmt: skip


def test_mounts_are_heard_and_seen_by_all_when_the_last_one_is_in() -> None:
    state, log, _, _ = sealed_mount()
    assert [entry.jockey for entry in view(state, 0).entries] == [None] * 4
    hand_in(state, log=log)
    for onlooker in (0, 1, 2, None):
        assert heard(log, onlooker, events.MountsRevealed) == [
            events.MountsRevealed((Mount(JOCKEYS[3], HORSES[0]), Mount(JOCKEYS[0], HORSES[6])))
        ]
        assert [entry.jockey for entry in view(state, onlooker).entries] == [JOCKEYS[3], None, None, JOCKEYS[0]]


def test_after_a_phase_its_papers_are_gone_from_every_view() -> None:
    state, _, _, _ = sealed_entry()
    hand_in(state)
    assert (phase_of(state), view(state, 0).paper, view(state, 0).sealed) == ("rentals", None, (False, True, True))


# Standing maxima


def bidding() -> tuple[Season, Log]:
    """The bank sells: seat 1 leads, seat 2 is asked, seat 0 has left a maximum."""
    state, log = started(3, "complet", opener=1), Log()
    do(state, "bid 1200000", log=log)
    do(state, "maximum 7770000", seat=0, log=log)
    return state, log


def sale() -> tuple[Season, Log]:
    """Seat 0 sells horse 1: seat 1 leads, seat 2 is asked, seat 3 has left a maximum."""
    state, log = season(4, cash=[9_000_000] * 4), Log()
    hand_in(state, {0: "sell 1 1500000"})
    do(state, "bid 1500000", log=log)
    do(state, "maximum 1770000", seat=3, log=log)
    return state, log


@pytest.mark.rule("TC-6")
@pytest.mark.parametrize(("case", "owner", "secret"), [(bidding, 0, 7_770_000), (sale, 3, 1_770_000)])
def test_a_maximum_is_seen_and_heard_by_its_own_seat_only(
    case: Callable[[], tuple[Season, Log]], owner: int, secret: int
) -> None:
    state, log = case()
    for onlooker in (*range(state.table.seats), None, 9):
        assert (str(secret).encode() in seen_bytes(state, onlooker, log)) == (onlooker == owner)
        assert view(state, onlooker).maximum == (secret if onlooker == owner else 0)
        assert heard(log, onlooker, MaximumSet) == ([MaximumSet(owner, secret)] if onlooker == owner else [])


def test_what_others_see_does_not_depend_on_a_maximum() -> None:
    state, _ = bidding()
    changed = do(GAME.clone(state), "maximum 2000000", seat=0)
    gone = do(GAME.clone(state), "maximum 0", seat=0)
    for onlooker in (1, 2, None):
        assert seen_bytes(state, onlooker) == seen_bytes(changed, onlooker) == seen_bytes(gone, onlooker)


# What is seen


def test_a_view_has_these_fields_and_no_others() -> None:
    assert set(TripleCouronneView.__struct_fields__) == {
        "seat", "edition", "seats", "stables", "auction", "jockey_draft", "races", "race", "phase", "to_act", "opener", "cash",
        "bank", "bank_emptied", "pool", "in_game", "colours", "players", "fee", "horses", "jockeys", "lots", "lot", "maximum",
        "entries", "asked", "sealed", "paper", "slips", "contracts", "track", "champion", "trophies", "choice", "programme",
        "catalogue", "history", "form_guide", "steps",
    }  # fmt: skip


def test_an_auction_is_seen_as_it_stands() -> None:
    state, _ = bidding()
    seen = view(state, 1)
    assert seen.lot == Lot(HORSES[0], None, False, 1_100_000, None, 1_200_000, 1, 2, (True,) * 3, (False,) * 3, (10_000_000,) * 3)
    assert (seen.phase, seen.to_act, seen.race, seen.opener) == ("auction", (2,), 0, 2)
    assert len(seen.lots) == 12 and seen.lots[0] == Offer(HORSES[0], 1_100_000)
    assert (seen.cash, seen.bank, seen.pool) == ((10_000_000,) * 3, ALL_MONEY - 30_000_000, 0)
    assert (seen.horses, seen.entries, seen.asked, seen.sealed) == ((), (), (), ())


def test_a_sale_is_seen_as_it_stands() -> None:
    state, _ = sale()
    assert view(state).lot == Lot(
        HORSES[0], 0, False, 1_500_000, 2_200_000, 1_500_000, 1, 2, (False, True, True, True), (False,) * 4,
        (-1, 2_200_000, 2_200_000, 2_200_000),
    )  # fmt: skip


def test_a_rental_is_seen_as_it_stands() -> None:
    state = go(season(3, race=4), "rentals", [1, 2, 3])
    hand_in(state, {1: "rent 2 310000"})
    lot = view(state).lot
    assert lot == Lot(HORSES[1], 1, True, 310_000, 400_000, 0, None, 2, (True, False, True), (False,) * 3, (400_000, -1, 400_000))


def test_horses_and_their_history_are_seen() -> None:
    state = season(2, race=4, earnings={1: 300_000}, bars={8: 2}, owners={14: None})
    seen = view(state)
    assert seen.horses == (
        Horse(HORSES[0], 0, 300_000, 0), Horse(HORSES[1], 1, 0, 0), Horse(HORSES[6], 0, 0, 0), Horse(HORSES[7], 1, 0, 2),
        Horse(HORSES[12], 0, 0, 0), Horse(HORSES[18], 0, 0, 0), Horse(HORSES[19], 1, 0, 0),
    )  # fmt: skip


def test_a_horse_out_of_the_game_is_remembered_for_what_it_earned() -> None:
    seen = view(season(2, race=4, earnings={1: 300_000}, owners={1: None}))
    assert seen.horses[0] == Horse(HORSES[0], None, 300_000, 0)


def test_jockeys_their_players_and_their_assets_are_seen() -> None:
    seen = view(season(2))
    assert [(jockey.name, jockey.seat, jockey.wins) for jockey in seen.jockeys[:5]] == [
        (JOCKEYS[0], 0, 0), (JOCKEYS[1], 1, 0), (JOCKEYS[2], 0, 0), (JOCKEYS[3], 1, 0), (JOCKEYS[4], None, 0),
    ]  # fmt: skip
    assert [jockey.asset for jockey in seen.jockeys] == [jockey.asset for jockey in GAME.box.jockeys.list]


def test_the_programme_is_seen_with_its_conditions_and_prizes() -> None:
    programme = view(season(2)).programme
    assert (programme[3].name, programme[3].ages, programme[3].least, programme[3].below) == (
        "Prix Révélation",
        (2, 3, 4, 5),
        0,
        1,
    )
    assert programme[3].prizes[0] == (400_000, 300_000) and len(programme[3].prizes) == 5
    assert (programme[8].least, programme[8].below, programme[2].ages) == (550_000, None, (4, 5))


def test_the_pool_and_the_fee_are_seen() -> None:
    seen = view(go(season(3, race=4), "insurance", [1, 2, 3]))
    assert (seen.fee, seen.pool, seen.cash) == (40_000, 120_000, (1_960_000,) * 3)


def test_a_rented_entry_shows_owner_tenant_and_who_leads_it() -> None:
    state = hand_in(go(season(3, race=4), "rentals", [1, 2, 3]), {0: "rent 1 300000"})
    do(state, "pass", "bid 300000")
    assert view(state).entries[0] == Entry(HORSES[0], 0, 2, 2, None)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees(seat: int) -> None:
    for state in (bidding()[0], sealed_sale()[0], sealed_mount()[0]):
        spectator = view(state, None)
        assert (spectator.seat, spectator.maximum, spectator.paper, spectator.choice) == (None, 0, None, None)
        assert msgspec.structs.replace(view(state, seat), seat=None) == spectator


def test_a_view_carries_the_events_that_its_seat_heard() -> None:
    state, log = bidding()
    assert view(state, 0, log).history == log.heard_by(0)
    assert len(view(state, 0, log).history) == len(view(state, 2, log).history) + 1


# Choices


def test_choices_in_turn_are_seen_with_their_bounds() -> None:
    state, _ = sale()
    assert choice_of(state, 2) == Choice(kind="bid", owed=True, horses=names(1), least=1_510_000, most=2_200_000, step=10_000)
    assert choice_of(state, 1) == Choice(
        kind="maximum", owed=False, horses=names(1), least=1_510_000, most=2_200_000, step=10_000
    )
    assert view(state, 0).choice is None


def test_choices_at_once_are_seen_with_their_bounds() -> None:
    state = season(2, race=4)
    bands = (
        Price(HORSES[0], 1_100_000, 2_200_000), Price(HORSES[6], 800_000, 1_600_000), Price(HORSES[12], 600_000, 1_300_000),
        Price(HORSES[18], 400_000, 900_000),
    )  # fmt: skip
    assert choice_of(state, 0) == Choice(kind="sales", owed=True, step=10_000, prices=bands)
    go(state, "entries")
    assert choice_of(state, 0) == Choice(kind="entries", owed=True, horses=names(1, 7, 13, 19))
    enter(state, 1, 7, 8)
    rents = (Price(HORSES[0], 300_000, 400_000), Price(HORSES[6], 300_000, 400_000))
    assert choice_of(state, 0) == Choice(kind="rentals", owed=True, step=10_000, prices=rents)
    hand_in(state)
    assert choice_of(state, 0) == Choice(kind="mounts", owed=True, names=(JOCKEYS[0], JOCKEYS[2]), horses=names(1, 7))


def test_a_seat_that_leads_at_the_highest_price_is_offered_no_higher_maximum() -> None:
    """It may take its maximum back, and that is all."""
    state = season(4, cash=[9_000_000] * 4)
    hand_in(state, {0: "sell 1 1500000"})
    do(state, "maximum 2200000", seat=1)
    do(state, "bid 2190000")
    assert view(state).lot is not None and phase_of(state) == "sale"
    do(state, "pass")
    assert [GAME.write(code) for code in GAME.legal(state, 1)] == ["maximum 0"]
    choice = choice_of(state, 1)
    assert choice.kind == "maximum" and choice.most < choice.least


def test_what_a_choice_says_is_what_the_rules_allow() -> None:
    """All along random seasons: bounds of bids and maxima, bands of offers, horses, jockeys, takers."""
    for seed, seats in ((1, 3), (2, 4), (3, 2)):
        chance = FastChance(seed)
        state = REAL.start(setup(seats, "complet", stables="chosen", jockeys="drafted"), chance)
        while owing := REAL.to_act(state):
            for seat in range(seats):
                _check_choice(state, seat)
            REAL.apply(state, owing[-1], REAL.legal(state, owing[-1]).draw(chance), chance)


def _check_choice(state: Season, seat: int) -> None:
    seen, legal = REAL.view(state, seat), REAL.legal(state, seat)
    assert isinstance(seen, TripleCouronneView)
    choice = seen.choice
    assert (choice is None) == (not legal)
    if choice is None:
        return
    assert choice.owed == (seat in REAL.to_act(state))
    for kind in {"bid": ["bid", "maximum"], "maximum": ["maximum"]}.get(choice.kind, []):
        most = choice.most // 10_000 * 10_000
        assert (REAL.read(f"{kind} {choice.least}") in legal) == (choice.least <= choice.most)
        assert most == 0 or (REAL.read(f"{kind} {most}") in legal) == (choice.least <= choice.most)
        assert REAL.read(f"{kind} {most + 10_000}") not in legal
    if choice.kind in ("sales", "rentals"):
        word = "sell" if choice.kind == "sales" else "rent"
        for price in choice.prices:
            number = HORSES.index(price.horse) + 1
            assert all(REAL.read(f"{word} {number} {amount}") in legal for amount in (price.least, price.most))
            assert all(
                REAL.read(f"{word} {number} {amount}") not in legal for amount in (price.least - 10_000, price.most + 10_000)
            )
    if choice.kind == "entries":
        assert REAL.code(EnterHorses(choice.horses)) in legal
    if choice.kind in ("stable", "jockey", "taker", "give-up"):
        assert len(legal) == len(choice.names) + len(choice.seats) + len(choice.horses)


# Imagined states


def test_a_view_can_be_sent_and_read_back() -> None:
    for state in (bidding()[0], sale()[0], sealed_sale()[0], sealed_rent()[0], sealed_entry()[0], sealed_mount()[0]):
        for seat in (0, 1, None):
            seen = view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=TripleCouronneView) == seen


@pytest.mark.parametrize(("edition", "seats"), [("complet", 2), ("complet", 4), ("marathon", 3), ("reduit", 4)])
def test_a_state_imagined_from_a_view_looks_just_like_it(edition: str, seats: int) -> None:
    chance = FastChance(seats)
    options: dict[str, str] = {"stables": "chosen"} if edition == "complet" else {}
    state = REAL.start(setup(seats, edition, **options), chance)
    steps = 0
    while REAL.to_act(state):
        if steps % 3 == 0:
            for onlooker in (steps % seats, None):
                seen = REAL.view(state, onlooker)
                assert REAL.view(REAL.imagine(seen, chance), onlooker) == seen
        others = [seat for seat in range(seats) if REAL.legal(state, seat)]
        seat = others[chance.below(len(others))] if steps % 3 == 0 else REAL.to_act(state)[0]
        REAL.apply(state, seat, REAL.legal(state, seat).draw(chance), chance)
        steps += 1
    assert REAL.view(REAL.imagine(REAL.view(state, 1), chance), 1) == REAL.view(state, 1)


@pytest.mark.parametrize("case", [sealed_sale, sealed_rent, sealed_entry, sealed_mount, bidding, sale])
@pytest.mark.parametrize("onlooker", [1, None])
def test_an_imagined_state_can_be_played_to_its_end(case: Callable[[], tuple[Season, ...]], onlooker: int | None) -> None:
    state = case()[0]
    for seed in range(3):
        imagined = GAME.imagine(view(state, onlooker), FastChance(seed))
        assert imagined.ledger.total() == ALL_MONEY
        playout(GAME, imagined, FastChance(seed))
        assert GAME.outcome(imagined) is not None


def test_ones_own_paper_is_known_and_those_of_others_are_drawn() -> None:
    state, _, _, paper = sealed_sale()
    assert {view(GAME.imagine(view(state, 0), FastChance(seed)), 0).paper for seed in range(5)} == {paper}
    drawn = {view(GAME.imagine(view(state, 1), FastChance(seed)), 0).paper for seed in range(20)}
    assert len(drawn) > 5
    assert GAME.to_act(GAME.imagine(view(state, 1), FastChance(1))) == (1, 2)


def test_ones_own_maximum_is_known_and_those_of_others_are_drawn() -> None:
    state, _ = bidding()
    maxima = {
        tuple(view(GAME.imagine(view(state, 0), FastChance(seed)), seat).maximum for seat in range(3)) for seed in range(30)
    }
    assert {own for own, _, _ in maxima} == {7_770_000}
    assert {asked for _, _, asked in maxima} == {0}
    leaders = {leader for _, leader, _ in maxima}
    assert 0 in leaders and len(leaders) > 5
    assert all(amount == 0 or (1_210_000 <= amount <= 10_000_000 and amount % 10_000 == 0) for amount in leaders)


def test_a_choice_among_takers_can_be_imagined() -> None:
    state, _ = sale()
    while GAME.to_act(state) != (0,):
        do(state, "bid 2200000")
    for onlooker in (0, 1, None):
        imagined = GAME.imagine(view(state, onlooker), FastChance(1))
        assert GAME.to_act(imagined) == (0,)
        assert list(GAME.legal(imagined, 0)) == list(GAME.legal(state, 0))


def test_the_view_of_another_game_cannot_be_imagined() -> None:
    with pytest.raises(HippodromeError, match="not a view of La Triple Couronne"):
        GAME.imagine(View(seat=0, seats=2, phase="over", to_act=()), FastChance(1))


def test_a_whole_season_tells_nobody_what_is_another_s() -> None:
    """Every private event is its own seat's, and what it says comes out for all only in its reveal."""
    chance, log = FastChance(9), Log()
    state = REAL.start(setup(4, "complet"), chance, log)
    while owing := REAL.to_act(state):
        REAL.apply(state, owing[0], REAL.legal(state, owing[0]).draw(chance), chance, log)
    private = (events.OffersMade, events.EntriesMade, events.MountsMade, events.BetsMade, events.ContractsMade, MaximumSet)
    for event, only in log:
        assert only == ((event.seat,) if isinstance(event, private) else None)
    assert {type(event) for event, only in log if only} >= {events.OffersMade, events.EntriesMade, events.MountsMade}
