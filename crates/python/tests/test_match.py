"""Matches of every game, records and scenarios."""

import json
import random
from pathlib import Path

import parlour
import pytest

GAMES = Path(__file__).parents[3] / "games"


@pytest.mark.parametrize("game", [game for game in parlour.games() if game != "wotr"])
def test_random_matches_end_and_their_records_hold(game: str) -> None:
    rng = random.Random(7)
    match = parlour.Match(game, seed=3)
    for _ in range(20_000):
        if not match.asked:
            break
        seat = match.asked[0]
        match.act(seat, rng.choice(match.legal(seat)))
    assert match.outcome is not None
    record = match.record()
    assert parlour.verify(record) == len(json.loads(record)["entries"])


def test_bots_play_war_of_the_ring() -> None:
    match = parlour.Match("wotr", seed=1)
    for _ in range(30):
        match.act_bot(match.asked[0], "random", seed=1)
    assert match.outcome is None
    assert match.legal(match.asked[0])


def test_equal_seeds_make_equal_matches() -> None:
    def played(seed: int) -> str:
        match = parlour.Match("kuhn", seed=seed)
        while match.asked:
            match.act_bot(match.asked[0], "random", seed=5)
        return match.record()

    assert played(4) == played(4)
    assert len({played(seed) for seed in range(20)}) > 1


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    match = parlour.Match("connect4")
    with pytest.raises(ValueError, match=r"R1\."):
        match.act(1, 3)
    assert match.asked == [0]
    with pytest.raises(ValueError, match="no game called chess"):
        parlour.Match("chess")


def test_a_tampered_record_does_not_hold() -> None:
    match = parlour.Match("tictactoe")
    match.act(0, 5)
    with pytest.raises(ValueError, match="entry"):
        parlour.verify(match.record().replace('"act":5', '"act":6').replace('"action":5', '"action":6'))


def test_a_spectator_sees_no_cards() -> None:
    match = parlour.Match("kuhn", seed=2)
    assert match.view()["cards"] == [None, None]
    own = match.view(0)["cards"]
    assert own[0] is not None
    assert own[1] is None


def test_scenarios_run() -> None:
    ran = parlour.scenarios(next((GAMES / "clans" / "scenarios").glob("04*.json")))
    assert ran
    assert all(failure is None for _, failure in ran)
