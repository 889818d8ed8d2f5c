### Wielka Księga Szaleństwa: co się mówi przy stole. Wszystkie sformułowania są nasze.

## Stół jednym spojrzeniem

status-setup = Księga jest jeszcze zamknięta. Wybierzcie, kto ją otworzy.
status-monster = Runda { $round } z { $rounds }. Faza Potwora, tura { $seat-gen }.
status-action = Runda { $round } z { $rounds }. Faza Akcji, tura { $seat-gen }.
status-recuperation = Runda { $round } z { $rounds }. Faza Regeneracji, tura { $seat-gen }.

## Grymuar

grimoire = Grymuar
page-cover = Okładka. Nikt jej jeszcze nie uchylił.
page-next = Prawa strona: jak może się skończyć ta walka
passage-invocation = Efekt Przywołania
passage-curses = Klątwy
passage-reward = Nagroda
passage-failure = Cena porażki
passage-next-curses = Klątwy następnego Potwora
passage-arrival = Ostatnie przybycie

## Tory

track-invocation = Tor Przywołania
space-last = Przywołanie, pole ostatnie
space-new-monster = Pole 1: Nowy Potwór
space = Pole { $number }
track-rounds =
    { $level ->
        [1] Tor Rund, poziom I
        [2] Tor Rund, poziom II
       *[3] Tor Rund, poziom III
    }
round =
    { $multi ->
        [0] Runda { $number }
        [one] Runda { $number }: { $multi } Klątwa Wszystkich Żywiołów
        [few] Runda { $number }: { $multi } Klątwy Wszystkich Żywiołów
       *[many] Runda { $number }: { $multi } Klątw Wszystkich Żywiołów
    }
curse-blocked = Zakryta Klątwa
token = żeton { $element-gen }

## Miejsca na karty

zone-madness = Stos Szaleństwa
zone-library = Zaklęcia Dodatkowe
spells-below = pod spodem jeszcze { $count }
zone-supply = Zasób kart Żywiołów
zone-curses = Stosy Klątw
zone-removed = Usunięte z gry
zone-hand = Ręka
zone-support = Pola Wsparcia
zone-spells = Zaklęcia
zone-deck = Talia
zone-discard = Stos kart odrzuconych
stat-hand = Ręka
stat-deck = Talia
stat-discard = Odrzucone
card-in-hand = { $card } (ręka { $seat-gen })
card-in-support = { $card } (Pole Wsparcia { $seat-gen })
card-in-discard = { $card } (stos kart odrzuconych)
card-in-deck = { $card } (talia)

## Koszty

symbols =
    { $count ->
        [one] { $count } symbol { $element-gen }
        [few] { $count } symbole { $element-gen }
       *[many] { $count } symboli { $element-gen }
    }
cost = { $needed }
cost-learn = do opanowania: { $needed }
cost-cure =
    { $count ->
        [one] { $count } symbol dowolnego Żywiołu
        [few] { $count } jednakowe symbole dowolnego Żywiołu
       *[many] { $count } jednakowych symboli dowolnego Żywiołu
    }
surplus =
    { $count ->
        [one] przepada { $count } symbol
        [few] przepadają { $count } symbole
       *[many] przepada { $count } symboli
    }

## Pytania: przed pierwszą turą

prompt-choose-magician = Kim będziesz? Wybierz swojego Adepta Magii.
    .others = Ktoś wybiera Adepta Magii.

## Pytania: akcje i zapłata

prompt-action = { $seat-voc }, trwa twoja Faza Akcji. Co robisz?
    .others = { $seat } jest w Fazie Akcji.
prompt-granted-action = { $seat-voc }, możesz teraz wykonać jedną akcję.
    .others = { $seat } może wykonać jedną akcję.
prompt-multiplier = { $seat-voc }, z jaką mocą rzucasz { $spell-acc }? Liczby w nawiasach rosną razem z zapłatą.
    .others = { $seat } rzuca { $spell-acc } i wybiera moc.
prompt-pay =
    { $paid-count ->
        [0] { $seat-voc }, zapłać { $needed }.
       *[other]
            { $needed-count ->
                [0] { $seat-voc }, to już cały koszt: { $paid }. Możesz dołożyć coś jeszcze.
               *[other] { $seat-voc }, na stole leży już { $paid }. Dołóż { $needed }.
            }
    }
    .others =
        { $needed-count ->
            [0] { $seat } ma już cały koszt i może dołożyć coś jeszcze.
           *[other] { $seat } płaci { $needed }.
        }
prompt-cure-element = { $seat-voc }, symbolami którego Żywiołu zapłacisz za leczenie?
    .others = { $seat } wybiera, czym zapłaci za leczenie.
prompt-give-up-spell = { $seat-voc }, tylu Zaklęć nie możesz mieć. Które z dotychczasowych usuwasz z gry?

## Pytania: wskazywanie graczy

prompt-choose-player =
    { $left ->
        [1] { $seat-voc }, wskaż jednego z graczy. Możesz wskazać siebie.
       *[other] { $seat-voc }, wskaż jednego z graczy, możesz siebie (zostało: { $left }).
    }
prompt-choose-other-player =
    { $left ->
        [1] { $seat-voc }, wskaż jednego z pozostałych graczy.
       *[other] { $seat-voc }, wskaż jednego z pozostałych graczy (zostało: { $left }).
    }
    .others = { $seat } wskazuje jednego z pozostałych graczy.
prompt-name-player = { $seat-voc }, w imieniu drużyny wskaż jednego z graczy. Możesz wskazać siebie.

## Pytania: wybór kart

prompt-discard =
    { $left ->
        [1] { $seat-voc }, wybierz kartę do odrzucenia.
       *[other] { $seat-voc }, wybierz kartę do odrzucenia (zostało: { $left }).
    }
    .others = { $seat } wybiera kartę do odrzucenia.
prompt-discard-to-hand-size =
    { $left ->
        [1] { $seat-voc }, masz na ręce o jedną kartę za dużo. Wybierz kartę do odrzucenia.
       *[other] { $seat-voc }, masz na ręce za dużo kart. Wybierz kartę do odrzucenia (zostało: { $left }).
    }
prompt-discard-for-three = { $seat-voc }, możesz odrzucić kartę o wartości 1, by położyć na wierzchu talii kartę tego samego Żywiołu o wartości 3.
prompt-remove =
    { $left ->
        [1] { $seat-voc }, wybierz kartę do usunięcia z gry.
       *[other] { $seat-voc }, wybierz kartę do usunięcia z gry (zostało: { $left }).
    }
    .others = { $seat } wybiera kartę do usunięcia z gry.
prompt-cure =
    { $left ->
        [1] { $seat-voc }, wybierz Szaleństwo do uleczenia.
       *[other] { $seat-voc }, wybierz Szaleństwo do uleczenia (zostało: { $left }).
    }
prompt-place-from-hand =
    { $left ->
        [1] { $seat-voc }, wybierz kartę z ręki, którą umieścisz w swoim Polu Wsparcia.
       *[other] { $seat-voc }, wybierz kartę z ręki, którą umieścisz w swoim Polu Wsparcia (zostało: { $left }).
    }
    .others = { $seat } wybiera kartę z ręki do Pola Wsparcia.
prompt-place-from-discard =
    { $left ->
        [1] { $seat-voc }, wybierz kartę ze stosu kart odrzuconych, którą umieścisz w swoim Polu Wsparcia.
       *[other] { $seat-voc }, wybierz kartę ze stosu kart odrzuconych, którą umieścisz w swoim Polu Wsparcia (zostało: { $left }).
    }
prompt-put-on-deck =
    { $left ->
        [1] { $seat-voc }, wybierz kartę, którą położysz na wierzchu swojej talii.
       *[other] { $seat-voc }, wybierz kartę, którą położysz na wierzchu swojej talii (zostało: { $left }; ostatnia znajdzie się na samej górze).
    }
prompt-receive-to-discard = { $seat-voc }, wybierz z zasobu kartę o wartości { $value }. Trafi na twój stos kart odrzuconych.
    .others = { $seat } wybiera z zasobu kartę o wartości { $value }.
prompt-receive-to-deck = { $seat-voc }, wybierz z zasobu kartę o wartości { $value }. Trafi na wierzch twojej talii.
prompt-upgrade = { $seat-voc }, wybierz kartę do usunięcia z gry w zamian za kartę tego samego Żywiołu o wartości większej o 1.
    .others = { $seat } wybiera kartę do wymiany na lepszą.
prompt-merge-pair = { $seat-voc }, możesz usunąć z gry dwie jednakowe karty w zamian za kartę ich Żywiołu o wartości 2. Które?
prompt-give-card = { $seat-voc }, którą kartę dajesz { $other-dat }?
prompt-give-cards =
    { $left ->
        [1] { $seat-voc }, wybierz kartę, którą oddasz na wymianę.
       *[other] { $seat-voc }, wybierz kartę, którą oddasz na wymianę (zostało: { $left }).
    }
prompt-take-card = { $seat-voc }, skąd bierzesz kartę? Jeśli z czyjejś ręki, kartę wybiera jej właściciel.
prompt-take-from-discard =
    { $left ->
        [1] { $seat-voc }, wybierz kartę ze stosu kart odrzuconych, którą weźmiesz na rękę.
       *[other] { $seat-voc }, wybierz kartę ze stosu kart odrzuconych, którą weźmiesz na rękę (zostało: { $left }).
    }
prompt-swap-from-hand =
    { $left ->
        [1] { $seat-voc }, wybierz kartę z ręki do zamiany.
       *[other] { $seat-voc }, wybierz kartę z ręki do zamiany (zostało: { $left }).
    }
prompt-swap-from-support =
    { $left ->
        [1] { $seat-voc }, wybierz kartę z Pola Wsparcia, którą weźmiesz w zamian.
       *[other] { $seat-voc }, wybierz kartę z Pola Wsparcia, którą weźmiesz w zamian (zostało: { $left }).
    }
prompt-draw-more = { $seat-voc }, dobierasz jeszcze jedną kartę?

## Pytania: wybór Zaklęć

prompt-gain-spell = { $seat-voc }, wybierz Zaklęcie Dodatkowe. To dostajesz za darmo.
prompt-block-spell = { $seat-voc }, wybierz Zaklęcie do zakrycia. Pozostanie zablokowane, dopóki ta Klątwa nie zejdzie z toru.
    .others = { $seat } wybiera Zaklęcie do zakrycia.
prompt-refresh-spell = { $seat-voc }, które wykorzystane Zaklęcie odnawiasz?
prompt-destroy-spell =
    { $left ->
        [1] { $seat-voc }, w imieniu drużyny wybierz Zaklęcie do usunięcia z gry.
       *[other] { $seat-voc }, w imieniu drużyny wybierz Zaklęcie do usunięcia z gry (zostało: { $left }).
    }
    .others = { $seat } w imieniu drużyny wybiera Zaklęcie do usunięcia z gry.

## Odpowiedzi

choice-activate = Rzuć { $spell-acc }
choice-learn = Opanuj { $spell-acc }
choice-acquire = Zdobądź { $card-acc }
choice-break =
    { $side ->
        [left] Przełam { $curse-acc } (pole { $space }, z lewej)
        [right] Przełam { $curse-acc } (pole { $space }, z prawej)
       *[whole] Przełam { $curse-acc } (pole { $space })
    }
choice-cure =
    { $zone ->
        [hand] Ulecz Szaleństwo na swojej ręce
       *[support] Ulecz Szaleństwo w Polu Wsparcia { $seat-gen }
    }
choice-ability = Użyj swojej umiejętności
choice-end = Zakończ Fazę Akcji
choice-pass = Zrezygnuj z akcji
choice-done = Nic więcej
choice-refuse = Rezygnuję
choice-draw = Dobierz kartę
choice-multiplier =
    { $number ->
        [1] Zwykłą
        [2] Podwójną
        [3] Potrójną
       *[other] { $number } razy większą
    }
choice-pay = Zapłać: { $cards }
choice-add = Dołóż: { $placed }
choice-bend = Dołóż jako symbol { $element-gen }: { $placed }
choice-spell = { $spell } ({ $seat })
choice-hand-of = Ręka { $seat-gen }
choice-player = { $seat }

## Kronika: tura i Potwór

event-choose-magician = Miejsce { $number } zajmuje { $sheet }.
event-turn = Tura { $turn } należy do { $seat-gen }.
event-marker =
    { $space ->
        [1] Znacznik Przywołania wchodzi na pole 1: nadchodzi nowy Potwór.
        [6] Znacznik Przywołania wchodzi na ostatnie pole: walka się rozstrzyga.
       *[other] Znacznik Przywołania wchodzi na pole { $space }.
    }
event-new-monster =
    { $monster-gender ->
        [pl] Runda { $round }. Strona się przewraca i z księgi wychodzą { $monster }.
       *[other] Runda { $round }. Strona się przewraca i z księgi wychodzi { $monster }.
    }
event-vanquished = Na torze nie ma już ani jednej Klątwy: drużyna pokonuje { $monster-acc }.
event-failed =
    { $monster-gender ->
        [pl] Na torze wciąż leżą Klątwy: drużyna ponosi porażkę, a { $monster } uciekają.
       *[other] Na torze wciąż leżą Klątwy: drużyna ponosi porażkę, a { $monster } ucieka.
    }
event-lay-curse =
    { $side ->
        [left] Na pole { $space }, z lewej, trafia { $curse }: „{ $effect }”
        [right] Na pole { $space }, z prawej, trafia { $curse }: „{ $effect }”
       *[whole] Na pole { $space } trafia { $curse }: „{ $effect }”
    }
event-curse-strikes = Uderza { $curse }! { $effect }
event-lay-tokens = Na każdej z pozostałych Klątw ląduje żeton { $element-gen }.
event-madness-under-curses = Pod każdą Klątwę na torze wsuwa się Szaleństwo (w stosie: { $left }).

## Kronika: akcje

event-activate =
    { $multiplier ->
        [1] { $seat } rzuca Zaklęcie: { $spell }.
        [2] { $seat } rzuca Zaklęcie z podwójną mocą: { $spell }.
        [3] { $seat } rzuca Zaklęcie z potrójną mocą: { $spell }.
       *[other] { $seat } rzuca Zaklęcie z mocą { $multiplier } razy większą: { $spell }.
    }
event-learn = { $seat } zyskuje Zaklęcie: { $spell }.
event-break-curse = { $seat } przełamuje { $curse-acc }.
event-take-madness-under-curse = Szaleństwo spod Klątwy trafia na stos kart odrzuconych { $seat-gen }.
event-ability = { $seat } używa swojej umiejętności.
event-pass = { $seat } rezygnuje z akcji.

## Kronika: Zaklęcia

event-remove-spell = { $seat } na zawsze traci Zaklęcie: { $spell }.
event-block-spell = { $seat } zakrywa Zaklęcie: { $spell }.
event-refresh = Zaklęcie { $seat-gen } jest znów gotowe: { $spell }.
event-refresh-all = Wszystkie odkryte Zaklęcia { $seat-gen } są znów gotowe.

## Kronika: karty

event-draw = { $seat } dobiera kartę: { $card }.
event-draw-hidden = { $seat } dobiera kartę.
event-discard =
    { $zone ->
        [hand] { $seat } odrzuca kartę z ręki: { $card }.
       *[support] Z Pola Wsparcia { $seat-gen } odrzucona zostaje karta: { $card }.
    }
event-discard-deck =
    { $count ->
        [0] Talia { $seat-gen } jest pusta, nie ma czego odrzucać.
        [one] { $seat } odrzuca całą talię: { $count } kartę.
        [few] { $seat } odrzuca całą talię: { $count } karty.
       *[many] { $seat } odrzuca całą talię: { $count } kart.
    }
event-mill =
    { $own ->
        [yes] { $seat } odrzuca kartę z wierzchu talii: { $card }.
       *[no] Z wierzchu talii { $seat-gen } na stos kart odrzuconych { $other-gen } trafia { $card }.
    }
event-remove =
    { $zone ->
        [deck] Z wierzchu talii { $seat-gen } znika z gry karta: { $card }.
        [support] Z Pola Wsparcia { $seat-gen } znika z gry karta: { $card }.
        [discard] Ze stosu kart odrzuconych { $seat-gen } znika z gry karta: { $card }.
       *[hand] { $seat } usuwa z gry kartę z ręki: { $card }.
    }
event-bend = { $seat } uznaje kartę „{ $card }” za symbol { $element-gen }.
event-end-actions = { $seat } kończy Fazę Akcji.
event-unblock-spells = Zakryte Zaklęcia wracają na wierzch.
event-take-tokens = Żetony { $element-gen } znikają z Klątw.
event-curse-returns = { $curse } wraca pod swój stos.
event-receive =
    { $zone ->
        [hand] { $seat } bierze z zasobu na rękę: { $card }.
        [deck] { $seat } bierze z zasobu na wierzch talii: { $card }.
        [support] { $seat } bierze z zasobu do Pola Wsparcia: { $card }.
       *[discard] { $seat } bierze z zasobu na stos kart odrzuconych: { $card }.
    }
event-move =
    { $source ->
        [discard]
            { $zone ->
                [hand] { $seat } bierze na rękę kartę ze stosu kart odrzuconych: { $card }.
                [support] { $seat } umieszcza w Polu Wsparcia kartę ze stosu kart odrzuconych: { $card }.
               *[deck] { $seat } kładzie na wierzchu talii kartę ze stosu kart odrzuconych: { $card }.
            }
        [support]
            { $zone ->
                [hand]
                    { $own ->
                        [yes] { $seat } bierze na rękę kartę z Pola Wsparcia: { $card }.
                       *[no] Z Pola Wsparcia { $seat-gen } na rękę { $other-gen } trafia { $card }.
                    }
               *[deck] { $seat } kładzie na wierzchu talii kartę z Pola Wsparcia: { $card }.
            }
       *[hand]
            { $zone ->
                [support]
                    { $own ->
                        [yes] { $seat } umieszcza kartę z ręki w Polu Wsparcia: { $card }.
                       *[no] { $seat } umieszcza kartę z ręki w Polu Wsparcia { $other-gen }: { $card }.
                    }
               *[hand] { $seat } daje kartę { $other-dat }: { $card }.
            }
    }
event-move-hidden = { $seat } daje kartę { $other-dat }.
event-top-to-support = { $seat } kładzie wierzchnią kartę talii w Polu Wsparcia: { $card }.
event-shuffle-in = { $seat } wtasowuje karty do talii.
event-return-removed = Usunięta karta wraca do gry, na stos kart odrzuconych { $seat-gen }: { $card }.

## Kronika: Szaleństwo

event-gain-madness =
    { $zone ->
        [hand] { $seat } bierze na rękę Szaleństwo (w stosie: { $left }).
        [deck] { $seat } kładzie na wierzchu talii Szaleństwo (w stosie: { $left }).
        [support] { $seat } kładzie w Polu Wsparcia Szaleństwo (w stosie: { $left }).
       *[discard] { $seat } dokłada do kart odrzuconych Szaleństwo (w stosie: { $left }).
    }
event-renew = Talia { $seat-gen } się kończy: nową tworzą karty odrzucone, a wraz z nimi Szaleństwo (w stosie: { $left }).
event-cure =
    { $own ->
        [yes]
            { $zone ->
                [support] { $seat } leczy Szaleństwo w swoim Polu Wsparcia (w stosie: { $left }).
                [discard] { $seat } leczy Szaleństwo ze stosu kart odrzuconych (w stosie: { $left }).
                [deck] { $seat } leczy Szaleństwo dobrane z talii (w stosie: { $left }).
               *[hand] { $seat } leczy Szaleństwo na swojej ręce (w stosie: { $left }).
            }
       *[no] { $seat } leczy Szaleństwo w Polu Wsparcia { $other-gen } (w stosie: { $left }).
    }
event-destroy-stack-madness =
    { $count ->
        [0] Stos Szaleństwa jest pusty, nie ma z niego czego usunąć.
        [one] Ze stosu Szaleństwa znika z gry { $count } karta (w stosie: { $left }).
        [few] Ze stosu Szaleństwa znikają z gry { $count } karty (w stosie: { $left }).
       *[many] Ze stosu Szaleństwa znika z gry { $count } kart (w stosie: { $left }).
    }
event-go-mad = { $seat } ma na ręce już tylko Szaleństwo i traci rozum. Wszystkie karty { $seat-gen } znikają z gry.

## Dlaczego nie?

why-too-dear =
    { $needed ->
        [one] Potrzeba { $needed } symbolu { $element-gen },
       *[other] Potrzeba { $needed } symboli { $element-gen },
    } a { $there ->
        [0] na ręce i w Polach Wsparcia nie ma ani jednego.
        [few] na ręce i w Polach Wsparcia są tylko { $there }.
       *[other] na ręce i w Polach Wsparcia jest tylko { $there }.
    }
why-cure-cost =
    { $needed ->
        [one] Leczenie kosztuje { $needed } symbol,
        [few] Leczenie kosztuje { $needed } jednakowe symbole,
       *[many] Leczenie kosztuje { $needed } jednakowych symboli,
    } a żadnego Żywiołu nie ma tyle na ręce i w Polach Wsparcia.
why-stack-empty = W zasobie nie ma już kart „{ $card }”.
why-curse-blocked = Ta Klątwa leży zakryta: nie działa, ale nie można jej też przełamać.
why-spell-blocked = Zaklęcie „{ $spell }” jest zablokowane, dopóki blokująca je Klątwa nie zejdzie z toru.
why-spell-resolving = Zaklęcie „{ $spell }” jeszcze trwa, nie można go rzucić po raz drugi.
why-spell-exhausted = Zaklęcie „{ $spell }” jest już wykorzystane. Odnowi się w twojej Fazie Koncentracji.
why-spell-useless = Zaklęcie „{ $spell }” nic by teraz nie dało, a przy tym stole takich się nie rzuca.
why-multiplier-limit =
    { $most ->
        [1] Przy tym stole Zaklęcia rzuca się tylko ze zwykłą mocą.
       *[other] Moc Zaklęcia można pomnożyć najwyżej przez { $most }.
    }
why-madness-stays = Na koniec tury nie można odrzucić Szaleństwa.
why-ability-own-turn = Twoja umiejętność działa tylko w twojej turze.
why-ability-used = Twoja umiejętność jest już w tej turze wykorzystana.
why-ability-nothing = Twoja umiejętność nie ma teraz na co zadziałać.
why-magician-taken = { $sheet } już siedzi przy stole.
why-nightmare-short = W trybie Koszmar takiej drużynie zabrakłoby kart { $element-gen } o wartości 1.

## Jak to się kończy

outcome-won = wygrana
outcome-lost-madness-stack = porażka: koniec Szaleństwa
outcome-lost-last-monster = porażka: ostatni Potwór
outcome-lost-all-mad = porażka: wszyscy oszaleli
ending-won = Ostatni Potwór kruszy się w zaschły atrament, a księga zamyka się sama. Wygrywacie wszyscy – i nikt nie musi się dowiedzieć, kto ją otworzył.
ending-lost-madness-stack = Księga żąda więcej Szaleństwa, niż zostało go w stosie, więc zabiera ostatni spokojny kąt szkoły. Przegrywacie wszyscy.
ending-lost-last-monster = Ostatni Potwór przestępuje margines, a kolejnej strony, którą można by go przykryć, już nie ma. Przegrywacie wszyscy; o tej nocy będzie się mówić szeptem.
ending-lost-all-mad = Przy stole gaśnie ostatni przytomny umysł. Księga czyta się dalej, tylko nie ma już kto pilnować strony. Przegrywacie wszyscy.

## Do czego dąży gracz

aim-last-monster = Wygrywacie razem, jeśli pokonacie ostatniego Potwora z księgi: gdy znacznik dotrze na ostatnie pole, na torze nie może leżeć żadna Klątwa. Przegrywacie od razu, gdy skończy się stos Szaleństwa albo wszyscy oszaleją.
aim-now = W tej rundzie
aim-curses = Przełamujcie Klątwy, zanim dosięgnie ich znacznik, leczcie Szaleństwo, opanowujcie nowe Zaklęcia. Potwór, który ucieknie, sporo was kosztuje, ale to jeszcze nie przegrana.
