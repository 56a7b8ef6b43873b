"""La Triple Couronne: a stable of thoroughbreds, a season of races, and a bank that nobody has to keep by hand."""

from hippodrome.core.title import FirstTable, Title, Variant

TITLE = Title(
    title="triple-couronne",
    name="La Triple Couronne",
    package=__name__,
    editions=("initiation", "reduit", "complet", "marathon"),
    seats=(2, 3, 4, 5, 6),
    seats_rule="TC-1",
    shelf=3,
    game=".rules:TripleCouronne",
    view=".views:TripleCouronneView",
    outlook=".outlook:TripleCouronneOutlook",
    encoding=".encoding:encoding",
    guided=FirstTable(seats=2, edition="initiation", options={}),
    words=".words",
    bots={
        "magnate": "hippodrome.bots.triple_couronne:Magnate",
        "trainer": "hippodrome.bots.triple_couronne:Trainer",
        "spendthrift": "hippodrome.bots.triple_couronne.levels:Spendthrift",
        "squire": "hippodrome.bots.triple_couronne.levels:Squire",
        "heiress": "hippodrome.bots.triple_couronne.levels:Heiress",
        "reserve-price": "hippodrome.bots.triple_couronne.reserve:ReservePrice",
    },
    levels=("heiress", "squire", "spendthrift", "trainer", "magnate"),
    stand_in="trainer",
    variants=(Variant("complet"),),
    hints="hippodrome.bots.triple_couronne.hints:hints",
    values="hippodrome.bots.triple_couronne.hints:values",
    simulate="hippodrome.lab.triple_couronne",
    bench="hippodrome.lab.benches.triple_couronne",
    scene="hippodrome.cli.scenes.triple_couronne:TripleCouronneScene",
    compiled=(
        "betting", "codes", "effects", "encoding", "entries", "form", "insurance", "keys", "knowing", "market", "money", "policy",
        "prospects", "race", "reasons", "refusals", "rules", "running", "sale", "seasons", "settling", "stables",
        "state", "worth",
    ),
    mutated=("options", "components"),
)  # fmt: skip
