### koszmar scenario.

cli-about-scenario = napisz własny scenariusz, sprawdź go, wypróbuj, zainstaluj cudze
cli-help-scenario =
    Scenariusz to folder z plikami tekstowymi: fabuła w TOML-u, słowa we Fluencie, ani linijki kodu.
    koszmar scenario new mlyn, potem check mlyn i play mlyn. Reszta jest w docs/scenarios.md.
cli-about-scenario-new = zrób folder z małym, działającym scenariuszem, który sam się objaśnia
cli-help-scenario-new = Zrób folder z małym, działającym scenariuszem w obu językach, z komentarzami do każdej części. Nazwa folderu staje się jego kluczem.
cli-about-scenario-check = powiedz, co jest nie tak ze scenariuszem, a potem niech zagrają w niego boty
cli-help-scenario-check =
    Wczytaj scenariusz i powiedz, co jest w nim nie tak: plik, wiersz i jak to poprawić.
    Jeśli nic, boty rozgrywają go przy każdej liczbie graczy: czego nikt nigdy nie widzi, jak się kończy, ile trwa, jak często się wygrywa.
    Kod wyjścia 1, jeśli nie da się w niego grać.
cli-about-scenario-play = zagraj w scenariusz, który właśnie powstaje
cli-help-scenario-play = Zagraj w scenariusz, który właśnie powstaje, w przeglądarce albo w terminalu, od początku albo od zaznaczonego w nim miejsca. Zamiast folderu można podać nazwę zainstalowanego scenariusza.
cli-about-scenario-schema = wypisz JSON Schema pliku scenariusza, dla edytorów
cli-help-scenario-schema = Wypisz JSON Schema pliku scenariusza. Edytor, który zna TOML, podpowiada i sprawdza według niego: w pierwszym wierszu napisz #:schema i gdzie leży.
cli-about-scenario-migrate = pokaż, co się zmieni w starszym scenariuszu w dzisiejszym formacie
cli-help-scenario-migrate = Pokaż wiersz po wierszu, czym scenariusz w starszym formacie stanie się w dzisiejszym. Bez --write nic nie zostanie zapisane.
cli-about-scenario-install = zainstaluj cudzy scenariusz z folderu albo z pliku zip
cli-help-scenario-install =
    Zainstaluj scenariusz z folderu albo z pliku zip. Najpierw zostanie sprawdzony; nic w nim nie może niczego uruchomić.
    Potem można go wybrać w lobby oraz przez koszmar play GRA --option scenario=KLUCZ.
cli-about-scenario-list = wypisz dostępne scenariusze
cli-help-scenario-list = Wypisz scenariusze należące do gry i te zainstalowane.
cli-about-scenario-remove = usuń zainstalowany scenariusz
cli-help-scenario-remove = Usuń zainstalowany scenariusz. Jego partie da się wczytać, gdy znów będzie zainstalowany.

scenario-option-game = Gra, do której jest scenariusz, jeśli scenariusze ma kilka gier.
scenario-option-matches = Ile partii rozegrają boty przy każdej liczbie graczy; 0: żadnej.
scenario-option-players = Dla ilu graczy, na przykład 2,4; domyślnie dla każdej liczby, na którą scenariusz pozwala.
scenario-option-bots = Kto je rozegra.
scenario-option-plot = Narysuj, jak często się wygrywa.
scenario-option-against = Inna wersja: obie zostaną rozegrane z tymi samymi ziarnami i porównane.
scenario-option-dead-ends = Szukaj ślepych zaułków: ostatni z botów tyle razy próbuje od nowa od każdej rundy przegranej partii; raport powie, skąd już nigdy nie wygrywa. To trwa.
scenario-option-terminal = Graj tutaj zamiast w przeglądarce.
scenario-option-write = Zapisz to w folderze.
scenario-option-from = Zacznij w miejscu zaznaczonym w scenariuszu: [point.NAZWA].

scenario-which-game = Powiedz przez --game, o którą grę chodzi: { $games }.
scenario-refused = { $path } odrzucono: { $reason }.
scenario-bad-key = „{ $name }” nie może być kluczem: małe litery, cyfry i łączniki, najwyżej 40.
scenario-there = { $path } już istnieje i nie jest pusty.
scenario-current = { $path } jest już w dzisiejszym formacie.
scenario-migrated = { $path } jest teraz w dzisiejszym formacie.
scenario-would-migrate = Nic nie zapisano. Żeby zapisać: koszmar scenario migrate { $path } --write
scenario-no-folder = { $path } nie jest folderem: najpierw go rozpakuj.
scenario-made = Gotowe: { $path }. Zajrzyj do scenario.toml, a potem: koszmar scenario check { $path }
scenario-wrong =
    { $count ->
        [one] Coś jest w nim nie tak: { $first }
        [few] { $count } rzeczy są w nim nie tak; pierwsza: { $first }
       *[other] { $count } rzeczy jest w nim nie tak; pierwsza: { $first }
    }
scenario-at = Scenariusz czeka pod adresem { $address } (Ctrl+C kończy)
scenario-installed = Zainstalowano { $name }.
scenario-not-installed = Nie zainstalowano { $path }: w takiej postaci nie da się w to grać.
scenario-left-out = Pominięto { $path }: { $reason }
scenario-removed = Usunięto { $name }.

scenario-complaints =
    { $grave ->
        [0] Nic nie stoi na przeszkodzie, żeby zagrać
        [one] { $grave } błąd
        [few] { $grave } błędy
       *[many] { $grave } błędów
    }; { $doubts ->
        [0] żadnych wątpliwości.
        [one] { $doubts } wątpliwość.
        [few] { $doubts } wątpliwości.
       *[many] { $doubts } wątpliwości.
    }
scenario-study =
    { $matches ->
        [one] Jedna partia botów:
        [few] { $matches } partie botów:
       *[many] { $matches } partii botów:
    }
scenario-column-players = graczy
scenario-column-bot = bot
scenario-column-matches = partii
scenario-column-wins = wygrane
scenario-column-rounds = rund
scenario-column-decisions = decyzji
scenario-column-endings = jak się skończyło
scenario-column-milestone = krok fabuły
scenario-column-reached = osiągnięty
scenario-column-round = w rundzie
scenario-column-variant = wylosowano
scenario-column-character = postać
scenario-column-before = przedtem
scenario-column-after = teraz
scenario-column-difference = różnica
scenario-column-turned = lepiej–gorzej
scenario-error = Partia się nie powiodła (ziarno { $seed }): { $error }
scenario-never-tile = Nigdy nie położono: { $names }
scenario-never-room = Nikt nigdy nie wszedł do: { $names }
scenario-never-token = Nigdy się nie pojawiły: { $names }
scenario-never-event = Nigdy się nie zdarzyły: { $names }
scenario-never-option = Nigdy nie wybrano: { $names }
scenario-never-puzzle = Nigdy nie rozwiązano: { $names }
scenario-never-milestone = Nigdy nie osiągnięto: { $names }
scenario-never-card = Nikt nigdy nie miał: { $names }
scenario-never-draw = Nigdy nie wylosowano: { $names }
scenario-never-ending = Nigdy się tak nie skończyło: { $names }
scenario-certain = Niemal na pewno kończy się tak: „{ $ending }” (graczy: { $players }, { $bot }).
scenario-uneven = Dla { $bot } liczba graczy ma znaczenie: { $low } przy { $worst }, { $high } przy { $best }.
scenario-off-aim = Poza celem: { $bot } wygrywa { $won } (graczy: { $players }), a miało być { $aim }.
scenario-blind = Sam przypadek wygrywa zbyt często: { $won } (graczy: { $players }).
scenario-suffered = Otrzymane karty na partię, według przyczyn: { $causes }.
scenario-given-up = { $puzzle }: porzucona w { $part } partii, w których ktoś próbował.
scenario-unused = Akcje, których nikt nie wykorzystał: { $part } (najwyżej { $most }{ $off ->
    [yes] ; poza celem
   *[no] {""}
    }).
scenario-broken = Ranni lub obłąkani na końcu wygranych partii: { $part } (od { $low } do { $high }{ $off ->
    [yes] ; poza celem
   *[no] {""}
    }).
scenario-gone = Wyeliminowani na końcu wygranych partii: { $part } (od { $low } do { $high }{ $off ->
    [yes] ; poza celem
   *[no] {""}
    }).
scenario-changes = Te same partie w obu wersjach:
scenario-dead-ends-sought = ślepe zaułki
scenario-dead-ends =
    { $count ->
        [0] Brak ślepych zaułków wśród przegranych partii ({ $lost }; prób od każdej rundy: { $attempts }).
        [one] Jeden ślepy zaułek wśród przegranych partii ({ $lost }; prób od każdej rundy: { $attempts }):
        [few] { $count } ślepe zaułki wśród przegranych partii ({ $lost }; prób od każdej rundy: { $attempts }):
       *[many] { $count } ślepych zaułków wśród przegranych partii ({ $lost }; prób od każdej rundy: { $attempts }):
    }
scenario-dead-end = Graczy: { $players }, { $bot }, partia { $match }: przegrana od rundy { $round }, koniec w rundzie { $last }. Nieosiągnięte do tego czasu: { $missing }
scenario-all-seen = Ktoś widział wszystko, co w nim jest, i żadne zakończenie nie jest pewne.
scenario-plot = Wygrane w scenariuszu „{ $name }” według liczby graczy i botów
scenario-plot-row = { $players }, { $bot }
scenario-plot-axis = wygrane partie
