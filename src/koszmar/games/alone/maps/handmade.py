"""Maps made by hand: the two of this edition with their missions, and those that people draw themselves."""

from __future__ import annotations

from itertools import product

from msgspec import Struct

from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.scene import Setting

from ..missions import MISSIONS
from ..state import Layout
from .checks import mission_distances, shape_problems
from .generator import NAMES
from .notation import read


class HandMade(Struct, frozen=True):
    """A drawing, and the missions that are played on it: SM, PM, FM."""

    drawing: str
    missions: tuple[str, str, str]


BOREALIS = HandMade(
    missions=("emergency-power", "fever", "call-for-help"),
    drawing="""\
Level 1                                             Level 2
      1      2      3      4      5      6      7         1      2      3      4      5      6
 A         <GEN>==[   ]                              A                       <INF>
                    |                                                          "
 B         [ a ]--[ s ]--[   ]--[   ]                B                [ a ]--[   ]--[   ]
             |      "             |                                     |             "
 C         [   ]  <LAB>         [ s ]--[   ]==<POD>  C         <ARM>  [ s ]         <VEN>==[   ]
             |      "             |                              "      |             "      |
 D         [   ]--[   ]--[ s ]--[ @ ]                D         [   ]--[   ]--[ s ]--[   ]--[   ]
                    |             "                                     "             |
 E                [ b ]         <CAN>                E                <CTL>         [ s ]
                                                                        "             |
                                                     F                [   ]--[   ]--[ b ]

Stairs: a 1B2 west - 2B3 north, b 1E3 south - 2F5 east
""",
)
OSTOJA = HandMade(
    missions=("vivisection", "howling-fans", "the-last-charge"),
    drawing="""\
Level 1                                   Level 2
      1      2      3      4      5             1      2      3      4      5      6
 A         <VEN>==[   ]                    A         <CTL>
                    |                                  "
 B         [   ]--[   ]--[ s ]--[ a ]      B         [   ]--[ a ]         <POD>
             |      "             |                           |             "
 C         [ s ]==<CAN>         [   ]      C  [   ]--[ s ]--[   ]--[ s ]--[   ]
             |                    |             "             |      "
 D  [   ]--[   ]         <ARM>==[   ]      D  <LAB>         [   ]==<INF>
      "      |             "      |                           |      "
 E  <GEN>  [   ]--[ s ]--[   ]--[   ]      E                [ @ ]--[   ]--[ s ]--[ b ]
                           |
 F                       [ b ]

Stairs: a 1B5 east - 2B3 north, b 1F4 south - 2E6 north
""",
)
HAND_MADE = {"borealis": BOREALIS, "ostoja": OSTOJA}


def handmade(setting: Setting, chance: Chance, missions: list[str]) -> tuple[Layout, list[str]]:
    """The map that the setting names, and its missions; a map of your own keeps the drawn ones if they fit it."""
    names = list(NAMES)
    chance.shuffle(names)
    if setting.options.own_map:
        station = read(setting.options.own_map, names)
        return station, missions_for(station, chance, missions)
    found = HAND_MADE[setting.options.map]
    return read(found.drawing.splitlines(), names), list(found.missions)


def missions_for(station: Layout, chance: Chance, missions: list[str]) -> list[str]:
    """The missions if they fit the map, otherwise others that do, all equally likely (map.mission-distances).

    BadSetting tells everything that is wrong with the map, and what no missions can mend.
    """
    wrong = shape_problems(station)
    if wrong:
        raise BadSetting("the map breaks its rules: " + "; ".join(wrong))
    too_near_or_far = list(mission_distances(station, [MISSIONS[key].room for key in missions]))
    if not too_near_or_far:
        return missions
    decks = ([key for key, card in MISSIONS.items() if card.deck == deck] for deck in ("sm", "pm", "fm"))
    fitting = [
        list(chosen)
        for chosen in product(*decks)
        if not any(mission_distances(station, [MISSIONS[key].room for key in chosen]))
    ]
    if not fitting:
        raise BadSetting("no missions fit the map; with those drawn, " + "; ".join(too_near_or_far))
    return chance.pick(fitting)
