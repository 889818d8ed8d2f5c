### Teksty scenariusza: Dom, który liczy

scenario-the-house-that-counts = Dom, który liczy
scenario-the-house-that-counts-prologue =
    Aktuariusz zbudował dom, który oblicza zgony, co do dnia i nazwiska. Przez czterdzieści lat rachunki się
    zgadzały. Od wiosny dom zaokrągla w górę, a dziś rano w kolumnie stały wasze nazwiska.
scenario-the-house-that-counts-find-engine = Znajdźcie to, co liczy.
scenario-the-house-that-counts-two-ways = Podajcie maszynie fałszywą sumę albo podpalcie cały strych i uciekajcie.
scenario-the-house-that-counts-get-out = Strych płonie. Wszyscy do sieni, natychmiast.
scenario-the-house-that-counts-token-inner-door = Drzwi wewnętrzne
scenario-the-house-that-counts-token-library-door = Drzwi biblioteki
scenario-the-house-that-counts-token-dining-door = Drzwi jadalni
scenario-the-house-that-counts-token-lounge-door = Drzwi salonu
scenario-the-house-that-counts-token-hall-door = Przejście
scenario-the-house-that-counts-token-stairs-door = Drzwi na schody
scenario-the-house-that-counts-token-basement-door = Drzwi do piwnicy
scenario-the-house-that-counts-token-billiards-door = Pokój bilardowy
scenario-the-house-that-counts-token-office-door = Drzwi gabinetu
scenario-the-house-that-counts-token-attic-door = Klapa na strych
scenario-the-house-that-counts-token-hat-stand = Wieszak na kapelusze
scenario-the-house-that-counts-token-sideboard = Kredens
scenario-the-house-that-counts-token-cue-rack = Stojak na kije
scenario-the-house-that-counts-token-oil-store = Skład nafty
scenario-the-house-that-counts-token-decanter = Karafka
scenario-the-house-that-counts-token-hall-clock = Zegar w korytarzu
scenario-the-house-that-counts-token-book-office = Rejestr wypadków
scenario-the-house-that-counts-token-book-library = Rejestr chorób
scenario-the-house-that-counts-token-book-dining = Rejestr zgonów nagłych
scenario-the-house-that-counts-token-page-office = Luźna kartka
scenario-the-house-that-counts-token-page-library = Luźna kartka
scenario-the-house-that-counts-token-page-dining = Luźna kartka
scenario-the-house-that-counts-token-thorne = Abel Thorne
scenario-the-house-that-counts-token-thorne-stairs = Abel Thorne
scenario-the-house-that-counts-token-engine = Maszyna
scenario-the-house-that-counts-token-omen-1 = Coś się sumuje
scenario-the-house-that-counts-token-omen-2 = Coś się sumuje
scenario-the-house-that-counts-token-omen-3 = Coś się sumuje
scenario-the-house-that-counts-token-omen-4 = Coś się sumuje
scenario-the-house-that-counts-token-omen-5 = Coś się sumuje
scenario-the-house-that-counts-token-omen-6 = Coś się sumuje
scenario-the-house-that-counts-monster-thorne = Abel Thorne
scenario-the-house-that-counts-room-inner = Na ścianach mosiężne telegrafy. Gdy wchodzicie, każdy drukuje jeden wiersz.
scenario-the-house-that-counts-room-hall = Korytarz z zegarem o dwunastu wskazówkach.
scenario-the-house-that-counts-room-stairs = Schody są numerowane. Numeracja nie zaczyna się od jedynki.
scenario-the-house-that-counts-room-attic =
    Koła, dźwignie, klawisze z kości słoniowej. Cały strych to jedna maszyna. Staje na chwilę, żeby was policzyć.
scenario-the-house-that-counts-room-library = Półka za półką ta sama książka, tylko z różnych lat.
scenario-the-house-that-counts-room-dining = Stół nakryty na tyle osób, ile was jest.
scenario-the-house-that-counts-room-lounge = Przy kominku siedzi nieboszczyk i rachuje. Nie żyje od wiosny. Podnosi wzrok.
scenario-the-house-that-counts-room-basement = Węgiel, nafta i korzenie maszyny, schodzące w głąb przez podłogę.
scenario-the-house-that-counts-room-billiards = Bile leżą tak, jak je zostawiono, gdy partię przerwał wynik.
scenario-the-house-that-counts-room-office = Taryfy, tabele i krzesło odwrócone do ściany.
scenario-the-house-that-counts-room-gone = Otwierasz drzwi na gładką ścianę. Ten pokój już rozliczono.
scenario-the-house-that-counts-search-hats = Kapelusze z nazwiskami w środku. Trzy z nich znasz z nagrobków.
scenario-the-house-that-counts-search-sideboard = Pokwitowania za kondolencje, numerowane.
scenario-the-house-that-counts-search-cues = Jeden z kijów jest cięższy, niż powinien.
scenario-the-house-that-counts-search-oil = Nafta na zimę, którą spisano już na straty.
scenario-the-house-that-counts-decanter = Porto, pół kieliszka nalane. Kurzu nikt nie uprzedził.
scenario-the-house-that-counts-option-decanter-drink = Wypij
scenario-the-house-that-counts-option-decanter-sniff = Powąchaj
scenario-the-house-that-counts-decanter-drunk = Dobre. Przez chwilę nic się w tobie nie liczy.
scenario-the-house-that-counts-decanter-true = Porto i nic gorszego.
scenario-the-house-that-counts-hall-clock = Dwanaście wskazówek, a każda się na coś spóźnia.
scenario-the-house-that-counts-option-hall-clock-stop = Zatrzymaj go
scenario-the-house-that-counts-option-hall-clock-listen = Posłuchaj go
scenario-the-house-that-counts-clock-stopped = Staje. W ciszy słychać, skąd dochodzi liczenie: z góry.
scenario-the-house-that-counts-clock-heard =
    Trzy tyknięcia, przerwa, trzy tyknięcia. Po co trzeciej przerwie coś się w domu zamyka.
scenario-the-house-that-counts-register-office =
    Upadki, pożary, utonięcia, okrągłym pismem kancelisty. Klamra to osobna mała maszyna.
scenario-the-house-that-counts-option-register-office-read = Czytaj to, co widać z brzegu
scenario-the-house-that-counts-option-register-office-unlock = Otwórz klamrę
scenario-the-house-that-counts-register-library =
    Gorączki według pór roku. Ktoś poprawił sumy ołówkiem, a potem atramentem.
scenario-the-house-that-counts-option-register-library-read = Czytaj to, co widać z brzegu
scenario-the-house-that-counts-option-register-library-unlock = Otwórz klamrę
scenario-the-house-that-counts-register-dining =
    Zgony nagłe, oprawne w płótno na serwetki. Leży w windzie kuchennej jak danie.
scenario-the-house-that-counts-option-register-dining-read = Czytaj to, co widać z brzegu
scenario-the-house-that-counts-option-register-dining-unlock = Otwórz klamrę
scenario-the-house-that-counts-register-read-office =
    Rejestr wypadków podaje pierwszą cyfrę. Czy prawdziwą, to już inny rachunek.
scenario-the-house-that-counts-register-read-library =
    Rejestr chorób podaje drugą cyfrę. Jedną z trzech ksiąg prowadził kłamca.
scenario-the-house-that-counts-register-read-dining =
    Rejestr zgonów nagłych podaje trzecią cyfrę. Można wierzyć albo sprawdzić.
scenario-the-house-that-counts-page = Kartka z pokoju, którego już nie ma. Zapisana twoim pismem, za tydzień.
scenario-the-house-that-counts-option-page-office-read = Przeczytaj
scenario-the-house-that-counts-option-page-library-read = Przeczytaj
scenario-the-house-that-counts-option-page-dining-read = Przeczytaj
scenario-the-house-that-counts-thorne = „Klienci”, mówi Abel Thorne i macza suche pióro. „Czy pozycje?”
scenario-the-house-that-counts-option-talk-to-thorne-greet = Wymień uprzejmości
scenario-the-house-that-counts-option-talk-to-thorne-buy-first = Kup cyfrę ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-house-that-counts-option-talk-to-thorne-buy-second = Kup następną ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-house-that-counts-option-talk-to-thorne-buy-third = Kup jeszcze jedną ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-house-that-counts-option-talk-to-thorne-console = Złóż mu kondolencje z powodu śmierci
scenario-the-house-that-counts-option-talk-to-thorne-threaten = Zagroź, że poprawisz mu księgi
scenario-the-house-that-counts-thorne-proud =
    „Co do dnia”, mówi. „Proszę wspomnieć, gdyby kto pytał”. Nie jest z tych, których wolno żałować.
scenario-the-house-that-counts-thorne-patient = „Proszę usiąść”, mówi. „Mam cały ten czas, którego innym zabrakło”.
scenario-the-house-that-counts-thorne-sells =
    Pisze cyfrę na mankiecie, odrywa go i osusza bibułą. „Ceny rosną”, mówi. „Tu wszystko rośnie”.
scenario-the-house-that-counts-thorne-consoled =
    Nikt mu tego dotąd nie powiedział. Odwraca księgę tak, żeby dało się przeczytać wiersz.
scenario-the-house-that-counts-thorne-offended = Zamyka księgę. To, co wstaje z fotela, dobre maniery zostawiło w środku.
scenario-the-house-that-counts-engine = Cztery koła po pięć zębów. Pod nimi szczelina na sumę.
scenario-the-house-that-counts-option-work-engine-feed = Podaj jej fałszywą sumę
scenario-the-house-that-counts-option-work-engine-study = Przyjrzyj się jej
scenario-the-house-that-counts-engine-studied =
    Uwierzy we wszystko, byle w odpowiedniej formie. I jest z drewna. Gdyby pod koniec rundy płonął każdy kąt
    strychu, zostałby z niej popiół.
scenario-the-house-that-counts-books-known = Dwie księgi zgadzają się ze sobą na tyle, że maszyna by wam teraz uwierzyła.
scenario-the-house-that-counts-engine-seen =
    A więc to jest rachmistrz. Można go oszukać czterema cyframi. Można go też spalić.
scenario-the-house-that-counts-burning =
    Maszyna krzyczy ułamkami. Ogień schodzi po schodach, po dwa stopnie naraz. Tyle macie czasu.
scenario-the-house-that-counts-fuse = W górze pękają belki, liczba po liczbie.
scenario-the-house-that-counts-omen = Gdzieś dzwoni dzwonek, jak w kasie. Za chwilę jakiś pokój zostanie rozliczony.
scenario-the-house-that-counts-option-read-omen-look = Zobacz, co się sumuje
scenario-the-house-that-counts-omen-1 = Na taśmie: „Pokój bilardowy. Zero”.
scenario-the-house-that-counts-omen-2 = Na taśmie: „Biblioteka. Zero”.
scenario-the-house-that-counts-omen-3 = Na taśmie: „Piwnica. Zero”.
scenario-the-house-that-counts-omen-4 = Na taśmie: „Gabinet. Zero”.
scenario-the-house-that-counts-omen-5 = Na taśmie: „Salon. Zero”.
scenario-the-house-that-counts-omen-6 = Na taśmie: „Jadalnia. Zero”.
scenario-the-house-that-counts-settles-billiards = Pokój bilardowy składa się jak rachunek, który wyszedł bez reszty.
scenario-the-house-that-counts-settles-library = Biblioteka zamyka się sama w sobie, na zawsze.
scenario-the-house-that-counts-settles-basement = Piwnicę odpisano. Podłoga nad nią nawet nie skrzypnęła.
scenario-the-house-that-counts-settles-office = Tam, gdzie był gabinet, jest kreska. Podwójna.
scenario-the-house-that-counts-settles-lounge =
    Znika salon, z kominkiem i fotelem. Martwy lokator dostał wypowiedzenie i zabiera ze sobą księgę.
scenario-the-house-that-counts-settles-dining = Stół sprzątnięto po raz ostatni. Razem z jadalnią.
scenario-the-house-that-counts-pool-rounding-up = Liczycie się i wychodzi o jedno za dużo. Liczycie jeszcze raz.
scenario-the-house-that-counts-pool-the-column-moves = Kto wie najwięcej, przesuwa się w kolumnie o wiersz wyżej.
scenario-the-house-that-counts-pool-carried-forward = Co winniście, przeniesiono na następną stronę. Z odsetkami.
scenario-the-house-that-counts-stage-2 = Odtąd po każdym rozliczonym pokoju ktoś zostaje. Nie ma dokąd pójść.
scenario-the-house-that-counts-stage-3 =
    Dom zaczyna zamykać własne korytarze. Za boazerią otwierają się stare przejścia, których nikt nigdy nie wpisał
    do ksiąg.
scenario-the-house-that-counts-outnumbered = Jest ich tylu co was. Dom księguje to jako zysk i przewraca kartkę przed czasem.
scenario-the-house-that-counts-engine-runs = Maszyna przelicza kolumny. Następny wpis przyjmie w kolejnej rundzie.
scenario-the-house-that-counts-puzzle-engine = Ustaw cztery koła.
scenario-the-house-that-counts-puzzle-office-clasp = Przesuwaj elementy, aż klamra będzie wolna.
scenario-the-house-that-counts-puzzle-library-clasp = Przesuwaj elementy, aż klamra będzie wolna.
scenario-the-house-that-counts-puzzle-dining-clasp = Przesuwaj elementy, aż klamra będzie wolna.
scenario-the-house-that-counts-epilogue-false-total =
    Koła obracają się raz i stają na zerze. Dom o was zapomniał. Do końca życia urzędnicy będą prosić, żebyście
    przeliterowali nazwisko.
scenario-the-house-that-counts-epilogue-fire =
    Stoicie na podjeździe i patrzycie, jak czterdzieści lat arytmetyki idzie w iskry. Są piękne i nikt ich nie
    liczy.
scenario-the-house-that-counts-epilogue-trapped = Z maszyny został popiół. Jej ostatni rachunek był poprawny.
scenario-the-house-that-counts-epilogue-deadline =
    Dzwoni dzwonek. Wpisano was do księgi, wyraźnym, okrągłym pismem. Kolumna wreszcie się zgadza.
scenario-the-house-that-counts-epilogue-eliminated = Dom nie pomylił się ani o jedną osobę.
