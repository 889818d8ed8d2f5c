### koszmar balance.

cli-about-balance = who wins how often, over all values of an option
cli-help-balance =
    Lets bots play every value of an option of a game with every number of players, and reports how often each side won, with 95% intervals, and how long it took.
    With --out it writes a page, a picture and, match by match, a journal: stopped with Ctrl-C or unplugged, the same command goes on where it was, and with more --matches it adds to what is there.
    The same seed gives the same results on any number of cores. The exit code is 1 if a match could not be played to its end.
    Example: koszmar balance bigbook --over level --matches 200 --seed 7 --out balance.md

balance-option-over = the option of the game whose values are compared
balance-option-values = which values; by default all that the game knows
balance-option-players = which numbers of players; by default all
balance-option-bot = the bot in every seat
balance-option-matches = how many matches of each value with each number of players (100)
balance-option-out = write the report to this page, a picture and a journal beside it; without it a table is shown
balance-option-anew = forget the journal and begin anew

balance-no-values = Option “{ $name }” has no list of values; name them with --values.
balance-other-campaign = { $path } belongs to a campaign with other rules, settings or another seed. Write elsewhere with --out, or begin anew with --anew.
balance-written = The report is in { $path }.

balance-title = { $game }: balance
balance-about = { NUMBER($matches, useGrouping: 0) } matches of each value with each number of players, all seats played by the bot “{ $bot }”, rules version { $version }, seed { $seed }. In brackets: where the true rate lies with 95% certainty (Wilson). A dash: never seen with this value. These are the bots' results: people play otherwise. The same command makes the same page:
balance-picture = Outcomes by value and number of players; a line is the interval of the leftmost outcome
balance-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
balance-share = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
balance-turns = turns (mean)
balance-overall = All together
balance-lopsided = Lopsided: one outcome above 90%, whatever the number of players
balance-all = Every value
balance-failures =
    { $count ->
        [one] One match failed
       *[other] { $count } matches failed
    }
balance-failed = { $error } ({ $command })
