### Haunt 16. All wording is our own.

haunt-16 = Come Play with Us
haunt-16-hero-intro = Small feet run along the gallery, and then along the ceiling. The Caretaker used to look after the children, until the winter when he looked after them once and for all. He is scattered about the house in boxes and under boards. Put him in consecrated ground, and perhaps they will let you go to bed.
haunt-16-traitor-intro = They have asked so nicely. You only had to hide the old man where nobody will find him in time, and now you may stay up with them for ever. The others will come to the game too; they only do not know the rules yet. One, two, three: the walls are not in the way any more.
haunt-16-hero-setup = If the { tile-graveyard } is not in the house, the heroes take it from the stack and put it on the Ground Floor. The player to the traitor’s left takes the first turn.
haunt-16-traitor-setup = The traitor heals all traits, then hides face-down Number tokens (Remains) 1 to { $players ->
        [3] 4
        [4] 5
        [5] 6
       *[6] 7
    }, one on a tile, at least one in each region, and may look at them; the 1 is the Caretaker. Two Ghosts are put on a tile without a hero, { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } more wait in reserve. Ghosts act after the traitor’s turn.
haunt-16-hero-goal = Consecrate the Caretaker’s Remains, the number 1, { tile-graveyard.at }.
haunt-16-traitor-goal = All heroes are dead.
haunt-16-end-hero = The last spadeful falls, and up in the house a great many doors close softly, one after another, as when children are put to bed. Somebody says good night. Somebody answers, because it seems polite.
haunt-16-end-traitor = Come and play, sing the little voices, and now there are more of them, some of them a bit deep, still learning the tune. There is always room for one more in hide and seek.
haunt-16-unearth = Unearth
    .text = With face-down Remains on your tile: turn them up and put them on your board.
haunt-16-identify = Identify
    .text = With face-down Remains on your tile: Knowledge roll. 5+: turn them up; if it is the 1 put it on your board, otherwise it stays here, face up. 0–4: nothing.
haunt-16-consecrate = Consecrate
    .text = In the { tile-graveyard }, with the Caretaker’s Remains (the 1): Sanity roll. 5+: the heroes win. 0–4: take 2 Mental damage.
haunt-16-break-through = Break Through
    .text = Go to a tile with a hero that touches yours, doorway or not.
haunt-16-rule-remains = Remains on a board can be traded. Whoever loots Remains from a corpse takes all of them.
haunt-16-rule-burden = At the start of the traitor’s turn each hero takes 1 Mental damage for every Remains on their board.
haunt-16-rule-reserve = When the traitor or a hero dies, a Ghost from the reserve is put on that tile. One that is put in the monster turn does not act in it.
monster-16-ghost = Ghost
    .text = Attacks with Might or Sanity. Damage stuns it.
token-16-remains = Remains
token-16-caretaker = The Caretaker’s Remains
prompt-16-caretaker = { $seat }, where does the Caretaker lie, the number 1?
event-16-turned-up =
    { $number ->
        [1] { $seat } turns up the Remains: the 1. It is the Caretaker.
       *[other] { $seat } turns up the Remains: a { $number }. It is somebody else.
    }
lore-16-caretaker = The Caretaker lies here: { $tile }.
lore-16-reserve = Ghosts in reserve: { $number }.
