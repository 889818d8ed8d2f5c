"""The haunt toolkit: places, needs, effects, goals and set-up steps that haunts are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from koszmar.kernel.flow import Flow, Key, ask

from ..attack import Attack, attack
from ..bestiary import add_monster, monsters_of, monsters_on
from ..cards import discard, holder_of, omens_of
from ..explorers import EXPLORERS
from ..harm import damage, dice_of_damage, lose
from ..haunt import Effect, Goal, Needs, Where, nothing
from ..haunting import win
from ..house import distances, explorers_on, in_sight, is_named, region_of, symbol
from ..laying import find_and_lay
from ..moments import carry_out
from ..monsters import approach, closest_foes
from ..places import put
from ..rolls import trait_roll
from ..sides import heroes, living_heroes
from ..state import Actor, State, Table, alive, by_players, clockwise, the_haunt, value
from ..tiles import REGIONS, ROOMS
from ..tokens import has_token, held_by, in_house, on_seat, on_tile, put_token, tokens
from ..trading import hand_over
from ..traits import gain, heal

# -- who the traitor is --------------------------------------------------------------------------------------------


def revealer(scene: Table, seat: int) -> int:
    """The haunt revealer."""
    return seat


def left_of_revealer(scene: Table, seat: int) -> int:
    """The player to the left of the haunt revealer."""
    return (seat + 1) % scene.players


def highest(trait: str, *, not_revealer: bool = False) -> Callable[[Table, int], int]:
    """Whoever has the highest value of a trait; of several the nearest to the revealer (traitor.tie-closest)."""
    return _most(lambda state, seat: value(state.explorers[seat], trait), not_revealer)


def lowest(trait: str, *, not_revealer: bool = False) -> Callable[[Table, int], int]:
    """Whoever has the lowest value of a trait."""
    return _most(lambda state, seat: -value(state.explorers[seat], trait), not_revealer)


def oldest(scene: Table, seat: int) -> int:
    """The oldest character."""
    return _most(lambda state, one: EXPLORERS[state.explorers[one].key].age)(scene, seat)


def most_omens(scene: Table, seat: int) -> int:
    """Whoever holds the most Omens."""
    return _most(lambda state, one: len(omens_of(state, one)))(scene, seat)


def holder_or_revealer(card: str) -> Callable[[Table, int], int]:
    """The holder of a card, otherwise the haunt revealer."""

    def who(scene: Table, seat: int) -> int:
        holder = holder_of(scene.state, card)
        return seat if holder is None else holder

    return who


def _most(measure: Callable[[State, int], int], not_revealer: bool = False) -> Callable[[Table, int], int]:
    def who(scene: Table, seat: int) -> int:
        seats = clockwise(scene.state, seat)[1 if not_revealer else 0 :]
        return max(seats, key=lambda one: measure(scene.state, one))  # the first of several is the nearest

    return who


# -- where ---------------------------------------------------------------------------------------------------------


def on(*tiles: str) -> Where:
    """On one of these tiles, face up; they are important locations of the haunt."""

    def where(scene: Table, actor: Actor, tile: str) -> bool:
        return is_named(scene.state.house, tile, *tiles)

    where.__dict__["tiles"] = tiles
    return where


def on_symbol(*symbols: str) -> Where:
    """On a tile with one of these symbols."""
    return lambda scene, actor, tile: symbol(scene.state.house, tile) in symbols


def with_token(*names: str) -> Where:
    """On a tile where such a token lies."""
    return lambda scene, actor, tile: bool(on_tile(scene.state, tile, *names))


def without_token(*names: str) -> Where:
    """On a tile where no such token lies."""
    return lambda scene, actor, tile: not on_tile(scene.state, tile, *names)


def with_monster(kind: str) -> Where:
    """On a tile with a monster of that kind."""
    return lambda scene, actor, tile: bool(monsters_on(scene.state, tile, kind))


def with_traitor(scene: Table, actor: Actor, tile: str) -> bool:
    """On the tile of the living traitor."""
    haunt = the_haunt(scene.state)
    return haunt.traitor in explorers_on(scene.state, tile)


def both(*parts: Where) -> Where:
    """Where all of these hold."""
    return lambda scene, actor, tile: all(part(scene, actor, tile) for part in parts)


def either(*parts: Where) -> Where:
    """Where one of these holds."""
    return lambda scene, actor, tile: any(part(scene, actor, tile) for part in parts)


# -- needs ---------------------------------------------------------------------------------------------------------


def holds(card: str) -> Needs:
    """Whoever holds a card."""
    return lambda scene, actor: isinstance(actor, int) and card in scene.state.explorers[actor].cards


def carries(name: str) -> Needs:
    """Whoever has such a token on the board."""
    return lambda scene, actor: isinstance(actor, int) and has_token(scene.state, actor, name)


# -- effects -------------------------------------------------------------------------------------------------------


def harm(kind: str, amount: int) -> Effect:
    """Take damage."""
    return lambda scene, seat: damage(scene, seat, amount, kind, "haunt")


def harm_dice(kind: str, count: int = 1) -> Effect:
    """Take so many dice of damage."""
    return lambda scene, seat: dice_of_damage(scene, seat, count, kind, "haunt")


def raise_trait(trait: str, spaces: int = 1) -> Effect:
    """Gain in a trait."""
    return lambda scene, seat: gain(scene, seat, trait, spaces)


def take_token(kind: str, name: str) -> Effect:
    """Take a token from the box onto the own board."""
    return lambda scene, seat: put_token(scene, kind, name, on_seat(seat))


def put_here(kind: str, name: str) -> Effect:
    """Put a token from the box on the own tile."""
    return lambda scene, actor: put_token(scene, kind, name, place(scene, actor))


def monster_here(kind: str, count: int = 1) -> Effect:
    """So many monsters appear on the own tile."""

    def effect(scene: Table, actor: Actor) -> None:
        for _ in range(count):
            add_monster(scene, kind, place(scene, actor))

    return effect


def track(change: int) -> Effect:
    """Move the pointer of the Number Track."""
    return lambda scene, actor: turn_track(scene, change)


def end_turn(scene: Table, actor: Actor) -> None:
    """The turn ends."""
    scene.state.turn.over = True


def heroes_win(scene: Table, actor: Actor) -> None:
    """The heroes win at once."""
    win(scene, "hero")


def traitor_wins(scene: Table, actor: Actor) -> None:
    """The traitor wins at once."""
    win(scene, "traitor")


def steps(*effects: Effect) -> Effect:
    """One effect after another."""

    def effect(scene: Table, actor: Actor) -> Flow[None]:
        for one in effects:
            flow = one(scene, actor)
            if hasattr(flow, "send"):
                yield from flow

    return effect


def harm_all(scene: Table, seats: Sequence[int], kind: str, amount: int) -> Flow[None]:
    """Several take damage, one after another in turn order from the active player."""
    for seat in in_turn_order(scene, seats):
        yield from damage(scene, seat, amount, kind, "haunt")


def harm_all_dice(scene: Table, seats: Sequence[int], kind: str, count: int = 1) -> Flow[None]:
    """Several take dice of damage, one after another."""
    for seat in in_turn_order(scene, seats):
        yield from dice_of_damage(scene, seat, count, kind, "haunt")


def lose_all(scene: Table, seats: Sequence[int], trait: str, spaces: int = 1) -> Flow[None]:
    """Several lose points of a trait, one after another."""
    for seat in in_turn_order(scene, seats):
        yield from lose(scene, seat, trait, spaces)


def pick_hero(scene: Table, chooser: int, seats: Sequence[int]) -> Flow[int | None]:
    """Of several explorers a monster turns on the one that somebody chooses."""
    if not seats:
        return None
    choice = yield ask(chooser, "choose-target", [f"seat-{seat}" for seat in seats], rule="special.own-instructions")
    return int(choice[5:])


def hunt(scene: Table, key: str, trait: str, pick: Callable[[Table, Sequence[int]], Any]) -> Flow[None]:
    """A monster goes for the closest explorer and attacks on the tile where it ends; of several ``pick`` says whom."""
    state = scene.state
    goal = yield from carry_out(pick(scene, closest_foes(scene, key)))
    if goal is None:
        return
    yield from approach(scene, key, [state.explorers[goal].place], rolled(scene))
    here = explorers_on(state, place(scene, key))
    target = goal if goal in here else (yield from carry_out(pick(scene, here)))
    if target is not None:
        yield from attack(scene, Attack(key, target, trait))


def revealer_picks(scene: Table, seats: Sequence[int]) -> Flow[int | None]:
    """Of several explorers a monster turns on the one that the haunt revealer chooses."""
    return (yield from pick_hero(scene, the_haunt(scene.state).revealer, seats))


def thief_and_victim(blow: Attack) -> tuple[int, int] | None:
    """Who may take something instead of dealing damage: an explorer that has won its own Might attack on another."""
    winner, loser = blow.winner, blow.loser
    if blow.is_might_attack and winner == blow.attacker and isinstance(winner, int) and isinstance(loser, int):
        return winner, loser
    return None


def take_card_instead(scene: Table, thief: int, victim: int, cards: Sequence[str]) -> Flow[bool]:
    """Whoever has won an attack may take one of these cards instead of dealing damage; whether that was done."""
    if not cards:
        return False
    card = yield from choose(scene, thief, "take-instead", ["damage", *cards], other=victim)
    if card == "damage":
        return False
    hand_over(scene, victim, thief, card)
    scene.tell("take-card", seat=thief, card=card)
    return True


def in_turn_order(scene: Table, seats: Sequence[int]) -> list[int]:
    """Seats in turn order from the active player."""
    return [seat for seat in clockwise(scene.state, scene.state.turn.seat) if seat in seats]


# -- the Number Track ----------------------------------------------------------------------------------------------


def set_track(scene: Table, number: int) -> None:
    """Set the pointer."""
    haunt = the_haunt(scene.state)
    haunt.track = max(0, min(9, number))
    scene.tell("track", number=haunt.track)


def turn_track(scene: Table, change: int) -> None:
    """Move the pointer, never below 0 or above 9."""
    haunt = the_haunt(scene.state)
    set_track(scene, haunt.track + change)


def track_at(number: int) -> Callable[[Table], bool]:
    """Whether the Number Track shows this number."""
    return lambda scene: scene.state.haunt is not None and scene.state.haunt.track == number


# -- goals ---------------------------------------------------------------------------------------------------------


def all_heroes_dead(scene: Table) -> bool:
    """Whether no hero lives."""
    state = scene.state
    sides = the_haunt(state).sides
    for seat, explorer in enumerate(state.explorers):
        if not explorer.dead and explorer.place and sides[seat] == "hero":
            return False
    return True


def traitor_dead(scene: Table) -> bool:
    """Whether the traitor's explorer is dead."""
    haunt = the_haunt(scene.state)
    return scene.state.explorers[haunt.traitor].dead


def last_alive(scene: Table) -> list[int]:
    """The last explorer alive, once there is only one."""
    living = alive(scene.state)
    return living if len(living) == 1 else []


TRAITOR_KILLS_ALL = Goal("traitor", all_heroes_dead)
ALL_ARE_LOST = Goal("nobody", all_heroes_dead)
LAST_ALIVE = Goal("alone", last_alive)
NOBODY_LEFT = Goal("nobody", lambda scene: not alive(scene.state))

# -- set-up --------------------------------------------------------------------------------------------------------


def traitor_of(scene: Table) -> int:
    """The traitor's seat."""
    haunt = the_haunt(scene.state)
    return haunt.traitor


def speaker(scene: Table) -> int:
    """Who chooses for the heroes: the first living hero in turn order after the haunt revealer."""
    haunt = the_haunt(scene.state)
    living = living_heroes(scene.state) or heroes(scene.state)
    order = clockwise(scene.state, haunt.revealer)
    return next((seat for seat in [*order[1:], order[0]] if seat in living), haunt.revealer)


def traitor_heals(scene: Table) -> None:
    """The traitor heals all traits."""
    heal(scene, traitor_of(scene))


def traitor_gains(scene: Table, trait: str, *amounts: int) -> None:
    """The traitor gains {a/b/c/d} in a trait."""
    gain(scene, traitor_of(scene), trait, by_players(scene.state, *amounts))


def bury_held(scene: Table, card: str) -> None:
    """Whoever holds a card buries it."""
    holder = holder_of(scene.state, card)
    if holder is not None:
        discard(scene, holder, card)


def leave_the_house(scene: Table, seat: int) -> str:
    """An explorer is no more: cards buried, figure gone; the tile where it stood."""
    explorer = scene.state.explorers[seat]
    for card in list(explorer.cards):
        discard(scene, seat, card)
    here, explorer.place = explorer.place, ""
    explorer.dead, explorer.died = True, scene.state.number
    return here


def bring(scene: Table, seat: int, tile: str, *regions: str, far_from: str = "") -> Flow[None]:
    """If a tile is not in the house, take it from the stack and lay it in a region, unresolved."""
    yield from find_and_lay(scene, seat, tile, regions or REGIONS, rule="tiles.shuffle-after-search", far_from=far_from)


def choose_tile(scene: Table, seat: int, tiles: Sequence[str], prompt: str = "choose-tile", **args: Any) -> Flow[str]:
    """A player chooses one of some tiles."""
    tile: str = yield ask(seat, prompt, list(dict.fromkeys(tiles)), rule="anatomy.setup-before-first-turn", **args)
    return tile


def place_monsters(
    scene: Table, seat: int, kind: str, count: int, tiles: Sequence[str], *, apart: bool = True, spare: str = ""
) -> Flow[None]:
    """A player puts monsters on tiles, each on a different one if ``apart``; what is left over on ``spare``."""
    free = list(tiles)
    for _ in range(count):
        if free:
            tile = yield from choose_tile(scene, seat, free, "place-monster", kind=kind)
            if apart:
                free.remove(tile)
        elif spare:
            tile = spare
        else:
            return
        if add_monster(scene, kind, tile) is None:
            return


def place_tokens(
    scene: Table, seat: int, kind: str, name: str, count: int, tiles: Sequence[str], *, apart: bool = True,
    spare: Sequence[str] = (), values: Sequence[int] = (), up: bool = True,
) -> Flow[None]:  # fmt: skip
    """A player puts tokens on tiles of choice, each on a different one if ``apart``; then on the spare tiles."""
    free, more = list(tiles), list(spare)
    for index in range(count):
        if not free:
            free, more = more, []
        if not free:
            return
        tile = yield from choose_tile(scene, seat, free, "place-token", token=name)
        if apart:
            free.remove(tile)
        put_token(scene, kind, name, tile, value=values[index] if values else 0, up=up)


def evenly(scene: Table, tiles: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Of some tiles those in regions that have fewest of what is being spread over the house."""
    counts = dict.fromkeys(REGIONS, 0)
    for tile in taken:
        counts[region_of(scene.state, tile)] += 1
    open_tiles = [tile for tile in tiles if tile not in taken]
    regions = {region_of(scene.state, tile) for tile in open_tiles}
    least = min((counts[region] for region in regions), default=0)
    return [tile for tile in open_tiles if counts[region_of(scene.state, tile)] == least]


def with_symbols(scene: Table, *symbols: str) -> list[str]:
    """The tiles of the house with one of these symbols."""
    return [tile for tile in scene.state.house.tiles if symbol(scene.state.house, tile) in symbols]


def not_landings(scene: Table) -> list[str]:
    """The tiles of the house that are no Landings."""
    return [tile for tile in scene.state.house.tiles if not ROOMS[tile].landing]


def out_of_sight(scene: Table, tiles: Sequence[str]) -> list[str]:
    """Of some tiles those that no hero sees."""
    seen: set[str] = set()
    for seat in living_heroes(scene.state):
        seen |= in_sight(scene, scene.state.explorers[seat].place)
    return [tile for tile in tiles if tile not in seen]


# -- looking around ------------------------------------------------------------------------------------------------


def place(scene: Table, actor: Actor) -> str:
    """The tile that somebody is on."""
    if isinstance(actor, int):
        return scene.state.explorers[actor].place
    haunt = the_haunt(scene.state)
    return next(one.place for one in haunt.monsters if one.id == actor)


def region(scene: Table, actor: Actor) -> str:
    """The region that somebody is in."""
    return region_of(scene.state, place(scene, actor))


def heroes_on(scene: Table, tile: str) -> list[int]:
    """The living heroes on a tile."""
    return [seat for seat in living_heroes(scene.state) if scene.state.explorers[seat].place == tile]


def heroes_in_sight(scene: Table, actor: Actor) -> list[int]:
    """The living heroes that somebody sees."""
    seen = in_sight(scene, place(scene, actor))
    return [seat for seat in living_heroes(scene.state) if scene.state.explorers[seat].place in seen]


def heroes_in(scene: Table, region_name: str) -> list[int]:
    """The living heroes in a region."""
    house = scene.state.house
    return [
        seat
        for seat in living_heroes(scene.state)
        if house.tiles[scene.state.explorers[seat].place].region == region_name
    ]


def tokens_in_region(scene: Table, actor: Actor, name: str) -> int:
    """How many such tokens lie in the region of somebody."""
    here = region(scene, actor)
    return sum(region_of(scene.state, token.on) == here for token in in_house(scene.state, name))


def rolled(scene: Table) -> int:
    """The moves that the acting monsters have rolled."""
    assert scene.state.monsters is not None
    return scene.state.monsters.rolled


def fact(scene: Table, name: str, default: Any = None) -> Any:
    """What the haunt keeps in mind."""
    haunt = the_haunt(scene.state)
    return haunt.facts.get(name, default)


def note(scene: Table, name: str, what: Any) -> None:
    """Keep something in mind."""
    haunt = the_haunt(scene.state)
    haunt.facts[name] = what


def choose(scene: Table, seat: int, prompt: str, options: Sequence[Key], **args: Any) -> Flow[Any]:
    """Ask for something that only this haunt knows."""
    return (yield ask(seat, prompt, list(options), rule="special.own-instructions", **args))


__all__ = [
    "ALL_ARE_LOST",
    "LAST_ALIVE",
    "NOBODY_LEFT",
    "TRAITOR_KILLS_ALL",
    "Goal",
    "add_monster",
    "all_heroes_dead",
    "both",
    "bring",
    "bury_held",
    "by_players",
    "carries",
    "choose",
    "choose_tile",
    "distances",
    "either",
    "end_turn",
    "evenly",
    "fact",
    "harm",
    "harm_all",
    "harm_all_dice",
    "harm_dice",
    "has_token",
    "held_by",
    "heroes_in",
    "heroes_in_sight",
    "heroes_on",
    "heroes_win",
    "highest",
    "holder_or_revealer",
    "holds",
    "hunt",
    "in_turn_order",
    "last_alive",
    "leave_the_house",
    "left_of_revealer",
    "lose_all",
    "lowest",
    "monster_here",
    "monsters_of",
    "most_omens",
    "not_landings",
    "note",
    "nothing",
    "oldest",
    "on",
    "on_symbol",
    "out_of_sight",
    "pick_hero",
    "place",
    "place_monsters",
    "place_tokens",
    "put",
    "put_here",
    "raise_trait",
    "region",
    "revealer",
    "revealer_picks",
    "rolled",
    "set_track",
    "speaker",
    "steps",
    "take_card_instead",
    "take_token",
    "thief_and_victim",
    "tokens",
    "tokens_in_region",
    "track",
    "track_at",
    "trait_roll",
    "traitor_dead",
    "traitor_gains",
    "traitor_heals",
    "traitor_of",
    "traitor_wins",
    "turn_track",
    "with_monster",
    "with_symbols",
    "with_token",
    "with_traitor",
    "without_token",
]
