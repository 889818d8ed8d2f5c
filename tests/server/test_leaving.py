"""A way out of what one has begun: nobody else is asked while nothing was revealed and nobody else has answered."""

from typing import Any

import koszmar
from koszmar.bots import make_bot
from koszmar.kernel.flow import notation

SEED = "a way out"


def up_to_a_payment() -> tuple[list[tuple[int, str]], int]:
    """The choices that lead to the first question about a payment, and who is asked it."""
    match, bot = koszmar.Match.new("bigbook", players=2, seed=SEED), make_bot("sensible", seed=SEED)
    choices: list[tuple[int, str]] = []
    for decision in match:
        if decision.prompt == "pay":
            return choices, decision.seat
        key = bot.choose(match, decision.seat)
        choices.append((decision.seat, notation(key)))
        match.choose(key, decision.seat)
    raise AssertionError("nobody pays: choose another seed")


def test_what_is_only_mine_is_left_without_asking_anybody(server: Any, sit: Any) -> None:
    opened = server.open(players=2, private=True, seed=SEED)
    people = [sit(opened, key) for key in opened["seats"]]
    choices, payer = up_to_a_payment()
    me = people[payer]
    for number, (seat, key) in enumerate(choices):
        people[seat].wait_for(number)
        people[seat].choose(seat, key)
    number = len(choices)
    me.wait_for(number)
    assert me.ask("undo", seat=payer, number=number, size="choice")["done"] is False, "a plain undo asks"
    assert me.ask("undo", seat=payer, number=number, size="choice", own=True)["done"] is True
    me.wait_for(number + 1)
    everything = me.ask("undo", seat=payer, number=number + 1, size="turn", own=True, sure=True)
    assert everything["done"] is False, "what others have answered, or what was revealed, is not mine alone"
