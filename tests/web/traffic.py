"""What travelled to a browser, held against the truth: nothing that a seat may not know, in view, event or word."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
from jsonpatch import apply_patch
from tests.web.conftest import Script

import koszmar
from koszmar.server.kept import ENTRY, said_in, secrets

SHUFFLES = 2
"""How often the unknown is reshuffled at each moment."""


TRUSTED = {
    "welcome", "table", "view", "chat", "chosen", "hint", "moment", "wished", "done", "reason", "reasons", "words",
}  # fmt: skip
AFTERWARDS = {"chronicle"}
"""What may be told of a match that is over."""


def unexpected(frames: list[str]) -> list[str]:
    """Kinds of messages that nobody has to send, or not before the match is over."""
    ended = next((number for number, frame in enumerate(frames) if _is_over(frame)), len(frames))
    during = {json.loads(frame)["type"] for frame in frames[:ended]}
    kinds = {json.loads(frame)["type"] for frame in frames}
    return [f"a message of type {kind}" for kind in (during - TRUSTED) | (kinds - TRUSTED - AFTERWARDS)]


def views(frames: list[str]) -> Iterator[tuple[int, Any]]:
    """Every view that was ever put together from these frames, with the choice it belongs to."""
    view: Any = None
    for message in map(json.loads, frames):
        if message["type"] == "view":
            view = message["view"] if "view" in message else apply_patch(view, message["changes"])
            yield message["choice"], view
        elif message["type"] == "moment":
            yield message["choice"], message["view"]


def told(frames: list[str]) -> Iterator[Any]:
    """Every event that was told in these frames."""
    for message in map(json.loads, frames):
        if message["type"] == "view":
            yield from message["log"]["events"]
        elif message["type"] == "moment":
            yield from message["events"]


def plain(view: Any) -> Any:
    """As it travels."""
    return json.loads(msgspec.json.encode(view))


def before_the_end(frames: list[str]) -> str:
    """What was sent while the match was going on, in one piece."""
    ended = [_is_over(frame) for frame in frames]
    assert any(ended)
    return "\n".join(frames[: ended.index(True)])


def _is_over(frame: str) -> bool:
    return '"over":true' in frame.replace(" ", "")


def stand(address: str, match: koszmar.Match) -> Any:
    """A table that stands where a match stands."""
    seats = ",".join(["human"] * match.setting.players)
    request = urllib.request.Request(f"{address}api/records?seats={seats}", match.record().encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def words_for_nothing(frames: list[str], match: koszmar.Match) -> list[str]:
    """Secret words that were handed out though nothing else that was sent says them."""
    kept, known = secrets(match), set[str]()
    given: set[str] = set()
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "words":
            given |= {found["id"] for text in message["texts"].values() for found in ENTRY.finditer(text)}
        elif kept is not None:
            kept.needed(said_in(frame), known)
    return sorted(given - {one.partition(".")[0] for one in known})


def leaks(frames: list[str], seat: int | None, found: Script, *hidden: str) -> list[str]:
    """Everything in the frames of a seat (None: a spectator) that it may not know, or that depends on such a thing;
    ``hidden`` names zones whose cards only their owner may see."""
    wrong = unexpected(frames)
    wrong += [f"a word for nothing: {word}" for word in words_for_nothing(frames, found.match)]
    past = found.at(0)
    for choice, view in sorted(views(frames), key=lambda one: one[0]):
        while past.number < choice:
            who, key = found.choices[past.number]
            past.choose(key, who)
        for shuffle in range(SHUFFLES):
            other = past.fork(seed=f"{choice} {shuffle}", as_seen_by="spectator" if seat is None else seat)
            if plain(other.view(seat)) != view:
                wrong.append(f"the view after choice {choice}")
                break
    learned = [(event.choice, event.kind, plain(event.args)) for event in found.match.events(seat)]
    heard = [(event["choice"], event["kind"], event["args"]) for event in told(frames)]
    wrong += [f"an event: {event}" for event in heard if event not in learned]
    before = before_the_end(frames)
    for owner in range(past.setting.players):
        if owner != seat:
            wrong += [f"{zone} of {owner}" for zone in hidden if f'"{zone}-{owner}/' in before]
    return wrong
