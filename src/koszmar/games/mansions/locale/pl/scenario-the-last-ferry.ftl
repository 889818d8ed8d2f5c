### Teksty scenariusza: Ostatni prom

scenario-the-last-ferry = Ostatni prom
scenario-the-last-ferry-prologue =
    Miasto płonie, mostu już nie ma. Kapitan Irena Boyle trzyma prom tak długo, jak wytrzymają cumy. Sprowadźcie,
    kogo zdołacie. I patrzcie ludziom w oczy: nie każdy, kto wychodzi z tego dymu, wszedł w niego jako człowiek.
scenario-the-last-ferry-board = Sprowadźcie ludzi na molo i wprowadźcie na prom tylu, ilu trzeba.
scenario-the-last-ferry-leave =
    Na promie jest dość ludzi. Szukajcie dalej albo zbierzcie się na molu i uderzcie w dzwon. Upewnijcie się, kto
    jest na pokładzie.
scenario-the-last-ferry-hurry = Boyle daje wam trzy rundy. Potem odbija.
scenario-the-last-ferry-token-high-street = Ulica Główna
scenario-the-last-ferry-token-corner = Narożny dom
scenario-the-last-ferry-token-back-alley = Tylny zaułek
scenario-the-last-ferry-token-ballroom-door = Drzwi sali balowej
scenario-the-last-ferry-token-p1 = Listonosz
scenario-the-last-ferry-token-p2 = Kwiaciarka
scenario-the-last-ferry-token-p3 = Stary żołnierz
scenario-the-last-ferry-token-p4 = Chłopiec z klatką
scenario-the-last-ferry-token-p5 = Panna młoda
scenario-the-last-ferry-token-p6 = Wiolonczelista
scenario-the-last-ferry-token-p7 = Piekarz
scenario-the-last-ferry-token-p8 = Kobieta w futrze
scenario-the-last-ferry-token-p9 = Latarnik
scenario-the-last-ferry-token-p10 = Nauczycielka
scenario-the-last-ferry-token-p11 = Grabarz
scenario-the-last-ferry-token-boyle = Kapitan Irena Boyle
scenario-the-last-ferry-token-stall = Przewrócony stragan
scenario-the-last-ferry-token-hydrant = Posterunek pożarny
scenario-the-last-ferry-token-buffet = Porzucony bufet
scenario-the-last-ferry-token-cabin = Kajuta
scenario-the-last-ferry-token-pump-cart = Sikawka
scenario-the-last-ferry-token-bridge = Tam, gdzie był most
scenario-the-last-ferry-room-street = Wzdłuż ulicy otwierają się i zamykają okiennice, choć w oknach nikogo nie ma.
scenario-the-last-ferry-room-corner = Narożny dom: stół nakryty, drzwi wyrwane z zawiasów.
scenario-the-last-ferry-room-alley = Zaułek ciągnie powietrze jak komin.
scenario-the-last-ferry-room-ballroom = Wciąż tańczą, we dwoje, bo nikt im nie powiedział, żeby przestali.
scenario-the-last-ferry-option-person-persuade = Namów, żeby poszli z tobą
scenario-the-last-ferry-option-person-promise = Powiedz, co już wiesz ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-last-ferry-option-person-question = Zapytaj, co pamiętają z pożaru
scenario-the-last-ferry-option-person-look = Popatrz w oczy
scenario-the-last-ferry-person-refuses = „Czekam na kogoś”. Na kogo, tego już nie pamiętają.
scenario-the-last-ferry-answer-right =
    Odpowiedź przychodzi w kawałkach: żar, huk, czyjeś imię. Tak odpowiada ktoś, kto tam był.
scenario-the-last-ferry-answer-wrong = „Było ciepło”, pada odpowiedź, „i bardzo cicho. Byli dla nas dobrzy”.
scenario-the-last-ferry-answer-none = Bez odpowiedzi. W tym zgiełku nic to nie znaczy.
scenario-the-last-ferry-person-p1 = Listonosz wciąż ma torbę. Pyta, czy znacie te ulice, bo on już nie.
scenario-the-last-ferry-person-p2 = Kwiaciarka podaje bukiet popiołu i wymienia cenę.
scenario-the-last-ferry-person-p3 = Stary żołnierz policzył domy, które zostały. Stoi jak na warcie.
scenario-the-last-ferry-person-p4 = Klatka chłopca jest pusta. Mówi do niej cicho.
scenario-the-last-ferry-person-p5 = Welon panny młodej jest u dołu przypalony. Jeszcze nie zdecydowała, czy płakać.
scenario-the-last-ferry-person-p6 = Wiolonczelista nie zostawi wiolonczeli. A potem jednak zostawia.
scenario-the-last-ferry-person-p7 = Piekarz mówi, że piece były wygaszone. Powtarza to jeszcze raz.
scenario-the-last-ferry-person-p8 = W tym skwarze ma na sobie futro i drży.
scenario-the-last-ferry-person-p9 = Latarnik nie ma już czego zapalać.
scenario-the-last-ferry-person-p10 = Nauczycielka czyta listę obecności. Nikt się nie odzywa, a ona zaznacza, że są.
scenario-the-last-ferry-person-p11 = Grabarz wziął ze sobą łopatę. „Nigdy nic nie wiadomo”, mówi.
scenario-the-last-ferry-option-take-aboard = Wpuść na prom
scenario-the-last-ferry-option-send-away = Odpraw
scenario-the-last-ferry-board-unsure = Dym, światło latarni, twarz jak każda inna.
scenario-the-last-ferry-board-right = Oczy łzawią od dymu. Czerwone, przestraszone, ludzkie.
scenario-the-last-ferry-board-wrong = Oczy są suche. W całym tym dymie nie mrugnęły ani razu.
scenario-the-last-ferry-away-wrong = Odprawione, przestaje udawać. Wchodzi w ogień tak, jak się wraca do domu.
scenario-the-last-ferry-away-right = Odchodzą molem bez słowa. Zapamiętasz te plecy.
scenario-the-last-ferry-person-lost = W dymie o jeden głos mniej.
scenario-the-last-ferry-first-follower = Chwytają cię za rękaw. Odtąd idziesz wolniej.
scenario-the-last-ferry-first-aboard = Trap ugina się i podnosi. Boyle stawia kredą kreskę na relingu.
scenario-the-last-ferry-enough =
    „Na tyle węgla nie szkoda”, mówi Boyle. „Wystarczy słowo. Albo sprowadźcie mi jeszcze”. I ciszej: „Niektórzy tam
    na dole są za spokojni”.
scenario-the-last-ferry-boyle = Kapitan Boyle trzyma rękę na dzwonie i jej nie cofa.
scenario-the-last-ferry-option-talk-to-boyle-ask = Zapytaj, jak długo zaczeka
scenario-the-last-ferry-option-talk-to-boyle-inspect = Przejdź się wśród tych na pokładzie
scenario-the-last-ferry-option-talk-to-boyle-inspect-well = Zadaj każdemu właściwe pytanie ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-last-ferry-option-talk-to-boyle-ring = Uderz w dzwon i odbijaj
scenario-the-last-ferry-boyle-rule = „Póki iskry nie sięgną lin”, mówi. „I nikt ze mną nie przepłynie, kto nie jest kimś”.
scenario-the-last-ferry-inspect-nothing = Koce, kaszel, modlitwy. O nikim nic nie wiadomo na pewno.
scenario-the-last-ferry-inspect-clear = Zaglądasz w każdą twarz. Wszystkie patrzą i mrugają.
scenario-the-last-ferry-inspect-found =
    Jedno z nich nie oddycha między słowami. Wspólnie wyrzucacie to za burtę. Nie tonie od razu.
scenario-the-last-ferry-ferry-leaves = Dzwon. Spadają cumy, koła chwytają wodę, a między wami a miastem robi się szeroko.
scenario-the-last-ferry-search-stall = Pod straganem leży to, co ludzie uznali za warte ratunku.
scenario-the-last-ferry-search-hydrant = Posterunek ograbiono. Na ścianie została jedna gaśnica.
scenario-the-last-ferry-search-cabin = Kajuta, rozkołysana lampa i dziennik z wydartymi ostatnimi kartkami.
scenario-the-last-ferry-buffet = Nietknięte weselne jadło. Lodowy łabędź spłynął w kałużę.
scenario-the-last-ferry-option-buffet-eat = Zjedz coś
scenario-the-last-ferry-option-buffet-search = Zajrzyj pod stoły
scenario-the-last-ferry-pump =
    Miejska sikawka stoi na rynku z równo rozłożonymi wężami. Obok, równie równo, leży jej załoga.
scenario-the-last-ferry-option-pump-work = Pompuj
scenario-the-last-ferry-option-pump-strip = Zabierz, co da się unieść
scenario-the-last-ferry-pump-works = Nareszcie woda. Nad rynkiem dym robi się biały.
scenario-the-last-ferry-pump-dry = Dźwignia chodzi, ale wąż tylko wzdycha.
scenario-the-last-ferry-bridge = Dwa kikuty, a między nimi rzeka, która niesie iskry.
scenario-the-last-ferry-bridge-far = Na drugim brzegu stoją ludzie i patrzą. Nikt nie macha.
scenario-the-last-ferry-wind = Zerwał się wiatr i bierze ogień za rękę.
scenario-the-last-ferry-ten-fires = Na pokład lecą iskry. Boyle patrzy na cumy i podnosi trzy palce.
scenario-the-last-ferry-pool-embers = Deszcz żaru, miękki jak śnieg.
scenario-the-last-ferry-pool-the-crowd = Tłum biegnie w jedną stronę, potem w drugą. Was nie widzi.
scenario-the-last-ferry-pool-roofs-fall = Wali się dach i zabiera ze sobą ulicę.
scenario-the-last-ferry-stage-2 = Ci, którzy stracili wszystko, szukają winnych. Też mają pochodnie.
scenario-the-last-ferry-stage-3 = Nad dymem coś krąży na skrzydłach, które nie robią wiatru, i wybiera maruderów.
scenario-the-last-ferry-epilogue-full-crossing =
    Na drugim brzegu liczą was, liczą jeszcze raz i donoszą koce. Boyle ściera kredę z relingu i mówi, że to dym tak
    gryzie w oczy.
scenario-the-last-ferry-epilogue-thin-crossing =
    Na ławkach jest miejsce. Nikt na nim nie siada. Za wami miasto dopala się do linii wody i gaśnie.
scenario-the-last-ferry-epilogue-drowned-crossing =
    W połowie drogi ktoś o suchych oczach wstaje i otwiera zawory denne. Woda jest ciepła i bardzo cicha.
scenario-the-last-ferry-epilogue-left-behind =
    Prom jest światełkiem, potem iskrą wśród iskier. Siadacie na molu i czekacie, aż znajdzie was ogień. Albo tamci.
scenario-the-last-ferry-epilogue-eliminated = Boyle czekała na was, aż spłonęły cumy. Nie ma o tym w żadnym raporcie.
