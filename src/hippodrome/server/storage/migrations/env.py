"""Alembic's entry: the connection is handed over by storage.migrate, inside a transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
