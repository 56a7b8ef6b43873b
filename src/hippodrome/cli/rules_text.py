"""The rules to read: packaged with an installed Hippodrome, in docs/rules of a source checkout."""

from __future__ import annotations

from pathlib import Path

from rich.markdown import Markdown

import hippodrome
from hippodrome.core.errors import HippodromeError
from hippodrome.texts import Texts


def rules_page(title: str, texts: Texts) -> Markdown:
    """The rules of a game in the reader's language. Raises HippodromeError if they are not installed."""
    package = Path(hippodrome.__file__).parent
    name = f"{title}.{texts.lang}.md"
    for file in (package / "rules_texts" / name, package.parents[1] / "docs" / "rules" / name):
        try:
            return Markdown(file.read_text(encoding="utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            continue
        except (OSError, UnicodeDecodeError) as problem:
            raise HippodromeError(f"{file}: {problem}") from problem
    raise HippodromeError(texts.say("error-no-rules", title=title))
