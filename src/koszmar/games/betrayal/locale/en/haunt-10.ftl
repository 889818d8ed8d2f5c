### Haunt 10. All wording is our own.

haunt-10 = A Serious Offer
haunt-10-intro = At midnight the owner will receive offers on the staircase. The owner has not drawn breath since the roof was slate, and does not take cheques. But the old family hid silver under every bad dream in this house, and the Vault is open. May the best bid win; the others may stay, for good.
haunt-10-setup = If the { tile-vault } is not in the house, the haunt revealer lays it on the Ground Floor, as far from the Entrance Hall as possible. Of two sets of Number tokens 1 to { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } (Treasure) one of the highest number is put { tile-vault.at }, the others at random, face down, on tiles with an Omen symbol, evenly over the regions. The Number Track starts at 4. The player to the left of the haunt revealer takes the first turn.
haunt-10-goal = Everybody for themselves: when the Number Track is at 0, the highest total of Treasure wins, +2 { tile-ground-floor-staircase.at }. Ties share the win; the dead make no offer.
haunt-10-end-alone = A dry hand closes over the silver, and a dry voice says: sold. There is a new name on the deed, in ink that is still wet. Only now does anybody wonder what happened to the last buyer.
haunt-10-end-nobody = Midnight strikes, and nobody comes to the stairs. The owner waits a polite minute, then takes the house off the market, with all that lies in it.
haunt-10-search = Search
    .text = On a tile with Treasure: Knowledge roll. 4+: take one, face down. 1–3: look at a face-down one here. 0: nothing.
haunt-10-rule-treasure = Treasure lies face down on your board; only you may look at it. It cannot be traded, but it can be looted from the dead.
haunt-10-rule-steal = If you win a Might attack, you may take a random Treasure of the loser instead of dealing damage.
haunt-10-rule-offer = At the end of the haunt revealer’s turn the Number Track falls by 1. At 0 the living make their offers.
token-10-treasure = Treasure
prompt-10-which = { $seat }, several Treasures lie here. Which one?
choice-10-which-1 = The first
choice-10-which-2 = The second
choice-10-which-3 = The third
choice-10-which-4 = The fourth
choice-10-which-5 = The fifth
choice-10-which-6 = The sixth
choice-10-which-7 = The seventh
choice-10-which-8 = The eighth
choice-10-which-9 = The ninth
event-10-took = { $seat } pockets a Treasure worth { $number }.
event-10-took-hidden = { $seat } pockets a Treasure.
event-10-looked = { $seat } looks at a Treasure worth { $number }.
event-10-looked-hidden = { $seat } looks at a Treasure.
event-10-offer = { $seat } offers { $number }.
lore-10-own = Your Treasure is worth { $number } in all.
lore-10-seen = The best Treasure you have seen lying about: { $number }, on { $tile }.
