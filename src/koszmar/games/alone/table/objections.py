"""Why something is not legal now: the reason in words, and the rule behind it. Worked out only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Reason
from koszmar.kernel.knowledge import is_unknown

from ..bestiary import ORDINARY, values_of
from ..creatures import free_tokens, is_full
from ..experience import POINTS
from ..harm import healing_limit
from ..items import ITEMS, named
from ..labyrinth import BLOCKED
from ..missions import MISSIONS
from ..reactions import REACTIONS, STANDARD
from ..state import DOOR, SIDES, Scene, SectorId
from ..station import distance, level_of
from .phrases import phrase


def actions(scene: Scene, decision: Decision) -> Iterable[Key]:
    """Everything that a player might want to answer, legal or not."""
    further: Iterable[Key] = ()
    match decision.prompt:
        case "act":
            further = _acts(scene, decision)
        case "start-turn":
            further = _starts(scene)
        case "react":
            further = _reactions(scene, decision)
        case "block-own-door" | "step-on" | "shut-midway":
            further = SIDES
        case "place-danger" | "put-out-light" | "forget":
            further = scene.state.station.sectors
        case "deploy":
            further = _deployments(scene, decision)
        case "pick-ability":
            further = scene.state.sheet.experience
        case "upgrade":
            further = _upgrades(scene)
    return list(dict.fromkeys([*decision.options, *further]))


def why_not(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    """The objection to an option that exists in the game but is not offered."""
    if key in decision.options:
        return None
    match decision.prompt:
        case "act":
            return _why_not_act(scene, key)
        case "start-turn":
            return _why_not_start(scene, key)
        case "react":
            return _why_not_react(scene, decision, key)
        case "block-own-door":
            return _why_not_block(scene, str(key))
        case "step-on" | "shut-midway":
            return _why_not_way(scene, str(key)) or _because(scene, "why-blocked", "door.hero-passes")
        case "place-danger":
            return _why_not_danger(scene, str(key))
        case "put-out-light":
            return _because(scene, "why-nothing-lit", "light.hero-sector-protected")
        case "forget":
            return _why_not_forget(scene, str(key))
        case "deploy":
            return _why_not_deploy(scene, key)
        case "pick-ability":
            return _because(scene, "why-ability-full", "xp.maximum-two", points=POINTS)
        case "upgrade":
            return _why_not_upgrade(scene, key)
    return None


def _because(scene: Scene, message: str, rule: str, **args: object) -> Reason:
    return Reason(phrase(scene, message, args), rule)


# -- the Hero's action ---------------------------------------------------------------------------------------------


def _acts(scene: Scene, decision: Decision) -> Iterator[Key]:
    """What the Hero might try: every direction, every figure, every item, every mission."""
    state = scene.state
    begun = {key[1] for key in decision.options if isinstance(key, tuple) and key[0] == "interact"}
    for side in SIDES:
        yield "move", side
        yield "explore", side
        yield "interact", "switch", side
    for tile in state.labyrinth.values():
        yield from (("fight", figure.name) for figure in tile.figures)
    yield "search", "three"
    yield "interact", "condition"
    for mission in (*state.starting, *([state.final] if state.active else [])):
        if mission.key not in begun:
            yield "interact", mission.key, "plain"
    for name in named(scene, state.sheet.items):
        key, *place = name if isinstance(name, tuple) else (name,)
        yield "use", key, 1, *place


def _why_not_act(scene: Scene, key: Key) -> Reason | None:
    match key:
        case ("move", str(side)):
            return _why_not_way(scene, side)
        case ("explore", str(side)):
            return _why_not_way(scene, side) or _because(scene, "why-blocked", "explore.blocked-door-stops")
        case ("fight", str(figure)):
            return _because(scene, "why-not-here", "fight.same-sector", figure=figure)
        case ("search", "three"):
            return _why_not_room(scene)
        case ("interact", "switch", _):
            return _because(scene, "why-no-switch", "interact.no-target-illegal")
        case ("interact", "condition"):
            return _because(scene, "why-no-condition", "interact.no-target-illegal")
        case ("interact", str(mission), _):
            return _why_not_mission(scene, mission)
        case ("use", str(item), *_):
            return _why_not_item(scene, item)
    return None


def _why_not_way(scene: Scene, side: str) -> Reason | None:
    """A wall, as far as the Hero sees."""
    tile = scene.state.labyrinth.get(scene.state.hero)
    if side in SIDES and tile is not None and not tile.sides[SIDES.index(side)]:
        return _because(scene, "why-wall", "move.no-move-through-wall", direction=side)
    return None


def _why_not_room(scene: Scene) -> Reason:
    room = scene.state.labyrinth[scene.state.hero].room
    if not room:
        return _because(scene, "why-no-room", "search.room-three")
    return _because(scene, "why-searched", "search.room-once", room=room)


def _why_not_mission(scene: Scene, key: str) -> Reason | None:
    """A mission that is done, elsewhere, or not possible now."""
    state = scene.state
    mission = next((one for one in (*state.starting, state.final) if one.key == key), None)
    if mission is None or is_unknown(key):
        return None
    if mission.done:
        return _because(scene, "why-mission-done", "mission.second-starting", mission=key)
    if state.labyrinth[state.hero].room != MISSIONS[key].room:
        return _because(scene, "why-other-room", "mission.interact-in-room", mission=key, room=MISSIONS[key].room)
    return _because(scene, "why-mission-not-now", "interact.mission", mission=key)


def _why_not_item(scene: Scene, key: str) -> Reason:
    card = ITEMS[key]
    if card.does is None:
        return _because(scene, "why-passive", "item.two-kinds", item=key)
    if not any(item.charges for item in scene.state.sheet.items if item.key == key):
        return _because(scene, "why-no-charges", "item.one-charge", item=key)
    if card.symbol == "fight":
        return _because(scene, "why-no-target", "fight.declare-target", item=key)
    return _because(scene, "why-no-use", "item.action-symbol", item=key)


# -- the start of a turn, doors, upgrades --------------------------------------------------------------------------


def _starts(scene: Scene) -> Iterator[Key]:
    for kind in ("health", "sanity"):
        yield "heal", kind
        if scene.state.sheet.character == "doctor":
            yield "steady-hands", kind
    yield "bullet-time"


def _why_not_start(scene: Scene, key: Key) -> Reason | None:
    sheet, turn = scene.state.sheet, scene.state.turn
    match key:
        case ("steady-hands", _) if "character" in sheet.used:
            return _because(scene, "why-used", "setup.character")
        case "bullet-time" | ("heal", _) if not sheet.adrenaline:
            return _because(scene, "why-no-adrenaline", "adrenaline.one-per-use")
        case "bullet-time":
            return _because(scene, "why-bullet-time", "bullet-time.two-actions")
        case ("heal", _) if turn.healed:
            return _because(scene, "why-healed", "heal.adrenaline")
        case ("heal" | "steady-hands", str(kind)):
            return _because(scene, "why-limit", "heal.above-limit", kind=kind, limit=healing_limit(scene))
    return None


def _why_not_block(scene: Scene, side: str) -> Reason | None:
    if side not in SIDES:
        return None
    what = scene.state.labyrinth[scene.state.hero].sides[SIDES.index(side)]
    if what == BLOCKED:
        return _because(scene, "why-already-blocked", "move.block-after", direction=side)
    assert what != DOOR
    return _because(scene, "why-no-door", "move.block-after", direction=side)


def _upgrades(scene: Scene) -> Iterator[Key]:
    for place, item in enumerate(scene.state.sheet.items):
        for other in range(len(scene.state.sheet.items)):
            if other != place:
                yield "upgrade", item.key, place, other


def _why_not_upgrade(scene: Scene, key: Key) -> Reason | None:
    match key:
        case ("upgrade", str(item), int(place), int()):
            if scene.state.sheet.items[place].upgraded:
                return _because(scene, "why-upgraded", "upgrade.procedure", item=item)
            return _because(scene, "why-component", "upgrade.component", item=item, type=ITEMS[item].needs)
    return None


# -- Evil: cards ---------------------------------------------------------------------------------------------------


def _reactions(scene: Scene, decision: Decision) -> Iterator[Key]:
    """Every card in the hands of those who are asked, face up and face down."""
    hands = scene.state.hands
    for card in dict.fromkeys(card for seat in decision.seats for card in hands[seat]):
        if card in REACTIONS:
            yield "play", card
            yield from (("down", card, way) for way in STANDARD)


def _why_not_react(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    moment, symbol = decision.args.get("moment", ""), decision.args.get("symbol", "")
    match key:
        case ("down", _, str(way)):
            if moment not in ("resolved", "end"):
                return _because(scene, "why-standard-when", "reaction.standard-when")
            return _because(scene, f"why-{way}", "reaction.playable")
        case ("play", str(card)):
            return _why_not_card(scene, card, str(moment), str(symbol))
    return None


def _why_not_card(scene: Scene, key: str, moment: str, symbol: str) -> Reason:
    """The wrong symbol, the wrong moment, silence by an item, or a condition that does not hold."""
    card, turn = REACTIONS[key], scene.state.turn
    allowed = card.symbol in turn.actions if moment == "end" else card.symbol == symbol
    if not allowed:
        return _because(scene, "why-symbol", "reaction.allowed-by-action", card=key, symbol=card.symbol)
    if card.moment != moment:
        return _because(scene, "why-moment", "reaction.moment", card=key, moment=card.moment)
    if card.symbol in turn.quiet:
        return _because(scene, "why-quiet", "reaction.both-allowed", symbol=card.symbol)
    return _because(scene, "why-needs", "reaction.playable", card=key)


# -- Evil: the map -------------------------------------------------------------------------------------------------


def _why_not_danger(scene: Scene, sector: SectorId) -> Reason | None:
    state = scene.state
    if sector not in state.elements:
        return None
    if sector == state.hero:
        return _because(scene, "why-hero-sector", "danger.not-in-hero-sector")
    if state.elements[sector].danger:
        return _because(scene, "why-danger-there", "danger.one-per-sector", sector=sector)
    level = level_of(state, sector)
    there = sum(state.elements[one].danger for one, built in state.station.sectors.items() if built.level == level)
    if there >= scene.parameters.danger_per_level:
        return _because(scene, "why-danger-full", "danger.max-eight", number=scene.parameters.danger_per_level)
    return _because(scene, "why-not-by-card", "reaction.as-far-as-possible")


def _why_not_forget(scene: Scene, sector: SectorId) -> Reason | None:
    state = scene.state
    if sector not in state.station.sectors:
        return None
    if sector not in state.labyrinth:
        return _because(scene, "why-not-shown", "reveal.removed-unrevealed", sector=sector)
    return _because(scene, "why-stays-shown", "reveal.removed-unrevealed")


def _deployments(scene: Scene, decision: Decision) -> Iterator[Key]:
    """Every kind and sector that is not offered, with a noise or without."""
    offered = {key[:2] for key in decision.options if isinstance(key, tuple)}
    for kind in ORDINARY:
        yield from ((kind, sector, "-") for sector in scene.state.station.sectors if (kind, sector) not in offered)


def _why_not_deploy(scene: Scene, key: Key) -> Reason | None:
    """No token left, a full level, or too near to the Hero."""
    match key:
        case (str(kind), str(sector), "-") if kind in ORDINARY:
            state, least = scene.state, values_of(scene, kind).distance
            if free_tokens(scene, kind) <= 0:
                return _because(scene, "why-no-token", "deploy.no-token-left", kind=kind)
            if is_full(scene, level_of(state, sector)):
                most = scene.parameters.creatures_per_level
                return _because(scene, "why-level-full", "deploy.limit-five", number=most)
            if distance(state, state.hero, sector) < least:
                return _because(scene, "why-too-near", "deploy.minimum-distance", kind=kind, distance=least)
            return _because(scene, "why-not-by-card", "reaction.as-far-as-possible")
    return None
