### The scenario editor.

editor-title = Scenario editor
editor-undo = Undo
editor-redo = Redo
editor-open = Open …
editor-empty = An empty one
editor-new = A small one that works
editor-import = Import a zip
editor-save = Save as a zip
editor-cancel = Cancel
editor-checking = Checking …
editor-verdict =
    { $grave ->
        [0] It can be played
        [one] 1 thing is wrong
       *[other] { $grave } things are wrong
    }{ $doubts ->
        [0] { "" }
        [one] , 1 doubt
       *[other] , { $doubts } doubts
    }
editor-tab-map = Map
editor-tab-story = Story
editor-tab-texts = Texts
editor-tab-problems = Problems
editor-tab-files = Files
editor-tab-play = Play

## The map

editor-map = Map
editor-map-which = Map
editor-map-more = A second map
editor-map-later = tiles that come later
editor-start = Where to begin
editor-lay-a-tile = Lay a tile
editor-place-a-token = Place a token
editor-hold-a-tile = Drag a tile, or take it with Tab: arrows move it, R turns it, Delete takes it away.
editor-tile-at = { $tile }, column { $x }, row { $y }, turned by { $turned }°
editor-joints = Walls and doors
editor-seam =
    Between { $one } and { $other }: { $kind ->
        [wall] a wall; a click makes a door
        [door] a door; a click makes a wall
       *[border] open; a click makes a wall
    }
editor-unreachable = Nobody can walk to { $space }
editor-turn-left = turn left
editor-turn-right = turn right
editor-take-away = Take away
editor-ArrowUp = Up
editor-ArrowRight = To the right
editor-ArrowDown = Down
editor-ArrowLeft = To the left
editor-pick = Pick on the map
editor-pick-start = In which space do investigators begin?
editor-pick-space = In which space does the token lie?
editor-pick-joint = At which space does the door begin?
editor-pick-beyond = And where does it lead?
editor-token-explore = Explore
editor-token-search = Search
editor-token-interact = Interact
editor-token-sight = Sight
editor-token-person = Person

## The story

editor-kinds = Parts of the story
editor-kind-scenario = Scenario
editor-kind-draw = Draws
editor-kind-token = Tokens
editor-kind-event = Events
editor-kind-puzzle = Puzzles
editor-kind-clock = Clocks
editor-kind-milestone = Milestones
editor-kind-ending = Endings
editor-kind-mythos = Mythos
editor-kind-point = Points
editor-preview = As players see it
editor-more = add
editor-earlier = Earlier
editor-later = Later
editor-by-chance = by chance
editor-offers = What may come next
editor-verbs = All effects, with examples
editor-field-key = Key
editor-field-format = Format
editor-field-title = Title
editor-field-difficulty = Difficulty, 1 to 5
editor-field-minutes = Minutes, from and to
editor-field-players = Players, from and to
editor-field-horizon = Last round
editor-field-deadline = Deadline, for 1 to 5 investigators
editor-field-hard = The same for those who know the scenario
editor-field-possessions = Starting possessions
editor-field-more-possessions = For each investigator beyond two
editor-field-authors = Authors
editor-field-licence = Licence
editor-field-warnings = Warnings
editor-field-setup = Before the first round
editor-field-one-of = One of
editor-field-weights = How likely each is
editor-field-draw-at = Decided
editor-field-kind = Kind
editor-field-at = Where
editor-field-with = Comes with the tile
editor-field-at-start = There from the start
editor-field-reveals = Places the tiles
editor-field-mood = Mood
editor-field-shield = Can be lost in place of an investigator
editor-field-portrait = Portrait
editor-field-name = Name
editor-field-label = Label
editor-field-when = When
editor-field-moment = Moment
editor-field-costs-action = costs an action
editor-field-if = Only if
editor-field-each = To whom
editor-field-text = Text
editor-field-text-key = Key of the text
editor-field-do = What happens
editor-field-options = Options
editor-field-once = Only once
editor-field-action = Costs an action
editor-field-limit = At most so often (0: any)
editor-field-priority = Priority
editor-field-skill = Skill
editor-field-size = Rows and columns, or links and values
editor-field-level = Fewest steps
editor-field-code = Code (empty: at random)
editor-field-tags = Tags
editor-field-advance = Moves on
editor-field-stages = Stages
editor-field-part = At so many percent of the deadline
editor-field-mythos = Grade of Mythos events
editor-field-needs = Needs
editor-field-ways = Ways to it
editor-field-of = Or enough of
editor-field-enough = How many are enough
editor-field-objective = Objective
editor-field-result = Result
editor-field-epilogue = Epilogue
editor-field-ban = Events that never come
editor-field-first = Grade at the beginning
editor-field-round = Round
editor-field-draw = What chance has decided
editor-value-search = Search
editor-value-interact = Interact
editor-value-explore = Explore
editor-value-sight = Sight
editor-value-person = Person
editor-value-picture = Picture
editor-value-lock = Lock
editor-value-code = Code
editor-value-win = Win
editor-value-loss = Loss
editor-value-each-round = every round
editor-value-never = only by effects
editor-value-setup = before the match
editor-value-event = when an effect says “draw”
editor-moment-token = something is done at a token
editor-moment-enters = somebody enters a place
editor-moment-round = a round begins
editor-moment-round-start = every round begins
editor-moment-mythos = the Mythos phase begins
editor-moment-before-monsters = before monsters act
editor-moment-defeated = a monster is defeated
editor-moment-wounded = somebody is Wounded
editor-moment-insane = somebody is Insane
editor-moment-eliminated = somebody is eliminated
editor-moment-milestone = a milestone is reached
editor-moment-lost = a person is lost
editor-moment-pool = it is drawn like a Mythos event of a grade
editor-moment-page = a page of the Old Journal is read
editor-moment-called = another event says “happens”

## Texts, problems, files, play

editor-texts = Texts
editor-seek = Search
editor-only-missing = only what is missing ({ $count })
editor-forget-texts = Take away what nothing says ({ $count })
editor-problems = Problems
editor-nothing-wrong = Nothing is wrong with it.
editor-folder = These files are the whole scenario: koszmar scenario check { $key }
editor-play = Play
editor-play-from = Play from here
editor-players = Players
editor-bots = Bots take the other seats
editor-from = Begin
editor-from-beginning = at the beginning
editor-from-here = somewhere in the middle
editor-before = What has happened by then
editor-not-yet =
    { $count ->
        [one] Something is wrong with it: it cannot be played yet.
       *[other] { $count } things are wrong with it: it cannot be played yet.
    }
editor-lay-beside = Lay it in another window, secrets here
editor-margin = What nobody at the table is told
editor-margin-map = Map
editor-margin-draw = Draws
editor-margin-fact = Facts
editor-margin-clock = Clocks
editor-margin-quota = Successes so far
editor-margin-milestone = Reached
editor-margin-code = Codes
editor-margin-mythos = Next Mythos events
editor-lay-table = Lay the table

## The plot as a graph

editor-tab-graph = Plot
editor-graph = The plot as a graph
editor-graph-how = What leads to what, from left to right: events, clocks, steps of the story, endings. A broken line is a condition. Each part leads to its form.
editor-graph-alone = By themselves
editor-graph-node =
    { $kind }{ $count ->
        [0] { "" }
       *[other] , leads to: { $to }
    }{ $wrong ->
        [0] { "" }
       *[other] , something is wrong here
    }
editor-one-event = event
editor-one-clock = clock
editor-one-milestone = milestone
editor-one-ending = ending

## Bots try it

editor-rehearsal = Let bots try it
editor-rehearsal-how = A few matches for each number of players. Small numbers: the command koszmar scenario check plays as many as you like.
editor-rehearsal-bot = Who plays
editor-rehearsal-matches = Matches of each number
editor-rehearsal-old = You have changed something since.
editor-bot-sensible = sensible bots
editor-bot-random = bots that choose at random
editor-rehearse = Let them play
editor-rehearsing =
    { $players ->
        [one] One player …
       *[other] { $players } players …
    }
editor-report-matches =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }
editor-report-count = matches
editor-report-players = players
editor-report-won = won
editor-report-rounds = rounds
editor-report-decisions = decisions
editor-report-endings = how it ended
editor-report-step = step of the story
editor-report-reached = reached
editor-report-round = in round
editor-never-tile = Never laid: { $names }
editor-never-room = Nobody ever came into: { $names }
editor-never-token = Never placed: { $names }
editor-never-event = Never happened: { $names }
editor-never-option = Never chosen: { $names }
editor-never-puzzle = Never solved: { $names }
editor-never-milestone = Never reached: { $names }
editor-never-draw = Never drawn: { $names }
editor-never-ending = It never ended like this: { $names }
editor-report-change = before
editor-report-changed = { $before } · { $better } better, { $worse } worse
editor-report-suffered = Cards suffered in a match, by cause: { $causes }
editor-cause-attack = attacks
editor-cause-evade = evade checks
editor-cause-card = cards
editor-cause-trade = trades
editor-cause-horror-check = horror checks
editor-cause-event = Mythos and scenario events
editor-cause-fire = Fire
editor-cause-spell = Spells
editor-cause-injury = Damage and Horror cards
editor-cause-condition = Conditions
editor-cause-ability = abilities
editor-cause-search = searching
editor-cause-interact = interacting
editor-cause-explore = exploring
editor-cause-sight = looking
editor-cause-story = the story
editor-report-given-up = Attempted and sometimes never solved: { $puzzles }
editor-report-unused = Actions that nobody used: { $part }
editor-report-off-aim = Far from what you aim at ({ $aim }): with { $players } players
editor-field-aim = How often it shall be won, in percent (0: not said)
editor-never-card = Nobody ever had: { $names }

## Dice of one's choice

editor-field-dice = How the first dice fall
editor-margin-dice = The next dice

## What acts, in sentences

editor-sentences = In plain words
editor-and = and
editor-or = or
editor-not = not ({ $what })
editor-this-token = this token
editor-place-here = here
editor-place-room = the room
editor-grade-minor = minor
editor-grade-major = major
editor-grade-deadly = deadly
editor-grade-helpful = helpful
editor-grade-flavour = atmospheric
editor-does-damage =
    Suffers { $number } Damage{ $facedown ->
        [yes] , face down
       *[no] { "" }
    }{ $negate ->
        [yes] ; each success of { $skill }{ $sign ->
            [no] { "" }
           *[other] { " " }({ $sign })
        } prevents one
       *[no] { "" }
    }.
editor-does-horror =
    Suffers { $number } Horror{ $facedown ->
        [yes] , face down
       *[no] { "" }
    }{ $negate ->
        [yes] ; each success of { $skill }{ $sign ->
            [no] { "" }
           *[other] { " " }({ $sign })
        } prevents one
       *[no] { "" }
    }.
editor-does-mend =
    Discards { $number } Damage{ $facedown ->
        [yes] , facedown cards only
       *[no] { "" }
    }.
editor-does-calm =
    Discards { $number } Horror{ $facedown ->
        [yes] , facedown cards only
       *[no] { "" }
    }.
editor-does-reopen =
    A random facedown { $what ->
        [damage] Damage
       *[horror] Horror
    } is flipped faceup.
editor-does-condition = Gains the Condition { $condition }.
editor-does-cure = Loses the Condition { $condition }.
editor-does-clue = Clues: { $change }.
editor-does-waste = The action is wasted.
editor-does-test =
    Tests { $skill }{ $sign ->
        [no] { "" }
       *[other] { " " }({ $sign })
    }{ $number ->
        [no] { "" }
        [one] ; 1 success is needed
       *[other] ; { $number } successes are needed
    }.
editor-does-quota =
    Tests { $skill }; successes add up (“{ $fact }”) to { $number }{ $each ->
        [yes] { " " }for each investigator
       *[no] { "" }
    }{ $sign ->
        [no] { "" }
       *[other] , { $sign }
    }.
editor-does-puzzle = Attempts the puzzle “{ $puzzle }”.
editor-does-hint =
    Of the code “{ $puzzle }” is learned: { $what ->
        [row] a guess with its answer
        [without] a value that it does not have
        [next] the first link that is not known
       *[other] link { $what }
    }{ $false ->
        [yes] { " " }(a lie)
       *[no] { "" }
    }.
editor-does-each = To each investigator who is meant: { $selector }.
editor-does-random =
    To { $number ->
        [no] one
       *[other] { $number }
    } of them at random: { $selector }.
editor-does-one = To one of them, by the group’s choice: { $selector }.
editor-does-choose =
    { $together ->
        [yes] The group chooses:
       *[no] That player chooses:
    }
editor-does-option =
    Option “{ $label }”{ $if ->
        [no] { "" }
       *[other] , only if { $if }
    }:
editor-does-may-move = May move { $number } now.
editor-does-flee =
    Moves { $number } { $start ->
        [yes] back toward the start
       *[no] away from the monster
    }.
editor-does-drawn =
    Is drawn { $number } toward { $place ->
        [no] the monster
       *[other] { $place }
    }.
editor-does-put = Is put there: { $place }.
editor-does-prowl =
    { $what ->
        [all] Every monster moves
        [nearest] The nearest monster moves
        [farthest] The farthest monster moves
        [in-range] Every monster with somebody in range moves
       *[no] The monster moves
    } { $number } toward the nearest investigator.
editor-does-drop =
    Drops { $what ->
        [own] something of one’s own choice
        [random] something at random
        [light] a Light Source
       *[other] { $thing }
    }{ $item ->
        [yes] { " " }(an Item)
       *[no] { "" }
    }.
editor-does-lose =
    Discards { $what ->
        [own] something of one’s own choice
        [random] something at random
        [light] a Light Source
       *[other] { $thing }
    }{ $item ->
        [yes] { " " }(an Item)
       *[no] { "" }
    }.
editor-does-gain =
    { $random ->
        [yes] Gains a random card: { $deck }{ $trait ->
            [no] { "" }
           *[other] { " " }({ $trait })
        }.
       *[no] Gains { $card }{ $plot ->
            [yes] , which can never be lost
           *[no] { "" }
        }.
    }
editor-does-flip =
    { $what ->
        [spell] Flips a Spell and reads its back.
       *[this] The card turns over.
    }
editor-does-lights-out = Light Sources go out or are dropped.
editor-does-fire =
    Fire is placed: { $place ->
        [no] here
       *[other] { $place }
    }.
editor-does-quench =
    Fire is discarded: { $place ->
        [no] here
       *[other] { $place }
    }.
editor-does-darkness =
    Darkness is placed: { $place ->
        [no] here
       *[other] { $place }
    }.
editor-does-daylight =
    Darkness is discarded: { $what ->
        [no] here
        [one] one, by the group’s choice
       *[other] { $thing }
    }.
editor-does-spread =
    Fire spreads{ $number ->
        [no] { "" }
        [one] { "" }
       *[other] { " " }{ $number } times
    }.
editor-does-slide-back =
    { $what ->
        [all] All Barricades slide back.
       *[one] One Barricade slides back, by the group’s choice.
    }
editor-does-spawn =
    { $monster } appears: { $place }{ $named ->
        [yes] , called “{ $word }”
       *[other] { "" }
    }{ $or ->
        [yes] ; if no figure is left: { $what ->
            [nothing] nothing
           *[other] { $thing }
        }
       *[no] { "" }
    }{ $waits ->
        [yes] ; it does not act in this round
       *[no] { "" }
    }{ $undying ->
        [yes] ; it cannot be defeated
       *[no] { "" }
    }.
editor-does-wound =
    { $here ->
        [yes] Every monster here
       *[no] The monster
    } suffers { $number } damage.
editor-does-heals = The monster loses { $number } damage.
editor-does-pause-monster = The monster loses its next movement.
editor-does-extra-action = One more action in this turn.
editor-does-tile = Tiles are placed: { $place }.
editor-does-discard-tile = A tile is discarded with all that lies on it: { $place }.
editor-does-token = Tokens are placed: { $token }.
editor-does-discard = A token is discarded: { $mark }.
editor-does-stage = This token comes to its next stage.
editor-does-wall = A wall between { $place } and { $place2 }.
editor-does-door = A door between { $place } and { $place2 }.
editor-does-barricade = A Barricade is placed: { $place }.
editor-does-passage = Secret Passages are placed: { $place }.
editor-does-clear-board = The board is cleared; possessions stay.
editor-does-begin-at = All investigators are placed there: { $place }.
editor-does-follow =
    { $person ->
        [no] This person
       *[other] { $person }
    } follows the investigator.
editor-does-part =
    { $person ->
        [no] This person
       *[other] { $person }
    } follows nobody any more.
editor-does-mood =
    { $person ->
        [no] This person
       *[other] { $person }
    }: mood { $mood }.
editor-does-followers = For each person who follows the investigator:
editor-does-walk = { $person } walks { $number } toward { $place }.
editor-does-perish = People alone where Fire burns are lost.
editor-does-leave = Leaves the board, undefeated: { $thing }.
editor-does-eliminate = Is eliminated.
editor-does-happens = The event “{ $event }” happens.
editor-does-draw = Chance decides “{ $draw }” now, and nobody is told.
editor-does-set =
    “{ $fact }” becomes { $change }{ $each ->
        [yes] { " " }for each investigator
       *[no] { "" }
    }{ $sign ->
        [no] { "" }
       *[other] , { $sign }
    }.
editor-does-add =
    “{ $fact }” changes by { $change }{ $each ->
        [yes] { " " }for each investigator
       *[no] { "" }
    }{ $sign ->
        [no] { "" }
       *[other] , { $sign }
    }.
editor-does-clock =
    The clock{ $clock ->
        [no] { "" }
       *[other] { " " }“{ $clock }”
    } moves by { $change }.
editor-does-mythos = From now on Mythos events are { $grade }.
editor-does-reach = The milestone “{ $milestone }” is reached.
editor-does-say = Everybody is told: { $text }
editor-does-tell = This player alone is told: { $text }
editor-does-page = A new page of the Old Journal can be read.
editor-quoted = “{ $text }”
editor-does-objective = The objective is now: { $text }
editor-does-end = The match ends: “{ $ending }”.
editor-does-if = If { $question }:
editor-does-else = Otherwise:
editor-does-any = If at least one of those cards was suffered:
editor-does-unhurt = If none of those cards was suffered:
editor-does-pass = If it is passed:
editor-does-fail = If it is failed:
editor-does-least =
    { $number ->
        [one] With at least 1 success:
       *[other] With at least { $number } successes:
    }
editor-does-met = When there are enough:
editor-does-short = While there are not enough:
editor-does-solved = If it is solved:
editor-does-unsolved = If it is not solved:
editor-does-wrong = After each wrong guess:
editor-asks-reached = milestone “{ $milestone }” is reached
editor-asks-happened = “{ $event }” has happened
editor-asks-has = the investigator has { $card }
editor-asks-group = the group has { $card }
editor-asks-anyone = there is somebody: { $selector }
editor-asks-all = all investigators: { $selector }
editor-asks-follower =
    { $person } follows somebody{ $place ->
        [no] { "" }
       *[other] { " " }and is there: { $place }
    }
editor-asks-placed = the tile lies there: { $place }
editor-asks-token = the token lies there: { $token }
editor-asks-this = this token is: { $token }
editor-asks-at = { $token } is there: { $place }
editor-asks-mood = { $person }: mood { $mood }
editor-asks-monster = a monster is on the board: { $monster }
editor-asks-burns = Fire burns in all of it: { $place }
editor-asks-solved = the puzzle “{ $puzzle }” is solved
editor-number-round = round
editor-number-difficulty = difficulty
editor-number-investigators = investigators
editor-number-alive = investigators still in play
editor-number-monsters = monsters
editor-number-fires = Fires
editor-number-result = successes
editor-number-stage = stage of the token
editor-number-clues = Clues
editor-number-who = investigator’s place
editor-number-followers = followers
editor-number-evidence = Evidence of the group
editor-whom-anyone = anyone
editor-whom-self = whoever caused it
editor-whom-others = the others
editor-whom-here = in this space
editor-whom-in-range = within range
editor-whom-within-2 = at most 2 spaces away
editor-whom-adjacent = at most 1 space away
editor-whom-room = in this room
editor-whom-next-room = in a neighbouring room
editor-whom-indoors = indoors
editor-whom-outdoors = outdoors
editor-whom-in-darkness = in Darkness
editor-whom-near-fire = beside Fire
editor-whom-fire-in-room = with Fire in the room
editor-whom-lit-room = in a room with light
editor-whom-near-water = beside water
editor-whom-at-the-docks = at the docks
editor-whom-on-the-shore = on the shore
editor-whom-near-door = beside a door
editor-whom-alone = alone in a room
editor-whom-together = all in one room
editor-whom-sharing = sharing a space
editor-whom-insane = Insane
editor-whom-wounded = Wounded
editor-whom-near-the-mad = within range of somebody Insane
editor-whom-safe = with no monster in range
editor-whom-with-monster = in a monster’s space
editor-whom-most = with the most { $measure }
editor-whom-least = with the least { $measure }
editor-whom-tag = where it says: { $what }
editor-whom-with = who has: { $what }
editor-whom-in = in: { $what }
editor-whom-possessions = with at least { $what } possessions
editor-measure-damage = Damage
editor-measure-horror = Horror
editor-measure-clues = Clues
editor-measure-items = Items
editor-measure-possessions = possessions
editor-measure-loneliness = distance from others
editor-owned-light = a Light Source
editor-owned-item = an Item
editor-owned-spell = a Spell
editor-owned-clue = a Clue
editor-owned-damage = facedown Damage
editor-owned-horror = facedown Horror
editor-then-token =
    When somebody does something here: { $which }{ $action ->
        [yes] ; it costs an action
       *[no] ; it is free
    }.
editor-then-enters = When somebody enters { $which }.
editor-then-round = When round { $which } begins.
editor-then-round-start = When a round begins, every time.
editor-then-mythos = When the Mythos phase begins.
editor-then-before-monsters = In the Mythos phase, before monsters act.
editor-then-defeated =
    When a monster is defeated: { $any ->
        [yes] any
       *[no] { $which }
    }.
editor-then-wounded = When somebody becomes Wounded.
editor-then-insane = When somebody becomes Insane.
editor-then-eliminated = When somebody is eliminated.
editor-then-milestone = When the milestone “{ $which }” is reached.
editor-then-lost =
    When a person is lost: { $any ->
        [yes] any
       *[no] { $which }
    }.
editor-then-used = When somebody has used the card { $which }.
editor-then-pool = When it is drawn among the Mythos events ({ $which }).
editor-then-page = When page { $which } of the Old Journal is read.
editor-then-called = When another event says so.

# Monsters of a scenario
editor-kind-monster = Monsters
editor-field-figure = Figure that stands for it
editor-field-class = Class
editor-field-health = Health
editor-field-monster-each = Health for each investigator
editor-field-awareness = Awareness
editor-field-horror = Horror rating
editor-field-brawn = Brawn
editor-field-ability = Ability
editor-field-activations = Activations (none: those of its figure)
editor-field-evades = Evade checks (none: those of its figure)
editor-field-frights = Horror checks (none: those of its figure)
editor-field-attacks = Attacks on it (none: those of its class)
editor-field-move = Moves
editor-field-reach = Reaches
editor-field-victim = Victim
editor-field-instead = Moves on if it reaches nobody
editor-field-monster-with = With which weapons (none: all)
editor-field-monster-dice = Dice more or fewer
editor-field-damage = Damage more or less
editor-field-hit = With a success
editor-field-miss = Without one
editor-value-as-figure = as its figure
editor-value-humanoid = humanoid
editor-value-beast = beast
editor-value-spirit = spirit
editor-value-here = its own space
editor-value-adjacent = an adjacent space
editor-value-within-2 = two spaces
editor-value-in-range = within range
editor-value-met = whomever it went through

# Campaigns and stock parts
editor-field-include = Stock parts
editor-field-after = Follows the scenario (its key)
editor-field-exports = Leaves to the next part of a campaign
editor-field-imports = Takes over from the last part, with defaults
editor-field-scenario-needs = Products needed besides the base box
editor-field-notes = Notes, for you alone
editor-pictures = Pictures beside the plot: { $count }
editor-picture-add = Add a PNG, JPEG or WebP, at most 256 KiB
editor-field-refusal = What is said while it cannot be chosen
editor-field-often = Events that come more often
editor-moment-used = a card is used
