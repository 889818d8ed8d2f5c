### Haunt 11. All wording is our own.

haunt-11 = Don’t Get Cooked
haunt-11-intro = The smell comes up through the floorboards: onions, thyme, and a very large pot. “Dinner is for those who bring something,” sings the cook below, and sharpens the long knife against the steel. There is food in this house, here and there. There is never quite enough of it.
haunt-11-setup = { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Food are set aside. The player to the left of the haunt revealer takes the first turn.
haunt-11-goal = Everybody for themselves: be the last explorer alive.
haunt-11-end-alone = The cook ties a napkin round the last neck in the house and lifts the lid. Nobody was ever so hungry. Nobody asks what is in it, either; it would only be a list of names.
haunt-11-end-nobody = Nobody brought anything in the end, so everybody came to dinner. The cook licks the spoon and finds that it wants salt.
haunt-11-rummage = Rummage
    .text = On any tile, while Food is left: Knowledge roll, +2 { tile-kitchen.at }, { tile-larder }, { tile-dining-room }, { tile-panic-room } or { tile-graveyard }. 6+: take a Food. You may have any number.
haunt-11-rule-food = Food may be traded, and looted from the dead.
haunt-11-rule-steal = If you win a Might attack, you may take a Food of the loser instead of dealing damage.
haunt-11-rule-dinner = After the haunt revealer’s turn, if all Food has been taken, every explorer without Food dies. If more than one is alive then, all Food is returned and set aside anew: one fewer than there are living explorers.
token-11-food = Food
event-11-stocked =
    { $number ->
        [one] One Food is hidden in the house.
       *[other] { $number } Food are hidden in the house.
    }
event-11-dinner = Dinner is served: whoever has no Food is the food.
