"""Finish: buy horses at auction, bet on them in secret, then watch the dice run the race."""

from hippodrome.core.title import Title

TITLE = Title(
    title="finish",
    name="Finish",
    package=__name__,
    editions=("1975",),
    seats=(2, 3, 4, 5, 6, 7, 8),
    seats_rule="FI-1",
    shelf=2,
    game=".rules:Finish",
    view=".views:FinishView",
    bots={"punter": "hippodrome.bots.finish:Punter"},
    simulate="hippodrome.cli.finish.simulating:simulate_finish",
    bench="hippodrome.lab.benches.finish",
    terminal={
        "face": "hippodrome.cli.finish.face:FinishFace",
        "book": "hippodrome.cli.finish.book:FinishBook",
        "box_pages": "hippodrome.cli.finish.box_page:box_pages",
    },
    compiled=("betting", "codes", "race", "reasons", "refusals", "rules", "state"),
    mutated=("options",),
)
