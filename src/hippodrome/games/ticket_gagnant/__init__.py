"""Ticket Gagnant: race-goers predict the first three of seven horses, then move the horses themselves."""

from hippodrome.core.title import FirstTable, Title, Variant

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
    encoding=".encoding:encoding",
    guided=FirstTable(seats=3, edition="2022", options={"flat_only": True, "first_player": 0}),
    newcomers={"flat_only": True},
    words=".words",
    bots={
        "turf-ace": "hippodrome.bots.ticket_gagnant.levels:turf_ace",
        "card-counter": "hippodrome.bots.ticket_gagnant.levels:card_counter",
        "regular": "hippodrome.bots.ticket_gagnant.levels:regular",
        "apprentice": "hippodrome.bots.ticket_gagnant:OneAhead",
        "sweetheart": "hippodrome.bots.ticket_gagnant.levels:sweetheart",
        "own-horses": "hippodrome.bots.ticket_gagnant:OwnHorses",
    },
    levels=("sweetheart", "apprentice", "regular", "card-counter", "turf-ace"),
    stand_in="apprentice",
    variants=(Variant("2022"), Variant("2022", {"hidden_predictions": True}), Variant("2024")),
    hints="hippodrome.bots.ticket_gagnant.hints:hints",
    values="hippodrome.bots.ticket_gagnant.hints:values",
    simulate="hippodrome.lab.ticket_gagnant",
    bench="hippodrome.lab.benches.ticket_gagnant",
    scene="hippodrome.cli.scenes.ticket_gagnant:TicketGagnantScene",
    compiled=(
        "board", "cards", "codes", "encoding", "indices", "knowing", "moves", "notation", "policy", "prospects", "reasons",
        "refusals", "rules", "scoring", "seeing", "state", "trials",
    ),
    mutated=("options",),
)  # fmt: skip
