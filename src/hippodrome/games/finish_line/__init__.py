"""Finish Line: bet in secret on horses in a line, then draft, roll and pass on the dice that move them."""

from hippodrome.core.title import FirstTable, Title

TITLE = Title(
    title="finish-line",
    name="Finish Line",
    package=__name__,
    editions=("2023",),
    seats=(2, 3, 4),
    seats_rule="FL-1",
    shelf=4,
    game=".rules:FinishLine",
    view=".views:FinishLineView",
    outlook=".outlook:FinishLineOutlook",
    encoding=".encoding:encoding",
    guided=FirstTable(seats=3, edition="2023", options={"first_player": 0}),
    plays_sole_actions=True,
    bots={
        "maestro": "hippodrome.bots.finish_line.levels:maestro",
        "handicapper": "hippodrome.bots.finish_line.levels:handicapper",
        "magpie": "hippodrome.bots.finish_line.levels:magpie",
        "stroller": "hippodrome.bots.finish_line.novices:Stroller",
        "daydreamer": "hippodrome.bots.finish_line.novices:Daydreamer",
        "tipster": "hippodrome.bots.finish_line:Tipster",
        "fifth-backer": "hippodrome.bots.finish_line.novices:Backer",
    },
    levels=("daydreamer", "stroller", "magpie", "handicapper", "maestro"),
    stand_in="tipster",
    hints="hippodrome.bots.finish_line.hints:hints",
    values="hippodrome.bots.finish_line.hints:values",
    simulate="hippodrome.lab.finish_line",
    bench="hippodrome.lab.benches.finish_line",
    scene="hippodrome.cli.scenes.finish_line:FinishLineScene",
    compiled=(
        "betting", "codes", "dice", "encoding", "faces", "knowing", "line", "notation", "policy", "prospects", "reading",
        "reasons", "refusals", "rules", "state",
    ),
    mutated=("options",),
)  # fmt: skip
