### Haunt 9. All wording is our own.

haunt-09 = Let Bygones Be Bygones
haunt-09-intro = The Idol has little hands folded over a full belly, and it whispers. Who broke your model ship. Who never paid you back. Who said that, at the funeral. It has kept every quarrel you ever swallowed, and now it gives them all back, still warm.
haunt-09-setup = The Number Track starts at 1. The player to the left of the haunt revealer takes the first turn.
haunt-09-goal = Everybody for themselves: be the last explorer alive.
haunt-09-end-alone = It is quiet at last, and whoever is left has been right about everything. The Idol pats its belly. Somebody sits down beside it to explain to the others, once more, from the beginning.
haunt-09-end-nobody = Nobody is left to be right. The Idol sleeps, full to the brim with grudges.
haunt-09-search = Search
    .text = On a tile with an Item symbol: Knowledge roll. 5+: draw an Item.
haunt-09-rule-idol = While you hold the { card-idol }, add the Number Track to your Might attacks on your own turn. When you kill an explorer while holding it, the Number Track rises by 1.
haunt-09-rule-steal = If you win a Might attack against the holder of the { card-idol }, you may take it instead of dealing damage.
haunt-09-rule-burn = In an unarmed Might attack you may bury any number of your Items: +1 for each.
prompt-09-burn = { $seat }, do you bury Items for this attack, +1 for each?
