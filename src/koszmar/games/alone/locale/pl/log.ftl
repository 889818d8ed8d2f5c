### Alone: wiersze kroniki. Wszystkie słowa są nasze.

event-character = { $character } budzi się w ciemności.
event-decks = Zło gra taliami: { $decks }.
event-round = Runda { $number }.
event-turn = Tura { $number } rundy { $round }.
event-declares = Deklaracja: { $action }{ $free ->
    [yes] , za darmo
   *[no] {""}
    }.
event-declares-item = Deklaracja: { $action }, przedmiot: { $item }.
event-declares-move = Deklaracja: Ruch, { $where }.
event-declares-explore = Deklaracja: Eksploracja, { $where }.
event-declares-fight = Deklaracja: Walka, cel: { $figure }.
event-declares-locate = Deklaracja: Lokalizacja, { $target }.
event-declares-interact-switch = Deklaracja: Interakcja z włącznikiem światła.
event-declares-interact-condition = Deklaracja: Interakcja, usunięcie warunku.
event-declares-interact-mission = Deklaracja: Interakcja, misja: { $mission }.
event-targets = Cele lokalizacji: { $first } i { $second }.
event-located = Na radarze: { $target }, odległość { $distance }, { $level }.
event-located-way = Na radarze: { $target }, odległość { $distance }, { $level }; pierwszy krok: { $steps }.
event-located-level = Na radarze: { $target }, { $level }; odległość ginie w szumie.
event-located-none = Nie ma na mapie: { $target }.
event-tracked-count = { $count ->
    [0] Czujnik niczego nie pokazuje.
    [one] Czujnik pokazuje { $count } potwora.
    [few] Czujnik pokazuje { $count } potwory.
   *[many] Czujnik pokazuje { $count } potworów.
    }
event-tracked = Na czujniku: { $kind }, odległość { $distance }, { $direction }.
event-noise = Hałas { $direction-from }.
event-noise-other-level = Hałas z drugiego poziomu.
event-noise-this-level = Hałas gdzieś na tym poziomie.
event-noise-here = Hałas, tutaj.
event-lied = Kłamstwo: { $target }, naprawdę odległość { $distance }.
event-muted = Bohater się nie dowiaduje: { $target }, odległość { $distance }.
event-false-noise = Tego hałasu nikt nie zrobił.
event-unheard = { $creature }: Bohater niczego nie słyszy.
event-concealed = { $sector }, Bohater tego nie widzi: { $what }.
event-faked = { $sector }, Bohater widzi to, choć tego nie ma: { $what }.
event-shown = Widać: { $sector }.
event-forgotten = Zniknęło z oczu i z labiryntu: { $sectors }.
event-moves = Bohater wchodzi: { $sector }.
event-cut = Przesłona się zacina. Dalej nic nie widać.
event-never-there = { $what }, { $sector }: nigdy tego nie było.
event-cleared = Odrzucone: { $what }, { $sector }.
event-lit = Zapala się światło: { $sectors }.
event-lit-unseen = Zapala się światło, Bohater tego nie widzi: { $sectors }.
event-light-out = Gaśnie światło: { $sector }.
event-light-out-unseen = Gaśnie światło, Bohater tego nie widzi: { $sector }.
event-door-blocked = Drzwi zablokowane: { $sector }, { $side }.
event-door-unblocked = Drzwi odblokowane: { $sector }, { $side }.
event-door-unseen-blocked = Drzwi zablokowane, Bohater tego nie widzi: { $one } – { $other }.
event-door-unseen-unblocked = Drzwi odblokowane, Bohater tego nie widzi: { $one } – { $other }.
event-danger-placed = Zagrożenie: { $sector }.
event-danger-placed-unseen = Zagrożenie, Bohater go nie widzi: { $sector }.
event-condition-placed = { $condition }: { $sector }.
event-condition-placed-unseen = { $condition }, Bohater tego nie widzi: { $sector }.
event-token-placed = { $token }: { $sector }.
event-token-placed-unseen = { $token }, Bohater tego nie widzi: { $sector }.
event-token-gone = Usunięte: { $token }, { $sector }.
event-token-gone-unseen = Usunięte, Bohater tego nie widzi: { $token }, { $sector }.
event-danger-due = { $count ->
    [one] Przybędzie { $count } żeton zagrożenia.
    [few] Przybędą { $count } żetony zagrożenia.
   *[many] Przybędzie { $count } żetonów zagrożenia.
    }

event-creature-moves = { $creature }: { $start } → { $end }.
event-creature-comes = Widać: { $figure }{ $wounded ->
    [yes] , z raną
   *[no] {""}
    }.
event-creature-leaves = Już nie widać: { $figure } ({ $side }).
event-figure-moves = Ruch potwora: { $figure }, { $sector }.
event-deployed = Rozstawienie: { $creature }, { $sector }.
event-boss-placed = { $creature }: { $sector }.
event-transferred = Przeniesienie: { $creature }, { $start } → { $end }.
event-scare = { $figure }, nagle, tuż obok. Poczytalność: −{ $amount }.
event-unhurt = Bez rany: { $figure } ({ $points } z { $needs }).
event-wounded = { $figure }: rana.
event-wounded-unseen = { $creature }: rana. Bohater tego nie widzi.
event-mended = { $figure }: rana się zasklepia.
event-mended-unseen = { $creature }: rana się zasklepia. Bohater tego nie widzi.
event-killed = Zabity potwór: { $figure }.
event-killed-unseen = Zabity potwór: { $creature }. Bohater tego nie widzi.
event-fiercer = Groźniejszy atak: { $figure }{ $dice ->
    [0] {""}
    [one] , { $dice } kość więcej
   *[other] , { $dice } kości więcej
    }{ $rerolls ->
    [yes] ; pudła do przerzutu
   *[no] {""}
    }.
event-greedy = { $figure }: każde trafienie zabiera w tej turze także ładunek.
event-tougher = { $figure }: w tej rundzie progi zdrowia +1.
event-fiercer-unseen = Groźniejszy atak: { $creature } (Bohater tego nie widzi){ $dice ->
    [0] {""}
    [one] , { $dice } kość więcej
   *[other] , { $dice } kości więcej
    }{ $rerolls ->
    [yes] ; pudła do przerzutu
   *[no] {""}
    }.
event-greedy-unseen = { $creature }: każde trafienie zabiera w tej turze także ładunek (Bohater tego nie widzi).
event-tougher-unseen = { $creature }: w tej rundzie progi zdrowia +1 (Bohater tego nie widzi).
event-gets-up = { $figure }: to znowu wstaje.
event-acid = Kwas żre: { $figure }.
event-colonel-aboard-as-far = Pułkownik jest na pokładzie, dokładnie tak daleko od pomieszczenia kontrolnego jak Bohater.
event-colonel-aboard-farther = Pułkownik jest na pokładzie, trochę dalej od pomieszczenia kontrolnego niż Bohater.

event-reaction = { $seat } zagrywa: { $card }{ $dangerous ->
    [yes] . W sektorze jest niebezpiecznie
   *[no] {""}
    }.
event-face-down = { $seat } zagrywa zakrytą kartę: { $card }, { $way }.
event-face-down-hidden = { $seat } zagrywa zakrytą kartę z talii { $deck-gen }.
event-thrown-away = { $seat } odrzuca kartę.
event-evil-draws = { $seat } dobiera z talii { $deck-gen }.

event-hero-roll = Bohater atakuje, cel: { $figure }. Kości: { $dice }. Potrzeba: { $needs }.
event-rerolled = Po przerzucie: { $dice }.
event-evil-roll-none = Nie rzuca się żadną kością.
event-evil-roll-attack-none = { $kind }, atak: ani jednej kości.
event-evil-roll-attack = { $kind }, atak: { $dice }.
event-evil-roll-opportunity = Atak towarzyszący: { $dice }.
event-evil-roll-card = Zło rzuca: { $dice }.
event-courage-hit = Odwaga: trafienie. Nie pomaga.
event-courage-half = Odwaga: półtrafienie. Nie pomaga.
event-courage-miss = Odwaga: pudło. Poczytalności ubywa o 1 mniej.
event-strikes-air = Nikogo już tam nie ma. Cios trafia w powietrze.
event-fewer-dice = Bohater rzuca mniejszą liczbą kości: { $count }.
event-fewer-cards = Bohater dobiera mniej kart: { $count }.

event-loss = Bohater traci { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
    } { $kind-gen }. Zostaje: zdrowie { $health }, poczytalność { $sanity }.
event-healed = Bohater odzyskuje { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
    } { $kind-gen }.
event-price = Bohater płaci { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
    } { $kind-gen }.
event-gas = Gaz. Trudno oddychać, jeszcze trudniej myśleć.
event-mine = Wybucha Mina.
event-web-torn = Pajęczyna zerwana. Droga jest wolna.
event-smoke = Sektor wypełnia dym.
event-ability = { $character } używa zdolności postaci.
event-adrenaline-heal = 1 żeton adrenaliny na leczenie.
event-adrenaline-bullet-time = Czas zwalnia: dwie akcje w tej turze.
event-adrenaline-filled = Adrenalina: { $count }.
event-adrenaline-lost = Utracona adrenalina: { $count }.
event-experience = Doświadczenie, { $ability }: { $points }.
event-ally = { $ally } idzie z Bohaterem.
event-ally-ability = { $ally } pomaga.
event-ally-hit = { $ally } bierze to na siebie: { $amount }.
event-ally-lost = { $ally } zostaje w tyle.
event-sacrifice = { $ally } zostaje, żeby Bohater mógł iść dalej.
event-items-drawn = Znalezione: { $items }.
event-item-gone = Odrzucone: { $item }.
event-charge-lost = { $item }: ładunek mniej.
event-recharged = { $item }: ładunki { $charges }.
event-upgraded = Ulepszenie: { $item }.
event-uses = Użycie: { $item }.
event-room-searched = Przeszukane: { $room }. Nic więcej tu nie ma.
event-room-named = Wskazane: { $room }.
event-deaths = Zginęło potworów: { $count }.
event-gain-field-hospital = Odtąd adrenalina leczy i ciało, i rozum.
event-gain-bare-hands = Odtąd gołe ręce mają 3 kości.
event-gain-two-lines = Odtąd naprawa oświetla dwie linie.
event-gain-crawlways = Odtąd szyby serwisowe są otwarte.

event-work = { $mission }, postęp: { $work }.
event-step-fails = { $mission }: teraz się nie udaje.
event-mission-done = Ukończone: { $mission }.
event-final-mission = Misja finałowa: { $mission }.
event-growth = { $mission }: rośnie do { $growth }.
event-guests = Goście przy stole: { $count }.
event-extra-round = Jedna runda więcej.
event-nightmare = Zaczyna się koszmar. Wszystko, co poluje, jest teraz silniejsze.
