### Wielka Księga Szaleństwa: rozstrzygnięcia i opcje wybierane przed rozgrywką.

## Rozstrzygnięcia; pierwsze jest domyślne

ruling-discard-zone = Odrzucanie, gdy karta nie mówi skąd
ruling-discard-zone-hand-or-support = Odrzucasz z ręki lub ze swoich Pól Wsparcia, jak wolisz.
ruling-discard-zone-hand = Odrzucasz tylko z ręki.
ruling-destroy-zone = Klątwa Ognia, która usuwa kartę o wartości 2
ruling-destroy-zone-hand-or-support = Kartę usuwasz z ręki lub ze swoich Pól Wsparcia.
ruling-destroy-zone-with-discard = Kartę możesz usunąć także ze swojego stosu kart odrzuconych.
ruling-one-partner = Tchnienie i Tornado przy kilku kartach
ruling-one-partner-one = Wszystkie karty dotyczą jednego wskazanego gracza.
ruling-one-partner-anew = Przy każdej karcie wskazujesz gracza od nowa.
ruling-fizzle = Zaklęcie, które nic by nie dało
ruling-fizzle-allowed = Możesz je mimo to aktywować: płacisz i staje się wykorzystane.
ruling-fizzle-refused = Nie można go aktywować.
ruling-payment = Karty ponad koszt
ruling-payment-superfluous = Możesz dorzucić kartę wymaganego Żywiołu, nawet jeśli koszt jest pokryty bez niej.
ruling-payment-needed-only = Każda karta zapłaty musi być potrzebna do pokrycia kosztu.
ruling-mill = Przenoszenie wierzchniej karty pustej talii
ruling-mill-renew = Najpierw odnawiasz talię z 1 Szaleństwem, tak jak przy dobieraniu.
ruling-mill-no-renewal = Przenosisz tyle kart, ile jest, i nie odnawiasz talii.
ruling-stack-destroy = Gdy trzeba usunąć z gry więcej Szaleństw, niż jest w stosie
ruling-stack-destroy-partial = Usuwacie tyle, ile jest, i gracie dalej.
ruling-stack-destroy-loss = Gra jest przegrana.
ruling-sorcerer = Kiedy podkłada się Szaleństwa Czarnoksiężnika
ruling-sorcerer-after-layout = Gdy tylko leżą Klątwy tej rundy – pod wszystkie, także Wszystkich Żywiołów.
ruling-sorcerer-normal-moment = W chwili przywołania, zanim wyłoży się Klątwy, więc nic się nie dzieje.
ruling-open-hands = Karty na ręce
ruling-open-hands-open = Wszyscy przy stole widzą karty na każdej ręce.
ruling-open-hands-closed = Swoje karty na ręce widzisz tylko ty.
ruling-levitation = Lewitacja: ile kart
ruling-levitation-until-six = Wskazany gracz dobiera, aż ma na ręce sześć kart.
ruling-levitation-any-number = Wskazany gracz dobiera dowolnie wiele kart, najwyżej sześć.
ruling-illusion = Iluzja: czym można zapłacić
ruling-illusion-own = Kartami z ręki i Pól Wsparcia wskazanego gracza.
ruling-illusion-whole-pool = Kartami z ręki wskazanego gracza i z Pól Wsparcia wszystkich graczy.
ruling-inferno = Moc piekieł: dobieranie
ruling-inferno-as-discarded = Gracz dobiera tyle kart, ile odrzucił.
ruling-inferno-always = Gracz zawsze dobiera pełną liczbę kart.
ruling-aura-of-fire = Aura ognia: karta o wartości 3
ruling-aura-of-fire-always = Dostajesz ją, nawet jeśli nie było czego leczyć.
ruling-aura-of-fire-for-each-cured = Dostajesz jedną za każde uleczone Szaleństwo.
ruling-mastermind = Nagroda ze strony Mistrza Intryg: które Zaklęcie
ruling-mastermind-face-up = Jedno z odkrytych Zaklęć Dodatkowych.
ruling-mastermind-any-in-stacks = Dowolne Zaklęcie ze stosów Zaklęć Dodatkowych, także zakryte.
ruling-earth-girl = Zamiana Flory: które Pola Wsparcia
ruling-earth-girl-own-slots = Zamienia karty z ręki tylko na te z własnych Pól Wsparcia.
ruling-earth-girl-all-slots = Zamienia karty z ręki na te z Pól Wsparcia dowolnych graczy.

## Opcje rozgrywki

option-level = Poziom trudności
    .about = Ile Klątw Wszystkich Żywiołów dojdzie do Klątw Potworów w ciągu sześciu rund.
option-level-1 = I – łatwy
    .about = Sześć Klątw Wszystkich Żywiołów, pierwsza dopiero w trzeciej rundzie; w sam raz na pierwszą partię.
option-level-2 = II – średni
    .about = Osiem Klątw Wszystkich Żywiołów, od drugiej rundy.
option-level-3 = III – trudny
    .about = Dziesięć Klątw Wszystkich Żywiołów, od pierwszej rundy.
option-mode = Tryb
    .about = Jak wyglądają wasze początkowe talie, na każdym poziomie trudności.
option-mode-standard = Standardowy
    .about = Talie takie jak na Arkuszach Adeptów.
option-mode-terrifying = Przerażający
    .about = Każdy gracz zaczyna z 1 Szaleństwem ze stosu wtasowanym do talii.
option-mode-nightmare = Koszmar
    .about = Początkową kartę o wartości 2 każdego gracza zastępuje karta tego samego Żywiołu o wartości 1.
option-mode-both = Przerażający i Koszmar
    .about = Jedno i drugie: Szaleństwo w każdej talii i ani jednej karty o wartości 2. To połączenie jest naszym dodatkiem.
option-magicians = Adepci Magii
    .about = Skąd każdy gracz ma swojego Adepta.
option-magicians-choose = Wybór przy stole
    .about = Każdy gracz wybiera Adepta na początku rozgrywki; każdy Arkusz jest tylko jeden.
option-magicians-given = Przydział z góry
    .about = Adepci są ustaleni, zanim zacznie się rozgrywka.
