### Haunt 41. All wording is our own.

haunt-41 = A God in the Machine
haunt-41-hero-intro = The Idol was a switch. Somewhere behind the panels copper wire as old as the house takes up the current, and the lamps come on one after another, politely, wherever you look. Then the floor moves. It is thinking. It has one of you to speak for it, and it has noticed the rest.
haunt-41-traitor-intro = Every wire in the walls was waiting for a mind, and every beam for a purpose. You turned the Idol, and the house opened its eyes through you. It is so grateful. It asks for one small thing only: that nobody ever leaves the rooms it has become.
haunt-41-hero-setup = The Number Track starts at 0. The player to the traitor’s left takes the first turn.
haunt-41-traitor-setup = The traitor does not heal. A Trap lies on the traitor’s tile. { $players ->
        [3] 3
        [4] 3
        [5] 4
       *[6] 5
    } Generators stand in the house, all ON: one on the traitor’s tile, the others one each on tiles with an Item or Omen symbol of the traitor’s choice; any left over on Landings. The House acts after the traitor’s turn.
haunt-41-hero-goal = All Generators are OFF.
haunt-41-traitor-goal = All heroes are dead.
haunt-41-end-hero = The last Generator coughs and is quiet. All over the house the lamps go out, one after another, reproachfully. In the dark it is only a house again, and the dark has never been so welcome.
haunt-41-end-traitor = The rooms rearrange themselves into something more like a face. It hums, very low, with every wire it has, and one human voice hums along.
haunt-41-disable = Disable a Trap
    .text = With a Trap on your tile or an adjacent one: Speed roll, +2 if it is on your tile. 6+: the Trap goes back to the traitor and the Number Track goes up by 1. 0–5: nothing.
haunt-41-sabotage = Sabotage
    .text = In the { tile-panic-room }, { tile-vault }, { tile-kitchen }, { tile-laboratory } or { tile-game-room }, not sabotaged yet: Knowledge or Might roll. 5+: mark the tile, and the Number Track goes up by 1. 0–4: nothing.
haunt-41-overload = Overload
    .text = On a tile with a Generator that is ON: roll as many dice as the Number Track shows. 5+: the Generator is OFF. 0–4: your turn ends.
haunt-41-reactivate = Reactivate
    .text = On a tile with a Generator that is OFF: Knowledge roll. 4+: it is ON again. 0–3: nothing.
haunt-41-possess = Possess
    .text = Put a Trap on a tile without a hero and without a Trap that neither has a Generator nor is adjacent to one. There are five Traps.
haunt-41-twist = Twist
    .text = Roll two dice and move any explorer up to that many tiles. A hero who triggers a Trap stops there.
haunt-41-rule-trap = A hero who enters a tile with a Trap takes two dice of General damage. The Trap stays where it is.
monster-41-house = The House
    .text = Has no figure, does not move, and can be neither attacked nor stunned. Once a turn it may make a Might attack on a hero on or adjacent to a tile with a Generator that is ON. It may also take each of its actions once.
token-41-trap = Trap
token-41-on = Generator (ON)
token-41-off = Generator (OFF)
token-41-searched = Sabotaged
prompt-41-disable = { $seat }, which Trap do you disable?
prompt-41-twist = { $seat }, whom does the House move?
