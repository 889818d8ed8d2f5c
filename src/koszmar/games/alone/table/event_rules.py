"""Which rule stands behind a line of the log: the kind of an event, and the ledger id that a doubter should read."""

from __future__ import annotations

EVENT_RULES: dict[str, str] = {
    "character": "setup.character",
    "decks": "evil.two-decks",
    "round": "round.eight-turns",
    "turn": "turn.choose-action",
}
