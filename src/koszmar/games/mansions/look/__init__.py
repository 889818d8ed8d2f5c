"""How Mansions of Madness looks: ``web/`` is for the browser; the signs are for terminals."""

from __future__ import annotations

from pathlib import Path

from koszmar.kernel.look import Look, Sign, Terminal

LOOK = Look(
    web=Path(__file__).parent / "web",
    terminal=Terminal(
        light="#d9a441",
        frame="#8a7556",
        danger="#b5482f",
        signs={
            "fire": Sign("♨", "#c8532b"),
            "darkness": Sign("●", "#6f6a80"),
            "passage": Sign("╬", "#8a7556"),
            "barricade": Sign("▤", "#8a7556"),
            "dropped": Sign("•", "#8a7556"),
            "search": Sign("?", "#d9a441"),
            "interact": Sign("!", "#d9a441"),
            "explore": Sign("»", "#d9a441"),
            "sight": Sign("◉", "#d9a441"),
            "person": Sign("☺", "#7f9a6a"),
            "damage": Sign("✚", "#b5482f"),
            "horror": Sign("◆", "#6f6a9a"),
            "water": Sign("≈", "#5a8a9a"),
            "success": Sign("★", "#d9a441"),
            "investigation": Sign("◎", "#5a8a9a"),
            "blank": Sign("·", "#8a7556"),
        },
        alarms={"deck-damage": 4, "deck-horror": 4},
    ),
)
"""Signs and colours; every symbol of the game has a picture (symbols.list)."""
