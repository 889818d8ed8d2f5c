"""How a match is told: what carries the story, where the table stops, what goes from where to where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.scene import Event
from koszmar.kernel.telling import Moved, Telling, in_hand
from koszmar.kernel.view import Card, Message

from ..cards import MADNESS
from ..magicians import MAGICIANS
from ..spell_cards import SPELLS
from ..state import LAST_SPACE, Curse, Scene
from .view import curse_view, spell_view


def card(scene: Scene, event: Event) -> Card | None:
    """A Curse that strikes or breaks, a Spell that is learned or used, an ability, a Monster that rises and its end."""
    args = event.args
    match event.kind:
        case "curse-strikes" | "break-curse":
            return curse_view(scene, "large", Curse(args["curse"], args["effect"]))
        case "learn" | "activate" | "remove-spell":
            return spell_view("large", args["spell"])
        case "new-monster":
            monster = args["monster"]
            return Card("large", "curse", Message(f"monster-{monster}"), Message(f"page-{monster}-invocation"))
        case "vanquished":
            page = _page_after(scene, args["monster"])
            return Card("large", "curse", Message("passage-reward"), Message(f"page-{page}-reward"))
        case "failed":
            page = _page_after(scene, args["monster"])
            return Card("large", "curse", Message("passage-failure"), Message(f"page-{page}-failure"))
        case "ability":
            sheet = MAGICIANS[scene.state.magicians[args["seat"]].sheet]
            return Card(
                "large", "basic-spell", Message(f"magician-{sheet.key}"), Message(f"magician-{sheet.key}-text"),
                sheet.element,
            )  # fmt: skip
    return None


def _page_after(scene: Scene, monster: str) -> str:
    """The page that says how the fight with this Monster may end (grimoire.result-on-next-card)."""
    pages = scene.state.grimoire
    return pages[pages.index(monster) + 1]


def moved(scene: Scene, event: Event) -> Sequence[Moved]:
    """Cards between hand, deck, discard pile, support and the middle of the table; the marker from space to space."""
    args, kind = event.args, event.kind
    seat, one = args.get("seat", -1), args.get("card", "")
    match kind:
        case "marker":
            return [Moved(_space(args["space"] - 1 or LAST_SPACE), _space(args["space"]), "invocation")]
        case "new-monster":
            return [Moved("", "page-left"), Moved("", "page-right")]
        case "lay-curse":
            return [Moved(f"curses-{args['curse']}", _place(args))]
        case "break-curse" | "curse-returns":
            return [Moved(_place(args) if "space" in args else "", f"curses-{args['curse']}")]
        case "take-madness-under-curse":
            return [Moved("", f"discard-{seat}/{MADNESS}")]
        case "learn":
            return [Moved(f"library-{SPELLS[args['spell']].element}", f"spell-{seat}/{args['spell']}")]
        case "remove-spell":
            return [Moved(f"spell-{seat}/{args['spell']}", f"removed/{args['spell']}")]
        case "draw" | "draw-hidden":
            return [Moved(f"deck-{seat}", _at(scene, "hand", seat, one))]
        case "discard":
            return [Moved(_at(scene, args["zone"], seat, one), _at(scene, "discard", seat, one))]
        case "discard-deck":
            return [Moved(f"deck-{seat}", f"discard-{seat}", count=args["count"])]
        case "mill":
            return [Moved(f"deck-{seat}", _at(scene, "discard", args["other"], one))]
        case "top-to-support":
            return [Moved(f"deck-{seat}", _at(scene, "support", seat, one))]
        case "remove":
            return [Moved(_at(scene, args["zone"], seat, one), f"removed/{one}")]
        case "return-removed":
            return [Moved(f"removed/{one}", _at(scene, "discard", seat, one))]
        case "receive":
            return [Moved(f"supply/{one}", _at(scene, args["zone"], seat, one))]
        case "move" | "move-hidden":
            return [Moved(_at(scene, args["source"], seat, one), _at(scene, args["zone"], args["other"], one))]
        case "gain-madness":
            return [Moved("madness", _at(scene, args["zone"], seat, MADNESS))]
        case "cure":
            return [Moved(_at(scene, args["zone"], args["other"], MADNESS), "madness")]
        case "destroy-stack-madness":
            return [Moved("madness", f"removed/{MADNESS}", count=args["count"])]
        case "renew":
            return [
                Moved("madness", f"discard-{seat}"),
                Moved(f"discard-{seat}", f"deck-{seat}", count=args["count"]),
            ]
        case "shuffle-in":
            zones = ("hand", "support", "discard")
            return [Moved(f"{zone}-{seat}", f"deck-{seat}", count=args[zone]) for zone in zones if args[zone]]
    return ()


def _at(scene: Scene, zone: str, seat: int, card: str) -> str:
    """A card in a place of a player; a deck is a pile, a card that one does not see is somewhere in its zone."""
    place = f"{zone}-{seat}"
    if zone == "hand" and card:
        return in_hand(place, scene.state.magicians[seat].hand, card)
    return f"{place}/{card}" if card and zone != "deck" else place


def _space(number: int) -> str:
    return "space-last" if number == LAST_SPACE else f"space-{number}"


def _place(args: Mapping[str, Any]) -> str:
    """Where on the track a Curse lies; space 3 has two places."""
    return f"curse-{args['space']}" + ("" if args["side"] == "whole" else f"-{args['side']}")


TELLING = Telling(
    chapters=("turn",),
    turning=("new-monster", "vanquished", "failed", "curse-strikes", "go-mad"),
    deeds=(
        "choose-magician", "activate", "learn", "break-curse", "ability", "pass", "remove-spell", "end-actions",
        "receive", "move", "cure", "destroy-stack-madness", "refresh-all",
    ),
    details=(
        "marker", "lay-curse", "lay-tokens", "madness-under-curses", "take-madness-under-curse", "block-spell",
        "refresh", "draw", "discard-deck", "mill", "remove", "unblock-spells", "take-tokens", "curse-returns",
        "top-to-support", "shuffle-in", "return-removed", "gain-madness", "renew",
    ),
    preludes=("discard", "bend"),
    card=card,
    moved=moved,
)  # fmt: skip
