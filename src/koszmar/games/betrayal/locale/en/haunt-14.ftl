### Haunt 14. All wording is our own.

haunt-14 = Object Permanence
haunt-14-hero-intro = On page one the Book describes this house. On page two it describes an armchair that breathes. Your friend reads over your shoulder, says very calmly that this is not a story but an inventory, and that you should put it down. There are not many pages left. Behind you a wardrobe clears its throat.
haunt-14-traitor-intro = You have had legs of oak, and brass hands, and once for eighty years you were a clock. Bodies come and go; what is written stays. As long as that Book is not read to the end you are, and the sideboard is, and everything stands where you want it. Get it. Burn it.
haunt-14-hero-setup = The Number Track is set to { $players ->
        [3] 4
        [4] 4
        [5] 5
       *[6] 5
    }. The player to the traitor’s left takes the first turn.
haunt-14-traitor-setup = The traitor heals all traits. { $players ->
        [3] 1 piece of Furniture comes to life, on the tile of the hero without the { card-book }.
        [4] 2 pieces of Furniture come to life: one on the tile of each hero but the one with the { card-book }.
        [5] 3 pieces of Furniture come to life: one on the tile of each hero but the one with the { card-book }.
       *[6] 4 pieces of Furniture come to life: one on the tile of each hero but the one with the { card-book }.
    } Furniture acts after the traitor’s turn.
haunt-14-hero-goal = The Number Track shows 0: the Book has been read to the end.
haunt-14-traitor-goal = The Book is destroyed, or all heroes are dead.
haunt-14-end-hero = The last line is read aloud, the cover closes, and there is a great deal of silence in the room, all of it wood. Nobody ever sits down in that house again, to be on the safe side.
haunt-14-end-traitor = Paper burns so quickly for something so permanent. Somebody warms their hands at it, whichever hands those are tonight, and then moves the guests about until they go with the curtains.
haunt-14-hasten = Read on
    .text = With the { card-book }, once a round for all heroes together (a round ends with the monster turn): Sanity roll. 5+: the Number Track goes down by 1 and you lose 1 Sanity. 0–4: lose 1 Sanity.
haunt-14-destroy = Destroy the Book
    .text = With the { card-book } { tile-kitchen.at }, { tile-furnace-room } or { tile-laboratory }: the traitor wins.
haunt-14-rule-reading = After each monster turn, if a living hero has the { card-book }, the Number Track goes down by 1.
haunt-14-rule-bodies = When the traitor dies and Furniture is in the house, the traitor heals all traits and appears on the tile of one piece, which is removed. The { card-book }, if the traitor has it, goes to the nearest hero. With no Furniture left the traitor stays dead.
monster-14-furniture = Furniture
    .text = Damage stuns it. The traitor can take one over as a new body.
prompt-14-body = { $seat }, which piece of Furniture do you become?
event-14-body = { $seat } dies and steps out of the wood again: { $monster }.
