#!/usr/bin/env python3
"""A whole engine: among the options it takes the one with the longest description. Try it:

koszmar engine-check examples/engines/python/first.py
koszmar play bigbook --seat 1 engine:examples/engines/python/first.py
"""

import json
import sys


def say(**message):
    """Send a message."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    match told["type"]:
        case "hello":
            say(type="hello", protocol=1, name="First steps", author="You", wants=["text"], deterministic=True)
        case "new-match":
            print(f"I sit in seat {told['seat']} of {told['game']}", file=sys.stderr)
        case "decide":
            best = max(told["options"], key=lambda option: len(option["text"] + option.get("note", "")))
            say(type="choose", id=told["id"], key=best["key"])
        case "ping":
            say(type="pong", id=told["id"])
        case "quit":
            break
        case "game-over" | "error":
            print(told, file=sys.stderr)
        case unknown:
            say(type="error", error="unknown-type", detail=unknown)
