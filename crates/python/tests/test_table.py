"""Matches as numbers: promises, secrets, batches."""

import numpy as np
import parlour
import pytest
from parlour import Batch, Table

# Whoever has trained on these relies on them: a change raises the version.
PROMISED = {
    "cardpeegee": (1, 423, 722),
    "confrontation": (1, 665, 1039),
    "clans": (1, 158, 2169),
    "wotr": (1, 7575, 6306),
    "tictactoe": (1, 9, 18),
    "kuhn": (1, 2, 13),
    "connect4": (1, 7, 84),
    "leduc": (1, 5, 50),
    "hex": (1, 122, 365),
}
HIDDEN = ["kuhn", "leduc", "confrontation", "clans", "wotr"]
# A few decisions of these are enough: their matches are long.
LONG = ["clans", "wotr"]


def test_the_numbers_are_those_that_were_promised() -> None:
    tables = {game: Table(game) for game in parlour.games()}
    found = {game: (table.version, table.actions, table.observation_size) for game, table in tables.items()}
    assert found == PROMISED


def play(table: Table, rng: np.random.Generator) -> None:
    """One random action."""
    seat = table.asked
    assert seat is not None
    table.step(int(rng.choice(table.legal(seat))))


@pytest.mark.parametrize("game", parlour.games())
def test_every_mask_is_what_the_rules_allow(game: str) -> None:
    rng = np.random.default_rng(11)
    table = Table(game)
    table.reset(5)
    for _ in range(60):
        if table.asked is None:
            break
        mask = table.mask(table.asked)
        assert mask.any()
        for number in rng.integers(table.actions, size=10):
            if mask[number]:
                table.copy().step(int(number))
            else:
                with pytest.raises(ValueError, match="may not take"):
                    table.copy().step(int(number))
        play(table, rng)


@pytest.mark.parametrize("game", HIDDEN)
def test_no_array_changes_with_what_its_seat_may_not_know(game: str) -> None:
    rng = np.random.default_rng(13)
    different = 0
    for index in range(2 if game in LONG else 8):
        table = Table(game)
        table.reset(3, index)
        for _ in range(150):
            if table.asked is None:
                break
            for seat in range(table.seats):
                other = table.imagine(seat, int(rng.integers(2**32)))
                np.testing.assert_array_equal(table.observe(seat), other.observe(seat))
                np.testing.assert_array_equal(table.mask(seat), other.mask(seat))
                # The canary is alive: the other seat sees another world now and then.
                different += int(not np.array_equal(table.observe(1 - seat), other.observe(1 - seat)))
            play(table, rng)
    assert different > 0


def test_rewards_are_points_or_wins() -> None:
    table = Table("tictactoe")
    for square in [0, 3, 1, 4, 2]:
        assert table.rewards() is None
        table.step(square)
    assert table.rewards() == [1.0, -1.0]
    poker = Table("kuhn")
    poker.step(1)
    poker.step(1)
    found = poker.rewards()
    assert found is not None
    assert sorted(found) == [-2.0, 2.0]


@pytest.mark.parametrize("game", parlour.games())
def test_a_batch_plays_what_tables_play_on_any_number_of_threads(game: str) -> None:
    count = 6
    batches = [Batch(game, count, threads) for threads in (1, 3)]
    tables = [Table(game) for _ in range(count)]
    started = [0] * count
    for index, table in enumerate(tables):
        table.reset(9, index)
    for batch in batches:
        batch.reset(9)
    rng = np.random.default_rng(17)
    for _ in range(80):
        actions = np.zeros(count, np.int64)
        for index, table in enumerate(tables):
            seat = table.asked
            assert seat is not None
            for batch in batches:
                assert batch.seats[index] == seat
                np.testing.assert_array_equal(batch.observations[index], table.observe(seat))
                np.testing.assert_array_equal(batch.masks[index], table.mask(seat))
            actions[index] = rng.choice(table.legal(seat))
            table.step(int(actions[index]))
        assert [batch.step(actions) for batch in batches] == [0, 0]
        for index, table in enumerate(tables):
            found = table.rewards()
            for batch in batches:
                assert bool(batch.dones[index]) == (found is not None)
                assert batch.rewards[index].tolist() == (found or [0.0] * table.seats)
            if found is not None:
                started[index] += 1
                table.reset(9, index + started[index] * count)


def test_a_batch_counts_what_is_not_legal_and_leaves_it() -> None:
    batch = Batch("tictactoe", 4)
    batch.reset(0)
    batch.step(np.full(4, 4, np.int64))
    before = batch.observations.copy()
    assert batch.step(np.array([4, 99, -1, 0], np.int64)) == 3
    np.testing.assert_array_equal(batch.observations[:3], before[:3])
    assert not np.array_equal(batch.observations[3], before[3])
    with pytest.raises(ValueError, match="an action for each match"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="no game called chess"):
        Batch("chess", 1)


def test_a_sample_is_legal_and_comes_of_the_seed() -> None:
    batches = [Batch("wotr", 5), Batch("wotr", 5, threads=1)]
    for batch in batches:
        batch.reset(4)
    for _ in range(200):
        samples = [batch.sample() for batch in batches]
        np.testing.assert_array_equal(samples[0], samples[1])
        assert all(batches[0].masks[np.arange(5), samples[0]] == 1)
        assert [batch.step(sample) for batch, sample in zip(batches, samples, strict=True)] == [0, 0]


def test_bots_play_their_plans_in_small_actions() -> None:
    table = Table("clans")
    for name in ["simple", "random"]:
        table.reset(2)
        while table.asked is not None:
            table.step(table.bot(name))
        assert table.rewards() is not None


def test_chance_by_hand_comes_in_single_dice_and_cards() -> None:
    table = Table("kuhn", by_hand=True)
    assert (table.asked, table.chance) == (None, 3)
    table.deal(2)
    assert table.chance == 2
    with pytest.raises(ValueError, match="only 2 outcomes"):
        table.deal(2)
    table.deal(1)
    assert (table.asked, table.chance) == (0, None)  # type: ignore[comparison-overlap]
    # A king against a queen: whoever has the king wins the two chips that are bet.
    table.step(1)
    table.step(1)
    assert table.rewards() == [2.0, -2.0]
    with pytest.raises(ValueError, match="no die"):
        table.deal(0)
