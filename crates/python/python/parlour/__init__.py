"""Board games that know their own rules.

`Match` plays any game in plain Python values. `Table` is one match as numbers, for learning; `Batch` is
many of them at once. `parlour.pettingzoo` and `parlour.gymnasium` have environments.
"""

from ._parlour import Batch, bots, coded_games, games, scenarios, verify
from .match import Action, Match, Outcome
from .table import Table

__all__ = [
    "Action",
    "Batch",
    "Match",
    "Outcome",
    "Table",
    "bots",
    "coded_games",
    "games",
    "scenarios",
    "verify",
]
