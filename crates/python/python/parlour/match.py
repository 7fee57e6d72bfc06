"""A match of any game, in plain Python values."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from . import _parlour

# Whatever a game writes as JSON.
Action = Any


class Outcome(NamedTuple):
    """How a match ended."""

    winners: list[int]
    reason: str
    points: list[int]


class Match:
    """A match with its log, for every game.

    All chance comes from the seed, so equal seeds and equal actions make equal matches.
    """

    def __init__(self, game: str, seed: int = 0, setup: dict[str, Any] | None = None) -> None:
        self._native = _parlour.Match(game, seed, None if setup is None else json.dumps(setup))
        self.game = game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._native.seats()

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now; none at the end."""
        return self._native.asked()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None before that."""
        found = self._native.outcome()
        return None if found is None else Outcome(*found)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do."""
        actions: list[Action] = json.loads(self._native.legal(seat))
        return actions

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; a spectator without one."""
        seen: dict[str, Any] = json.loads(self._native.view(seat))
        return seen

    def act(self, seat: int, action: Action) -> None:
        """Take an action. ValueError, with the rule, if it is not legal."""
        self._native.act(seat, json.dumps(action))

    def act_bot(self, seat: int, bot: str, seed: int = 0) -> None:
        """Let a bot act for a seat."""
        self._native.act_bot(seat, bot, seed)

    def record(self) -> str:
        """The record of the match, as `parlour replay` and `parlour.verify` read it."""
        return self._native.record()
