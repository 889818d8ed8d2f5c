### Haunt 50. All wording is our own.

haunt-50 = The Taste of Flesh and Metal
haunt-50-hero-intro = The Armor has shut, with somebody inside, and it has begun to chew. It takes the door handle, the door, the wall; the room comes away like a slice of cake, and what stands in the gap is larger by a room. It does not look at you yet. There are fertilizer, batteries and alarm clocks in this house, and, with luck, a little time.
haunt-50-traitor-intro = You remember being hungry as a person is hungry, for soup, for sleep. This is simpler. Copper is sweet, oak is dry, marrow is best of all. When you have eaten the rooms there will be a street, and when you have eaten the street there will be a town.
haunt-50-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-50-traitor-setup = The traitor’s cards are buried and the explorer is replaced by the Construct, which acts instead of the traitor’s turn. Its tile is turned face down: Consumed, unless it is a Landing. The Number Track is set to { $players ->
        [3] 2
        [4] 3
        [5] 3
       *[6] 4
    }. { $players ->
        [3] 3
        [4] 4
        [5] 4
       *[6] 5
    } Explosives are set aside.
haunt-50-hero-goal = At the end of a hero’s turn all Explosives are in the house, at least one in each region.
haunt-50-traitor-goal = All tiles except Landings are Consumed, or all heroes are dead.
haunt-50-end-hero = Nobody looks back before the hedge. Then the hill jumps, three times, once for each floor, and it rains forks and hinges until morning. In the crater something small and shiny goes on chewing for a while, and stops.
haunt-50-end-traitor = Where the house stood there is a hole, very clean. Something the size of a house comes down the hill road on a hundred table legs, picking its teeth with the weathercock.
haunt-50-set = Set an Explosive
    .text = On any tile, Consumed ones included: first bury an Item or Omen. Then Speed or Knowledge roll. 6+: put an Explosive on your tile, or move one here if none is left. 0–5: nothing.
haunt-50-eat-flesh = Consume Flesh
    .text = On a tile with a corpse: the corpse is gone and its cards are buried. The Number Track goes up by 1.
haunt-50-eat-house = Consume the House
    .text = As often as you like, on a tile that is no Landing and not Consumed yet: turn it face down. If it had an Omen symbol, the Construct may be placed on any tile with a hero; then it has no moves left.
haunt-50-rule-explosives = The heroes have { $players ->
        [3] 3
        [4] 4
        [5] 4
       *[6] 5
    } Explosives. They stay on a tile that is Consumed.
haunt-50-rule-consumed = A Consumed tile lies face down: it has no name, symbol or text, and doorways on all four sides. Landings are never Consumed.
monster-50-construct = Construct
    .text = Its Speed is the number on the Number Track, rolled every turn. Damage does nothing to it: it cannot be stunned.
token-50-explosive = Explosive
prompt-50-pay = { $seat }, which card do you take apart for the Explosive?
prompt-50-move = { $seat }, all Explosives are in the house. Which one do you move here?
prompt-50-flesh = { $seat }, which corpse does the Construct consume?
prompt-50-leap = { $seat }, the Construct may come up beside a hero. Where?
choice-50-leap-stay = Stay here
event-50-flesh = The Construct consumes the corpse of { $other }.
