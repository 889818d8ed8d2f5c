### Nawiedzenie 11. Wszystkie sformułowania są nasze.

haunt-11 = Nie daj się ugotować
haunt-11-intro = Zapach wychodzi spod podłogi: cebula, tymianek i bardzo duży garnek. „Je ten, kto coś przyniesie”, podśpiewuje na dole kucharz i ostrzy o stalkę długi nóż. W tym domu jest co jeść, tu i ówdzie. Tylko zawsze odrobinę za mało.
haunt-11-setup = Na bok odkłada się { $players ->
        [3] 2 Żetony
        [4] 3 Żetony
        [5] 4 Żetony
       *[6] 5 Żetonów
    } Jedzenia. Pierwszą turę rozgrywa gracz po lewej stronie Odkrywcy nawiedzenia.
haunt-11-goal = Każdy za siebie: wygrywa ostatni żywy poszukiwacz.
haunt-11-end-alone = Kucharz wiąże serwetkę pod ostatnią szyją w tym domu i unosi pokrywkę. Takiego głodu jeszcze tu nie było. O to, co jest w środku, nikt nie pyta; to byłaby lista imion.
haunt-11-end-nobody = W końcu nikt niczego nie przyniósł, więc na obiad trafili wszyscy. Kucharz oblizuje łyżkę i stwierdza, że trzeba dosolić.
haunt-11-rummage = Myszkowanie
    .text = Na dowolnej płytce, dopóki jest Jedzenie: Rzut Wiedzy, +2 na płytce { tile-kitchen }, { tile-larder }, { tile-dining-room }, { tile-panic-room } albo { tile-graveyard }. 6+: weź Jedzenie. Możesz mieć dowolnie wiele.
haunt-11-rule-food = Jedzeniem można się wymieniać i można je rabować zmarłym.
haunt-11-rule-steal = Jeśli wygrasz atak Siłą, możesz zamiast zadać obrażenia zabrać przegranemu Jedzenie.
haunt-11-rule-dinner = Po turze Odkrywcy nawiedzenia, jeśli całe Jedzenie zostało zabrane, ginie każdy poszukiwacz bez Jedzenia. Jeśli żyje wtedy więcej niż jeden, całe Jedzenie wraca i odkłada się je na nowo: o jedno mniej, niż jest żywych poszukiwaczy.
token-11-food = Jedzenie
    .gen = Jedzenia
    .acc = Jedzenie
event-11-stocked = Żetony Jedzenia ukryte w domu: { $number }.
event-11-dinner = Podano do stołu: kto nie ma Jedzenia, sam jest jedzeniem.
