### Nemesis: co się mówi przy stole. Wszystkie sformułowania są nasze.

## Stół jednym spojrzeniem

status-draft = Przebudzenie
status-round = Runda { $round }: karty
status-turn = Runda { $round }, { $seat }
status-time = Runda { $round }: czas
status-attacks = Runda { $round }: ataki
status-fire = Runda { $round }: ataki
status-event = Runda { $round }: wydarzenie
status-lurking = Runda { $round }: wydarzenie
status-bag = Runda { $round }: kolonia

board-ship = Nemesis
number = { $number }
nowhere = nigdzie
track-time = Czas
track-destruct = Samozniszczenie
track-destination = Destynacja
destination = { $space }
destination-known = { $space }: { $place }
course = Koordynaty
course-places = A: { $a }. B: { $b }. C: { $c }. D: { $d }.
place-earth = Ziemia
    .gen = Ziemi
place-mars = Mars
    .gen = Marsa
place-venus = Wenus
    .gen = Wenus
place-deep-space = Głęboki kosmos
    .gen = głębokiego kosmosu
roll-noise = Szmery
roll-shot = Strzał, { $target }{ $count ->
    [0] {""}
    [one] : { $count } obrażenie
    [few] : { $count } obrażenia
   *[many] : { $count } obrażeń
    }
roll-blow = Walka wręcz, { $target }{ $count ->
    [0] {""}
    [one] : { $count } obrażenie
    [few] : { $count } obrażenia
   *[many] : { $count } obrażeń
    }
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-silence = cisza
face-danger = niebezpieczeństwo
face-blank = pusto
face-creeper = pełzacz
face-adult = dorosły osobnik
face-lurker = czyhacz
face-whisperer = szeptacz
face-one = trafienie
face-two = podwójne trafienie

## Miejsca na karty i żetony

zone-hand = Karty na ręce: { $seat }
zone-hands = W rękach: { $seat }
zone-inventory = Plecak: { $seat }
zone-quests = Przedmioty zadań: { $seat }
zone-wounds = Głębokie rany: { $seat }
zone-objectives = Cel: { $seat }
zone-discard = Odrzucone: { $seat }
zone-pods = Kapsuły
zone-engines = Silniki
zone-course = Kurs
zone-weaknesses = Słabości
zone-bag = Kolonia
zone-supply = Zapas
zone-lairs = Zniszczone leża
zone-events = Wydarzenia
zone-attacks = Ataki
zone-panic = Panika
zone-items-red = Wojskowe
zone-items-yellow = Techniczne
zone-items-green = Medyczne
zone-crafted = Samoróbki
recipe = Potrzeba: { $parts }
component-flame = płomień
component-cloth = materiał
component-cross = krzyż
component-wrench = klucz
component-battery = bateria
pod = Kapsuła { $pod }, sektor { $section }
pod-text = { $locked ->
    [yes] {""}
   *[no] Otwarta.{" "}
    }{ $free ->
    [0] Nie ma miejsca.
    [one] { $free } wolne miejsce.
   *[other] { $free } wolne miejsca.
    }
engine = Silnik { $number }
engine-unknown = Nie wiesz, w jakim jest stanie.
engine-working = sprawny
engine-damaged = uszkodzony
weakness-hidden = Nieznana słabość: { $slot }
slot-corpse = ciało członka załogi
slot-insanity = szaleństwo
slot-egg = jajo
slot-carcass = zwłoki intruza
card-contamination = Skażenie
    .text = Co na niej jest, powie tylko skaner. Nie można nią płacić.
card-infected = Skażenie: ZARAŻONA
    .text = Znasz wynik skanowania. Nie można nią płacić.
card-clean = Skażenie: czysta
    .text = Znasz wynik skanowania. Nie można nią płacić.
card-hidden = Karta

## Znaczniki, liczby, role

badge-noise = Szmery
badge-technical-noise = Szmery w korytarzach technicznych
badge-fire = Pożar
badge-malfunction = Awaria
badge-airlock = Śluza: otworzy się, gdy wszyscy spasują
badge-exploration = Żeton eksploracji
badge-token-seen = Widziany przez ciebie: { $token }{ $items ->
    [0] {""}
    [one] , { $items } przedmiot
    [few] , { $items } przedmioty
   *[many] , { $items } przedmiotów
    }
badge-eggs = { $count ->
    [one] { $count } jajo
    [few] { $count } jaja
   *[many] { $count } jaj
    }
badge-items = { $count ->
    [one] { $count } przedmiot do znalezienia
    [few] { $count } przedmioty do znalezienia
   *[many] { $count } przedmiotów do znalezienia
    }
badge-injuries = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
    }
badge-ammo = Amunicja: { $count } z { $most }
badge-tape = Złączone taśmą
badge-locked = Zamknięta
badge-in-pod = W kapsule { $pod }
badge-slime = W śluzie
badge-hibernation = Odtąd można hibernować
badge-jump = Skok zabija każdego, kto nie śpi
badge-pods-unlock = Odtąd nie da się tego zatrzymać; kapsuły się otwierają
stat-number = Numer gracza
stat-light = Powierzchowne rany
stat-serious = Głębokie rany
stat-cards = Karty na ręce
stat-insanity = Szaleństwo
stat-slime = Śluz
stat-larva = Larwa
stat-signal = Sygnał wysłany
role-first = Pierwszy gracz
role-passed = Pas
role-pod = Czeka w kapsule { $pod }
role-hibernating = Hibernuje
role-launched = Poza statkiem, w kapsule
role-dead = Nie żyje
symbol-red = Przedmioty wojskowe
symbol-yellow = Przedmioty techniczne
symbol-green = Przedmioty medyczne
symbol-white = Przedmioty dowolnego koloru
symbol-computer = Komputer
symbol-technical = Wejście do korytarzy technicznych

## Pytania

prompt-choose-character = { $seat }: kim jesteś na tym statku?
    .others = { $seat } wybiera, kim jest na tym statku.
prompt-act = { $seat }: { $actions ->
    [0] jaka będzie pierwsza akcja?
   *[other] a druga akcja?
    }
    .others = { $seat }: { $actions ->
        [0] pierwsza akcja.
       *[other] druga akcja.
        }
prompt-pay = { $seat }: czym płacisz? { $cost ->
    [one] Koszt to { $cost } karta.
    [few] Koszt to { $cost } karty.
   *[many] Koszt to { $cost } kart.
    }
    .others = { $seat } płaci. { $cost ->
        [one] Koszt to { $cost } karta.
        [few] Koszt to { $cost } karty.
       *[many] Koszt to { $cost } kart.
        }
prompt-discard = { $seat } pasuje. Odrzucasz przedtem jakieś karty?
    .others = { $seat } pasuje i może jeszcze coś odrzucić.
prompt-interrupt = { $other }: { $what }. Czy ktoś przeszkodzi?
prompt-keep-objective = Na pokładzie jest intruz. Który cel zachowujesz?
prompt-keep-item = { $seat }: co zatrzymujesz?
    .others = { $seat } wybiera, co zatrzymać.
prompt-drop-heavy = { $seat } nie ma wolnej ręki. Co ląduje na podłodze?
prompt-pick-component = { $seat }: co zużywasz?
prompt-pick-weapon = { $seat }: która broń?
prompt-heal-wound = { $seat }: która rana się goi?
prompt-pick-room-douse = { $seat }: które pomieszczenie zalać pianą?
prompt-pick-room-airlock = { $seat }: które pomieszczenie zamienić w śluzę?
prompt-pick-room-doors = { $seat }: drzwiami którego pomieszczenia sterujesz?
prompt-pick-room-look = { $seat }: do którego pomieszczenia zaglądasz?
prompt-pick-door = { $seat }: które drzwi?
prompt-pick-doors = { $room }: które drzwi? Decyduje { $seat }.
prompt-analyse = { $seat }: co bierzesz pod mikroskop?
prompt-pick-colour = { $seat }: jakich przedmiotów szukasz?
    .others = { $seat } wybiera, jakich przedmiotów szuka.
prompt-engine-order = { $seat }: jak odkładasz żetony silnika { $engine }?
    .others = { $seat } odkłada żetony silnika { $engine }.
prompt-set-destination = { $seat }: dokąd ma lecieć statek?
    .others = { $seat } ustala, dokąd poleci statek.
prompt-calm-down = { $seat }: chwila spokoju. Na co?
    .others = { $seat } ma chwilę spokoju.
prompt-pick-lock = { $seat }: która kapsuła?
prompt-pick-pod = { $seat }: do której kapsuły wsiadasz?
prompt-launch = { $seat } siedzi w kapsule { $pod }. Odpalić?
prompt-wait-in-pod = { $seat } czeka w kapsule. Czekać dalej?
prompt-reroll = { $seat }: rzucasz jeszcze raz?
    .others = { $seat } może rzucić jeszcze raz.
prompt-trade-with = { $seat }: z kim się wymieniasz?
prompt-trade-give = { $seat }: co dajesz { $other-dat }?
prompt-trade-back = { $seat }: co dajesz { $other-dat } w zamian?
prompt-trade-agree = { $seat }: zgadzasz się na tę wymianę?
prompt-panic-courage = { $seat } chce spojrzeć temu w oczy. Którędy?
prompt-panic-bandages = { $seat } zrywa opatrunek. Który?
prompt-panic-discard = { $seat }: którą kartę odrzucasz?
prompt-panic-lose-card = { $seat }: którą kartę tracisz na zawsze?
prompt-panic-weapon = { $seat } strzela w ciemność, aż skończy się amunicja. Z której broni?
prompt-panic-destroy = { $seat } coś roztrzaskuje. Co?
cause-bag = Rozwój kolonii
cause-encounter = Spotkanie

## Odpowiedzi

choice-move = Ruch { $room-to }
choice-escape = Ucieczka { $room-to }
choice-careful = Ostrożny ruch { $room-to }; szmery: { $corridor }
choice-careful-silent = Ostrożny ruch { $room-to }
choice-shoot = { $weapon }: strzał, cel: { $target }
choice-melee = Walka wręcz: { $target }
choice-pick-up = Podnieś: { $item }
choice-trade = Wymiana
choice-craft = Wytwórz: { $item }
choice-activate-here = Aktywuj: { $item }
choice-activate-discard = Aktywuj: { $item } (odrzuć: { $weapon })
choice-drop = Upuść: { $item }
choice-show = Pokaż: { $item }
choice-card = { $what }
choice-item = { $item }
choice-use = { $thing }: { $use }
choice-pass = Pasuję
choice-done = To wszystko
choice-trade-with-done = Z nikim
choice-discard-done = Resztę zostawiam
choice-keep = Zostaw
choice-wait = Czekam
choice-leave = Zostaw, jak jest
choice-intruder = { $intruder }
choice-corridor = { $corridor }
choice-door-corridor = Zamknij: { $corridor }
choice-door-closed = Otwórz: { $corridor }
choice-door-destroyed = Napraw: { $corridor }
choice-pod = Kapsuła { $pod }
choice-interrupt-let = Niech się dzieje
choice-interrupt-let-round = Nie przeszkadzam do końca rundy
choice-calm-down-scan = Przeskanuj karty skażenia z ręki
choice-calm-down-lower = Obniż szaleństwo
choice-calm-down-both = Jedno i drugie
choice-calm-down-neither = Na nic
choice-engine-order-swap = Zamień
choice-launch-launch = Odpalaj
choice-wait-in-pod-leave = Wychodzę
choice-reroll-reroll = Rzucam jeszcze raz
choice-trade-agree-agree = Zgoda
choice-trade-agree-refuse = Nie ma mowy

# Ile to kosztuje.
odds-hit = trafienie
note-cost = { $cost ->
    [0] za darmo
    [one] { $cost } karta
    [few] { $cost } karty
   *[many] { $cost } kart
    }
note-cost-text = { $cost ->
    [0] Za darmo.
    [one] { $cost } karta.
    [few] { $cost } karty.
   *[many] { $cost } kart.
    } { $text }
note-move = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
    }{ $attacks ->
    [0] {""}
    [one] , najpierw atak
    [few] , najpierw { $attacks } ataki
   *[many] , najpierw { $attacks } ataków
    }{ $rolls ->
    [0] { $fight ->
        [0] , bez rzutu na szmery
       *[other] {""}
        }
    [one] , rzut na szmery, ryzyko spotkania { $risk }%
    [few] , { $rolls } rzuty na szmery, ryzyko spotkania { $risk }%
   *[many] , { $rolls } rzutów na szmery, ryzyko spotkania { $risk }%
    }{ $fight ->
    [0] {""}
   *[other] , prosto w walkę
    }
note-step = { $rolls ->
    [0] { $fight ->
        [0] bez rzutu na szmery
       *[other] prosto w walkę
        }
   *[other] rzut na szmery, ryzyko spotkania { $risk }%
    }
note-player = Gracz { $number } to { $seat }.
note-player-you = Gracz { $number } to ty.
note-melee = { $cost } karta i karta skażenia; pudło to głęboka rana
note-as-it-lies = { $hits ->
    [0] pudło
   *[other] trafienie
    }
note-engine = { $state ->
    [working] będzie sprawny
   *[damaged] będzie uszkodzony
    }
note-launch = opuszczasz statek na dobre
note-wait = pasujesz w tej rundzie
note-endure-void-seeders = karta skażenia, a potem panika
note-endure-intruders = atakuje kartą ataku
note-steel-nerves = atak nie ma skutku
note-scan-void-seeders = czyste karty znikną z gry; zarażona podniesie szaleństwo do 5
note-scan-intruders = czyste karty znikną z gry; zarażona to larwa, a druga larwa zabija
note-lower = z { $level } na { $to }
note-raise = szaleństwo wzrośnie do { $level }
note-deadly = szaleństwo jest u szczytu: giniesz
note-lock = zamknij
note-unlock = otwórz
note-trade = dajesz: { $give-count ->
    [0] nic
   *[other] { $give }
    }; dostajesz: { $back-count ->
    [0] nic
   *[other] { $back }
    }
deed-move = Ruch
deed-careful = Ostrożny ruch
deed-shoot = Strzał
deed-melee = Walka wręcz
deed-pick-up = Podniesienie obiektu
deed-trade = Wymiana
deed-craft = Wytworzenie
deed-activate = Aktywacja przedmiotu zadania

## Pytania kart i przedmiotów

prompt-pick-character-order = { $seat }: komu rozkazujesz?
prompt-pick-room-order = { $seat }: dokąd?
prompt-pick-character-motivate = { $seat }: kto jeszcze cię słyszy?
prompt-covered = { $seat }: osłania cię { $other }. Dokąd biegniesz?
prompt-pick-character-covered = { $seat }: kto biegnie, gdy strzelasz?
prompt-pick-craft = { $seat }: co składasz?
prompt-pick-room-intranet = { $seat }: z systemów którego pomieszczenia korzystasz?
prompt-pick-room-break = { $seat }: które pomieszczenie blokujesz?
prompt-pick-room-move = { $seat }: dokąd?
    .others = { $seat } wybiera drogę.
prompt-pick-room-crawl = { $seat } czołga się szybem. Dokąd?
prompt-pick-room-outside = { $seat } idzie po kadłubie. Dokąd?
prompt-pick-room-throw = { $seat }: do którego pomieszczenia rzucasz?
prompt-pick-room-lure = { $seat }: do którego pomieszczenia ich wabisz?
prompt-pick-character-stun = { $seat }: kogo razisz?
prompt-pick-character-objective = { $seat }: czyj cel oglądasz?
prompt-pick-intruder = { $seat }: w kogo?
prompt-assess-threat = { $seat } wie, co nadchodzi. Zostaje na wierzchu?
prompt-motion-tracker = { $seat }: zostaje ten rzut? Za kartę można rzucić jeszcze raz.
prompt-steel-nerves = { $seat }: atak z zaskoczenia! Zachowujesz zimną krew?
prompt-body-armour = { $intruder } trafia { $seat-acc }. Poświęcasz kamizelkę?
prompt-compose = { $seat }: bierzesz się w garść?
prompt-compose-discard = { $seat }: ile cię to kosztuje? Wybierz kartę.
prompt-pick-contamination = { $seat }: którą kartę zapijasz?
prompt-discard-drugs = { $seat }: co odrzucasz?
prompt-discard-smoke = { $seat } dusi się w dymie. Którą kartę odrzucasz?
prompt-discard-item = { $seat }: co wrzucasz w ogień?
prompt-dress-wound = { $seat }: którą ranę opatrujesz?
prompt-which-use = { $seat }: { $tile }. Co robisz?
prompt-fire-on = { $seat }: jeszcze jeden strzał? Broń: { $weapon }.
prompt-pick-tape = { $seat }: co sklejasz taśmą?
choice-covered-refuse = Zostaję
choice-both = Razem: { $other } i ty
choice-assess-threat-bury = Na spód talii
choice-steel-nerves-endure = Zniosę to
choice-body-armour-use = Poświęcam kamizelkę
choice-compose-raise = Niech przyjdzie
choice-compose-discard = Odrzucam 2 karty akcji
choice-fire-on-stop = Wystarczy
choice-fire-on-fire = Ognia

## Co wszyscy właśnie widzieli

staged-event = Wydarzenie
staged-movement = Ruch
staged-moves = { $kinds-count ->
    [0] Nikt się nie rusza.
   *[other] { $kinds }: kto nie walczy, idzie korytarzem { $number }.
    }
staged-attack = { $intruder } atakuje { $seat-acc }
staged-result = Co z tego wynika
staged-hits = Na karcie jest symbol atakującego: trafienie.
staged-misses = Na karcie nie ma symbolu atakującego: pudło.
staged-larva = Pod skórą
    .text = Larwa nie potrzebuje karty: od teraz nosi ją zaatakowana postać.
staged-panic = { $seat } wpada w panikę
staged-panic-takes = Szaleństwo { $level }, na karcie { $number }: karta działa, o ile może.
staged-panic-spares = Szaleństwo { $level }, na karcie { $number }: karta nie działa, ale szaleństwo rośnie.
staged-check = { $intruder }, sprawdzenie obrażeń
staged-numbers = { $numbers }
staged-check-dies = { $count ->
    [one] { $count } obrażenie wystarcza
    [few] { $count } obrażenia wystarczają
   *[many] { $count } obrażeń wystarcza
    }: już nie wstanie.
staged-check-retreats = Wycofuje się.
staged-check-holds = { $count ->
    [one] { $count } obrażenie to za mało
    [few] { $count } obrażenia to za mało
   *[many] { $count } obrażeń to za mało
    }.
staged-encounter = Spotkanie, { $seat }
staged-bag = Rozwój kolonii
staged-bag-empty = Kolonia jest pusta
    .text = Nikt nie przychodzi.
bag-blank = Do kolonii trafia jeszcze jeden żeton.
bag-insanity = Ta postać wpada w panikę.
bag-seeder = Kto nie walczy, rzuca na szmery.
bag-larva = Rośnie: zastępuje ją w kolonii dorosły osobnik.
bag-creeper = Rośnie: zastępuje go w kolonii osobnik rozpłodowy.
bag-adult = Kto nie walczy, rzuca na szmery.
bag-breeder = Kto nie walczy, rzuca na szmery.
bag-queen = Jeśli ktoś jest w Gnieździe, królowa się tam pojawia; inaczej składa jajo.
