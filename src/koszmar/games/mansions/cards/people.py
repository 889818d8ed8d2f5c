"""The eight investigators and their abilities (investigator.ability)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts import dice

from .. import moments
from ..actions import FREE, legal_actions, perform, trade_goes_on
from ..attacks import UNARMED
from ..choosing import may
from ..evade import evade
from ..harm import injuries, recover, suffer
from ..in_force import kind_of
from ..investigators import investigator
from ..items.using import here, in_reach, says, space_of
from ..monsters import in_space
from ..moving import enter, enterable
from ..skills import INVESTIGATION, SUCCESS, Offers, Roll, is_barred
from ..state import DAMAGE, HORROR, Card, Scene, Turn, Who, seat_of
from ..turn import END

# -- Hanna Voss, harbour pilot -------------------------------------------------------------------------------------


def ways(scene: Scene, who: Who) -> list[Key]:
    """Where one step leads."""
    return [] if is_barred(scene, who, "move") else list(enterable(scene, space_of(scene, who)))


def slips_away(scene: Scene, who: Who, space: Key) -> Flow[None]:
    """Hanna Voss: one space without an action; an evade check applies (move.voluntary)."""
    if in_space(scene, space_of(scene, who)) and not (yield from evade(scene, who)):
        return
    if space in ways(scene, who):  # the check has not carried her off, nor bound her
        yield from enter(scene, who, str(space))


investigator("hanna-voss", (4, 4, 4, 2, 3, 4), 8, 6, options=ways, perform=slips_away, action=False)

# -- Ilja Brandt, army surgeon -------------------------------------------------------------------------------------


def patients(scene: Scene, who: Who) -> list[Key]:
    """Those in the space who have Damage."""
    return [other for other in here(scene, who) if injuries(scene.state.investigators[other], DAMAGE)]


def dresses(scene: Scene, who: Who, whom: Key) -> Flow[None]:
    """Ilja Brandt: somebody here discards a Damage."""
    yield from recover(scene, int(whom), DAMAGE, 1)  # type: ignore[arg-type]


investigator("ilja-brandt", (3, 3, 4, 4, 3, 4), 7, 7, options=patients, perform=dresses)

# -- Odile Carrow, convent archivist -------------------------------------------------------------------------------


def remembers(scene: Scene, roll: Roll, card: Card | None) -> Offers:
    """Odile Carrow: an investigation result becomes a success without a Clue, in the dark as well."""
    one = scene.state.investigators[roll.who]
    if one.ability_used or roll.skill not in ("lore", "observation") or INVESTIGATION not in roll.faces:
        return {}

    def use() -> None:
        one.ability_used = True
        roll.converted = True
        dice.change(roll.faces, INVESTIGATION, SUCCESS)
        scene.tell("ability", who=roll.who)

    return {"ability": use}


investigator("odile-carrow", (2, 2, 4, 5, 4, 4), 5, 9, on=(moments.changes.by(remembers),))

# -- Tobias Wren, locksmith ----------------------------------------------------------------------------------------

investigator("tobias-wren", (4, 5, 4, 3, 3, 2), 7, 7, on=(moments.steps.by(lambda scene, who, kind: 2),))

# -- Marguerite Sloane, stage medium -------------------------------------------------------------------------------


def looks_away(scene: Scene, who: Who, card: Card) -> Flow[bool]:
    """Marguerite Sloane: a Horror instead of what the back says."""
    if not (yield from may(scene, who, "use-ability", "investigator.ability", card=kind_of(card.key))):
        return False
    yield from suffer(scene, who, HORROR, 1, up=False, cause="ability")
    return True


investigator("marguerite-sloane", (2, 3, 3, 5, 5, 3), 6, 8, on=(moments.spell_flips.by(looks_away),))

# -- Jonah Pike, prizefighter --------------------------------------------------------------------------------------

investigator(
    "jonah-pike", (5, 4, 3, 2, 3, 4), 9, 5,
    on=(moments.more_damage.by(lambda scene, who, kind, monster: int(kind in (UNARMED, "heavy"))),),
)  # fmt: skip

# -- Amina Feld, press photographer --------------------------------------------------------------------------------

investigator(
    "amina-feld", (3, 4, 5, 3, 4, 2), 6, 8,
    on=(moments.explored.by(lambda scene, who: says(scene, who, "clue +1")),),
)  # fmt: skip

# -- Casimir Holt, retired magistrate ------------------------------------------------------------------------------


def those_who_hear(scene: Scene, who: Who) -> list[Key]:
    """The other investigators within range."""
    return [other for other in in_reach(scene, who) if other != who]


def commands(scene: Scene, who: Who, whom: Key) -> Flow[None]:
    """Casimir Holt: another investigator performs an action at once; a move action step by step, as ever."""
    state, other = scene.state, int(whom)  # type: ignore[arg-type]
    mine, state.turn = state.turn, Turn(other, 1)
    while (state.turn.actions or state.turn.moves) and not state.investigators[other].out:
        options = [choice for choice in legal_actions(scene) if not (isinstance(choice, tuple) and choice[0] in FREE)]
        choice = yield ask(
            seat_of(scene, other), "act", [*options, END], rule="investigator.ability", who=other,
            actions=state.turn.actions, moves=state.turn.moves,
        )  # fmt: skip
        if choice == END:
            break
        yield from perform(scene, choice)
        while state.turn.trading:
            yield from trade_goes_on(scene)
    state.turn = mine


investigator("casimir-holt", (3, 2, 3, 4, 4, 5), 7, 7, options=those_who_hear, perform=commands)
