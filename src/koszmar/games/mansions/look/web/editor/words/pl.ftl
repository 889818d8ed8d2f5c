### Edytor scenariuszy.

editor-title = Edytor scenariuszy
editor-undo = Cofnij
editor-redo = Ponów
editor-open = Otwórz…
editor-empty = Pusty
editor-new = Mały, działający
editor-import = Wczytaj zip
editor-save = Zapisz jako zip
editor-cancel = Anuluj
editor-checking = Sprawdzam…
editor-verdict =
    { $grave ->
        [0] Da się w to grać
        [one] { $grave } błąd
        [few] { $grave } błędy
       *[many] { $grave } błędów
    }{ $doubts ->
        [0] { "" }
        [one] , { $doubts } wątpliwość
        [few] , { $doubts } wątpliwości
       *[many] , { $doubts } wątpliwości
    }
editor-tab-map = Mapa
editor-tab-story = Fabuła
editor-tab-texts = Teksty
editor-tab-problems = Problemy
editor-tab-files = Pliki
editor-tab-play = Gra

## Mapa

editor-map = Mapa
editor-map-which = Mapa
editor-map-more = Druga mapa
editor-map-later = kafelki, które pojawią się później
editor-start = Miejsce startu
editor-lay-a-tile = Połóż kafelek
editor-place-a-token = Połóż znacznik
editor-hold-a-tile = Przeciągnij kafelek albo wybierz go klawiszem Tab: strzałki przesuwają, R obraca, Delete zabiera.
editor-tile-at = { $tile }, kolumna { $x }, wiersz { $y }, obrót o { $turned }°
editor-joints = Ściany i drzwi
editor-seam =
    Między { $one } a { $other }: { $kind ->
        [wall] ściana; kliknięcie robi z niej drzwi
        [door] drzwi; kliknięcie robi z nich ścianę
       *[border] przejście; kliknięcie robi z niego ścianę
    }
editor-unreachable = Nikt nie dojdzie do: { $space }
editor-turn-left = obróć w lewo
editor-turn-right = obróć w prawo
editor-take-away = Zabierz
editor-ArrowUp = W górę
editor-ArrowRight = W prawo
editor-ArrowDown = W dół
editor-ArrowLeft = W lewo
editor-pick = Wskaż na mapie
editor-pick-start = Na którym polu zaczynają badacze?
editor-pick-space = Na którym polu leży znacznik?
editor-pick-joint = Przy którym polu są drzwi?
editor-pick-beyond = A dokąd prowadzą?
editor-token-explore = Eksploracja
editor-token-search = Przeszukiwanie
editor-token-interact = Interakcja
editor-token-sight = Widok
editor-token-person = Osoba

## Fabuła

editor-kinds = Części fabuły
editor-kind-scenario = Scenariusz
editor-kind-draw = Losowania
editor-kind-token = Znaczniki
editor-kind-event = Zdarzenia
editor-kind-puzzle = Łamigłówki
editor-kind-clock = Zegary
editor-kind-milestone = Kamienie milowe
editor-kind-ending = Zakończenia
editor-kind-mythos = Mity
editor-kind-point = Punkty
editor-preview = Tak to widzą gracze
editor-more = dodaj
editor-earlier = Wcześniej
editor-later = Później
editor-by-chance = losowo
editor-offers = Co może być dalej
editor-verbs = Wszystkie efekty, z przykładami
editor-field-key = Klucz
editor-field-format = Format
editor-field-title = Tytuł
editor-field-difficulty = Trudność, od 1 do 5
editor-field-minutes = Minuty, od i do
editor-field-players = Gracze, od i do
editor-field-horizon = Ostatnia runda
editor-field-deadline = Termin, dla 1–5 badaczy
editor-field-hard = To samo dla tych, którzy znają scenariusz
editor-field-possessions = Początkowy dobytek
editor-field-more-possessions = Za każdego badacza ponad dwóch
editor-field-authors = Autorzy
editor-field-licence = Licencja
editor-field-warnings = Ostrzeżenia
editor-field-setup = Przed pierwszą rundą
editor-field-one-of = Jedno z
editor-field-weights = Z jaką wagą każde
editor-field-kind = Rodzaj
editor-field-at = Gdzie
editor-field-with = Pojawia się z kafelkiem
editor-field-at-start = Od początku
editor-field-reveals = Odkrywa kafelki
editor-field-mood = Nastrój
editor-field-shield = Może przepaść zamiast badacza
editor-field-portrait = Portret
editor-field-name = Nazwa
editor-field-label = Podpis
editor-field-when = Kiedy
editor-field-moment = Chwila
editor-field-costs-action = kosztuje akcję
editor-field-if = Tylko jeśli
editor-field-each = Kogo dotyczy
editor-field-text = Tekst
editor-field-text-key = Klucz tekstu
editor-field-do = Co się dzieje
editor-field-options = Opcje
editor-field-once = Tylko raz
editor-field-action = Kosztuje akcję
editor-field-limit = Najwyżej tyle razy (0: dowolnie)
editor-field-priority = Pierwszeństwo
editor-field-skill = Umiejętność
editor-field-size = Wiersze i kolumny albo ogniwa i wartości
editor-field-level = Najmniej kroków
editor-field-code = Szyfr (puste: losowy)
editor-field-tags = Znaczenia
editor-field-advance = Posuwa się
editor-field-stages = Etapy
editor-field-part = Po tylu procentach terminu
editor-field-mythos = Stopień zdarzeń Mitów
editor-field-needs = Wymaga
editor-field-ways = Drogi do niego
editor-field-of = Albo dość spośród
editor-field-enough = Ile wystarczy
editor-field-objective = Cel
editor-field-result = Wynik
editor-field-epilogue = Epilog
editor-field-ban = Zdarzenia, które się nie pojawią
editor-field-first = Stopień na początku
editor-field-round = Runda
editor-field-draw = Co wylosowano
editor-value-search = Przeszukiwanie
editor-value-interact = Interakcja
editor-value-explore = Eksploracja
editor-value-sight = Widok
editor-value-person = Osoba
editor-value-picture = Obraz
editor-value-lock = Zamek
editor-value-code = Szyfr
editor-value-win = Wygrana
editor-value-loss = Przegrana
editor-value-each-round = co rundę
editor-value-never = tylko przez efekty
editor-moment-token = ktoś coś robi przy znaczniku
editor-moment-enters = ktoś wchodzi w miejsce
editor-moment-round = zaczyna się runda
editor-moment-round-start = zaczyna się każda runda
editor-moment-mythos = zaczyna się faza Mitów
editor-moment-before-monsters = zanim ruszą potwory
editor-moment-defeated = potwór zostaje pokonany
editor-moment-wounded = ktoś zostaje ranny
editor-moment-insane = ktoś popada w obłęd
editor-moment-eliminated = ktoś zostaje wyeliminowany
editor-moment-milestone = osiągnięto kamień milowy
editor-moment-lost = przepada osoba
editor-moment-pool = losuje się je jak zdarzenie Mitów danego stopnia
editor-moment-page = przeczytano stronę starego dziennika
editor-moment-called = inne zdarzenie mówi „happens”

## Teksty, problemy, pliki, gra

editor-texts = Teksty
editor-seek = Szukaj
editor-only-missing = tylko brakujące ({ $count })
editor-problems = Problemy
editor-nothing-wrong = Wszystko jest w porządku.
editor-folder = Te pliki to cały scenariusz: koszmar scenario check { $key }
editor-play = Gra
editor-play-from = Graj stąd
editor-players = Gracze
editor-bots = Pozostałe miejsca zajmują boty
editor-from = Zacznij
editor-from-beginning = od początku
editor-from-here = gdzieś w środku
editor-before = Co się do tej pory stało
editor-not-yet =
    { $count ->
        [one] Coś jest nie tak: jeszcze nie da się zagrać.
        [few] { $count } rzeczy są nie tak: jeszcze nie da się zagrać.
       *[other] { $count } rzeczy jest nie tak: jeszcze nie da się zagrać.
    }
editor-lay-beside = Rozłóż w innym oknie, sekrety tutaj
editor-margin = O czym nikt przy stole nie wie
editor-margin-map = Mapa
editor-margin-draw = Losowania
editor-margin-fact = Fakty
editor-margin-clock = Zegary
editor-margin-quota = Sukcesy do tej pory
editor-margin-milestone = Osiągnięte
editor-margin-code = Szyfry
editor-margin-mythos = Następne wydarzenia Mitów
editor-lay-table = Rozłóż grę

## Fabuła jako graf

editor-tab-graph = Graf
editor-graph = Fabuła jako graf
editor-graph-how = Co do czego prowadzi, od lewej do prawej: zdarzenia, zegary, kroki opowieści, zakończenia. Linia przerywana to warunek. Każda część prowadzi do swojego formularza.
editor-graph-alone = Osobno
editor-graph-node =
    { $kind }{ $count ->
        [0] { "" }
       *[other] , prowadzi do: { $to }
    }{ $wrong ->
        [0] { "" }
       *[other] , coś tu jest nie tak
    }
editor-one-event = zdarzenie
editor-one-clock = zegar
editor-one-milestone = krok opowieści
editor-one-ending = zakończenie

## Próba z botami

editor-rehearsal = Niech spróbują boty
editor-rehearsal-how = Kilka partii dla każdej liczby graczy. To małe liczby: polecenie koszmar scenario check rozegra ich, ile zechcesz.
editor-rehearsal-bot = Kto gra
editor-rehearsal-matches = Partii dla każdej liczby
editor-rehearsal-old = Od tego czasu coś zostało zmienione.
editor-bot-sensible = rozsądne boty
editor-bot-random = boty, które wybierają na chybił trafił
editor-rehearse = Niech grają
editor-rehearsing =
    { $players ->
        [one] Jeden gracz …
        [few] { $players } graczy …
       *[many] { $players } graczy …
    }
editor-report-matches =
    { $matches ->
        [one] Jedna partia
        [few] { $matches } partie
       *[many] { $matches } partii
    }
editor-report-count = partie
editor-report-players = gracze
editor-report-won = wygrane
editor-report-rounds = rundy
editor-report-decisions = decyzje
editor-report-endings = zakończenia
editor-report-step = krok opowieści
editor-report-reached = osiągnięty
editor-report-round = w rundzie
editor-never-tile = Nigdy niepołożone: { $names }
editor-never-room = Nikt nigdy nie wszedł do: { $names }
editor-never-token = Nigdy niewyłożone: { $names }
editor-never-event = Nigdy się nie zdarzyło: { $names }
editor-never-option = Nigdy niewybrane: { $names }
editor-never-puzzle = Nigdy nierozwiązane: { $names }
editor-never-milestone = Nigdy nieosiągnięte: { $names }
editor-never-draw = Nigdy niewylosowane: { $names }
editor-never-ending = Nigdy tak się nie skończyło: { $names }
