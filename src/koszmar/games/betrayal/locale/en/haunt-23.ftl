### Haunt 23. All wording is our own.

haunt-23 = Intruder Alert
haunt-23-hero-intro = A click behind the wainscot, then another, then a hundred. Panels slide, lenses turn, and a patient voice from every corner asks you to remain where you are. The house has counted its owners. You were not among them.
haunt-23-traitor-intro = Welcome home, says the house, and it means you. The locks know your hand, the walls move when you ask them to, and small bright machines roll out of their cupboards to be of use. There are strangers in the rooms. How thoughtless of them.
haunt-23-hero-setup = The Number Track starts at { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    }. The player to the traitor’s left takes the first turn.
haunt-23-traitor-setup = The traitor heals all traits, then puts { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } machines, turned ON, on tiles of choice, spread evenly over the regions, and a Robot with each of them. The Robots act after the traitor’s turn.
haunt-23-hero-goal = At the end of a hero’s turn all machines are OFF and the Number Track shows 0.
haunt-23-traitor-goal = All heroes are dead.
haunt-23-end-hero = The last lamp goes out, and with it the voice, in the middle of the word sorry. The robots stand about like umbrellas after a party. For the first time tonight a door is just a door.
haunt-23-end-traitor = Intruders removed, reports the house. Little brushes hum across the parquet. Its owner sits down in the good armchair, and the light dims to exactly the right degree.
haunt-23-turn-off = Turn Off a Machine
    .text = On a tile with a machine that is ON: Knowledge roll. 5+: turn it OFF and stun a Robot in your region. 0–4: nothing.
haunt-23-wreck = Wreck the Room
    .text = On a tile with an Omen symbol: Might roll. 4+: turn the tile over, and the Number Track goes down by 1. 0–3: nothing.
haunt-23-shift = Shift a Room
    .text = Move a tile with a hero on it, but no Landing, and all that is on it, to another place in its region. No tile may become unreachable by normal movement.
haunt-23-lasers = Lasers
    .text = A hero in the Robot’s line of sight makes a Speed roll. 5+: the hero steps to any adjacent tile. 0–4: the hero takes two dice of Physical damage.
monster-23-robot = Robot Assistant
    .text = Damage does not stun it; other effects do. Each Robot may fire its lasers once in its turn.
token-23-on = Machine (ON)
token-23-off = Machine (OFF)
prompt-23-stun = { $seat }, the machine stops. Which Robot stops with it?
prompt-23-shift = { $seat }, the walls obey. Which tile goes where?
prompt-23-dodge = { $seat }, you jump clear of the beam. Where to?
event-23-off = { $seat } turns the machine OFF: { $tile }.
