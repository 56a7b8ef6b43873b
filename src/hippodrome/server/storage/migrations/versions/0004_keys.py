"""A server knows the cookies that it has made: by a key, which all servers on one database share."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    keys = op.create_table(
        "keys", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.String(64), nullable=False)
    )
    op.bulk_insert(keys, [{"name": "cookies", "value": secrets.token_hex(32)}])
