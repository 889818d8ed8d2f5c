"""Setting up: decks, the scenario's draws, investigators, possessions, the first tile (Setup).

(setup.fixed-order, setup.split-decks, setup.shuffle-damage-horror, setup.open-decks, setup.token-pools,
setup.choose-investigators, setup.solo, setup.starting-possessions, setup.share-possessions, setup.prologue,
setup.first-tile, setup.first-tokens, setup.further-instructions, setup.first-round)
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Flow, Key, ask
from koszmar.kernel.scene import Setting
from koszmar.parts.board import Overlay

from . import harm
from .board import tile_of
from .choosing import together
from .condition_cards import all_copies
from .effects.context import Context
from .effects.verbs import run
from .injury_cards import copies
from .investigators import INVESTIGATORS
from .item_cards import ITEMS
from .moving import put_into
from .mythos import fill_pool
from .persons import PEOPLE
from .possessions import gain, kinds_in, take
from .scenario.campaign import check_line, take_cards_over, take_facts_over
from .scenario.happenings import happen, plan, say, weighted
from .scenario.library import Scenario, full_name, scenario, slug
from .scenario.verbs import lay_tile, lay_token, lay_tokens_of
from .spells import BACKS
from .spells import COPIES as SPELL_COPIES
from .state import DAMAGE, HORROR, Investigator, Plot, Scene, State, Turn, seat_of


def check_setting(setting: Setting) -> None:
    """Refuse what does not go together, with a reason."""
    options = setting.options
    story = scenario(full_name(options.scenario)).file
    low, high = story.scenario.players
    if not low <= setting.players <= high:
        raise BadSetting(f"{options.scenario} is for {low} to {high} players")
    chosen = options.investigators
    if chosen and len(chosen) != crew(setting.players):
        raise BadSetting(f"{crew(setting.players)} investigators are needed, one for each player (two for one player)")
    for key in chosen:
        if key not in INVESTIGATORS:
            raise BadSetting(f"there is no investigator {key!r}; there are: {', '.join(INVESTIGATORS)}")
    if len(set(chosen)) < len(chosen):
        raise BadSetting("nobody plays the same investigator as another")
    if options.campaign:
        check_line(options.campaign, story.scenario)
    if options.layout and options.layout not in story.map:
        raise BadSetting(f"{options.scenario} has no layout {options.layout!r}")


def settle(setting: Setting) -> Setting:
    """A scenario that somebody installed is named with its version from now on."""
    options = setting.options
    name = full_name(options.scenario)
    return setting if name == options.scenario else replace(setting, options=replace(options, scenario=name))


def crew(players: int) -> int:
    """How many investigators there are (setup.solo)."""
    return max(2, players)


def setup(setting: Setting, chance: Chance) -> State:
    """Decks, pools and draws; everything else is done at the table.

    (setup.split-decks, setup.shuffle-damage-horror, setup.open-decks, setup.token-pools)
    """
    story, options, parameters = scenario(setting.options.scenario), setting.options, setting.parameters
    decks = {deck: list(cards) for deck, cards in sorted_decks().items()}
    for deck in (DAMAGE, HORROR):
        chance.shuffle(decks[deck])
    layout = options.layout or chance.pick(sorted(story.file.map))
    return State(
        phase="setup", round=1, number=0, turn=Turn(),
        investigators=[Investigator(key) for key in options.investigators],
        tiles=[], links=Overlay(), tokens=[], monsters=[], fire=[], darkness=[], passages=[], barricades=[], dropped={},
        decks=decks,
        box={
            "barricade": parameters.barricades, "wall": parameters.walls, "door": parameters.doors,
            "search": parameters.search_tokens, "explore": parameters.explore_tokens, "passage": parameters.passages,
            "person": PEOPLE,
        },
        puzzles={},
        plot=Plot(
            scenario=options.scenario, layout=layout, draws=draws(story, chance, options.scenario), looked=[], facts={},
            clocks={clock.key: 0 for clock in story.file.clock}, quotas={}, milestones=[], fired={}, objective="",
            grade=story.file.mythos.first, pools={}, read=[],
        ),
        doomed=0, activated=[], rolled=[], over="",
    )  # fmt: skip


@cache
def sorted_decks() -> dict[str, tuple[str, ...]]:
    """All cards of the box, deck by deck, before anything is shuffled (setup.split-decks)."""
    decks = {
        deck: sorted(key for key, card in ITEMS.items() if card.deck == deck and "/" not in key)
        for deck in ("common", "unique")
    }
    decks["spell"] = sorted(f"{kind}-{number + 1}" for kind in BACKS for number in range(SPELL_COPIES))
    decks["condition"] = sorted(all_copies())
    decks[DAMAGE], decks[HORROR] = copies(DAMAGE), copies(HORROR)
    return {deck: tuple(cards) for deck, cards in decks.items()}


def draws(story: Scenario, chance: Chance, name: str) -> dict[str, str]:
    """What chance decides before the match, and nobody is told."""
    found = {key: chance.pick(weighted(draw)) for key, draw in story.file.draw.items() if draw.at == "setup"}
    if point := name.partition("#")[2]:
        found |= story.file.point[point].draw
    return found


def set_up(scene: Scene) -> Flow[None]:
    """Investigators, possessions, prologue, the first tile with the figures on it, tokens, what else the app wants.

    (setup.fixed-order, setup.prologue, setup.first-tile, setup.first-tokens, setup.first-round)
    """
    state, story = scene.state, plan(scene)
    yield from choose_investigators(scene)
    prepare_puzzles(scene)
    fill_pool(scene, state.plot.grade)
    take_facts_over(scene)
    yield from share_possessions(scene)
    yield from take_cards_over(scene)
    say(scene, "prologue")  # setup.prologue, setup.prologue-hints
    layout = story.file.map[state.plot.layout]
    starts = [slug(start) for start in ([layout.start] if isinstance(layout.start, str) else layout.start)]
    first = list(dict.fromkeys(tile_of(start) for start in starts))
    for side in first:
        lay_tile(scene, side, tokens=False)
    for who in range(len(state.investigators)):
        yield from put_into(scene, who, starts[who % len(starts)])
    for side in first:
        lay_tokens_of(scene, side)
    for token in story.tokens.values():
        if token.at_start:
            lay_token(scene, token)
    yield from run(scene, story.setup, Context(-1, cause="event"))  # setup.further-instructions
    yield from begin_at_point(scene)
    yield from harm.settle(scene)
    scene.tell("round", number=state.round)
    yield from happen(scene, "round", value=state.round)
    state.phase = "investigators"


def begin_at_point(scene: Scene) -> Flow[None]:
    """Whoever tries a scenario may begin in the middle of it, where its author has marked a point."""
    story, name = plan(scene), scene.state.plot.scenario.partition("#")[2]
    if name:
        scene.state.round = story.file.point[name].round
        scene.state.plot.dice = list(story.file.point[name].dice)
        for clock in story.file.clock:
            if clock.advance == "each-round":
                scene.state.plot.clocks[clock.key] = scene.state.round - 1
        yield from run(scene, story.points[name], Context(-1, cause="event"))


def prepare_puzzles(scene: Scene) -> None:
    """Every puzzle of the scenario is generated before the match, whether anybody will see it or not."""
    from .puzzles import prepare

    for puzzle in plan(scene).puzzles.values():
        prepare(scene, puzzle)


def choose_investigators(scene: Scene) -> Flow[None]:
    """Each player chooses one; a single player two; the app counts them from now on.

    (setup.choose-investigators, setup.enter-investigators, setup.unused-investigators)
    """
    state = scene.state
    while len(state.investigators) < crew(scene.players):
        taken = {one.key for one in state.investigators}
        options: list[Key] = [key for key in INVESTIGATORS if key not in taken]
        who = len(state.investigators)
        key = yield ask(seat_of(scene, who), "choose-investigator", options, rule="setup.choose-investigators", who=who)
        state.investigators.append(Investigator(str(key)))
        scene.tell("investigator", who=who, investigator=key)


def share_possessions(scene: Scene) -> Flow[None]:
    """The app names what the group starts with; the group shares it out.

    (setup.starting-possessions, setup.share-possessions)
    """
    story, count = plan(scene).file.scenario, len(scene.state.investigators)
    wishes = [*story.possessions, *([story.more_possessions] * (count - 2) if story.more_possessions else [])]
    for wish in wishes:
        key = named(scene, wish)
        if key:
            options: list[Key] = list(range(count))
            who = yield from together(scene, "who-takes", options, "setup.share-possessions", card=key)
            yield from gain(scene, int(who), key)  # type: ignore[arg-type]


def named(scene: Scene, wish: str) -> str:
    """A card by name, or a random one: ``random common weapon``, ``random spell``; empty if there is none."""
    words = wish.split()
    if words[0] != "random":
        return slug(wish)
    keys = kinds_in(scene, words[1])
    if len(words) > 2:
        keys = [key for key in keys if words[2] in ITEMS[key].traits or (words[2] == "weapon" and ITEMS[key].attack)]
    return scene.chance.pick(keys) if keys else ""


__all__ = ["check_setting", "crew", "set_up", "settle", "setup", "take"]
