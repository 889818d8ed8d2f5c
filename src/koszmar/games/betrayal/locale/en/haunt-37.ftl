### Haunt 37. All wording is our own.

haunt-37 = Out of Body
haunt-37-hero-intro = The suit of armour was a door, and what came out of it has too many hands for one coat. It looks you over as others look over a rack of clothes. Then the walls begin to hum and steel feet ring on the stairs, one for each of you. Whatever you are wearing tonight, do not let it be taken from you.
haunt-37-traitor-intro = Such primitive packaging; such charming contents. The collection lacks exactly these specimens. Try each of them on, carry the pattern to a beacon, send it home. The staff will keep them from wandering off.
haunt-37-hero-setup = Every hero puts their own DNA on their board. The Number Track starts at { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    }. The player to the traitor’s left takes the first turn.
haunt-37-traitor-setup = The { card-armor } is buried. All of the traitor’s traits go to their starting values. { $players ->
        [3] The traitor is
        [4] The traitor and 1 Robot are
        [5] The traitor and 1 Robot are
       *[6] The traitor and 2 Robots are
    } put in the Entrance Hall, and a Robot on the tile of every hero. The Robots act after the traitor’s turn.
haunt-37-hero-goal = With no Robot left, escape through the Entrance Hall until the Number Track is at 0.
haunt-37-traitor-goal = The DNA of every hero is uploaded. Their deaths are not enough.
haunt-37-end-hero = They run until the hum is far behind, and only then look at their hands, one finger at a time. The right ones. Mostly. Somebody keeps touching the wrong face.
haunt-37-end-traitor = Transmission complete. Far away, in a very clean room, a row of glass cases lights up, and in each of them somebody opens their eyes.
haunt-37-circuits = Fry the Circuits
    .text = In the { tile-observatory }, { tile-game-room }, { tile-laboratory } or { tile-panic-room }, as your attack of this turn and without a weapon: Knowledge attack against any Robot in your region. Won: it is removed. Lost: Mental damage.
haunt-37-escape = Escape
    .text = In the Entrance Hall, with no Robot left in the house: Speed roll. 4+: the Number Track falls by 1. 0–3: nothing.
haunt-37-metamorph = Metamorph
    .text = With a hero on your tile whose board has DNA: swap boards and figures, but not cards, with that hero. DNA and wounds stay with the boards. Heal all traits of your new board. Your turn ends.
haunt-37-upload = Upload
    .text = On a tile with an Omen symbol, with DNA on your board: it is uploaded.
haunt-37-rule-dna = While a hero’s board has DNA, none of its traits falls below critical. Without DNA a hero dies as usual. DNA cannot be traded and leaves a board only by being uploaded.
haunt-37-rule-rebirth = When the traitor would die, all traits go to their starting values and the traitor is placed on any Landing tile.
monster-37-robot = Security Robot
    .text = Every Robot has to move towards a different hero, as long as there is one. Damage kills it, but it takes none from its own attacks.
token-37-dna = DNA
prompt-37-chase = { $seat }, whom does { $monster } go for?
prompt-37-robot = { $seat }, which Robot do you fry?
event-37-swap = There is a smell of ozone, and { $seat } and { $other } have swapped bodies.
