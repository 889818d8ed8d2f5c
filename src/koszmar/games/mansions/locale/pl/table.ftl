### Posiadłość Szaleństwa: co się mówi przy stole. Wszystkie sformułowania są nasze.

game-lure = Pożyczony klucz, lampa i dom, który czekał.
game-won = Wychodzicie. Za wami okna gasną jedno po drugim.
game-lost = Dom zatrzymuje to, co mu przyniesiono.
kind-investigator = Badacze
kind-item = Przedmioty
kind-spell = Zaklęcia
kind-injury = Obrażenia i Przerażenie
kind-condition = Stany
kind-monster = Potwory
kind-mythos = Wydarzenia mitów
kind-tile = Kafelki
kind-scenario = Scenariusze

status-setup = Zanim się zacznie
status-investigators = Runda { $round }: badacze
status-turn = Runda { $round }, { $who }
status-events = Runda { $round }: Mity
status-monsters = Runda { $round }: potwory
status-horror = Runda { $round }: przerażenie
status-round-ends = Runda { $round } dobiega końca
board-house = Posiadłość
names = { $names }
someone = ktoś
    .gen = kogoś
    .dat = komuś
    .acc = kogoś
    .ins = kimś
    .loc = kimś
    .gender = m
this-place = to miejsce
    .gen = tego miejsca
    .dat = temu miejscu
    .acc = to miejsce
    .ins = tym miejscem
    .loc = tym miejscu
    .to = tutaj
    .at = tutaj
nowhere = nigdzie
    .to = donikąd
    .at = nigdzie
space = { $room } { $letter }
    .to = { $room-to } ({ $letter })
    .at = { $room-at } ({ $letter })
space-indoor = Pod dachem.
space-outdoor = Pod gołym niebem.
symbol-water = Woda

## Rzeczy
card-text = { $traits }. { $text }
card-two-sides = { $text } Druga strona, { $name }: { $back }
trait-firearm = Broń palna
trait-heavy-weapon = Broń ciężka
trait-bladed-weapon = Broń biała
trait-light-source = Źródło światła
trait-tome = Księga
trait-equipment = Ekwipunek
trait-key = Klucz
trait-evidence = Dowód
trait-holy = Świętość
trait-medicine = Lek
badge-fire = Ogień
badge-darkness = Ciemność
badge-passage = Tajne przejście
badge-barricade = Barykada
badge-explore = Nikt nie zajrzał za te drzwi
badge-dropped = { $count ->
    [one] Leży tu { $count } rzecz
    [few] Leżą tu { $count } rzeczy
   *[many] Leży tu { $count } rzeczy
    }
badge-follows = Idzie za: { $who }
badge-damage = Obrażenia: { $count } z { $health }
badge-plot = Potrzebne w tej historii
badge-used = Użyte w tej rundzie
mood-wary = Nieufność
mood-open = Otwartość
mood-hostile = Wrogość
stat-damage = Obrażenia
stat-horror = Przerażenie
stat-clues = Wskazówki
stat-awareness = Czujność
stat-horror-rating = Groza
stat-brawn = Krzepa
stat-of = { $who }: { $stat }
skill-strength = siła
    .gen = siły
skill-agility = zręczność
    .gen = zręczności
skill-observation = spostrzegawczość
    .gen = spostrzegawczości
skill-lore = wiedza
    .gen = wiedzy
skill-influence = wpływ
    .gen = wpływu
skill-will = wola
    .gen = woli
face-success = sukces
face-investigation = lupa
face-blank = pusta ścianka
roll-test = Test: { $skill }
role-done = Już po turze
zone-possessions = Wyposażenie: { $who }
zone-conditions = Stany: { $who }
zone-damage = Obrażenia: { $who }
zone-horror = Przerażenie: { $who }
zone-drawer = Potwory
zone-inventory = Ekwipunek
zone-dropped = Na podłodze
zone-deck-common = Przedmioty powszechne
zone-deck-unique = Przedmioty unikatowe
zone-deck-spell = Zaklęcia
zone-deck-condition = Stany
zone-deck-damage = Obrażenia
zone-deck-horror = Przerażenie
facedown-damage = Zakryte obrażenie
facedown-horror = Zakryte przerażenie
back-unread = Nikt nie czyta, co jest na odwrocie.
token-search = Przeszukanie
    .text = Można tu coś znaleźć. Kosztuje to akcję.
token-interact = Oddziaływanie
    .text = Można coś z tym zrobić.
token-explore = Eksploracja
    .text = Drzwi. Nikt nie wie, co za nimi jest.
token-sight = Widok
    .text = Jedno spojrzenie nic nie kosztuje.
token-person = Osoba
    .text = Ktoś tu jest. Może zechce mówić.
app-speaker = Dom
objective = Co robić
objective-hidden = Jeszcze nie wiadomo. Rozejrzyjcie się.
app-title = Co zostało powiedziane
app-notes = Co wiesz tylko ty
app-note = Notatka { $number }
app-page = Runda { $round }
app-story = Opowieść
app-mythos = Mity
app-decisions = Decyzje
app-monsters = Potwory
cause-card = { $card }: { $text }
cause-story = Opowieść
cause-evade-check = Test uniku
cause-horror-check = Test przerażenia
puzzle-goal = { $text } Zostało kroków: { $left }.
puzzle-picture = Pocięty obraz
puzzle-picture-goal = Złóż obraz: w jednym kroku dwa sąsiednie kawałki zamieniają się miejscami.
puzzle-lock = Zamek
puzzle-lock-goal = Uwolnij klucz: odsuń rygle z jego drogi.
puzzle-code = Szyfr
puzzle-code-goal = Odgadnij ukryty rząd znaków.
puzzle-fragment = kawałek { $number }
puzzle-bolt = rygiel { $number }
puzzle-key = klucz
puzzle-sign = { $number ->
    [1] świeca
    [2] oko
    [3] klucz
    [4] kruk
    [5] fala
   *[6] czaszka
}
puzzle-place = rząd { $row }, kolumna { $column }

## Pytania
prompt-choose-investigator = { $who }: kim jesteś tej nocy?
    .others = { $who } wybiera, kim jest tej nocy.
prompt-who-takes = Macie ze sobą: { $card }. Kto to niesie?
prompt-who-next = Kto działa teraz?
prompt-act = { $who }: co robisz? { $actions ->
    [0] Nie masz już akcji.
    [one] Została { $actions } akcja.
    [few] Zostały { $actions } akcje.
   *[many] Zostało { $actions } akcji.
    }{ $moves ->
    [0] {""}
    [one] {" "}Możesz jeszcze przejść { $moves } pole.
    [few] {" "}Możesz jeszcze przejść { $moves } pola.
   *[many] {" "}Możesz jeszcze przejść { $moves } pól.
    }
    .others = { $who } działa. { $actions ->
        [one] Została { $actions } akcja.
        [few] Zostały { $actions } akcje.
       *[many] Zostało { $actions } akcji.
        }
prompt-dice = { $who }, { $skill }: { $enough ->
    [yes] to wystarczy. Mimo to zmieniasz kości?
   *[no] zostawiasz te kości?
    }{ $difficulty ->
    [0] {""}
   *[other] {" "}Potrzeba: { $difficulty }.
    }{ $stakes ->
    [none] {""}
   *[other] {" "}{ $stakes }
    }
    .others = { $who }, { $skill }: kości leżą, ale można je jeszcze zmienić.
prompt-may-move = { $who } może iść dalej (pola: { $left }). Dokąd?
prompt-forced-move = { $who } musi iść. Którędy?
prompt-flee-from = { $who } musi uciekać. Przed którym z nich?
prompt-monster-way = { $monster }: dwie drogi są równie bliskie. Którędy?
prompt-which-victim = { $monster } może wybrać każde z was. Kogo?
prompt-which-monster = { $deed ->
    [nearest] Kilka potworów jest równie blisko { $victim-gen }. Który podchodzi?
    [farthest] Kilka potworów jest równie daleko. Który nadchodzi?
   *[activate] Który potwór działa teraz?
    }
prompt-which-first = Dwie rzeczy dzieją się naraz. Która najpierw?
prompt-which-investigator = { $deed ->
    [damage] Kto otrzymuje obrażenia?
    [horror] Kto otrzymuje przerażenie?
   *[other] Na kogo padnie?
    }
prompt-which-space = { $deed ->
    [daylight] Gdzie ustępuje ciemność?
   *[slide-back] Która barykada odsuwa się od drzwi?
    }
prompt-which-possession = { $who }: { $deed ->
    [drop] co upuszczasz?
    [lose] co odrzucasz?
    [flip] które zaklęcie odwracasz?
   *[lights-out] które światło cię zawodzi?
    }
prompt-story = Co robicie?
prompt-trade = { $who }: co zmienia właściciela?
prompt-trade-give = { $who }: co dajesz { $other-dat }?
prompt-trade-want = { $who }: o co prosisz { $other-acc }?
prompt-trade-consent = { $who }: zgadzasz się? Pyta { $other }.
prompt-push-consent = { $who }: { $other } chce cię odepchnąć { $space-to }. Pozwalasz?
prompt-steal-skill = { $who }: jak się do tego zabierasz?
prompt-steal-what = { $who }: co znika z kieszeni { $other-gen }?
prompt-quench = { $who }: gasisz ogień { $space-at }?
prompt-fire-spreads = Ogień się rozprzestrzenia. Dokąd?
prompt-evade-whom = { $who }: komu się wymykasz?
prompt-horror-of-whom = { $who }: na co patrzysz?
prompt-recover-damage = { $who }: które obrażenie się goi?
prompt-recover-horror = { $who }: które przerażenie mija?
prompt-use-emboldened = { $who }: nadchodzi przerażenie ({ $amount }). Zbierasz się na odwagę?
prompt-use-ability = { $who }: odwracasz wzrok od rewersu karty { $card } za zakryte przerażenie?
prompt-use-card = { $who }: używasz karty { $card }? { $kind ->
    [damage] Obrażenia
   *[other] Przerażenie
    }, { $victim }: { $amount }.
prompt-turn-on-follower = { $who }: niech cios przyjmie { $token }?
prompt-knock-back = { $who }: dokąd zatacza się { $monster }?
prompt-puzzle = { $who }, { $puzzle }. Zostało kroków: { $left }.

## Odpowiedzi
choice-go = Idź { $space-to }
choice-attack = Atak: { $monster } ({ $weapon })
choice-attack-unarmed = Atak gołymi rękami: { $monster }
choice-search = Przeszukaj: { $token }
choice-interact = Zajmij się: { $token }
choice-explore = Zbadaj: { $token }
choice-sight = Spójrz: { $token }
choice-person = Rozmowa: { $token }
choice-trade = Przekazywanie, odkładanie, podnoszenie
choice-push = Odepchnij { $other-acc } { $space-to }
choice-push-monster = Odepchnij: { $monster }, { $space-to }
choice-steal = Okradnij { $other-acc }
choice-give = Daj { $other-dat }
choice-ask = Poproś { $other-acc }
choice-let = { $other } porządkuje swoje rzeczy
choice-drop = Odłóż: { $card }
choice-pick-up = Podnieś: { $card }
choice-set-fire = Podłóż ogień { $space-at }
choice-extinguish = Gaś ogień
choice-slide = Przesuń barykadę na drzwi: { $space }
choice-slide-off = Odsuń barykadę
choice-slide-passage = Przesuń barykadę na tajne przejście
choice-force = Sforsuj barykadę { $space-at }
choice-reveal = Odsłoń, kim jesteś
choice-use-card = Użyj: { $card }
choice-use-card-on = Użyj: { $card }, { $target }
choice-use-how = { $card }: { $how }
choice-use-how-on = { $card }: { $how }, { $target }
choice-ability = { $ability }
choice-ability-on = { $ability }: { $target }
choice-recover = { $card } ({ $other }): { $skill }
choice-done = Wystarczy
choice-keep = Zostawiam
choice-clue = Poświęć wskazówkę
choice-yes = Tak
choice-no = Nie
choice-stay = Zostaję
choice-agree = Zgoda
choice-refuse = Nie ma mowy
choice-end = Koniec tury
choice-close = Zostaw na później
choice-enough = Wystarczy
choice-lots = Nie ma zgody: losujcie, kto zdecyduje
choice-facedown = Zakryta karta
choice-dice-ability = Użyj zdolności
choice-act-shake-off = Otrząśnij się z ogłuszenia
choice-dice-focused-all = Skupienie: przerzuć wszystkie nieudane
choice-dice-focused-blanks = Skupienie: przerzuć puste
choice-swap = Zamień: { $one } i { $other }
choice-slide-left = W lewo o { $cells }: { $piece }
choice-slide-right = W prawo o { $cells }: { $piece }
choice-slide-up = W górę o { $cells }: { $piece }
choice-slide-down = W dół o { $cells }: { $piece }
choice-guess = Sprawdź ten rząd
choice-set = Miejsce { $place }: { $sign }
target-toward = ku sobie
target-away = od siebie
odds-hit = trafienie
odds-defeat = pokonanie
odds-evade = unik
odds-success = sukces
note-action = akcja
note-free = bez akcji
note-moves = z tego ruchu zostało: { $left }
note-action-text = Akcja. { $text }
note-free-text = Bez akcji. { $text }
note-investigator = { $text } Zdrowie { $health }, poczytalność { $sanity }.
card-of-investigator = { $text } { $story }
note-trade = dajesz: { $give-count ->
    [0] nic
   *[other] { $give }
    }; dostajesz: { $want-count ->
    [0] nic
   *[other] { $want }
    }

## Zakończenia
ending-win = Śledztwo skończone, a wy nie.
ending-loss = To koniec śledztwa.
ending-countdown = Kogoś zabrakło, a reszcie zabrakło czasu.
ending-deadline = Za wolno. Dom się nie spóźnił.
ending-eliminated = Nie ma już komu o tym opowiedzieć.
ending-executioner = Ktoś z was dopiął swego.
ending-circle-of-fire = Krąg się zamyka i ktoś się w nim śmieje.
verdict-won = Wygrywasz.
verdict-lost = Przegrywasz.
fates = { $first } { $second }
fate-insane = { $fate } Na odwrocie karty „Obłąkany”: „{ $goal }. { $text }”
fate = { $who }: { $won ->
    [yes] wygrana
   *[other] przegrana
    }{ $out ->
    [yes] , poza grą
   *[other] {""}
    }.

## Co zależy od testu
stakes-then = { $first } { $then }
stakes-negate = { $kind ->
    [damage] Grożą obrażenia
   *[horror] Grozi przerażenie
}: { $amount }{ $down ->
    [yes] {" "}(zakryte)
   *[no] {""}
}; każdy sukces chroni przed jednym.
stakes-negate-by = { $kind ->
    [damage] Grożą obrażenia
   *[horror] Grozi przerażenie
}: { $amount }{ $down ->
    [yes] {" "}(zakryte)
   *[no] {""}
}; każdy sukces ({ $skill }) chroni przed jednym.
stakes-test = Test: { $skill }{ $difficulty ->
    [0] .
   *[other] , potrzeba: { $difficulty }.
}
stakes-pass = Sukces: { $deeds }.
stakes-fail = Porażka: { $deeds }.
stakes-least = Sukcesów { $number } lub więcej: { $deeds }.
stakes-any = Jeśli choć jedno przejdzie: { $deeds }.
stakes-unhurt = Jeśli żadne nie przejdzie: { $deeds }.
stakes-always = Poza tym: { $deeds }.
stakes-hits = Obrażenia przy 1, 2, 3 sukcesach: { $one }, { $two }, { $three }; wystarczy { $left }.
consequence-none = nic złego
consequence-harm = { $kind ->
    [damage] obrażenia
   *[horror] przerażenie
} { $amount }{ $down ->
    [yes] {" "}(zakryte)
   *[no] {""}
}
consequence-up-to = { $kind ->
    [damage] obrażenia
   *[horror] przerażenie
} do { $amount }
consequence-waste = akcja przepada
consequence-condition = stan „{ $condition }”
consequence-clue = { $number ->
    [one] zyskana wskazówka
    [few] { $number } zyskane wskazówki
   *[many] { $number } zyskanych wskazówek
}
consequence-lose-clue = { $number ->
    [one] utrata wskazówki
   *[other] utrata { $number } wskazówek
}
consequence-flee = { $number ->
    [one] pole
    [few] { $number } pola
   *[many] { $number } pól
} dalej od potwora
consequence-drawn = { $number ->
    [one] pole
    [few] { $number } pola
   *[many] { $number } pól
} w stronę najbliższego potwora
consequence-heals = potwór odzyskuje siły ({ $number })
consequence-darkness = ciemność na tym polu
consequence-fire = ogień
consequence-drop = coś upada na podłogę
consequence-more = coś jeszcze
