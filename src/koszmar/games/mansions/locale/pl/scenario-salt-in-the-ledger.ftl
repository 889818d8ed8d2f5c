### Teksty scenariusza: Sól w rejestrze

scenario-salt-in-the-ledger = Sól w rejestrze
scenario-salt-in-the-ledger-prologue =
    Trzy ubezpieczone statki poszły na dno przy pięknej pogodzie. Ubezpieczyciel przysłał was po nazwisko i chce je
    mieć rano. Czworo szanowanych ludzi było blisko wszystkich trzech. Jedno z nich karmi rafę.
scenario-salt-in-the-ledger-suspects =
    Notatka ubezpieczyciela. Quill: leworęczny, smoła na płaszczu, w kaplicy niewidziany. Finch: leworęczna, płaszcz
    czysty, była w kaplicy. Rook: praworęczny, smoła, był w kaplicy. Vale: praworęczna, płaszcz czysty, w kaplicy
    jej nie było.
scenario-salt-in-the-ledger-find-name = Ustalcie, kto z czworga karmi rafę.
scenario-salt-in-the-ledger-accuse = Zbierzcie dowody i oskarżcie właściwą osobę.
scenario-salt-in-the-ledger-capture =
    Pojmijcie winnego, zanim dotrze na molo: kajdankami albo rozmową popartą dwoma dowodami.
scenario-salt-in-the-ledger-capture-or-kill = Pojmijcie winnego na molu albo pokonajcie Kapłana Dagona.
scenario-salt-in-the-ledger-token-square-way = Ku rynkowi
scenario-salt-in-the-ledger-token-shop-door = Sklep okrętowy
scenario-salt-in-the-ledger-token-alley-way = Zaułek
scenario-salt-in-the-ledger-token-high-street = Ulica Portowa
scenario-salt-in-the-ledger-token-dock-way = Ku nabrzeżu
scenario-salt-in-the-ledger-token-boat-hire = Wypożyczalnia łodzi
scenario-salt-in-the-ledger-token-alley-bend = Załom zaułka
scenario-salt-in-the-ledger-token-warehouse-door = Brama magazynu
scenario-salt-in-the-ledger-token-pier-way = Początek mola
scenario-salt-in-the-ledger-token-ledger = Rejestr sklepikarza
scenario-salt-in-the-ledger-token-crates = Wyłowione skrzynie
scenario-salt-in-the-ledger-token-notice-board = Tablica ogłoszeń
scenario-salt-in-the-ledger-token-office-safe = Sejf brygadzisty
scenario-salt-in-the-ledger-token-hired-boat = Łódź, która wróciła
scenario-salt-in-the-ledger-token-shrine = Kapliczka z muszli
scenario-salt-in-the-ledger-token-police-box = Budka policyjna
scenario-salt-in-the-ledger-token-rubbish = Sterta sieci
scenario-salt-in-the-ledger-token-reef-view = Widok na rafę
scenario-salt-in-the-ledger-token-quill = Marten Quill
scenario-salt-in-the-ledger-token-finch = Dora Finch
scenario-salt-in-the-ledger-token-rook = Elias Rook
scenario-salt-in-the-ledger-token-vale = Nettie Vale
scenario-salt-in-the-ledger-room-square = Rynek jest pusty. Tylko jedna kobieta z pełnym koszem niczego nie sprzedaje.
scenario-salt-in-the-ledger-room-shop = Liny, lampy i sklepikarz, który już wie, o co zapytacie.
scenario-salt-in-the-ledger-room-alley = Mury pocą się solą. Ktoś bardzo starannie starł z cegieł jakiś znak.
scenario-salt-in-the-ledger-room-street = Firanki poruszają się jedna po drugiej, jakby ktoś przeciągał dłonią po domach.
scenario-salt-in-the-ledger-room-dock = Deski, smoła i skrzynie ze statków, które rejestr uznał za stracone.
scenario-salt-in-the-ledger-room-rental = Łodzie na godziny. Jedna jest przywiązana węzłem, jakiego tu nikt nie wiąże.
scenario-salt-in-the-ledger-room-alley-end = Zaułek kończy się ścianą muszli, ustawionych jak wierni na mszy.
scenario-salt-in-the-ledger-room-warehouse = Sól w workach aż po sufit, a w tym mieście nikt już nie soli ryb.
scenario-salt-in-the-ledger-room-pier = Molo ciągnie się dalej, niż pokazuje mapa. Na jego końcu woda stoi bez ruchu.
scenario-salt-in-the-ledger-search-ledger = Kolumny się zgadzają, daty nie. Jeden wpis zrobiono w pośpiechu.
scenario-salt-in-the-ledger-search-crates = Ładunek, który powinien leżeć na dnie, i ślad po tym, kto go stamtąd wyniósł.
scenario-salt-in-the-ledger-search-board = Ogłoszenia w trzech warstwach. Pod najnowszym coś zdarto, ale nie do końca.
scenario-salt-in-the-ledger-search-safe = Polisy w sejfie brygadzisty zapisano szyfrem starszym niż ubezpieczenia.
scenario-salt-in-the-ledger-option-search-safe-test = Odczytaj szyfr
scenario-salt-in-the-ledger-option-search-safe-pay = Porównaj z tym, co wiesz ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-salt-in-the-ledger-search-boat = Łódź kołysze się, choć woda jest spokojna. Pod ławką coś utknęło.
scenario-salt-in-the-ledger-option-search-boat-test = Sięgnij pod ławkę
scenario-salt-in-the-ledger-option-search-boat-pay = Wydedukuj, co tam jest ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-salt-in-the-ledger-search-shrine =
    Każda muszla szepcze imię, gdy się nad nią pochylić. Trzeba wysłuchać wszystkich.
scenario-salt-in-the-ledger-option-search-shrine-test = Wysłuchaj do końca
scenario-salt-in-the-ledger-option-search-shrine-pay = Zapytaj tylko o to, które znasz ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-salt-in-the-ledger-hand-yes = Atrament jest rozmazany tak, jak rozmazuje go lewa ręka.
scenario-salt-in-the-ledger-hand-no = Węzeł, pochylenie, smuga: wszystko to dzieło prawej ręki.
scenario-salt-in-the-ledger-tar-yes =
    Odcisk kciuka w smole, zostawiony, póki była ciepła. Ktoś zaniósł ją do domu na ubraniu.
scenario-salt-in-the-ledger-tar-no = Smoła jest wszędzie prócz miejsca, gdzie stał sprawca. Przeszedł tędy czysty płaszcz.
scenario-salt-in-the-ledger-chapel-yes = Wosk z kaplicznej świecy, jeszcze pachnie. Ktoś przyszedł tu prosto z modlitwy.
scenario-salt-in-the-ledger-chapel-no = Stało się to w czasie nabożeństwa. Sprawcy w kaplicy nie było.
scenario-salt-in-the-ledger-search-rubbish = Sieci, których nikt nie naprawia, a na dnie coś twardego.
scenario-salt-in-the-ledger-police =
    Posterunkowy poszedł wcześniej do domu, jak zawsze przed sztormem. Budka jest zamknięta.
scenario-salt-in-the-ledger-option-police-force = Wyłam zamek
scenario-salt-in-the-ledger-option-police-pay = Odgadnij, gdzie chowa klucz ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-salt-in-the-ledger-reef = Odpływ. Rafa pokazuje grzbiet.
scenario-salt-in-the-ledger-reef-teeth =
    Tkwią w niej trzy maszty, w równych odstępach, jak szpilki w poduszce. Jest miejsce na czwarty.
scenario-salt-in-the-ledger-option-suspect-meet = Przyjrzyj się
scenario-salt-in-the-ledger-option-suspect-ask = Zapytaj o noc ostatniej katastrofy
scenario-salt-in-the-ledger-option-suspect-accuse = Oskarż
scenario-salt-in-the-ledger-option-suspect-cuff = Załóż kajdanki
scenario-salt-in-the-ledger-option-suspect-confront = Wyłóż dowody
scenario-salt-in-the-ledger-meet-quill = Quill sprzedaje liny każdemu statkowi. Pisze lewą ręką i czuć go smołą.
scenario-salt-in-the-ledger-meet-finch =
    Finch wynajmuje łodzie na godziny. Płaszcz bez skazy, modlitewnik zaczytany; kartki przewraca lewą ręką.
scenario-salt-in-the-ledger-meet-rook = Rook prowadzi magazyn. Smoła po łokcie, przy dewizce medalik z kaplicy.
scenario-salt-in-the-ledger-meet-vale =
    Vale sprzedaje ryby, których nikt nie widział, żeby kupowała. Czysty fartuch, nóż w prawej, żadnej cierpliwości
    do kaznodziejów.
scenario-salt-in-the-ledger-quill-chapel = „Byłem w kaplicy”, mówi Quill. „Pytajcie, kogo chcecie”.
scenario-salt-in-the-ledger-quill-away = „W sklepie, nad rachunkami”, mówi Quill. „Nie przepadam za śpiewami”.
scenario-salt-in-the-ledger-finch-chapel = „Na nieszporach”, mówi Finch. „Druga ławka”.
scenario-salt-in-the-ledger-finch-away = „W domu, bolała mnie głowa”, mówi Finch. „Modliłam się sama”.
scenario-salt-in-the-ledger-rook-chapel = „W kaplicy, z tyłu”, mówi Rook. „Zbieram na tacę”.
scenario-salt-in-the-ledger-rook-away = „Tutaj, liczyłem worki”, mówi Rook. „Całą noc”.
scenario-salt-in-the-ledger-vale-chapel = „W kaplicy, na kolanach, jak porządna kobieta”, mówi Vale.
scenario-salt-in-the-ledger-vale-away = „Patroszyłam śledzie”, mówi Vale. „Pan Bóg wie, gdzie mnie szukać”.
scenario-salt-in-the-ledger-wrong-name =
    Nazwisko biegnie ulicami szybciej od was. Było fałszywe, a na rynku tłoczą się ludzie, którzy wam uwierzyli.
scenario-salt-in-the-ledger-first-finding = Niewiele: smuga, odcisk, plama. Ale jedno z czworga nie umie tego wyjaśnić.
scenario-salt-in-the-ledger-named =
    Przez chwilę nic się nie dzieje. A potem szanowany obywatel tego miasta rzuca się biegiem ku wodzie.
scenario-salt-in-the-ledger-flight = Mokre kroki na bruku, zawsze o jeden róg przed wami.
scenario-salt-in-the-ledger-priest-called = Na końcu mola czyjś głos przemawia do rafy w jej języku. Rafa kogoś przysyła.
scenario-salt-in-the-ledger-lamps-out = Latarnie gasną ulica po ulicy, jakby ktoś wracał do domu.
scenario-salt-in-the-ledger-pool-salt-wind =
    Wiatr od wody. Zostawia na ustach sól i słowo, które miało nie paść.
scenario-salt-in-the-ledger-pool-names-in-chalk =
    Na drzwiach wypisano kredą wasze nazwiska, w kolejności, w jakiej oczekuje was rafa.
scenario-salt-in-the-ledger-pool-high-water = Morze wychodzi spomiędzy kamieni, cicho, jak ktoś, kto ma klucz.
scenario-salt-in-the-ledger-stage-2 = Zaczął się przypływ. Latarnik obchodzi miasto, a gdzie przeszedł, tam ciemno.
scenario-salt-in-the-ledger-stage-3 =
    Wysoka woda. Zza krawędzi nabrzeża wyłaniają się dłonie, jedna po drugiej, bez pośpiechu.
scenario-salt-in-the-ledger-enough-to-name = Cztery ślady na jednym stole. Zaczynają wskazywać jeden na drugi.
scenario-salt-in-the-ledger-outnumbered = Na ulicach jest ich tylu co was. Woda przybiera szybciej.
scenario-salt-in-the-ledger-epilogue-taken =
    O świcie, przed sędzią, z szanowanych ust sypie się sól jak piasek. Ubezpieczyciel zamyka akta. Daleko w morzu
    rafa głoduje.
scenario-salt-in-the-ledger-epilogue-dead =
    Macie nazwisko, ale nie macie człowieka; woda odebrała swego sługę. Polisę wypłacono. Rafie wszystko jedno, kto
    ją karmi.
scenario-salt-in-the-ledger-epilogue-wrong-twice =
    Trzeciego nazwiska nikt nie słucha. Wczorajsi przyjaciele wsadzają was na poranny statek. Pogoda jest piękna.
scenario-salt-in-the-ledger-epilogue-deadline =
    Przypływ sięgnął szczytu i rejestr zamyka się sam. O świcie na rafie stoi czwarty maszt.
scenario-salt-in-the-ledger-epilogue-eliminated = Ubezpieczyciel dostaje kopertę soli i nikogo, kto by ją wyjaśnił.
