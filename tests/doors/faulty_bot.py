"""A bot over the protocol that plays well enough, but for one fault, which its argument names."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

FAULT = sys.argv[1]


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def answer(asked: dict[str, Any], number: int) -> None:
    legal = asked["legal"]
    action = legal["actions"][0]["text"] if legal["actions"] else f"{legal['forms'][0]['kind']} none"
    if number < 2:
        say(type="action", id=asked["id"], action=action)
    elif FAULT in ("illegal", "illegal-once"):
        say(type="action", id=asked["id"], action="bid -7")
    elif FAULT == "another-request":
        say(type="action", id=asked["id"] - 1, action=action)
    elif FAULT == "prints":
        print("thinking …")
        say(type="action", id=asked["id"], action=action)
    elif FAULT == "answers-twice":
        say(type="action", id=asked["id"], action=action)
        say(type="action", id=asked["id"], action=action)
        time.sleep(0.1)
    elif FAULT == "dies":
        sys.exit("no more hay")
    elif FAULT == "silent":
        time.sleep(3600)
    elif FAULT == "floods":
        while True:
            print("x" * 1000, end="")
    elif FAULT == "readies":
        say(type="ready", version=1)
    else:
        say(type="action", id=asked["id"], action=action)


def main() -> None:
    number = 0
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            if FAULT == "dies-at-once":
                sys.exit(3)
            say(type="ready", version=2 if FAULT == "other-version" else 1, sorry="I only play chess" if FAULT == "sorry" else "")
        elif asked["type"] == "choose":
            answer(asked, number)
            last, number = asked, number + 1
        elif asked["type"] == "refused" and FAULT == "illegal-once":
            answer(last, 0)
    if FAULT == "stays":
        time.sleep(3600)


main()
