"""Trains the judge of a game: how likely a side wins, from the facts of a position.

    python train/judge.py data wotr OUT.rows --matches 40000 --seed 1
    python train/judge.py train wotr OUT.rows --weights judge.pt
    python train/judge.py export wotr judge.pt OUT.rows --to crates/bots/src/wotr/judge.bin
    python train/judge.py compare wotr search1 foresight-1 --matches 400

`README.md` beside this file has what was run, and what came of it.
"""

from __future__ import annotations

import argparse
import struct
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

# How many facts a position of each game has: the engine's `facts.rs` writes them.
FACTS = {"wotr": 441, "confrontation": 347, "clans": 238}
LEFT_OUT = 10  # One match in so many is never trained on.


@dataclass
class Rows:
    """Positions, the chances that the first judge gave them, and what became of them."""

    facts: Tensor
    judged: Tensor
    won: Tensor
    match: Tensor

    @staticmethod
    def read(game: str, paths: list[Path]) -> "Rows":
        facts = FACTS[game]
        files = [np.fromfile(path, dtype="<f4").reshape(-1, facts + 3) for path in paths]
        table = np.concatenate(files)
        # Matches of two files are different matches.
        numbers = [file[:, facts + 2].view("<u4").astype(np.int64) + (at << 32) for at, file in enumerate(files)]
        columns = torch.from_numpy(table)
        return Rows(columns[:, :facts], columns[:, facts], columns[:, facts + 1], torch.from_numpy(np.concatenate(numbers)))

    def split(self) -> tuple["Rows", "Rows"]:
        """What is trained on, and what is left out: whole matches."""
        out = self.match % LEFT_OUT == 0
        return self.where(~out), self.where(out)

    def where(self, mask: Tensor) -> "Rows":
        return Rows(self.facts[mask].contiguous(), self.judged[mask], self.won[mask], self.match[mask])

    def to(self, device: torch.device) -> "Rows":
        return Rows(self.facts.to(device), self.judged.to(device), self.won.to(device), self.match)


def network(facts: int, wide: int, deep: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(facts, wide), nn.ReLU(), nn.Linear(wide, deep), nn.ReLU(), nn.Linear(deep, 1))


def load(path: Path) -> nn.Sequential:
    """The network of a file of weights, whatever its size."""
    weights = torch.load(path, weights_only=True, map_location="cpu")
    wide, facts = weights["0.weight"].shape
    net = network(facts, wide, weights["2.weight"].shape[0])
    net.load_state_dict(weights)
    return net


def log_loss(chance: Tensor, won: Tensor) -> float:
    chance = chance.clamp(1e-6, 1 - 1e-6)
    return float(-(won * chance.log() + (1 - won) * (1 - chance).log()).mean())


@torch.no_grad()
def chances(net: nn.Module, facts: Tensor) -> Tensor:
    return torch.cat([torch.sigmoid(net(part)).squeeze(1) for part in facts.split(65536)])


def report(name: str, chance: Tensor, won: Tensor) -> None:
    print(f"{name}: log loss {log_loss(chance, won):.4f} on {len(won)} positions")


def calibration(chance: Tensor, won: Tensor) -> None:
    """Where the judge says 0.3, are three in ten won?"""
    print("| judged | positions | mean judged | won |\n|---|---|---|---|")
    tenth = (chance * 10).long().clamp(0, 9)
    for at in range(10):
        mask = tenth == at
        if mask.any():
            print(f"| {at / 10:.1f} to {(at + 1) / 10:.1f} | {int(mask.sum())} "
                  f"| {float(chance[mask].mean()):.3f} | {float(won[mask].mean()):.3f} |")


def device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def train(args: argparse.Namespace) -> None:
    torch.manual_seed(args.seed)
    began = time.monotonic()
    fitted, out = (part.to(device()) for part in Rows.read(args.game, args.rows).split())
    base = fitted.won.mean().expand(len(out.won))
    print(f"{len(fitted.won)} positions to train on, {len(out.won)} left out, on {device()}")
    report("the bare share of wins", base, out.won)
    report("the first judge", out.judged, out.won)
    net = network(FACTS[args.game], args.wide, args.deep).to(device())
    steps = args.epochs * (len(fitted.won) // args.batch + 1)
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=args.rate, total_steps=steps)
    loss_of = nn.BCEWithLogitsLoss()
    best = float("inf")
    print("| epoch | trained on | left out | seconds |\n|---|---|---|---|")
    for epoch in range(1, args.epochs + 1):
        order = torch.randperm(len(fitted.won), device=device())
        total = 0.0
        for batch in order.split(args.batch):
            optimizer.zero_grad(set_to_none=True)
            loss = loss_of(net(fitted.facts[batch]).squeeze(1), fitted.won[batch])
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach()) * len(batch)
        held = log_loss(chances(net, out.facts), out.won)
        print(f"| {epoch} | {total / len(fitted.won):.4f} | {held:.4f} | {time.monotonic() - began:.0f} |", flush=True)
        if held < best:
            best = held
            torch.save(net.state_dict(), args.weights)
    net = load(args.weights).to(device())
    chance = chances(net, out.facts)
    report("the new judge", chance, out.won)
    calibration(chance, out.won)


def whole(weights: Tensor) -> tuple[float, np.ndarray]:
    """A layer as whole numbers of 8 bits with one scale, input by input."""
    table = weights.detach().cpu().numpy().T
    scale = float(np.abs(table).max()) / 127
    return scale, np.round(table / scale).astype("i1")


def export(args: argparse.Namespace) -> None:
    net = load(args.weights)
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    out = bytearray(b"PNW1" + struct.pack("<3H", *(layer.in_features for layer in layers)))
    for layer in layers:
        scale, table = whole(layer.weight)
        out += struct.pack("<f", scale) + table.tobytes() + layer.bias.detach().numpy().astype("<f4").tobytes()
        layer.weight.data = torch.from_numpy(table.astype("<f4") * np.float32(scale)).T.contiguous()
    args.to.write_bytes(bytes(out))
    print(f"{args.to}: {len(out)} bytes")
    if args.rows:
        held = Rows.read(args.game, args.rows).split()[1]
        report("as exported", chances(net, held.facts), held.won)


def example(args: argparse.Namespace, name: str) -> list[str]:
    """A program of the engine's, built here or before."""
    if args.programs:
        return [str(args.programs / name)]
    return ["cargo", "run", "--quiet", "--release", "-p", "parlour-bots", "--example", name, "--"]


def data(args: argparse.Namespace) -> None:
    numbers = {"matches": args.matches, "seed": args.seed, "every": args.every, "stray": args.stray}
    options = [word for name, value in numbers.items() for word in (f"--{name}", str(value))]
    subprocess.run([*example(args, "positions"), args.game, str(args.out), *options, "--bot", args.bot], check=True)


def compare(args: argparse.Namespace) -> None:
    subprocess.run([*example(args, "duel"), args.game, str(args.matches), str(args.seed), args.one, args.other], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)

    verb = verbs.add_parser("data", help="plays matches and writes their positions down")
    verb.add_argument("game", choices=FACTS)
    verb.add_argument("out", type=Path)
    verb.add_argument("--matches", type=int, default=4000)
    verb.add_argument("--seed", type=int, default=1)
    verb.add_argument("--every", type=int, default=8, help="one position in so many is written")
    verb.add_argument("--stray", type=int, default=30, help="so many decisions in a thousand are made at random")
    verb.add_argument("--bot", default="heuristic")
    verb.add_argument("--programs", type=Path, help="where the examples lie built, if there is no cargo")
    verb.set_defaults(do=data)

    verb = verbs.add_parser("train", help="fits a network to the outcomes")
    verb.add_argument("game", choices=FACTS)
    verb.add_argument("rows", type=Path, nargs="+")
    verb.add_argument("--weights", type=Path, default=Path("judge.pt"))
    verb.add_argument("--wide", type=int, default=64, help="the first hidden layer")
    verb.add_argument("--deep", type=int, default=32, help="the second")
    verb.add_argument("--epochs", type=int, default=12)
    verb.add_argument("--batch", type=int, default=2048)
    verb.add_argument("--rate", type=float, default=3e-3)
    verb.add_argument("--decay", type=float, default=3e-2)
    verb.add_argument("--seed", type=int, default=1)
    verb.set_defaults(do=train)

    verb = verbs.add_parser("export", help="writes the weights as the engine reads them")
    verb.add_argument("game", choices=FACTS)
    verb.add_argument("weights", type=Path)
    verb.add_argument("rows", type=Path, nargs="*", help="to say what rounding costs")
    verb.add_argument("--to", type=Path, required=True)
    verb.set_defaults(do=export)

    verb = verbs.add_parser("compare", help="lets two bots play each other")
    verb.add_argument("game", choices=FACTS)
    verb.add_argument("one", help="a bot, or new@SIMULATIONS,judge=FILE")
    verb.add_argument("other")
    verb.add_argument("--matches", type=int, default=400)
    verb.add_argument("--seed", type=int, default=3019)
    verb.add_argument("--programs", type=Path, help="where the examples lie built, if there is no cargo")
    verb.set_defaults(do=compare)

    args = parser.parse_args()
    args.do(args)


if __name__ == "__main__":
    main()
