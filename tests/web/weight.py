"""What a visit costs: requests, bytes over the wire, and how busy the page is when nobody does anything."""

from __future__ import annotations

import json
import time
from base64 import b64decode
from typing import Any

from msgspec import Struct

IDLE_AFTER = 26.0
"""Seconds after which everything rests that pulses for a while."""
BINARY = 2
"""The mark of a frame that is no text."""


class Weight(Struct):
    """A visit."""

    requests: int = 0
    bytes: int = 0
    by_path: dict[str, int] = {}

    def __str__(self) -> str:
        return f"{self.requests} requests, {self.bytes / 1000:.1f} kB"


class Scales:
    """Counts what a page fetches, headers included, and what comes over its sockets."""

    def __init__(self, page: Any) -> None:
        self.line = page.context.new_cdp_session(page)
        self.weight = Weight(by_path={})
        self.paths: dict[str, str] = {}
        self.kept: set[str] = set()
        self.line.send("Network.enable")
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.requestServedFromCache", lambda event: self.kept.add(event["requestId"]))
        self.line.on("Network.loadingFinished", self._loaded)
        self.line.on("Network.webSocketFrameReceived", self._heard)

    def _asked(self, event: dict[str, Any]) -> None:
        self.paths[event["requestId"]] = event["request"]["url"].partition("://")[2].partition("/")[2]

    def _loaded(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        if event["requestId"] in self.kept or not size or event["requestId"] not in self.paths:
            return
        self.weight.requests += 1
        self._add(self.paths[event["requestId"]], size)

    def _heard(self, event: dict[str, Any]) -> None:
        said = event["response"]
        self._add(
            "ws", len(b64decode(said["payloadData"]) if said["opcode"] == BINARY else said["payloadData"].encode())
        )

    def _add(self, path: str, size: int) -> None:
        self.weight.bytes += size
        self.weight.by_path[path] = self.weight.by_path.get(path, 0) + size


def business(page: Any, seconds: float = 4.0) -> float:
    """Which part of one processor the page takes, from 0 to 1: scripts, styles, layout, painting."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def busy() -> float:
        metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"])

    before, begin = busy(), time.monotonic()
    page.wait_for_timeout(seconds * 1000)
    return (busy() - before) / (time.monotonic() - begin)


def running(page: Any) -> list[str]:
    """The animations that are running: nothing may run for ever."""
    found: list[str] = page.evaluate(
        "() => document.getAnimations().filter((one) => one.playState === 'running')"
        ".map((one) => `${one.animationName ?? '?'} ${one.effect?.getTiming().iterations}`)"
    )
    return found


def table_of(weight: Weight) -> str:
    """What was heaviest, for people."""
    return json.dumps(dict(sorted(weight.by_path.items(), key=lambda one: -one[1])[:14]), indent=1)
