"""What a seat sees of a season, in few bytes: equal for two states exactly when their views are."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.auction import Auction
from hippodrome.games.triple_couronne.race import Race
from hippodrome.games.triple_couronne.state import Season, Table


def key(state: Season, seat: i64) -> bytes:
    """All that the view of this seat shows and that does not follow from the rest of it."""
    seen = BytesWriter()
    table, ledger = state.table, state.ledger
    _write_table(seen, table)
    for number in (state.phase, state.race, state.opener, state.turn, state.players, state.champion, state.bank_empty):
        write_i64_le(seen, number)
    write_i64_le(seen, ledger.bank)
    write_i64_le(seen, ledger.pool)
    _write_all(seen, ledger.cash)
    _write_all(seen, state.in_game)
    if not table.auction or table.stables == "chosen":
        _write_all(seen, state.colours)
    _write_all(seen, state.owners)
    _write_all(seen, state.earnings)
    _write_all(seen, state.bars)
    _write_all(seen, state.riders)
    _write_all(seen, state.wins)
    _write_lots(seen, state)
    auction = state.auction
    if auction is not None:
        _write_auction(seen, auction, seat)
    write_i64_le(seen, len(state.entries))
    for horse in state.entries:
        for number in (horse, state.leaders[horse], state.tenants[horse], state.mounts[horse]):
            write_i64_le(seen, number)
    _write_all(seen, state.contracts)
    run = state.run
    if run is not None:
        _write_race(seen, run)
    _write_papers(seen, state, seat)
    return seen.getvalue()


def _write_table(seen: BytesWriter, table: Table) -> None:
    """What is played, and by how many."""
    seen.write(table.edition.encode())
    chosen: i64 = 1 if table.stables == "chosen" else 0
    drafted: i64 = 2 if table.jockeys == "drafted" else 0
    write_i64_le(seen, chosen | drafted | (4 if table.auction else 0) | (8 if table.form_guide else 0) | table.seats << 4)


def _write_all(seen: BytesWriter, numbers: vec[i64]) -> None:
    for number in numbers:
        write_i64_le(seen, number)


def _write_lots(seen: BytesWriter, state: Season) -> None:
    """What is still to come under the hammer."""
    write_i64_le(seen, len(state.lots) - state.lot)
    for at in range(state.lot, len(state.lots)):
        horse = state.lots[at]
        write_i64_le(seen, horse)
        write_i64_le(seen, state.offers[horse])


def _write_auction(seen: BytesWriter, auction: Auction, seat: i64) -> None:
    for number in (auction.least_first, auction.cap, auction.price, auction.leader, auction.turn, auction.maxima[seat]):
        write_i64_le(seen, number)
    _write_all(seen, auction.still_in)
    _write_all(seen, auction.matched)
    _write_all(seen, auction.limits)


def _write_race(seen: BytesWriter, run: Race) -> None:
    """The race as it stands; of the decks which cards are gone, not in which order."""
    for number in (run.move, run.turn, run.needed, run.queue, run.queued, run.drawn, run.owed, run.finished):
        write_i64_le(seen, number)
    _write_all(seen, run.squares)
    _write_all(seen, run.fates)
    _write_all(seen, run.shields)
    _write_all(seen, run.strides)
    _write_all(seen, run.injuries)
    _write_all(seen, run.order)
    first = run.course.first_of_name
    _write_cards(seen, first[0], run.race_deck, run.race_left, run.race_size)
    _write_cards(seen, first[0], run.race_deck, run.race_size, len(run.race_deck))
    _write_cards(seen, first[1], run.chance_deck, run.chance_left, len(run.chance_deck))


def _write_cards(seen: BytesWriter, first_of_name: vec[i64], deck: vec[i64], start: i64, end: i64) -> None:
    """How many of each card are in this part of a deck; copies of the same card are one."""
    counts = vec[i64]([0] * len(deck))
    while start < end:
        counts[first_of_name[deck[start]]] += 1
        start += 1
    _write_all(seen, counts)


def _write_papers(seen: BytesWriter, state: Season, seat: i64) -> None:
    """Betting slips, which are known; of sealed papers who is asked and who has handed one in, and one's own."""
    write_i64_le(seen, len(state.slips))
    for slip in state.slips:
        _write_paper(seen, slip)
    choices = state.papers.choices
    for other in range(len(choices)):
        seen.append(state.asked[other] << 1 | (1 if choices[other] >= 0 else 0))
    if choices and state.asked[seat] and choices[seat] >= 0:
        _write_paper(seen, choices[seat])


def _write_paper(seen: BytesWriter, code: int) -> None:
    paper = code.to_bytes((code.bit_length() + 7) // 8, "little")
    write_i64_le(seen, len(paper))
    seen.write(paper)
