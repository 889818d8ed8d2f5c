### The command koszmar and the table in the terminal.

## Help

cli-help =
    Koszmar: horror board games for people and bots, at one table.
    Begin with: koszmar play bigbook
cli-usage = Usage:
cli-options = Options
cli-options-metavar = [OPTIONS]
cli-commands = Commands
cli-command-metavar = [OPTIONS] COMMAND …

cli-about-play = play a match in the terminal, with people and bots
cli-about-games = list the games and what can be chosen in each
cli-about-rules = look up the printed rules, or see which of them are tested
cli-about-replay = play a saved record again and check it
cli-about-completion = print the script that teaches a shell our commands

cli-help-play =
    Play a match in the terminal. With no more than the name of a game, a few questions come first.
    You take seat 0 and sensible bots take the rest, unless --seat says otherwise; several people share the keyboard.
    At the table, type help. Nothing is lost when you leave: go on with koszmar play GAME --resume.
cli-help-games =
    List the games. With the name of one, list its options, rulings and numbers, as --option, --ruling and --set of koszmar play take them.
cli-help-rules =
    Search the rules of a game in English and Polish at once, or show one rule by its id. Without words: the chapters.
cli-help-replay =
    Play a record again: from the seed and the choices the whole match follows. Shows how it ended and the table as it stood.
    Exit code 1 if the record does not fit the rules, at the first choice that fails.
cli-help-completion =
    Print the completion script of your shell.
    bash: eval "$(koszmar completion bash)" in ~/.bashrc; zsh: the same with zsh in ~/.zshrc; fish: koszmar completion fish > ~/.config/fish/completions/koszmar.fish

cli-option-help = Show this help.
cli-option-version = Show the version.
cli-build-pure = pure
cli-build-compiled = compiled
cli-option-lang = The language, Polish or English; by default that of your system.
cli-option-json = Print JSON, for programs.
cli-option-players = How many seats the table has.
cli-option-seat = Who sits in a seat, counted from 0: human, random, sensible, gentle, cruel, search, or engine:COMMAND for a program of yours. May be given for each seat.
cli-option-seed = The seed that decides every shuffle and roll; without one, nobody can guess it.
cli-option-option = An option of the game. May be given several times.
cli-option-ruling = A reading of a doubtful rule. May be given several times.
cli-option-set = A printed number, changed; a list of numbers as JSON. May be given several times.
cli-option-load = Go on from a record or a checkpoint.
cli-option-resume = Go on with the last match you left.
cli-option-plain = Text instead of the drawn table, for screen readers and pipes.
cli-option-upto = Stop after this many choices.
cli-option-look = Look with the eyes of this seat; by default with a spectator's.
cli-option-verify = Check that the seal is the hash of the seed.
cli-option-log = Tell everything that happened.
cli-option-coverage = Count the rules and cards that have a test, and name those that have none.
cli-option-tests = The folder with the tests; by default that of the checkout.

## What goes wrong

cli-no-command = There is no command “{ $name }”; there are: { $commands }.
cli-no-option =
    { $close ->
        [yes] There is no option { $name }. Did you mean { $hint }?
       *[no] There is no option { $name }; --help lists those there are.
    }
cli-missing = { $name } is missing; --help shows how the command is written.
cli-no-value = { $name } needs a value.
cli-too-many = There is a word too many: { $words }.
cli-wrong = That cannot be done: { $reason }.
cli-record-refused = The record is refused: { $reason }.
cli-record-refused-at = The record does not fit the rules at choice { $number }: { $reason }.
cli-not-one-of = { $name } cannot be “{ $value }”; it is one of: { $words }.
cli-not-a-number = { $name } takes a whole number, not “{ $value }”.
cli-too-small = { $name } takes { $least } or more, not { $value }.
cli-no-game = There is no game “{ $name }”; there are: { $games }.
cli-not-a-pair = { $flag } takes name=value, not “{ $pair }”.
cli-no-such-name = { $flag } knows no “{ $name }”; there are: { $names }.
cli-bad-value = { $name } cannot be “{ $value }”: { $reason }.
cli-players = { $game } is for { $low } to { $high } players, not { $players }.
cli-not-a-seat = --seat takes a seat and who sits in it, such as 0=human, not “{ $pair }”.
cli-no-seat = There is no seat { $number }; there are 0 to { $last }.
cli-no-file = There is no { $path }.
cli-unreadable = { $path } cannot be read: { $reason }.
cli-no-place = { $path } cannot be written: { $reason }.
cli-no-program = There is no program “{ $name }” that can be run.
cli-nothing-unfinished = No unfinished match of { $game } is waiting for you.
cli-other-game = This is a match of { $other }, not of { $game }.

## Games

cli-games-game = game
cli-games-title = title
cli-games-players = players
cli-games-kind = kind
cli-cooperative = co-operative
cli-semi-cooperative = semi-co-operative
cli-teams = teams
cli-one-against-all = one against all
cli-games-options = Options: --option name=value, or --name value
cli-games-rulings = Rulings, readings of doubtful rules; the first is ours: --ruling name=value
cli-games-parameters = Printed numbers: --set name=value
cli-default = default

## Rules

cli-our-reading = our reading
cli-rules-how = { $count } rules. Add a word or a rule's id to read them.
cli-rules-nothing = No rule speaks of “{ $words }”.
cli-rules-what = rules and a word: what are you looking for?
cli-coverage-untestable = No program can test:
cli-coverage-missing-rules = Rules without a test:
cli-coverage-missing-content = Content without a test:
cli-coverage-rules = Rules: { NUMBER($total, useGrouping: 0) } statements, { NUMBER($tested, useGrouping: 0) } tested, { $untestable } untestable, { NUMBER($missing, useGrouping: 0) } missing.
cli-coverage-content = Content: { NUMBER($total, useGrouping: 0) } things, { NUMBER($tested, useGrouping: 0) } tested, { NUMBER($missing, useGrouping: 0) } missing.
cli-coverage-sum =
    { $missing ->
        [0] Nothing is missing.
        [one] Missing altogether: { $missing }.
       *[other] Missing altogether: { NUMBER($missing, useGrouping: 0) }.
    }

## Replay

cli-replayed =
    { $count ->
        [one] { $count } choice replayed of { $recorded }.
       *[other] { $count } choices replayed of { $recorded }.
    }
cli-not-over = The match is not over.
cli-other-rules = It was recorded with other rules or cards, and still fits.
cli-verified =
    Seed: { $seed }
    Seal: { $seal } (fits)
cli-fingerprint = Fingerprint of the state: { $fingerprint }

## Before the match

cli-welcome = Pull up a chair. A few questions, and the candle is lit. Enter takes what stands in brackets.
cli-welcome-resume = A match is still waiting for you. Go on with it?
cli-welcome-players = How many seats at the table ({ $low }–{ $high })?
cli-welcome-which = Which one?
cli-welcome-people = How many of the { $players } are people at this keyboard? Bots take the rest.
cli-welcome-between = A number from { $low } to { $high }, please.
cli-welcome-shortcut = Next time, straight away: { $command }
cli-yes-no = [Y/n]
cli-no-yes = [y/N]

## At the table

cli-log-title = What has happened
cli-log-earlier =
    { $count ->
        [one] … and { $count } thing before that (log)
       *[other] … and { $count } things before that (log)
    }
cli-story-on = Enter…
cli-fast-on = From now on the table comes at once; log tells the rest. fast again goes back.
cli-fast-off = From now on you read first what happened.
cli-curtain = Now it is { $name }’s turn to look. Pass the keyboard, and everybody else look away.
cli-curtain-ready = Enter, when you are alone with the book…
cli-open-to-several = Any of you may answer; begin with { $seats } to answer for another seat.
cli-not-understood =
    { $count ->
        [one] “{ $line }” means nothing here. Type 1, or help.
       *[other] “{ $line }” means nothing here. Type a number from 1 to { $count }, or help.
    }
cli-which = That could be { $count } of the options. Which one?
cli-cause = This is part of: { $cause }.
cli-offered = Offered as number { $number }: { $label }.
cli-why-not-none = Everything that exists can be done now.
cli-why-not-unknown = There is no objection to “{ $name }”, and no such action now either.
cli-hint = The bot would take { $number }: { $label }. It gives you about { $percent }% to win.
cli-zoom-nothing = Nothing on the table is called “{ $name }”.
cli-more =
    { $count ->
        [one] … and { $count } more; say a little more.
       *[other] … and { $count } more; say a little more.
    }
cli-lang-which = Which language? { $languages }
cli-undo-nothing = There is nothing of yours to take back.
cli-undo-action = action
cli-undo-turn = turn
cli-undo-agree =
    { $bots ->
        [0] Something has been revealed since. Does everybody at the table agree to take it back?
        [one] Something has been revealed since, and { $bots } choice of the bots goes too. Does everybody agree to take it back?
       *[other] Something has been revealed since, and { $bots } choices of the bots go too. Does everybody agree to take it back?
    }
cli-saved = The record is saved: { $path }
cli-not-saved = The record could not be saved to { $path }: { $reason }.
cli-quit-save = Save the record to a file of yours as well?
cli-left =
    The match is kept: { $path }
    Go on with: koszmar play { $game } --resume
cli-left-nothing = Nothing has been chosen yet, so nothing is lost.
cli-not-kept = The match could not be kept on this disk. This is its record; koszmar play { $game } --load goes on with it:
cli-choices =
    { $count ->
        [one] { $count } choice was made.
       *[other] { $count } choices were made.
    }
cli-seed = Seed: { $seed }
cli-seal = Seal, the hash of the seed: { $seal }
cli-keep-record = Save the record of this match? [y/N, or undo]

## What can be typed: English words always work, these as well

cli-verb-undo = undo
cli-verb-log = log
cli-verb-save = save
cli-verb-hint = hint
cli-verb-text = text
cli-verb-zoom = zoom
cli-verb-map = map
cli-verb-cards = cards
cli-verb-rules = rules
cli-verb-lang = lang
cli-verb-fast = fast
cli-verb-why = why
cli-verb-why-not = why not
cli-verb-help = help
cli-verb-quit = quit, exit

cli-map-none = There is no map in this game.
cli-help-answer = Answer with a number, a key, or a part of an option's name. Enter draws the table again.
cli-help-verbs =
    ? = the rule behind the question, and what is being carried out
    ? NAME = what an option touches; or why something is not offered
    why not = everything that cannot be done now, and why
    undo [action|turn] = take back a choice, an action or a turn
    hint = what the bot would do, and your chance to win
    zoom NAME = read a card, a page, a room or somebody in full
    cards = all the texts on the table
    rules WORDS = search the rules
    log [N] = the last N lines of the log
    text = the whole table in words
    map = every part of the board as a map
    fast = skip the pages that tell what the others did, or bring them back
    save [FILE] = save the record
    lang pl|en = another language
    quit = leave; the match is kept
cli-help-signs = Signs; ↷ is exhausted, × is blocked, a number in [ ] is the option that touches the card:
