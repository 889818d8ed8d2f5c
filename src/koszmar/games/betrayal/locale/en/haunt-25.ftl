### Haunt 25. All wording is our own.

haunt-25 = Borrowed Time
haunt-25-hero-intro = Your friend has been dead since the staircase; you saw the fall. Yet there they stand, brushing off the dust, with more colour in their cheeks than any of you. The Armor ticks faintly, like a clock that is being wound. Somebody is paying for those minutes.
haunt-25-traitor-intro = You counted your last breath and it was not the last. The Armor showed you how simple it is: years lie about everywhere, in other people, hardly used. All you need to do is make a present of it, wait, and come to collect.
haunt-25-hero-setup = Nothing to prepare. The four trait tokens (ingredients of a counter-spell) lie ready. The player to the traitor’s left takes the first turn.
haunt-25-traitor-setup = The traitor heals all traits. There are no monsters.
haunt-25-hero-goal = Break the spell of the Armor.
haunt-25-traitor-goal = All heroes are dead.
haunt-25-end-hero = The buckles burst one after another, and all the borrowed hours rush out like birds. What is left in the Armor is very old, very small, and rather relieved.
haunt-25-end-traitor = There is so much time now. Somebody hangs the Armor back on its stand, polishes it with a scarf that nobody will come back for, and looks out of the window for the next carriage.
haunt-25-find-might = Ingredient of Might
    .text = In the { tile-larder }, { tile-specimen-room } or { tile-dining-room }, if the Might token is not placed yet: Might roll. 4+: put it on your tile. 0–3: nothing.
haunt-25-find-speed = Ingredient of Speed
    .text = In the { tile-conservatory }, { tile-kitchen } or { tile-underground-lake.at }, if the Speed token is not placed yet: Speed roll. 4+: put it on your tile. 0–3: nothing.
haunt-25-find-knowledge = Ingredient of Knowledge
    .text = In the { tile-furnace-room }, { tile-observatory } or { tile-library }, if the Knowledge token is not placed yet: Knowledge roll. 4+: put it on your tile. 0–3: nothing.
haunt-25-find-sanity = Ingredient of Sanity
    .text = In the { tile-operating-theatre }, { tile-graveyard } or { tile-bloody-room }, if the Sanity token is not placed yet: Sanity roll. 4+: put it on your tile. 0–3: nothing.
haunt-25-break = Break the Spell
    .text = In the { tile-armory } or { tile-ritual-room }, with at least { $players ->
        [3] 1 ingredient
        [4] 2 ingredients
        [5] 3 ingredients
       *[6] 4 ingredients
    } placed: Sanity roll. 5+: the heroes win. 0–4: lose 1 Sanity.
haunt-25-rule-gift = When the traitor, holding the { card-armor }, wins a Might attack of their own against a hero, the hero takes no damage but gets the { card-armor }.
haunt-25-rule-return = If the traitor is dead when their turn begins, they come back on the tile where the { card-armor } is, heal all traits and take the turn. While nobody holds it, they stay dead.
haunt-25-rule-drain = At the end of the traitor’s turn a hero who holds the { card-armor } loses 1 in each trait, and the traitor gains 1 in each trait.
token-25-might = Ingredient of Might
token-25-speed = Ingredient of Speed
token-25-knowledge = Ingredient of Knowledge
token-25-sanity = Ingredient of Sanity
