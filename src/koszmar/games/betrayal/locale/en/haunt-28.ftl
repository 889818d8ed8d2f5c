### Haunt 28. All wording is our own.

haunt-28 = We’re Going to Need a Bigger House
haunt-28-hero-intro = First the carpet is damp, then there is no carpet. Cold sea water comes up between the boards, a hundred miles from any sea, and your friend has stepped into it with the Idol and not come up. A fin goes by beneath the chandelier’s reflection. It is a big fin.
haunt-28-traitor-intro = Legs were always a nuisance. The Idol opens its stone mouth, the water closes over you, and you are teeth from end to end. The others splash about upstairs, warm and loud. You only have to wait until there is no upstairs.
haunt-28-hero-setup = Nothing to prepare: the traitor does it. The player to the traitor’s left takes the first turn.
haunt-28-traitor-setup = The Ghost Shark is put on the traitor’s tile. The traitor’s explorer and the { card-idol } leave the game; the traitor’s other cards are buried. The traitor’s tile is Flooded: it is turned over. (If it is a Landing, the nearest tile is.) { $players ->
        [3] The rest of the house is still dry.
        [4] Then 1 more tile of that region is Flooded.
        [5] Then 2 more tiles of that region are Flooded.
       *[6] Then 3 more tiles of that region are Flooded.
    } Landings are never Flooded. The Shark acts instead of the traitor’s turn.
haunt-28-hero-goal = Blow up the Shark.
haunt-28-traitor-goal = All heroes are dead, or at the end of the Shark’s turn every tile except Landings is Flooded.
haunt-28-end-hero = For a moment the whole house is one white fountain. Then it rains fish, plaster and a great many teeth, and the water runs gurgling out through the cellar door as if it had been expected elsewhere.
haunt-28-end-traitor = Only the weathervane is left above the water, turning. Now and then a fin goes round it, for company. The property has a lake now; the price will go up.
haunt-28-search = Search for Explosives
    .text = On a tile with an Item symbol: Speed roll. 4+: take an Explosive (there are five). 0–3: nothing.
haunt-28-feed = Feed the Shark
    .text = On the Shark’s tile: Might roll, +2 if you have the { card-dynamite }. Once the dice lie, you may discard any number of your Explosives: +2 for each. 10+: the heroes win. 0–9: take 2 Physical damage and end your turn.
haunt-28-surface = Surface
    .text = The Shark moves to any Flooded tile.
haunt-28-rule-explosives = Explosives can be traded.
haunt-28-rule-flooded = A Flooded tile lies face down: it has a doorway on each side, no name, no text and no symbol.
haunt-28-rule-rise = At the start of each hero’s turn the traitor Floods a tile that is adjacent to a Flooded one and no Landing; if there is none, a tile adjacent to a Landing.
monster-28-shark = Ghost Shark
    .text = Damage does nothing to it: it cannot be stunned. Once in its turn it may surface on any Flooded tile.
token-28-trap = Explosive
prompt-28-flood = { $seat }, which tile is Flooded?
