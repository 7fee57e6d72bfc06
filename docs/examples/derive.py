"""Derives Parlour's dice, draws and shuffles from a key, with nothing but Python's own library.

An independent second implementation of docs/dealer.md: run it to print the test vectors that the
Rust tests hold the engine to.
"""

import hashlib
import struct


def chacha20_block(key: bytes, counter: int, nonce: bytes) -> bytes:
    """One 64-byte block of the ChaCha20 key stream (RFC 8439)."""

    def rotate(value, by):
        return ((value << by) | (value >> (32 - by))) & 0xFFFFFFFF

    def quarter(state, a, b, c, d):
        for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) & 0xFFFFFFFF
            state[z] = rotate(state[z] ^ state[x], by)

    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, *struct.unpack("<3I", nonce)]
    state = start[:]
    for _ in range(10):
        for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
            quarter(state, a, b, c, d)
        for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter(state, a, b, c, d)
    return struct.pack("<16I", *((x + y) & 0xFFFFFFFF for x, y in zip(state, start)))


def commitment(key: bytes) -> str:
    """What is published before the match."""
    return hashlib.sha256(b"parlour commitment 1\0" + key).hexdigest()


def dealing_key(key: bytes, entropy: list[str] = ()) -> bytes:
    """The key that deals: the match key with what the players threw in."""
    data = b"parlour dealing 1\0" + key
    for contribution in entropy:
        raw = contribution.encode()
        data += struct.pack("<I", len(raw)) + raw
    return hashlib.sha256(data).digest()


def share(text: str) -> str:
    """What a player publishes of a text before showing it."""
    return hashlib.sha256(b"parlour share 1\0" + text.encode()).hexdigest()


class Answer:
    """The numbers behind one answer: answer `ordinal` of `stream`."""

    def __init__(self, dealing: bytes, stream: int, ordinal: int):
        self.key, self.nonce = dealing, struct.pack("<IQ", stream, ordinal)
        self.blocks, self.words = 0, []

    def below(self, n: int) -> int:
        """Uniform on 0..n: a number in the incomplete last run of n is thrown away."""
        while True:
            if not self.words:
                self.words = list(struct.unpack("<16I", chacha20_block(self.key, self.blocks, self.nonce)))
                self.blocks += 1
            word = self.words.pop(0)
            if word < (1 << 32) // n * n:
                return word % n

    def dice(self, count: int, sides: int) -> list[int]:
        return [1 + self.below(sides) for _ in range(count)]

    def draw(self, count: int, ids) -> list[int]:
        left = sorted(ids)
        return [left.pop(self.below(len(left))) for _ in range(count)]


if __name__ == "__main__":
    key = bytes(range(32))
    dealing = dealing_key(key)
    print("commitment     ", commitment(key))
    print("share of alice ", share("alice"))
    print("stream 0, #0   ", Answer(dealing, 0, 0).dice(10, 6))
    print("stream 0, #1   ", Answer(dealing, 0, 1).dice(10, 6))
    print("stream 1, #0   ", Answer(dealing, 1, 0).draw(5, range(52)))
    print("stream 2, #7   ", Answer(dealing, 2, 7).draw(8, range(8)))
    print("alice and bob  ", Answer(dealing_key(key, ["alice", "bob"]), 0, 0).dice(10, 6))
    print("key of seed 42 ", hashlib.sha256(b"parlour seed 1\0" + struct.pack("<Q", 42)).hexdigest())
    print("series 42, 1   ", hashlib.sha256(b"parlour series 1\0" + struct.pack("<QQ", 42, 1)).hexdigest())
