# koszmar simulate, koszmar bench

cli-about-simulate = boty rozgrywają wiele partii, a program podsumowuje wyniki
cli-help-simulate =
    Boty rozgrywają wiele partii na wszystkich rdzeniach; program podaje, jak często wygrały (z przedziałem ufności 95%), jak daleko zaszły i jak szybko to poszło.
    To samo ziarno daje te same wyniki na dowolnej liczbie rdzeni. Ctrl-C kończy wcześniej i podsumowuje to, co już rozegrano.
    Przykład: koszmar simulate bigbook --players 4 --level 1 --bots sensible --matches 1000 --seed 7
    Kod wyjścia wynosi 1, jeśli którejś partii nie dało się dograć do końca.
cli-about-bench = zmierz szybkość silnika
cli-help-bench =
    Mierzy na jednym rdzeniu, jak szybko silnik gry rozgrywa partie, rozwidla je, zapisuje, wczytuje, odtwarza i pokazuje stół, obok wartości, do których dążymy.
    Liczą się tylko prawdziwe decyzje: te, w których są co najmniej dwie możliwości. Każda wartość jest medianą krótkich pomiarów.

arena-option-players = Liczba miejsc; domyślnie najmniejsza, na jaką pozwala gra.
arena-option-bots = Jeden bot na wszystkie miejsca albo lista z jednym na każde: random, sensible, gentle, cruel, search, search:200 (przejrzeń), search:2s (czasu) lub engine:POLECENIE.
arena-option-matches = Liczba partii (1000).
arena-option-first = Numer pierwszej partii (0): pozwala powtórzyć jedną partię z dłuższej serii.
arena-option-workers = Liczba procesów; domyślnie po jednym na rdzeń.
arena-option-deal = Rozdaj postacie losowo tam, gdzie boty wybierałyby wciąż te same.
arena-option-ray = Graj na klastrze Ray: auto, local albo adres (wymaga koszmar[ray]).
arena-option-save = Zapisuj wiersz dla każdej partii w tym pliku: JSON Lines albo Parquet (wymaga koszmar[simulation]).
arena-option-resume = Wznów od tego, co jest w pliku z --save.
arena-option-accumulate = Własny akumulator, dla danych, których sami nie zbieramy.
arena-option-seconds = Ile sekund mierzyć jedną grę (10).

arena-bots-and-seats =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
       *[many] { $bots } botów
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }: podaj jednego dla wszystkich albo po jednym na każde.
arena-no-accumulator = „{ $name }” nie jest akumulatorem: { $reason }.
arena-not-seconds = „{ $value }” nie jest liczbą sekund większą od 0.
arena-no-cluster = Nie ma klastra, na którym można by grać: { $reason }
arena-resume-what = --resume wznawia zapis z pliku: wskaż go przez --save.
arena-resume-accumulate = --accumulate musi zobaczyć każdą partię: nie łączy się z --resume.
arena-save-where = „{ $path }”: wiersze zapisujemy w plikach, których nazwa kończy się na { $suffixes }.
arena-save-there = Plik { $path } już istnieje: wznów przez --resume albo wskaż inny.
arena-worker-lost = Jeden z procesów nagle się zakończył: { $reason }

arena-team = gracze
arena-team-value = { $players }: { $bots }
arena-seed = ziarno
arena-seed-value = { $seed }
arena-matches = partie
arena-matches-value = { $matches } w { NUMBER($seconds, maximumFractionDigits: 1) } s
arena-wins = wygrane
arena-wins-value = { $wins } = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) }, z ufnością 95% od { NUMBER($low, style: "percent", maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
arena-outcomes = wyniki
arena-outcome = { $name }: { $count } = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) }, z ufnością 95% od { NUMBER($low, style: "percent", maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
arena-endings = zakończenia
arena-share = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) }  { $name }
arena-turns = osiągnięta tura (średnio)
arena-decisions-per-match = decyzje na partię
arena-mean = { NUMBER($mean, maximumFractionDigits: 1) }
arena-decisions-per-second = decyzje na sekundę
arena-decisions-per-second-value = { NUMBER($rate, maximumFractionDigits: 0) }
arena-errors = błędy
arena-errors-value = { $errors }
arena-fingerprint = odcisk wyników
arena-fingerprint-value = { $fingerprint }
arena-interrupted = Zakończono wcześniej: { $done } z { $wished } partii.
arena-failed =
    Błąd w partii { $match } (ziarno { $seed }) po { $choices ->
        [one] jednym wyborze
       *[other] { $choices } wyborach
    }: { $error }
      { $command }
arena-more-errors =
    … i jeszcze { $count ->
        [one] jedna
        [few] { $count } inne
       *[many] { $count } innych
    }.

arena-bench-what = pomiar
arena-bench-measured = wynik
arena-bench-aim = cel
arena-bench-rate = { NUMBER($value, maximumFractionDigits: 0) } /s
arena-bench-us = { NUMBER($value, maximumFractionDigits: 1) } µs
arena-bench-aim-rate = ≥ { NUMBER($value, maximumFractionDigits: 0) } /s
arena-bench-aim-us = ≤ { NUMBER($value, maximumFractionDigits: 0) } µs
arena-bench-decisions-per-second = decyzje w grze losowej
arena-bench-matches-per-second = partie w grze losowej
arena-bench-fork-us = rozwidlenie w środku tury
arena-bench-snapshot-us = zapis (punkt kontrolny)
arena-bench-restore-us = wczytanie
arena-bench-view-us = widok jednego miejsca
arena-bench-replay-decisions-per-second = decyzje przy odtwarzaniu zapisu
arena-bench-encode-us = migawka jądra: stan na bajty
arena-bench-decode-us = migawka jądra: bajty na stan
