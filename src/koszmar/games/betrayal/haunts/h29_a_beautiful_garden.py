"""Haunt 29, A Beautiful Garden: the house is already sold, to folk who pay in years."""

from __future__ import annotations

from .. import moments
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene, by_players
from ..tokens import has_token
from .tools import heroes_win, on, on_symbol, take_token, with_monster

FAE = MonsterKind(key="fae", might=2, speed=6, sanity=4, knowledge=4, harm="none", attacks=("speed",), reach="sight")


def setup(scene: Scene) -> None:
    """{1/2/3/3} Fae around the traitor, who does not heal."""
    here = tools.place(scene, tools.traitor_of(scene))
    tools.add_monsters(scene, "fae", here, by_players(scene.state, 1, 2, 3, 3))


def bind_bonus(scene: Scene, seat: int) -> int:
    """+2 each for the Hero token, Iron (one piece or two), and the Ring."""
    held = sum(has_token(scene.state, seat, name) for name in ("learned", "iron"))
    return 2 * (held + ("ring" in scene.state.explorers[seat].cards))


HAUNT = enter(
    Haunt(
        number=29,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("small-monster", "trait-might", "hero"),
        monsters=(FAE,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="iron", where=on_symbol("item"), roll=("might",), bands={5: take_token("trait-might", "iron")}),
            Action(
                key="learn",
                where=on("library", "ritual-room"),
                roll=("knowledge",),
                needs=tools.lacks("learned"),
                bands={5: take_token("hero", "learned")},
            ),
            # haunt29.heroes-win
            Action(key="bind", where=with_monster("fae"), roll=("knowledge",), bonus=bind_bonus, bands={9: heroes_win}),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("iron",),
        traitor_rules=("speed",),
        on=(
            moments.attack_ways.by(tools.traitor_fights_with("speed")),
            moments.attack_begins.by(tools.shows_fighting_with("speed")),
            *tools.changes_hands("iron", passage="iron"),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={"iron": lambda scene, seat, tile: 0 if has_token(scene.state, seat, "iron") else 1, "bind": 4},
)
