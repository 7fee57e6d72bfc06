"""How fast random play is from Python, beside PettingZoo and OpenSpiel, all in one run.

Every measurement takes its turn several times, so that a busy machine is busy for all of them, and the
best turn of each counts. `python speed.py [SECONDS A TURN] [TURNS]`
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from parlour import Batch, Table
from parlour.pettingzoo import raw_env
from pettingzoo.classic import connect_four_v3
from pettingzoo.test import performance_benchmark


def until(seconds: float, play: Callable[[], int]) -> float:
    """Steps a second of `play`, which says how many it took."""
    steps, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        steps += play()
    return steps / passed


def table_loop() -> Callable[[], int]:
    """Our own loop, an action at a time."""
    table, choice = Table("connect4"), random.choice

    def play() -> int:
        table.reset()
        steps = 0
        while table.asked is not None:
            table.step(choice(table.legal()))
            steps += 1
        return steps

    return play


def openspiel_loop() -> Callable[[], int]:
    """The same loop in OpenSpiel, whose rules are C++."""
    game, choice = pyspiel.load_game("connect_four"), random.choice

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def agents_loop(make: Callable[[], Any]) -> Callable[[], int]:
    """A loop by PettingZoo's API, as its guide has it."""
    env = make()

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
        return steps

    return play


def batch_loop(game: str, count: int, threads: int) -> Callable[[], int]:
    """Matches side by side; actions are drawn for all of them, and taken."""
    batch = Batch(game, count, threads)
    batch.reset(1)

    def play() -> int:
        for _ in range(10):
            batch.step(batch.sample())
        return 10 * count

    return play


LOOPS: dict[str, Callable[[], Callable[[], int]]] = {
    "parlour, connect four, Table": table_loop,
    "OpenSpiel, connect four": openspiel_loop,
    "parlour, connect four, PettingZoo's API": lambda: agents_loop(lambda: raw_env("connect4")),
    "PettingZoo, connect four": lambda: agents_loop(connect_four_v3.raw_env),
    "parlour, connect four, Batch of 4,096, one thread": lambda: batch_loop("connect4", 4_096, 1),
    "parlour, connect four, Batch of 4,096, all cores": lambda: batch_loop("connect4", 4_096, 0),
    "parlour, War of the Ring, Batch of 64, one thread": lambda: batch_loop("wotr", 64, 1),
    "parlour, War of the Ring, Batch of 64, all cores": lambda: batch_loop("wotr", 64, 0),
    "parlour, Clans, Batch of 256, all cores": lambda: batch_loop("clans", 256, 0),
}


def main() -> None:
    """Measure, and say how the loops compare."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    turns = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    loops = {name: make() for name, make in LOOPS.items()}
    best = dict.fromkeys(loops, 0.0)
    for _ in range(turns):
        for name, play in loops.items():
            best[name] = max(best[name], until(seconds, play))
    for name, steps in best.items():
        print(f"{name:55} {steps:14,.0f} steps a second")
    own = best["parlour, connect four, Table"]
    for other in ["PettingZoo, connect four", "OpenSpiel, connect four"]:
        print(f"Table to {other}: {own / best[other]:.2f}")
    print("PettingZoo's own benchmark of our environment:")
    performance_benchmark(raw_env("connect4"))


if __name__ == "__main__":
    main()
