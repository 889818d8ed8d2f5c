"""The moments of the game: where a rule lets cards and the haunt have their say, in the order of the rulebook.

A card answers for its holder, the haunt for everybody; ``("card", "haunt")`` asks the holder's cards first. An answer
to a ``plain`` moment says something or changes what it is given; at a ``flow`` it may ask players something. The rules
ask by way of ``answers``.
"""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from koszmar.kernel.flow import Flow, Key
from koszmar.kernel.scene import Event
from koszmar.parts.figures import Figure
from koszmar.parts.moments import flow, plain

from .state import Scene, State, Token

if TYPE_CHECKING:
    from .attack import Attack
    from .harm import Packet
    from .rolls import Roll

Way: TypeAlias = "Callable[[Scene, Roll], Any]"
"""What a player may do about a roll: a flow, or plain."""

# -- turns ---------------------------------------------------------------------------------------------------------


@flow("haunt")
def moves(scene: Scene, seat: int, /) -> Flow[int]:
    """A turn begins: the number of its moves, in place of the explorer's Speed."""


@flow("haunt")
def turn_begins(scene: Scene, seat: int, /) -> Flow[object]:
    """Every player's turn begins, also a dead one's."""


@flow("card", "haunt")
def card_turn_ends(scene: Scene, seat: int, /) -> Flow[object]:
    """The turn of a living explorer ends: the tile's text, then the cards, and only then ``turn_ends``."""


@flow("haunt")
def turn_ends(scene: Scene, seat: int, /) -> Flow[object]:
    """Every player's turn ends, also a dead one's."""


@plain("haunt")
def next_turn(scene: Scene, seat: int, /) -> int:
    """Who takes the next turn after this player, where it is not the one to the left."""


@plain("haunt")
def uses(scene: Scene, seat: int, card: str, /) -> object:
    """Somebody uses a card."""


# -- moving --------------------------------------------------------------------------------------------------------


@plain("haunt")
def may_leave(scene: Scene, seat: int, tile: str, /) -> bool:
    """Whether an explorer may leave the tile, on foot or by any other means."""


@plain("haunt")
def slows(scene: Scene, actor: Figure, tile: str, /) -> bool:
    """Whether something of the haunt makes leaving the tile cost two moves."""


@plain("haunt")
def hinders(scene: Scene, other: Figure, mover: Figure, /) -> bool | None:
    """Whether one is an obstacle to the mover; None: as usual."""


@plain("card", "haunt")
def steps(scene: Scene, seat: int, tile: str, /) -> Iterable[str]:
    """Further tiles that are one move away."""


@flow("card", "haunt")
def stepped(scene: Scene, seat: int, origin: str, tile: str, /) -> Flow[object]:
    """After a move that only such a step allows."""


@flow("haunt")
def leaves(scene: Scene, seat: int, tile: str, /) -> Flow[object]:
    """An explorer walks away from a tile."""


@flow("haunt")
def enters(scene: Scene, actor: Figure, tile: str, /) -> Flow[object]:
    """After somebody came to a tile: walked, placed or moved."""


@plain("haunt")
def elevator(scene: Scene, result: int, /) -> Iterable[str]:
    """The regions to which a roll lets the Mystic Elevator go."""


# -- discovering ---------------------------------------------------------------------------------------------------


@plain("haunt")
def may_discover(scene: Scene, seat: int, /) -> bool:
    """Whether an explorer may discover tiles."""


@plain("haunt")
def any_tile_fits(scene: Scene, /) -> bool:
    """Answered where regions do not matter: any tile of the stack fits."""


@flow("card", "haunt")
def bury_discovery(scene: Scene, seat: int, tile: str, /) -> Flow[bool]:
    """A tile was found. True: it is buried, and the next one is looked for."""


@flow("haunt")
def discovered(scene: Scene, seat: int, tile: str, /) -> Flow[object]:
    """A tile was discovered and entered, before its text."""


@flow("haunt")
def symbol(scene: Scene, seat: int, tile: str, /) -> Flow[bool | None]:
    """A card is about to be drawn for the tile's symbol. True: none is."""


@flow("card", "haunt")
def skip_event(scene: Scene, seat: int, tile: str, /) -> Flow[bool]:
    """An Event is about to be drawn. True: none is."""


@plain("haunt")
def goes_on(scene: Scene, seat: int, tile: str, /) -> bool:
    """Whether the discovery of this tile does not end the turn."""


# -- rolls ---------------------------------------------------------------------------------------------------------


@plain("card", "haunt")
def ways(scene: Scene, roll: Roll, traits: tuple[str, ...], /) -> dict[Key, Way]:
    """Other ways to make a roll, by option; a way that says a trait makes it a roll of that trait."""


@flow("card", "haunt")
def roll(scene: Scene, roll: Roll, /) -> Flow[object]:
    """Before the dice are thrown: change ``dice`` and ``bonus`` of the roll."""


@plain("card", "haunt")
def rerolls(scene: Scene, roll: Roll, /) -> dict[Key, Way]:
    """Once the dice lie: what may be done about them, by option."""


# -- damage and death ----------------------------------------------------------------------------------------------


@flow("card", "haunt")
def damage_kind(scene: Scene, packet: Packet, /) -> Flow[object]:
    """Damage is on its way: change its ``kind``."""


@plain("card", "haunt")
def damage(scene: Scene, packet: Packet, /) -> object:
    """Damage is on its way: make its ``amount`` less, or more."""


@flow("card", "haunt")
def damaged(scene: Scene, packet: Packet, /) -> Flow[object]:
    """After damage was taken."""


@plain("haunt")
def floor(scene: Scene, seat: int, trait: str, /) -> int:
    """The lowest space that a clip may go to."""


@flow("card", "haunt")
def would_die(scene: Scene, seat: int, cause: str, source: Figure | None, /) -> Flow[bool | None]:
    """An explorer would die. True: it does not."""


@flow("haunt")
def died(scene: Scene, seat: int, cause: str, source: Figure | None, /) -> Flow[object]:
    """After an explorer's death."""


# -- attacks -------------------------------------------------------------------------------------------------------


@plain("haunt")
def is_foe(scene: Scene, actor: Figure, other: Figure, /) -> bool | None:
    """Whether the first may attack the second; None: as usual."""


@plain("haunt")
def attackable(scene: Scene, attacker: Figure, target: Figure, /) -> bool:
    """Whether a foe within reach can be attacked at all."""


@plain("haunt")
def attacks(scene: Scene, seat: int, /) -> bool:
    """Whether another attack is allowed this turn."""


@plain("haunt")
def attack_ways(scene: Scene, seat: int, here: list[Figure], /) -> Sequence[tuple[str, list[Figure]]]:
    """Further unarmed attacks on the targets here: a trait, and whom it reaches."""


@plain("haunt")
def fights_with(scene: Scene, seat: int, target: Figure, trait: str, /) -> bool:
    """Whether a player may attack that target with that trait."""


@flow("haunt")
def attack_begins(scene: Scene, blow: Attack, /) -> Flow[object]:
    """An attack is made, before anybody rolls."""


@flow("haunt")
def attack_rolled(scene: Scene, blow: Attack, /) -> Flow[object]:
    """Both have rolled, nothing is compared yet."""


@flow("haunt")
def attack_won(scene: Scene, blow: Attack, /) -> Flow[bool | None]:
    """One has rolled higher. True: something else happens in place of the damage."""


@flow("haunt")
def attack_over(scene: Scene, blow: Attack, /) -> Flow[object]:
    """After an attack, also after a tie."""


# -- monsters ------------------------------------------------------------------------------------------------------


@plain("haunt")
def instead(scene: Scene, seat: int, /) -> bool:
    """Whether the monsters act in place of this player's turn."""


@plain("haunt")
def monster_player(scene: Scene, /) -> int:
    """The seat that plays the monsters; -1: they rest."""


@flow("haunt")
def monsters_begin(scene: Scene, /) -> Flow[object]:
    """The monsters' turn begins."""


@flow("haunt")
def next_group(scene: Scene, kinds: list[str], /) -> Flow[str]:
    """Which of the kinds that have yet to act is next; as a rule the first."""


@flow("haunt")
def group_begins(scene: Scene, kind: str, /) -> Flow[object]:
    """The monsters of a kind begin to act."""


@plain("haunt")
def monster_value(scene: Scene, monster: str, trait: str, /) -> int | None:
    """A number in place of the printed one; None: the printed one."""


@plain("haunt")
def monster_moves(scene: Scene, monster: str, rolled: int, /) -> int:
    """How many moves a monster has."""


@plain("haunt")
def monster_steps(scene: Scene, monster: str, tile: str, /) -> Iterable[str]:
    """Further tiles that are one move away for a monster."""


@plain("haunt")
def monster_targets(scene: Scene, monster: str, /) -> Sequence[tuple[str, Figure]] | None:
    """Whom a monster may attack: trait or weapon, and target; None: as usual."""


@flow("haunt")
def monster_hurt(scene: Scene, monster: str, amount: int, kind: str, blow: Attack | None, /) -> Flow[bool | None]:
    """A monster takes damage. True: nothing else happens."""


@flow("haunt")
def monster_slain(scene: Scene, monster: str, blow: Attack | None, /) -> Flow[bool | None]:
    """A monster is killed. True: it does not leave the house."""


@flow("haunt")
def group_ends(scene: Scene, kind: str, /) -> Flow[object]:
    """All monsters of a kind have acted."""


@flow("haunt")
def monsters_end(scene: Scene, /) -> Flow[object]:
    """The monsters' turn ends."""


# -- trading and looting -------------------------------------------------------------------------------------------


@plain("haunt")
def may_trade(scene: Scene, seat: int, other: int, /) -> bool:
    """Whether two players may trade."""


@plain("haunt")
def tradable(scene: Scene, seat: int, /) -> Iterable[str]:
    """The names of the tokens that a player may trade."""


@plain("haunt")
def untradable(scene: Scene, seat: int, thing: str, /) -> bool:
    """Whether a player may not trade that thing."""


@plain("haunt")
def may_get(scene: Scene, seat: int, thing: str, /) -> bool:
    """Whether a player may get that thing in a trade."""


@plain("haunt")
def traded(scene: Scene, seat: int, other: int, things: list[str], /) -> object:
    """After a trade: all things that changed hands."""


@plain("haunt")
def lootable(scene: Scene, seat: int, /) -> Iterable[str]:
    """The names of the tokens that may be taken from a corpse."""


@plain("haunt")
def looted(scene: Scene, seat: int, corpse: int, thing: str, /) -> object:
    """After a thing was taken from a corpse."""


# -- who sees what -------------------------------------------------------------------------------------------------


@plain("haunt")
def sees_card(scene: Scene, viewer: int | None, owner: int, card: str, /) -> bool:
    """Whether a player, or a spectator, sees the face of a card that somebody holds."""


@plain("haunt")
def sees_token(scene: Scene, viewer: int | None, token: Token, /) -> bool:
    """Whether a player, or a spectator, sees the number on a token that lies face down."""


@plain("haunt")
def table_then(scene: Scene, event: Event, /) -> State:
    """The table as it was when something happened, for a line of the log: who was called what."""
