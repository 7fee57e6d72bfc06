"""The environments, by the tests of the libraries they are for."""

from typing import Any

import numpy as np
import parlour
import pytest
from gymnasium.utils.env_checker import check_env
from parlour.gymnasium import SeatEnv
from parlour.pettingzoo import env
from pettingzoo.test import api_test, seed_test


@pytest.mark.parametrize("game", parlour.games())
def test_pettingzoo_takes_it_for_an_environment(game: str) -> None:
    api_test(env(game), num_cycles=300)


@pytest.mark.parametrize("game", parlour.games())
def test_equal_seeds_make_equal_matches(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=100)


@pytest.mark.parametrize("game", parlour.games())
def test_gymnasium_takes_it_for_an_environment(game: str) -> None:
    check_env(SeatEnv(game), skip_render_check=True)


def test_a_seat_against_a_bot() -> None:
    seat = SeatEnv("kuhn", seat=1, bot="search1")
    total = 0.0
    for episode in range(20):
        _, info = seat.reset(seed=episode)
        is_over = False
        while not is_over:
            action = np.flatnonzero(info["action_mask"])[0]
            _, reward, is_over, _, info = seat.step(action)
            total += reward
    # Whoever always passes loses its stake, or wins one when both pass.
    assert -20 <= total <= 20
    assert total != 0
    with pytest.raises(ValueError, match="no bot called"):
        SeatEnv("kuhn", seat=1, bot="nobody").reset(seed=1)


def test_what_is_not_legal_costs_a_point_and_changes_nothing() -> None:
    seat = SeatEnv("connect4")
    before, _ = seat.reset(seed=1)
    for _ in range(6):
        seat.table.step(3)
    full = seat.table.observe(0)
    after, reward, is_over, _, _ = seat.step(np.int64(3))
    assert reward == -1.0
    assert not is_over
    np.testing.assert_array_equal(after, full)
    assert before.shape == after.shape


def test_both_seats_get_their_rewards() -> None:
    aec: Any = env("tictactoe")
    aec.reset(seed=1)
    for square in [0, 3, 1, 4, 2]:
        aec.step(square)
    assert aec.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    seen = {}
    for agent in aec.agent_iter():
        _, seen[agent], is_over, _, _ = aec.last()
        assert is_over
        aec.step(None)
    assert seen == {"seat_0": 1.0, "seat_1": -1.0}
