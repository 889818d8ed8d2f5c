### Haunt 1. All wording is our own.

haunt-01 = Stacked Like Cordwood 2: Crimson Jack Returns
haunt-01-hero-intro = The stains on the wallpaper were never rust. They spell a name that the village stopped saying forty years ago, and one of you has begun to hum it. The axe is gone from its hook. Whatever wears your friend tonight has done this before, and being killed did not stop it then.
haunt-01-traitor-intro = There was somebody in the red before it dried, and he has found the way into your hands. How light the axe is. How loud their hearts are, all over the house. Jack has been lonely in the dark; you are going to stack them up for him, one upon another.
haunt-01-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-01-traitor-setup = The traitor heals all traits, then gains { $players ->
        [3] 1 Might and 1 Speed
        [4] 1 Might and 1 Speed
        [5] 2 Might and 2 Speed
       *[6] 2 Might and 2 Speed
    }. The traitor’s explorer stays in play; while it is dead, Jack’s Spirit acts instead of the traitor’s turn.
haunt-01-hero-goal = Exorcise Jack’s Spirit. Killing the traitor alone is not enough: it only lets the Spirit out.
haunt-01-traitor-goal = All heroes are dead.
haunt-01-end-hero = The last word of the exorcism falls into a silence that has been waiting for it. On the wall the red runs, fades, and is only wallpaper. Somebody laughs, somebody weeps, and nobody will ever hum that tune again.
haunt-01-end-traitor = By morning it is very tidy here. Jack counts them twice, straightens an arm, a shoe, and sits down at the foot of the pile to wait for the next guests.
haunt-01-learn = Learn about Jack
    .text = In the { tile-library }: Knowledge roll. 5+: give a Knowledge of Jack token to a hero anywhere who has none (there are two). 0–4: nothing.
haunt-01-study = Study the Exorcism
    .text = On a tile with an Event symbol: Knowledge roll. 5+: put an Exorcism Circle on your tile, or move one here if both are in the house. 0–4: take 2 Mental damage.
haunt-01-exorcise = Exorcise Jack’s Spirit
    .text = On the tile of Jack’s Spirit: Sanity roll, +1 for each Exorcism Circle in your region. 7+: the heroes win. 0–6: every hero takes 1 Physical damage.
haunt-01-stalk = Stalk the Prey
    .text = If you have not attacked this turn and have no hero in line of sight: place yourself on any Upper or Ground Floor tile that no hero sees. It uses no moves.
haunt-01-rule-jack = A hero with a Knowledge of Jack token adds 2 to the roll when attacking the traitor and when attacked by Jack’s Spirit.
haunt-01-rule-rises = Each time the traitor’s explorer dies, Jack’s Spirit is put on the tile with an Omen symbol that is farthest from the corpse. Until then it is not in the house.
haunt-01-rule-returns = When the Spirit begins its turn on the tile of the traitor’s corpse, the traitor heals all traits and plays the explorer again; the Spirit leaves the house.
monster-01-spirit = Jack’s Spirit
    .text = Moves between touching tiles, doorway or not. Damage does nothing to it: it cannot be stunned.
token-01-jack = Knowledge of Jack
token-01-circle = Exorcism Circle
prompt-01-teach = { $seat }, who learns about Jack?
prompt-01-move-circle = { $seat }, both Circles are in the house. Which one do you move here?
