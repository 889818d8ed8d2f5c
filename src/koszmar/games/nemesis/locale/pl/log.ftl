### Nemesis: wiersze kroniki.

event-character = { $seat } budzi się z hibernacji.
event-round = Runda { $number }.
event-turn = Teraz { $seat }.
event-passes = { $seat } pasuje.
event-draw = { $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
    }.
event-reshuffled = { $seat } tasuje nową talię.
event-discard = { $seat } odrzuca: { $cards }.
event-pay = { $seat } płaci: { $cards }.
event-action = { $seat }: { $what }.
event-interrupts = { $seat } przeszkadza! { $other }, { $what }: nic z tego.
event-let-round = { $seat } nie przeszkadza do końca rundy.
event-moves = { $seat } idzie { $room-to }.
event-explored = { $seat } zapala światło: { $tile }.
event-token = Żeton eksploracji { $room-at }: { $token }{ $items ->
    [0] {""}
    [one] ; do znalezienia { $items } przedmiot
    [few] ; do znalezienia { $items } przedmioty
   *[many] ; do znalezienia { $items } przedmiotów
    }.
event-noise-roll = { $seat } rzuca na szmery: { $face }.
event-noise = Szmery. Coś się rusza: { $corridor }.
event-danger = Niebezpieczeństwo { $room-at }! { $called ->
    [0] Nic nie ma w pobliżu, ale szmery słychać zewsząd.
   *[other] Wszystko, co blisko, idzie po { $seat-acc }.
    }
event-encounter = Spotkanie { $room-at }! { $seat } dobiera żeton: { $token }.
event-encounter-empty = Spotkanie { $room-at }! Ale kolonia jest pusta.
event-appears = Pojawia się { $kind } { $room-at }.
event-lair-found = W mroku coś oddycha: leże { $room-at }!
event-first-intruder = Na pokładzie jest intruz. Każdy wybiera cel.
event-objective-kept = Zachowujesz cel: { $objective }.
event-objective-kept-hidden = { $seat } wybiera cel.
event-intruder-moves = { $intruder } idzie { $room-to }.
event-intruder-leaves = { $intruder } znika w korytarzach technicznych.
event-retreats = { $intruder } wycofuje się korytarzem { $number }.
event-attack = { $intruder } atakuje { $seat-acc }: { $card }{ $hits ->
    [yes] {""}
   *[no] , pudło
    }.
event-injured = { $intruder } otrzymuje { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
    }.
event-missed = { $seat } chybia.
event-shot = { $seat } strzela ({ $weapon }). Cel: { $target }. Na kości: { $face }.
event-rerolled = { $seat } rzuca jeszcze raz: { $face }.
event-blow = { $seat } walczy wręcz. Cel: { $target }. Na kości: { $face }.
event-loaded = { $seat } ładuje broń: { $item }, amunicja { $ammo }.
event-light-wound = { $seat } otrzymuje powierzchowną ranę.
event-serious-wound = { $seat } otrzymuje głęboką ranę: { $wound }.
event-dressed = { $seat } opatruje ranę: { $wound }.
event-undressed = { $seat } zrywa opatrunek: { $wound }.
event-healed-serious = { $seat } leczy głęboką ranę: { $wound }.
event-healed-light = { $seat } leczy { $count ->
    [one] powierzchowną ranę
    [few] { $count } powierzchowne rany
   *[many] { $count } powierzchownych ran
    }.
event-dies = { $seat } umiera{ $cause ->
    [wounds] {" "}od ran
    [airlock] {" "}w otwartej przestrzeni
    [insanity] {" "}z obłędu
    [heart] {" "}na zawał serca
    [attack] {" "}w szponach intruza
    [larva] : larwa dorosła i wychodzi
    [ship] {" "}razem ze statkiem
    [jump] : skok nie oszczędza tych, którzy nie śpią
    [engines] {" "}we śnie, w wybuchu silników
    [course] {" "}we śnie, z dala od Ziemi
    [contamination] {" "}od tego, co rosło w środku
   *[other] {""}
    }.
event-revived = { $seat } znów oddycha.
event-contaminated = { $seat } dostaje kartę skażenia.
event-scan = { $count ->
    [0] Nie masz kart skażenia do przeskanowania.
    [one] Skanujesz kartę skażenia: { $infected ->
        [0] czysta
       *[other] ZARAŻONA
        }.
    [few] Skanujesz { $count } karty skażenia. ZARAŻONE: { $infected }.
   *[many] Skanujesz { $count } kart skażenia. ZARAŻONE: { $infected }.
    }
event-scan-hidden = { $count ->
    [0] { $seat } nie ma kart skażenia do przeskanowania.
    [one] { $seat } skanuje kartę skażenia.
    [few] { $seat } skanuje { $count } karty skażenia.
   *[many] { $seat } skanuje { $count } kart skażenia.
    }
event-cured = { $seat } pozbywa się { $count ->
    [one] karty skażenia
   *[other] { $count } kart skażenia
    }.
event-insanity = { $seat }: szaleństwo { $level }.
event-panic = { $seat } wpada w panikę: { $panic } ({ $number }), szaleństwo { $level }{ $works ->
    [yes] {""}
   *[no] : karta nie działa
    }.
event-panic-cancelled = Ktoś w porę uspokaja { $seat-acc }: { $card } nie działa.
event-panic-impossible = { $card }: to niemożliwe. { $seat-dat } rośnie szaleństwo.
event-blind-escape = { $seat } biegnie na oślep, korytarz { $number }.
event-items-lost = Wszystko, co można było znaleźć { $room-at }, jest w kawałkach.
event-card-lost = { $seat } traci na zawsze kartę: { $card }.
event-ammo-lost = { $seat } opróżnia magazynek w ciemność: { $item }.
event-slime = Śluz oblepia { $seat-acc }.
event-slime-loud = Śluz zdradza { $seat-acc }: to nie cisza, to niebezpieczeństwo.
event-slime-off = { $seat } zmywa śluz.
event-search = Przeszukujesz ({ $colour }) i znajdujesz: { $found }.
event-search-hidden = { $seat } przeszukuje pomieszczenie ({ $colour }).
event-gain = { $seat } bierze: { $item }.
event-drop = { $seat } upuszcza: { $item }.
event-pick-up = { $seat } podnosi: { $item }.
event-component = { $seat } zużywa: { $item }.
event-activated = { $seat } aktywuje: { $item }.
event-trade = { $seat } i { $other } wymieniają się. { $seat } daje: { $give-count ->
    [0] nic
   *[other] { $give }
    }. { $other } daje: { $back-count ->
    [0] nic
   *[other] { $back }
    }.
event-trade-hidden = { $seat } i { $other } wymieniają się. { $seat } daje: { $gives-count ->
    [0] nic
   *[other] { $gives }
    }. { $other } daje: { $gets-count ->
    [0] nic
   *[other] { $gets }
    }.
event-shows = { $seat } pokazuje { $other-dat }: { $item }.
event-shows-hidden = { $seat } pokazuje { $other-dat } coś z plecaka.
event-no-trade = { $seat } i { $other } nie dobijają targu.
event-fire = Pożar { $room-at }!
event-fire-out = Pożar { $room-at } gaśnie.
event-burns = { $seat } stoi w ogniu.
event-malfunction = Awaria { $room-at }.
event-repaired = Koniec awarii { $room-at }.
event-door = Drzwi { $how ->
    [closed] się zamykają
    [destroyed] idą w strzępy
   *[corridor] się otwierają
    }: { $corridor }.
event-airlock = { $seat } uruchamia śluzę { $room-at }.
event-airlock-opens = Śluza { $room-at } otwiera się w próżnię.
event-airlock-cancelled = Śluza { $room-at } jest nieszczelna: procedura przerwana.
event-signal = { $seat } wysyła sygnał.
event-weakness = { $seat } odkrywa słabość: { $weakness }.
event-egg-taken = { $seat } zabiera jajo; zostało { $left }.
event-egg-destroyed = Jajo zniszczone; w gnieździe zostało { $left }.
event-looked = Zaglądasz { $room-to }: { $tile }, { $token }.
event-looked-hidden = { $seat } zagląda { $room-to }.
event-looked-at-tile = Zaglądasz { $room-to }: { $tile }.
event-looked-at-tile-hidden = { $seat } zagląda { $room-to }.
event-coordinates-checked = Czytasz kartę koordynat. { $places }
event-coordinates-checked-hidden = { $seat } czyta kartę koordynat.
event-destination = { $seat } ustawia kurs: { $space }.
event-engine-checked = Silnik { $engine } jest { $state ->
    [working] sprawny
   *[other] uszkodzony
    }.
event-engine-checked-hidden = { $seat } sprawdza silnik { $engine }.
event-engine-order = { $seat } grzebie w silniku { $engine } i { $swapped ->
    [yes] coś w nim zmienia
   *[no] niczego w nim nie zmienia
    }.
event-time = { $left ->
    [0] Koniec odliczania.
   *[other] Do skoku: { $left }.
    }
event-destruct = Samozniszczenie: { $left }.
event-destruct-started = Samozniszczenie uruchomione.
event-destruct-stopped = { $seat } zatrzymuje samozniszczenie.
event-event = Wydarzenie: { $card }.
event-lurks = { $intruder } przyczaja się i znika { $room-at }.
event-boards = { $seat } wsiada do kapsuły { $pod }.
event-boarding-failed = { $seat } nie zdąża do kapsuły.
event-launches = Kapsuła { $pod } odlatuje. Na pokładzie: { $seats }.
event-leaves-pod = { $seat } wychodzi z kapsuły.
event-pod-lock = Kapsuła { $pod } jest teraz { $locked ->
    [yes] zamknięta
   *[no] otwarta
    }.
event-pods-unlocked = Wszystkie kapsuły się otwierają.
event-ejected = { $seat } wypada z kapsuły { $room-at }.
event-hibernates = { $seat } zasypia w kapsule hibernacyjnej.
event-hibernation-failed = { $seat } nie może teraz zasnąć.
event-jump = Statek skacze.
event-ship-destroyed = Nemesis przestaje istnieć{ $cause ->
    [self-destruct] : odliczanie dobiegło końca
    [fire] : ogień jest wszędzie
    [malfunction] : nic już nie działa
   *[other] {""}
    }.
event-engines-revealed = Silniki: { $engines }.
event-arrives = Statek dociera do { $place-gen }.
event-outcome = { $outcome ->
    [won] { $seat } żyje, a cel jest spełniony: { $objective }.
    [failed] { $seat }: cel niespełniony, { $objective }.
    [fulfilled] { $seat }: cel spełniony, { $objective }.
   *[dead] { $seat } nie przeżywa. Cel: { $objective }.
    }
event-attached = { $seat } dołącza: { $item } ({ $host }).
event-orders = { $seat } wydaje rozkaz: { $other } idzie { $room-to }.
event-covers = { $seat } otwiera ogień, by osłonić odwrót ({ $weapon }).
event-refuses-cover = { $seat } zostaje.
event-manoeuvre = { $seat } obraca statek: wszyscy pasują, nikt nie zostanie zaatakowany.
event-event-seen = Następne wydarzenie: { $card }.
event-event-seen-hidden = { $seat } ogląda następną kartę wydarzenia.
event-event-assessed = { $seat } { $buried ->
    [yes] odkłada kartę wydarzenia na spód
   *[no] zostawia kartę wydarzenia na miejscu
    }.
event-noise-rerolled = { $seat }: wypadło { $face }, więc odrzuca kartę { $card } i rzuca jeszcze raz.
event-steel-nerves = { $seat } zachowuje zimną krew.
event-armour = { $seat }: cios przyjmuje kamizelka.
event-summoned = Coś odpowiada na wezwanie { $room-at }: { $token }.
event-killed = Nie żyje: { $intruder }.
event-lair-destroyed = Leże zniszczone { $room-at }: { $count } z 3.
event-despoiler-dead = Nie ma już ostatniego leża, a z nim łupieżcy.
event-egg-hatched = Wykluwa się jajo; zostało { $left }.
event-egg-laid = Królowa składa jajo; jest ich { $left }.
event-larva = Coś wpełza { $seat-dat } pod skórę. To larwa.
event-larva-removed = { $seat } pozbywa się larwy.
event-last-check = Ostatnie sprawdzenie, { $seat }: { $survives ->
    [yes] czysto
   *[no] za późno
    }.
event-bag-grows = Kolonia rośnie.
event-bag = Z kolonii: { $token }.
event-token-removed = Z gry znika: { $token }.
event-surprise = { $intruder } zaskakuje { $seat-acc }!
event-check = { $intruder }, sprawdzenie: { $numbers }.
event-pod-lost = Kapsuła { $pod } przepada.
event-throws = { $seat } rzuca: { $item }. Cel: { $room }.
event-wide-awake = { $seat } nie czuje zmęczenia: dowolnie wiele akcji.
event-joined = { $seat } skleja taśmą: { $items }.
event-objective-seen = Cel { $other-gen }: { $objective }.
event-objective-seen-hidden = { $seat } ogląda cel { $other-gen }.
check-retreat = wycofanie
