# koszmar simulate, koszmar bench

cli-about-simulate = let bots play many matches and report what came of it
cli-help-simulate =
    Lets bots play many matches on all cores and reports how often they won, with a 95% interval, how far they came and how fast it went.
    The same seed gives the same results on any number of cores. Ctrl-C ends it early and reports what is done.
    Example: koszmar simulate bigbook --players 4 --level 1 --bots sensible --matches 1000 --seed 7
    The exit code is 1 if a match could not be played to its end.
cli-about-bench = measure how fast the engine is
cli-help-bench =
    Measures on one core how fast a game's engine plays, forks, saves, loads, replays and shows the table, beside what we aim at.
    Only real decisions count: those with two options or more. Every figure is the median of short slices.

arena-option-players = How many seats; by default as few as the game allows.
arena-option-bots = One bot for all seats, or a list with one for each: random, sensible, gentle, cruel, search, search:200 (looks), search:2s (time) or engine:COMMAND.
arena-option-matches = How many matches (1000).
arena-option-first = The number of the first match (0): plays one match of a longer run again.
arena-option-workers = How many processes; by default one for each core.
arena-option-deal = Deal characters at random, where bots would choose the same ones over and over.
arena-option-ray = Play on a Ray cluster: auto, local or an address (needs koszmar[ray]).
arena-option-save = Keep a row for every match in this file: JSON lines, or Parquet (needs koszmar[simulation]).
arena-option-resume = Go on with what the file of --save holds.
arena-option-accumulate = An accumulator of your own, for figures that we do not collect.
arena-option-seconds = How long to measure one game (10).

arena-bots-and-seats =
    { $bots } bots for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: give one for all, or one for each.
arena-no-accumulator = “{ $name }” is no accumulator: { $reason }.
arena-not-seconds = “{ $value }” is no number of seconds above 0.
arena-no-cluster = No cluster to play on: { $reason }
arena-resume-what = --resume goes on with a file: name it with --save.
arena-resume-accumulate = --accumulate has to see every match: it does not go together with --resume.
arena-save-where = “{ $path }”: rows are kept in files that end in { $suffixes }.
arena-save-there = { $path } is there already: go on with it by --resume, or name another file.
arena-worker-lost = One of the processes ended all of a sudden: { $reason }

arena-team = players
arena-team-value = { $players }: { $bots }
arena-seed = seed
arena-seed-value = { $seed }
arena-matches = matches
arena-matches-value = { $matches } in { NUMBER($seconds, maximumFractionDigits: 1) } s
arena-wins = wins
arena-wins-value = { $wins } = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) }, with 95% certainty { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
arena-outcomes = outcomes
arena-outcome = { $name }: { $count } = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) }, with 95% certainty { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
arena-endings = endings
arena-share = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) }  { $name }
arena-turns = turns reached (mean)
arena-decisions-per-match = decisions per match
arena-mean = { NUMBER($mean, maximumFractionDigits: 1) }
arena-decisions-per-second = decisions per second
arena-decisions-per-second-value = { NUMBER($rate, maximumFractionDigits: 0) }
arena-errors = errors
arena-errors-value = { $errors }
arena-fingerprint = fingerprint
arena-fingerprint-value = { $fingerprint }
arena-interrupted = Ended early: { $done } of { $wished } matches.
arena-failed =
    Match { $match } (seed { $seed }) failed after { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }: { $error }
      { $command }
arena-more-errors =
    … and { $count ->
        [one] one more
       *[other] { $count } more
    }.

arena-bench-what = measure
arena-bench-measured = measured
arena-bench-aim = aim
arena-bench-rate = { NUMBER($value, maximumFractionDigits: 0) } /s
arena-bench-us = { NUMBER($value, maximumFractionDigits: 1) } µs
arena-bench-aim-rate = ≥ { NUMBER($value, maximumFractionDigits: 0) } /s
arena-bench-aim-us = ≤ { NUMBER($value, maximumFractionDigits: 0) } µs
arena-bench-decisions-per-second = decisions in random play
arena-bench-matches-per-second = matches in random play
arena-bench-fork-us = fork in the middle of a turn
arena-bench-snapshot-us = save (checkpoint)
arena-bench-restore-us = load (resume)
arena-bench-view-us = view of one seat
arena-bench-replay-decisions-per-second = decisions in replaying a record
arena-bench-encode-us = the kernel's own snapshot: state to bytes
arena-bench-decode-us = the kernel's own snapshot: bytes to state
