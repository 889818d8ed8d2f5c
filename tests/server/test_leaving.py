"""A way out of what one has begun: nobody else is asked as long as nothing was revealed and nobody else has answered."""

from typing import Any


def test_what_is_only_mine_is_left_without_asking_anybody(server: Any, sit: Any) -> None:
    opened = server.open(players=2)
    me, other = (sit(opened, key) for key in opened["seats"])
    me.choose(0, "air-boy")
    assert me.ask("undo", seat=0, number=1, size="choice", sure=False)["done"] is False, "a plain undo asks"
    assert me.ask("undo", seat=0, number=1, size="choice", own=True)["done"] is True
    me.wait_for(2)
    me.choose(0, "air-girl")
    other.wait_for(3)
    other.choose(1, "earth-girl")
    me.wait_for(4)
    said = me.ask("undo", seat=0, number=4, size="choice", own=True, sure=True)
    assert said["done"] is False, "what somebody else has answered is not mine alone"
