### koszmar serve.

cli-about-serve = serve tables for browsers, here or on a network
cli-help-serve =
    Serve tables: open the address in a browser, choose a game, share the links. Bots take the seats you give them.
    Every choice is kept as soon as it is made: stop the server whenever you like, the tables stand where they stood.

serve-option-host = The address to listen at; 0.0.0.0 lets others on your network in.
serve-option-port = The port to listen at.
serve-option-db = Where tables are kept: a file for SQLite, or postgresql://…; by default a file in your data folder.
serve-option-channels = redis://…, where several servers share one database.
serve-option-origin = A web address of this server, if people come by a name (behind a proxy), or another one whose pages may use it. May be given several times.
serve-option-engine = A program that may play at the tables, under a name: deep="./mybot --deep". Owners of tables give it seats by its name. May be given several times.
serve-option-hints = Who is asked for a hint: a kind of bot. search:1s looks ahead for a second and tells the chance to win; sensible costs next to nothing.
serve-option-scenarios = A folder with scenarios of others, as folders or zips: those that can be played are installed.
serve-option-open = Open a browser as well.
serve-option-check = Say what is wrong with this set-up, and serve nobody.

serve-at = The table is at { $address } (Ctrl+C to stop)
serve-others = Others on your network find it at { $address }
serve-only-here = Only this computer can reach it; for friends on your network, start it with --host 0.0.0.0
serve-not-an-engine = --engine takes name=command, such as deep=./mybot, not “{ $pair }”; a name has at most 30 letters, digits, dots, dashes.
serve-open-yourself = No browser could be opened here; open the address yourself.
serve-port-taken = Port { $port } is taken, perhaps by a table that is already laid: look at { $address }, or choose another with --port.
serve-port-forbidden = This system lets only an administrator use port { $port }; choose one from 1024 with --port.
serve-no-address = { $host } is no address of this computer. With --host 0.0.0.0 the server listens at all that it has.
serve-database = The tables cannot be kept in { $place }: { $reason }. Choose another place with --db.
serve-not-installed = The server needs more packages: { $packages }. Install them with: pip install "koszmar[server]"

## What is wrong with a set-up (serve --check)

check-no-client = The browser client is missing: there is no index.html in { $place }. Install the package again.
check-origin = { $origin } is not the beginning of an address. Write it as browsers do: https://table.example, without anything behind it.
check-no-tls = { $origin } has no TLS: whoever is on the way can listen, and browsers neither notify nor install. Put a proxy with a certificate in front.
check-origin-good = People may come as { $origin }.
check-beside-proxy = A proxy stands in front, but people also reach the server without it, at { $address }. Leave --host out.
check-behind-proxy = Only the proxy on this machine reaches the server, at port { $port }.
check-reach = Others in your network reach the server at { $address }.
check-calls-need-tls = Without https, browsers of others show no notifications and are not told that it is their turn.
check-no-network = This computer is in no network: nobody else can reach it.
check-only-here = Only this computer can reach the server; for friends on your network add --host 0.0.0.0
check-port-taken = Port { $port } is taken just now, perhaps by a server that is already running.
check-port-forbidden = This system lets only an administrator use port { $port }. Choose one from 1024 with --port.
check-no-address = { $host } is no address of this computer. With --host 0.0.0.0 the server listens at all that it has.
check-database = The tables cannot be kept in { $place }: { $reason }.
check-database-good = The tables are kept in { $place }, and it can be written to.
check-disk-full = The disk of { $place } is nearly full.
check-one-file = Servers that hear each other share one SQLite file. That works on one machine; for several take PostgreSQL.
check-alone = This server is alone; for several on one database name --channels.
check-channels = The other servers cannot be heard through { $place }: { $reason }.
check-channels-good = Servers hear each other through { $place }.
check-open-files = The system allows only { $limit } open files; every visitor takes one. Raise the limit (LimitNOFILE, ulimit -n).
check-result =
    { $wrong ->
        [0] Nothing is wrong.
        [one] { $wrong } thing is wrong.
       *[other] { $wrong } things are wrong.
    }
