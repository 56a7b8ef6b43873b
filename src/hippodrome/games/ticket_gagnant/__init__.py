"""Ticket Gagnant: race-goers predict the first three of seven horses, then move the horses themselves."""

from hippodrome.core.title import FirstTable, Title

TITLE = Title(
    title="ticket-gagnant",
    name="Ticket Gagnant",
    package=__name__,
    editions=("2022", "2024"),
    seats=(2, 3, 4, 5, 6),
    seats_rule="TG-1",
    shelf=1,
    game=".rules:TicketGagnant",
    view=".views:TicketView",
    outlook=".outlook:TicketOutlook",
    guided=FirstTable(seats=3, edition="2022", options={"flat_only": True, "first_player": 0}),
    newcomers={"flat_only": True},
    words=".words",
    bots={"apprentice": "hippodrome.bots.ticket_gagnant:OneAhead"},
    bench="hippodrome.lab.benches.ticket_gagnant",
    scene="hippodrome.cli.scenes.ticket_gagnant:TicketGagnantScene",
    compiled=("board", "cards", "codes", "moves", "notation", "prospects", "reasons", "refusals", "rules", "scoring", "state"),
    mutated=("options",),
)
