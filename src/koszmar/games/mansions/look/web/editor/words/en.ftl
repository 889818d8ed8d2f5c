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
