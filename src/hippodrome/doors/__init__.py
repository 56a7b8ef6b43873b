"""Doors for other people's programs: bots from elsewhere, in any language, and our games as environments of other libraries."""
