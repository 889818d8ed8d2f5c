### Haunt 38. All wording is our own.

haunt-38 = The Sinister Soiree
haunt-38-hero-intro = The bell rings, and it does not stop ringing. They have brought casseroles. They have brought their best knives. Everybody from up and down the hill is here, in evening dress, with the same polite smile, and your host by the kitchen door is counting plates. You are not on the guest list. You are on the menu.
haunt-38-traitor-intro = One owes one’s neighbours something, after so many years of quiet. The table is laid, the Ring shines on your finger, the oven is hot. Smile. More of them will come, as long as the party lasts, and it would be so rude to let them go home hungry.
haunt-38-hero-setup = Nothing to prepare: the traitor does it. The player to the traitor’s left takes the first turn.
haunt-38-traitor-setup = If the { tile-kitchen } is not in the house, the traitor lays it on the Ground Floor, as far from the Entrance Hall as possible. The traitor heals all traits. The Number Track starts at { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 4
    }. { $players } Neighbors are put on different tiles with an Event symbol; those left over go to the Entrance Hall. They act after the traitor’s turn.
haunt-38-hero-goal = At the end of a hero’s turn no Neighbor is left.
haunt-38-traitor-goal = All heroes are dead.
haunt-38-end-hero = The last guest bows, says what a lovely evening it was, and walks out through the wall. On the table the candles gutter over empty plates. Everybody who is left is very, very hungry, and nobody says so.
haunt-38-end-traitor = Compliments all round. Somebody asks for the recipe; somebody else, dabbing at the corner of a mouth, asks who is hosting next year.
haunt-38-again = Strike again with the Ring
    .text = After an attack with the { card-ring } this turn, as long as it has not lost one: attack with it again. It has to be yours since the turn began, and cannot be traded after attacking.
haunt-38-call-off = Call the Party off
    .text = On a tile with an Event symbol: Knowledge or Speed roll. 6+: the Number Track falls by 1. 0–5: nothing.
haunt-38-rule-host = When the traitor would die, the traitor heals all traits instead and is placed { tile-kitchen.at }; the { card-ring } goes to the killer.
haunt-38-rule-guests = At the end of the monster turn as many new Neighbors appear as the Number Track shows, one for each tile with an Event symbol; those without a tile stay away.
monster-38-neighbour = Neighbor
    .text = Attacks with Might. Damage kills it.
prompt-38-target = { $seat }, whom do you strike with the Ring?
