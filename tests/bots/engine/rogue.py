"""An engine that keeps to the protocol until it is asked something, and then does what its first argument says.

Its second argument, if there is one, is a file to which it adds the number of every process that belongs to it.
"""

import json
import os
import subprocess
import sys
import time


def shout(text):
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def say(**message):
    shout(json.dumps(message))


def hello(**more):
    say(**{"type": "hello", "protocol": 1, "name": "Rogue", **more})


def choose(told, **more):
    say(**{"type": "choose", "id": told["id"], "key": told["options"][0]["key"], **more})


def greet(habit):
    match habit:
        case "banner":
            shout("Rogue 1.0 by nobody")
        case "future":
            hello(protocol=2)
        case "mute":
            time.sleep(600)
        case "chess":
            hello(games=["chess"])
        case "stillborn":
            sys.exit(3)
        case "fickle":
            hello(deterministic=True)
        case _:
            hello()


def decide(habit, told):
    match habit:
        case "dies":
            sys.exit("I cannot go on.")
        case "hangs-up":
            os.close(1)
            time.sleep(600)
        case "sleeps" | "stubborn":
            time.sleep(600)
        case "babbles":
            shout("e2e4")
        case "binary":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.flush()
        case "list":
            shout("[1, 2]")
        case "drones":
            shout("x" * 1_000_000)
        case "floods":
            while True:
                say(type="spam")
        case "twice":
            choose(told)
            choose(told)
        case "other":
            choose(told, id=told["id"] + 1)
        case "foresees":
            key = told["options"][0]["key"]
            shout("\n".join(json.dumps({"type": "choose", "id": told["id"] + ahead, "key": key}) for ahead in (0, 1)))
        case "listens" if told["choice"] and not told["log"]["from"] + len(told["log"]["events"]):
            say(type="error", error="nothing-heard")
        case "cheats":
            choose(told, key="win the game")
        case "gives-up":
            say(type="error", error="no-idea", detail="too hard")
        case "pongs":
            say(type="pong", id=1)
        case "grumbles":
            sys.stderr.write("x" * 1_000_000)
            sys.stderr.flush()
            choose(told)
        case "aside":
            say(type="think-aloud", hope=0.5)
            assert json.loads(sys.stdin.readline())["type"] == "error"
            choose(told, why="because")
        case "fickle":
            choose(told, key=told["options"][-(told["match"] % 2)]["key"])
        case _:
            choose(told)


def main(habit, processes=None):
    if habit == "stubborn":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    if processes:
        with open(processes, "a") as file:
            print(os.getpid(), *([child.pid] if habit == "stubborn" else []), file=file)
    for line in sys.stdin:
        told = json.loads(line)
        match told["type"]:
            case "hello":
                greet(habit)
            case "decide":
                decide(habit, told)
            case "ping":
                say(type="pong", id=told["id"])
            case "quit" if habit != "stays":
                sys.exit(7 if habit == "sulks" else 0)
            case "new-match" | "game-over" | "error" | "quit":
                if habit == "deaf":
                    time.sleep(600)
            case _:
                if habit == "ignores":
                    continue
                say(type="error", error="unknown-type")
    if habit == "stays":
        time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
