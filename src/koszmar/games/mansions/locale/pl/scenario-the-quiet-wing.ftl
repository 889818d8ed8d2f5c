### Teksty scenariusza: Ciche skrzydło

scenario-the-quiet-wing = Ciche skrzydło
scenario-the-quiet-wing-prologue =
    Budzicie się w białych łóżkach, w koszulach z numerem. Wasze rzeczy zniknęły. Na stoliku leży formularz
    podpisany waszą ręką, ale niczego nie pamiętacie. Gdzieś za oddziałem ktoś śmieje się z ulgą.
scenario-the-quiet-wing-remember = Dowiedzcie się, co wam tu robią. Porównajcie wspomnienia i odzyskajcie swoje rzeczy.
scenario-the-quiet-wing-confirm = Znajdźcie akta pacjentów albo kogoś, kto pamięta: trzeba potwierdzić dwa wspomnienia.
scenario-the-quiet-wing-break-it = Zniszczcie aparaturę, która przenosi strach.
scenario-the-quiet-wing-leave-or-break = Zbierzcie się w westybulu i wyjdźcie albo zostańcie i zniszczcie aparaturę.
scenario-the-quiet-wing-token-ward-one = Drzwi oddziału
scenario-the-quiet-wing-token-ward-two = Drzwi oddziału
scenario-the-quiet-wing-token-swing-door = Drzwi wahadłowe
scenario-the-quiet-wing-token-swing-door-back = Drzwi wahadłowe
scenario-the-quiet-wing-token-office-door = Drzwi z napisem „Personel”
scenario-the-quiet-wing-token-lobby-door = Drzwi do westybulu
scenario-the-quiet-wing-token-garden-door = Szklane drzwi
scenario-the-quiet-wing-token-library-door = Czytelnia
scenario-the-quiet-wing-token-bath-door = Wodolecznictwo
scenario-the-quiet-wing-token-cellar-door = Schody do piwnicy
scenario-the-quiet-wing-token-service-door = Drzwi służbowe
scenario-the-quiet-wing-token-locker = Szafka pacjentów
scenario-the-quiet-wing-token-desk = Biurko pielęgniarek
scenario-the-quiet-wing-token-linen = Szafa z bielizną
scenario-the-quiet-wing-token-trolley = Wózek
scenario-the-quiet-wing-token-reading-lamp = Zgaszona lampa do czytania
scenario-the-quiet-wing-token-card-index = Kartoteka
scenario-the-quiet-wing-token-old-files = Stare akta
scenario-the-quiet-wing-token-medicine = Szafka z lekami
scenario-the-quiet-wing-token-service-box = Skrzynka dozorcy
scenario-the-quiet-wing-token-pump = Pompa łaźni
scenario-the-quiet-wing-token-sun-lamp = Lampa słoneczna
scenario-the-quiet-wing-token-current-chair = Fotel z pasami
scenario-the-quiet-wing-token-front-door = Drzwi wejściowe
scenario-the-quiet-wing-token-night-window = Okno w nocy
scenario-the-quiet-wing-token-wick = Siostra Wick
scenario-the-quiet-wing-token-lorne = Doktor Lorne
scenario-the-quiet-wing-token-patient = Pacjent bez numeru
scenario-the-quiet-wing-monster-wick = Siostra Wick
scenario-the-quiet-wing-room-ward-one = Korytarz lśni od pasty. Odbijają się w nim twoje stopy i druga para tuż za nimi.
scenario-the-quiet-wing-room-ward-two = Drzwi z numerami, bez klamek. Twoje klamkę miały. Ktoś chciał, żeby dało się wyjść.
scenario-the-quiet-wing-room-office = Równe rzędy wykresów. Krzywe płatnego skrzydła opadają, a cichego rosną. O tyle samo.
scenario-the-quiet-wing-room-lobby =
    Dzwonek, księga gości, pielęgniarka o bardzo białych dłoniach. Drzwi wejściowe mają trzy zamki. Wszystkie od
    środka.
scenario-the-quiet-wing-room-garden =
    Palmy pod szkłem i lampa wysoka jak człowiek. Liście z jednej strony ma spalone każda z nich.
scenario-the-quiet-wing-room-library =
    Czytelnia bez jednej książki o morzu, ciemności albo zimnie. Ktoś był bardzo dokładny.
scenario-the-quiet-wing-room-bath = Wanny z płóciennymi pokrowcami sznurowanymi pod szyję. Jedna jest jeszcze ciepła.
scenario-the-quiet-wing-room-cellar = Akta, węgiel i fotel przykręcony do podłogi. Lamp nie potłuczono. Wyjęto je.
scenario-the-quiet-wing-room-service = Korytarz na tyłach: dla personelu i dla tych, co wychodzą bez podpisu.
scenario-the-quiet-wing-remember-baths =
    Pamiętasz łaźnię: woda była tylko wodą. Cokolwiek ci zrobiono, to nie tam. Masz prawie pewność.
scenario-the-quiet-wing-remember-lamp =
    Pamiętasz lampę: grzała i nic poza tym. Cokolwiek ci zrobiono, to nie tam. Masz prawie pewność.
scenario-the-quiet-wing-remember-chair =
    Pamiętasz fotel: zapięli pasy i puścili cię wolno. Cokolwiek ci zrobiono, to nie tam. Masz prawie pewność.
scenario-the-quiet-wing-memory-wick-right = I pamiętasz pielęgniarkę: na obchodzie nigdy nie zagląda do sypialni.
scenario-the-quiet-wing-memory-wick-wrong = I pamiętasz pielęgniarkę: na obchodzie zagląda tylko do sypialni.
scenario-the-quiet-wing-clears-baths =
    Czarno na białym, z podpisem świadka: łaźnia to tylko łaźnia. Nikomu nic nie zrobiła.
scenario-the-quiet-wing-clears-lamp = Czarno na białym, z podpisem świadka: lampa tylko opala. Nikomu nic nie zrobiła.
scenario-the-quiet-wing-clears-chair =
    Czarno na białym, z podpisem świadka: przez fotel od lat nie płynie prąd. Nikomu nic nie zrobił.
scenario-the-quiet-wing-first-file =
    Jedno wspomnienie ma potwierdzenie na papierze. Jeszcze jedno i będziecie wiedzieć, które wam włożono do głowy.
scenario-the-quiet-wing-treatment-named =
    Dwie z trzech kuracji są niewinne. Patrzycie po sobie i nikt nie musi nazywać trzeciej.
scenario-the-quiet-wing-index = Karta dla każdego pacjenta, ułożone według tego, czego się kto boi.
scenario-the-quiet-wing-option-index-read = Przejrzyj karty
scenario-the-quiet-wing-option-index-pay = Sięgnij od razu po swoją ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-quiet-wing-files = Wypisy, powiązane w pliki. Wszystkie podpisy są jednym i tym samym.
scenario-the-quiet-wing-option-files-read = Szukaj tego, co skreślono
scenario-the-quiet-wing-option-files-bear = Przeczytaj wszystko, nie odwracając wzroku
scenario-the-quiet-wing-patient = Siedzi między palmami i nie ma numeru. „Zabrakło im”, mówi.
scenario-the-quiet-wing-option-talk-to-patient-listen = Wysłuchaj go
scenario-the-quiet-wing-option-talk-to-patient-pay = Opowiedz mu, co już wiesz ({ $clue ->
    [one] { $clue } wskazówka
    [few] { $clue } wskazówki
   *[many] { $clue } wskazówek
    })
scenario-the-quiet-wing-option-talk-to-patient-sit = Posiedź z nim chwilę
scenario-the-quiet-wing-patient-tells = „Nosiłem tace”, mówi. „Widziałem, kto z których drzwi wychodził. I jaki”.
scenario-the-quiet-wing-patient-sits = Przez chwilę milczycie. Pomaga to bardziej niż wszystko inne w tym domu.
scenario-the-quiet-wing-lorne =
    Doktor Lorne zamyka książkę, zakładając ją palcem. „Powinniście odpoczywać”, mówi. Szczerze.
scenario-the-quiet-wing-option-talk-to-lorne-ask = Zapytaj, na czym polega kuracja
scenario-the-quiet-wing-option-talk-to-lorne-press = Przyciśnij go
scenario-the-quiet-wing-lorne-baths = „Łaźnia? Woda i mydło. Prędzej podejrzewałbym lampę”.
scenario-the-quiet-wing-lorne-lamp = „Lampa? Odrobina słońca. Prędzej podejrzewałbym fotel”.
scenario-the-quiet-wing-lorne-chair = „Fotel? Zabytek. Prędzej podejrzewałbym łaźnię”.
scenario-the-quiet-wing-lorne-slips =
    „Strachu nie da się zniszczyć”, wybucha. „Można go tylko umieścić tam, gdzie nie szkodzi”. Ma na myśli was.
scenario-the-quiet-wing-locker = Stal, szary lakier, trzy pokrętła. W środku są wasze buty, czuć od nich ulicą.
scenario-the-quiet-wing-option-open-locker-code = Spróbuj pokręteł
scenario-the-quiet-wing-option-open-locker-force = Wyłam drzwi; hałas poniesie się daleko
scenario-the-quiet-wing-own-things = Płaszcze, dokumenty, latarka. Wkładacie je i wracają wam twarze.
scenario-the-quiet-wing-wick = Siostra Wick uśmiecha się do numeru na koszuli, nie do ciebie. „Nie śpimy?”
scenario-the-quiet-wing-option-talk-to-wick-plead = Poproś, żeby otworzyła szafkę
scenario-the-quiet-wing-option-talk-to-wick-watch = Poobserwuj ją
scenario-the-quiet-wing-wick-watch = Co czwartą godzinę zdejmuje zegarek i wkłada inne buty.
scenario-the-quiet-wing-search-desk = Bibuła z odciśniętym numerem szafki. Raz pomylonym, z poprawkami.
scenario-the-quiet-wing-search-linen = Prześcieradła, a między nimi to, co chowają pacjenci.
scenario-the-quiet-wing-search-trolley = Tace dla dziewięciorga. Ruszono tylko osiem.
scenario-the-quiet-wing-search-reading-lamp = Lampa nie działa, ale w jej podstawie ktoś schował świece.
scenario-the-quiet-wing-search-service-box = Bezpieczniki, drut i kartka: „Jak wyjdą, nie zatrzymywać”.
scenario-the-quiet-wing-medicine = Butelki, wszystkie z tą samą etykietą.
scenario-the-quiet-wing-option-medicine-drops = Weź krople
scenario-the-quiet-wing-option-medicine-bandage = Użyj bandaży
scenario-the-quiet-wing-option-medicine-sniff = Powąchaj
scenario-the-quiet-wing-medicine-true = Krople rzeczywiście uspokajają. I zarazem mącą w głowie.
scenario-the-quiet-wing-medicine-label = „Według zaleceń lekarza”.
scenario-the-quiet-wing-window = Po drugiej stronie dziedzińca płatne skrzydło świeci się od piwnic po dach.
scenario-the-quiet-wing-window-wing =
    Tańczą tam. Za każdym razem, gdy któraś odrzuca głowę i się śmieje, na waszym oddziale ktoś krzyczy.
scenario-the-quiet-wing-baths = Rury biegną od wanien w ścianę, ku płatnemu skrzydłu. Pompa bije jak coś, co śpi.
scenario-the-quiet-wing-option-baths-puzzle = Rozmontuj pompę
scenario-the-quiet-wing-option-baths-smash = Roztrzaskaj ją
scenario-the-quiet-wing-lamp = Lampa ma soczewki z przodu, a gdy się przyjrzeć, także z tyłu.
scenario-the-quiet-wing-option-lamp-puzzle = Przestaw soczewki
scenario-the-quiet-wing-option-lamp-smash = Obróć jej światło przeciw niej samej
scenario-the-quiet-wing-chair = Pasy, zegary i druga płytka, na dłonie tego drugiego pacjenta.
scenario-the-quiet-wing-option-chair-puzzle = Odłącz go, część po części
scenario-the-quiet-wing-option-chair-smash = Wyrwij kable
scenario-the-quiet-wing-wrong-machine = Pęka i nic się nie zmienia. Tyle że teraz wiedzą, czego szukacie.
scenario-the-quiet-wing-front-door = Trzy zamki, a za nimi podjazd, brama i droga. Pada tam deszcz, zwyczajny i uczciwy.
scenario-the-quiet-wing-option-front-door-pick = Pomajstruj przy zamkach
scenario-the-quiet-wing-option-front-door-ram = Wyważ drzwi; hałas poniesie się daleko
scenario-the-quiet-wing-door-open =
    Drzwi stoją otworem. Możecie wyjść, wszyscy. To, co zabrano innym, zostanie i poszuka sobie kogoś nowego.
scenario-the-quiet-wing-hunt =
    Białe buty na korytarzu. Siostra Wick zaczyna obchód, a kto nie leży w łóżku, ten należy do niej.
scenario-the-quiet-wing-hunt-passes = Buty zatrzymują się pod drzwiami, czekają i idą dalej.
scenario-the-quiet-wing-pool-lights-down = Ktoś przygasza światła. Dla dobra pacjentów.
scenario-the-quiet-wing-pool-somebody-elses-fear =
    Nagle boisz się koni. Nigdy dotąd nie budziły w tobie strachu. To nie twój strach i nie zamierza odejść.
scenario-the-quiet-wing-pool-the-paying-wing =
    Po tamtej stronie zaczyna grać orkiestra. Wszystko, czego już nie czują, przychodzi naraz.
scenario-the-quiet-wing-stage-2 =
    Koniec odwiedzin. To, co teraz przechodzi przez ściany, nie ma ciała i szuka takiego, które jest już pełne.
scenario-the-quiet-wing-stage-3 = Bezpieczniki padają, korytarz po korytarzu. W ciemności ktoś odczytuje wasze numery.
scenario-the-quiet-wing-outnumbered = Na korytarzach jest ich tylu co was. Pilnowanym noc mija szybciej.
scenario-the-quiet-wing-puzzle-locker = Znajdź trzy litery szafki.
scenario-the-quiet-wing-puzzle-baths = Przesuwaj zawory, aż główna rura będzie wolna.
scenario-the-quiet-wing-puzzle-lamp = Zamieniaj sąsiednie soczewki, aż promień zawróci.
scenario-the-quiet-wing-puzzle-chair = Przesuwaj styki, aż główny wyłącznik będzie wolny.
scenario-the-quiet-wing-puzzle-front-door = Przesuwaj rygle, aż ostatni będzie wolny.
scenario-the-quiet-wing-epilogue-cured =
    Po drugiej stronie dziedzińca muzyka urywa się w pół taktu. Jeden po drugim przypominają sobie, czego się bali.
    Wam, pierwszy raz od tygodni, jest po prostu zimno.
scenario-the-quiet-wing-epilogue-escaped =
    Schodzicie podjazdem w deszczu i nikt was nie woła. Na drugim piętrze w waszym pokoju zapala się światło.
scenario-the-quiet-wing-epilogue-deadline =
    O ósmej dostajecie wypis: wyleczeni. Ściskacie doktorowi rękę i dziękujecie. Nie boicie się niczego. Nie został
    w was nikt, kto mógłby się bać.
scenario-the-quiet-wing-epilogue-eliminated =
    Przed śniadaniem zmieniono pościel. W południe na drzwiach są nowe nazwiska. I nowe podpisy.
