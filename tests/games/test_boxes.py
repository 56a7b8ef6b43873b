"""What holds for the box of every game: where its values come from, what identifies it, and files that are no boxes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hippodrome.core.box import GameBox, Section
from hippodrome.core.errors import BadBox
from hippodrome.games import load_game, own_titles, standard_box
from tests.games.boxes import Boxes

TITLES = list(own_titles())


def boxes(title: str) -> Boxes[GameBox]:
    """The box that comes with a game."""
    about = own_titles()[title]
    assert about.box is not None
    return Boxes(about.look_up(about.box), standard_box(about).read_text(encoding="utf-8"))


def sections(found: msgspec.Struct) -> list[Section]:
    """Every section of a box, those inside others too."""
    values = [getattr(found, name) for name in found.__struct_fields__]
    structs = [value for value in values if isinstance(value, msgspec.Struct)]
    return [value for value in structs if isinstance(value, Section)] + [each for value in structs for each in sections(value)]


@pytest.mark.parametrize("title", TITLES)
def test_every_section_says_where_its_values_come_from(title: str) -> None:
    found = sections(load_game(title).box)
    assert len(found) >= 5
    for section in found:
        assert section.source in ("rulebook", "derived", "reviewed", "reconstructed")
        assert section.because


@pytest.mark.parametrize("title", TITLES)
def test_a_remark_is_no_other_box(title: str) -> None:
    ours = boxes(title)
    assert ours.read(ours.text + "\n# a remark\n").digest == load_game(title).box.digest


@pytest.mark.parametrize("title", TITLES)
def test_a_box_can_be_loaded_from_a_file(title: str, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(boxes(title).text, encoding="utf-8")
    assert load_game(title, tmp_path / "box.toml").box == load_game(title).box


@pytest.mark.parametrize("title", TITLES)
def test_a_box_file_that_is_not_there_is_refused(title: str, tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="cannot be read"):
        load_game(title, tmp_path / "none.toml")


@pytest.mark.parametrize("title", TITLES)
def test_a_box_file_that_is_not_text_is_refused(title: str, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBox, match="is not UTF-8 text"):
        load_game(title, tmp_path / "box.toml")


@pytest.mark.parametrize("title", TITLES)
def test_a_box_that_is_not_toml_is_refused(title: str) -> None:
    boxes(title).expect("title = ", "", 0, "is not TOML")


@pytest.mark.parametrize("title", TITLES)
def test_a_missing_section_is_refused(title: str) -> None:
    ours = boxes(title)
    wanted = [field.name for field in msgspec.structs.fields(ours.kind) if field.required and field.name not in ("title", "name")]
    assert len(wanted) >= 5
    for section in wanted:
        names = (f"[{section}]", f"[{section}.")
        kept, inside = [], False
        for line in ours.text.splitlines(keepends=True):
            inside = line.startswith(names) if line.startswith("[") else inside
            kept += [] if inside else [line]
        ours.expect("".join(kept), "", 0, f"`{section}`")


@pytest.mark.parametrize("title", TITLES)
def test_a_box_of_another_game_is_refused(title: str) -> None:
    ours = boxes(title)
    text = ours.changed((f'title = "{title}"', 'title = "quidditch"'))
    ours.expect(text, "title", ours.line_of("title"), f"this is a box of 'quidditch', not of '{title}'")


@pytest.mark.parametrize("title", TITLES)
def test_a_digest_in_the_file_is_refused(title: str) -> None:
    ours = boxes(title)
    text = ours.changed((f'title = "{title}"', f'title = "{title}"\ndigest = "abc"'))
    ours.expect(text, "digest", ours.line_of("title") + 1, "take it out")
