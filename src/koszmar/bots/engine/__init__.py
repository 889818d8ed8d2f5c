"""Players written elsewhere, in any language: programs that are talked to in lines of JSON. See docs/engines.md."""

from .bot import EngineBot, Forfeit
from .command import Command, read_command
from .dialogue import Engine
from .faults import REASONS, EngineFault

__all__ = ["REASONS", "Command", "Engine", "EngineBot", "EngineFault", "Forfeit", "read_command"]
