"""Board games that know their own rules.

`Match` plays any game in plain Python values. `Table` is one match as numbers, for learning; `Batch` is
many of them at once. `parlour.pettingzoo`, `parlour.gymnasium` and `parlour.openspiel` have environments.
"""

from ._parlour import Batch, Table, bots, games, scenarios, verify
from .match import Action, Match, Outcome

__all__ = [
    "Action",
    "Batch",
    "Match",
    "Outcome",
    "Table",
    "bots",
    "games",
    "scenarios",
    "verify",
]
