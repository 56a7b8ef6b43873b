"""The example game, installed once."""

from __future__ import annotations

import pytest

from tests.examples.installing import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which it is found."""
    return install(tmp_path_factory.mktemp("galop"))
