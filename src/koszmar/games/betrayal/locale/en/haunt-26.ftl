### Haunt 26. All wording is our own.

haunt-26 = The Family’s Blessing
haunt-26-hero-intro = The portraits have your friend’s nose. All of them. Downstairs somebody is laying a long table with the good knives, and out of the panelling step uncles, aunts and cousins with outstretched hands and very even smiles. They have prepared a tribute. They only lack the meat.
haunt-26-traitor-intro = So this is where you come from. They know your birthday, your favourite cake, the scar on your knee; they kept a chair for you all these years. Grandmother herself will come up for the blessing. You did bring guests, as you were asked?
haunt-26-hero-setup = The heroes put the Altar on any Ground Floor tile. If the { tile-ritual-room } is not in the house, it is put in the Basement. The player to the traitor’s left takes the first turn.
haunt-26-traitor-setup = The traitor heals all traits, then puts { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Relatives on different tiles with an Omen symbol; any left over go { tile-entrance-hall.to }. The Elder waits aside. First the Relatives, then the Elder act after the traitor’s turn.
haunt-26-hero-goal = Break the Altar. The tribute must be ruined and the traitor dead before that.
haunt-26-traitor-goal = All heroes are dead.
haunt-26-end-hero = The Altar splits along an old seam, and with it the family: one after another the smiles go slack, the hands let go. In the portraits the paint has run. Nobody up there looks like anybody any more.
haunt-26-end-traitor = Grace is said, the knives are passed to the left. At the end of the table a head is stroked and called a good child. One of the family now; the nose gave it away from the first.
haunt-26-ruin = Ruin the Tribute
    .text = In the { tile-ritual-room }: Sanity roll. 4+: the tribute is ruined. 0–3: take 1 Physical damage.
haunt-26-prune = Prune the Family Tree
    .text = In the { tile-gallery } or { tile-statuary-corridor }: Sanity roll. 5+: remove one Relative from the house. 0–4: take 1 Physical damage.
haunt-26-break = Break the Altar
    .text = On the Altar’s tile, if the tribute is ruined and the traitor is dead: Might roll. 4+: the heroes win. 0–3: take 1 Mental damage.
haunt-26-passage = Family Passages
    .text = In the { tile-guest-quarters }, { tile-primary-bedroom } or { tile-winter-bedroom }: place yourself on any tile. Relatives and the Elder may do this too.
haunt-26-rule-elder = At the end of the traitor’s second turn, taken or not, the Elder appears on the Altar’s tile.
monster-26-relative = Relative
    .text = Stunned by damage. May use the family passages.
monster-26-elder = Elder
    .text = Stunned by damage. May use the family passages.
token-26-altar = Altar
prompt-26-prune = { $seat }, whose branch do you cut off?
event-26-ruined = { $seat } has ruined the tribute.
