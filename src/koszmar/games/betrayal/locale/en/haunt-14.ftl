### Haunt 14. All wording is our own.

haunt-14 = Object Permanence
haunt-14-hero-intro = On page one the Book describes this house. On page two it describes an armchair that breathes. Your friend reads over your shoulder, says very calmly that this is not a story but an inventory, and that you should put it down. There are not many pages left. Behind you a wardrobe clears its throat.
haunt-14-traitor-intro = You have had legs of oak, and brass hands, and once for eighty years you were a clock. Bodies come and go; what is written stays. As long as that Book is not read to the end you are, and the sideboard is, and everything stands where you want it. Get it. Burn it.
haunt-14-hero-setup = The Number Track is set to 4/4/5/5 for 3/4/5/6 players. The player to the traitor's left takes the first turn.
haunt-14-traitor-setup = The traitor heals all traits. 1/2/3/4 Furniture for 3/4/5/6 players come to life: one on the tile of each hero, none for the hero with { card-book }. They act after the traitor's turn.
haunt-14-hero-goal = The Number Track shows 0: the Book has been read to the end.
haunt-14-traitor-goal = Destroy the Book, or all heroes are dead.
haunt-14-end-hero = You read the last line aloud, close the cover, and there is a great deal of silence in the room, all of it wood. Nobody ever sits down in that house again, to be on the safe side.
haunt-14-end-traitor = Paper burns so quickly for something so permanent. You warm your hands, whichever they are tonight, and then you move the guests about until they go with the curtains.
haunt-14-hasten = Read on
    .text = With { card-book }, once a round for all heroes together (a round ends with the monster turn): Sanity roll. 5+: the Number Track goes down by 1 and you lose 1 Sanity. 0–4: lose 1 Sanity.
haunt-14-destroy = Destroy the Book
    .text = With { card-book } on { tile-kitchen }, { tile-furnace-room } or { tile-laboratory }: the traitor wins.
haunt-14-rule-reading = After each monster turn, if a living hero has { card-book }, the Number Track goes down by 1.
haunt-14-rule-bodies = When the traitor dies and Furniture is in the house, the traitor heals all traits and appears on the tile of one piece, which is removed. { card-book }, if the traitor has it, goes to the nearest hero. With no Furniture left the traitor stays dead.
monster-14-furniture = Furniture
    .text = Damage stuns it. The traitor can take one over as a new body.
prompt-14-body = { $seat }, which piece of Furniture do you become?
event-14-body = { $seat } dies and steps out of the wood again: { $monster }.
