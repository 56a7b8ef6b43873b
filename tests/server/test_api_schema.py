"""The HTTP side is what its OpenAPI document says: schemathesis tries every operation with good, odd and bad input."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.playing import Duel, Person, Server, play_on

pytestmark = pytest.mark.server
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 403, 404, 409, 422]

[parameters]
"path.id" = "{table}"
"path.seat" = 1
"""
"""A body that can be read may still be refused: it is another's, it is not now, or a rule forbids it."""


def test_schemathesis_finds_nothing(
    database: str, another_server: Callable[..., Server], people: Callable[..., list[Person]], tmp_path: Path
) -> None:
    server = another_server("--take-back", "0", "--database", database)
    ada, ben = people("Ada", "Ben", at=server)
    duel = Duel(ada, ben, title="finish")  # a table that is over, at which Ben sits but is not the host, so that it stays
    play_on(duel.lives, duel.chance)
    (tmp_path / "schemathesis.toml").write_text(CONFIG.replace("{table}", duel.table["id"]))
    done = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/schema/openapi.json",
            "--seed", "20", "--max-examples", "8", "--phases", "examples,coverage,fuzzing", "--continue-on-failure", "--no-color",
            "--header", f"Cookie: hippodrome={ben.secret}", "--generation-database", "none",
        ],
        cwd=tmp_path, capture_output=True, text=True, timeout=150,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert duel.ada.info(duel.table)["status"] == "over"


def test_the_document_describes_bodies_as_they_are_checked(server: Server) -> None:
    schemas = httpx.get(f"{server.address}/api/schema/openapi.json", trust_env=False).json()["components"]["schemas"]
    assert schemas["NewTable"]["additionalProperties"] is False
    assert schemas["NewTable"]["properties"]["seats"]["items"] == {"$ref": "#/components/schemas/SeatPlan"}
    assert {"type": "integer", "minimum": 0, "maximum": 15} in schemas["SitDown"]["properties"]["seat"]["anyOf"]


def test_no_page_shows_the_document_since_it_would_need_scripts_of_other_sites(server: Server) -> None:
    for path in ("/scalar", "/redoc", "/swagger"):
        assert httpx.get(f"{server.address}/api/schema{path}", trust_env=False).status_code == 404
