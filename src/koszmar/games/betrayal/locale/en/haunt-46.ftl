### Haunt 46. All wording is our own.

haunt-46 = Ghost Hair
haunt-46-hero-intro = First it was one long black hair in the washbasin. Then it was a nestful in the bath, wet and warm, and when you pulled, something below pulled back. One of you has been scratching all evening, and now there is nothing left of your friend but hair, floor to ceiling, breathing. Somebody in this house was once looking for a cure. Somebody also bottled a good many things that are none.
haunt-46-traitor-intro = It itched, and then it did not. You have no bones to ache now, no face to keep straight, only length, and all the drains of the house are your sleeves. They are so short, the others, so thinly grown. Sit still, and send out a curl to comb them in.
haunt-46-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-46-traitor-setup = The traitor’s explorer is replaced by the Giant Hair Monster; its cards are buried. Antidotes numbered 1 to { $players ->
        [3] 4
        [4] 6
        [5] 8
       *[6] 10
    } are shuffled face down; the traitor puts them, unseen, on any tiles. A Small Hair Monster is put { tile-entrance-hall.at }; { $players ->
        [3] 1 more waits
        [4] 2 more wait
        [5] 3 more wait
       *[6] 4 more wait
    } in reserve. All of them act instead of the traitor’s turn: the Small ones first, then the Giant.
haunt-46-hero-goal = A hero holding the real Antidote (number 1) wins an attack against the Giant Hair Monster.
haunt-46-traitor-goal = Every hero has been turned into a Small Hair Monster.
haunt-46-end-hero = The bottle breaks, and the hair goes white, then grey, then out like a tide. In the bath lies somebody familiar, quite bald, asking for a hat. The plumber will not believe a word of it.
haunt-46-end-traitor = By dawn the house has a fine pelt, inside and out. When the wind is right it ripples, and the last of the visitors sways along with the rest, brushed and parted.
haunt-46-learn = Learn about the Antidote
    .text = In the { tile-library }: Knowledge roll. 5+: turn up any Antidote in the house. 0–4: nothing.
haunt-46-discover = Try an Antidote
    .text = On a tile with a face-down Antidote: turn it up. Only number 1 is real.
haunt-46-pick-up = Pick up the Antidote
    .text = On the tile where the real Antidote lies face up: take it. It may be traded.
haunt-46-shift = Shift
    .text = On a tile with an Omen symbol the Giant may swap places with a Small Hair Monster.
haunt-46-rule-antidote = Whoever holds the real Antidote adds 3 to the roll when attacking the Giant Hair Monster; if that attack is won, the heroes win. If its holder dies, it stays on the tile.
haunt-46-rule-turned = A hero who dies is replaced by a Small Hair Monster from the reserve. No corpse is left and the cards are buried.
monster-46-small-hair = Small Hair Monster
    .text = Damage stuns it.
monster-46-giant-hair = Giant Hair Monster
    .text = For it all tiles with an Omen symbol are adjacent to each other. Only Might attacks can damage it; damage stuns it. It may swap places with a Small Hair Monster.
token-46-antidote = Antidote
prompt-46-learn = { $seat }, which Antidote do you turn up?
prompt-46-shift = { $seat }, which Small Hair Monster does the Giant swap places with?
event-46-turned-up =
    { $number ->
        [1] { $seat } turns up the Antidote { $tile-at }: number 1, the real one!
       *[other] { $seat } turns up an Antidote { $tile-at }: number { $number }, a fake.
    }
