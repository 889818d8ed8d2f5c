### Nawiedzenie 47. Wszystkie sformułowania są nasze.

haunt-47 = Rycerz niezapomniany
haunt-47-hero-intro = Gdzieś gra trąbka, a potem tapeta jest lasem, lampy pochodniami, a płaszcz przeciwdeszczowy kaftanem, który czuć koniem. Jesteście w cudzej opowieści i dociera do was, że to nie wy jesteście w niej ci dobrzy. W oddali powietrze faluje jak kotara. Na korytarzu bardzo duża zbroja opuszcza przyłbicę.
haunt-47-traitor-intro = Hełm pasuje. Nareszcie coś tu ma sens: jest królestwo, jest wyprawa i są łotry przebrane za twoich przyjaciół. Będą próbowali wymknąć się z opowieści tylnymi drzwiami. Prawdziwy rycerz się nie męczy, nie waha i nie umiera na długo.
haunt-47-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-47-traitor-setup = Zdrajca regeneruje wszystkie cechy. Za każdego bohatera kładzie się Portal na płytce jego obszaru, która jest od niego najdalej. Każdy bohater dostaje Żeton Niewoli i jest Uwięziony.
haunt-47-hero-goal = Zamknijcie ostatni Portal.
haunt-47-traitor-goal = Żaden bohater już nie żyje.
haunt-47-end-hero = Opada ostatnia kotara i las znów jest tapetą. Na podłodze holu z westchnieniem osiada sterta blach. Ktoś zabiera jedną rękawicę, przyda się do kominka.
haunt-47-end-traitor = I tak oto królestwo pozbyło się łotrów, mówi księga, a dobry rycerz odjechał do domu przez długą galerię. To krótki rozdział. Na następnej stronie jest miejsce na nowych.
haunt-47-escape = Ucieczka z opowieści
    .text = Na płytce z Portalem, z Żetonem Niewoli: Rzut Wiedzy, +2, jeśli jest tu wolny bohater. 6+: Żeton Niewoli wraca do zdrajcy, odzyskujesz wolność. 0–5: zyskujesz 1 Wiedzy.
haunt-47-close = Zamknięcie Portalu
    .text = Na płytce z Portalem, bez Żetonu Niewoli: Rzut Wiedzy albo Poczytalności. 4+: Portal znika. 0–3: otrzymujesz jedną kość Obrażeń Psychicznych.
haunt-47-rule-moves = Na początku swojej tury bohater wykonuje Rzut Szybkości: wynik to liczba jego ruchów, co najmniej 1.
haunt-47-rule-trade = Uwięzieni i wolni bohaterowie nie mogą się ze sobą wymieniać.
haunt-47-rule-tale = Zdrajca może w swojej turze zaatakować każdego żywego bohatera, każdego najwyżej raz. Uwięzionych atakuje Poczytalnością, dodaje 2 do wyniku i zadaje Obrażenia Fizyczne. Wolnych atakuje Siłą: pokonany bohater nie otrzymuje obrażeń, lecz dostaje Żeton Niewoli i jest Uwięziony; jeśli zdrajca przegra, sam nie otrzymuje obrażeń.
haunt-47-rule-knight = Gdyby zdrajca miał zginąć, zamiast tego regeneruje wszystkie cechy.
token-47-portal = Portal
    .gen = Portalu
    .acc = Portal
token-47-trapped = Niewola
    .gen = Niewoli
    .acc = Niewolę
event-47-free = { $seat } odzyskuje wolność!
event-47-closed = Portal { $tile-at } zostaje zamknięty.
