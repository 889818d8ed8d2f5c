### koszmar bench serve.

cli-help-bench-serve =
    Start a server on this machine, fill its tables with scripted players over real sockets, and measure what they feel.
    The time of a choice runs from sending it until the last player at the table has the new view. Other programs that work at the same time make every figure worse.

load-option-game = Which game is played (the first that has that many seats).
load-option-tables = How many tables play at once (300).
load-option-seats = How many players each table has, every one with a connection of their own (4).
load-option-rate = How many choices a second each table makes (1).
load-option-seconds = For how long they play (20).
load-option-plot = Draw how long the choices took, as an SVG file.

load-doing-open = Laying tables
load-doing-play = Playing

load-title =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } of { $seats }
load-choices-per-second = choices made
load-p50-ms = choice to the last view, the middle one
load-p99-ms = … 99 of 100 are quicker
load-worst-ms = … the slowest
load-late = choices that came too late
load-refused = asked to try again, because the server was busy
load-mb-per-table = memory for a table in play
load-load-ms = loading an idle table
load-server-cores = cores kept busy by the server
load-client-cores = … by the players
load-unit-rate = { NUMBER($value, maximumFractionDigits: 0) } /s
load-unit-ms = { NUMBER($value, maximumFractionDigits: 1) } ms
load-unit-mb = { NUMBER($value, maximumFractionDigits: 2) } MB
load-unit-count = { NUMBER($value, maximumFractionDigits: 0) }
load-unit-cores = { NUMBER($value, maximumFractionDigits: 2) }
