"""Codes that name tables and keys that open them. A key is shown once; only its hash is kept."""

from __future__ import annotations

import secrets
from hashlib import sha256

LETTERS = "BCDFGHJKMNPQRSTVWXYZ23456789"
"""No vowels, so that no code is a word; nothing that looks like something else."""
CODE_LENGTH = 6
LONGEST_CODE = 12
"""Characters; tests and older tables have other codes."""


def new_code() -> str:
    """A short name for a table, easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this could be the name of a table.

    >>> is_code(new_code()), is_code("a table"), is_code("")
    (True, False, False)
    """
    return 0 < len(text) <= LONGEST_CODE and text.isascii() and text.isalnum()


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """What is kept of a key. A random key needs no slow hash.

    >>> digest("a key") == digest("a key"), len(digest("a key"))
    (True, 64)
    """
    return sha256(f"koszmar key {key}".encode(errors="replace")).hexdigest()
