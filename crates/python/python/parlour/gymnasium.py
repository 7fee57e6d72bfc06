"""An environment for Gymnasium: one seat of a match, with bots on the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._parlour import Table


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat against bots. `info["action_mask"]` says what is legal.

    An action that is not legal changes nothing and costs one point, so that a policy without a mask can
    learn, too.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bot: str = "random",
        setup: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, setup)
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"there is no seat {seat}")
        self.seat, self.bot, self.render_mode = seat, bot, render_mode
        self.observation_space = spaces.Box(0, 1e6, (self.table.observation_size,), np.float32)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a match, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        series = int(self.np_random.integers(2**63))
        self.table.reset(series)
        index = 0
        while not self._wait():
            # The bots came to an end without asking this seat.
            index += 1
            self.table.reset(series, index)
        return self.table.observe(self.seat), self._info()

    def _wait(self) -> bool:
        """Let the bots play; whether the seat is asked now."""
        while (asked := self.table.asked) is not None and asked != self.seat:
            self.table.step(self.table.bot(self.bot))
        return asked is not None

    def _info(self) -> dict[str, Any]:
        is_asked = self.table.asked == self.seat
        mask = self.table.mask(self.seat) if is_asked else np.zeros(self.table.actions, np.uint8)
        return {"action_mask": mask.view(np.int8)}

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the seat is asked again."""
        if not self.table.mask(self.seat)[int(action)]:
            return self.table.observe(self.seat), -1.0, False, False, self._info()
        self.table.step(int(action))
        is_over = not self._wait()
        found = self.table.rewards()
        reward = 0.0 if found is None else float(found[self.seat])
        return self.table.observe(self.seat), reward, is_over, False, self._info()

    def render(self) -> Any:
        """What the seat sees, in the game's own words."""
        return None if self.render_mode is None else str(self.table.view(self.seat))
