"""Games for OpenSpiel: `load("leduc")` is a `pyspiel.Game` that its algorithms play.

Every die and every card is a chance node of its own, with outcomes that are all as likely, so that
algorithms which walk the whole tree see all of it. What a player knows is told by the match itself.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from ._parlour import Table, games

# The most outcomes of one die or card in any game.
_MOST_OUTCOMES = 128
# The most chance and decisions of a match; no game comes near.
_LONGEST = 200_000
# Points instead of wins: the most that can be won.
_MOST_POINTS = {"kuhn": 2.0, "leduc": 13.0, "cardpeegee": 1e6}


def _kind(game: str) -> pyspiel.GameType:
    table = Table(game)
    return pyspiel.GameType(
        short_name=f"parlour_{game}",
        long_name=f"Parlour: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM
        if table.seats == 2
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": ""},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its usual setup or another."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.id
        given = (params or {}).get("setup")
        self.setup: dict[str, Any] | None = json.loads(given) if given else None
        table = Table(game, self.setup, by_hand=True)
        self.observation_size = table.observation_size
        points = _MOST_POINTS.get(game, 1.0)
        shape = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=table.seats,
            min_utility=-points,
            max_utility=points,
            utility_sum=0.0 if table.seats == 2 else None,
            max_game_length=_LONGEST,
        )
        super().__init__(_KINDS[game], shape, params or {})

    def new_initial_state(self) -> State:
        """The beginning of a match."""
        return State(self, _Played(self.id, self.setup, []))

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Whoever looks at states: our own arrays and words, whatever is asked for."""
        return Observer(self.observation_size)


class _Played:
    """A match with what was done in it, so that it can be copied and stored as Python does it."""

    def __init__(self, game: str, setup: dict[str, Any] | None, done: list[int]) -> None:
        self.game, self.setup = game, setup
        self.done: list[int] = []
        self.table = Table(game, setup, by_hand=True)
        for number in done:
            self.take(number)

    def take(self, number: int) -> None:
        if self.table.asked is None:
            self.table.deal(number)
        else:
            self.table.step(number)
        self.done.append(number)

    def __deepcopy__(self, _memo: dict[int, Any]) -> _Played:
        again = _Played.__new__(_Played)
        again.game, again.setup, again.done = self.game, self.setup, list(self.done)
        again.table = self.table.copy()
        return again

    def __reduce__(self) -> tuple[type[_Played], tuple[Any, ...]]:
        return _Played, (self.game, self.setup, self.done)


class State(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel asks it."""

    def __init__(self, game: Game, played: _Played) -> None:
        super().__init__(game)
        self.played = played

    @property
    def table(self) -> Table:
        """The match as numbers."""
        return self.played.table

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        seat = self.table.asked
        if seat is not None:
            return seat
        is_chance = self.table.chance is not None
        return int(pyspiel.PlayerId.CHANCE if is_chance else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next die or card, all as likely."""
        count = self.table.chance or 0
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        self.played.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return json.dumps(self.table.action(action, player), ensure_ascii=False)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.table.asked is None and self.table.chance is None

    def returns(self) -> list[float]:
        """What each seat got; zeros before the end."""
        return self.table.rewards() or [0.0] * self.table.seats

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen and done."""
        return self.table.memory(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees, in the game's own words."""
        return json.dumps(self.table.view(self.current_player() if player is None else player))

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a player sees, as an array and in words."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what `player` sees."""
        self.tensor[:] = state.table.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """What `player` knows, in words."""
        return state.information_state_string(player)


def load(game: str, setup: dict[str, Any] | None = None) -> Game:
    """A game of ours for OpenSpiel's algorithms; the same as `pyspiel.load_game("parlour_" + game)`."""
    if game not in _KINDS:
        raise ValueError(f"there is no game called {game}; these are: {', '.join(_KINDS)}")
    return _GAMES[game]({} if setup is None else {"setup": json.dumps(setup)})


_KINDS = {game: _kind(game) for game in games()}
_GAMES: dict[str, type[Game]] = {game: type(f"{game.title()}Game", (Game,), {"id": game}) for game in games()}
for _game, _made in _GAMES.items():
    pyspiel.register_game(_KINDS[_game], _made)
