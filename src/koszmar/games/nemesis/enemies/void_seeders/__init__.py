"""Void Seeders: hallucinations that come as the crew loses its mind, and the Lairs that breed them."""

from __future__ import annotations

from ...panic import PANIC_DECK
from .. import ENEMIES
from ..enemy import Enemy
from ..exploration import BASE_EXPLORATION, LAIR_EXPLORATION
from .attacks import ATTACKS, hit
from .checks import blown_out, check, leaves
from .contamination import infected, last_check, soothe
from .events import EVENTS
from .kinds import DESPOILER, LURKER, MINIATURES, WHISPERER, is_despoiler_dead
from .tokens import develop, resolve_token, tokens
from .weaknesses import WEAKNESSES

VOID_SEEDERS = Enemy(
    key="void-seeders",
    miniatures=MINIATURES,
    through_doors=True,
    hits={"creeper": (LURKER,), "adult": (LURKER, WHISPERER)},
    exploration=(*(key for key in BASE_EXPLORATION if not key.startswith(("slime", "silence"))), *LAIR_EXPLORATION),
    explores_engines=True,
    rooms_out=("slime",),
    attacks=ATTACKS,
    events=EVENTS,
    panic=PANIC_DECK,
    weaknesses=WEAKNESSES,
    tokens=tokens,
    resolve_token=resolve_token,
    hit=hit,
    check=check,
    blown_out=blown_out,
    leaves=leaves,
    develop=develop,
    infected=infected,
    last_check=last_check,
    soothe=soothe,
    killed=is_despoiler_dead,
    unmarked=(DESPOILER,),
)
"""setup.swap-decks, components.void-board, change.no-slime, insanity.no-larva-no-slime-on-board; the Nest and
its Eggs stay as they are (seeder.nest-stays)"""
ENEMIES[VOID_SEEDERS.key] = VOID_SEEDERS
