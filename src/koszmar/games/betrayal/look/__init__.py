"""How Betrayal looks: ``web/`` is for the browser; the signs are for terminals."""

from __future__ import annotations

from pathlib import Path

from koszmar.kernel.look import Look, Sign, Terminal

LOOK = Look(
    web=Path(__file__).parent / "web",
    terminal=Terminal(
        light="#c9a94a",
        frame="#7a8768",
        danger="#c8503f",
        signs={
            "omen": Sign("♦", "#c8503f"),
            "item": Sign("■", "#c9a94a"),
            "event": Sign("●", "#6fa05a"),
        },
    ),
)
