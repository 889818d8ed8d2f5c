"""Boards: spaces, the links between them, and every question about near and far, towards and away, seen and unseen.

Three modules can be used one without the other:

- ``walks``: distances, costs, ways and regions over anything that can tell the neighbours of a space (Betrayal's house,
  which grows tile by tile, and every ``Board``);
- ``links``: a ``Board`` of spaces and links, made once for each shape and never changed, and the ``Overlay`` that a
  state keeps for what does change: doors, markers in corridors (Nemesis, Alone, Mansions of Madness);
- ``squares``: tiles on a square grid, turned by quarters, with doors on their sides (Betrayal, Alone).

A board is made ``of_graph`` (a drawn map), ``of_tiles`` (square tiles) or ``of_spaces`` (spaces inside tiles);
``sight`` looks along straight lines, ``fog`` keeps what somebody has seen.
"""

from .builders import Rim, TileOnMap, TileShape, of_graph, of_spaces, of_tiles
from .fog import Glimpse, Opening, cover, glimpse, uncover
from .links import Board, Exit, Link, Overlay, Walk, Ways, joined, lay, lies, lift, set_link, state_of, walk, ways
from .sight import line, lines
from .squares import STEPS, opposite, turned
from .walks import FAR, away_from, components, farthest, nearest, path, reach, spread, towards

__all__ = [
    "FAR", "STEPS", "Board", "Exit", "Glimpse", "Link", "Opening", "Overlay", "Rim", "TileOnMap", "TileShape", "Walk",
    "Ways", "away_from", "components", "cover", "farthest", "glimpse", "joined", "lay", "lies", "lift", "line",
    "lines", "nearest", "of_graph", "of_spaces", "of_tiles", "opposite", "path", "reach", "set_link", "spread",
    "state_of", "towards", "turned", "uncover", "walk", "ways",
]  # fmt: skip
