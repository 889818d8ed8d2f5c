### Betrayal: co się mówi przy stole. Wszystkie sformułowania są nasze.

## Stół jednym spojrzeniem

status-explorers = Drzwi stoją otworem. Kto wchodzi?
status-scenario = Po co tu przyszliście? Wybierzcie Kartę Scenariusza.
status-exploring = Runda { $round }. Po domu rozgląda się { $seat }.
status-haunt = { $haunt }. Trwa tura { $seat-gen }.
status-monsters = { $haunt }. Trwa tura Potworów.

house = Dom na Wzgórzu
track-numbers = Licznik
number = { $number }
roll-trait = Rzut { $trait-gen }
roll-for = { $cause }: { $roll }
roll-dice = Rzut kośćmi
roll-moves = Ruch

## Miejsca na karty, płytki i żetony

zone-tiles = Stos płytek
zone-last-event = Ostatnie Wydarzenie
zone-scenario = Scenariusz
zone-aside = Odłożone na bok
zone-cards = Karty { $seat-gen }
zone-tokens = Żetony { $seat-gen }
card-hidden-omen = Zakryty Omen
card-hidden-item = Zakryty Przedmiot
card-hidden-event = Zakryte Wydarzenie
# Co karta robi i w jakim jest nastroju.
card-words = { $text } „{ $mood }”
aside = na boku

## Żetony i Potwory

token-obstacle = Przeszkoda
token-secret-passage = Sekretne Przejście
token-blessing = Błogosławieństwo
token-numbered = { $token } { $number }
token-face-down = { $token } (żeton zakryty)
token-secret = { $token } { $number } (żeton zakryty)
monster-numbered = { $monster } { $number }
    .gen = { $monster-gen } { $number }
    .dat = { $monster-dat } { $number }
    .acc = { $monster-acc } { $number }
    .ins = { $monster-ins } { $number }
    .loc = { $monster-loc } { $number }
    .gender = { $monster-gender }

## Cechy i obrażenia

trait-might = Siła
    .gen = Siły
    .acc = Siłę
    .ins = Siłą
trait-speed = Szybkość
    .gen = Szybkości
    .acc = Szybkość
    .ins = Szybkością
trait-knowledge = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
    .ins = Wiedzą
trait-sanity = Poczytalność
    .gen = Poczytalności
    .acc = Poczytalność
    .ins = Poczytalnością
damage-physical = Obrażenia Fizyczne
    .gen = Obrażeń Fizycznych
damage-mental = Obrażenia Psychiczne
    .gen = Obrażeń Psychicznych
damage-general = Obrażenia Ogólne
    .gen = Obrażeń Ogólnych

## Strony

role-hero = Bohater
role-traitor = Zdrajca
role-alone = Na własną rękę
role-unknown = Nie wiadomo, po czyjej stronie

## Kierunki

direction-0 = północ
direction-1 = wschód
direction-2 = południe
direction-3 = zachód

## Dwie księgi

book-survival = Sekrety Przetrwania
book-tome = Księga Zdrajcy
page-goal = Cel
page-rules = Zasady specjalne
page-actions = Specjalne działania
page-monsters = Potwory
monster-box = { $monster } (Siła { $might }, Szybkość { $speed }, Poczytalność { $sanity }, Wiedza { $knowledge })
page-locations = Ważne miejsca
page-lore = Co wiesz
passage-intro = Co się dzieje
passage-setup = Przygotowanie
passage-goal = Jak wygrać
passage-rule = { $of ->
    [1] Zasada
   *[other] Zasada { $number } z { $of }
}
passage-lore = Wiesz to tylko ty
passage-known = Wiedzą to wszyscy
passage-original = Autorskie
original-haunt = Tego nawiedzenia nie ma w pudełku: ktoś je wymyślił.
location = { $there ->
    [yes] Leży już w domu.
   *[no] Jeszcze nieodkryte. Szukaj tu: { $regions }.
}

## Karty Scenariusza

scenario-mysterious-invitation = Tajemnicze Zaproszenie
    .text = Wszyscy dostaliście ten sam list, każdy ze swoim imieniem i z pieczęcią, której nikt nie zna. Nikt nie pamięta, żeby się zgodził.
scenario-for-sale = Na Sprzedaż
    .text = Cena jest śmieszna, dach szczelny, a pośredniczka woli zaczekać w samochodzie. Chcecie się tylko rozejrzeć.
scenario-paranormal-investigators = Badacze Zjawisk Paranormalnych
    .text = Kable, mikrofony, termometry: dziś w nocy wreszcie to zmierzycie. Coś tam w środku już się na to cieszy.
scenario-cursed = Klątwa!
    .text = Chodzi za wami od tygodni, a każdy ślad prowadzi pod te drzwi. Cokolwiek się tu zaczęło, tu musi się skończyć.
scenario-strange-disappearance = Dziwne Zniknięcie
    .text = Ktoś, kogo znacie, wszedł tam i nie wyszedł. Policja przeszukała każdy pokój. Wy słyszeliście pukanie.

## Pytania: przed pierwszą turą

prompt-choose-explorer = Kim będziesz? Wybierz swojego poszukiwacza.
    .others = Ktoś wybiera poszukiwacza.
prompt-choose-scenario = { $seat-voc }, po co tu przyszliście? Wybierz Kartę Scenariusza w imieniu wszystkich.
    .others = { $seat } wybiera w waszym imieniu, po co tu przyszliście.

## Pytania: tura

prompt-act =
    { $moves ->
        [0] { $seat-voc }, nie masz już ruchów. Co jeszcze robisz?
        [one] { $seat-voc }, został ci { $moves } ruch. Co robisz?
        [few] { $seat-voc }, zostały ci { $moves } ruchy. Co robisz?
       *[many] { $seat-voc }, zostało ci { $moves } ruchów. Co robisz?
    }
    .others =
        { $moves ->
            [0] { $seat } nie ma już ruchów. Może zrobi coś jeszcze.
            [one] { $seat } ma jeszcze { $moves } ruch.
            [few] { $seat } ma jeszcze { $moves } ruchy.
           *[many] { $seat } ma jeszcze { $moves } ruchów.
        }
prompt-turn-tile = { $seat-voc }, odkrywasz { $tile-acc }. Jak ma leżeć ta płytka?
    .others = { $seat } odkrywa { $tile-acc } i wybiera, jak ma leżeć ta płytka.
prompt-lay-tile = { $seat-voc }, gdzie układasz { $tile-acc }?
prompt-find-elevator = { $seat-voc }, odkrywasz { tile-mystic-elevator.acc }. Uruchamiasz ją?
    .others = { $seat } odkrywa { tile-mystic-elevator.acc }.
prompt-lay-elevator = { $seat-voc }, dokąd jedzie { $tile }?
    .others = { $seat } wybiera, dokąd jedzie { $tile }.
prompt-rearrange = { $seat-voc }, za tymi drzwiami nic się już nie mieści. Przełóż jedną płytkę tego obszaru, żeby zrobić miejsce.
prompt-place-yourself = { $seat-voc }, gdzie się pojawiasz?
    .others = { $seat } wybiera, gdzie się pojawi.
prompt-move-somebody =
    { $left ->
        [one] { $seat-voc }, przesuń { $who-acc } o { $left } płytkę. Dokąd?
        [few] { $seat-voc }, przesuń { $who-acc } o { $left } płytki. Dokąd najpierw?
       *[many] { $seat-voc }, przesuń { $who-acc } o { $left } płytek. Dokąd najpierw?
    }
prompt-draw-event = { $seat-voc }, { $tile } każe dobrać Wydarzenie. Dobierasz?
    .others = { $seat } może dobrać Wydarzenie: { $tile }.
prompt-choose-tile = { $seat-voc }, wskaż płytkę.
prompt-choose-target = { $seat-voc }, na kogo padło?
prompt-pick-up = { $seat-voc }, co podnosisz?
prompt-place-monster = { $seat-voc }, wskaż płytkę. Pojawi się na niej { $kind }.
prompt-place-token = { $seat-voc }, wskaż płytkę. Położysz na niej żeton: { $token }.
    .others = { $seat } wybiera płytkę, na której położy żeton: { $token }.

## Pytania: kości i cechy

prompt-roll-with =
    { $purpose ->
        [attack] { $seat-voc }, czym atakujesz?
        [defence] { $seat-voc }, czym się bronisz?
       *[other] { $seat-voc }, na co rzucasz?
    }
    .others =
        { $purpose ->
            [attack] { $seat } wybiera, czym atakuje.
            [defence] { $seat } wybiera, czym się broni.
           *[other] { $seat } wybiera, na co rzuca.
        }
prompt-reroll =
    { $against ->
        [-1]
            { $needs ->
                [0] { $seat-voc }, kości leżą. Zostawiasz je tak?
               *[other] { $seat-voc }, kości leżą, a potrzeba { $needs }. Zostawiasz je tak?
            }
       *[other] { $seat-voc }, kości leżą, a przeciwnik ma { $against }. Zostawiasz je tak?
    }
    .others =
        { $against ->
            [-1]
                { $needs ->
                    [0] Kości leżą. { $seat } może je jeszcze zmienić.
                   *[other] Kości leżą, a potrzeba { $needs }. { $seat } może je jeszcze zmienić.
                }
           *[other] Kości leżą, a przeciwnik ma { $against }. { $seat } może je jeszcze zmienić.
        }
prompt-gain-trait = { $seat-voc }, która cecha rośnie o { $spaces }?
cause-blow = Cios: { $attacker }
prompt-take-damage = { $seat-voc }, otrzymujesz { $damage }: { $left }. Która cecha spada?
    .others = { $seat } otrzymuje { $damage }: { $left }. Wybiera, która cecha spadnie.

## Pytania: wymiana i atak

prompt-trade-give =
    { $picked-count ->
        [0] { $seat-voc }, co dajesz { $other-dat }?
       *[other] { $seat-voc }, dajesz { $other-dat }: { $picked }. Co jeszcze?
    }
prompt-trade-want =
    { $picked-count ->
        [0] { $seat-voc }, czego chcesz od { $other-gen }?
       *[other] { $seat-voc }, chcesz od { $other-gen }: { $picked }. Co jeszcze?
    }
prompt-trade-consent =
    { $give-count ->
        [0] { $seat-voc }, { $other } chce od ciebie: { $want }. Zgadzasz się?
       *[other]
            { $want-count ->
                [0] { $seat-voc }, { $other } daje ci: { $give }. Bierzesz?
               *[other] { $seat-voc }, { $other } daje: { $give }, a chce: { $want }. Zgadzasz się?
            }
    }
prompt-take-instead = { $seat-voc }, wygrywasz z { $other-ins }. Czego chcesz?

## Pytania: nawiedzenie

prompt-haunt-begins = { $seat } budzi to, co tu spało. Zaczyna się nawiedzenie.
prompt-traitor-begins = { $seat-voc }, a oto twoja strona tej historii.
    .others = { $seat } czyta swoją stronę tej historii.
prompt-be-traitor = { $seat-voc }, dom wskazał na ciebie. Zdradzisz pozostałych?
    .others = Dom wskazał kogoś z was: { $seat } odpowiada.
prompt-volunteer = { $seat-voc }, wskazana osoba nie chce zdradzać. Weźmiesz to na siebie? Zamienicie się miejscami i dostaniesz kartę, od której się zaczęło.
prompt-choose-monster = { $seat-voc }, który Potwór działa teraz?
    .others = { $seat } wybiera, który Potwór działa teraz.
prompt-play-monster =
    { $moves ->
        [0] { $seat-voc }, { $monster } nie ma już ruchów. Co jeszcze robi?
        [one] { $seat-voc }, { $monster } ma jeszcze { $moves } ruch. Co robi?
        [few] { $seat-voc }, { $monster } ma jeszcze { $moves } ruchy. Co robi?
       *[many] { $seat-voc }, { $monster } ma jeszcze { $moves } ruchów. Co robi?
    }
    .others =
        { $moves ->
            [0] { $monster } nie ma już ruchów. Prowadzi { $seat }.
            [one] { $monster } ma jeszcze { $moves } ruch. Prowadzi { $seat }.
            [few] { $monster } ma jeszcze { $moves } ruchy. Prowadzi { $seat }.
           *[many] { $monster } ma jeszcze { $moves } ruchów. Prowadzi { $seat }.
        }

## Odpowiedzi

choice-thing = { $thing }
choice-done = To wszystko
choice-end = Zakończ turę
choice-go-on = Dalej
choice-ride = Uruchom Mistyczną Windę
choice-stop = Zatrzymaj się tutaj
choice-move = Idź { $tile-to }
choice-go = Idź { $tile-to }
choice-discover = Zbadaj przejście: { $direction }
choice-trade = Zaproponuj { $other-dat } wymianę
choice-use = Użyj: { $card }
choice-throw = Rzuć: { $card }
choice-attack = Zaatakuj { $target-acc } ({ $trait })
choice-attack-with = Zaatakuj { $target-acc }: { $card }
choice-loot = Zabierz zwłokom { $other-gen }: { $thing }
choice-turn = Drzwi: { $directions }
choice-lay = { $region }: od { $tile-gen } na { $direction }, drzwi: { $directions }
choice-lay-anew = { $what }: od { $tile-gen } na { $direction }, obrót o { $degrees }°
choice-find-elevator-stay = Zostaw ją w spokoju
choice-lay-elevator-stay = Zostaje na miejscu
choice-draw-event-draw = Dobierz Wydarzenie
choice-draw-event-ignore = Pomiń je
choice-reroll-keep = Niech tak zostanie
choice-discard-token = Odrzuć { $thing-acc }
choice-trade-give-nothing = Nic nie daję
choice-trade-want-nothing = Nic nie chcę w zamian
choice-trade-off = Jednak bez wymiany
choice-trade-consent-agree = Zgoda
choice-trade-consent-refuse = Nie ma mowy
choice-choose-monster-done = Już żaden
choice-play-monster-done = Nic więcej
choice-be-traitor-accept = Tak. Od początku było wiadomo, że padnie na mnie.
choice-be-traitor-decline = Wolę, żeby to był ktoś inny
choice-volunteer-stay-hero = Nie, trzymam z bohaterami
choice-volunteer-volunteer = Tak, zdradzam ich
choice-take-instead-damage = Niech boli

## Co odpowiedź kosztuje albo przynosi

note-moves =
    { $left ->
        [0] to twój ostatni ruch
        [one] potem zostaje { $left } ruch
        [few] potem zostają { $left } ruchy
       *[many] potem zostaje { $left } ruchów
    }
note-obstacle =
    { $left ->
        [0] przeszkoda zabiera ruchy ({ $cost }), to twoje ostatnie
        [one] przeszkoda zabiera ruchy ({ $cost }), potem zostaje { $left }
        [few] przeszkoda zabiera ruchy ({ $cost }), potem zostają { $left }
       *[many] przeszkoda zabiera ruchy ({ $cost }), potem zostaje { $left }
    }
odds-win = wygrana
odds-lose = przegrana
odds-success = sukces
note-attack = { $trait }: { $mine ->
        [one] { $mine } kość
        [few] { $mine } kości
       *[many] { $mine } kości
    } przeciw { $theirs }
note-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }
note-explorer = Siła { $might }, Szybkość { $speed }, Wiedza { $knowledge }, Poczytalność { $sanity }. { $about }
note-symbol =
    { $symbol ->
        [event] jest na niej symbol Wydarzenia
        [item] jest na niej symbol Przedmiotu
        [omen] jest na niej symbol Omenu
       *[none] nie ma na niej symbolu
    }
note-clip = { $before } → { $after }
note-clip-down = wciąż { $after }, ale bliżej czaszki
note-clip-up = wciąż { $after }, ale dalej od czaszki
note-critical = { $before } → { $after }, poziom krytyczny
note-skull = na czaszkę: śmierć

## Kronika: przed nawiedzeniem

event-explorer = Miejsce { $number } zajmuje { $seat }.
event-first = { $seat } ma najbliższe urodziny, więc zaczyna.
event-scenario = Przyszliście tu z takiego powodu: { $scenario }.
event-turn = Tura { $number } należy do { $seat-gen }.
event-walked = { $seat } idzie { $tile-to }.
event-entered = { $seat } wchodzi { $tile-to }.
event-placed = { $seat } pojawia się { $tile-at }.
event-moved = { $seat }, czy chce, czy nie, idzie { $tile-to }.
event-discover = { $seat } odkrywa { $tile-acc }.
event-tile-buried = Ta płytka zamknęłaby obszar na dobre: { $tile }. { $seat } zakopuje ją pod stosem.
event-tile-refused = { $seat } nie chce tu wchodzić: { $tile }. Płytka trafia pod stos.
event-no-tile-fits = { $seat } szarpie za klamkę, ale za tymi drzwiami nie ma nic.
event-lay-anew = Dom się przesuwa: { $seat } przekłada { $tile-acc }.
event-tile-laid = { $seat } dokłada do domu { $tile-acc }.
event-elevator = Mistyczna Winda jedzie { $region-to }, a w niej { $seat }.
event-flip = Płytka zostaje odwrócona: { $tile }.
event-draw = { $seat } dobiera kartę: { $card }.
event-draw-hidden = { $seat } dobiera Omen i zostawia go zakrytego.
event-take-card = { $seat } bierze kartę: { $card }.
event-bury = Pod talię trafia karta{ $why ->
    [no-weapon] {" "}(to nie broń)
   *[none] {""}
}: { $card }.
event-empty-deck = { $seat } sięga po kartę, ale talia jest pusta: { $deck }.
event-use = { $seat } używa karty: { $card }.

## Kronika: kości, cechy, rany

roll-outcome =
    { $verdict ->
        [none] { $result }
        [haunt] { $result }; Nawiedzenie zaczyna się od { $needs }
        [success]
            { $against ->
                [-1] { $result }, potrzeba { $needs }: sukces
               *[other] { $result } przeciw { $against }: wygrana
            }
        [failure]
            { $against ->
                [-1] { $result }, potrzeba { $needs }: porażka
               *[other] { $result } przeciw { $against }: przegrana
            }
       *[tie] { $result } przeciw { $against }: remis
    }
event-roll =
    { $count ->
        [0] { $seat }, Rzut { $trait-gen }. Wynik: { $outcome }.
       *[other]
            { $bonus ->
                [0] { $seat }, Rzut { $trait-gen }: { $dice }. Wynik: { $outcome }.
               *[other] { $seat }, Rzut { $trait-gen }: { $dice } +{ $bonus }. Wynik: { $outcome }.
            }
    }
event-rolling =
    { $count ->
        [0] { $seat }, Rzut { $trait-gen }, na razie: { $result }.
       *[other] { $seat }, Rzut { $trait-gen }, na razie: { $dice }.
    }
event-roll-dice =
    { $count ->
        [0] { $seat } nie ma czym rzucić. Wynik: { $outcome }.
       *[other]
            { $gives ->
                [damage] { $seat }, { $damage }: { $dice }. Wynik: { $outcome }.
               *[none] { $seat } rzuca kośćmi: { $dice }. Wynik: { $outcome }.
            }
    }
event-rolling-dice =
    { $count ->
        [0] { $seat } nie ma czym rzucić.
       *[other]
            { $gives ->
                [damage] { $seat }, { $damage }, na razie: { $dice }.
               *[none] { $seat } rzuca kośćmi, na razie: { $dice }.
            }
    }
event-roll-monster =
    { $count ->
        [0] { $monster }, Rzut { $trait-gen }. Wynik: { $outcome }.
       *[other]
            { $bonus ->
                [0] { $monster }, Rzut { $trait-gen }: { $dice }. Wynik: { $outcome }.
               *[other] { $monster }, Rzut { $trait-gen }: { $dice } +{ $bonus }. Wynik: { $outcome }.
            }
    }
event-dice =
    { $gives ->
        [way] { $cause }: { $dice }. Przesunięcie najwyżej o { $result } { $result ->
            [one] płytkę
            [few] płytki
           *[many] płytek
        }.
       *[fate] { $cause }: { $dice }. Wynik: { $result }.
    }
event-roll-moves =
    { $count ->
        [0] { $kind }, ruch: bez kości. Liczba ruchów: { $moves }.
       *[other]
            { $result ->
                [0] { $kind }, ruch: { $dice }. Liczba ruchów: { $moves }, bo jeden jest zawsze.
               *[other] { $kind }, ruch: { $dice }. Liczba ruchów: { $moves }.
            }
    }
event-gain = { $seat } zyskuje { $spaces } { $trait-gen }.
event-lose = { $seat } traci { $spaces } { $trait-gen }.
event-heal = { $seat } regeneruje { $trait-acc }.
event-tile-harms = { $tile } daje się we znaki.
event-damage = { $seat } otrzymuje { $damage }: { $amount }.
event-no-damage = { $seat } wychodzi z tego bez szwanku.
event-death = { $seat } ginie.
event-revive = { $seat } wstaje z martwych.
goal-haunt = zaczyna się Nawiedzenie
event-haunt-roll =
    { $begins ->
        [yes] { $seat } rzuca na Nawiedzenie: { $result }. Zaczęło się.
       *[no] { $seat } rzuca na Nawiedzenie: { $result }. Nic się nie dzieje. Na razie.
    }

## Kronika: wymiany, ataki, Potwory, nawiedzenie

event-trade =
    { $give-count ->
        [0] { $seat } dostaje od { $other-gen }: { $want }.
       *[other]
            { $want-count ->
                [0] { $seat } daje { $other-dat }: { $give }.
               *[other] { $seat } daje { $other-dat }: { $give }, a w zamian dostaje: { $want }.
            }
    }
event-trade-hidden = { $seat } i { $other } wymieniają się czymś, czego nie widzisz.
event-trade-refused = { $other } nie chce wymiany z { $seat-ins }.
event-loot = { $seat } zabiera zwłokom { $other-gen }: { $thing }.
event-attack = { $attacker } atakuje { $target-acc } ({ $trait }).
event-attack-with = { $attacker } atakuje { $target-acc }: { $card }.
event-attack-tie = Remis. Nikt nie jest ranny.
event-attack-harmless = Atak się nie udaje, ale atakującego nie da się dosięgnąć.
event-token =
    { $where ->
        [seat] { $on } dostaje żeton: { $token }.
        [monster] { $on } dostaje żeton: { $token }.
        [aside] Na bok trafia żeton: { $token }.
       *[tile] Żeton leży teraz { $on-at }: { $token }.
    }
event-track = Licznik wskazuje { $number }.
event-haunt = To { $seat } budzi nawiedzenie: { $haunt }.
event-traitor = Zdrajcą jest { $seat }.
event-volunteer = { $seat } zastępuje { $other-acc } i bierze zdradę na siebie.
event-haunt-action = { $actor } podejmuje działanie: { $action }.
event-won =
    { $side ->
        [hero] Wygrywają bohaterowie.
        [traitor] Wygrywa zdrajca.
        [alone] Wygrać mogła tylko jedna osoba.
       *[nobody] Wygrywa dom.
    }
event-monsters-turn = Potwory ruszają; prowadzi je { $seat }.
event-monster-appears = { $monster } pojawia się { $tile-at }.
event-monster-gone = { $slain ->
    [yes] { $monster } pada i już nie wstanie.
   *[no] { $monster } znika z domu.
}
event-walked-monster = { $monster } idzie { $tile-to }.
event-placed-monster = { $monster } pojawia się { $tile-at }.
event-moved-monster = { $monster }, chcąc nie chcąc, idzie { $tile-to }.
event-entered-monster = { $monster } wchodzi { $tile-to }.
event-elevator-monster = Mistyczna Winda jedzie { $region-to }, a w niej { $monster }.
event-stun = Ogłuszenie: { $monster }.
event-recover = { $monster } dochodzi do siebie.

## Dlaczego nie?

why-not-now = Nie teraz.
why-no-moves = Nie masz już ruchów.
why-obstacle =
    { $cost ->
        [one] Coś stoi ci na drodze: opuszczenie tej płytki kosztuje { $cost } ruch, a masz { $left }.
        [few] Coś stoi ci na drodze: opuszczenie tej płytki kosztuje { $cost } ruchy, a masz { $left }.
       *[many] Coś stoi ci na drodze: opuszczenie tej płytki kosztuje { $cost } ruchów, a masz { $left }.
    }
why-held-here = Coś trzyma cię na tej płytce.
why-wall = Od { $tile-gen } oddziela cię ściana.
why-false-door = Drzwi w stronę { $tile-gen } prowadzą donikąd: za nimi jest ściana.
why-no-way = Żadna droga nie prowadzi stąd { $tile-to }.
why-too-far = Idzie się płytka po płytce. Stąd { $tile-to } potrzeba { $away } ruchów.
why-no-door = Po tej stronie nie ma drzwi.
why-explored = Za tymi drzwiami już coś jest: { $tile }. Możesz tam po prostu pójść.
why-no-tile-left = W stosie nie ma już płytek dla tego obszaru: { $region }.
why-no-discovering = Nie możesz teraz niczego odkryć.
why-not-on-tile = To działa tylko { $tile-at }.
why-ridden = Winda jeździ tylko raz na turę.
why-not-entered = Winda rusza tylko w tej turze, w której do niej wejdziesz.
why-does-not-join = Tak ułożona płytka nie łączy się z twoimi drzwiami.
why-closes-region = Przy takim ułożeniu nie zostałyby w tym obszarze żadne otwarte drzwi: { $region }.
why-same-turn = Tak obrócona płytka leży tak samo jak w innym ułożeniu.
why-traded = W tej turze była już wymiana.
why-refused = { $other } nie chce już w tej turze słyszeć o wymianie.
why-other-side = Przy tym stole strony nie wymieniają się ze sobą.
why-no-trading = To nawiedzenie nie pozwala na taką wymianę.
why-nothing-to-trade = Ani ty, ani { $other } nie macie nic na wymianę.
why-dead = { $other } już nie odpowie.
why-elsewhere = { $other } jest na innej płytce.
why-works-by-itself = Ta karta czeka na swoją chwilę: { $card }. Wtedy zadziała albo zapyta.
why-is-weapon = To broń, użyjesz jej przy ataku: { $card }.
why-used = Ta karta była już w tej turze w użyciu: { $card }.
why-got-this-turn = Masz ją dopiero od tej tury, więc musi poczekać: { $card }.
why-no-use = Teraz nic by to nie dało: { $card }.
why-looted = W tej turze zwłoki zostały już obrabowane.
why-just-died =
    { $other-gender ->
        [f] { $other } zginęła w tej samej turze. Trochę przyzwoitości.
       *[m] { $other } zginął w tej samej turze. Trochę przyzwoitości.
    }
why-action-taken = To działanie już w tej turze było.
why-action-elsewhere = Nie na tej płytce.
why-action-needs = Czegoś jeszcze do tego brakuje.
why-before-haunt = Przed nawiedzeniem nikt nikogo nie atakuje.
why-same-side = { $target } jest po twojej stronie.
why-attacked = W tej turze był już atak.
why-out-of-reach = { $target } jest poza zasięgiem.
why-cannot-be-attacked = W tym nawiedzeniu taki atak jest niemożliwy.
why-monster-stays = { $monster } nie rusza się z miejsca.
why-monster-no-moves = { $monster } nie ma już ruchów.
why-monster-too-far = Na drogę { $tile-to } nie starczy ruchów.
why-monster-attacked = Ten Potwór już w tej turze atakował: { $monster }.
why-other-damage = Tej cechy { $damage } nie dotyczą.
why-critical = { $trait } jest na poziomie krytycznym: przed nawiedzeniem niżej nie spadnie.
why-critical-avoided = { $trait } jest na poziomie krytycznym: przy tym stole musi spaść inna cecha, dopóki może.
why-cannot-sink = { $trait } nie może już spaść.
why-at-top = { $trait } jest już najwyżej, jak się da.
why-other-trait = Tej cechy nie można tu wybrać.
why-explorer-taken = { $other } już siedzi przy stole.
why-board-taken = Ta plansza jest zajęta: po drugiej stronie jest { $other }.

## Jak to się kończy

verdict-hero =
    { $fate ->
        [won] Zwyciężyli bohaterowie, a ty razem z nimi.
        [lost] Zwyciężyli bohaterowie. Twoja strona przegrała.
       *[none] Zwyciężyli bohaterowie.
    }
verdict-traitor =
    { $fate ->
        [won] Zwyciężyła strona zdrajcy, czyli twoja.
        [lost] Zwyciężyła strona zdrajcy. Bohaterowie przegrali.
       *[none] Zwyciężyła strona zdrajcy.
    }
verdict-alone =
    { $fate ->
        [won] Każde z was grało za siebie, a zwycięstwo jest twoje.
        [lost] Każde z was grało za siebie. { $seats-count ->
            [one] Wygrywa { $seats }.
           *[other] Wygrywają { $seats }.
        }
       *[none] Każde z nich grało za siebie. { $seats-count ->
            [one] Wygrywa { $seats }.
           *[other] Wygrywają { $seats }.
        }
    }
ending-dawn = Okna robią się szare, potem różowe. To, co chodziło po tych pokojach, kładzie się do wieczora, a nikt nie wygrał nic prócz drogi do domu.

## Raporty: kto wygrał

outcome-hero = bohaterowie
outcome-traitor = zdrajca
outcome-nobody = wszyscy przegrali
outcome-alone = samotny gracz
outcome-dawn = świt

## Do czego dąży gracz

aim-explore = Odkrywajcie dom i zbierajcie siły. Każdy Omen może obudzić to, co tu mieszka, a wtedy ktoś z was może stanąć przeciwko reszcie.
