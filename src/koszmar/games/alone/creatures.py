"""Creatures: how they move, appear, make noise, scare, attack, are hurt and die."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_final, of_items
from .bestiary import BOSSES, KINDS, is_boss, thresholds, values_of
from .dice import half_counts, hits, is_hit, reroll, roll
from .experience import agility_rerolls, choose_experience, courage_softens, gain_experience
from .harm import ally_can, lose, use_ally
from .hindrances import hinders
from .items import discard_charges
from .labyrinth import act_openly, creatures_in, give_figure, is_shown, lose_figure, note, refresh, tell_evil
from .reactions import Occasion, Pool, react
from .state import HERO, SIDES, Creature, Scene, SectorId, State
from .station import directions, distance, distances, door_key, level_of, on_level, remember, side_towards

Path = list[tuple[str, SectorId]]
"""What a creature does on its way, one after another: ("go", sector), or ("unblock", sector behind the door)."""


class Ways(NamedTuple):
    """Where a creature could go from a sector."""

    ends: list[tuple[SectorId, Path, bool]]
    """Every end, its cheapest way, and whether doors are unblocked on it."""
    doors: list[SectorId]
    """The sectors behind doors that it could unblock without going through."""


HERE, OTHER_LEVEL = "here", "other-level"
BURNING_DICE = 2
"""reaction.out-of-control-dangerous"""


def find(scene: Scene, key: str) -> Creature | None:
    """The creature with this id."""
    return next((one for one in scene.state.creatures if one.id == key), None)


def here(scene: Scene) -> list[Creature]:
    """The creatures in the Hero's sector."""
    return creatures_in(scene.state, scene.state.hero)


def open_levels(scene: Scene) -> list[int]:
    """The levels that can take another creature; bosses do not count (deploy.creature-limit, deploy.limit-five)."""
    sectors, most = scene.state.station.sectors, scene.parameters.creatures_per_level
    crowd = [sectors[one.sector].level for one in scene.state.creatures if one.kind not in BOSSES]
    return [level for level in (1, 2) if crowd.count(level) < most]


def is_full(scene: Scene, level: int) -> bool:
    """Whether no more creatures may be on a level."""
    return level not in open_levels(scene)


# -- where a creature could go -------------------------------------------------------------------------------------


def paths(
    scene: Scene,
    creature: Creature,
    points: int,
    towards: SectorId | None = None,
    avoid: Collection[SectorId] = (),
) -> dict[SectorId, Path]:
    """Where a creature could go with some movement points, and its cheapest way there.

    Each sector costs a point, a door to be unblocked one more, two if it was jacked; entering the Hero's sector ends
    the move. With ``towards`` every sector entered must be nearer to that one; none may be in ``avoid``.
    (cmove.by-card, cmove.up-to, cmove.stops-in-hero-sector, door.creature-passes, door.evil-unblocks,
    door.example-evil-unblock)
    """
    state = scene.state
    sectors, beside, tolls = state.station.sectors, state.station.beside, door_tolls(state)
    anywhere = towards is None and not is_boss(creature)
    found: dict[SectorId, Path] = {}
    costs = {creature.sector: 0}
    rings: list[list[SectorId]] = [[creature.sector], *([] for _ in range(points))]
    for spent, ring in enumerate(rings[:points]):
        for at in ring:
            way = found.get(at, [])
            if costs[at] < spent or (at == state.hero and way):
                continue
            for there in beside[at]:
                toll = tolls.get(door_key(at, there), 0) if tolls else 0
                cost = spent + 1 + toll
                if cost > points or costs.get(there, 99) <= cost or there in avoid:
                    continue
                on_level = anywhere and sectors[at].level == sectors[there].level
                if not on_level and not may_enter(scene, creature, at, there, towards):
                    continue
                costs[there] = cost
                found[there] = [*way, ("unblock", there), ("go", there)] if toll else [*way, ("go", there)]
                rings[cost].append(there)
    return found


def walks(
    scene: Scene,
    creatures: Iterable[Creature],
    points: int,
    towards: SectorId | None = None,
    avoid: Collection[SectorId] = (),
) -> Iterator[tuple[Creature, Ways]]:
    """Where several creatures could go: from one sector all but bosses can go the same ways."""
    state = scene.state
    known: dict[SectorId, Ways] = {}
    if not avoid:
        goals = (towards or "", state.hero if points > 1 else "")  # cmove.stops-in-hero-sector
        around = (str(points), *goals, *map(str, open_levels(scene)), *state.blocked, "jacked", *state.jacked)
        lately = state.station.layout.walks
        known = lately.get(around) or remember(lately, around, known)
    for creature in creatures:
        found = None if creature.kind in BOSSES else known.get(creature.sector)
        if found is None:
            ways = paths(scene, creature, points, towards, avoid)
            ends = [(end, path, any(what == "unblock" for what, _ in path)) for end, path in ways.items()]
            found = Ways(ends, doors_to_unblock(scene, creature, points, towards))
            if creature.kind not in BOSSES:
                known[creature.sector] = found
        yield creature, found


def can_leave(
    scene: Scene, creature: Creature, points: int, towards: SectorId | None = None, avoid: Collection[SectorId] = ()
) -> bool:
    """Whether a creature could take a first step with some movement points, or unblock a door."""
    at, tolls = creature.sector, door_tolls(scene.state)
    for there in scene.state.station.beside[at]:
        toll = tolls.get(door_key(at, there), 0) if tolls else 0
        if toll < points and there not in avoid and may_enter(scene, creature, at, there, towards):
            return True
    return bool(doors_to_unblock(scene, creature, points, towards))


def door_tolls(state: State) -> dict[str, int]:
    """By door, what it costs to unblock it (door.evil-unblocks)."""
    return {door: 2 if door in state.jacked else 1 for door in state.blocked}


def may_enter(scene: Scene, creature: Creature, at: SectorId, there: SectorId, towards: SectorId | None) -> bool:
    """Whether a step is allowed: not onto a full level, and nearer to the goal, if there is one."""
    state = scene.state
    if towards is not None and distance(state, there, towards) >= distance(state, at, towards):
        return False
    if is_boss(creature):
        return all(answer(scene, creature, there) for answer in of_final(scene, moments.boss_may_enter))
    level = level_of(state, there)
    return level == level_of(state, at) or not is_full(scene, level)


def doors_to_unblock(scene: Scene, creature: Creature, points: int, towards: SectorId | None = None) -> list[SectorId]:
    """Doors of a creature's sector that it could unblock without going through."""
    state, tolls = scene.state, door_tolls(scene.state)
    if not tolls:
        return []
    return [
        there
        for there in state.station.beside[creature.sector]
        if 0 < tolls.get(door_key(creature.sector, there), 0) <= points
        and (towards is None or distance(state, there, towards) < distance(state, creature.sector, towards))
    ]


# -- moving --------------------------------------------------------------------------------------------------------


def walk(scene: Scene, creature: Creature, path: Path, *, silent: bool = False, direction: str = "") -> Flow[None]:
    """A creature goes its way, sector by sector; where it ends unseen, there is a noise.

    (noise.cause, noise.end-sector, noise.visible-none, cmove.leaves-revealed, cmove.enters-revealed,
    cmove.out-of-sight-visible, cmove.example-a, cmove.example-b, cmove.example-reveal-no-scare)
    """
    state = scene.state
    start = creature.sector
    if not stays_in_view(state, creature, path):
        tell_evil(scene, "creature-moves", creature=creature.id, kind=creature.kind, start=start, end=path[-1][1])
    for what, there in path:
        if what == "unblock":
            unblock(scene, creature.sector, there)
        elif creature in state.creatures:
            yield from step(scene, creature, there)
    end = next((there for what, there in reversed(path) if what == "go"), start)
    if creature.sector == end != start and creature in state.creatures:  # no reaction to its scare has moved it on
        creature.moved_in = True
        heard = not is_shown(state, end) or scene.rulings.noise_of_sight == "heard"
        if heard and silent:
            tell_evil(scene, "unheard", creature=creature.id)
        elif heard:
            make_noise(scene, end, direction)
    refresh(scene, start, creature.sector)


def stays_in_view(state: State, creature: Creature, path: Path) -> bool:
    """Whether the Hero sees all of its way: then everybody is told of every step."""
    return bool(creature.figure) and all(is_shown(state, there) for _, there in path)


def step(scene: Scene, creature: Creature, there: SectorId) -> Flow[None]:
    """One step: the figure leaves or comes, and whoever walks unseen into the Hero's sector scares him.

    (encounter.creature-arrives, encounter.revealed-first-no-scare)
    """
    state = scene.state
    start, was_seen = creature.sector, bool(creature.figure)
    side = side_towards(state, start, there)
    act_openly(state, creature)
    creature.sector = there
    if was_seen and not is_shown(state, there):
        note(scene, "creature-leaves", figure=creature.figure, kind=creature.kind, side=SIDES[side or 0])
        lose_figure(creature)
    elif not was_seen and is_shown(state, there):
        yield from come_into_view(scene, creature)
    elif was_seen:
        scene.tell("figure-moves", figure=creature.figure, kind=creature.kind, start=start, sector=there)
    refresh(scene, start, there)
    for answer in of_final(scene, moments.creature_enters):
        answer(scene, creature)


def come_into_view(scene: Scene, creature: Creature) -> Flow[None]:
    """An unrevealed creature is in a revealed sector now: it must be shown, and scares him if it is the Hero's."""
    give_figure(scene.state, creature)
    note(scene, "creature-comes", figure=creature.figure, kind=creature.kind, wounded=int(creature.wounded))
    refresh(scene, creature.sector)
    if creature.sector == scene.state.hero:
        yield from scare(scene, creature)


def make_noise(scene: Scene, sector: SectorId, direction: str = "") -> None:
    """Tell the Hero of a noise and where it comes from (noise.must-tell, noise.other-level, noise.kind-not-told).

    (noise.inform-term)

    ``direction`` is what the Evil players named where shortest ways tie; it is the true one otherwise.
    """
    told = true_directions(scene, sector)
    if told == [HERE]:
        return  # noise.own-sector
    tell_noise(scene, direction if direction in told else told[0])


def tell_noise(scene: Scene, direction: str) -> None:
    """The Hero hears a noise; through Howling Fans (PM02) he hears only on which level."""
    if hinders(scene, "howling-fans") and direction != OTHER_LEVEL:
        direction = "this-level"
    note(scene, "noise", direction=direction, sector=scene.state.hero)


def heard_after(scene: Scene, creature: Creature, path: Path) -> list[str]:
    """What can truly be told about the noise at the end of a way, on which doors may be unblocked (noise.tie)."""
    state, end = scene.state, path[-1][1]
    before = state.blocked
    opened: list[str] = []
    at = creature.sector
    for what, there in path if before else ():
        if what == "unblock" and door_key(at, there) in before:
            opened.append(door_key(at, there))
        elif what == "go":
            at = there
    if not opened:
        return true_directions(scene, end)
    state.blocked = [key for key in before if key not in opened]
    told = true_directions(scene, end)
    state.blocked = before
    return told


def true_directions(scene: Scene, sector: SectorId) -> list[str]:
    """What can truly be said about a noise in a sector."""
    return noises(scene.state)[sector]


def noises(state: State) -> dict[SectorId, list[str]]:
    """By sector, what can truly be said about a noise there."""
    known, key = state.station.layout.noises, (state.hero, *state.blocked)
    found = known.get(key)
    if found is None:
        found = remember(known, key, _noises(state))
    return found


def _noises(state: State) -> dict[SectorId, list[str]]:
    level = level_of(state, state.hero)
    found = {sector: [OTHER_LEVEL] for sector in state.station.sectors}
    for sector, sides in directions(state, on_level(state, level)).items():
        found[sector] = [SIDES[side] for side in sides]
    found[state.hero] = [HERE]
    return found


def unblock(scene: Scene, one: SectorId, other: SectorId) -> None:
    """A blocked door is an ordinary door again (door.unblocked-stays)."""
    state = scene.state
    key = door_key(one, other)
    if key in state.blocked:
        state.blocked.remove(key)
    if key in state.jacked:
        state.jacked.remove(key)
    door_changed(scene, one, other, "unblocked")


def block(scene: Scene, one: SectorId, other: SectorId, *, jacked: bool = False) -> None:
    """Block a door (door.blocked-stays-shut)."""
    state = scene.state
    key = door_key(one, other)
    if key not in state.blocked:
        state.blocked.append(key)
        state.blocked.sort()
        if jacked:
            state.jacked.append(key)
        door_changed(scene, one, other, "blocked")


def door_changed(scene: Scene, one: SectorId, other: SectorId, how: str) -> None:
    """The Hero sees it if the door touches a revealed sector; the Evil players always do.

    It is told by its side of a revealed sector: what lies behind it he may not have seen.
    """
    seen = next((pair for pair in ((one, other), (other, one)) if shows_door(scene, *pair)), None)
    if seen is not None:
        scene.tell("door", sector=seen[0], side=SIDES[side_towards(scene.state, *seen) or 0], how=how)
    else:
        tell_evil(scene, "door-unseen", one=one, other=other, how=how)
    refresh(scene, one, other)


def shows_door(scene: Scene, sector: SectorId, other: SectorId) -> bool:
    """Whether the labyrinth shows a sector with the door to another one: it may be concealed."""
    state = scene.state
    side = side_towards(state, sector, other)
    return is_shown(state, sector) and f"side-{side}" not in state.elements[sector].concealed


# -- deploying and transferring ------------------------------------------------------------------------------------


def free_tokens(scene: Scene, kind: str) -> int:
    """Tokens of a kind that are not on the map (deploy.no-token-left)."""
    return int(scene.parameters.creature_tokens) - [one.kind for one in scene.state.creatures].count(kind)


def deploy_sectors(scene: Scene, kind: str, lower: int = 0) -> Iterator[SectorId]:
    """Where a creature of a kind may be deployed (deploy.minimum-distance, deploy.nearer-floor, deploy.definition)."""
    return (sector for _, sector in deployments(scene, (kind,), lower))


def deployments(scene: Scene, kinds: Iterable[str], lower: int = 0) -> Iterator[tuple[str, SectorId]]:
    """The same for several kinds."""
    state = scene.state
    levels = open_levels(scene)
    if not levels:
        return
    away = distances(state.station, state.hero)
    for kind in kinds:
        if free_tokens(scene, kind) <= 0:
            continue
        least = values_of(scene, kind).distance
        if lower:
            least = max(2, least - lower)
        for sector, built in state.station.sectors.items():
            if away[sector] >= least and built.level in levels:
                yield kind, sector


def deploy(scene: Scene, kind: str, sector: SectorId, direction: str = "", *, quiet: bool = False) -> Flow[Creature]:
    """Put a creature on the map; it is heard (deploy.noise, deploy.evil-chooses, hidden.deploy-only-noise)."""
    state = scene.state
    taken = {one.id for one in state.creatures}
    number = next(number for number in range(1, 99) if f"{kind}#{number}" not in taken)
    creature = Creature(f"{kind}#{number}", kind, sector)
    state.creatures.append(creature)
    tell_evil(scene, "deployed", creature=creature.id, kind=kind, sector=sector)
    if is_shown(state, sector):
        yield from come_into_view(scene, creature)
    elif not quiet:
        make_noise(scene, sector, direction)
    return creature


def transfer(scene: Scene, creature: Creature, sector: SectorId) -> Flow[None]:
    """Put a creature elsewhere without noise and distance; where it is seen, it is seen.

    (transfer.definition, transfer.no-noise, transfer.no-distance, encounter.appears-beside, light.passing-through)
    """
    start = creature.sector
    act_openly(scene.state, creature)
    creature.sector, creature.moved_in = sector, False
    tell_evil(scene, "transferred", creature=creature.id, kind=creature.kind, start=start, end=sector)
    if creature.figure and not is_shown(scene.state, sector):
        lose_figure(creature)
    elif not creature.figure and is_shown(scene.state, sector):
        yield from come_into_view(scene, creature)
    refresh(scene, start, sector)


# -- scares --------------------------------------------------------------------------------------------------------


def scare(scene: Scene, creature: Creature) -> Flow[None]:
    """An unrevealed creature that the Hero meets costs Sanity.

    (encounter.enter-unrevealed, encounter.sanity-loss, encounter.zero-damage, encounter.each-creature,
    encounter.example-parasite-worm)
    """
    if creature.expected:
        return
    amount = values_of(scene, creature.kind).sanity
    note(scene, "scare", figure=creature.figure, kind=creature.kind, amount=amount)
    if amount:
        amount = yield from courage_softens(scene, amount)
    yield from lose(scene, "sanity", amount, "scare")


# -- attacks -------------------------------------------------------------------------------------------------------


def attack_dice(scene: Scene, creature: Creature) -> int:
    """How many dice a creature attacks with: by the light of its sector, more or fewer by cards.

    (creature.attack-dice)
    """
    state = scene.state
    values = values_of(scene, creature.kind)
    dice = values.lit if state.elements[creature.sector].lit else values.dark
    smoke = 1 if state.turn.smoke and creature.sector == state.hero else 0  # item.smoke-grenade
    return dice + creature.dice + creature.dice_next - smoke


def attack(scene: Scene, creature: Creature, change: int = 0) -> Flow[None]:
    """A creature attacks the Hero (creature.attack-free, creature.attack-damage, creature.separate-attacks)."""
    burning = bool(scene.state.turn.burner) and (yield from burns_out(scene, creature))
    dice = attack_dice(scene, creature) + change + (BURNING_DICE if burning else 0)
    yield from evil_roll(scene, Pool(dice, by_hero=False, attacker=creature), "attack")
    if burning:
        kill(scene, creature, by_hero=False)


def burns_out(scene: Scene, creature: Creature) -> Flow[bool]:
    """Whether the creature attacks with 2 more dice and dies of it (reaction.out-of-control-dangerous).

    It is asked at every attack of the turn, so that the Hero does not learn which creature was chosen.
    """
    options: list[Key] = ["hold", "burn"] if creature.burns else ["hold"]
    rule = "reaction.out-of-control-dangerous"
    answer = yield ask(scene.state.turn.burner, "burn-out", options, rule=rule, pause=True)
    return bool(answer == "burn")


def attack_of_opportunity(scene: Scene, sector: SectorId) -> Flow[int]:
    """Whoever leaves a sector with creatures is attacked first: one pool, a die for each of them.

    What it returns: the Evil seat that sends one of them after him, or 0.

    (aoo.trigger, aoo.dice, aoo.damage, aoo.lit, aoo.before-leaving, aoo.danger-of-left-sector, aoo.one-roll,
    aoo.always, aoo.example-lit-two, mission.pm01-condition)
    """
    state = scene.state
    there = creatures_in(state, sector)
    if not there or state.turn.smoke == sector:
        return 0
    count = opportunity_dice(scene, len(there), state.elements[sector].lit)
    if count > 0 and (yield from pilot_covers(scene)):
        return 0
    pool = Pool(count, by_hero=False, attacker=there[0], opportunity=True)
    yield from evil_roll(scene, pool, "opportunity")
    return pool.pursuer


def opportunity_dice(scene: Scene, creatures: int, lit: bool) -> int:
    """The dice of an attack of opportunity: one for each creature, one less in the light (aoo.dice, aoo.lit).

    (mission.pm01-condition)
    """
    return creatures - lit + hinders(scene, "gravity")


def pilot_covers(scene: Scene) -> Flow[bool]:
    """The pilot as ally, once a turn: an attack of opportunity is not made (ally.ability-timing)."""
    if not ally_can(scene, "pilot"):
        return False
    answer = yield ask(HERO, "pilot-covers", ["let", "cover"], rule="ally.ability-timing")
    if answer == "let":
        return False
    use_ally(scene)
    return True


def evil_roll(scene: Scene, pool: Pool, cause: str) -> Flow[None]:
    """Roll an attack on the Hero, with everything that may change it, and count the loss.

    (dice.half-hit-evil, creature.attack-damage)
    """
    symbol = "move" if pool.opportunity else ""
    if symbol:
        yield from react(scene, Occasion("before-dice", symbol, pool=pool))
    pool.dice = roll(scene, pool.count)
    attacker = pool.attacker
    half = half_counts(scene, evil=True)
    kind = attacker.kind if attacker else ""
    note(scene, "evil-roll", {"half": half}, cause=cause, kind=kind, dice=list(pool.dice))
    misses = [place for place, face in enumerate(pool.dice) if not is_hit(face, half)]
    if attacker is not None and attacker.rerolls and not pool.opportunity and misses:
        reroll(scene, pool.dice, misses)
        scene.tell("rerolled", dice=list(pool.dice), half=half)
    if hits(pool.dice, half) and not pool.opportunity:
        yield from agility_rerolls(scene, pool, half)
    if hits(pool.dice, half):
        for answer in of_items(scene, moments.attack_hits):
            yield from carry_out(answer(scene, pool, half))
    counted = hits(pool.dice, half)
    greedy = attacker is not None and attacker.greedy and not pool.opportunity
    yield from lose(scene, "health", counted, cause)
    if greedy:
        yield from discard_charges(scene, HERO, counted)


# -- damage --------------------------------------------------------------------------------------------------------


def damage(scene: Scene, creature: Creature, points: int) -> str:
    """What some damage of one attack does: nothing, ``wounded``, or ``killed``.

    (creature.wound-threshold, creature.kill-threshold, creature.second-wound-kills, creature.outright-kill,
    creature.damage-not-kept, creature.wounds-persist, fight.example-worm)
    """
    to_wound, to_kill = thresholds(scene, creature)
    if creature.wounded:
        return "killed" if points >= to_kill else ""
    if points >= to_wound + to_kill:
        return "killed"
    return "wounded" if points >= to_wound else ""


def wound(scene: Scene, creature: Creature) -> None:
    """A creature gets its first wound; the Hero learns of it if he sees it (creature.wounded-term)."""
    creature.wounded = True
    if creature.figure:
        note(scene, "wounded", figure=creature.figure, kind=creature.kind)
    else:
        tell_evil(scene, "wounded-unseen", creature=creature.id, kind=creature.kind)
    refresh(scene, creature.sector)


def mend(scene: Scene, creature: Creature) -> None:
    """A creature's wound closes."""
    if creature.wounded:
        creature.wounded = False
        if creature.figure:
            note(scene, "mended", figure=creature.figure, kind=creature.kind)
        else:
            tell_evil(scene, "mended-unseen", creature=creature.id, kind=creature.kind)
        refresh(scene, creature.sector)


def kill(scene: Scene, creature: Creature, *, by_hero: bool) -> None:
    """A creature leaves the map; its token is free again. What the Hero sees and kills gives experience.

    (creature.killed-leaves, xp.kill-gives, xp.only-own-kills, xp.unrevealed-none, xp.boss)
    """
    state = scene.state
    if creature not in state.creatures:
        return
    seen = bool(creature.figure)
    act_openly(state, creature)
    state.creatures.remove(creature)
    state.turn.attacked = [key for key in state.turn.attacked if key != creature.id]  # its id is free again
    if seen:
        note(scene, "killed", figure=creature.figure, kind=creature.kind)
    else:
        tell_evil(scene, "killed-unseen", creature=creature.id, kind=creature.kind)
    refresh(scene, creature.sector)
    if by_hero and seen:  # whatever dies unseen must not show on the sheet, which lies open
        state.sheet.kills += 1
        gain_experience(scene, KINDS[creature.kind].ability)


def hero_hurts(scene: Scene, creature: Creature, outcome: str) -> Flow[None]:
    """The Hero wounds or kills a creature by something else than a Fight; a boss he sees die gives two points.

    (xp.boss, mission.fm01-boss-xp)
    """
    if outcome == "wounded":
        wound(scene, creature)
    elif outcome == "killed":
        yield from slay(scene, creature)
    if outcome:
        for answer in of_final(scene, moments.creature_hurt):
            answer(scene, creature, outcome)


def slay(scene: Scene, creature: Creature) -> Flow[None]:
    """The Hero kills a creature: experience, for a boss in two abilities of his choice (xp.kill-gives, xp.boss)."""
    seen = bool(creature.figure)
    kill(scene, creature, by_hero=True)
    if seen and is_boss(creature):
        yield from choose_experience(scene, 2, "xp.boss", apart=True)


def nearest(scene: Scene, creatures: list[Creature], to: SectorId) -> list[Creature]:
    """Creatures in order of their distance to a sector."""
    return sorted(creatures, key=lambda one: (distance(scene.state, one.sector, to), one.id))


def unseen(scene: Scene) -> list[Creature]:
    """The creatures that are not revealed."""
    return [one for one in scene.state.creatures if not one.figure]
