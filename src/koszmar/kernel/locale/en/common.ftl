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

## States of a card

state-exhausted = exhausted
state-blocked = blocked
state-hidden = face down
