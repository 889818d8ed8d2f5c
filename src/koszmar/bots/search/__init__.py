"""The bot that looks ahead: information-set tree search for any game, any seat and any kind of victory.

It knows no more than its seat: every look is taken in a world made of what the seat knows and chance for the rest.

>>> from koszmar import Match
>>> from koszmar.bots import make_bot
>>> match = Match.new("bigbook", options={"magicians": ["fire-girl", "water-boy"]}, seed="a book")
>>> bot = make_bot("search:16", seed="a scholar")
>>> bot.choose(match, match.decision.seat) in match.options()
True
"""

from __future__ import annotations

from .bot import SearchBot, Thought
from .budget import USUAL, Budget, is_budget, read_budget

__all__ = ["USUAL", "Budget", "SearchBot", "Thought", "is_budget", "read_budget"]
