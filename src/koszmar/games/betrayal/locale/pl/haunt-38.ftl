### Nawiedzenie 38. Wszystkie sformułowania są nasze.

haunt-38 = Złowrogi wieczorek
haunt-38-hero-intro = Dzwonek dzwoni i nie przestaje. Przynieśli zapiekanki. Przynieśli swoje najlepsze noże. Jest całe wzgórze, w strojach wieczorowych, z tym samym uprzejmym uśmiechem, a przy drzwiach kuchni ktoś z was liczy talerze. Na liście gości was nie ma. Jesteście w menu.
haunt-38-traitor-intro = Po tylu latach spokoju wypada się sąsiadom odwdzięczyć. Stół nakryty, Pierścień lśni na palcu, piekarnik gorący. Uśmiech. Dopóki trwa przyjęcie, przyjdą następni, a odesłać ich do domu głodnych byłoby doprawdy nieuprzejmie.
haunt-38-hero-setup = Niczego nie przygotowujecie, wszystko robi zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-38-traitor-setup = Jeśli płytki { tile-kitchen } nie ma w domu, zdrajca wykłada ją na Parterze, jak najdalej od { tile-entrance-hall.gen }. Zdrajca regeneruje wszystkie cechy. Licznik zaczyna od { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 4
    }. { $players } Sąsiadów trafia na różne płytki z Symbolem Wydarzenia, nadmiarowi do { tile-entrance-hall.gen }. Działają po turze zdrajcy.
haunt-38-hero-goal = Na koniec tury bohatera nie ma już żadnego Sąsiada.
haunt-38-traitor-goal = Żaden bohater już nie żyje.
haunt-38-end-hero = Ostatni gość się kłania, dziękuje za uroczy wieczór i wychodzi przez ścianę. Świece dopalają się nad pustymi talerzami. Wszyscy, którzy zostali, są bardzo, bardzo głodni i nikt o tym nie mówi.
haunt-38-end-traitor = Pochwałom nie ma końca. Ktoś prosi o przepis, ktoś inny, ocierając kącik ust, pyta, u kogo będzie przyjęcie za rok.
haunt-38-again = Kolejny cios Pierścieniem
    .text = Po ataku w tej turze kartą { card-ring }, dopóki nie przegrasz nią ataku: zaatakuj nią jeszcze raz. Musisz ją mieć od początku tury, a po ataku nie można jej oddać w wymianie.
haunt-38-call-off = Odwołanie przyjęcia
    .text = Na płytce z Symbolem Wydarzenia: Rzut Wiedzy albo Szybkości. 6+: Licznik spada o 1. 0–5: nic się nie dzieje.
haunt-38-rule-host = Gdy zdrajca miałby zginąć, zamiast tego regeneruje wszystkie cechy i pojawia się { tile-kitchen.at }, a kartę { card-ring } dostaje zabójca.
haunt-38-rule-guests = Na koniec tury Potworów pojawia się tylu nowych Sąsiadów, ile wskazuje Licznik, po jednym na płytkę z Symbolem Wydarzenia; dla kogo nie ma płytki, ten nie przychodzi.
monster-38-neighbour = Sąsiad
    .gen = Sąsiada
    .dat = Sąsiadowi
    .acc = Sąsiada
    .ins = Sąsiadem
    .loc = Sąsiedzie
    .gender = m
    .text = Atakuje Siłą. Obrażenia go zabijają.
prompt-38-target = { $seat-voc }, kogo atakujesz Pierścieniem?
