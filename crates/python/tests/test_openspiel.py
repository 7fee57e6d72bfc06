"""Our games as OpenSpiel plays them."""

import os

import numpy as np
import parlour
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from parlour.openspiel import load

# Random matches of these are long; the others are simulated whole.
LONG = ["clans", "hex", "cardpeegee", "wotr"]


@pytest.mark.parametrize("game", [game for game in parlour.games() if game not in LONG])
def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("game", LONG)
def test_the_first_decisions_of_a_long_match(game: str) -> None:
    rng = np.random.default_rng(3)
    state = load(game).new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes)))
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(legal)
        other = state.clone()
        action = int(rng.choice(legal))
        state.apply_action(action)
        assert other.history() != state.history()
        other.apply_action(action)
        assert other.information_state_string(player) == state.information_state_string(player)


def test_a_stored_match_is_taken_up_again() -> None:
    state = load("leduc").new_initial_state()
    for action in [0, 3, 1]:
        state.apply_action(action)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert again.history() == state.history()
    assert again.information_state_string() == state.information_state_string()


def trained(game: pyspiel.Game, iterations: int) -> tuple[float, float]:
    """How much a strategy of CFR can be exploited, and what it is worth to the first player."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    worth = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    return exploitability.exploitability(game, found), worth[0]


# Iterations of CFR; in the soak so many that Leduc is played well.
ITERATIONS = [("kuhn", "kuhn_poker", 60)] + (
    [("leduc", "leduc_poker", 40)] if "PARLOUR_SOAK" in os.environ else []
)


@pytest.mark.parametrize(("ours", "theirs", "iterations"), ITERATIONS)
def test_cfr_comes_to_the_same_as_on_openspiels_own(ours: str, theirs: str, iterations: int) -> None:
    """The same strategy, as far as it can be exploited and is worth."""
    assert trained(load(ours), iterations) == pytest.approx(
        trained(pyspiel.load_game(theirs), iterations), abs=1e-9
    )


@pytest.mark.parametrize(("game", "known"), [("kuhn", 11 / 24), ("leduc", 2.373611)])
def test_random_play_is_exploited_as_is_known(game: str, known: float) -> None:
    """A best response walks the whole tree, and finds the values that OpenSpiel documents for its own."""
    ours = load(game)
    assert exploitability.exploitability(ours, policy.UniformRandomPolicy(ours)) == pytest.approx(
        known, abs=1e-6
    )


def test_kuhn_is_worth_what_is_known() -> None:
    exploited, worth = trained(load("kuhn"), 200)
    assert exploited < 0.02
    assert worth == pytest.approx(-1 / 18, abs=0.005)


def test_what_a_player_knows_does_not_hold_the_other_card() -> None:
    """Two matches that differ in the other player's card alone are one for this player."""
    known = []
    for other in [0, 1]:
        state = load("kuhn").new_initial_state()
        state.apply_action(2)
        state.apply_action(other)
        state.apply_action(1)
        known.append((state.information_state_string(0), state.observation_tensor(0)))
        assert state.information_state_string(0) != state.information_state_string(1)
    assert known[0] == known[1]
