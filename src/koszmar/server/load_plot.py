"""A picture of how long choices took: how many of them in each span of time, on a scale where every step doubles."""

from __future__ import annotations

from math import ceil, floor, log2

from koszmar.arena.charts import Chart, histogram

STEPS = 4
"""Bars for each doubling."""
SHORTEST = 0.01
"""Milliseconds; what took less is counted as this."""


def plot(latencies: list[float]) -> Chart:
    """The latencies, in milliseconds, with the median and the slowest hundredth marked."""
    found = sorted(max(latency, SHORTEST) for latency in latencies) or [1.0]
    low = floor(log2(found[0]))
    high = max(ceil(log2(found[-1])), low + 1)
    edges = [2 ** (low + step / STEPS) for step in range((high - low) * STEPS + 1)]
    marks = [
        (f"{name} {latency:.0f} ms", latency)
        for name, part in (("p50", 0.5), ("p99", 0.99))
        for latency in [found[min(len(found) - 1, int(part * len(found)))]]
    ]
    return histogram("load", "how long choices took", found, edges, marks, unit="ms")
