### koszmar tournament.

cli-about-tournament = let bots compete on the same seeds, and see who is stronger
cli-help-tournament =
    Lets every two bots compete on the same seeds, in every seat, and reports who is stronger, with 95% intervals: a rating (Bradley–Terry, on the scale of Elo), and for each pair the difference on the same seeds.
    --seating teams: all seats are taken by one bot, and teams are compared (co-operative games). --seating halves: two bots sit alternately, then change places (games with sides). --seating guests: one bot sits among others, in every seat in turn, and is compared with the one whose seat it took.
    The same seed gives the same results on any number of cores. Ctrl-C ends it early and reports what is done; with --save it can be gone on with by --resume.
    Example: koszmar tournament bigbook --bots random,sensible --players 2-4 --sweep level=1,2,3 --matches 50 --seed 7

tournament-option-bots = The bots that compete, with commas between (random,sensible).
tournament-option-seating = Who sits where; by default teams where all win together, halves elsewhere.
tournament-option-players = Which numbers of players; by default as few as the game allows.
tournament-option-matches = How many seeds for each set-up (100); every line-up plays all of them.
tournament-option-out = Write the report to this page; without it tables are shown.

tournament-minds = A tournament needs two bots or more, each of them once.
tournament-seating = “{ $seating }” would compare nothing in { $game }: choose another --seating.
tournament-out-what = “{ $path }”: the report of a tournament ends in .html.

tournament-title = { $game }: tournament
tournament-lead = { NUMBER($matches) } matches on { NUMBER($seeds) } seeds for each set-up, rules version { $version }, seed { $seed }. This command, with --out and a file, makes the page again:
tournament-about-teams = Every bot played all seats of the same matches: the same shuffles for all. In brackets: where the true value lies with 95% certainty.
tournament-about-halves = Of every two bots one sat in every second seat, then they changed places on the same seed: the same luck for both. In brackets: where the true value lies with 95% certainty.
tournament-about-guests = Every bot sat alone among others of another kind, in every seat in turn, on the same seeds. In brackets: where the true value lies with 95% certainty.
tournament-standings = Standings
tournament-standings-about = The rating counts duels: two bots in the same place on the same seed, of which one won and one lost. 100 points more mean about 64 such duels in 100, 400 points about 91. The mean is 1500. A bot that never loses a duel could be rated higher still.
tournament-mind = bot
tournament-score = score per seat
tournament-elo = rating
tournament-share = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
tournament-rating = { NUMBER($points, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
tournament-pairs = Pairs on the same seeds
tournament-pairs-about = How much more of the wins the first takes than the second where both had the same luck. A hollow dot: it may be nothing.
tournament-pair = { $first } – { $second }
tournament-two = first – second
tournament-seeds = seeds
tournament-better = first better
tournament-worse = second better
tournament-difference = difference (points)
tournament-points = { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
tournament-cells = Every set-up
tournament-cells-about = How often each bot won, and of how many matches.
tournament-setup = set-up
tournament-roles = Every side
tournament-roles-about = How often each bot won on which side, and of how many matches.
tournament-of = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) }) of { $whole }
