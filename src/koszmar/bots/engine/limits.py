"""How long lines may be and how long an engine may take."""

from __future__ import annotations

LONGEST_LINE = 65_536
"""Bytes of one line of an engine."""
LONGEST_TOLD = 4_194_304
"""Bytes of one line that an engine is sent."""
MOST_ASIDES = 20
"""Messages of unknown types instead of an answer, each answered with an error, that count as a flood."""
STARTING = 20.0
"""Seconds from the start of the program to its hello."""
ANSWERING = 10.0
"""Seconds for an answer to a ping."""
LEAVING = 2.0
"""Seconds from ``quit`` to the end of the program."""
GRACE = 0.5
"""Seconds that a decision may take beyond its clock: the lines need their time, too."""
CLOCK = 5_000
"""Milliseconds for a decision, unless somebody says otherwise."""
LONGEST_CLOCK = 600_000
"""Milliseconds for a decision that can be asked for, at most."""
STARTS = 4
"""How often an engine is started in one match; after that its decisions are left to chance."""
