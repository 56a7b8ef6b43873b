"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge


class Metrics:
    """Counters of one server."""

    def __init__(self, registry: CollectorRegistry | None = None) -> None:
        registry = registry or CollectorRegistry()
        self.registry = registry
        self._moves = Counter("hippodrome_moves", "Actions carried out and kept", ["title"], registry=registry)
        self._refusals = Counter("hippodrome_refusals", "Requests refused", ["why"], registry=registry)
        self.rooms = Gauge("hippodrome_tables_in_memory", "Tables in memory", registry=registry)
        self.connections = Gauge("hippodrome_connections", "Open live connections", registry=registry)
        self.commits = Gauge("hippodrome_commits", "Commits to the database", registry=registry)
        self.cut_short = Counter("hippodrome_choices_cut_short", "Choices of bots that the clock ended", registry=registry)
        self.replaced = Counter("hippodrome_bots_replaced", "Choices by another bot, since one had failed", registry=registry)
        self._by_title: dict[str, Counter] = {}

    def moved(self, title: str, count: int) -> None:
        """So many actions of people were carried out."""
        counter = self._by_title.get(title)
        if counter is None:
            counter = self._by_title[title] = self._moves.labels(title)
        counter.inc(count)

    def refused(self, why: str) -> None:
        """A request was refused."""
        self._refusals.labels(why).inc()
