### Haunt 5. All wording is our own.

haunt-05 = Blood from a Stone
haunt-05-intro = There were no statues in this room a moment ago. Fat stone children, dimpled and smiling, with something dark dried round their mouths. You look away, you look back, and it is only that the smile is nearer. Do not blink all at once.
haunt-05-setup = Every explorer puts a Cherub on their own tile. { $players } more are put on tiles that no hero sees, as far as there are any, the rest anywhere. The Cherubs move after the haunt revealer’s turn. The player to the left of the haunt revealer takes the first turn.
haunt-05-goal = No Cherub is left in the house. You lose when all of you are dead.
haunt-05-end-hero = The last pair crumbles, eye to eye, into something like flour. You sweep it up, all of it, and nobody closes an eye until you are past the gate.
haunt-05-end-nobody = The garden has new statues, taller than the old ones, and very lifelike. The children have arranged them so that they look at each other.
haunt-05-peekaboo = Peekaboo
    .text = On a tile with a Cherub, with another Cherub in line of sight: Knowledge roll, +2 with the { card-mirror }. 4+: remove both. 0–3: take two dice of General damage.
haunt-05-rule-startled = If you come to a tile from which you see a Cherub that was not in your line of sight at the start of your turn, take two dice of General damage, once a turn at most.
haunt-05-rule-gaze = At the end of the monster turn every hero takes one die of General damage for each Cherub in line of sight.
monster-05-cherub = Cherub
    .text = Moves toward the closest hero (the haunt revealer breaks ties), but never while a hero sees it: seen, it stays; coming into sight, it stops. It does not attack and cannot be attacked or damaged.
prompt-05-other = { $seat }, which other Cherub do you lock eyes with?
