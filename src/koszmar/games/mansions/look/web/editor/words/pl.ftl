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
editor-place-a-token = Połóż żeton
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
editor-pick-space = Na którym polu leży żeton?
editor-pick-joint = Przy którym polu są drzwi?
editor-pick-beyond = A dokąd prowadzą?
editor-token-explore = Eksploracja
editor-token-search = Przeszukiwanie
editor-token-interact = Oddziaływanie
editor-token-sight = Widok
editor-token-person = Osoba

## Fabuła

editor-kinds = Części fabuły
editor-kind-scenario = Scenariusz
editor-kind-draw = Losowania
editor-kind-token = Żetony
editor-kind-event = Zdarzenia
editor-kind-puzzle = Łamigłówki
editor-kind-clock = Zegary
editor-kind-milestone = Kroki fabuły
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
editor-field-possessions = Początkowe wyposażenie
editor-field-more-possessions = Za każdego badacza ponad dwóch
editor-field-authors = Autorzy
editor-field-licence = Licencja
editor-field-warnings = Ostrzeżenia
editor-field-setup = Przed pierwszą rundą
editor-field-one-of = Jedno z
editor-field-weights = Z jaką wagą każde
editor-field-draw-at = Kiedy się rozstrzyga
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
editor-field-tags = Etykiety
editor-field-advance = Posuwa się
editor-field-stages = Etapy
editor-field-part = Po tylu procentach terminu
editor-field-mythos = Stopień wydarzeń mitów
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
editor-value-interact = Oddziaływanie
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
editor-value-setup = przed partią
editor-value-event = gdy efekt mówi „draw”
editor-moment-token = ktoś coś robi przy żetonie
editor-moment-enters = ktoś wchodzi w miejsce
editor-moment-round = zaczyna się runda
editor-moment-round-start = zaczyna się każda runda
editor-moment-mythos = zaczyna się faza mitów
editor-moment-before-monsters = zanim ruszą potwory
editor-moment-defeated = potwór zostaje pokonany
editor-moment-wounded = ktoś zostaje ranny
editor-moment-insane = ktoś popada w obłęd
editor-moment-eliminated = ktoś zostaje wyeliminowany
editor-moment-milestone = osiągnięto krok fabuły
editor-moment-lost = przepada osoba
editor-moment-pool = losuje się je jak wydarzenie mitów danego stopnia
editor-moment-page = przeczytano stronę starego dziennika
editor-moment-called = inne zdarzenie mówi „happens”

## Teksty, problemy, pliki, gra

editor-texts = Teksty
editor-seek = Szukaj
editor-only-missing = tylko brakujące ({ $count })
editor-forget-texts = Zabierz nieużywane ({ $count })
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
editor-margin-mythos = Następne wydarzenia mitów
editor-lay-table = Rozłóż grę

## Fabuła jako graf

editor-tab-graph = Graf
editor-graph = Fabuła jako graf
editor-graph-how = Co do czego prowadzi, od lewej do prawej: zdarzenia, zegary, kroki fabuły, zakończenia. Linia przerywana to warunek. Każda część prowadzi do swojego formularza.
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
editor-one-milestone = krok fabuły
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
        [one] Jeden gracz…
        [few] { $players } graczy…
       *[many] { $players } graczy…
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
editor-report-step = krok fabuły
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
editor-report-change = przedtem
editor-report-changed = { $before } · lepiej { $better }, gorzej { $worse }
editor-report-suffered = Otrzymane karty na partię, według przyczyn: { $causes }
editor-cause-attack = ataki
editor-cause-evade = testy uniku
editor-cause-card = karty
editor-cause-trade = przekazywanie
editor-cause-horror-check = testy przerażenia
editor-cause-event = wydarzenia mitów i scenariusza
editor-cause-fire = ogień
editor-cause-spell = zaklęcia
editor-cause-injury = karty obrażeń i przerażenia
editor-cause-condition = stany
editor-cause-ability = zdolności
editor-cause-search = przeszukiwanie
editor-cause-interact = oddziaływanie
editor-cause-explore = eksploracja
editor-cause-sight = przyglądanie się
editor-cause-story = opowieść
editor-report-given-up = Zdarza się, że ktoś próbował, a nikt nie rozwiązał: { $puzzles }
editor-report-unused = Akcje, których nikt nie wykorzystał: { $part }
editor-report-off-aim = Daleko od celu ({ $aim }): graczy { $players }
editor-field-aim = Jak często ma być wygrywany, w procentach (0: nie podano)
editor-never-card = Nikt nigdy nie miał: { $names }

## Kości według życzenia

editor-field-dice = Jak wypadną pierwsze kości
editor-margin-dice = Następne kości

## Co działa, zdaniami

editor-sentences = Zwykłymi słowami
editor-and = i
editor-or = lub
editor-not = nie ({ $what })
editor-this-token = ten żeton
editor-place-here = tutaj
editor-place-room = całe pomieszczenie
editor-grade-minor = lekkie
editor-grade-major = poważne
editor-grade-deadly = zabójcze
editor-grade-helpful = pomocne
editor-grade-flavour = nastrojowe
editor-does-damage =
    Otrzymuje obrażenia: { $number }{ $facedown ->
        [yes] , zakryte
       *[no] { "" }
    }{ $negate ->
        [yes] ; każdy sukces w teście ({ $skill }{ $sign ->
            [no] { "" }
           *[other] { " " }{ $sign }
        }) usuwa jedno
       *[no] { "" }
    }.
editor-does-horror =
    Otrzymuje przerażenie: { $number }{ $facedown ->
        [yes] , zakryte
       *[no] { "" }
    }{ $negate ->
        [yes] ; każdy sukces w teście ({ $skill }{ $sign ->
            [no] { "" }
           *[other] { " " }{ $sign }
        }) usuwa jedno
       *[no] { "" }
    }.
editor-does-mend =
    Odrzuca obrażenia: { $number }{ $facedown ->
        [yes] , tylko zakryte
       *[no] { "" }
    }.
editor-does-calm =
    Odrzuca przerażenie: { $number }{ $facedown ->
        [yes] , tylko zakryte
       *[no] { "" }
    }.
editor-does-reopen =
    Losowa zakryta karta { $what ->
        [damage] obrażeń
       *[horror] przerażenia
    } zostaje odkryta.
editor-does-condition = Zyskuje stan: { $condition }.
editor-does-cure = Traci stan: { $condition }.
editor-does-clue = Wskazówki: { $change }.
editor-does-waste = Akcja przepada.
editor-does-test =
    Test: { $skill }{ $sign ->
        [no] { "" }
       *[other] { " " }({ $sign })
    }{ $number ->
        [no] { "" }
        [one] ; potrzebny 1 sukces
        [few] ; potrzebne { $number } sukcesy
       *[other] ; potrzeba { $number } sukcesów
    }.
editor-does-quota =
    Test: { $skill }; sukcesy sumują się („{ $fact }”) do { $number }{ $each ->
        [yes] { " " }na każdego badacza
       *[no] { "" }
    }{ $sign ->
        [no] { "" }
       *[other] , { $sign }
    }.
editor-does-puzzle = Próbuje rozwiązać łamigłówkę „{ $puzzle }”.
editor-does-hint =
    Podpowiedź do szyfru „{ $puzzle }”: { $what ->
        [row] próba razem z odpowiedzią
        [without] wartość, której w nim nie ma
        [next] pierwsze nieznane ogniwo
       *[other] ogniwo { $what }
    }{ $false ->
        [yes] { " " }(kłamstwo)
       *[no] { "" }
    }.
editor-does-each = Dla każdej z tych osób ({ $selector }):
editor-does-random =
    Losowo dla { $number ->
        [no] jednej
       *[other] { $number }
    } z tych osób ({ $selector }):
editor-does-one = Dla jednej z tych osób, wybiera grupa ({ $selector }):
editor-does-choose =
    { $together ->
        [yes] Grupa wybiera:
       *[no] Gracz wybiera:
    }
editor-does-option =
    Opcja „{ $label }”{ $if ->
        [no] { "" }
       *[other] , tylko jeśli { $if }
    }:
editor-does-may-move = Może się teraz ruszyć: { $number }.
editor-does-flee =
    Ucieka o { $number } { $start ->
        [yes] w stronę początku
       *[no] od potwora
    }.
editor-does-drawn =
    Coś ciągnie badacza o { $number } w stronę: { $place ->
        [no] potwór
       *[other] { $place }
    }.
editor-does-put = Trafia tam: { $place }.
editor-does-prowl =
    { $what ->
        [all] Każdy potwór rusza się
        [nearest] Najbliższy potwór rusza się
        [farthest] Najdalszy potwór rusza się
        [in-range] Każdy potwór, który ma kogoś w zasięgu, rusza się
       *[no] Potwór rusza się
    } o { $number } w stronę najbliższego badacza.
editor-does-drop =
    Upuszcza: { $what ->
        [own] coś do wyboru
        [random] coś losowego
        [light] źródło światła
       *[other] { $thing }
    }{ $item ->
        [yes] { " " }(przedmiot)
       *[no] { "" }
    }.
editor-does-lose =
    Odrzuca: { $what ->
        [own] coś do wyboru
        [random] coś losowego
        [light] źródło światła
       *[other] { $thing }
    }{ $item ->
        [yes] { " " }(przedmiot)
       *[no] { "" }
    }.
editor-does-gain =
    { $random ->
        [yes] Zyskuje losową kartę: { $deck }{ $trait ->
            [no] { "" }
           *[other] { " " }({ $trait })
        }.
       *[no] Zyskuje: { $card }{ $plot ->
            [yes] ; tej karty nie da się stracić
           *[no] { "" }
        }.
    }
editor-does-flip =
    { $what ->
        [spell] Odwraca zaklęcie i czyta jego rewers.
       *[this] Karta odwraca się.
    }
editor-does-lights-out = Źródła światła gasną albo zostają upuszczone.
editor-does-fire =
    Pojawia się ogień: { $place ->
        [no] tutaj
       *[other] { $place }
    }.
editor-does-quench =
    Ogień gaśnie: { $place ->
        [no] tutaj
       *[other] { $place }
    }.
editor-does-darkness =
    Zapada ciemność: { $place ->
        [no] tutaj
       *[other] { $place }
    }.
editor-does-daylight =
    Ciemność znika: { $what ->
        [no] tutaj
        [one] jedna, wybiera grupa
       *[other] { $thing }
    }.
editor-does-spread =
    Ogień się rozprzestrzenia{ $number ->
        [no] { "" }
        [1] { "" }
       *[other] { " " }({ $number } razy)
    }.
editor-does-slide-back =
    { $what ->
        [all] Wszystkie barykady wracają na miejsce.
       *[one] Jedna barykada wraca na miejsce, wybiera grupa.
    }
editor-does-spawn =
    { $monster } pojawia się: { $place }{ $named ->
        [yes] , jako „{ $word }”
       *[other] { "" }
    }{ $or ->
        [yes] ; gdy brak figurek: { $what ->
            [nothing] nic
           *[other] { $thing }
        }
       *[no] { "" }
    }{ $waits ->
        [yes] ; w tej rundzie nie działa
       *[no] { "" }
    }{ $undying ->
        [yes] ; nie można go pokonać
       *[no] { "" }
    }.
editor-does-wound =
    { $here ->
        [yes] Każdy potwór tutaj otrzymuje
       *[no] Potwór otrzymuje
    } obrażenia: { $number }.
editor-does-heals = Potwór traci obrażenia: { $number }.
editor-does-pause-monster = Potwór traci następny ruch.
editor-does-extra-action = Jeszcze jedna akcja w tej turze.
editor-does-tile = Pojawiają się kafelki: { $place }.
editor-does-discard-tile = Kafelek znika z wszystkim, co na nim leży: { $place }.
editor-does-token = Pojawiają się żetony: { $token }.
editor-does-discard = Żeton znika: { $mark }.
editor-does-stage = Ten żeton przechodzi do następnego etapu.
editor-does-wall = Ściana między: { $place } i { $place2 }.
editor-does-door = Drzwi między: { $place } i { $place2 }.
editor-does-barricade = Pojawia się barykada: { $place }.
editor-does-passage = Pojawiają się tajne przejścia: { $place }.
editor-does-clear-board = Plansza zostaje uprzątnięta; wyposażenie zostaje.
editor-does-begin-at = Wszyscy badacze trafiają tam: { $place }.
editor-does-follow =
    { $person ->
        [no] Ta osoba
       *[other] { $person }
    } idzie z badaczem.
editor-does-part =
    { $person ->
        [no] Ta osoba
       *[other] { $person }
    } już z nikim nie idzie.
editor-does-mood =
    { $person ->
        [no] Ta osoba
       *[other] { $person }
    }: nastrój { $mood }.
editor-does-followers = Każdej osoby, która idzie z badaczem, dotyczy:
editor-does-walk = { $person } idzie o { $number } w stronę: { $place }.
editor-does-perish = Osoby same w ogniu przepadają.
editor-does-leave = Opuszcza planszę niepokonany: { $thing }.
editor-does-eliminate = Zostaje wyeliminowany.
editor-does-happens = Dzieje się „{ $event }”.
editor-does-draw = Teraz los rozstrzyga „{ $draw }”; nikt się nie dowiaduje.
editor-does-set =
    „{ $fact }” staje się równe { $change }{ $each ->
        [yes] { " " }na każdego badacza
       *[no] { "" }
    }{ $sign ->
        [no] { "" }
       *[other] , { $sign }
    }.
editor-does-add =
    „{ $fact }” zmienia się o { $change }{ $each ->
        [yes] { " " }na każdego badacza
       *[no] { "" }
    }{ $sign ->
        [no] { "" }
       *[other] , { $sign }
    }.
editor-does-clock =
    Zegar{ $clock ->
        [no] { "" }
       *[other] { " " }„{ $clock }”
    } przesuwa się o { $change }.
editor-does-mythos = Odtąd wydarzenia mitów: { $grade }.
editor-does-reach = Osiągnięto „{ $milestone }”.
editor-does-say = Wszyscy słyszą: { $text }
editor-does-tell = Tylko ten gracz słyszy: { $text }
editor-does-page = Można przeczytać nową stronę starego dziennika.
editor-quoted = „{ $text }”
editor-does-objective = Cel od teraz: { $text }
editor-does-end = Rozgrywka kończy się: „{ $ending }”.
editor-does-if = Jeśli { $question }:
editor-does-else = W przeciwnym razie:
editor-does-any = Jeśli otrzymano choć jedną z tych kart:
editor-does-unhurt = Jeśli nie otrzymano żadnej z tych kart:
editor-does-pass = Gdy się uda:
editor-does-fail = Gdy się nie uda:
editor-does-least =
    { $number ->
        [one] Przynajmniej 1 sukces:
        [few] Przynajmniej { $number } sukcesy:
       *[other] Przynajmniej { $number } sukcesów:
    }
editor-does-met = Gdy jest ich dość:
editor-does-short = Dopóki jest ich za mało:
editor-does-solved = Gdy rozwiązana:
editor-does-unsolved = Gdy nierozwiązana:
editor-does-wrong = Po każdej złej próbie:
editor-asks-reached = osiągnięto „{ $milestone }”
editor-asks-happened = zdarzyło się „{ $event }”
editor-asks-has = badacz ma: { $card }
editor-asks-group = grupa ma: { $card }
editor-asks-anyone = jest ktoś: { $selector }
editor-asks-all = wszyscy badacze: { $selector }
editor-asks-follower =
    { $person } idzie z kimś{ $place ->
        [no] { "" }
       *[other] { " " }i jest tam: { $place }
    }
editor-asks-placed = leży kafelek: { $place }
editor-asks-token = leży żeton: { $token }
editor-asks-this = ten żeton to: { $token }
editor-asks-at = { $token } jest tam: { $place }
editor-asks-mood = { $person }: nastrój { $mood }
editor-asks-monster = na planszy jest potwór: { $monster }
editor-asks-burns = wszędzie płonie ogień: { $place }
editor-asks-solved = łamigłówka „{ $puzzle }” jest rozwiązana
editor-number-round = runda
editor-number-difficulty = trudność
editor-number-investigators = liczba badaczy
editor-number-alive = liczba badaczy w grze
editor-number-monsters = liczba potworów
editor-number-fires = liczba płonących pól
editor-number-result = liczba sukcesów
editor-number-stage = etap żetonu
editor-number-clues = liczba wskazówek
editor-number-who = miejsce badacza
editor-number-followers = liczba idących z badaczem
editor-number-evidence = dowody grupy
editor-whom-anyone = wszyscy badacze
editor-whom-self = kto to wywołał
editor-whom-others = pozostali
editor-whom-here = na tym polu
editor-whom-in-range = w zasięgu
editor-whom-within-2 = najwyżej 2 pola stąd
editor-whom-adjacent = najwyżej 1 pole stąd
editor-whom-room = w tym pomieszczeniu
editor-whom-next-room = w sąsiednim pomieszczeniu
editor-whom-indoors = pod dachem
editor-whom-outdoors = na zewnątrz
editor-whom-in-darkness = w ciemności
editor-whom-near-fire = obok ognia
editor-whom-fire-in-room = z ogniem w pomieszczeniu
editor-whom-lit-room = w oświetlonym pomieszczeniu
editor-whom-near-water = nad wodą
editor-whom-at-the-docks = w dokach
editor-whom-on-the-shore = na brzegu
editor-whom-near-door = przy drzwiach
editor-whom-alone = sam w pomieszczeniu
editor-whom-together = wszyscy w jednym pomieszczeniu
editor-whom-sharing = z kimś na jednym polu
editor-whom-insane = obłąkany
editor-whom-wounded = ranny
editor-whom-near-the-mad = w zasięgu obłąkanego
editor-whom-safe = bez potwora w zasięgu
editor-whom-with-monster = na polu z potworem
editor-whom-most = kto ma najwięcej: { $measure }
editor-whom-least = kto ma najmniej: { $measure }
editor-whom-tag = gdzie jest napisane: { $what }
editor-whom-with = kto ma: { $what }
editor-whom-in = tam: { $what }
editor-whom-possessions = kto ma wyposażenie: co najmniej { $what }
editor-measure-damage = obrażenia
editor-measure-horror = przerażenie
editor-measure-clues = wskazówki
editor-measure-items = przedmioty
editor-measure-possessions = wyposażenie
editor-measure-loneliness = odległość od innych
editor-owned-light = źródło światła
editor-owned-item = przedmiot
editor-owned-spell = zaklęcie
editor-owned-clue = wskazówkę
editor-owned-damage = zakryte obrażenia
editor-owned-horror = zakryte przerażenie
editor-then-token =
    Gdy ktoś coś robi tutaj: { $which }{ $action ->
        [yes] ; kosztuje to akcję
       *[no] ; nic to nie kosztuje
    }.
editor-then-enters = Gdy ktoś wchodzi tam: { $which }.
editor-then-round = Gdy zaczyna się runda { $which }.
editor-then-round-start = Gdy zaczyna się runda, za każdym razem.
editor-then-mythos = Gdy zaczyna się faza mitów.
editor-then-before-monsters = W fazie mitów, zanim ruszą potwory.
editor-then-defeated =
    Gdy zostaje pokonany potwór: { $any ->
        [yes] dowolny
       *[no] { $which }
    }.
editor-then-wounded = Gdy ktoś zostaje ranny.
editor-then-insane = Gdy ktoś popada w obłęd.
editor-then-eliminated = Gdy ktoś zostaje wyeliminowany.
editor-then-milestone = Gdy zostaje osiągnięte „{ $which }”.
editor-then-lost =
    Gdy przepada osoba: { $any ->
        [yes] dowolna
       *[no] { $which }
    }.
editor-then-used = Gdy ktoś użył karty: { $which }.
editor-then-pool = Gdy zostanie wylosowane wśród wydarzeń mitów ({ $which }).
editor-then-page = Gdy ktoś czyta stronę { $which } starego dziennika.
editor-then-called = Gdy inne zdarzenie tak mówi.

# Monsters of a scenario
editor-kind-monster = Potwory
editor-field-figure = Figurka, która go przedstawia
editor-field-class = Klasa
editor-field-health = Zdrowie
editor-field-monster-each = Zdrowie za każdego badacza
editor-field-awareness = Czujność
editor-field-horror = Wartość przerażenia
editor-field-brawn = Krzepa
editor-field-ability = Zdolność
editor-field-activations = Aktywacje (brak: takie jak figurki)
editor-field-evades = Testy uniku (brak: takie jak figurki)
editor-field-frights = Testy przerażenia (brak: takie jak figurki)
editor-field-attacks = Ataki na niego (brak: jak na jego klasę)
editor-field-move = Ruch
editor-field-reach = Zasięg ataku
editor-field-victim = Ofiara
editor-field-instead = Ruch, gdy nikogo nie dosięga
editor-field-monster-with = Jaką bronią (brak: każdą)
editor-field-monster-dice = Kości więcej lub mniej
editor-field-damage = Obrażenia większe lub mniejsze o
editor-field-hit = Przy sukcesie
editor-field-miss = Bez sukcesu
editor-value-as-figure = jak figurka
editor-value-humanoid = humanoid
editor-value-beast = bestia
editor-value-spirit = duch
editor-value-here = własne pole
editor-value-adjacent = sąsiednie pole
editor-value-within-2 = dwa pola
editor-value-in-range = w zasięgu
editor-value-met = kogo spotkał po drodze

# Campaigns and stock parts
editor-field-include = Gotowe części
editor-field-after = Następuje po scenariuszu (jego klucz)
editor-field-exports = Zostawia następnej części kampanii
editor-field-imports = Przejmuje z poprzedniej części, z wartościami domyślnymi
editor-field-scenario-needs = Produkty potrzebne oprócz podstawki
editor-field-notes = Notatki, tylko dla ciebie
editor-pictures = Obrazki obok fabuły: { $count }
editor-picture-add = Dodaj PNG, JPEG lub WebP, najwyżej 256 KiB
editor-field-refusal = Co mówi aplikacja, póki nie można tego wybrać
editor-field-often = Zdarzenia, które przychodzą częściej
editor-moment-used = ktoś używa karty
