### koszmar bench serve.

cli-help-bench-serve =
    Uruchamia serwer na tym komputerze, sadza przy stołach graczy, którzy grają według scenariusza przez prawdziwe gniazda, i mierzy, jak szybko im się gra.
    Czas wyboru liczy się od wysłania go do chwili, gdy ostatni gracz przy stole ma nowy widok. Inne programy, które w tym czasie pracują, pogarszają każdy wynik.

load-option-game = W którą grę się gra (w pierwszą, która ma tyle miejsc).
load-option-tables = Ile stołów gra naraz (300).
load-option-seats = Ilu graczy siedzi przy stole, każdy z własnym połączeniem (4).
load-option-rate = Ile wyborów na sekundę pada przy każdym stole (1).
load-option-seconds = Ile sekund grają (20).
load-option-plot = Narysuj rozkład czasów wyboru w pliku SVG.

load-doing-open = Rozstawianie stołów
load-doing-play = Gra

load-title =
    { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
       *[many] { $seats } graczy
    } przy każdym
load-choices-per-second = wybory
load-p50-ms = od wyboru do ostatniego widoku, mediana
load-p99-ms = … 99 na 100 jest szybszych
load-worst-ms = … najwolniejszy
load-late = spóźnione wybory
load-refused = próśb o ponowienie, bo serwer był zajęty
load-mb-per-table = pamięć na jeden grający stół
load-load-ms = wczytanie uśpionego stołu
load-server-cores = rdzenie zajęte przez serwer
load-client-cores = … przez graczy
load-unit-rate = { NUMBER($value, maximumFractionDigits: 0) } /s
load-unit-ms = { NUMBER($value, maximumFractionDigits: 1) } ms
load-unit-mb = { NUMBER($value, maximumFractionDigits: 2) } MB
load-unit-count = { NUMBER($value, maximumFractionDigits: 0) }
load-unit-cores = { NUMBER($value, maximumFractionDigits: 2) }
