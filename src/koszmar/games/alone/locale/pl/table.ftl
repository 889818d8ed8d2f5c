### Alone: co się mówi przy stole. Wszystkie słowa są nasze.

game-lure = Jedno z was idzie przez ciemność. Reszta trzyma mapę i wszystko, co na niej żyje.
game-won = Światło na końcu korytarza. Tym razem nie gaśnie.
game-lost = Latarka leży na podłodze i wciąż świeci. Nikt jej nie podnosi.
game-seat-first = Bohater
game-seat-others = Zło
kind-reaction = Reakcje
kind-standard = Standardowe reakcje
kind-deck = Talie reakcji
kind-mission = Misje
kind-item = Przedmioty
kind-character = Postacie
kind-creature = Potwory
kind-condition = Warunki
kind-room = Pomieszczenia
outcome-escaped = Bohater uciekł
outcome-lost = Bohater przepadł
outcome-horizon = nikt nie przyszedł

## Stół na pierwszy rzut oka

status-setup = W ciemności powstaje stacja.
status-turn = Runda { $round }
status-nightmare = Koszmar, runda { $round }
status-round-ends = Koniec rundy { $round }
board-station = Stacja
area-level = Poziom { $level }
area-here = Poziom A, startowy
area-there = Poziom B
link-stairs = schody
number = { $number }
track-health = Zdrowie
    .gen = zdrowia
    .acc = zdrowie
track-sanity = Poczytalność
    .gen = poczytalności
    .acc = poczytalność
track-rounds = Leczenie
track-turns = Tury
track-reactions = Reakcje
step-limit = { $limit }
step-outside = +
roll-dice = Kości
book-notebook = Notatnik
book-bestiary = Potwory
notebook-turn = Tura { $turn }
bestiary-looks = Co to jest
bestiary-values = Wartości
bestiary-kill = Za zabicie
bestiary-row = Kości: { $dark } po ciemku, { $lit } w świetle. Zdrowie { $wound } / { $kill }. Przestrach, utrata poczytalności: { $sanity }. Rozstawiany w odległości co najmniej { $distance }.
bestiary-boss = Kości: { $dark } po ciemku, { $lit } w świetle. Zdrowie { $wound } / { $kill }. Przestrach, utrata poczytalności: { $sanity }.
bestiary-ability = 1 punkt doświadczenia: { $ability }
note-noise = Usłyszane
note-located = Zlokalizowane
note-located-level = Zlokalizowane
note-located-none = Zlokalizowane
note-creature-leaves = Zauważone
note-creature-comes = Zauważone
note-killed = Zabite
note-never-there = Figiel rozumu
note-mission-done = Ukończone
note-final-mission = Misja finałowa
note-tracked = Na czujniku

## Miejsca na karty i żetony

zone-items = Przedmioty
zone-abilities = Umiejętności
zone-characters = Postać
zone-missions = Misje
zone-radar = Radar
zone-track = Zagrane w tej rundzie
zone-hand = Ręka: { $seat }
zone-deck = { $deck }
zone-discard = { $deck }: odrzucone
zone-item-deck = Talia przedmiotów
zone-items-out = Odrzucone przedmioty
note-upgrade = Ulepszenie: komponent { $type }
note-moment = { $symbol }, { $moment }
note-turn = tura { $turn }
odds-wound = rana
odds-kill = śmierć
note-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
    }
note-not-learned = jeszcze nie zdobyta
note-adrenaline = 1 żeton adrenaliny
note-recovers = { $before } → { $after }
note-recovers-nothing = nic: limit leczenia to { $limit }
note-web = Pajęczyna trzyma: to ją tylko zerwie
note-opportunity = { $dice ->
    [one] atak towarzyszący: { $dice } kość
   *[other] atak towarzyszący: { $dice } kości
    }
radar-target-here = { $target }: tutaj
radar-target-none = { $target }: brak
radar-none = nie ma na mapie
radar-level = { $level }
radar-distance = odległość { $distance }, { $level }
radar-way = odległość { $distance }, { $level }; pierwszy krok: { $steps }

## Żetony, liczby, role

badge-noise = Hałas
badge-noise-where = Hałas: { $where }
slip-distance = { $target }: odległość { $distance }, { $level } (tura { $turn })
slip-way = { $target }: odległość { $distance }, { $level }; pierwszy krok: { $steps } (tura { $turn })
slip-level = { $target }: { $level } (tura { $turn })
slip-none = { $target }: nie ma na mapie (tura { $turn })
badge-noise-before = Hałas w poprzedniej turze
badge-noise-before-where = Hałas w poprzedniej turze: { $where }
badge-wounded = Ranny
badge-shown = Bohater widzi ten sektor
badge-seen = Bohater go widzi
badge-fake = Bohater widzi coś, czego nie ma: { $what }
badge-concealed = Coś tu jest przed Bohaterem ukryte
badge-jacked = Zaparte: odblokowanie kosztuje 2 punkty
badge-more-dice = { $count ->
    [one] { $count } kość więcej
    [few] { $count } kości więcej
   *[many] { $count } kości więcej
    }
badge-rerolls = Przerzuca pudła
badge-tough = Progi zdrowia +{ $count }
badge-acid = Kwas: rana na koniec rundy
badge-burns = Może się wypalić: 2 kości więcej
badge-greedy = Każde trafienie zabiera też ładunek
badge-charges = Ładunki: { $count } z { $most }
badge-upgraded = Ulepszony
badge-experience = Punkty: { $count } z { $most }
badge-ally = { $count ->
    [one] { $count } ładunek
    [few] { $count } ładunki
   *[many] { $count } ładunków
    }
badge-work = Zrobione: { $count }
badge-growth = Wzrost: { $count }
badge-steps = Etapy: { $count }
badge-done = Ukończona
badge-symbol = Zagrożenie: żeton na koniec rundy, jeśli nie zakrywa go karta
badge-covered = Zakryte kartą
badge-nightmare = Koszmar
badge-spent = Zużyty
stat-limit = Limit leczenia
stat-adrenaline = Adrenalina
stat-danger-due = Zagrożenie na koniec rundy
stat-cards = Karty na ręce
stat-dark = Kości po ciemku
stat-lit = Kości w świetle
stat-to-wound = Obrażenia, które ranią
stat-to-kill = Obrażenia, które zabijają
stat-scare = Poczytalność za przestrach
role-hero = Bohater
role-leader = Lider Zła
role-evil = Zło
about-evil = Widzi całą stację, reaguje na wszystko, co zrobi Bohater, i nigdy nie ma swojej tury.
cause-standard = Karta, która leży zakryta

## Pytania

prompt-in-the-dark = Coś się rozstrzyga w ciemności.
prompt-choose-character = Kim jesteś?
    .others = Ktoś staje się Bohaterem. Wybiera, kim będzie.
prompt-choose-deck = Którą talią gracie? Wybierasz dwie.
prompt-place-creature = Na Bohatera czeka potwór: jaki i gdzie?
prompt-start-turn = Nowa tura. Zrobisz coś przed akcją?
    .others = Zaczyna się tura Bohatera.
prompt-act = Co robisz?
    .others = Bohater rozważa, co zrobić.
prompt-free-fight = Darmowa walka?
prompt-move-where = Dokąd?
    .others = Bohater wybiera drogę.
prompt-explore-where = W którą stronę?
prompt-drone-where = Dokąd leci dron?
prompt-search-how = Jak przeszukujesz?
    .others = Bohater szuka.
prompt-spare-cell = { $item }: oszczędzić ładunek?
prompt-use-passive = Użyć: { $item }?
    .others = Bohater może użyć: { $item }.
prompt-recharge = Który przedmiot dostaje ładunek?
    .others = Bohater ładuje przedmiot.
prompt-clear-token = Możesz odrzucić jeden z żetonów, które widzisz. Który?
    .others = Bohater może odrzucić żeton, który widzi.
prompt-pick-target = Kogo atakujesz?
prompt-reroll-misses = Przerzucić pudła?
prompt-second-line = Druga linia światła: w którą stronę?
prompt-locate-first = Co lokalizujesz najpierw?
prompt-locate-second = Pierwszy cel: { $first }. A drugi?
    .others = Bohater lokalizuje dwa cele. Jeden z nich: { $first }.
prompt-locate-guided = Do którego celu chcesz poznać kierunek?
prompt-shut-midway = Drzwi { $side-to } są teraz zablokowane. Co w zamian?
prompt-block-own-door = Zablokować drzwi?
    .others = Bohater może zablokować drzwi.
prompt-step-on = Idziesz dalej?
    .others = Bohater może iść dalej.
prompt-second-wind = Drugi oddech: jeszcze jeden sektor?
prompt-pilot-covers = Czy sprzymierzeniec ma cię osłonić?
prompt-discard-item = Niesiesz za dużo. Co zostawiasz?
    .others = Bohater niesie za dużo i musi coś zostawić.
prompt-upgrade = Ulepszyć coś?
    .others = Bohater może coś ulepszyć.
prompt-heal-which = Co odzyskujesz? Punkty: { $amount }.
    .others = Bohater odzyskuje siły. Punkty: { $amount }.
prompt-agility = Zwinność: kazać przerzucić trafienie?
prompt-courage = Odwaga: stawić temu czoło? Kosztuje poczytalności: { $amount }.
prompt-precision = Precyzja: przerzucić pudło?
prompt-hold-the-line = { $card }: trzymasz szyk?
prompt-pick-ability = Doświadczenie: w której umiejętności?
prompt-name-room = Wskaż pomieszczenie: oberwie każdy potwór na jego poziomie.
prompt-in-the-smoke = W dymie: co robisz?
prompt-jack-door = Które drzwi?
prompt-sanity-or-adrenaline = Co oddajesz?
prompt-sanity-or-dice = Co oddajesz?
prompt-sanity-or-draw = Co oddajesz?
prompt-reroll-or-charge = Co oddajesz?
prompt-adrenaline-or-charges = Co oddajesz?
prompt-discard-charge = Który przedmiot traci ładunek?
prompt-redirect = { $kind }, utrata: { $amount }. Na kogo spada?
prompt-deal = Kto dobiera kartę i z której talii?
prompt-throw-away = Odrzucasz karty przed dobraniem?
window-declared = gdy Bohater deklaruje akcję
window-targets = gdy Bohater wskazuje cele lokalizacji
window-before-reveal = przed odkryciem sektora
window-after-reveal = po odkryciu sektora
window-before-dice = przed rzutem
window-after-dice = po rzucie
window-after-damage = po utracie
window-resolved = po każdej akcji
window-end = na koniec tury
prompt-react = { $occasion }. Reagujesz?
react-at = { $symbol }, { $moment }
react-at-end = Tura się kończy
prompt-standard-reaction = { $way }. { $text }
prompt-move-creature = Kto się rusza i dokąd?
prompt-draw-near = Kto podchodzi bliżej?
prompt-sneak = Kto wymyka się po cichu?
prompt-deploy = Co przychodzi i gdzie?
prompt-pick-creature = Który potwór?
prompt-place-danger = Gdzie leży teraz zagrożenie?
prompt-place-condition = Gdzie leży pułapka?
prompt-condition-or-danger = Co kładziesz i gdzie?
prompt-block-door = Które drzwi blokujesz?
prompt-block-or-danger = Co blokujesz?
prompt-doors-or-web = Drzwi czy Pajęczyna?
prompt-unblock-door = Które drzwi odblokowujesz?
prompt-put-out-light = Które światło gaśnie?
prompt-forget = O czym Bohater zapomina?
prompt-name-direction = Skąd dobiega hałas?
prompt-tracked-direction = Który kierunek podajesz?
prompt-deceive = Co jest nie tak z tym, co zobaczy Bohater?
prompt-lie = Którą odległość podajesz z błędem?
prompt-mute = Którą odległość przemilczasz?
prompt-pick-goal = Dokąd?
prompt-attack-order = Kto atakuje następny?
prompt-burn-out = Czy się wypala?
prompt-place-boss = { $boss }: gdzie jest?

## Odpowiedzi

choice-none = Nic
choice-done = Gotowe
choice-keep = Nie
choice-no = Żadnych drzwi
choice-pass = Pas
choice-stop = Zostań tutaj
choice-let = Niech tak będzie
choice-decline = Bez walki
choice-start-turn-go = Działaj
choice-start-turn-bullet-time = Spowolnij czas: dwie akcje
choice-heal = Odzyskaj 1: { $kind }
choice-steady-hands = Pewna ręka: { $kind }
choice-ally-heal = Sprzymierzeniec, odzyskaj 1: { $kind }
choice-ally-bullet-time = Sprzymierzeniec: spowolnienie czasu
choice-ally-sacrifice = Poświęć sprzymierzeńca
choice-move = Idź { $direction-to }
choice-through-door = Drzwiami { $direction-to }
choice-stairs = Schodami { $direction-to }
choice-unblock = Odblokuj drzwi { $direction-to }
choice-crawl = Szybem { $room-to }
choice-explore = Zbadaj: { $direction }
choice-fight = Walcz: { $figure }
choice-locate = Zlokalizuj: { $target }
choice-search-one = Przeszukaj: 1 karta
choice-search-three = Przeszukaj pomieszczenie: 3 karty
choice-search-how-one = 1 karta
choice-search-how-three = 3 karty, raz w tym pomieszczeniu
choice-switch = Napraw światło { $direction-to }
choice-clear-condition = Usuń { $condition-acc }
choice-mission = { $mission }: { $step }
choice-use = { $item }{ $place ->
    [0] {""}
   *[other] , karta { $place }
    }
choice-use-many = { $item }{ $place ->
    [0] {""}
   *[other] , karta { $place }
    }, { $charges ->
    [one] { $charges } ładunek
    [few] { $charges } ładunki
   *[many] { $charges } ładunków
    }
choice-act-give-up = Bez drugiej akcji
choice-spare-cell-pay = Zapłać ładunek
choice-spare-cell-spare = Zapasowe ogniwo: 1 ładunek mniej
choice-use-passive-use = Użyj: 1 ładunek
choice-token = { $what }: { $sector }
choice-reroll-misses-reroll = Przerzuć
choice-precision-reroll = Przerzuć pudło
choice-agility-reroll = Każ przerzucić trafienie
choice-courage-roll = Rzuć kością
choice-second-wind-rest = Zostań
choice-second-wind-run = Biegnij dalej
choice-pilot-covers-cover = Osłaniaj mnie: 1 ładunek
choice-item = { $item }, karta { $place }
choice-upgrade = { $item } za ładunek: { $giver }
choice-upgrade-free = { $item }, za darmo
choice-upgrade-ally = { $item }, zrobi to sprzymierzeniec
choice-heal-which-health = Zdrowie
choice-heal-which-sanity = Poczytalność
choice-hold-the-line-hold = Trzymać szyk
choice-in-the-smoke-step = Idź o 1 sektor
choice-in-the-smoke-strike = Uderz: 2 kości
choice-jack-block = Zablokuj drzwi { $direction-to }
choice-jack-unblock = Odblokuj drzwi { $direction-to }
choice-sanity-or-adrenaline-sanity = { $sanity ->
    [one] { $sanity } poczytalność
   *[other] { $sanity } poczytalności
    }
choice-sanity-or-adrenaline-adrenaline = 1 żeton adrenaliny
choice-sanity-or-dice-sanity = 1 poczytalność
choice-sanity-or-dice-dice = 1 kość
choice-sanity-or-draw-sanity = 1 poczytalność
choice-sanity-or-draw-draw = 1 karta
choice-reroll-or-charge-reroll = Przerzuć 1 trafienie
choice-reroll-or-charge-charge = 1 ładunek
choice-adrenaline-or-charges-adrenaline = 1 żeton adrenaliny
choice-adrenaline-or-charges-charges = 2 ładunki
choice-redirect-hero = Bohater
choice-redirect-ally = Sprzymierzeniec
choice-deal = { $seat }: { $deck }
choice-play = { $card }
choice-down = { $card }, zakryta: { $way }
choice-creature-goes = { $creature } → { $sector }
choice-creature-goes-heard = { $creature } → { $sector } (hałas: { $direction })
choice-creature-unblocks = { $creature } odblokowuje drzwi: { $sector }
choice-creature-stays = { $creature } zostaje
choice-deploy = { $kind } → { $sector }
choice-deploy-heard = { $kind } → { $sector } (hałas: { $direction })
choice-condition = { $condition } → { $sector }
choice-danger = Zagrożenie → { $sector }
choice-door = { $one } – { $other }
choice-doors-or-web-doors = Drzwi
choice-doors-or-web-web = Pajęczyna
choice-goal = { $target }: { $sector }
choice-lie = { $target }: { $change }
choice-hide = Ukryj: { $what }
choice-fake = Pokaż, choć tego nie ma: { $what }
choice-burn-out-hold = Nie
choice-burn-out-burn = 2 kości więcej; potem ginie

## Jak to się skończyło

ending-escaped = Misja finałowa ukończona. Otwiera się coś, co było zamknięte, i Bohater przez to przechodzi.
ending-lost = Nie ma już ani ciała, ani rozumu, które mogłyby iść dalej.
ending-horizon = Trzydzieści rund. Nikt nie przyszedł i nikt nie przyjdzie.
verdict-hero-won = Jesteś na zewnątrz.
verdict-hero-lost = Stacja cię zatrzymuje.
verdict-evil-won = Na stacji znowu jest cicho. Jest wasza.
verdict-evil-lost = Ktoś wam się wymknął.

## Do czego dąży gracz

aim-hero = Wykonaj jedną z misji początkowych, a potem misję finałową. Przegrywasz, gdy zdrowie i poczytalność spadną do 0.
aim-hero-final = Wykonaj misję finałową. Przegrywasz, gdy zdrowie i poczytalność spadną do 0.
aim-evil = Sprowadź zdrowie i poczytalność Bohatera do 0, zanim wykona misję finałową.
