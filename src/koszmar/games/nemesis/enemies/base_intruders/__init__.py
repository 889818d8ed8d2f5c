"""The Intruders of the base game: Larvae, Creepers, Adults, Breeders and their Queen."""

from __future__ import annotations

from .. import ENEMIES
from ..enemy import Enemy
from ..exploration import BASE_EXPLORATION
from .attacks import ATTACKS, WITHOUT_CARD, hit
from .checks import check, intruder_dies, is_queen_dead
from .events import EVENTS
from .kinds import ADULT, CREEPER, LARVA, MINIATURES
from .larvae import infected, last_check, soothe
from .tokens import develop, leaves, resolve_token, tokens
from .weaknesses import WEAKNESSES

INTRUDERS = Enemy(
    key="intruders",
    miniatures=MINIATURES,
    through_doors=False,
    hits={"creeper": (LARVA, CREEPER), "adult": (LARVA, CREEPER, ADULT)},
    exploration=BASE_EXPLORATION,
    explores_engines=False,
    rooms_out=(),
    attacks=ATTACKS,
    events=EVENTS,
    panic=(),
    weaknesses=WEAKNESSES,
    tokens=tokens,
    resolve_token=resolve_token,
    hit=hit,
    check=check,
    blown_out=intruder_dies,
    leaves=leaves,
    develop=develop,
    infected=infected,
    last_check=last_check,
    soothe=soothe,
    killed=is_queen_dead,
    attacks_without_card=WITHOUT_CARD,
)
"""baserace.exploration, setup.swap-decks"""
ENEMIES[INTRUDERS.key] = INTRUDERS
