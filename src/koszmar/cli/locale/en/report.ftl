### The HTML page of koszmar balance.

report-lead = { NUMBER($matches) } matches of bots, every seat played by “{ $bot }”, rules version { $version }, seed { $seed }. This command, with --out and a file, makes the page again:
report-reading = In brackets, and as lines in the plots: where the true rate lies with 95% certainty; in a bar, that of its first part. These are the bots’ results: people play otherwise.
report-interrupted = Ended early: only what had been played by then is counted.
report-all-numbers = All numbers
report-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
report-points = { NUMBER($value, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
report-from-to = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }

report-who-wins = Who wins
report-who-wins-about = How often matches come to each outcome, and how long they take: the median, and the turns between which eight matches in ten end.
report-turn = turn
report-turns = turns (median)
report-turns-spread = 8 in 10 end
report-outcome = outcome
report-won = won

report-when = When matches end
report-when-about = The part of all matches that has come to each outcome by a turn. The empty part above is still being played.
report-when-chart = Matches that have ended by each turn, { $players }

report-players = Number of players
report-role = Side
report-label = { $name } ({ $matches })
report-by-setting-about = All other settings taken together.
report-by-match-about = Matches in which it came up, and what they came to.
report-by-seat-about = How often the player of this character won; in a co-operative game, the team with it. All settings together: further down like is compared with like.
report-by-role-about = How often a side won, of the matches that had such a side.

report-things = Things that matter
report-things-about =
    Do those who meet a thing win more often? { $team ->
        [yes] Teams are compared with teams of the same set-up that did without it.
       *[no] Players are compared with players of the same set-up and the same side who did without it.
    } In percentage points. A filled dot and a star: sure even among all that are compared here; a hollow dot: sure alone, but of a hundred such some are luck. A thing that comes late comes up in long matches: a difference is a trace, not yet a cause.
report-things-one = thing
report-in-matches = in matches
report-uses = times
report-with = won with
report-without = won without
report-difference = difference (points)
report-answers = Choices that matter
report-answers-about = The same for answers, where there was a choice: how often an answer was among the options, how often it was taken, and whether those who took it at least once won more often. Dots stand for what differs from match to match.
report-answers-one = answer
report-question = question
report-offered = offered
report-taken = taken

report-never = Never came up
report-never-about = Printed things that no match has seen: because nobody wants them, or because the way there is too long.
report-one-sided = One-sided
report-one-sided-about = What leaves no doubt about the end.
report-hopeless = Nobody ever won with it on the table
report-hopeless-one =
    { $name } ({ $matches ->
        [one] one match
       *[other] { $matches } matches
    })

