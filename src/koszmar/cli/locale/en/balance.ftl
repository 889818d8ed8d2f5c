### koszmar balance.

cli-about-balance = who wins how often and with what, for everything that can be turned
cli-help-balance =
    Lets bots play with every number of players, and with every value of an option (--over) or of whatever is swept (--sweep), and reports how often each side won, with 95% intervals, and how long it took.
    With --out FILE.html it writes a whole report: who wins, when matches end, which characters, cards and choices matter, what never comes up. With --out FILE.md it writes a short page and a picture.
    Beside the page it keeps every match: stopped with Ctrl-C or unplugged, the same command goes on where it was, and with more --matches it adds to what is there.
    The same seed gives the same results on any number of cores. The exit code is 1 if a match could not be played to its end.
    Example: koszmar balance bigbook --over level --matches 200 --seed 7 --out balance.html
    Example: koszmar balance bigbook --players 3 --sweep hand_size=5,6,7 --sweep madness_by_players.3=20,25

balance-option-over = The option of the game whose values are compared.
balance-option-values = Which values; by default all that the game knows.
balance-option-sweep = An option, a ruling or a printed number, and the values to compare; may be given several times.
balance-option-png = With an HTML page: also every plot as a PNG, in a folder beside it.
balance-option-players = Which numbers of players; by default all.
balance-option-bot = The bot in every seat: random, sensible, search:50 …
balance-option-matches = How many matches of each value with each number of players (100).
balance-option-out = Write the report to this page, and keep every match beside it; without it a table is shown.
balance-option-anew = Forget what was kept beside the page and start over.

balance-values-of-what = --values says which values of an option: name the option with --over.
balance-no-values = Option “{ $name }” has no list of values; name them with --values.
balance-not-one-value = “{ $name }” has several entries: sweep one of them, as in { $name }.2=20,25.
balance-out-what = “{ $path }”: a report ends in .html or .md.
balance-other-campaign = { $path } belongs to a campaign with other rules, settings or another seed. Write elsewhere with --out, or start over with --anew.
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
balance-seats = What became of the seats
balance-seats-counted = seats
balance-seats-won = won
balance-role = role
balance-all = Every value
balance-failures =
    { $count ->
        [one] One match failed
       *[other] { $count } matches failed
    }
balance-failed = { $error } ({ $command })
