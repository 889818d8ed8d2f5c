# In the lobby, and when it is over.

game-lure = You open the doors of an old house, one room after another. Then something in it wakes, and one of you is no longer on your side.
game-won = Grey light in the windows. The house on the hill is quiet again, for now.
game-lost = The door is shut again. From outside it looks like a house where nobody lives.

# In reports: kinds of printed things, and answers that differ from match to match.

kind-card = Cards
kind-tile = Tiles
kind-explorer = Explorers
kind-scenario = Scenarios
kind-haunt = Haunts
choice-haunt = Something that only the haunt allows
