"""A whole state from what one seat sees, and every value of a state in one canonical form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.auction import NOBODY, Auction
from hippodrome.core.chance import Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.ledger import Ledger
from hippodrome.core.sealed import Sealed
from hippodrome.core.wire import View
from hippodrome.games.triple_couronne import codes, knowing, notation
from hippodrome.games.triple_couronne.box import COLOURS
from hippodrome.games.triple_couronne.options import Options
from hippodrome.games.triple_couronne.race import CHANCE_DECK, NONE, RACE_DECK, Race
from hippodrome.games.triple_couronne.state import AUCTION, Season
from hippodrome.games.triple_couronne.views import FATES, PHASES, Lot, Track, TripleCouronneView

if TYPE_CHECKING:
    from hippodrome.games.triple_couronne.rules import TripleCouronne


def imagine(game: TripleCouronne, seen: View, chance: Chance) -> Season:
    """A state in which this seat sees just this: others' maxima and sealed papers are drawn."""
    if not isinstance(seen, TripleCouronneView):
        raise HippodromeError(f"{type(seen).__name__} is not a view of La Triple Couronne")
    jockeys: Literal["random", "drafted"] | None = None
    if seen.jockeys:
        jockeys = "drafted" if seen.jockey_draft else "random"
    table = game.table(seen.seats, seen.edition, Options(seen.stables, seen.auction, jockeys, seen.form_guide))
    state = Season(table, Ledger(seen.seats, 0))
    horses = {name: number for number, name in enumerate(game.course.names)}
    riders = {name: number for number, name in enumerate(game.course.jockeys)}
    state.phase = PHASES.index(seen.phase)
    state.race = seen.race - 1
    state.opener = seen.opener
    state.players = seen.players
    state.ledger.cash = vec[i64](seen.cash)
    state.ledger.bank = seen.bank
    state.ledger.pool = seen.pool
    state.bank_empty = int(seen.bank_emptied)
    state.in_game = vec[i64]([int(still) for still in seen.in_game])
    for seat, colour in enumerate(seen.colours):
        state.colours[seat] = NONE if colour is None else COLOURS.index(colour)
    for horse in seen.horses:
        number = horses[horse.name]
        state.owners[number] = NONE if horse.owner is None else horse.owner
        state.earnings[number] = horse.earnings
        state.bars[number] = horse.misses
    for jockey in seen.jockeys:
        state.riders[riders[jockey.name]] = NONE if jockey.seat is None else jockey.seat
        state.wins[riders[jockey.name]] = jockey.wins
    state.lots = [horses[offer.horse] for offer in seen.lots]
    if state.phase != AUCTION:
        for offer in seen.lots:
            state.offers[horses[offer.horse]] = offer.least
    for entry in seen.entries:
        number = horses[entry.horse]
        state.entries.append(number)
        state.leaders[number] = NONE if entry.seat is None else entry.seat
        state.tenants[number] = NONE if entry.tenant is None else entry.tenant
        state.mounts[number] = NONE if entry.jockey is None else riders[entry.jockey]
    state.slips = [notation.slip_code(game.speller, slip) for slip in seen.slips]
    for seat, contracts in enumerate(seen.contracts):
        for kind, name in enumerate((contracts.race, contracts.next, contracts.two)):
            state.contracts[seat * codes.CONTRACTS + kind] = NONE if name is None else horses[name]
    if seen.track is not None:
        state.run = _race(game, state, seen.track)
    state.champion = NONE if seen.champion is None else horses[seen.champion]
    if seen.lot is not None:
        state.auction = _auction(state, seen, seen.lot, chance)
    if seen.asked:
        _papers(game, state, seen, chance)
    elif len(seen.to_act) == 1 and (state.auction is None or state.auction.turn != seen.to_act[0] or _is_decided(state.auction)):
        state.turn = seen.to_act[0]
    return state


def _is_decided(auction: Auction) -> bool:
    """Whether only the choice among takers is left."""
    return len(auction.takers()) > 1 and all(
        not auction.still_in[seat] or auction.matched[seat] or seat == auction.leader for seat in range(auction.seats)
    )


def _auction(state: Season, seen: TripleCouronneView, lot: Lot, chance: Chance) -> Auction:
    auction = Auction(lot.turn, lot.least, state.table.step, list(lot.limits), lot.most or 0)
    auction.price = lot.price
    auction.leader = NOBODY if lot.leader is None else lot.leader
    auction.still_in = vec[i64]([int(still) for still in lot.still_in])
    auction.matched = vec[i64]([int(matched) for matched in lot.matched])
    own = NOBODY if seen.seat is None else seen.seat
    knowing.draw_maxima(auction, own, chance, None, state.lots[0])
    if own != NOBODY:
        auction.maxima[own] = seen.maximum
    return auction


def _papers(game: TripleCouronne, state: Season, seen: TripleCouronneView, chance: Chance) -> None:
    state.papers = Sealed(seen.seats)
    state.asked = vec[i64]([int(asked) for asked in seen.asked])
    for seat in range(seen.seats):
        if not seen.sealed[seat]:
            continue
        if not seen.asked[seat]:
            state.papers.put(seat, game.empty_paper(state))
        elif seat == seen.seat and seen.paper is not None:
            state.papers.put(seat, game.code(seen.paper))
        else:
            state.papers.put(seat, knowing.draw_paper(state, seat, chance, None))


def _race(game: TripleCouronne, state: Season, track: Track) -> Race:
    run = Race(game.course, state.entries, track.needed)
    runners = {place.horse: at for at, place in enumerate(track.runners)}
    for at, place in enumerate(track.runners):
        if state.mounts[state.entries[at]] != NONE:
            run.saddle(at, state.mounts[state.entries[at]])
        run.squares[at] = place.square
        run.fates[at] = FATES.index(place.fate)
        run.shields[at] = place.shields
        run.strides[at] = place.strides
        run.injuries[at] = place.injury
    for at, name in enumerate(track.order):
        run.order[at] = runners[name]
    run.finished = len(track.order)
    run.left = sum(place.fate == FATES[0] for place in track.runners)
    run.move = track.move
    run.turn = track.turn
    run.drawn = track.drawn
    run.owed = track.owed
    run.queued = len(track.calls)
    for at, deck in enumerate(track.calls):
        run.queue |= (RACE_DECK if deck == "race" else CHANCE_DECK) << 2 * at
    race, others = game.course.cards
    kept = _numbers(race, track.kept, [])
    drawn = _numbers(race, track.race_cards, kept)
    run.race_deck = vec[i64]([card for card in range(len(race)) if card not in drawn and card not in kept] + drawn + kept)
    run.race_size = len(race) - len(kept)
    run.race_left = run.race_size - len(drawn)
    gone = _numbers(others, track.chance_cards, [])
    run.chance_deck = vec[i64]([card for card in range(len(others)) if card not in gone] + gone)
    run.chance_left = len(others) - len(gone)
    return run


def _numbers(deck: list[str], cards: tuple[str, ...], taken: list[int]) -> list[int]:
    """Cards by number, copies of the same card one after the other."""
    found: list[int] = []
    for card in cards:
        found.append(next(at for at, name in enumerate(deck) if name == card and at not in found and at not in taken))
    return found


def snapshot(state: Season) -> bytes:
    """Every value of a state, in one canonical form."""
    auction, run = state.auction, state.run
    table = state.table
    return msgspec.json.encode(
        {
            "seats": table.seats,
            "edition": table.edition,
            "options": [table.stables, table.auction, table.jockeys],
            "phase": PHASES[state.phase],
            "race": state.race,
            "opener": state.opener,
            "turn": state.turn,
            "cash": list(state.ledger.cash),
            "bank": state.ledger.bank,
            "pool": state.ledger.pool,
            "bank_empty": state.bank_empty,
            "in_game": list(state.in_game),
            "colours": list(state.colours),
            "owners": list(state.owners),
            "earnings": list(state.earnings),
            "bars": list(state.bars),
            "riders": list(state.riders),
            "wins": list(state.wins),
            "auction": None if auction is None else _auction_snapshot(auction),
            "lots": state.lots[state.lot :],
            "offers": list(state.offers),
            "papers": [str(choice) for choice in state.papers.choices],
            "asked": list(state.asked) if state.papers.choices else [],
            "entries": state.entries,
            "leaders": list(state.leaders),
            "tenants": list(state.tenants),
            "mounts": list(state.mounts),
            "slips": [str(slip) for slip in state.slips],
            "contracts": list(state.contracts),
            "run": None if run is None else _race_snapshot(run),
            "players": state.players,
            "champion": state.champion,
        }
    )


def _auction_snapshot(auction: Auction) -> dict[str, object]:
    return {
        "turn": auction.turn,
        "price": auction.price,
        "least_first": auction.least_first,
        "cap": auction.cap,
        "leader": auction.leader,
        "still_in": list(auction.still_in),
        "limits": list(auction.limits),
        "maxima": list(auction.maxima),
        "matched": list(auction.matched),
    }


def _race_snapshot(run: Race) -> dict[str, object]:
    return {
        "needed": run.needed,
        "horses": list(run.horses),
        "riders": list(run.riders),
        "squares": list(run.squares),
        "fates": list(run.fates),
        "shields": list(run.shields),
        "strides": list(run.strides),
        "injuries": list(run.injuries),
        "order": list(run.order)[: run.finished],
        "move": run.move,
        "turn": run.turn,
        "queue": [run.queue, run.queued, run.drawn, run.owed, run.left],
        "race_deck": [list(run.race_deck), run.race_left, run.race_size],
        "chance_deck": [list(run.chance_deck), run.chance_left],
    }
