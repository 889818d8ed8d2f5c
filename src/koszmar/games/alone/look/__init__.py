"""How Alone looks: ``web/`` is for the browser; the signs are for terminals."""

from __future__ import annotations

from pathlib import Path

from koszmar.kernel.look import Look, Sign, Terminal

LOOK = Look(
    web=Path(__file__).parent / "web",
    terminal=Terminal(
        light="#2fb8c0",
        frame="#5f7f86",
        danger="#d0492f",
        signs={
            "danger": Sign("▲", "#d0492f"),
            "web": Sign("#", "#8f9aa0"),
            "gas": Sign("≋", "#7a9d4f"),
            "mine": Sign("✹", "#d0492f"),
            "short": Sign("ϟ", "#c9a227"),
            "noise": Sign("≈", "#2fb8c0"),
            "switch": Sign("¤", "#c9a227"),
            "stairs": Sign("☰", "#8f9aa0"),
            "wound": Sign("†", "#d0492f"),
            "shown": Sign("◉", "#2fb8c0"),
            "fake": Sign("?", "#a070c0"),
            "concealed": Sign("◌", "#a070c0"),
            "charge": Sign("•", "#4b8fc4"),
            "upgraded": Sign("✚", "#4f9d5c"),
            "jack": Sign("‖", "#8f9aa0"),
            "fury": Sign("▲", "#d0492f"),
            "speed": Sign("»", "#4b8fc4"),
            "terror": Sign("◆", "#a070c0"),
            "traps": Sign("■", "#c9a227"),
            "mechanical": Sign("■", "#8f9aa0"),
            "chemical": Sign("●", "#4f9d5c"),
            "electric": Sign("◆", "#c9a227"),
            "sm": Sign("○", "#4f9d5c"),
            "pm": Sign("□", "#4b8fc4"),
            "fm": Sign("△", "#d0492f"),
            "located": Sign("⌖", "#2fb8c0"),
            "evil": Sign("Ѫ", "#d0492f"),
        },
    ),
)
