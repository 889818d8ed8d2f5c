### Teksty scenariusza: Co morze zatrzymuje

scenario-what-the-tide-keeps = Co morze zatrzymuje
scenario-what-the-tide-keeps-prologue =
    Pogłębiarka wydobyła kamienne drzwi. Pięcioro radnych strzeże w starym hotelu ich pieczęci. Dziś, przy pełni
    przypływu, chcą je otworzyć. Dwoje z nich wolałoby nie, ale nie powiedzą tego na głos.
scenario-what-the-tide-keeps-seals = Zdobądźcie pieczęcie, prośbą albo kradzieżą: co najmniej dwie. Poznajcie rytuał.
scenario-what-the-tide-keeps-rite-or-leave = Macie dwie pieczęcie. Szukajcie kolejnych i rytuału albo wyjdźcie przez westybul.
scenario-what-the-tide-keeps-close-the-door =
    Znajdźcie drzwi pod nabrzeżem: zapieczętujcie je, zawalcie na nie strop albo się targujcie.
scenario-what-the-tide-keeps-bring-it-down =
    Dynamit przy drzwiach albo ogień we wszystkich trzech polach piwnicy i strop runie.
scenario-what-the-tide-keeps-token-hall-door = Korytarz
scenario-what-the-tide-keeps-token-dining-door = Jadalnia
scenario-what-the-tide-keeps-token-office-door = Gabinet dyrektora
scenario-what-the-tide-keeps-token-ballroom-door = Sala balowa
scenario-what-the-tide-keeps-token-corner-door = Tylny korytarz
scenario-what-the-tide-keeps-token-suite-door = Apartament dla nowożeńców
scenario-what-the-tide-keeps-token-room-door = Pokój numer 9
scenario-what-the-tide-keeps-token-pryce = Radny Pryce
scenario-what-the-tide-keeps-token-hale = Matka Hale
scenario-what-the-tide-keeps-token-banker = Bankier
scenario-what-the-tide-keeps-token-judge = Sędzia
scenario-what-the-tide-keeps-token-widow = Wdowa
scenario-what-the-tide-keeps-token-hotel-exit = Drzwi obrotowe
scenario-what-the-tide-keeps-token-cloakroom = Szatnia
scenario-what-the-tide-keeps-token-kitchen = Kuchenne szuflady
scenario-what-the-tide-keeps-token-papers = Podarte dokumenty
scenario-what-the-tide-keeps-token-music-box = Pozytywka
scenario-what-the-tide-keeps-token-washstand = Umywalka
scenario-what-the-tide-keeps-token-notice = Ogłoszenie dla gości
scenario-what-the-tide-keeps-token-cellar-way = Ścieżka do ziemianki
scenario-what-the-tide-keeps-token-dock-way = Ścieżka na nabrzeże
scenario-what-the-tide-keeps-token-store-door = Drzwi magazynu
scenario-what-the-tide-keeps-token-pit-door = Szyb
scenario-what-the-tide-keeps-token-pier-door = Drzwi hangaru
scenario-what-the-tide-keeps-token-stone-door = Drzwi
scenario-what-the-tide-keeps-token-winch = Wyciąg pogłębiarki
scenario-what-the-tide-keeps-token-powder = Skład prochu
scenario-what-the-tide-keeps-token-shack = Chata rybaka
scenario-what-the-tide-keeps-token-jars = Słoje
scenario-what-the-tide-keeps-token-boathouse = Półka w hangarze
scenario-what-the-tide-keeps-room-hall = Czerwony dywan, pośrodku mokry.
scenario-what-the-tide-keeps-room-dining = Radny samotnie je ostrygi. Nie otwiera ich.
scenario-what-the-tide-keeps-room-office = Sędzia w fotelu dyrektora i kosz na śmieci, który ktoś próbował spalić.
scenario-what-the-tide-keeps-room-ballroom = Do pozytywki tańczy walca jedna para. Nie: jeden mężczyzna.
scenario-what-the-tide-keeps-room-corner = Numery na drzwiach: 7, 8, a potem ślad po przypływie.
scenario-what-the-tide-keeps-room-suite = W małżeńskim łożu siedzi staruszka i wiąże sieć.
scenario-what-the-tide-keeps-room-room = Na każdym haczyku czarna woalka. Wszystkie ociekają wodą.
scenario-what-the-tide-keeps-room-cellar = Półki pełne słojów. To, co w nich pływa, odwraca się, żeby popatrzeć.
scenario-what-the-tide-keeps-room-dock = Deski kończą się przy szybie. Nie wykopano go z góry.
scenario-what-the-tide-keeps-room-store = Wyciąg pogłębiarki. Łańcuchy biegną prosto w dół, przez podłogę.
scenario-what-the-tide-keeps-room-pier = Morze znieruchomiało. Z wyjątkiem jednego miejsca.
scenario-what-the-tide-keeps-room-pit =
    Drzwi stoją pośrodku piwnicy, a za nimi nie ma nic. Pieczęcie robią się ciepłe i z tym ciepłem przychodzą znaki.
scenario-what-the-tide-keeps-meet-pryce = Radny Pryce nosi na łańcuchu ołów jak order. „Piękny wieczór, w sam raz”.
scenario-what-the-tide-keeps-meet-hale = Matka Hale nie podnosi wzroku znad sieci. „Siadaj, dziecko. Kapie z ciebie”.
scenario-what-the-tide-keeps-meet-banker = Bankier tańczy z zamkniętymi oczami, trzymając dłoń na kieszonce kamizelki.
scenario-what-the-tide-keeps-meet-judge = Sędzia spisał wyrok i zostawił puste miejsce na nazwisko.
scenario-what-the-tide-keeps-meet-widow = Wdowa pochowała trzech mężów. Wszystkich w morzu.
scenario-what-the-tide-keeps-sign-shut = Na wzmiankę o przypływie drżą dłonie. Ta osoba modli się, żeby do tego nie doszło.
scenario-what-the-tide-keeps-sign-open = Na słowo „przypływ” źrenice rozszerzają się jak przed posiłkiem.
scenario-what-the-tide-keeps-sign-none = Uprzejma twarz, a za nią nic, co dałoby się odczytać.
scenario-what-the-tide-keeps-refused = Uśmiech i dzwonek na służbę. Na korytarzu ktoś przyspiesza kroku.
scenario-what-the-tide-keeps-seal-pryce = Masz w dłoni ołów. Waży tyle co decyzja.
scenario-what-the-tide-keeps-seal-hale = Znak wycięty z czegoś, co było kiedyś muszlą. Wilgotny i taki pozostanie.
scenario-what-the-tide-keeps-seal-banker = Mosiężny klucz, ciepły od tańca.
scenario-what-the-tide-keeps-seal-judge = Złoty klucz. Nigdy nie był w żadnym zamku.
scenario-what-the-tide-keeps-seal-widow =
    Srebrny klucz na żałobnej wstążce. Wygrawerowano na nim trzy imiona i zostało jeszcze miejsce.
scenario-what-the-tide-keeps-hale-rite =
    „Moja matka raz je zamknęła”, mówi Matka Hale i wiąże węzeł, którego nie zapomnisz.
scenario-what-the-tide-keeps-papers = Dziewięć strzępów jednej strony. Ogień zatrzymał się tam, gdzie zaczyna się pismo.
scenario-what-the-tide-keeps-option-read-papers-arrange = Złóż stronę
scenario-what-the-tide-keeps-option-read-papers-skim = Przeczytaj, ile się da
scenario-what-the-tide-keeps-music-box = Gra dziewięć taktów i milknie przed dziesiątym. Wieczko jest zamkiem.
scenario-what-the-tide-keeps-option-music-box-open = Pomajstruj przy wieczku
scenario-what-the-tide-keeps-option-music-box-break = Rozbij ją; usłyszą
scenario-what-the-tide-keeps-search-cloakroom = Pięć płaszczy z wodorostami w kieszeniach i jeden bez.
scenario-what-the-tide-keeps-search-kitchen = Noże, sznurek, sól. Bardzo dużo soli.
scenario-what-the-tide-keeps-search-washstand = Woda w umywalce stoi skosem.
scenario-what-the-tide-keeps-notice = „Uprasza się gości o pozostanie po północy na wyższych piętrach”.
scenario-what-the-tide-keeps-notice-tide =
    Poniżej ołówkiem: „Ile czasu oszczędzicie tutaj, tyle zostanie wam przy drzwiach. Nie czekajcie, aż
    przypływ sam po was przyjdzie”.
scenario-what-the-tide-keeps-exit = Za szybą promenada, plaża i ludzie w strojach wieczorowych, schodzący ku wodzie.
scenario-what-the-tide-keeps-option-exit-leave = Idźcie nad brzeg, wszyscy
scenario-what-the-tide-keeps-option-exit-look = Wyjrzyj
scenario-what-the-tide-keeps-departs =
    Zostawiacie hotel z jego muzyką. Macie tyle, ile niesiecie. Resztę do rana weźmie morze.
scenario-what-the-tide-keeps-forced = Westybul napełnia się wodą, bezgłośnie. Na uprzejmości nie ma już czasu.
scenario-what-the-tide-keeps-door =
    Kamień, wyższy, niż potrzebowałby dom. Pięć wgłębień, w każdym po pięć znaków. I przeciąg z tamtej strony.
scenario-what-the-tide-keeps-option-door-seal = Ustaw znaki
scenario-what-the-tide-keeps-option-door-dynamite = Odpal dynamit
scenario-what-the-tide-keeps-option-door-bargain = Przemów do tego, co za nimi
scenario-what-the-tide-keeps-option-door-look = Przyłóż ucho do kamienia
scenario-what-the-tide-keeps-option-bargain-no = Cofnij się
scenario-what-the-tide-keeps-option-bargain-yes = Zostań za drzwiami, żeby inni mogli odejść
scenario-what-the-tide-keeps-bargain-refused = Nie spieszy się. Nieraz już słyszało „nie”.
scenario-what-the-tide-keeps-winch = Łańcuchy grube jak udo. Podtrzymują strop piwnicy. Mogą go też ściągnąć.
scenario-what-the-tide-keeps-option-winch-turn = Kręć wyciągiem
scenario-what-the-tide-keeps-option-winch-look = Prześledź łańcuchy
scenario-what-the-tide-keeps-winch-turns = Ząb, jeszcze jeden ząb. W dole skarży się kamień.
scenario-what-the-tide-keeps-search-powder = Skrzynia z namalowaną czaszką. Ktoś domalował jej skrzela.
scenario-what-the-tide-keeps-search-shack = Sieci, smoła i łóżko, w którym nikt nie spał, odkąd przypłynęła pogłębiarka.
scenario-what-the-tide-keeps-search-boathouse = Worek soli, poświęcony przez kogoś, kto się spieszył.
scenario-what-the-tide-keeps-jars = Etykiety to przepisy, a jeden z nich jest rytuałem. Uczy się go ustami.
scenario-what-the-tide-keeps-option-jars-taste = Spróbuj
scenario-what-the-tide-keeps-option-jars-search = Przeczytaj etykiety
scenario-what-the-tide-keeps-jars-rite = Smakuje dnem morza, a potem znasz słowa.
scenario-what-the-tide-keeps-two-seals =
    Dwie pieczęcie z pięciu. Dość, żeby zamknąć drzwi, jeśli wiecie jak. Im więcej ich przyniesiecie, tym później to
    coś was zauważy.
scenario-what-the-tide-keeps-rite-known = Znacie rytuał. Jest krótki i nie wolno go wypowiedzieć dwa razy.
scenario-what-the-tide-keeps-winch-ready = Łańcuchy napięte. Wystarczy ogień albo ładunek pod drzwiami i cały strop runie.
scenario-what-the-tide-keeps-it-comes = Morze wstaje. Nie walczcie z nim. Nie ma w nim niczego, co dałoby się dość zranić.
scenario-what-the-tide-keeps-pool-undertow = Podłoga cofa się spod nóg jak plaża.
scenario-what-the-tide-keeps-pool-five-chairs =
    Śnisz na jawie o pięciu krzesłach wokół studni. Na jednym wisi twój płaszcz.
scenario-what-the-tide-keeps-pool-spring-tide = Księżyc ciągnie i wszystko, co jest wodą, odpowiada. Ty też.
scenario-what-the-tide-keeps-stage-1 = Gong na kolację. Ci, którzy schodzą, przebrali się, i to nie tylko w inne stroje.
scenario-what-the-tide-keeps-stage-3 = Pełnia przypływu. Drzwi uchyliły się na szerokość dłoni, choć nikt ich nie dotknął.
scenario-what-the-tide-keeps-outnumbered = Jest ich tylu co was i woda to słyszy. Przybiera szybciej.
scenario-what-the-tide-keeps-rite-echoes = Echo musi przebrzmieć. Rytuał można odśpiewać znowu w następnej rundzie.
scenario-what-the-tide-keeps-puzzle-papers = Zamieniaj sąsiednie strzępy, aż strona będzie cała.
scenario-what-the-tide-keeps-puzzle-music-box = Przesuwaj elementy, aż wieczko będzie wolne.
scenario-what-the-tide-keeps-puzzle-stone-door = Ustaw pięć znaków.
scenario-what-the-tide-keeps-epilogue-sealed =
    Piąty znak obraca się i przeciąg ustaje. Rano załoga pogłębiarki znajduje kamienny blok, bez drzwi. Dwoje
    radnych przysyła kwiaty, bez podpisu.
scenario-what-the-tide-keeps-epilogue-collapsed =
    Wali się strop, nabrzeże i pół magazynu. Morze przychodzi zobaczyć i nie znajduje nic, co mogłoby zatrzymać.
scenario-what-the-tide-keeps-epilogue-bargained =
    Jedno z was wchodzi, a drzwi zamykają się łagodnie, jak za gościem. Reszta wraca plażą do domu. Nikt nie liczy
    śladów.
scenario-what-the-tide-keeps-epilogue-deadline =
    Drzwi się otwierają. Po drugiej stronie jest bardzo pięknie. Na tę jedną myśl starcza wam czasu.
scenario-what-the-tide-keeps-epilogue-eliminated = Co morze zatrzymuje, to zatrzymuje razem.
scenario-what-the-tide-keeps-option-talk-to-pryce-meet = Przyjrzyj się
scenario-what-the-tide-keeps-option-talk-to-pryce-sound-out = Skieruj rozmowę na przypływ
scenario-what-the-tide-keeps-option-talk-to-pryce-win-over = Poproś o pieczęć
scenario-what-the-tide-keeps-option-talk-to-pryce-rob = Ukradnij pieczęć
scenario-what-the-tide-keeps-option-talk-to-hale-meet = Przyjrzyj się
scenario-what-the-tide-keeps-option-talk-to-hale-sound-out = Skieruj rozmowę na przypływ
scenario-what-the-tide-keeps-option-talk-to-hale-win-over = Poproś o pieczęć
scenario-what-the-tide-keeps-option-talk-to-hale-rob = Ukradnij pieczęć
scenario-what-the-tide-keeps-option-talk-to-banker-meet = Przyjrzyj się
scenario-what-the-tide-keeps-option-talk-to-banker-sound-out = Skieruj rozmowę na przypływ
scenario-what-the-tide-keeps-option-talk-to-banker-win-over = Poproś o pieczęć
scenario-what-the-tide-keeps-option-talk-to-banker-rob = Ukradnij pieczęć
scenario-what-the-tide-keeps-option-talk-to-judge-meet = Przyjrzyj się
scenario-what-the-tide-keeps-option-talk-to-judge-sound-out = Skieruj rozmowę na przypływ
scenario-what-the-tide-keeps-option-talk-to-judge-win-over = Poproś o pieczęć
scenario-what-the-tide-keeps-option-talk-to-judge-rob = Ukradnij pieczęć
scenario-what-the-tide-keeps-option-talk-to-widow-meet = Przyjrzyj się
scenario-what-the-tide-keeps-option-talk-to-widow-sound-out = Skieruj rozmowę na przypływ
scenario-what-the-tide-keeps-option-talk-to-widow-win-over = Poproś o pieczęć
scenario-what-the-tide-keeps-option-talk-to-widow-rob = Ukradnij pieczęć
scenario-what-the-tide-keeps-option-talk-to-hale-rite = Zapytaj ją o rytuał
scenario-what-the-tide-keeps-exit-seen = Idą parami, a każda para zostawia ślady jednej osoby.
scenario-what-the-tide-keeps-door-heard = Po drugiej stronie ktoś też przykłada ucho do kamienia.
scenario-what-the-tide-keeps-winch-seen = Biegną przez podłogę do piwnicy i oplatają jej cztery filary.
