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
text-toward =
    { $way ->
        [0] north
        [1] north-east
        [2] east
        [3] south-east
        [4] south
        [5] south-west
        [6] west
       *[7] north-west
    }: { $to }
# A token that points somewhere, or comes from there: a noise.
text-bearing =
    { $way ->
        [0] { $what }, from the north
        [1] { $what }, from the north-east
        [2] { $what }, from the east
        [3] { $what }, from the south-east
        [4] { $what }, from the south
        [5] { $what }, from the south-west
        [6] { $what }, from the west
       *[7] { $what }, from the north-west
    }
text-link =
    { $kind ->
        [border] open border
        [impassable] impassable
        [wall] wall
        [door] door
        [corridor] corridor
        [stairs] stairs
        [back-stairs] back stairs
        [passage] passage
       *[leads-to] leads to
    }
text-link-state =
    { $state ->
        [open] open door
        [closed] closed door
        [locked] locked door
        [blocked] blocked door
       *[destroyed] destroyed door
    }
text-open-door = unexplored doorway
text-false-door = a door that leads nowhere
text-stairs = stairs
text-door = a door
text-no-way = no way out
text-there = Here: { $who }.
text-notes = Noted here: { $notes }.
text-tile-state =
    { $state ->
       *[turned] turned over
    }
text-seen =
    { $seen ->
        [before] not in sight
       *[never] unexplored
    }
text-light =
    { $light ->
        [lit] lit
       *[dark] dark
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
text-roll-faces = { $title }: { $faces }.
# How likely it is what an answer is for.
text-odds = { $of } { $percent }%
text-aim = Your goal
text-roll-target = Needed: { $target }.
text-roll-goal = On a success: { $goal }.
text-roll-verdict =
    { $verdict ->
        [success] Success.
       *[failure] Failure.
    }
text-die-counts = success
text-die-changed =
    { $changed ->
        [rerolled] rerolled
       *[converted] changed
    }
text-die-was = was { $was }

## Puzzles

text-puzzle-moves = Moves: { $moves }.
text-puzzle-budget = Moves: { $moves } of { $limit }.
text-puzzle-exit = The way out is at the right end of row { $row }.
text-puzzle-block =
    row { $rows ->
        [1] { $row }
       *[other] { $row }–{ $lastrow }
    }, column { $columns ->
        [1] { $column }
       *[other] { $column }–{ $lastcolumn }
    }: { $label }
text-block-state =
    { $state ->
        [right] in its place
        [key] the key
        [laid] laid
        [absent] not in the code
        [named] named by somebody
       *[fixed] does not move
    }
text-puzzle-guess = Attempt { $number }: { $values }. { $marks }
text-puzzle-marks = In the right place: { $right }; in a wrong one: { $misplaced }.

## States of a card

state-exhausted = exhausted
state-blocked = blocked
state-hidden = face down
