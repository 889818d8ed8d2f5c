"""How Nemesis looks: ``web/`` is for the browser; the signs are for terminals."""

from __future__ import annotations

from pathlib import Path

from koszmar.kernel.look import Look, Sign, Terminal

LOOK = Look(
    web=Path(__file__).parent / "web",
    terminal=Terminal(
        light="#e0a52e",
        frame="#6f8590",
        danger="#d0492f",
        signs={
            "red": Sign("▲", "#d0492f"),
            "yellow": Sign("■", "#c9a227"),
            "green": Sign("✚", "#4f9d5c"),
            "blue": Sign("◆", "#4b8fc4"),
            "white": Sign("□", "#8f9aa0"),
            "computer": Sign("▣", "#3aa58a"),
            "technical": Sign("╬", "#8f9aa0"),
            "noise": Sign("≈", "#c9a227"),
            "fire": Sign("♨", "#d0492f"),
            "malfunction": Sign("✖", "#c98227"),
            "airlock": Sign("◎", "#4b8fc4"),
            "items": Sign("•", "#8f9aa0"),
            "exploration": Sign("?", "#8f9aa0"),
            "egg": Sign("o", "#7a9d4f"),
            "corpse": Sign("†", "#4b8fc4"),
            "carcass": Sign("‡", "#7a9d4f"),
            "pod": Sign("◍", "#4b8fc4"),
        },
        alarms={"events": 2},
    ),
)
