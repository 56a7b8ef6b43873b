"""A horse under the hammer on one page: its card, the bids, everybody's cash, one's own stable."""

from __future__ import annotations

from rich.text import Text

from hippodrome.cli.seats import emblem
from hippodrome.cli.triple_couronne import silks
from hippodrome.cli.triple_couronne.layout import NARROW, cut, digits, filled, profile, seat_name, strip, wrapped
from hippodrome.cli.triple_couronne.silks import BOARD, CREAM, LIT, PAPER, PAPER_BOLD, PAPER_FADED, PAPER_RUST, SCREEN_BOLD
from hippodrome.cli.triple_couronne.words import Words, readable
from hippodrome.games.triple_couronne.box import AGES
from hippodrome.games.triple_couronne.views import Lot, TripleCouronneView

_SEATS = 43
_BARS = f"#3f7d4c on {CREAM}"


def title(view: TripleCouronneView, words: Words) -> str:
    """What is going on."""
    lot = view.lot
    if lot is None or lot.seller is None:
        return words.say("triple-couronne-auction-title", left=len(view.lots))
    return words.say("triple-couronne-rental-title" if lot.rent else "triple-couronne-sale-title", seat=words.label(lot.seller))


def lay(view: TripleCouronneView, words: Words, width: int) -> list[Text]:
    """The lot and the bids side by side, one's own horses below."""
    lot = view.lot
    assert lot is not None
    if width < NARROW:
        lines = [filled(line, width) for line in (_card(view, words, lot, width)[0], *_bids(view, words, lot, width))]
    else:
        right = _SEATS if width < 110 else 52
        card, bids = _card(view, words, lot, width - right - 1), _bids(view, words, lot, right)
        lines = []
        for at in range(max(len(card), len(bids))):
            line = filled(card[at] if at < len(card) else Text(""), width - right - 1)
            line.append(" ", style=f"on {BOARD}")
            lines.append(line.append_text(filled(bids[at] if at < len(bids) else Text(""), right)))
    if lot.seller is None and words.you is not None:
        lines.append(filled(_own(view, words), width))
    return lines


def _card(view: TripleCouronneView, words: Words, lot: Lot, width: int) -> list[Text]:
    """The horse: age and colour, odds, moves, prices."""
    card = words.card(lot.horse)
    name = f"{words.number(lot.horse)} {readable(lot.horse).upper()}"
    priced = next(each for each in view.catalogue if each.name == lot.horse)
    lines = [strip(name, width, silks.silk(card.colour))]
    about = words.say("triple-couronne-lot-about", age=card.age, odds=card.odds, points=card.points)
    lines.append(Text(f" {about}", style=PAPER))
    lines.append(Text(f" {profile(card.moves)} ", style=_BARS).append(digits(card.moves), style=PAPER_BOLD))
    lines += [Text(f" {line}", style=PAPER_FADED) for line in wrapped(words.character(lot.horse), width - 2)[:3]]
    coming = sum(card.age in day.ages for day in view.programme[max(0, view.race - 1) :])
    if lot.rent:
        lines.append(Text(f" {words.say('triple-couronne-lot-rent')}", style=PAPER))
        lines.append(Text(f" {words.say('triple-couronne-fee-each', fee=words.francs(view.fee))}", style=PAPER_FADED))
    else:
        lines.append(Text(f" {words.say('triple-couronne-lot-worth', suggested=words.francs(priced.suggested))}", style=PAPER))
        lines.append(Text(f" {words.say('triple-couronne-lot-races', count=coming)}", style=PAPER_FADED))
    return lines


def _bids(view: TripleCouronneView, words: Words, lot: Lot, width: int) -> list[Text]:
    """The price, and per seat the cash, the horses, and whether it is still in."""
    if lot.leader is None:
        said = words.say("triple-couronne-no-bid", least=words.francs(lot.least))
    else:
        said = words.say("triple-couronne-price", price=words.francs(lot.price), seat=words.label(lot.leader))
    lines = [strip(said, width, SCREEN_BOLD)]
    for seat in range(view.seats):
        line = seat_name(view, words, seat, width - 26)
        line.append(f"{words.francs(view.cash[seat]):>13}", style=PAPER_BOLD)
        owned = sum(horse.owner == seat for horse in view.horses)
        line.append(f" ♞{owned:<2} ", style=PAPER_FADED)
        lines.append(line.append_text(_standing(view, words, lot, seat)))
    if lot.most is not None:
        lines.append(Text(f" {words.say('triple-couronne-cap', most=words.francs(lot.most))}", style=PAPER_FADED))
    if view.maximum:
        lines.append(Text(f" {words.say('triple-couronne-own-maximum', amount=words.francs(view.maximum))}", style=PAPER_RUST))
    return lines


def _standing(view: TripleCouronneView, words: Words, lot: Lot, seat: int) -> Text:
    if seat == lot.seller:
        return Text(words.say("triple-couronne-lets" if lot.rent else "triple-couronne-sells"), style=PAPER_FADED)
    if lot.leader == seat or lot.matched[seat]:
        return Text(" ◀ ", style=LIT)
    if not lot.still_in[seat]:
        return Text(words.say("triple-couronne-out"), style=PAPER_FADED)
    return Text("…" if seat not in view.to_act else "", style=PAPER_FADED)


def _own(view: TripleCouronneView, words: Words) -> Text:
    """One's own horses by age: the rulebook advises one of each."""
    line = Text().append(f" {words.say('triple-couronne-own-stable')} ", style=PAPER_BOLD)
    for age in AGES:
        own = [horse.name for horse in view.horses if horse.owner == words.you and words.card(horse.name).age == age]
        line.append(f" {words.say('triple-couronne-years', age=age)} ", style=PAPER_FADED)
        for horse in own:
            line.append_text(words.disc(horse)).append(" ", style=PAPER)
        if not own:
            line.append("– ", style=PAPER_RUST)
    return line


def _under_the_hammer(view: TripleCouronneView, words: Words) -> str:
    return words.horse(view.lot.horse) if view.lot is not None else ""


def takers(view: TripleCouronneView, words: Words, width: int) -> list[Text]:
    """Those who would pay the most that may be paid: the seller chooses."""
    choice = view.choice
    assert choice is not None
    lines = [
        strip(
            words.say("triple-couronne-taker-title", price=words.francs(choice.most), horse=_under_the_hammer(view, words)),
            width,
            silks.STRIP,
        )
    ]
    for number, seat in enumerate(choice.seats, 1):
        line = Text().append(f"{'▸' if number == 1 else ' '}{number} ", style=PAPER_RUST)
        line.append(cut(f"{emblem(seat)} {words.label(seat)}", 26), style=PAPER_BOLD)
        lines.append(filled(line.append(words.francs(view.cash[seat]), style=PAPER), width))
    return lines
