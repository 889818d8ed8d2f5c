### Haunt 3. All wording is our own.

haunt-03 = The Dust
haunt-03-intro = The vial was empty for a reason. It is on the banisters, on your sleeves, in your breath: a fine grey dust that was somebody once. Those it takes do not cough. They only grow very fond of company. And those who keep away from everybody burn up by themselves.
haunt-03-setup = Each player gets three face-down Number tokens (Sickness) and may look at them. Of all of them exactly { $players ->
        [3] one bears
        [4] one bears
        [5] one bears
       *[6] two bear
    } the number 1. The Feverish act after the haunt revealer’s turn; there are none yet. The player to the left of the haunt revealer takes the first turn.
haunt-03-goal = Heroes: the dust is cured. Traitors: every explorer is a traitor or dead.
haunt-03-end-hero = The cure tastes of chalk and copper, and goes round like the last bottle of the summer. In the first light the dust sinks to the floor, and this time it stays there.
haunt-03-end-traitor = It is warm here now, and nobody is alone. They sit close together, grey and smiling, and wait for somebody to open the front door and let in a draught.
haunt-03-search = Search for Research
    .text = On a tile with an Omen symbol and no Research: Knowledge or Sanity roll. 5+: put a Research token here. 0–4: swap one random Sickness token with the next living player to your left.
haunt-03-cure = Cure the Dust
    .text = In the { tile-laboratory }, { tile-operating-theatre }, { tile-observatory } or { tile-kitchen }: roll any trait, +2 for each Research in the house. 13+: the heroes win. 0–12: swap one random Sickness token with the next living player to your left.
haunt-03-control = Control Impulses
    .text = With another explorer on your tile who agrees: swap one random Sickness token with them.
haunt-03-rule-sickness = Whoever holds a 1, or has ever held one, is a traitor for good and shares the traitors’ goal. Own tokens may be looked at and never shown, not even by the dead; say about them what you like.
haunt-03-rule-attacks = Everybody may attack everybody, and everybody is an obstacle to everybody, to the very end.
haunt-03-rule-company = At the end of your turn you swap one random Sickness token with every other explorer on your tile, one after another. If you neither ended the turn in company nor used Control Impulses, take two dice of General damage; forced swaps do not count.
haunt-03-rule-fever = A traitor killed by that damage buries all cards, and a Feverish takes the explorer’s place. That player plays it in the monster turn.
monster-03-feverish = Feverish
    .text = Each is played by the player whose explorer it was. Attacks anybody with Might. Damage stuns it.
token-03-sickness = Sickness
token-03-research = Research
prompt-03-touch = { $seat }, whom do you ask for a swap?
prompt-03-agree = { $seat }, { $other } wants to swap one random Sickness token with you. Do you agree?
choice-03-agree-agree = Agree
choice-03-agree-refuse = Refuse
event-03-dealt = Everybody gets { $number } Sickness tokens, face down.
event-03-swap = { $seat } and { $other } swap a Sickness token.
event-03-swapped = { $seat }: you gave a { $gave } and got a { $got }.
event-03-ill = The dust has got you, { $seat }: you are a traitor from now on.
lore-03-tokens = Your Sickness tokens: { $first }, { $second }, { $third }.
lore-03-role =
    { $role ->
        [traitor] The dust has you: you are a traitor.
       *[hero] You are healthy: a hero, so far.
    }
