### Haunt 32. All wording is our own.

haunt-32 = The Catastrophe
haunt-32-hero-intro = There were always cats. On the stairs, on the sills, on the chair you had just left. Now they sit in a ring, and in the middle where your friend stood something stretches, and goes on stretching, until its two tails brush the ceiling. It yawns. There is a small blue flame behind its teeth.
haunt-32-traitor-intro = They put you out in the snow once. You have been patient about it: nine times patient. Now you have thumbs of fire and a family that comes when you call. Let the house burn, room by room, and be warm at last.
haunt-32-hero-setup = Nothing to prepare: the traitor does it. The player to the traitor’s left takes the first turn.
haunt-32-traitor-setup = The traitor’s explorer dies and leaves the house, its cards are buried. The Bakeneko is put on that tile, { $players ->
        [3] 3
        [4] 4
        [5] 5
       *[6] 7
    } Cats on tiles of that region. { $players ->
        [3] 6
        [4] 5
        [5] 4
       *[6] 3
    } Fires are set aside. The Bakeneko, then the Cats act instead of the traitor’s turn.
haunt-32-hero-goal = Beat the Bakeneko with a Might attack while no Cat is in its region.
haunt-32-traitor-goal = The last Fire is placed, or all heroes are dead.
haunt-32-end-hero = The huge shape folds up like a paper lantern and goes out. On the floor sits a thin old cat with one white sock, blinking. Somebody, after a long moment, fetches it some milk.
haunt-32-end-traitor = From the garden wall they watch the roof come down, paws tucked in, eyes half closed. It is the warmest night in years. They purr.
haunt-32-lure = Lure
    .text = With a Cat on your tile: bury one of your cards, then move a Cat from your tile up to 4 tiles and stun it. This is not an attack.
haunt-32-burn = Burn
    .text = Put a Fire on a tile without Fire in its line of sight.
haunt-32-summon = Summon
    .text = On a tile with an Omen symbol: a Cat appears here.
haunt-32-rule-fire = A hero who comes to a tile with Fire makes a Speed roll. 5+: nothing. 0–4: take 1 Physical damage.
monster-32-bakeneko = Bakeneko
    .text = Has 1 more Might for every Cat in its region, up to 8. Damage stuns it. A hero who beats it with a Might attack while no Cat is in its region wins the game for the heroes.
monster-32-cat = Cat
    .text = Attacks with Speed and deals 2 damage at most. It does not attack a hero who has been hurt during this turn of the Cats. Damage kills it.
token-32-fire = Fire
prompt-32-bait = { $seat }, what is the bait?
prompt-32-cat = { $seat }, which Cat goes after it?
