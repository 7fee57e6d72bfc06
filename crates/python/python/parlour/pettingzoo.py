"""Environments for PettingZoo: `env("connect4")` is one by its AEC API."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._parlour import Table

Observation = dict[str, NDArray[Any]]


def env(game: str, setup: dict[str, Any] | None = None) -> Any:
    """An environment with PettingZoo's usual checks around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, setup)))


class raw_env(AECEnv):  # type: ignore[misc]
    """One match as numbers, seat by seat. An illegal action is a ValueError and changes nothing."""

    metadata = {"render_modes": ["ansi"], "name": "parlour_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str, setup: dict[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.table = Table(game, setup)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._matches = 0
        self._seed = 0
        observation = spaces.Box(0, 1e6, (self.table.observation_size,), np.float32)
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        both = spaces.Dict({"observation": observation, "action_mask": mask})
        self._observation_spaces = {agent: both for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what a seat sees."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what a seat may do."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed, the next one of the series."""
        if seed is not None:
            self._seed, self._matches = seed, 0
        self.table.reset(self._seed, self._matches)
        self._matches += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        seat = self.table.asked
        return self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and what it may do if it is asked."""
        seat = self._seat[agent]
        mask = self.table.mask(seat) if seat == self.table.asked else np.zeros(self.table.actions, np.uint8)
        return {"observation": self.table.observe(seat), "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        """Take an action for the seat that is asked."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that is asked must act")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.step(int(action))
        self._clear_rewards()
        found = self.table.rewards()
        if found is not None:
            self.rewards = dict(zip(self.possible_agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._asked()

    def render(self) -> str | None:
        """What the seat that is asked sees, in the game's own words."""
        if self.render_mode is None:
            return None
        return str(self.table.view(self._seat[self.agent_selection]))

    def close(self) -> None:
        """There is nothing to close."""
