### Haunt 36. All wording is our own.

haunt-36 = Finding Peace
haunt-36-hero-intro = They come through the walls like people leaving a theatre, and each of them stops before one of you and starts to tell. They mean no harm; but grief that nobody hears is as heavy as stone. Listen to them, one after another, and they may rest. And keep them away from the one of you who is licking those lips.
haunt-36-traitor-intro = There has always been a hole where others have a soul, and nothing ever filled it. These might. They are all regret and no bones, and they go down like warm milk. A few more, and you will finally feel whole.
haunt-36-hero-setup = Nothing to prepare: the traitor does it. The player to the traitor’s left takes the first turn.
haunt-36-traitor-setup = The traitor does not heal. A Ghost is put on every tile with an Event symbol. The Ghosts act after the traitor’s turn.
haunt-36-hero-goal = { $players ->
        [3] 4
        [4] 5
        [5] 6
       *[6] 8
    } Ghosts in all rest on the heroes’ boards.
haunt-36-traitor-goal = At the end of the traitor’s turn the traitor’s Sanity is at its maximum, or all heroes are dead.
haunt-36-end-hero = The last of them says “thank you”, so softly that it might be the curtains. Then there is only a house, and morning in it.
haunt-36-end-traitor = At last, full. The silence in the rooms is perfect. Somebody dabs a mouth, listens, and hears a small new emptiness begin to growl.
haunt-36-reconcile = Reconcile
    .text = With a Ghost on your tile: Sanity roll. 5+: the Ghost comes to rest on your board. 0–4: nothing.
haunt-36-consume = Consume
    .text = With a Ghost on your tile: Knowledge roll. 4+: remove it and gain 1 Sanity. 0–3: move all Ghosts of your tile to touching tiles, doorway or not.
haunt-36-rule-events = Whoever discovers a tile with an Event symbol draws no Event: a Ghost is put there instead.
haunt-36-rule-steal = A hero who wins an attack against the traitor may take one of the traitor’s cards instead of dealing damage.
haunt-36-rule-flees = Damage from an attack does not hurt the traitor: instead the traitor moves exactly that many tiles and gains 1 Might or Knowledge.
haunt-36-rule-dead = When a hero dies, a Ghost appears on that tile.
monster-36-ghost = Ghost
    .text = Cannot attack or be attacked, and damage does nothing to it. At the end of the Ghosts’ turn every hero on a tile with Ghosts takes 2 General damage.
token-36-peace = Ghost at Peace
prompt-36-flee = { $seat }, where does { $monster } flee?
