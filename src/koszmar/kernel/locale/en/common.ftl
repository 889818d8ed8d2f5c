### Words that every game needs.

## Lists and seats

# The last two of several things; those before $last are joined by commas already.
list = { $first } and { $last }
# A seat before anything better is known of it.
seat = Player { $number }

## The text view

text-book =
    { $count ->
        [0] { $title }, no page left to turn
        [one] { $title }, { $count } page left to turn
       *[other] { $title }, { $count } pages left to turn
    }
text-active = active player
text-out = out of the game
text-you = you

## Boards, dice and numbers in words

text-here = You are here: { $tile }, { $area }.
text-exit =
    { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }: { $to }
text-open-door = unexplored doorway
text-false-door = a door that leads nowhere
text-door = a door
text-no-way = no way out
text-there = Here: { $who }.
text-tile-state =
    { $state ->
        [turned] turned over
       *[unknown] unknown
    }
text-piece-state =
    { $state ->
        [tipped] lying down
        [stunned] stunned
       *[hidden] hidden
    }
text-meter = { $label } { $value } (row: { $row }; start: { $start })
text-meter-gone = { $label }: the skull
text-roll = { $title }: { $faces }. Result: { $result }.

## States of a card

state-exhausted = exhausted
state-blocked = blocked
state-hidden = face down
