"""How the Big Book looks: ``web/`` is for the browser; the signs are for terminals."""

from __future__ import annotations

from pathlib import Path

from koszmar.kernel.look import Look, Sign, Terminal

LOOK = Look(
    web=Path(__file__).parent / "web",
    terminal=Terminal(
        light="#d7a030",
        frame="#6c6cb0",
        danger="#d75f5f",
        signs={
            "water": Sign("≈", "#4a9fe8"),
            "fire": Sign("▲", "#e8683c"),
            "earth": Sign("■", "#8aa83c"),
            "air": Sign("@", "#a99fd0"),
            "multi": Sign("✦", "#d7a030"),
            "madness": Sign("Ψ", "#c85ac8"),
        },
        alarms={"madness": 8},
    ),
)
