# In the lobby, and when it is over.

game-lure = Someone has opened the Grimoire. Six nights, six Monsters, and a stack of Madness that only ever grows thinner. You win together, or nobody does.
game-won = The last page is turned, the clasp snaps shut, and for the first time in six nights somebody in the library laughs.
game-lost = The candles burn down by themselves. The book reads on, and now it reads you.

# In reports: kinds of printed things, and answers that differ from match to match.

kind-spell = Spells
kind-curse = Curses
kind-page = Monsters
kind-magician = Magicians
