"""The two books of a haunt: introductions and set-up for everybody, the rest for its own side until it is used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from koszmar.kernel.view import Book, Message, Page, Passage

from ..bestiary import printed_value
from ..explorers import TRAITS
from ..haunt import HAUNTS, Haunt, locations
from ..reading import may_read
from ..state import Scene
from ..tiles import ROOMS
from .phrases import haunt_number, phrase

BOOKS = {"hero": "survival", "traitor": "tome"}
"""The two books: Secrets of Survival and the Traitor's Tome (components.haunt-books)."""


def books(scene: Scene, seat: int | None) -> list[Book]:
    """What a seat (or a spectator) may read once the haunt has begun.

    (secrecy.book-secret-until-used, haunt.two-books, haunt-start.read-only-this-haunt, haunt-start.not-other-book,
    haunt-start.step5-separate, setup.haunt-books-aside)
    """
    if scene.state.haunt is None:
        return []
    haunt = HAUNTS[scene.state.haunt.number]
    if haunt.kind == "traitor":
        mine = "" if seat is None else scene.state.haunt.sides[seat]
        return [_book(scene, haunt, side, seat, own=side == mine) for side in BOOKS]
    only = "traitor" if haunt.kind == "free" else "hero"  # haunt.hidden-traitor-book, haunt.free-for-all-book
    return [_book(scene, haunt, only, seat)]


def story(scene: Scene, prompt: str) -> list[Passage]:
    """Read aloud as the haunt begins: introduction and set-up of a side (haunt-start.intro-and-setup-public)."""
    if prompt not in ("haunt-begins", "traitor-begins"):
        return []
    assert scene.state.haunt is not None
    side = "traitor" if prompt == "traitor-begins" else "hero"
    passages = _public(scene, HAUNTS[scene.state.haunt.number], side)
    return [Passage(Message(f"haunt-{haunt_number(scene.state)}"), passages[0].text), *passages[1:]]


def _book(scene: Scene, haunt: Haunt, side: str, seat: int | None, *, own: bool = False) -> Book:
    """The sections of a haunt, as far as a seat may read them (anatomy.sections)."""
    name = BOOKS[side]
    pages = [
        Page(f"{name}-goal", Message("page-goal"), list(goal(scene, haunt, side, seat))),
        Page(f"{name}-story", Message(f"haunt-{haunt.number:02}"), _public(scene, haunt, side)),
        Page(f"{name}-rules", Message("page-rules"), list(rules(scene, haunt, side, seat))),
        Page(f"{name}-actions", Message("page-actions"), list(actions(scene, haunt, side, seat))),
        Page(f"{name}-locations", Message("page-locations"), list(_locations(scene, haunt, side, seat))),
        Page(f"{name}-monsters", Message("page-monsters"), list(_monsters(scene, haunt, side, seat))),
        Page(f"{name}-lore", Message("page-lore"), list(_lore(scene, haunt, side, seat))),
    ]
    return Book(name, Message(f"book-{name}"), [page for page in pages if page.passages], own=own)


def _text(scene: Scene, haunt: Haunt, name: str) -> Message:
    """A message of the haunt; its numbers may depend on how many play (variable.braces)."""
    return _written(haunt.number, name, scene.players)


@cache
def _written(haunt: int, name: str, players: int) -> Message:
    return Message(f"haunt-{haunt:02}-{name}", {"players": players})


def _public(scene: Scene, haunt: Haunt, side: str) -> list[Passage]:
    """What everybody may read: a side's introduction, without rules, and its set-up (anatomy.intro-differs)."""
    part = f"{side}-" if haunt.kind == "traitor" else ""
    passages = [
        Passage(Message("passage-intro"), _text(scene, haunt, f"{part}intro")),
        Passage(Message("passage-setup"), _text(scene, haunt, f"{part}setup")),
    ]
    if haunt.original:
        passages.append(Passage(Message("passage-original"), Message("original-haunt")))
    return passages


def goal(scene: Scene, haunt: Haunt, side: str, seat: int | None) -> Iterator[Passage]:
    """How the side wins, in a sentence (anatomy.objective)."""
    name = f"{side}-goal" if haunt.kind == "traitor" else "goal"
    if may_read(scene, seat, name, side):
        yield Passage(Message("passage-goal"), _text(scene, haunt, name))


def rules(scene: Scene, haunt: Haunt, side: str, seat: int | None) -> Iterator[Passage]:
    """The special rules of a side, as far as the seat may read them (anatomy.sections)."""
    keys = {"hero": haunt.hero_rules, "traitor": haunt.traitor_rules}
    printed = keys[side] if haunt.kind == "traitor" else (*haunt.hero_rules, *haunt.traitor_rules)
    found = [key for key in printed if may_read(scene, seat, key, side)]
    for number, key in enumerate(found, 1):
        yield Passage(Message("passage-rule", {"number": number, "of": len(found)}), _text(scene, haunt, f"rule-{key}"))


def actions(scene: Scene, haunt: Haunt, side: str, seat: int | None) -> Iterator[Passage]:
    """The special actions of a side (anatomy.sections)."""
    for action in haunt.actions:
        whose = side if action.who == "any" else "hero" if action.who == "hero" else "traitor"
        if (haunt.kind != "traitor" or whose == side) and may_read(scene, seat, action.key, side):
            yield Passage(_text(scene, haunt, action.key), _text(scene, haunt, f"{action.key}.text"))


def _locations(scene: Scene, haunt: Haunt, side: str, seat: int | None) -> Iterator[Passage]:
    """Tiles that the side needs by name, and the regions where they can be found (anatomy.important-locations)."""
    if may_read(scene, seat, "locations", side):
        for tile in locations(haunt, side):
            regions = [Message(f"region-{region}") for region in ROOMS[tile].regions]
            there = "yes" if tile in scene.state.house.tiles else "no"
            yield Passage(Message(f"tile-{tile}"), Message("location", {"regions": regions, "there": there}))


def _monsters(scene: Scene, haunt: Haunt, side: str, seat: int | None) -> Iterator[Passage]:
    """Monster boxes are printed in the Tome, or in the only book there is (anatomy.monster-box-only-tome)."""
    for box in haunt.monsters if haunt.kind != "traitor" or side == "traitor" else ():
        if may_read(scene, seat, f"monster-{box.key}", side):
            name = f"monster-{haunt.number:02}-{box.key}"
            text = Message(f"{name}.text", {"players": scene.players})
            yield Passage(_head_of_box(scene, box.key, Message(name)), text)


def _head_of_box(scene: Scene, kind: str, name: Message) -> Message:
    """A monster's name and its numbers as they are at this table (anatomy.monster-box-traits).

    A number that is printed nowhere, because it changes or is never needed, is a dash; the text says what it is.
    """
    might, speed, knowledge, sanity = (printed_value(scene, kind, trait) for trait in TRAITS)
    if not (might or speed or knowledge or sanity):
        return name
    return Message("monster-box", {
        "monster": name, "might": might or "–", "speed": speed or "–", "sanity": sanity or "–",
        "knowledge": knowledge or "–",
    })  # fmt: skip


def _lore(scene: Scene, haunt: Haunt, side: str, seat: int | None) -> Iterator[Passage]:
    """What the haunt lets this seat know once it is set up, in the book that the seat holds."""
    if scene.state.phase == "haunt":
        return
    sides = scene.state.haunt.sides if scene.state.haunt else []
    mine = "hero" if seat is None or sides[seat] != "traitor" else "traitor"
    if haunt.lore and (haunt.kind != "traitor" or side == mine):
        public = haunt.lore(scene, None)
        for message, args in haunt.lore(scene, seat).items():
            title = Message("passage-known" if message in public else "passage-lore")
            yield Passage(title, phrase(scene.state, message, args))
