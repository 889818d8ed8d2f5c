"""A picture of how long choices took: how many of them in each span of time, on a scale where every step doubles."""

from __future__ import annotations

from math import ceil, floor, log2

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 320, 16, 40, 28
STEPS = 4
"""Bars for each doubling."""


def draw(latencies: list[float]) -> str:
    """An SVG of latencies in milliseconds, with the median and the slowest hundredth marked."""
    found = sorted(max(latency, 0.01) for latency in latencies) or [1.0]
    low, high = floor(log2(found[0])), max(ceil(log2(found[-1])), floor(log2(found[0])) + 1)
    bars = [0] * ((high - low) * STEPS)
    for latency in found:
        bars[min(len(bars) - 1, int((log2(latency) - low) * STEPS))] += 1
    width, room = (WIDTH - 2 * LEFT) / len(bars), HEIGHT - BOTTOM - TOP

    def across(latency: float) -> float:
        return LEFT + (log2(latency) - low) * STEPS * width

    shapes = [
        f'<rect x="{LEFT + index * width + 1:.1f}" y="{HEIGHT - BOTTOM - room * bar / max(bars):.1f}" '
        f'width="{width - 2:.1f}" height="{room * bar / max(bars):.1f}" fill="#c98a2b"/>'
        for index, bar in enumerate(bars)
    ]
    shapes += [_label(across(2.0**power), HEIGHT - BOTTOM + 20, f"{2.0**power:g} ms") for power in range(low, high + 1)]
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        place = across(latency := found[min(len(found) - 1, int(part * len(found)))])
        shapes.append(f'<path d="M{place:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#3b3a6b" stroke-dasharray="4 3"/>')
        shapes.append(_label(place, TOP - 8, f"{name} {latency:.0f} ms"))
    body = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="#3b3a6b">\n<rect width="100%" height="100%" fill="#f6efe0"/>\n{body}\n</svg>\n'
    )


def _label(x: float, y: float, text: str) -> str:
    return f'<text x="{min(max(x, LEFT + 16), WIDTH - LEFT - 16):.1f}" y="{y}" text-anchor="middle">{text}</text>'
