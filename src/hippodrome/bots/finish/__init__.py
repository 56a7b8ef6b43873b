"""The bots of Finish."""

from hippodrome.bots.finish.punter import Punter
from hippodrome.bots.finish.searcher import Searcher

__all__ = ["Punter", "Searcher"]
