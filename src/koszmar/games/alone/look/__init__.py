"""How Alone looks: ``web/`` is for the browser; the signs are for terminals."""

from __future__ import annotations

from pathlib import Path

from koszmar.kernel.look import Look, Terminal

LOOK = Look(web=Path(__file__).parent / "web", terminal=Terminal(light="#39c5cf", frame="#5f7f86", danger="#d0492f"))
