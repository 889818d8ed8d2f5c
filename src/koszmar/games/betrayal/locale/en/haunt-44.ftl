### Haunt 44. All wording is our own.

haunt-44 = A Missing Seam
haunt-44-hero-intro = There is a fitting room behind the fitting room, and the dummies in it have turned round. Good cloth, glass eyes, no seam anywhere, and one of them has been walking among you all evening. They want patterns: yours. Wax melts, says somebody, and strikes a match.
haunt-44-traitor-intro = You found the thread at the back of your neck and pulled, and there was nothing under the skin but sawdust and patience. What a relief. The others still have their seams on the inside, poor things. Take their measure.
haunt-44-hero-setup = { $players ->
        [3] The haunt revealer’s tile is Burning, and the other hero’s too, unless that is a Landing.
        [4] The haunt revealer’s tile is Burning.
        [5] The haunt revealer’s tile is Burning.
       *[6] The haunt revealer’s tile is Burning.
    } Five Fire tokens are kept for Landings. The player to the traitor’s left takes the first turn.
haunt-44-traitor-setup = The traitor heals all traits. { $players ->
        [3] 1 Mannequin stands on a Landing
        [4] 2 Mannequins stand on Landings
        [5] 3 Mannequins stand on Landings
       *[6] 4 Mannequins stand on Landings
    } of the traitor’s choice; Mannequins act after the traitor’s turn.
haunt-44-hero-goal = At the end of a hero’s turn every tile of the house is Burning.
haunt-44-traitor-goal = All heroes are dead.
haunt-44-end-hero = Seen from the lawn, the windows go floor by floor. Behind the last of them figures stand very straight, and drip. Nobody saves a button.
haunt-44-end-traitor = New in the window this season: so lifelike, so beautifully turned out. A finger may run down the back as long as it likes; there is no seam to be found.
haunt-44-set-fire = Set a fire
    .text = On any tile that is not Burning: Sanity roll. 4+: your tile is Burning. 0–3: nothing.
haunt-44-rule-burning = A Burning tile is turned over: no name, no text, doorways on all sides. A Burning Landing keeps its face and gets a Fire token; the three spaces of the Ground Floor starting tile burn as one. A hero who enters a Burning tile takes 1 General damage; the traitor and the Mannequins take none.
haunt-44-rule-spread = At the end of every monster turn each fire, that is each group of touching Burning tiles, spreads to a tile that touches it, doorway or not; the heroes choose, and all of these tiles catch fire at once. If no fire can spread, a Landing without Fire is Burning.
haunt-44-rule-stairs = Heroes may go between the { tile-basement-landing } and the { tile-ground-floor-staircase } as if they were adjacent. The stairs can be used while they burn.
haunt-44-rule-wax = The traitor takes 1 less damage from every attack made against the traitor, but not from losing an attack of their own.
monster-44-mannequin = Mannequin
    .text = One that begins its turn in a hero’s line of sight rolls only two dice for its movement. Fire does not hurt it. Damage stuns it.
token-44-fire = Fire
prompt-44-spread = { $seat }, which tile does the fire take?
