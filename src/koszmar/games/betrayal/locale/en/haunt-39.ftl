### Haunt 39. All wording is our own.

haunt-39 = Hive Mind
haunt-39-hero-intro = The book falls open, and the hum between its lines is the hum behind the panelling. Your cleverest friend has stopped arguing. The back of that coat splits from collar to hem, and something golden unfolds that has no use for words. In the corners, soft and white, its children already tick.
haunt-39-traitor-intro = All that thinking, and all of it alone. Now there is a chorus. You are large, you are armed, you are about to be many. Keep the Eggs warm for a little while, and there will never again be a thought in this house that is not yours.
haunt-39-hero-setup = The Number Track starts at { $players ->
        [3] 5
        [4] 4
        [5] 4
       *[6] 3
    }. The player to the traitor’s left takes the first turn.
haunt-39-traitor-setup = The traitor’s explorer is replaced by the Giant Wasp, its cards are buried. Five Eggs are put on different Ground or Upper Floor tiles. { $players ->
        [3] There are no Workers yet.
        [4] 2 Workers are put on the tile of the Giant Wasp.
        [5] 3 Workers are put on the tile of the Giant Wasp.
       *[6] 5 Workers are put on the tile of the Giant Wasp.
    } The Workers, then the Giant Wasp act instead of the traitor’s turn.
haunt-39-hero-goal = Win an attack against the Giant Wasp.
haunt-39-traitor-goal = The Number Track is at 0, or all heroes are dead.
haunt-39-end-hero = The great wings stop. For a moment the silence hurts; then, one by one, the thoughts come back, untidily, and to everybody different ones.
haunt-39-end-traitor = Morning finds the house papered over, grey and neat, from cellar to chimney. It hums one note, and nobody is out of tune.
haunt-39-pick-up = Pick up an Egg
    .text = Take an Egg that lies on your tile. It uses no moves.
haunt-39-drop = Lay an Egg down
    .text = Put an Egg of yours on your tile. It uses no moves.
haunt-39-destroy = Destroy the Eggs
    .text = While you carry Eggs: Knowledge roll. 5+: all your Eggs are out of the house. 0–4: a Worker appears here.
haunt-39-defend = Defend the Hive
    .text = With a hero on its tile: a hero here takes one die of Physical damage, and the Worker dies.
haunt-39-lay = Lay an Egg
    .text = On a tile with a corpse, if an Egg is out of the house: put an Egg here; the corpse leaves the house, its cards are buried.
haunt-39-rule-brood = A hero who attacks the Giant Wasp subtracts 1 for every Egg in the house, carried ones included. Eggs can be traded; those of a dead hero fall to the floor.
haunt-39-rule-hatch = At the end of the Giant Wasp’s turn a Worker appears at every Egg, also at carried ones. Then, if there is an Egg in the house, the Number Track falls by 1.
monster-39-worker = Worker
    .text = Attacks with Might, or dies defending the hive. Damage kills it.
monster-39-giant-wasp = Giant Wasp
    .text = Lays Eggs in corpses. A hero who wins an attack against it wins the game for the heroes; other damage stuns it.
token-39-egg = Egg
