### Alone: misje, ich etapy i żetony. Wszystkie słowa są nasze.

mission-hidden = Misja finałowa, zakryta

mission-precautionary-measures = Środki zapobiegawcze
    .text = Pomieszczenie kontrolne: 1 interakcja i 3 ładunki z przedmiotów. Nagroda: wskaż pomieszczenie; każdy potwór na jego poziomie otrzymuje 2 obrażenia. Dowiesz się, ile zginęło.
mission-field-hospital = Szpital polowy
    .text = Ambulatorium: 2 pracy; pomaga ładunek chemiczny. Nagroda: odzyskaj 2 zdrowia i 2 poczytalności; odtąd adrenalina wydana na leczenie przywraca 1 zdrowie i 1 poczytalność.
mission-weapons-locker = Szafa z bronią
    .text = Zbrojownia: 1 interakcja i 2 ładunki z przedmiotów. Nagroda: ulepszone Pociski z 3 ładunkami; odtąd walka bez przedmiotu ma 3 kości.
mission-vivisection = Wiwisekcja
    .text = Laboratorium: 2 pracy; pomaga ładunek chemiczny; za potwora zabitego wcześniej w tej grze 1 praca jest już wykonana. Nagroda: 2 punkty doświadczenia do wyboru.
mission-emergency-power = Zasilanie awaryjne
    .text = Generatorownia: 2 pracy; pomaga ładunek elektryczny. Nagroda: zapala się światło u ciebie i w każdym sektorze z włącznikiem; odtąd naprawa oświetla linie w dwóch kierunkach.
mission-crawlways = Szyby serwisowe
    .text = Wentylacja: 2 pracy; pomaga ładunek mechaniczny. Nagroda: raz na rundę ruch z pomieszczenia może prowadzić do dowolnego odwiedzonego pomieszczenia tego poziomu.
mission-voices-behind-the-counter = Głosy za ladą
    .text = Kantyna: 2 pracy, tylko gdy nie ma tam potwora. Nagroda: sprzymierzeniec.
mission-occupied-pod = Zajęta kapsuła
    .text = Kapsuły ratunkowe: 2 pracy, najwyżej 1 na turę. Nagroda: sprzymierzeniec.

mission-gravity-problems = Problemy z grawitacją
    .text = Do ukończenia: ataki towarzyszące mają 1 kość więcej. Kapsuły ratunkowe: 1 interakcja.
mission-howling-fans = Wyjące wentylatory
    .text = Do ukończenia: hałas nie ma kierunku, tylko poziom. Wentylacja: 2 pracy; pomaga ładunek mechaniczny.
mission-failing-grid = Zanik zasilania
    .text = Do ukończenia: naprawa oświetla najwyżej 1 sektor linii, a na koniec rundy gasną wszystkie światła poza twoim. Generatorownia: 2 pracy; pomaga ładunek elektryczny.
mission-leaking-containers = Nieszczelne pojemniki
    .text = Do ukończenia: dobrane przedmioty mają 2 ładunki. Laboratorium: 2 pracy; pomaga ładunek chemiczny.
mission-fever = Gorączka
    .text = Do ukończenia: limit leczenia jest mniejszy o 2. Ambulatorium: 2 pracy; pomaga ładunek chemiczny.
mission-lockdown = Blokada grodzi
    .text = Do ukończenia: każde drzwi, przez które przejdziesz, blokują się za tobą. Zbrojownia: 2 pracy; pomaga ładunek mechaniczny.
mission-stairwell-alarm = Alarm na schodach
    .text = Do ukończenia: po każdym twoim przejściu schodami Lider może poruszyć potwora o maks. 2 sektory. Pomieszczenie kontrolne: 2 pracy; pomaga ładunek elektryczny.
mission-something-in-the-water = Coś w wodzie
    .text = Do ukończenia: maksimum adrenaliny jest mniejsze o 1, ale nie mniejsze niż 2. Kantyna: 2 pracy; pomaga ładunek chemiczny.

mission-call-for-help = Wołanie o pomoc
    .text = Pułkownik jest na pokładzie, tak samo daleko od pomieszczenia kontrolnego jak ty. Jeśli dotrze tam pierwszy, założy sabotaż. Ukończenie: 1 interakcja w pomieszczeniu kontrolnym bez sabotażu; interakcja usuwa stamtąd 1. Na koniec rundy może iść o 2 sektory i sabotować dalej.
mission-abandon-station = Opuścić stację
    .text = Uzbrojenie ładunków: 1 interakcja w pomieszczeniu bez misji. Potem 2 pracy w kapsułach ratunkowych; pomaga ładunek mechaniczny; na koniec jeszcze 1 interakcja tam. Na koniec każdej rundy rosną wstrząsy: do 3 żetonów zagrożenia.
mission-burn-it-clean = Wypalić do czysta
    .text = Zabezpieczenia: 1 interakcja w pomieszczeniu na poziomie, na którym nie ma generatorowni. Potem 2 pracy w generatorowni; pomaga ładunek elektryczny; na koniec jeszcze 1 interakcja tam. Na koniec każdej rundy rośnie promieniowanie: do 4 kości przeciw zdrowiu.
mission-patient-zero = Pacjent zero
    .text = Poczwara czeka przy laboratorium. 3 próbki: interakcja tam daje 1, jej pierwsza rana 2, jej śmierć wszystkie 3. Potem jeszcze 1 interakcja tam. Na koniec każdej rundy jej rana się zamyka i może odejść dalej.
mission-the-last-patients = Ostatni pacjenci
    .text = 6 surowicy w ambulatorium: interakcja tam za 1 lub 2 ładunki (po 1 surowicy, chemiczny 2) albo za 2 zdrowia (1 surowica). Potem jeszcze 1 interakcja tam. Na koniec każdej rundy przychodzi Wydrążony, od trzeciej dwóch.
mission-into-the-void = W próżnię
    .text = W wentylacji interakcja albo blokuje wszystkie jej drzwi, albo, gdy są zablokowane i nie ma tam potwora, pompuje: ciśnienie +1. Ciśnienie 3 to zwycięstwo. Na koniec każdej rundy rzednie powietrze: mniej adrenaliny; otwarte drzwi zabierają 1 ciśnienia.
mission-the-last-supper = Ostatnia wieczerza
    .text = Interakcja w kantynie liczy potwory w niej i obok: 2 lub więcej to zwycięstwo. W innym razie każdy potwór podchodzi o 1 sektor. Na koniec każdej rundy rośnie ich głód.
mission-the-last-charge = Ostatni ładunek
    .text = Po 1 interakcji w dwóch różnych sektorach ze schodami. Potem 1 praca w zbrojowni i jeszcze 1 interakcja tam. Na koniec każdej rundy rośnie alarm: Zło ma więcej kart i więcej pól.

step-plain = praca
step-with-charge = praca z ładunkiem
