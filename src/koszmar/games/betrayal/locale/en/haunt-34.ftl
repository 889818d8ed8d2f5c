### Haunt 34. All wording is our own.

haunt-34 = Down the Hall, Second Dimension on the Right
haunt-34-hero-intro = Upstairs is downstairs, and the cellar opens onto the landing. The walls have been shuffled like cards. Somewhere behind them a little girl is calling; she has been lost here since the wallpaper was new. Find Christina, find the front door, and do not count the corners.
haunt-34-traitor-intro = Rooms are only habits, and you have learned to break them. A twist of the wrist, and the stairs lead to the ceiling. The child is yours: she came with the house. Let them look. There is always one more door.
haunt-34-hero-setup = The Event deck goes back to the box. The Number Track starts at { $players ->
        [3] 6
        [4] 3
        [5] 1
       *[6] 0
    }. The player to the traitor’s left takes the first turn.
haunt-34-traitor-setup = The traitor heals all traits. All tiles except Landings and tiles with explorers go back to the stack, which is shuffled. The traitor lays the remaining tiles anew, all joined to each other, as a single region.
haunt-34-hero-goal = Carry Christina to the Entrance Hall and escape with her.
haunt-34-traitor-goal = All heroes are dead.
haunt-34-end-hero = The door opens, and it is the right door. The girl stops on the threshold, looks back at the impossible stairs, and shuts them in herself. Then she asks what year it is.
haunt-34-end-traitor = They are all still walking. Sometimes, between one wallpaper and the next, they can be heard counting the doors.
haunt-34-search = Look for Christina
    .text = On a tile with an Omen symbol, while nobody has found her: roll as many dice as the Number Track shows. 9+: Christina goes with you. 0–8: take 1 General damage. Either way your turn ends.
haunt-34-escape = Escape
    .text = In the Entrance Hall, with Christina: roll as many dice as the Number Track shows. 9+: the heroes win. 0–8: your turn ends.
haunt-34-leap = Leap
    .text = On a tile with an unexplored doorway: Sanity roll. 3+: place yourself on any tile with an unexplored doorway. 0–2: nothing.
haunt-34-manipulate = Bend the House
    .text = { $players ->
        [3] Once
        [4] Once
        [5] Twice
       *[6] Twice
    } a turn, and one more time while a hero carries Christina: every hero takes one die of General damage, and you move each of them up to as many tiles; or move a tile that is no Landing to an unexplored doorway so that no other tile is cut off; or gain 2 in any trait.
haunt-34-rule-floor = All tiles are on the Ground Floor. Tiles that lead to others still do. The Mystic Elevator moves only on a roll of 2 or 4.
haunt-34-rule-discover = Only heroes discover, and always the top tile of the stack, whatever its back. Discovering does not end the turn. Event symbols do nothing; for an Item symbol draw an Item; for an Omen symbol draw an Omen, and the Number Track rises by 1, up to 8.
haunt-34-rule-christina = Heroes can trade Christina and can take her along from a dead hero. The traitor never can.
haunt-34-rule-return = A traitor who is dead when the traitor’s turn begins comes back, healed, on a tile with an unexplored doorway, and takes the turn.
token-34-christina = Christina
prompt-34-manipulate = { $seat }, how do you bend the house?
choice-34-manipulate-throw = Throw the heroes about
choice-34-manipulate-room = Move a room
choice-34-manipulate-grow = Grow: 2 in a trait
prompt-34-room = { $seat }, which room do you move?
