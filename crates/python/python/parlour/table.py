"""One match as numbers, for learning."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _parlour


class Table:
    """A match of a game whose actions are numbered and whose views are arrays.

    An observation holds what its seat may know and nothing else.
    """

    def __init__(self, game: str, setup: dict[str, Any] | None = None) -> None:
        self._take(game, _parlour.Table(game, None if setup is None else json.dumps(setup)))

    def _take(self, game: str, native: _parlour.Table) -> None:
        self.game = game
        self._native = native
        self.version, self.actions, self.observation_size, self.seats = native.sizes()
        # What is asked most often is asked of the native half directly.
        self.observe = native.observe
        self.step = native.step
        self.rewards = native.rewards

    @classmethod
    def _of(cls, game: str, native: _parlour.Table) -> Table:
        table = cls.__new__(cls)
        table._take(game, native)
        return table

    def reset(self, seed: int = 0, index: int = 0) -> None:
        """Begin match `index` of the series with this seed."""
        self._native.reset(seed, index)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None at the end. Of several that decide at once, the first."""
        return self._native.asked()

    def mask(self, seat: int) -> NDArray[np.uint8]:
        """A 1 for each action that a seat may take."""
        return self._native.mask(seat)

    def legal(self, seat: int) -> NDArray[np.int64]:
        """The numbers of the actions that a seat may take."""
        return np.flatnonzero(self._native.mask(seat))

    def bot(self, name: str) -> int:
        """The number of the action that a bot would take for the seat that is asked."""
        return self._native.bot(name)

    def imagine(self, seat: int, seed: int) -> Table:
        """A match that a seat cannot tell from this one: for searches that must not cheat."""
        return Table._of(self.game, self._native.imagine(seat, seed))

    def copy(self) -> Table:
        """The same match once more, secrets included."""
        return Table._of(self.game, self._native.copy())

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, in the game's own words."""
        seen: dict[str, Any] = json.loads(self._native.view(seat))
        return seen

    def action(self, number: int) -> Any:
        """What the action with this number is called in the game."""
        return json.loads(self._native.action(number))
