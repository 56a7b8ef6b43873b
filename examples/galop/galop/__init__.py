"""Galop: every rider has one horse and chooses, turn by turn, between a safe trot and a risky gallop."""

from hippodrome.core.title import Title

TITLE = Title(
    title="galop",
    name="Galop",
    package=__name__,
    editions=("1",),
    seats=(2, 3, 4, 5, 6),
    seats_rule="G-1",
    game=".game:Galop",
    box=None,
    options=".game:Options",
    view=".game:GalopView",
    actions=".game:AnyAction",
    events=".game:AnyEvent",
)
