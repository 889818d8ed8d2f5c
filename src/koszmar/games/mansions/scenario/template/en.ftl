### Every text of the scenario, by its key. Short sentences: they are read aloud. Further lines are indented.

prologue =
    The power went at nine. There is a lamp in the hall, and somebody in this house had matches.
    Whoever breathes on the stairs does not seem to need any light.
find-light = Find the matches.
light-it = Light the lamp in the entry hall.
drawers = The drawers are full of letters that somebody has wetted and dried again.
# What stands in braces is filled in: who acts and where, names, numbers.
books = { $who } looks along the shelves. The books stand with their backs to the wall.
spines = All of them are the same book.
draught = A draught, although every window is nailed shut.
matches = A box of matches, four of them dry.
lit = The flame stands quite still. Nobody is on the stairs, and nobody ever was.
dark = At midnight the breathing comes down into the hall.
nobody = In the morning the lamp burns. Nobody is there who could have lit it.

## Names of tokens, and labels of what can be done with them

token-study-door = Narrow door
token-library-door = Double door
token-desk = Desk
token-shelves = Shelves
token-lamp = Lamp
option-at-shelves-search = Search the shelves
option-at-shelves-glance = Read the spines

## A monster of our own

monster-caretaker = Caretaker
caretaker-about = He has swept this hall every night for a hundred years.
caretaker-sweeps = The broom comes first, and then he does.
