"""The PostgreSQL of tests/server, for faults too."""

from tests.server.conftest import database, postgres

__all__ = ["database", "postgres"]
