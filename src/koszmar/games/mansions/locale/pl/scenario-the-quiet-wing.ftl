### Teksty scenariusza: Ciche skrzydło

scenario-the-quiet-wing = Ciche skrzydło
story-the-quiet-wing-prologue =
    Budzicie się w białych łóżkach, w koszulach z numerem. Wasze rzeczy zniknęły. Na stoliku leży formularz
    podpisany waszą ręką, ale niczego nie pamiętacie. Gdzieś za oddziałem ktoś śmieje się z ulgą.
story-the-quiet-wing-remember = Dowiedzcie się, co wam tu robią. Porównajcie wspomnienia i odzyskajcie swoje rzeczy.
story-the-quiet-wing-confirm = Znajdźcie akta pacjentów albo kogoś, kto pamięta: trzeba potwierdzić dwa wspomnienia.
story-the-quiet-wing-break-it = Zniszczcie aparaturę, która przenosi strach.
story-the-quiet-wing-leave-or-break = Zbierzcie się w holu i wyjdźcie albo zostańcie i zniszczcie aparaturę.
story-the-quiet-wing-token-ward-one = Drzwi oddziału
story-the-quiet-wing-token-ward-two = Drzwi oddziału
story-the-quiet-wing-token-swing-door = Drzwi wahadłowe
story-the-quiet-wing-token-swing-door-back = Drzwi wahadłowe
story-the-quiet-wing-token-office-door = Drzwi z napisem „Personel”
story-the-quiet-wing-token-lobby-door = Drzwi do holu
story-the-quiet-wing-token-garden-door = Szklane drzwi
story-the-quiet-wing-token-library-door = Czytelnia
story-the-quiet-wing-token-bath-door = Wodolecznictwo
story-the-quiet-wing-token-cellar-door = Schody do piwnicy
story-the-quiet-wing-token-service-door = Drzwi służbowe
story-the-quiet-wing-token-locker = Szafka pacjentów
story-the-quiet-wing-token-desk = Biurko pielęgniarek
story-the-quiet-wing-token-linen = Szafa z bielizną
story-the-quiet-wing-token-trolley = Wózek
story-the-quiet-wing-token-reading-lamp = Zgaszona lampa do czytania
story-the-quiet-wing-token-card-index = Kartoteka
story-the-quiet-wing-token-old-files = Stare akta
story-the-quiet-wing-token-medicine = Szafka z lekami
story-the-quiet-wing-token-service-box = Skrzynka dozorcy
story-the-quiet-wing-token-pump = Pompa łaźni
story-the-quiet-wing-token-sun-lamp = Lampa słoneczna
story-the-quiet-wing-token-current-chair = Fotel z pasami
story-the-quiet-wing-token-front-door = Drzwi wejściowe
story-the-quiet-wing-token-night-window = Okno w nocy
story-the-quiet-wing-token-wick = Siostra Wick
story-the-quiet-wing-token-lorne = Doktor Lorne
story-the-quiet-wing-token-patient = Pacjent bez numeru
story-the-quiet-wing-monster-wick = Siostra Wick
story-the-quiet-wing-room-ward-one = Korytarz lśni od pasty. Odbijają się w nim twoje stopy i druga para tuż za nimi.
story-the-quiet-wing-room-ward-two = Drzwi z numerami, bez klamek. Twoje klamkę miały. Ktoś chciał, żebyś wyszedł.
story-the-quiet-wing-room-office = Równe rzędy wykresów. Krzywe płatnego skrzydła opadają, a cichego rosną. O tyle samo.
story-the-quiet-wing-room-lobby =
    Dzwonek, księga gości, pielęgniarka o bardzo białych dłoniach. Drzwi wejściowe mają trzy zamki. Wszystkie od
    środka.
story-the-quiet-wing-room-garden =
    Palmy pod szkłem i lampa wysoka jak człowiek. Liście z jednej strony ma spalone każda z nich.
story-the-quiet-wing-room-library =
    Czytelnia bez jednej książki o morzu, ciemności albo zimnie. Ktoś był bardzo dokładny.
story-the-quiet-wing-room-bath = Wanny z płóciennymi pokrowcami sznurowanymi pod szyję. Jedna jest jeszcze ciepła.
story-the-quiet-wing-room-cellar = Akta, węgiel i fotel przykręcony do podłogi. Lamp nie potłuczono. Wyjęto je.
story-the-quiet-wing-room-service = Korytarz na tyłach: dla personelu i dla tych, co wychodzą bez podpisu.
story-the-quiet-wing-remember-baths =
    Pamiętasz łaźnię: woda była tylko wodą. Cokolwiek ci zrobiono, to nie tam. Masz prawie pewność.
story-the-quiet-wing-remember-lamp =
    Pamiętasz lampę: grzała i nic poza tym. Cokolwiek ci zrobiono, to nie tam. Masz prawie pewność.
story-the-quiet-wing-remember-chair =
    Pamiętasz fotel: zapięli pasy i puścili cię wolno. Cokolwiek ci zrobiono, to nie tam. Masz prawie pewność.
story-the-quiet-wing-memory-wick-right = I pamiętasz pielęgniarkę: na obchodzie nigdy nie zagląda do sypialni.
story-the-quiet-wing-memory-wick-wrong = I pamiętasz pielęgniarkę: na obchodzie zagląda tylko do sypialni.
story-the-quiet-wing-clears-baths =
    Czarno na białym, z podpisem świadka: łaźnia to tylko łaźnia. Nikomu nic nie zrobiła.
story-the-quiet-wing-clears-lamp = Czarno na białym, z podpisem świadka: lampa tylko opala. Nikomu nic nie zrobiła.
story-the-quiet-wing-clears-chair =
    Czarno na białym, z podpisem świadka: przez fotel od lat nie płynie prąd. Nikomu nic nie zrobił.
story-the-quiet-wing-first-file =
    Jedno wspomnienie ma potwierdzenie na papierze. Jeszcze jedno i będziecie wiedzieć, które wam włożono do głowy.
story-the-quiet-wing-treatment-named =
    Dwie z trzech kuracji są niewinne. Patrzycie po sobie i nikt nie musi nazywać trzeciej.
story-the-quiet-wing-index = Karta dla każdego pacjenta, ułożone według tego, czego się kto boi.
story-the-quiet-wing-option-index-read = Przejrzyj karty
story-the-quiet-wing-option-index-pay = Sięgnij od razu po swoją (2 Wskazówki)
story-the-quiet-wing-files = Wypisy, powiązane w pliki. Wszystkie podpisy są jednym i tym samym.
story-the-quiet-wing-option-files-read = Szukaj tego, co skreślono
story-the-quiet-wing-option-files-bear = Przeczytaj wszystko, nie odwracając wzroku
story-the-quiet-wing-patient = Siedzi między palmami i nie ma numeru. „Zabrakło im”, mówi.
story-the-quiet-wing-option-talk-to-patient-listen = Wysłuchaj go
story-the-quiet-wing-option-talk-to-patient-pay = Opowiedz mu, co już wiesz (1 Wskazówka)
story-the-quiet-wing-option-talk-to-patient-sit = Posiedź z nim chwilę
story-the-quiet-wing-patient-tells = „Nosiłem tace”, mówi. „Widziałem, kto z których drzwi wychodził. I jaki”.
story-the-quiet-wing-patient-sits = Przez chwilę milczycie. Pomaga to bardziej niż wszystko inne w tym domu.
story-the-quiet-wing-lorne =
    Doktor Lorne zamyka książkę, zakładając ją palcem. „Powinniście odpoczywać”, mówi. Szczerze.
story-the-quiet-wing-option-talk-to-lorne-ask = Zapytaj, na czym polega kuracja
story-the-quiet-wing-option-talk-to-lorne-press = Przyciśnij go
story-the-quiet-wing-lorne-baths = „Łaźnia? Woda i mydło. Prędzej podejrzewałbym lampę”.
story-the-quiet-wing-lorne-lamp = „Lampa? Odrobina słońca. Prędzej podejrzewałbym fotel”.
story-the-quiet-wing-lorne-chair = „Fotel? Zabytek. Prędzej podejrzewałbym łaźnię”.
story-the-quiet-wing-lorne-slips =
    „Strachu nie da się zniszczyć”, wybucha. „Można go tylko umieścić tam, gdzie nie szkodzi”. Ma na myśli was.
story-the-quiet-wing-locker = Stal, szary lakier, trzy pokrętła. W środku są wasze buty, czuć od nich ulicą.
story-the-quiet-wing-option-open-locker-code = Spróbuj pokręteł
story-the-quiet-wing-option-open-locker-force = Wyłam drzwi; hałas poniesie się daleko
story-the-quiet-wing-own-things = Płaszcze, dokumenty, latarka. Wkładacie je i wracają wam twarze.
story-the-quiet-wing-wick = Siostra Wick uśmiecha się do numeru na koszuli, nie do ciebie. „Nie śpimy?”
story-the-quiet-wing-option-talk-to-wick-plead = Poproś, żeby otworzyła szafkę
story-the-quiet-wing-option-talk-to-wick-watch = Poobserwuj ją
story-the-quiet-wing-wick-watch = Co czwartą godzinę zdejmuje zegarek i wkłada inne buty.
story-the-quiet-wing-search-desk = Bibuła z odciśniętym numerem szafki. Raz pomylonym, z poprawkami.
story-the-quiet-wing-search-linen = Prześcieradła, a między nimi to, co chowają pacjenci.
story-the-quiet-wing-search-trolley = Tace dla dziewięciorga. Ruszono tylko osiem.
story-the-quiet-wing-search-reading-lamp = Lampa nie działa, ale w jej podstawie ktoś schował świece.
story-the-quiet-wing-search-service-box = Bezpieczniki, drut i kartka: „Jak wyjdą, nie zatrzymywać”.
story-the-quiet-wing-medicine = Butelki, wszystkie z tą samą etykietą.
story-the-quiet-wing-option-medicine-drops = Weź krople
story-the-quiet-wing-option-medicine-bandage = Użyj bandaży
story-the-quiet-wing-option-medicine-sniff = Powąchaj
story-the-quiet-wing-medicine-true = Krople rzeczywiście uspokajają. I zarazem mącą w głowie.
story-the-quiet-wing-medicine-label = „Według zaleceń lekarza”.
story-the-quiet-wing-window = Po drugiej stronie dziedzińca płatne skrzydło świeci się od piwnic po dach.
story-the-quiet-wing-window-wing =
    Tańczą tam. Za każdym razem, gdy któraś odrzuca głowę i się śmieje, na waszym oddziale ktoś krzyczy.
story-the-quiet-wing-baths = Rury biegną od wanien w ścianę, ku płatnemu skrzydłu. Pompa bije jak coś, co śpi.
story-the-quiet-wing-option-baths-puzzle = Rozmontuj pompę
story-the-quiet-wing-option-baths-smash = Roztrzaskaj ją
story-the-quiet-wing-lamp = Lampa ma soczewki z przodu, a gdy się przyjrzeć, także z tyłu.
story-the-quiet-wing-option-lamp-puzzle = Przestaw soczewki
story-the-quiet-wing-option-lamp-smash = Obróć jej światło przeciw niej samej
story-the-quiet-wing-chair = Pasy, zegary i druga płytka, na dłonie tego drugiego pacjenta.
story-the-quiet-wing-option-chair-puzzle = Odłącz go, część po części
story-the-quiet-wing-option-chair-smash = Wyrwij kable
story-the-quiet-wing-wrong-machine = Pęka i nic się nie zmienia. Tyle że teraz wiedzą, czego szukacie.
story-the-quiet-wing-front-door = Trzy zamki, a za nimi podjazd, brama i droga. Pada tam deszcz, zwyczajny i uczciwy.
story-the-quiet-wing-option-front-door-pick = Pomajstruj przy zamkach
story-the-quiet-wing-option-front-door-ram = Wyważ drzwi; hałas poniesie się daleko
story-the-quiet-wing-door-open =
    Drzwi stoją otworem. Możecie wyjść, wszyscy. To, co zabrano innym, zostanie i poszuka sobie kogoś nowego.
story-the-quiet-wing-hunt =
    Białe buty na korytarzu. Siostra Wick zaczyna obchód, a kto nie leży w łóżku, ten należy do niej.
story-the-quiet-wing-hunt-passes = Buty zatrzymują się pod drzwiami, czekają i idą dalej.
story-the-quiet-wing-pool-lights-down = Ktoś przygasza światła. Dla dobra pacjentów.
story-the-quiet-wing-pool-somebody-elses-fear =
    Nagle boisz się koni. Nigdy się ich nie bałeś. To nie twój strach i nie zamierza odejść.
story-the-quiet-wing-pool-the-paying-wing =
    Po tamtej stronie zaczyna grać orkiestra. Wszystko, czego już nie czują, przychodzi naraz.
story-the-quiet-wing-stage-2 =
    Koniec odwiedzin. To, co teraz przechodzi przez ściany, nie ma ciała i szuka takiego, które jest już pełne.
story-the-quiet-wing-stage-3 = Bezpieczniki padają, korytarz po korytarzu. W ciemności ktoś odczytuje wasze numery.
story-the-quiet-wing-puzzle-locker = Znajdź trzy litery szafki.
story-the-quiet-wing-puzzle-baths = Przesuwaj zawory, aż główna rura będzie wolna.
story-the-quiet-wing-puzzle-lamp = Zamieniaj sąsiednie soczewki, aż promień zawróci.
story-the-quiet-wing-puzzle-chair = Przesuwaj styki, aż główny wyłącznik będzie wolny.
story-the-quiet-wing-puzzle-front-door = Przesuwaj rygle, aż ostatni będzie wolny.
story-the-quiet-wing-epilogue-cured =
    Po drugiej stronie dziedzińca muzyka urywa się w pół taktu. Jeden po drugim przypominają sobie, czego się bali.
    Wam, pierwszy raz od tygodni, jest po prostu zimno.
story-the-quiet-wing-epilogue-escaped =
    Schodzicie podjazdem w deszczu i nikt was nie woła. Na drugim piętrze w waszym pokoju zapala się światło.
story-the-quiet-wing-epilogue-deadline =
    O ósmej dostajecie wypis: wyleczeni. Ściskacie doktorowi rękę i dziękujecie. Nie boicie się niczego. Nie został
    w was nikt, kto mógłby się bać.
story-the-quiet-wing-epilogue-eliminated =
    Przed śniadaniem zmieniono pościel. W południe na drzwiach są nowe nazwiska. I nowe podpisy.
