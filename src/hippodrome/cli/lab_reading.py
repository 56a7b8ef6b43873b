"""`hippodrome lab odds` and `lab report`: chances at a moment of a record, and pages about records and results."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import hippodrome
from hippodrome.bots.hints import Hint, has_hints
from hippodrome.cli.catalogue import name_of
from hippodrome.cli.lab_work import SEED, BoxFile, Cluster, Out, Plot, Processes, Seed, Work
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.numbers import Numbers, bot_name
from hippodrome.cli.records import game_of_record, read_record, replayed
from hippodrome.cli.screen import Screen
from hippodrome.cli.seats import shown_names, visible
from hippodrome.core.errors import BadSetup
from hippodrome.core.record import Header, Match, is_over
from hippodrome.games import is_title, load_game
from hippodrome.lab import page, results
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.report import Grid, Part, Said, Share
from hippodrome.lab.work import Stamp, stamp_of
from hippodrome.texts import Texts

Rollouts = Annotated[int, typer.Option("--rollouts", min=1, max=1_000_000)]


def odds(
    record: Annotated[Path, typer.Argument()],
    after: Annotated[int | None, typer.Option("--after", min=0)] = None,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    rollouts: Rollouts = 2000,
    seed: Seed = SEED,
    plot: Plot = None,
    out: Out = None,
    lang: Language = None,
) -> None:
    """Chances and worth of every bet at a moment of a record, from what the seat may know then."""
    from hippodrome.cli.lab import check_plot
    from hippodrome.lab.odds import odds_at, rows

    texts = texts_in(lang)
    text = read_record(record, texts)
    game, header = game_of_record(record, text, texts)
    title, names = header.setup.title, shown_names(header.players, texts)
    work = Work(texts, 1, "", None, out)
    if plot is not None:
        check_plot(plot, texts)
    if not has_hints(title):
        raise BadSetup("TITLE", texts.say("lab-cannot-odds", title=title))
    if seat is not None and not 1 <= seat <= len(names):
        raise BadSetup("--seat", texts.say("error-seat", seat=seat, seats=len(names)))
    match = _moment(record, text, game, after, None if seat is None else seat - 1, texts)
    found = odds_at(match, None if seat is None else seat - 1, rollouts, seed)
    if found is None:
        raise LabProblem("lab-no-odds", actions=len(match.lines) - 1)
    numbers, screen = Numbers(texts), Screen(texts, plain=True)
    lines = [(_hint(hint, title, texts), _chance(hint), _worth(hint, title, texts)) for hint in found.hints]
    said = Said("odds-title", {"name": names[found.seat], "action": found.actions, "title": name_of(title, texts)})
    screen.line(numbers.grid(Grid(said, [Said(f"odds-{head}") for head in ("what", "chance", "worth")], lines)))
    how = texts.say("odds-how", rollouts=rollouts, seed=str(seed))
    by_coin = not texts.knows(_own_worth(title))
    screen.line(Text(f"{how} {texts.say('odds-how-coins')}" if by_coin else how, style="dim"))
    work.finish(screen, stamp_of(game, "odds", seed, rollouts=rollouts), rows(found))
    if plot is not None:
        worth = texts.say("odds-plot-coins" if by_coin else "odds-plot-points")
        _plot(plot, numbers, numbers.cell(said), [(_hint(hint, title, texts), hint) for hint in found.hints], worth, how)
        screen.whole(Text(texts.say("lab-plotted", file=str(plot))))


def _moment(file: Path, text: str, game: Any, after: int | None, seat: int | None, texts: Texts) -> Match:
    """A record after so many actions; without a number where it stands, or, if that says nothing, where something last began."""
    from hippodrome.lab.odds import last_moment, odds_at

    *_, last = replayed(file, game, text, unfinished=True)
    made = len(last.lines) - (2 if is_over(last) else 1)
    if after is not None and after > made:
        raise BadSetup("--after", texts.say("lab-after", after=after, actions=made))
    if after is None and odds_at(last, seat, 1, 0) is not None:
        return last
    wanted = after if after is not None else last_moment(replayed(file, game, text, unfinished=True), seat)
    if wanted is None:
        raise LabProblem("lab-no-odds", actions=made)
    return next(match for at, match in enumerate(replayed(file, game, text, unfinished=True)) if at == wanted)


def _hint(hint: Hint, title: str, texts: Texts) -> str:
    return visible(texts.say(f"{title}-hint-{hint.key}", **hint.facts))


def _chance(hint: Hint) -> Share | str:
    return "" if hint.chance is None else Share(hint.chance)


def _worth(hint: Hint, title: str, texts: Texts) -> str:
    if hint.worth is None:
        return ""
    own = _own_worth(title)
    return texts.say(own if texts.knows(own) else "web-hints-worth", worth=hint.worth)


def _own_worth(title: str) -> str:
    """The text of a game in which worth is something else than what each coin brings back."""
    return f"{title}-hint-worth"


def _plot(path: Path, numbers: Numbers, title: str, hints: list[tuple[str, Hint]], worth: str, below: str) -> None:
    from hippodrome.lab import plots

    chances = {said: 100 * hint.chance for said, hint in hints if hint.chance is not None}
    worths = {said: hint.worth for said, hint in hints if hint.worth is not None}
    panels = [(values, said) for values, said in ((chances, numbers.say("odds-plot-chance")), (worths, worth)) if values]
    figure = plots.figure(title, path)
    for axes, (values, said) in zip(figure.subplots(1, len(panels), squeeze=False)[0], panels, strict=True):
        plots.bars(axes, values, said, numbers)
    plots.save(figure, below, path)


def report(
    file: Annotated[Path, typer.Argument()],
    out: Annotated[Path | None, typer.Option("--out")] = None,
    rollouts: Rollouts = 200,
    seed: Seed = SEED,
    box: BoxFile = None,
    processes: Processes = 0,
    cluster: Cluster = "",
    lang: Language = None,
) -> None:
    """One page about a finished record, or about the results of a tournament or simulation."""
    texts = texts_in(lang)
    out = out or file.with_suffix(".html")
    if out.suffix.lower() != ".html":
        raise LabProblem("lab-page-kind", file=str(out))
    if file.suffix.lower() in results.ENDINGS:
        title, under, parts, below = _of_results(file, box, texts)
    else:
        title, under, parts, below = _of_record(file, rollouts, seed, Work(texts, processes, cluster, None, None), texts)
    page.write(out, page.page(texts.lang, title, under, parts, below, Numbers(texts)))
    Screen(texts, plain=True).whole(Text(texts.say("lab-written", file=str(out))))


Page = tuple[str, str, list[Part], list[str]]


def _of_results(file: Path, box: Path | None, texts: Texts) -> Page:
    from hippodrome.lab.reports import of_simulation, of_tournament
    from hippodrome.lab.simulation import Counted, Counts, module_of
    from hippodrome.lab.tournament import Sat

    stamp, rows = results.read(file)
    game = _game_of(file, stamp, box)
    numbers, name = Numbers(texts), name_of(stamp.title, texts)
    below = [texts.say("lab-stamp", version=stamp.hippodrome, rules=stamp.rules, box=stamp.box, seed=str(stamp.seed))]
    if stamp.work == "tournament":
        sat = results.rows_as(rows, Sat, file)
        how = texts.say("tournament-how", seats=1 + max(each.seat for each in sat), seed=str(stamp.seed))
        under = f"{stamp.asked['edition']} · {texts.say('tournament-deals', deals=len({each.deal for each in sat}))}"
        return (
            texts.say("report-tournament", title=name),
            under,
            of_tournament(sat, lambda bot: bot_name(bot, texts)),
            [how, *below],
        )
    if stamp.work == "simulate":
        module = module_of(stamp.title)
        races = stamp.asked["races"]
        found = module.gather(game, Counts(results.rows_as(rows, Counted, file)), races, stamp.seed)
        how = numbers.cell(module.how(found, stamp.seed))
        return texts.say("report-simulation", title=name), file.name, of_simulation(module, game, found), [how, *below]
    raise LabProblem("lab-no-report", file=str(file), work=stamp.work)


def _game_of(file: Path, stamp: Stamp, box: Path | None) -> Any:
    """The game of results; refused if it is not the one that they were made with."""
    if not is_title(stamp.title):
        raise LabProblem("lab-foreign-title", file=str(file), title=stamp.title)
    game = load_game(stamp.title, box)
    if (stamp.hippodrome, stamp.rules) != (hippodrome.__version__, game.rules_version()):
        there, here = f"{stamp.hippodrome} ({stamp.rules})", f"{hippodrome.__version__} ({game.rules_version()})"
        raise LabProblem("lab-other-version", file=str(file), there=there, here=here)
    if stamp.box != game.box_digest():
        raise LabProblem("lab-other-box", file=str(file))
    return game


def _of_record(file: Path, rollouts: int, seed: int, work: Work, texts: Texts) -> Page:
    from hippodrome.lab.reports import of_record
    from hippodrome.lab.story import error, tell

    text = read_record(file, texts)
    game, header = game_of_record(file, text, texts)
    for _ in replayed(file, game, text):
        pass  # refused here, in words about this file, if it cannot be trusted or is not over
    title, names = header.setup.title, shown_names(header.players, texts)
    with work.runner(stamp_of(game, "report", seed), texts.say("story-progress")) as runner:
        story = tell(game, text, header.box or "", rollouts, seed, runner)
    parts = of_record(story, names, lambda hint: _hint(hint, title, texts))
    how = texts.say("story-how", rollouts=rollouts, seed=str(seed), within=Numbers(texts).percent(error(rollouts)))
    below = [how, texts.say("lab-record", rules=header.rules, box=header.setup.box, commitment=header.commitment)]
    return texts.say("report-record", title=name_of(title, texts)), _who_played(header, names), parts, below


def _who_played(header: Header, names: tuple[str, ...]) -> str:
    return f"{header.setup.edition} · {', '.join(names)}"
