from os import PathLike
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

def games() -> list[str]:
    """The ids of all games."""

def bots(game: str) -> list[tuple[str, str]]:
    """The bots of a game: name and one sentence about each."""

def verify(record: str) -> int:
    """Replay a record under the rules; how many entries hold. ValueError if one does not."""

def scenarios(path: str | PathLike[str]) -> list[tuple[str, str | None]]:
    """Run a file of scenarios: the name of each, and what is wrong with it if anything is."""

@final
class Match:
    """A match with its log, in which everything is JSON."""

    def __new__(cls, game: str, seed: int = 0, setup: str | None = None) -> Match: ...
    def seats(self) -> int: ...
    def asked(self) -> list[int]: ...
    def outcome(self) -> tuple[list[int], str, list[int]] | None: ...
    def legal(self, seat: int) -> str: ...
    def view(self, seat: int | None = None) -> str: ...
    def act(self, seat: int, action: str) -> None: ...
    def act_bot(self, seat: int, bot: str, seed: int) -> None: ...
    def record(self) -> str: ...

@final
class Table:
    """A match as numbers: every action has a number, and what a seat sees is an array.

    An observation holds what its seat may know and nothing else.
    """

    game: str
    version: int
    actions: int
    observation_size: int
    seats: int

    def __new__(cls, game: str, setup: dict[str, Any] | None = None, by_hand: bool = False) -> Table: ...
    @property
    def asked(self) -> int | None:
        """The seat that is asked; None at the end. Of several that decide at once, the first."""

    @property
    def chance(self) -> int | None:
        """By hand: how many outcomes, all as likely, the next die or card has; None if none is awaited."""

    def deal(self, outcome: int) -> None:
        """By hand: take one of these outcomes."""

    def memory(self, seat: int) -> str:
        """By hand: all that a seat has seen and done whenever it was asked, in short; and what it sees."""

    def reset(self, seed: int = 0, index: int = 0) -> None:
        """Begin match `index` of the series with this seed."""

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees."""

    def mask(self, seat: int) -> NDArray[np.uint8]:
        """A 1 for each action that a seat may take."""

    def legal(self, seat: int | None = None) -> list[int]:
        """The numbers of the actions that a seat may take, in order; without one, the seat that is asked."""

    def step(self, number: int) -> None:
        """Take the action with this number for the seat that is asked. ValueError if it is not legal."""

    def rewards(self) -> list[float] | None:
        """What each seat got: its points, or 1, -1 and 0. None before the end."""

    def bot(self, name: str) -> int:
        """The number of the action that a bot would take for the seat that is asked."""

    def imagine(self, seat: int, seed: int) -> Table:
        """A match that a seat cannot tell from this one: for searches that must not cheat."""

    def copy(self) -> Table:
        """The same match once more, secrets included."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Table: ...
    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, in the game's own words."""

    def action(self, number: int, seat: int | None = None) -> Any:
        """What the game calls an action of a seat; without one, of the seat that is asked."""

@final
class Batch:
    """Many matches side by side, stepped by threads without the interpreter's lock.

    The arrays are made once and written in place by `reset` and `step`.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.uint8]

    def __new__(
        cls, game: str, count: int, threads: int = 0, setup: dict[str, Any] | None = None
    ) -> Batch: ...
    def reset(self, seed: int) -> None:
        """Begin all matches: match `i` is number `i` of the series with this seed."""

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each match, chosen at random; the array is written again by the next call."""

    def step(self, actions: NDArray[np.int64]) -> int:
        """Take an action in each match; one that has ended begins anew.

        Returns how many actions were not legal: those change nothing.
        """
