### koszmar scenario.

cli-about-scenario = write a scenario of your own, check it, try it, install those of others
cli-help-scenario =
    Scenarios are folders of text files: the plot in TOML, the words in Fluent, no code.
    koszmar scenario new mill, then check mill and play mill. docs/scenarios.md tells the rest.
cli-about-scenario-new = make a folder with a small scenario that works and explains itself
cli-help-scenario-new = Make a folder with a small scenario that works, in both languages, with comments that explain every part. The name of the folder becomes its key.
cli-about-scenario-check = say what is wrong with a scenario, then let bots play it and report
cli-help-scenario-check =
    Read a scenario and say what is wrong with it: file, line, and what would be right.
    If nothing is, bots play it with every number of players: what nobody ever sees, how it ends, how long it takes, how often it is won.
    Exit code 1 if it cannot be played.
cli-about-scenario-play = play a scenario that is being written
cli-help-scenario-play = Play a scenario that is being written, in the browser or in the terminal, from its beginning or from a point that it marks. FOLDER may also be the name of one that is installed.
cli-about-scenario-schema = print the JSON Schema of a scenario's file, for editors
cli-help-scenario-schema = Print the JSON Schema of a scenario's file. An editor that knows TOML completes and checks with it: write #:schema and where it lies in the first line.
cli-about-scenario-migrate = show what an older scenario becomes in the format of today
cli-help-scenario-migrate = Show, line by line, what a scenario of an older format becomes in the format of today. Nothing is written without --write.
cli-about-scenario-install = install a scenario that somebody else wrote, from a folder or a zip
cli-help-scenario-install =
    Install a scenario from a folder or a zip. It is checked first; nothing in it can run anything.
    It can then be chosen in the lobby, and with koszmar play GAME --option scenario=KEY.
cli-about-scenario-list = list the scenarios that there are
cli-help-scenario-list = List the scenarios that come with the game and those that are installed.
cli-about-scenario-remove = remove an installed scenario
cli-help-scenario-remove = Remove an installed scenario. Matches of it can be loaded again once it is installed again.

scenario-option-game = The game that the scenario is for, if several have scenarios.
scenario-option-matches = How many matches bots play for each number of players; 0: none.
scenario-option-players = For how many players they play, such as 2,4; by default for every number that the scenario allows.
scenario-option-bots = Who plays them.
scenario-option-plot = Draw how often it is won.
scenario-option-against = Another version: both are played with the same seeds and compared.
scenario-option-dead-ends = Seek dead ends: from every round of a lost match the last of the bots tries again as many times as this; told is where it never wins. Takes long.
scenario-option-terminal = Play here instead of in the browser.
scenario-option-write = Write it into the folder.
scenario-option-from = Begin at a point that the scenario marks: [point.NAME].

scenario-which-game = Say with --game which game is meant: { $games }.
scenario-refused = { $path } is not taken: { $reason }.
scenario-bad-key = “{ $name }” cannot be a key: small letters, digits and hyphens, at most 40.
scenario-there = { $path } is there already, and not empty.
scenario-current = { $path } is written in the format of today.
scenario-migrated = { $path } is written in the format of today now.
scenario-would-migrate = Nothing was written. To do so: koszmar scenario migrate { $path } --write
scenario-no-folder = { $path } is no folder: unpack it first.
scenario-made = { $path } is there. Look into scenario.toml, then: koszmar scenario check { $path }
scenario-wrong =
    { $count ->
        [one] Something is wrong with it: { $first }
       *[other] { $count } things are wrong with it; the first: { $first }
    }
scenario-at = The scenario is played at { $address } (Ctrl+C to stop)
scenario-installed = { $name } is installed.
scenario-not-installed = { $path } is not installed: it cannot be played like this.
scenario-left-out = { $path } is left out: { $reason }
scenario-removed = { $name } is removed.

scenario-complaints =
    { $grave ->
        [0] Nothing keeps it from being played
        [one] { $grave } thing is wrong
       *[other] { $grave } things are wrong
    }; { $doubts ->
        [0] no doubts.
        [one] { $doubts } doubt.
       *[other] { $doubts } doubts.
    }
scenario-study =
    { $matches ->
        [one] One match by bots:
       *[other] { $matches } matches by bots:
    }
scenario-column-players = players
scenario-column-bot = bot
scenario-column-matches = matches
scenario-column-wins = won
scenario-column-rounds = rounds
scenario-column-decisions = decisions
scenario-column-endings = how it ended
scenario-column-milestone = step of the story
scenario-column-reached = reached
scenario-column-round = in round
scenario-column-variant = what chance decided
scenario-column-character = character
scenario-column-before = before
scenario-column-after = now
scenario-column-difference = difference
scenario-column-turned = better–worse
scenario-error = A match failed (seed { $seed }): { $error }
scenario-never-tile = Never laid: { $names }
scenario-never-room = Nobody ever came into: { $names }
scenario-never-token = Never placed: { $names }
scenario-never-event = Never happened: { $names }
scenario-never-option = Never chosen: { $names }
scenario-never-puzzle = Never solved: { $names }
scenario-never-milestone = Never reached: { $names }
scenario-never-card = Nobody ever had: { $names }
scenario-never-draw = Never drawn: { $names }
scenario-never-ending = It never ended like this: { $names }
scenario-certain =
    It is as good as certain to end with “{ $ending }” ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $bot }).
scenario-uneven = For { $bot } the number of players matters: { $low } with { $worst }, { $high } with { $best }.
scenario-off-aim = Out of band: { $won } won by { $bot } ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }), aimed at { $aim }.
scenario-blind = Chance alone wins too often: { $won } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
scenario-suffered = Cards suffered in a match, by cause: { $causes }.
scenario-given-up = { $puzzle } is given up in { $part } of the matches that attempt it.
scenario-unused = Actions that nobody used: { $part } (at most { $most }{ $off ->
    [yes] ; out of band
   *[no] {""}
    }).
scenario-broken = Of all characters at the end of won matches, { $part } were Wounded or Insane ({ $low } to { $high }{ $off ->
    [yes] ; out of band
   *[no] {""}
    }).
scenario-gone = Of all characters at the end of won matches, { $part } were eliminated ({ $low } to { $high }{ $off ->
    [yes] ; out of band
   *[no] {""}
    }).
scenario-changes = The same matches in both versions:
scenario-dead-ends-sought = dead ends
scenario-dead-ends =
    { $count ->
        [0] No dead ends in the { $lost } lost matches ({ $attempts } attempts from each round).
        [one] One dead end in the { $lost } lost matches ({ $attempts } attempts from each round):
       *[other] { $count } dead ends in the { $lost } lost matches ({ $attempts } attempts from each round):
    }
scenario-dead-end =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $bot }, match { $match }: lost from round { $round } on, ended in round { $last }. Not reached by then: { $missing }
scenario-all-seen = Everything in it was seen by somebody, and no ending is certain.
scenario-plot = How often { $name } is won, by number of players and by bot
scenario-plot-row = { $players }, { $bot }
scenario-plot-axis = matches won
