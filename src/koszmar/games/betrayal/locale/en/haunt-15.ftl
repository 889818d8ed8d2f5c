### Haunt 15. All wording is our own.

haunt-15 = Of Monsters and Mayhem
haunt-15-hero-intro = First there is a laugh from an old film, then a seam opens along your friend’s back like a zip. What steps out does not look round for the rest of the body; it has waited behind that face for a long time. It is just as in the pictures. You saw all of them. Now, how did they end?
haunt-15-traitor-intro = That skin was always a little tight. You leave it on the carpet with everything in its pockets and stretch: fang, claw and shroud, all those parts they never let you play. The audience is already in the house. Nobody leaves before the end.
haunt-15-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-15-traitor-setup = The traitor’s explorer is dead: a corpse with its cards, to be looted from the next turn on. Of the three monsters (Ghost, Vampire, Werewolf) { $players ->
        [3] 1, chosen at random, is
        [4] 2, chosen at random, are
        [5] 2, chosen at random, are
       *[6] all 3 are
    } put on its tile. Monsters act instead of the traitor’s turn, in any order, each with its own movement roll.
haunt-15-hero-goal = Every monster in play is destroyed.
haunt-15-traitor-goal = All heroes are dead.
haunt-15-end-hero = It ends as it always ended: smoke, a cloak with nobody in it, and somebody saying a line that is not quite good enough. Then the lights come on, and the audience is let out into the morning.
haunt-15-end-traitor = The reel runs out and nobody gets up. In the dark the white square goes on shining on the rows of faces, very still, very attentive.
haunt-15-search = Search
    .text = On a tile with an Item or Omen symbol: Knowledge roll. 4+: look at the top four cards of that deck, keep one and bury the others. 0–3: nothing.
haunt-15-rule-banes = A hero’s won attack destroys a monster if it was made with the right weapon: the Ghost with the { card-holy-symbol } (it can be used as a weapon against the Ghost: both roll Sanity, a hero who loses takes Mental damage), the Vampire with the { card-crossbow }, the Werewolf with the { card-dagger }.
monster-15-ghost = Ghost
    .text = Moves between touching tiles, doorway or not. Attacks with Sanity; whether it wins or not, then roll dice equal to the hero’s Speed and move that hero up to so many tiles. Damage does nothing to it: it cannot be stunned.
monster-15-vampire = Vampire
    .text = Attacks with Might, +1 for each Blood it has; whether it wins or not, then it takes a Blood (any token if they run out). Damage stuns it.
monster-15-werewolf = Werewolf
    .text = Attacks each hero on its tile once with Might, one after another. Damage stuns it.
token-15-blood = Blood
prompt-15-keep = { $seat }, four cards. Which one do you keep?
