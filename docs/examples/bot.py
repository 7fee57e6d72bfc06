#!/usr/bin/env python3
"""A bot that plays over the network, with Python's standard library alone.

    parlour serve &
    python3 docs/examples/bot.py http://127.0.0.1:8080 --game tictactoe

It asks for a token, sets up a table against a house bot (or joins one with --join), adds its share
to the shuffle, looks, and takes an action at random until the match is over. docs/bot-api.md describes the protocol.
"""

import argparse
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Fault(Exception):
    """The server said no: a stable code, a sentence and perhaps a rule."""

    def __init__(self, fault):
        super().__init__(f"{fault.get('code')}: {fault.get('message')}")
        self.code = fault.get("code")


class Table:
    """The few calls a bot needs."""

    def __init__(self, server, name):
        self.server = server.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        cookie = self._cookie("/api/guest", {"name": name})
        self.headers["Cookie"] = cookie
        token = self.call("POST", "/api/tokens", {"label": name})["token"]
        del self.headers["Cookie"]
        self.headers["Authorization"] = f"Bearer {token}"

    def _cookie(self, path, body):
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), self.headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.headers["Set-Cookie"].split(";")[0]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self.headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Fault(json.load(error)) from None

    def ask(self, match, **ask):
        return self.call("POST", f"/api/matches/{match}/ask", ask)


def share_of(text):
    """The hash that binds us to a text before we show it."""
    return hashlib.sha256(b"parlour share 1\0" + text.encode()).hexdigest()


def sit_down(table, options):
    """Joins a match, or sets one up against a house bot; gives its id and our seat."""
    text = secrets.token_hex(32)
    if options.join:
        join = {"invitation": options.invitation, "share": share_of(text)}
        info = table.call("POST", f"/api/matches/{options.join}/join", join)
    else:
        games = {game["id"]: game for game in table.call("GET", "/api/games")}
        game = games[options.game]
        house = {"kind": "bot", "bot": game["bots"][0]["id"]}
        seats = [{"kind": "me"}] + [house] * (game["min_seats"] - 1)
        info = table.call("POST", "/api/matches", {"game": options.game, "seats": seats, "share": share_of(text)})
    seat = next(seat["seat"] for seat in info["seats"] if seat["yours"])
    wait_for_start(table, info, seat, text)
    return info["id"], seat


def wait_for_start(table, info, seat, text):
    """Shows our share once all seats are taken, and a fresh one if the host draws another key."""
    while info["phase"] == "open":
        if seat in info["awaited"]:
            if "share" in info["seats"][seat]:
                table.ask(info["id"], do="reveal", seat=seat, entropy=text)
            else:
                text = secrets.token_hex(32)
                table.ask(info["id"], do="share", seat=seat, share=share_of(text))
        else:
            time.sleep(0.1)
        info = table.call("GET", f"/api/matches/{info['id']}")


def play(table, match, seat, limit):
    """Answers prompts until the match is over; gives how it ended."""
    actions = 0
    while True:
        update = table.ask(match, do="look", seat=seat)["update"]
        if "ending" in update:
            return actions, update["ending"]
        if "prompt" not in update:
            time.sleep(0.02)
            continue
        if actions >= limit:
            table.ask(match, do="resign", seat=seat)
            continue
        choice = random.choice(update["prompt"]["options"])
        number = update["number"]
        try:
            table.ask(match, do="act", seat=seat, expect=number, key=f"{seat}-{number}", action=choice["action"])
            actions += 1
        except Fault as fault:
            if fault.code not in ("action/stale", "table/over"):
                raise


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server", help="such as http://127.0.0.1:8080")
    parser.add_argument("--game", default="tictactoe")
    parser.add_argument("--name", default="Python bot")
    parser.add_argument("--join", help="the id of a match to join")
    parser.add_argument("--invitation", help="the secret of an invited seat")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--limit", type=int, default=10_000, help="resign after so many actions")
    options = parser.parse_args()
    random.seed(options.seed)
    table = Table(options.server, options.name)
    match, seat = sit_down(table, options)
    actions, ending = play(table, match, seat, options.limit)
    won = seat in ending["winners"]
    print(json.dumps({"match": match, "seat": seat, "actions": actions, "won": won, "ending": ending["reason"]}))


if __name__ == "__main__":
    try:
        main()
    except Fault as fault:
        sys.exit(str(fault))
