### Teksty scenariusza: Zatopiony kurant

scenario-the-drowned-carillon = Zatopiony kurant
scenario-the-drowned-carillon-prologue =
    Co wieczór pod wodami zatoki Skell bije dzwon, a ktoś wstaje od stołu i wchodzi w morze. Dom, w którym go
    odlano, wciąż stoi nad portem. Macie jeden wieczór, a słońce już nisko.
scenario-the-drowned-carillon-find-out = Dowiedzcie się, co ucisza dzwon pod zatoką.
scenario-the-drowned-carillon-ring-the-bell = Wejdźcie na dzwonnicę, odnajdźcie przeciwton i uderzcie w domowy dzwon.
scenario-the-drowned-carillon-hold-the-rope = Trzymajcie sznur, dopóki zatoka nie zamilknie.
scenario-the-drowned-carillon-token-interior-door = Drzwi do wewnętrznego holu
scenario-the-drowned-carillon-token-garden-door = Drzwi do ogrodu
scenario-the-drowned-carillon-token-corridor-door = Wąskie drzwi
scenario-the-drowned-carillon-token-bedroom-door = Drzwi sypialni
scenario-the-drowned-carillon-token-library-door = Dwuskrzydłowe drzwi
scenario-the-drowned-carillon-token-study-door = Drzwi z mosiężną tabliczką
scenario-the-drowned-carillon-token-cellar-door = Schody do piwnicy
scenario-the-drowned-carillon-token-tower-door = Drzwi wieży
scenario-the-drowned-carillon-token-coats = Płaszcze na wieszakach
scenario-the-drowned-carillon-token-cabinet = Gablota z osobliwościami
scenario-the-drowned-carillon-token-study-books = Księgi odlewnika
scenario-the-drowned-carillon-token-library-books = Półka ksiąg odlewniczych
scenario-the-drowned-carillon-token-stained-glass = Witraż
scenario-the-drowned-carillon-token-garden-shed = Zamknięta skrzynia
scenario-the-drowned-carillon-token-coal-bunker = Zasiek na węgiel
scenario-the-drowned-carillon-token-bay-window = Okno na zatokę
scenario-the-drowned-carillon-token-ottilie = Ottilie Kranz
scenario-the-drowned-carillon-token-anselm = Brat Anzelm
scenario-the-drowned-carillon-token-bell-rope = Sznur dzwonu
scenario-the-drowned-carillon-room-interior =
    Posadzka układa się w falę, która zaczyna się u waszych stóp. Ktoś próbował ją zeszorować i dał spokój.
scenario-the-drowned-carillon-room-garden =
    Paprocie napierają na szyby, jakby chciały się wydostać. Nad nimi kolorowe szkło witraża leży nie po kolei.
scenario-the-drowned-carillon-room-corridor = W korytarzu klęczy zakonnik, tyłem do was. Nie odwraca się. Liczy.
scenario-the-drowned-carillon-room-bedroom =
    Mokre ślady prowadzą od łóżka do okna i żadne nie wracają. Na łóżku siedzi ostatnia z Kranzów.
scenario-the-drowned-carillon-room-library =
    Półki uginają się pod ciężarem. Na każdym grzbiecie ten sam dzwon, coraz bardziej pęknięty.
scenario-the-drowned-carillon-room-study =
    Biurko założyciela stoi tak, jak je zostawił: przodem do morza. W kałamarzu zamiast atramentu sól.
scenario-the-drowned-carillon-room-cellar =
    Schody schodzą w mrok pachnący odpływem. Głęboko w dole coś kapie, po trzy krople.
scenario-the-drowned-carillon-room-tower = Żelazne okucia, mosiężny zamek i ciepłe drewno. Drzwi drżą pod dłonią.
scenario-the-drowned-carillon-option-open-tower-unlock = Otwórz mosiężnym kluczem
scenario-the-drowned-carillon-option-open-tower-force = Wyważ je; hałas poniesie się daleko
scenario-the-drowned-carillon-option-open-tower-listen = Nasłuchuj
scenario-the-drowned-carillon-tower-heard = Sznur skrzypi powoli, choć wiatr tam nie sięga. Nic innego w górze nie oddycha.
scenario-the-drowned-carillon-tower-silent = Słyszysz własny puls. Bije w takt zatoki.
scenario-the-drowned-carillon-coats = Dziewięć płaszczy, wszystkie mokre u dołu, żaden w twoim rozmiarze.
scenario-the-drowned-carillon-coats-wet = Rękaw zaciska ci się na nadgarstku, po czym znów zwisa pusty.
scenario-the-drowned-carillon-cabinet = Za szkłem leżą muszle podpisane imionami. Najnowsza jeszcze nie wyschła.
scenario-the-drowned-carillon-books =
    Założyciel zapisywał każdy odlew. Wpisy o wielkim dzwonie są innym alfabetem i drżącą ręką.
scenario-the-drowned-carillon-books-again = Teraz wiesz, czego szukać. Jeszcze jeden margines zdradza swoją nutę.
scenario-the-drowned-carillon-books-read =
    Zanim dzwon zatonął, zabrano mu trzy tony. Jeden rząd prób założyciela wciąż da się odczytać, wraz z jego
    znakami na marginesie.
scenario-the-drowned-carillon-glass = Święci, fale i dzwon przetasowane jak karty. Każda szybka obraca się w ołowiu.
scenario-the-drowned-carillon-option-glass-arrange = Ułóż szybki
scenario-the-drowned-carillon-option-glass-recall = Porównaj z tym, co już wiesz ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-drowned-carillon-glass-whole =
    Obraz się domyka. Jedna ze świętych zasłania usta: jej tonu nie wolno uderzyć nigdy.
scenario-the-drowned-carillon-shed = Okuta skrzynia pod ławą ogrodnika. Zamek ma więcej części, niż zamek powinien.
scenario-the-drowned-carillon-option-shed-pick = Pomajstruj przy zamku
scenario-the-drowned-carillon-option-shed-smash = Rozbij ją; hałas poniesie się daleko
scenario-the-drowned-carillon-shed-tools =
    Formy nie ma. Są narzędzia, naoliwione w zeszłym tygodniu przez kogoś, kto po nie nie wrócił.
scenario-the-drowned-carillon-bunker = Węgiel odsunięto i starannie ułożono z powrotem. Za nim klapa z przesuwnym zamkiem.
scenario-the-drowned-carillon-option-bunker-pick = Pomajstruj przy zamku
scenario-the-drowned-carillon-option-bunker-smash = Rozbij ją; hałas poniesie się daleko
scenario-the-drowned-carillon-bunker-bones = Formy nie ma. Są drobne kości, ułożone jak dźwięki gamy.
scenario-the-drowned-carillon-fork = Obok rozbitej formy leży kamerton z szarego metalu. Śpiewa, zanim go dotkniesz.
scenario-the-drowned-carillon-bay = Szyba jest czysta w jednym miejscu, na wysokości dziecięcego czoła.
scenario-the-drowned-carillon-bay-lights =
    Tam, gdzie najgłębiej, gęsiego schodzą w dół światła. Kołyszą się tak, jak latarnie niesione przez idących.
scenario-the-drowned-carillon-ottilie = „Mój dziadek go odlał”, mówi. „Mój brat go usłyszał. Czego chcecie ode mnie?”
scenario-the-drowned-carillon-option-talk-to-ottilie-persuade = Poproś ją o klucz do wieży
scenario-the-drowned-carillon-option-talk-to-ottilie-prove = Pokaż jej dowody
scenario-the-drowned-carillon-option-talk-to-ottilie-comfort = Usiądź obok niej
scenario-the-drowned-carillon-ottilie-bay =
    Opowiada o bracie, o godzinie i o tej stronie domu, która zaczyna drżeć pierwsza. Zapamiętujesz wszystko.
scenario-the-drowned-carillon-ottilie-key =
    Zdejmuje z szyi klucz na wstążce. „Umiałam tylko zamknąć. Wyrzucić się nie odważyłam”.
scenario-the-drowned-carillon-ottilie-robbed =
    Sięga do szyi i znajduje pustą wstążkę. „Zakonnik mnie tulił, kiedy płakałam”, mówi powoli.
scenario-the-drowned-carillon-anselm = Brat Anzelm doliczył do tysiąca stu. Prosi, żeby nie musiał zaczynać od nowa.
scenario-the-drowned-carillon-option-talk-to-anselm-ask = Zapytaj, co tu robi
scenario-the-drowned-carillon-option-talk-to-anselm-persuade = Przemów mu do sumienia
scenario-the-drowned-carillon-option-talk-to-anselm-rob = Przeszukaj jego habit, gdy się modli
scenario-the-drowned-carillon-anselm-evades =
    „Pilnuję, żeby pewne drzwi były zamknięte”, odpowiada, a w rękawie coś mu brzęczy.
scenario-the-drowned-carillon-anselm-prays = „Liczę ich”, odpowiada. „Ktoś powinien wiedzieć, ilu”.
scenario-the-drowned-carillon-anselm-key = Na posadzkę pada mosiężny klucz. Patrzy na niego jak na coś, co go ugryzło.
scenario-the-drowned-carillon-anselm-hymn =
    Klucza nie ma, ma tylko śpiewnik. W hymnie o dzwonie jest takt, którego nikt nie śpiewa.
scenario-the-drowned-carillon-tower-open =
    Drzwi ustępują. Po schodach spływa zimne powietrze, jakby wieża wstrzymywała oddech.
scenario-the-drowned-carillon-plan =
    Teraz wszystko się składa: dzwon w głębi zamilknie, gdy odpowie mu dzwon na górze. Sznur wisi w dzwonnicy.
scenario-the-drowned-carillon-rope =
    Sznur jest mokry do wysokości człowieka. Nad tobą wisi najmniejszy dzwon w tym domu, jedyny uczciwy.
scenario-the-drowned-carillon-option-rope-chime = Spróbuj odnaleźć przeciwton
scenario-the-drowned-carillon-option-rope-hold = Trzymaj sznur i dzwoń
scenario-the-drowned-carillon-toll = Zły ton. Zatoka odpowiada natychmiast, a wieża odpowiada zatoce.
scenario-the-drowned-carillon-tones-known = Trzy tony i zatoka na jedno mgnienie milknie. Teraz trzeba wytrwać.
scenario-the-drowned-carillon-rope-burns = Sznur pali dłonie. W dole coś zaczęło ciągnąć w przeciwną stronę.
scenario-the-drowned-carillon-pool-toll = Dzwon pod zatoką uderza raz. Nogi znają drogę wcześniej niż głowa.
scenario-the-drowned-carillon-pool-long-toll = Bije i nie przestaje bić. Gdzieś w domu ktoś otwiera drzwi od środka.
scenario-the-drowned-carillon-pool-procession =
    Pod oknami przechodzą wszyscy, których Skell straciło. W szeregu zostawili dla was miejsce.
scenario-the-drowned-carillon-stage-2 =
    Słońce dotyka wody. W ogrodzie skrzypi furtka, a to, co przez nią wchodzi, idzie jak sąsiad.
scenario-the-drowned-carillon-stage-3 =
    Zapadła noc. Wzdłuż całego portu stoją otworem drzwi, a u drzwi tego domu coś wyciera nogi.
scenario-the-drowned-carillon-outnumbered = W domu jest ich już tylu co was. Zmierzch przyspiesza.
scenario-the-drowned-carillon-bell-swings = Dzwon musi się wykołysać. Uderzyć można znów w następnej rundzie.
scenario-the-drowned-carillon-puzzle-chime = Odnajdź trzy tony przeciwtonu.
scenario-the-drowned-carillon-puzzle-window = Zamieniaj sąsiednie szybki, aż witraż będzie cały.
scenario-the-drowned-carillon-puzzle-shed = Przesuwaj elementy, aż rygiel będzie wolny.
scenario-the-drowned-carillon-puzzle-bunker = Przesuwaj elementy, aż klapa będzie wolna.
scenario-the-drowned-carillon-epilogue-answered =
    Ostatnie uderzenie niesie się nad wodą i nic nie wraca. O zmroku ludzie siedzą na nabrzeżu w butach, zawstydzeni
    i żywi. Ottilie zamyka okno.
scenario-the-drowned-carillon-epilogue-late =
    Zatoka milknie, dla niektórych za późno. Rano na linii przypływu stoją buty, równo, parami. Anzelm je liczy.
scenario-the-drowned-carillon-epilogue-deadline =
    Domowy dzwon zaczyna kołysać się sam. Nauczył się pieśni tamtego. Odstawiacie lampy i idziecie sprawdzić, kto
    woła.
scenario-the-drowned-carillon-epilogue-eliminated =
    W domu nie został nikt, kto by słuchał. Dzwonowi to nie przeszkadza. Nigdy nie brakowało mu publiczności.
scenario-the-drowned-carillon-event-read-books = Czytaj książki
scenario-the-drowned-carillon-event-leaf-books = Przekartkuj książki jeszcze raz
