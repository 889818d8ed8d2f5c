### Haunt 8. All wording is our own.

haunt-08 = Housekeeping
haunt-08-intro = A bell rings, and below stairs the staff put down their cups. They have been dead for sixty years and have not missed a day. There is mud on the carpet, they note, and a smell of visitors. The house is to be spotless by morning, and they have such very sharp scrapers.
haunt-08-setup = Tiles from the stack are laid, without effect, until { $players } tiles with an Event symbol are in the house. { $players } Housekeepers are put on separate tiles with an Event symbol, evenly over the regions. They act after the haunt revealer’s turn. The player to the left of the haunt revealer takes the first turn.
haunt-08-goal = Clean all five dirty tiles: { tile-bloody-room }, { tile-charred-room }, { tile-collapsed-room }, { tile-junk-room } and { tile-catacombs }. You lose when all of you are dead.
haunt-08-end-hero = The eldest of them runs a white glove along the last shelf, looks at the finger for a long time, and nods. In a row, dusters folded, they walk into the wall and are off duty at last.
haunt-08-end-nobody = Not a stain. The cutlery is counted, the beds are made with you in them, the corners as sharp as an envelope.
haunt-08-clean = Clean
    .text = In the { tile-bloody-room }, { tile-charred-room }, { tile-collapsed-room }, { tile-junk-room } or { tile-catacombs }, not cleaned yet: Speed or Sanity roll. 5+: the tile is cleaned; the fifth one wins.
haunt-08-rule-tidy = At the end of the monster turn every explorer takes 1 General damage.
monster-08-housekeeper = Housekeeper
    .text = Moves toward the closest explorer, of several the eldest, and attacks with Might. Damage stuns it.
token-08-clean = Cleaned
