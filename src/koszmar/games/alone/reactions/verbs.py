"""The verbs of reactions: a closed list of things that cards do, each one question to the Evil player at most.

How many questions a card asks depends on its text alone, never on the map: the Hero could count them. So every verb
asks its question even where nothing can be done; the answer is then ``none``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from ..bestiary import ORDINARY, is_boss
from ..creatures import (
    OTHER_LEVEL,
    Path,
    attack,
    block,
    can_leave,
    deploy,
    deployments,
    find,
    heard_after,
    is_full,
    mend,
    noises,
    tell_noise,
    transfer,
    unblock,
    unseen,
    walk,
    walks,
)
from ..dice import half_counts, hits, roll
from ..harm import lose
from ..items import discard_charges
from ..labyrinth import beside_as_shown, forget, in_sight, is_shown, note, refresh, tell_evil
from ..state import DOOR, HERO, SIDES, Creature, Elements, Scene, SectorId
from ..station import beside, distance, door_key, level_of, on_level
from . import Answer

NONE = "none"
UNTOLD = "-"
"""In place of a direction: no noise is told."""
CONDITIONS = ("web", "gas", "mine", "short")
CONDITION_TOKENS = 4
"""Of each kind (condition.one-per-sector)."""

# -- creatures -----------------------------------------------------------------------------------------------------


def move_options(
    scene: Scene,
    creatures: Iterable[Creature],
    points: int,
    towards: SectorId | None = None,
    avoid: Collection[SectorId] = (),
    *,
    silent: bool = False,
) -> dict[Key, tuple[Creature, Path, str]]:
    """Every creature and every place it can go, with the direction the Hero would be told: (id, sector, direction)."""
    found: dict[Key, tuple[Creature, Path, str]] = {}
    untold, heard = silent_ends(scene), noises(scene.state)
    for creature, ways in walks(scene, creatures, points, towards, avoid):
        for end, path, opens in ways.ends:
            if silent or end in untold:
                found[creature.id, end, UNTOLD] = (creature, path, UNTOLD)
                continue
            for direction in heard_after(scene, creature, path) if opens else heard[end]:
                found[creature.id, end, direction] = (creature, path, direction)
        for there in ways.doors:
            found[creature.id, "unblock", there] = (creature, [("unblock", there)], "")
    return found


def silent_ends(scene: Scene) -> Collection[SectorId]:
    """The sectors where a creature makes no noise at the end of its way: the Hero sees it (noise.visible-none)."""
    return scene.state.labyrinth if scene.rulings.noise_of_sight == "silent" else ()


def noise_after(scene: Scene, creature: Creature, path: Path) -> list[str]:
    """What can truly be told about the noise at the end of a way; several, where shortest ways tie (noise.tie)."""
    return [UNTOLD] if path[-1][1] in silent_ends(scene) else heard_after(scene, creature, path)


def move(
    scene: Scene,
    seat: int,
    points: int,
    *,
    among: Sequence[Creature] | None = None,
    towards: SectorId | None = None,
    silent: bool = False,
    avoid: Collection[SectorId] = (),
    staying: bool = False,
) -> Flow[Creature | None]:
    """``move n``: 1 creature goes up to n sectors; whoever was chosen.

    With ``staying`` a creature may be chosen that does not move (``0 if here``).
    """
    creatures = list(scene.state.creatures if among is None else among)
    found = move_options(scene, creatures, points, towards, avoid, silent=silent)
    options: list[Key] = [NONE, *found]
    if staying:
        options += [(one.id, "stay") for one in creatures]
    choice = yield ask(seat, "move-creature", options, rule="cmove.by-card", pause=True, points=points)
    if choice == NONE:
        return None
    if choice in found:
        creature, path, direction = found[choice]
        yield from walk(scene, creature, path, silent=silent, direction=direction)
        return creature
    return find(scene, choice[0])


def can_move(
    scene: Scene, points: int, *, among: Sequence[Creature] | None = None, towards: SectorId | None = None,
    avoid: Collection[SectorId] = (),
) -> bool:  # fmt: skip
    """Whether ``move n`` could change something."""
    creatures = scene.state.creatures if among is None else among
    return any(can_leave(scene, one, points, towards, avoid) for one in creatures)


def others(scene: Scene, *chosen: Creature | None) -> list[Creature]:
    """All creatures but those already chosen: ``another``."""
    return [one for one in scene.state.creatures if one not in chosen]


def not_here(scene: Scene, *chosen: Creature | None) -> list[Creature]:
    """The creatures that are not in the Hero's sector, but those already chosen."""
    return [one for one in others(scene, *chosen) if one.sector != scene.state.hero]


def within(scene: Scene, most: int, *, here: bool = True) -> list[Creature]:
    """The creatures within some sectors of the Hero."""
    state = scene.state
    return [
        one
        for one in state.creatures
        if distance(state, state.hero, one.sector) <= most and (here or one.sector != state.hero)
    ]


def sneak_options(scene: Scene, most: int) -> list[Key]:
    """Every unseen creature and unseen sector at most so far away, by open ways, not through the Hero's sector."""
    state = scene.state
    options: list[Key] = []
    for creature in unseen(scene):
        if is_boss(creature):
            continue
        for end in _sneaky(scene, creature, most):
            if not is_shown(state, end) and end != creature.sector:
                level = level_of(state, end)
                if level == level_of(state, creature.sector) or not is_full(scene, level):
                    options.append((creature.id, end))
    return options


def _sneaky(scene: Scene, creature: Creature, most: int) -> list[SectorId]:
    state = scene.state
    found, ring = [creature.sector], [creature.sector]
    for _ in range(most):
        ring = [there for at in ring for there in beside(state, at) if there not in found and there != state.hero]
        found += dict.fromkeys(ring)
    return found


def sneak(scene: Scene, seat: int, most: int) -> Flow[None]:
    """``sneak n``: transfer 1 unseen creature to an unseen sector at most n away; nothing is told."""
    options: list[Key] = [NONE, *sneak_options(scene, most)]
    choice = yield ask(seat, "sneak", options, rule="transfer.definition", pause=True)
    if choice != NONE:
        creature = find(scene, choice[0])
        assert creature is not None
        yield from transfer(scene, creature, choice[1])


def deploy_options(scene: Scene, lower: int = 0, kinds: Sequence[str] = ORDINARY) -> list[Key]:
    """Every kind and sector, with the direction the Hero would be told."""
    shown, heard = scene.state.labyrinth, noises(scene.state)
    return [
        (kind, sector, direction)
        for kind, sector in deployments(scene, kinds, lower)
        for direction in ((UNTOLD,) if sector in shown else heard[sector])
    ]


def deploy_one(
    scene: Scene, seat: int, lower: int = 0, kinds: Sequence[str] = ORDINARY, *, must: bool = False
) -> Flow[Creature | None]:
    """``deploy``: 1 creature of a kind with a free token, not too near; None if there was none."""
    found = deploy_options(scene, lower, kinds)
    options: list[Key] = found if must and found else [NONE, *found]
    choice = yield ask(seat, "deploy", options, rule="deploy.evil-chooses", pause=True)
    if choice == NONE:
        return None
    kind, sector, direction = choice
    return (yield from deploy(scene, kind, sector, direction))


def can_deploy(scene: Scene, lower: int = 0) -> bool:
    """Whether a creature could be deployed."""
    return any(True for _ in deployments(scene, ORDINARY, lower))


def pick_creature(scene: Scene, seat: int, among: Sequence[Creature], rule: str) -> Flow[Creature | None]:
    """1 of some creatures."""
    options: list[Key] = [one.id for one in among] or [NONE]
    choice = yield ask(seat, "pick-creature", options, rule=rule, pause=True)
    return None if choice == NONE else find(scene, choice)


def attack_now(scene: Scene, seat: int, among: Sequence[Creature], change: int) -> Flow[Creature | None]:
    """``attack``: a creature in the Hero's sector attacks at once; it still attacks at the end of the turn."""
    creature = yield from pick_creature(scene, seat, among, "creature.attack-dice")
    if creature is not None:
        yield from attack(scene, creature, change)
    return creature


def strengthen(
    scene: Scene, *creatures: Creature | None, dice: int = 0, rerolls: bool = False, lasting: bool = False
) -> None:
    """``+k dice`` and ``reroll``: until the end of this turn; with ``lasting`` until the end of the next one.

    The Hero is told of those that he sees. After the last turn of a round there is no turn that it could last for.
    """
    if scene.state.phase == "round-ends":
        return
    for creature in creatures:
        if creature is None or creature not in scene.state.creatures:
            continue
        if lasting:
            creature.dice_next += dice
        else:
            creature.dice += dice
        creature.rerolls = creature.rerolls or rerolls
        tell_of(scene, creature, "fiercer", dice=dice, rerolls=int(rerolls))


def toughen(scene: Scene, creature: Creature | None) -> None:
    """``tough``: this round both health values of a creature are 1 higher."""
    if creature is not None and creature in scene.state.creatures:
        creature.tough += 1
        tell_of(scene, creature, "tougher")


def tell_of(scene: Scene, creature: Creature, kind: str, **args: object) -> None:
    """What a card does to a creature: the Hero learns it of one that he sees (hidden.labyrinth-only)."""
    if creature.figure:
        note(scene, kind, figure=creature.figure, kind=creature.kind, **args)
    else:
        tell_evil(scene, f"{kind}-unseen", creature=creature.id, kind=creature.kind, **args)


def wounded(scene: Scene) -> list[Creature]:
    """The creatures with a wound."""
    return [one for one in scene.state.creatures if one.wounded]


def mend_one(scene: Scene, seat: int) -> Flow[Creature | None]:
    """``mend``: the wound of 1 creature closes."""
    creature = yield from pick_creature(scene, seat, wounded(scene), "creature.wounded-term")
    if creature is not None:
        mend(scene, creature)
    return creature


# -- the map -------------------------------------------------------------------------------------------------------


def near(scene: Scene) -> list[SectorId]:
    """``beside``: the sectors adjacent to the Hero's (door.blocked-not-adjacent)."""
    return beside(scene.state, scene.state.hero)


def danger_sectors(
    scene: Scene, where: Sequence[SectorId] | None = None, *, hero_too: bool = False
) -> Iterator[SectorId]:
    """Where a danger token can be put (danger.max-eight, danger.one-per-sector, danger.not-in-hero-sector)."""
    state = scene.state
    sectors, elements = state.station.sectors, state.elements
    laid = [sectors[key].level for key, there in elements.items() if there.danger]
    levels = [level for level in (1, 2) if laid.count(level) < scene.parameters.danger_per_level]
    for sector in sectors if where is None else where:
        if not elements[sector].danger and sectors[sector].level in levels and (hero_too or sector != state.hero):
            yield sector


def can_lay_danger(scene: Scene, where: Sequence[SectorId] | None = None, *, hero_too: bool = False) -> bool:
    """Whether a danger token could be put somewhere."""
    return next(danger_sectors(scene, where, hero_too=hero_too), None) is not None


def danger(
    scene: Scene, seat: int, count: int, where: Sequence[SectorId] | None = None, *, hero_too: bool = False
) -> Flow[None]:
    """``danger k at P``: as many danger tokens in different sectors; without a place they go back (danger.no-room)."""
    for _ in range(count):
        options: list[Key] = [*danger_sectors(scene, where, hero_too=hero_too)] or [NONE]
        sector = yield ask(seat, "place-danger", options, rule="danger.evil-chooses-sector", pause=True)
        if sector != NONE:
            put_danger(scene, sector)


def put_danger(scene: Scene, sector: SectorId) -> None:
    """A danger token is laid; the Hero learns of it only in a revealed sector (danger.hidden)."""
    there = scene.state.elements[sector]
    there.danger = True
    if there.fake == "danger":
        never_there(scene, sector)
    changed(scene, sector, "danger-placed")


def never_there(scene: Scene, sector: SectorId) -> None:
    """Something true takes the place of something false: the Hero is told (inform.fake-ends)."""
    there = scene.state.elements[sector]
    note(scene, "never-there", what=there.fake, sector=sector)
    there.fake = ""


def changed(scene: Scene, sector: SectorId, kind: str, **args: object) -> None:
    """Something in a sector has changed: the Hero is told if he sees it, the Evil players always."""
    if is_shown(scene.state, sector):
        scene.tell(kind, sector=sector, **args)
    else:
        tell_evil(scene, f"{kind}-unseen", sector=sector, **args)
    refresh(scene, sector)


def condition_options(scene: Scene, kinds: Sequence[str], where: Sequence[SectorId]) -> list[Key]:
    """Kinds of conditions that are left, and sectors without one; a Mine never lies where the Hero is.

    (condition.one-per-sector, condition.mine)
    """
    state = scene.state
    used = [there.condition for there in state.elements.values()]
    return [
        (kind, sector)
        for kind in kinds
        if used.count(kind) < CONDITION_TOKENS
        for sector in where
        if not state.elements[sector].condition and not (kind == "mine" and sector == state.hero)
    ]


def condition(scene: Scene, seat: int, kinds: Sequence[str], where: Sequence[SectorId]) -> Flow[None]:
    """``web, gas, mine, short at P``: one condition, of the Evil player's choice where several are named."""
    options: list[Key] = condition_options(scene, kinds, where) or [NONE]
    choice = yield ask(seat, "place-condition", options, rule="evil.condition-tokens", pause=True)
    if choice != NONE:
        put_condition(scene, *choice)


def condition_or_danger(
    scene: Scene, seat: int, kind: str, where: Sequence[SectorId], danger_where: Sequence[SectorId]
) -> Flow[None]:
    """``… at P, or danger 1 at Q``: one question for both, since some of the sectors may be unseen."""
    options: list[Key] = [*condition_options(scene, [kind], where)]
    options += [("danger", sector) for sector in danger_sectors(scene, danger_where)]
    choice = yield ask(seat, "condition-or-danger", options or [NONE], rule="evil.condition-tokens", pause=True)
    if choice == NONE:
        return
    what, sector = choice
    if what == "danger":
        put_danger(scene, sector)
    else:
        put_condition(scene, what, sector)


def put_condition(scene: Scene, kind: str, sector: SectorId) -> None:
    """A condition token is laid; a Short circuit darkens its sector at once (condition.short)."""
    there = scene.state.elements[sector]
    there.condition = kind
    if there.fake in CONDITIONS:
        never_there(scene, sector)
    if kind == "short":
        there.lit = False
    changed(scene, sector, "condition-placed", condition=kind)


def door_options(scene: Scene, sectors: Iterable[SectorId], *, blocked: bool) -> list[Key]:
    """Doors of some sectors that are blocked, or that are not, by the two sectors that each joins."""
    state = scene.state
    found: dict[Key, None] = {}
    for sector in sectors:
        for side, there in state.station.exits[sector].items():
            if state.station.sectors[sector].sides[side] == DOOR:
                key = door_key(sector, there)
                if (key in state.blocked) == blocked:
                    one, other = key.split("/")
                    found[one, other] = None
    return list(found)


def block_doors(
    scene: Scene, seat: int, count: int, sectors: Sequence[SectorId], *, jacked: bool = False
) -> Flow[None]:
    """``block``: up to some doors of some sectors."""
    for _ in range(count):
        options: list[Key] = [NONE, *door_options(scene, sectors, blocked=False)]
        choice = yield ask(seat, "block-door", options, rule="door.blocked-stays-shut", pause=True)
        if choice != NONE:
            block(scene, *choice, jacked=jacked)


def block_or_danger(
    scene: Scene, seat: int, sectors: Sequence[SectorId], danger_where: Sequence[SectorId]
) -> Flow[None]:
    """``block 1 … if there is none: danger 1``: one question for both, since the doors may be unseen."""
    doors = [("door", *key) for key in door_options(scene, sectors, blocked=False) if isinstance(key, tuple)]
    options: list[Key] = [*doors] or [("danger", sector) for sector in danger_sectors(scene, danger_where)] or [NONE]
    choice = yield ask(seat, "block-or-danger", options, rule="door.blocked-stays-shut", pause=True)
    match choice:
        case ("door", str(one), str(other)):
            block(scene, one, other)
        case ("danger", str(sector)):
            put_danger(scene, sector)


def unblock_doors(scene: Scene, seat: int, count: int, sectors: Sequence[SectorId]) -> Flow[None]:
    """``unblock``: up to some doors of some sectors."""
    for _ in range(count):
        options: list[Key] = [NONE, *door_options(scene, sectors, blocked=True)]
        choice = yield ask(seat, "unblock-door", options, rule="door.unblocked-stays", pause=True)
        if choice != NONE:
            unblock(scene, *choice)


def lit_sectors(scene: Scene, *, hero_too: bool) -> list[SectorId]:
    """Lit sectors of the Hero's level."""
    state = scene.state
    return [
        sector
        for sector in on_level(state, level_of(state, state.hero))
        if state.elements[sector].lit and (hero_too or sector != state.hero)
    ]


def darken(scene: Scene, seat: int, count: int, *, hero_too: bool) -> Flow[None]:
    """``dark k``: up to some lit sectors of the level go dark."""
    for _ in range(count):
        options: list[Key] = [NONE, *lit_sectors(scene, hero_too=hero_too)]
        sector = yield ask(seat, "put-out-light", options, rule="light.hero-sector-protected", pause=True)
        if sector != NONE:
            put_out(scene, sector)


def put_out(scene: Scene, sector: SectorId) -> None:
    """The light of a sector goes out; it stays revealed (light.dark-stays-revealed)."""
    scene.state.elements[sector].lit = False
    changed(scene, sector, "light-out")


def forgettable(scene: Scene) -> list[SectorId]:
    """Revealed sectors that can be taken from the Hero: not his own, none beside, none lit and in sight."""
    state = scene.state
    sight, near = in_sight(scene), {state.hero, *beside_as_shown(scene)}
    return [key for key, tile in state.labyrinth.items() if key not in near and not (tile.lit and key in sight)]


def forget_some(scene: Scene, seat: int, count: int) -> Flow[None]:
    """``forget k``: up to some revealed sectors leave the labyrinth and the Hero's sketch."""
    for _ in range(count):
        options: list[Key] = [NONE, *forgettable(scene)]
        sector = yield ask(seat, "forget", options, rule="reveal.removed-unrevealed", pause=True)
        if sector != NONE:
            forget(scene, [sector], sketch=False)


# -- what the Hero suffers -----------------------------------------------------------------------------------------


def roll_for(scene: Scene, count: int, kind: str, cause: str) -> Flow[None]:
    """``roll k: health`` or ``sanity``: a point for each hit; it is no attack."""
    dice, half = roll(scene, count), half_counts(scene, evil=True)
    note(scene, "evil-roll", {"half": half}, cause=cause, kind="", dice=list(dice))
    yield from lose(scene, kind, hits(dice, half), cause)


def lose_adrenaline(scene: Scene, count: int) -> None:
    """``adr n``: adrenaline tokens are discarded, as far as he has them."""
    sheet = scene.state.sheet
    gone = min(count, sheet.adrenaline)
    sheet.adrenaline -= gone
    if gone:
        scene.tell("adrenaline-lost", count=gone)


def hero_decides(
    scene: Scene, prompt: str, ways: Mapping[str, tuple[bool, Callable[[], object]]], rule: str, **amounts: Any
) -> Flow[None]:
    """``Hero: A or B``: he chooses what he can carry out in full.

    If only one is possible, it happens; if neither, nothing does.
    """
    options: list[Key] = [key for key, (possible, _) in ways.items() if possible]
    if not options:
        return
    choice = yield ask(HERO, prompt, options, rule=rule, **amounts)
    yield from carry_out(ways[choice][1]())


def sanity_or_adrenaline(scene: Scene, sanity: int = 1, adrenaline: int = 1) -> Flow[None]:
    """``Hero: sanity n or adr n``."""
    return hero_decides(
        scene,
        "sanity-or-adrenaline",
        {
            "sanity": (True, lambda: frighten(scene, sanity)),
            "adrenaline": (
                scene.state.sheet.adrenaline >= adrenaline,
                lambda: lose_adrenaline(scene, adrenaline),
            ),
        },
        "reaction.as-far-as-possible",
        sanity=sanity,
    )


def frighten(scene: Scene, amount: int = 1) -> Flow[None]:
    """``sanity n``: the Hero loses Sanity."""
    return lose(scene, "sanity", amount, "reaction")


def take_charges(scene: Scene, seat: int, count: int, *, evil: bool) -> Flow[int]:
    """``charge n``: blue charges of the Hero's choice, or of Evil's."""
    return discard_charges(scene, seat if evil else HERO, count)


# -- what the Hero is told -----------------------------------------------------------------------------------------


def false_noise(scene: Scene, seat: int) -> Flow[None]:
    """``noise?``: the Hero is told one noise from a direction Evil names (inform.card-exception)."""
    state = scene.state
    options: list[Key] = [SIDES[side] for side in state.station.exits[state.hero]]
    direction = yield ask(seat, "name-direction", [*options, OTHER_LEVEL], rule="inform.card-exception", pause=True)
    tell_noise(scene, direction)
    tell_evil(scene, "false-noise")


def lie(scene: Scene, seat: int, most: int, answers: Sequence[Answer]) -> Flow[None]:
    """``lie ±k``: one located distance may be told too high or too low, never below 0 (inform.card-exception)."""
    options: list[Key] = [
        (found.target, change)
        for found in answers
        if tellable(found)
        for change in range(-most, most + 1)
        if change and found.distance + change >= 0
    ]
    choice = yield ask(seat, "lie", [NONE, *options], rule="reaction.they-know-dangerous", pause=True)
    for found in answers:
        if choice != NONE and found.target == choice[0]:
            found.lie = choice[1]


def mute(scene: Scene, seat: int, answers: Sequence[Answer]) -> Flow[Answer | None]:
    """``mute``: of one target only the level is told."""
    options: list[Key] = [found.target for found in answers if tellable(found)] or [NONE]
    choice = yield ask(seat, "mute", options, rule="inform.card-exception", pause=True)
    for found in answers:
        if found.target == choice:
            found.muted = True
            return found
    return None


def tellable(found: Answer) -> bool:
    """Whether the Hero would be told a distance, and a card can change it."""
    return found.distance >= 0 and not found.immune and not found.muted


def hide_options(scene: Scene, sector: SectorId) -> list[Key]:
    """True elements of a sector that could be left out: ("hide", element)."""
    state = scene.state
    built, there = state.station.sectors[sector], state.elements[sector]
    found: list[Key] = []
    if there.danger:
        found.append(("hide", "danger"))
    if there.condition:
        found.append(("hide", "condition"))
    if built.switch:
        found.append(("hide", "switch"))
    found += [("hide", f"token-{token}") for token in dict.fromkeys(there.tokens)]
    found += [("hide", one.id) for one in state.creatures if one.sector == sector and not one.figure]
    found += [
        ("hide", f"side-{side}")
        for side, what in enumerate(built.sides)
        if what in (DOOR, "stairs") and state.station.exits[sector][side] not in state.labyrinth
    ]
    return found


def fake_options(scene: Scene, sector: SectorId) -> list[Key]:
    """False elements that could be shown in a sector: ("fake", element)."""
    built, there = scene.state.station.sectors[sector], scene.state.elements[sector]
    found: list[Key] = [] if there.danger else [("fake", "danger")]
    if not there.condition:
        found += [("fake", kind) for kind in CONDITIONS]
    if not built.switch and not built.room:
        found.append(("fake", "switch"))
    return found


def hide_or_fake(scene: Scene, seat: int, sector: SectorId) -> Flow[None]:
    """``hide`` or ``fake``: one thing the Hero is about to see, or not to see, is wrong."""
    options: list[Key] = [NONE, *hide_options(scene, sector), *fake_options(scene, sector)]
    choice = yield ask(seat, "deceive", options, rule="reaction.mind-tricks-alternative", pause=True)
    if choice == NONE:
        return
    how, what = choice
    there: Elements = scene.state.elements[sector]
    if how == "hide":
        there.concealed += (what,)
    else:
        there.fake = what
    tell_evil(scene, "concealed" if how == "hide" else "faked", what=what, sector=sector)
