"""Finish: buy horses at auction, bet on them in secret, then watch the dice run the race."""

from hippodrome.core.title import FirstTable, Title

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
    outlook=".outlook:FinishOutlook",
    encoding=".encoding:encoding",
    guided=FirstTable(seats=3, edition="1975", options={"races": 1}),
    bots={
        "high-roller": "hippodrome.bots.finish.levels:high_roller",
        "reckoner": "hippodrome.bots.finish.levels:reckoner",
        "punter": "hippodrome.bots.finish:Punter",
        "prudent": "hippodrome.bots.finish.levels:prudent",
        "saver": "hippodrome.bots.finish.levels:saver",
        "dreamer": "hippodrome.bots.finish.levels:dreamer",
        "card-reader": "hippodrome.bots.finish.plain:CardReader",
    },
    levels=("dreamer", "saver", "prudent", "reckoner", "high-roller"),
    stand_in="punter",
    hints="hippodrome.bots.finish.hints:hints",
    values="hippodrome.bots.finish.hints:values",
    simulate="hippodrome.lab.finish",
    bench="hippodrome.lab.benches.finish",
    scene="hippodrome.cli.scenes.finish:FinishScene",
    compiled=(
        "betting", "chances", "codes", "encoding", "knowing", "policy", "prospects", "race", "reasons", "refusals",
        "rules", "state", "wagers",
    ),
    mutated=("options",),
)  # fmt: skip
