### Haunt 24. All wording is our own.

haunt-24 = The Shadow Masquerade
haunt-24-hero-intro = Nobody lit the chandeliers, yet the waltz has begun. Dancers without faces turn and turn in the Ballroom, and the light in the house shrinks a little with every bar. Old flames still burn in a few far corners. Carried to the Chapel, they may be enough to see the morning by.
haunt-24-traitor-intro = Your card is full, murmur the shadows, every dance until dawn. Your feet know the steps. When somebody falls on this floor, She will come down the stairs herself, and you shall have the honour of presenting Her guests.
haunt-24-hero-setup = There are { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Flames. One is put on each of these tiles that is in the house: { tile-tower }, { tile-statuary-corridor }, { tile-conservatory }, { tile-graveyard }, { tile-underground-cavern }, { tile-underground-lake }. The others wait aside: one is put on each further such tile when it is discovered. The player to the traitor’s left takes the first turn.
haunt-24-traitor-setup = The traitor heals all traits. If the { tile-ballroom } or the { tile-chapel } is not in the house, it is put on the Ground Floor. The traitor and { $players ->
        [3] 1 Dancer
        [4] 2 Dancers
        [5] 3 Dancers
       *[6] 4 Dancers
    } are put { tile-ballroom.at }; the Dark Queen waits aside. First the Dancers, then the Queen act after the traitor’s turn.
haunt-24-hero-goal = At the end of a hero’s turn all Flames, { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } in number, lie { tile-chapel.at }.
haunt-24-traitor-goal = All heroes are dead.
haunt-24-end-hero = The last Flame takes its place before the altar, and the Chapel stands in gold. Across the house the music stumbles, stops; dresses sink to the floor with nobody in them. It is only night outside, and night ends.
haunt-24-end-traitor = One more round, and one more. The new dancers are stiff at first, but they are well led, and soon nobody could say which of them ever had a face.
haunt-24-pick-up = Pick Up a Flame
    .text = On a tile with a Flame, if you carry none: take it, then make a Knowledge or Speed roll. 5+: nothing. 0–4: take 2 General damage.
haunt-24-drop = Lay Down the Flame
    .text = At any time on your turn: lay the Flame that you carry on your tile.
haunt-24-beckon = Beckon
    .text = Roll two dice and move a hero in the Queen’s region up to that many tiles.
haunt-24-rule-flames = Flames are found in these rooms: { tile-tower }, { tile-statuary-corridor }, { tile-conservatory }, { tile-graveyard }, { tile-underground-cavern }, { tile-underground-lake }. A Flame that waits aside is put on the next of them to be discovered. A hero carries one Flame at most. Flames can be traded. If their carrier dies, they fall on that tile.
haunt-24-rule-waltz = Unarmed, the traitor may attack with Speed. On winning, the traitor may move both figures instead of dealing damage, each up to as many tiles as the damage would have been.
haunt-24-rule-queen = When an explorer dies { tile-ballroom.at } for the first time, the Dark Queen appears there.
monster-24-dancer = Fae Dancer
    .text = Stunned by damage. Attacks with Speed, and only heroes { tile-ballroom.at }; they defend with Speed and take Physical damage.
monster-24-queen = Dark Queen
    .text = Stunned by damage. Attacks as usual, and may beckon a hero of her region once in her turn.
token-24-flame = Flame
prompt-24-waltz = { $seat }, you win by { $amount }. Do you strike, or lead the waltz?
choice-24-waltz-damage = Deal the damage
choice-24-waltz-waltz = Move both figures
