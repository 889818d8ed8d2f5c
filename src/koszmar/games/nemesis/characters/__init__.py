"""The six characters: each with ten Action cards, a starting weapon and two Quest Items (setup.action-deck)."""

from . import captain, common, mechanic, pilot, scientist, scout, soldier

__all__ = ["captain", "common", "mechanic", "pilot", "scientist", "scout", "soldier"]
