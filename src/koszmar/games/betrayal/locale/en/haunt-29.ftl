### Haunt 29. All wording is our own.

haunt-29 = A Beautiful Garden
haunt-29-hero-intro = The winter garden smells of June, and it is no longer at the end of the corridor but all around you. Somebody has already signed for the house, in a hand like climbing roses. The new owners are small, bright and terribly polite, and they have noticed that you are on their lawn.
haunt-29-traitor-intro = They asked so nicely. A house for a summer that never ends, it seemed a bargain, and your feet have not touched the ground since. The old guests do not go with the flower beds. You will help to clear them away before tea.
haunt-29-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-29-traitor-setup = The traitor does not heal. { $players ->
        [3] 1 Fae is
        [4] 2 Fae are
        [5] 3 Fae are
       *[6] 3 Fae are
    } put on the traitor’s tile. The Fae act after the traitor’s turn.
haunt-29-hero-goal = Bind the Fae.
haunt-29-traitor-goal = All heroes are dead.
haunt-29-end-hero = Iron, name and promise: the knot holds. They stamp, they weep petals, and then they have to laugh, for they love a good bargain, even a bad one. Where the garden was, there is a cracked pot with a stub of ivy.
haunt-29-end-traitor = In the morning the roses are remarkable. Every one of them has a different colour and, to those who bend down and listen, a different voice. Somebody waters them whose feet do not touch the ground.
haunt-29-iron = Look for Cold Iron
    .text = On a tile with an Item symbol: Might roll. 5+: take an Iron (there are two). 0–4: nothing.
haunt-29-learn = Learn the Rite of Binding
    .text = In the { tile-library } or { tile-ritual-room }: Knowledge roll. 5+: take your Hero token. 0–4: nothing.
haunt-29-bind = Bind the Fae
    .text = On a tile with a Fae: Knowledge roll, +2 if you have your Hero token, +2 if you have Iron, +2 if you have the { card-ring }. 9+: the heroes win. 0–8: nothing.
haunt-29-rule-iron = Heroes can trade Iron with one another, but not Hero tokens.
haunt-29-rule-speed = Unarmed, the traitor may attack with Speed.
monster-29-fae = Fae
    .text = Damage does nothing to it: it cannot be stunned. Attacks with Speed, any hero in its line of sight.
token-29-iron = Iron
token-29-learned = Hero token
