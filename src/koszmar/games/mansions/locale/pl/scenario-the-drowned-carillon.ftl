### Teksty scenariusza: Zatopiony kurant

scenario-the-drowned-carillon = Zatopiony kurant
story-the-drowned-carillon-prologue =
    Co wieczór pod wodami zatoki Skell bije dzwon, a ktoś wstaje od stołu i wchodzi w morze. Dom, w którym go
    odlano, wciąż stoi nad portem. Macie jeden wieczór, a słońce już nisko.
story-the-drowned-carillon-find-out = Dowiedzcie się, co ucisza dzwon pod zatoką.
story-the-drowned-carillon-ring-the-bell = Wejdźcie na dzwonnicę, odnajdźcie przeciwton i uderzcie w domowy dzwon.
story-the-drowned-carillon-hold-the-rope = Trzymajcie sznur, dopóki zatoka nie zamilknie.
story-the-drowned-carillon-token-interior-door = Drzwi do wewnętrznego holu
story-the-drowned-carillon-token-garden-door = Drzwi do ogrodu
story-the-drowned-carillon-token-corridor-door = Wąskie drzwi
story-the-drowned-carillon-token-bedroom-door = Drzwi sypialni
story-the-drowned-carillon-token-library-door = Dwuskrzydłowe drzwi
story-the-drowned-carillon-token-study-door = Drzwi z mosiężną tabliczką
story-the-drowned-carillon-token-cellar-door = Schody do piwnicy
story-the-drowned-carillon-token-tower-door = Drzwi wieży
story-the-drowned-carillon-token-coats = Płaszcze na wieszakach
story-the-drowned-carillon-token-cabinet = Gablota z osobliwościami
story-the-drowned-carillon-token-study-books = Księgi odlewnika
story-the-drowned-carillon-token-library-books = Półka ksiąg odlewniczych
story-the-drowned-carillon-token-stained-glass = Witraż
story-the-drowned-carillon-token-garden-shed = Zamknięta skrzynia
story-the-drowned-carillon-token-coal-bunker = Zasiek na węgiel
story-the-drowned-carillon-token-bay-window = Okno na zatokę
story-the-drowned-carillon-token-ottilie = Ottilie Kranz
story-the-drowned-carillon-token-anselm = Brat Anzelm
story-the-drowned-carillon-token-bell-rope = Sznur dzwonu
story-the-drowned-carillon-room-interior =
    Posadzka układa się w falę, która zaczyna się u waszych stóp. Ktoś próbował ją zeszorować i dał spokój.
story-the-drowned-carillon-room-garden =
    Paprocie napierają na szyby, jakby chciały się wydostać. Nad nimi kolorowe szkło witraża leży nie po kolei.
story-the-drowned-carillon-room-corridor = W korytarzu klęczy zakonnik, tyłem do was. Nie odwraca się. Liczy.
story-the-drowned-carillon-room-bedroom =
    Mokre ślady prowadzą od łóżka do okna i żadne nie wracają. Na łóżku siedzi ostatnia z Kranzów.
story-the-drowned-carillon-room-library =
    Półki uginają się pod ciężarem. Na każdym grzbiecie ten sam dzwon, coraz bardziej pęknięty.
story-the-drowned-carillon-room-study =
    Biurko założyciela stoi tak, jak je zostawił: przodem do morza. W kałamarzu zamiast atramentu sól.
story-the-drowned-carillon-room-cellar =
    Schody schodzą w mrok pachnący odpływem. Głęboko w dole coś kapie, po trzy krople.
story-the-drowned-carillon-room-tower = Żelazne okucia, mosiężny zamek i ciepłe drewno. Drzwi drżą pod dłonią.
story-the-drowned-carillon-option-open-tower-unlock = Otwórz mosiężnym kluczem
story-the-drowned-carillon-option-open-tower-force = Wyważ je; hałas poniesie się daleko
story-the-drowned-carillon-option-open-tower-listen = Nasłuchuj
story-the-drowned-carillon-tower-heard = Sznur skrzypi powoli, choć wiatr tam nie sięga. Nic innego w górze nie oddycha.
story-the-drowned-carillon-tower-silent = Słyszysz własny puls. Bije w takt zatoki.
story-the-drowned-carillon-coats = Dziewięć płaszczy, wszystkie mokre u dołu, żaden w twoim rozmiarze.
story-the-drowned-carillon-coats-wet = Rękaw zaciska ci się na nadgarstku, po czym znów zwisa pusty.
story-the-drowned-carillon-cabinet = Za szkłem leżą muszle podpisane imionami. Najnowsza jeszcze nie wyschła.
story-the-drowned-carillon-books =
    Założyciel zapisywał każdy odlew. Wpisy o wielkim dzwonie są innym alfabetem i drżącą ręką.
story-the-drowned-carillon-books-again = Teraz wiesz, czego szukać. Jeszcze jeden margines zdradza swoją nutę.
story-the-drowned-carillon-books-read =
    Zanim dzwon zatonął, zabrano mu trzy tony. Jeden rząd prób założyciela wciąż da się odczytać, wraz z jego
    znakami na marginesie.
story-the-drowned-carillon-glass = Święci, fale i dzwon przetasowane jak karty. Każda szybka obraca się w ołowiu.
story-the-drowned-carillon-option-glass-arrange = Ułóż szybki
story-the-drowned-carillon-option-glass-recall = Porównaj z tym, co już wiesz (2 Wskazówki)
story-the-drowned-carillon-glass-whole =
    Obraz się domyka. Jedna ze świętych zasłania usta: jej tonu nie wolno uderzyć nigdy.
story-the-drowned-carillon-shed = Okuta skrzynia pod ławą ogrodnika. Zamek ma więcej części, niż zamek powinien.
story-the-drowned-carillon-option-shed-pick = Pomajstruj przy zamku
story-the-drowned-carillon-option-shed-smash = Rozbij ją; hałas poniesie się daleko
story-the-drowned-carillon-shed-tools =
    Formy nie ma. Są narzędzia, naoliwione w zeszłym tygodniu przez kogoś, kto po nie nie wrócił.
story-the-drowned-carillon-bunker = Węgiel odsunięto i starannie ułożono z powrotem. Za nim klapa z przesuwnym zamkiem.
story-the-drowned-carillon-option-bunker-pick = Pomajstruj przy zamku
story-the-drowned-carillon-option-bunker-smash = Rozbij ją; hałas poniesie się daleko
story-the-drowned-carillon-bunker-bones = Formy nie ma. Są drobne kości, ułożone jak dźwięki gamy.
story-the-drowned-carillon-fork = Obok rozbitej formy leży kamerton z szarego metalu. Śpiewa, zanim go dotkniesz.
story-the-drowned-carillon-bay = Szyba jest czysta w jednym miejscu, na wysokości dziecięcego czoła.
story-the-drowned-carillon-bay-lights =
    Tam, gdzie najgłębiej, gęsiego schodzą w dół światła. Kołyszą się tak, jak latarnie niesione przez idących.
story-the-drowned-carillon-ottilie = „Mój dziadek go odlał”, mówi. „Mój brat go usłyszał. Czego chcecie ode mnie?”
story-the-drowned-carillon-option-talk-to-ottilie-persuade = Poproś ją o klucz do wieży
story-the-drowned-carillon-option-talk-to-ottilie-prove = Pokaż jej dowody
story-the-drowned-carillon-option-talk-to-ottilie-comfort = Usiądź obok niej
story-the-drowned-carillon-ottilie-bay =
    Opowiada o bracie, o godzinie i o tej stronie domu, która zaczyna drżeć pierwsza. Zapamiętujesz wszystko.
story-the-drowned-carillon-ottilie-key =
    Zdejmuje z szyi klucz na wstążce. „Umiałam tylko zamknąć. Wyrzucić się nie odważyłam”.
story-the-drowned-carillon-ottilie-robbed =
    Sięga do szyi i znajduje pustą wstążkę. „Zakonnik mnie tulił, kiedy płakałam”, mówi powoli.
story-the-drowned-carillon-anselm = Brat Anzelm doliczył do tysiąca stu. Prosi, żeby nie musiał zaczynać od nowa.
story-the-drowned-carillon-option-talk-to-anselm-ask = Zapytaj, co tu robi
story-the-drowned-carillon-option-talk-to-anselm-persuade = Przemów mu do sumienia
story-the-drowned-carillon-option-talk-to-anselm-rob = Przeszukaj jego habit, gdy się modli
story-the-drowned-carillon-anselm-evades =
    „Pilnuję, żeby pewne drzwi były zamknięte”, odpowiada, a w rękawie coś mu brzęczy.
story-the-drowned-carillon-anselm-prays = „Liczę ich”, odpowiada. „Ktoś powinien wiedzieć, ilu”.
story-the-drowned-carillon-anselm-key = Na posadzkę pada mosiężny klucz. Patrzy na niego jak na coś, co go ugryzło.
story-the-drowned-carillon-anselm-hymn =
    Klucza nie ma, ma tylko śpiewnik. W hymnie o dzwonie jest takt, którego nikt nie śpiewa.
story-the-drowned-carillon-tower-open =
    Drzwi ustępują. Po schodach spływa zimne powietrze, jakby wieża wstrzymywała oddech.
story-the-drowned-carillon-plan =
    Teraz wszystko się składa: dzwon w głębi zamilknie, gdy odpowie mu dzwon na górze. Sznur wisi w dzwonnicy.
story-the-drowned-carillon-rope =
    Sznur jest mokry do wysokości człowieka. Nad tobą wisi najmniejszy dzwon w tym domu, jedyny uczciwy.
story-the-drowned-carillon-option-rope-chime = Spróbuj odnaleźć przeciwton
story-the-drowned-carillon-option-rope-hold = Trzymaj sznur i dzwoń
story-the-drowned-carillon-toll = Zły ton. Zatoka odpowiada natychmiast, a wieża odpowiada zatoce.
story-the-drowned-carillon-tones-known = Trzy tony i zatoka na jedno mgnienie milknie. Teraz trzeba wytrwać.
story-the-drowned-carillon-rope-burns = Sznur pali dłonie. W dole coś zaczęło ciągnąć w przeciwną stronę.
story-the-drowned-carillon-pool-toll = Dzwon pod zatoką uderza raz. Nogi znają drogę wcześniej niż głowa.
story-the-drowned-carillon-pool-long-toll = Bije i nie przestaje bić. Gdzieś w domu ktoś otwiera drzwi od środka.
story-the-drowned-carillon-pool-procession =
    Pod oknami przechodzą wszyscy, których Skell straciło. W szeregu zostawili dla was miejsce.
story-the-drowned-carillon-stage-2 =
    Słońce dotyka wody. W ogrodzie skrzypi furtka, a to, co przez nią wchodzi, idzie jak sąsiad.
story-the-drowned-carillon-stage-3 =
    Zapadła noc. Wzdłuż całego portu stoją otworem drzwi, a u drzwi tego domu coś wyciera nogi.
story-the-drowned-carillon-puzzle-chime = Odnajdź trzy tony przeciwtonu.
story-the-drowned-carillon-puzzle-window = Zamieniaj sąsiednie szybki, aż witraż będzie cały.
story-the-drowned-carillon-puzzle-shed = Przesuwaj elementy, aż rygiel będzie wolny.
story-the-drowned-carillon-puzzle-bunker = Przesuwaj elementy, aż klapa będzie wolna.
story-the-drowned-carillon-epilogue-answered =
    Ostatnie uderzenie niesie się nad wodą i nic nie wraca. O zmroku ludzie siedzą na nabrzeżu w butach, zawstydzeni
    i żywi. Ottilie zamyka okno.
story-the-drowned-carillon-epilogue-late =
    Zatoka milknie, dla niektórych za późno. Rano na linii przypływu stoją buty, równo, parami. Anzelm je liczy.
story-the-drowned-carillon-epilogue-deadline =
    Domowy dzwon zaczyna kołysać się sam. Nauczył się pieśni tamtego. Odstawiacie lampy i idziecie sprawdzić, kto
    woła.
story-the-drowned-carillon-epilogue-eliminated =
    W domu nie został nikt, kto by słuchał. Dzwonowi to nie przeszkadza. Nigdy nie brakowało mu publiczności.
story-the-drowned-carillon-event-read-books = Czytaj książki
story-the-drowned-carillon-event-leaf-books = Przekartkuj książki jeszcze raz
