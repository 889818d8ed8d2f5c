"""What a seat knows of this game, in numbers: one byte for each thing on the table that can be counted.

Investigators are told from the observer's side; a single player's second one is the next. It reads a masked scene: what
the app keeps to itself is not there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.observer import MOST, NO_INDEX, Observer, as_bytes

from ..bestiary import MONSTERS
from ..condition_cards import CONDITIONS
from ..in_force import face_of, kind_of
from ..injury_cards import INJURIES
from ..insanity import NAMES, NAMES_ANOTHER
from ..investigators import INVESTIGATORS
from ..puzzles import lock
from ..state import SKILLS, Investigator, Puzzle, Scene, State
from . import features, tensor
from .tensor import TENSOR
from .vocabulary import LONGEST, SEATS, SPACES, TOKENS, VALUES, VOCABULARY, indices


def _places(start: int, names: Iterable[str]) -> dict[str, int]:
    return {name: start + place for place, name in enumerate(names)}


def _rows(start: int, rows: Sequence[str], names: Iterable[str]) -> dict[str, dict[str, int]]:
    listed = tuple(names)
    return {row: _places(start + place * len(listed), listed) for place, row in enumerate(rows)}


_BLANK = bytearray(TENSOR.size)
_PHASE, _STORY = _places(tensor.PHASE, tensor.PHASES), _places(tensor.STORY, tensor.STORIES)
_MILESTONE, _OBJECTIVE = _places(tensor.MILESTONE, tensor.MILESTONES), _places(tensor.OBJECTIVE, tensor.OBJECTIVES)
_DECK = tuple(_places(tensor.DECK, tensor.DECKS).items())
_BOX = tuple(_places(tensor.TOKENS_LEFT, tensor.BOX).items())
_SPACE = _rows(tensor.SPACE, SPACES, tensor.FACTS)
_PLACED: dict[str, list[int]] = {}
"""By tile, where it is told that its spaces have been placed."""
for _space, _row in _SPACE.items():
    _PLACED.setdefault(_space.rpartition(".")[0], []).append(_row["placed"])
_TOKEN_AT = _rows(tensor.TOKEN_AT, SPACES, tensor.KINDS)
_MONSTER, _HURT = _rows(tensor.MONSTER, SPACES, MONSTERS), _places(tensor.HURT, SPACES)
_PEOPLE = {space: tensor.PEOPLE + place * len(SEATS) for place, space in enumerate(SPACES)}
_TOKEN = _places(tensor.TOKEN, TOKENS)
_CARD = _rows(tensor.CARD, SEATS, INVESTIGATORS)
_HELD, _CONDITION = _rows(tensor.HELD, SEATS, tensor.FACES), _rows(tensor.CONDITION, SEATS, CONDITIONS)
_FACEUP = _rows(tensor.FACEUP, SEATS, INJURIES)
_INSANE, _PUZZLE = _places(tensor.INSANE, NAMES.values()), _rows(tensor.PUZZLE, tensor.PUZZLES, ("begun", "solved"))
_PROMPT, _SKILL = _places(tensor.PROMPT, tensor.PROMPTS), _places(tensor.SKILL, SKILLS)
_NUMBERS = tuple(_places(tensor.NUMBER, ("difficulty", "left", "amount")).items())
_FOLLOWERS = tensor.BODY.index("followers")


class MansionsObserver(Observer):
    """The observer of Mansions of Madness."""

    version = 2
    tensor = TENSOR
    row = features.ROW
    vocabulary = VOCABULARY
    discreet = True

    def write(self, scene: Scene, decision: Decision | None, seat: int, buffer: bytearray) -> None:
        """Table, board, investigators, what only this seat knows, puzzles, question."""
        buffer[:] = _BLANK
        state: State = scene.state
        count = len(state.investigators)
        _write_table(state, buffer)
        _write_board(state, seat, buffer)
        for who, one in enumerate(state.investigators):
            distance = (who - seat) % count
            _write_person(one, distance, buffer)
        if state.turn.who >= 0:
            buffer[tensor.ACTIVE + (state.turn.who - seat) % count] = 1
        if seat < count:
            _write_secrets(scene, state.investigators[seat], seat, buffer)
        if decision is not None:
            _write_question(scene, decision, seat, buffer)

    def indices(self, scene: Scene, decision: Decision, seat: int) -> list[int]:
        """Numbers of the vocabulary."""
        return indices(decision, seat, max(2, scene.players))

    def write_rows(
        self, scene: Scene, decision: Decision, seat: int, indices: Sequence[int], buffer: bytearray
    ) -> None:
        """The row of the number, and what lies in the space that is named."""
        width, start = features.ROW.size, 0
        for key, index in zip(decision.options, indices, strict=True):
            if index != NO_INDEX:
                buffer[start : start + width] = features.static(index)
                _write_there(scene.state, key, start + features.THERE, buffer)
                start += width


def _write_table(state: State, buffer: bytearray) -> None:
    buffer[_PHASE[state.phase]] = 1
    buffer[_STORY.get(state.plot.scenario, _STORY["other"])] = 1
    turn = state.turn
    buffer[tensor.ROUND : tensor.DECK] = as_bytes(
        state.round, state.doomed > 0, turn.actions, turn.moves if turn.moves > 0 else 0, state.pages
    )
    decks, box = state.decks, state.box
    for name, place in _DECK:
        buffer[place] = len(decks[name])
    for name, place in _BOX:
        buffer[place] = box[name]
    story = state.plot.scenario
    for key in state.plot.milestones:
        place_of = _MILESTONE.get(f"{story}/{key}")
        if place_of is not None:
            buffer[place_of] = 1
    objective = state.plot.objective.partition("?")[0]
    if objective in _OBJECTIVE:
        buffer[_OBJECTIVE[objective]] = 1
    if quotas := state.plot.quotas:
        buffer[tensor.QUOTA] = min(MOST, sum(quotas.values()))
    for key, puzzle in state.puzzles.items():
        row = _PUZZLE.get(f"{story}/{key}") or _PUZZLE.get(key)
        if row is not None:
            buffer[row["begun"]] = bool(puzzle.guesses) or puzzle.now != puzzle.start
            buffer[row["solved"]] = puzzle.solved


def _write_board(state: State, seat: int, buffer: bytearray) -> None:
    story, count = state.plot.scenario, len(state.investigators)
    for tile in state.tiles:
        for place in _PLACED.get(tile.side, ()):
            buffer[place] = 1
    for space in state.fire:
        buffer[_SPACE[space]["fire"]] = 1
    for space in state.darkness:
        buffer[_SPACE[space]["darkness"]] = 1
    for space in state.passages:
        buffer[_SPACE[space]["passage"]] = 1
    for barricade in state.barricades:
        buffer[_SPACE[barricade.space]["slid" if barricade.on else "barricade"]] += 1
    for space, cards in state.dropped.items():
        buffer[_SPACE[space]["cards"]] = min(MOST, len(cards))
    named = _tokens_of(story)
    for token in state.tokens:
        buffer[_TOKEN_AT[token.at][token.kind]] += 1
        if token.key in named:
            buffer[named[token.key]] = 1
        if token.follows >= 0 and state.investigators[token.follows].key:
            buffer[tensor.PERSON + (token.follows - seat) % count * len(tensor.BODY) + _FOLLOWERS] += 1
    for monster in state.monsters:
        buffer[_MONSTER[monster.space][monster.kind]] += 1
        place = _HURT[monster.space]
        buffer[place] = min(MOST, buffer[place] + monster.damage)
    for who, one in enumerate(state.investigators):
        if one.space:
            buffer[_PEOPLE[one.space] + (who - seat) % count] = 1


@cache
def _tokens_of(story: str) -> dict[str, int]:
    """Where the tokens of a scenario are told, by their keys."""
    start = f"{story}/"
    return {name.removeprefix(start): place for name, place in _TOKEN.items() if name.startswith(start)}


def _write_person(one: Investigator, distance: int, buffer: bytearray) -> None:
    if not one.key:  # companion mode: investigators are on the table of the group
        return
    card, seat = INVESTIGATORS[one.key], SEATS[distance]
    start = tensor.PERSON + distance * len(tensor.BODY)
    buffer[start : start + _FOLLOWERS] = as_bytes(
        1, one.out, one.done, one.clues, len(one.damage), len(one.horror), card.health, card.sanity, one.ability_used,
        one.quench, one.ward,
    )  # fmt: skip
    buffer[_CARD[seat][one.key]] = 1
    if one.possessions:
        places = _HELD[seat]
        for held in one.possessions:
            buffer[places[_front(face_of(held))]] += 1
    for condition in one.conditions:
        buffer[_CONDITION[seat][_front(kind_of(condition.key))]] = 1
    for injuries in (one.damage, one.horror):
        for injury in injuries:
            if injury.up:
                buffer[_FACEUP[seat][kind_of(injury.key)]] += 1


@cache
def _front(key: str) -> str:
    """A card by its front, whether its back is known or not; the back of a Spell is told by its front too."""
    key = key.removeprefix(UNKNOWN)
    return key if key in _KNOWN else kind_of(key.partition("/")[0])


_KNOWN = frozenset((*tensor.FACES, *CONDITIONS))


def _write_secrets(scene: Scene, one: Investigator, seat: int, buffer: bytearray) -> None:
    count = len(scene.state.investigators)
    for card in one.conditions:
        if card.key in NAMES:
            buffer[_INSANE[NAMES[card.key]]] = 1
            buffer[tensor.PUSHES] = min(MOST, one.pushes)
    if one.goal >= 0 and any(card.key in NAMES_ANOTHER for card in one.conditions):
        buffer[tensor.GOAL + (one.goal - seat) % count] = 1
    buffer[tensor.NOTES] = notes if (notes := len(one.notes)) < MOST else MOST


def _write_question(scene: Scene, decision: Decision, seat: int, buffer: bytearray) -> None:
    state, count = scene.state, max(2, scene.players)
    for asked in decision.seats:
        buffer[tensor.ASKED + (asked - seat) % count] = 1
    buffer[_PROMPT.get(decision.prompt, _PROMPT["other"])] = 1
    args = decision.args
    who = args.get("who", -1)
    if isinstance(who, int) and who >= 0:
        buffer[tensor.ABOUT + (who - seat) % count] = 1
    if "dice" in args:
        dice = list(args["dice"])
        for place, face in enumerate(tensor.DICE):
            buffer[tensor.FACE + place] = min(MOST, dice.count(face))
    if args.get("skill") in _SKILL:
        buffer[_SKILL[args["skill"]]] = 1
    for name, place in _NUMBERS:
        if number := args.get(name):
            buffer[place] = max(0, min(MOST, int(number)))
    if "puzzle" in args and (puzzle := state.puzzles.get(str(args["puzzle"]))) is not None:
        _write_puzzle(puzzle, buffer)


def _write_puzzle(puzzle: Puzzle, buffer: bytearray) -> None:
    if puzzle.kind == "picture":
        buffer[tensor.PICTURE : tensor.PICTURE + len(puzzle.now)] = bytes(piece + 1 for piece in puzzle.now)
    elif puzzle.kind == "lock":
        for number, piece in enumerate(lock.pieces(puzzle.now), 1):
            for row, column in lock.cells(piece):
                buffer[tensor.LOCK + row * lock.SIDE + column] = number
    else:
        width, longest = LONGEST + 2, LONGEST
        latest = list(zip(puzzle.guesses, puzzle.feedback, strict=True))[-tensor.GUESSED :]
        for place, (guess, told) in enumerate(latest):
            start = tensor.GUESS + place * width
            buffer[start : start + min(longest, len(guess))] = bytes(guess[:longest])
            buffer[start + longest : start + longest + 2] = bytes(told)
        laid = puzzle.now[:longest]
        buffer[tensor.ROW : tensor.ROW + len(laid)] = bytes(laid)
        for value in puzzle.absent:
            if value <= VALUES:
                buffer[tensor.ABSENT + value - 1] = 1
        for link, value in puzzle.links:
            if link <= longest:
                buffer[tensor.LINK + link - 1] = value


def _write_there(state: State, key: Key, start: int, buffer: bytearray) -> None:
    """What lies in the space that an answer names."""
    words = key if isinstance(key, tuple) else (key,)
    space = next((word for word in words if isinstance(word, str) and word in _SPACE), "")
    if not space:
        return
    numbers = (
        space in state.fire, space in state.darkness, sum(one.space == space for one in state.monsters),
        sum(one.space == space for one in state.investigators), len(state.dropped.get(space, ())),
        *(sum(one.at == space and one.kind == kind for one in state.tokens) for kind in tensor.KINDS),
    )  # fmt: skip
    buffer[start : start + len(numbers)] = bytearray(min(MOST, int(number)) for number in numbers)


OBSERVER = MansionsObserver()
