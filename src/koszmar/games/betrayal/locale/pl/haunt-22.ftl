### Nawiedzenie 22. Wszystkie sformułowania są nasze.

haunt-22 = Operacja „Podziemie”
haunt-22-hero-intro = Najpierw znika podłoga, potem światło. Budzicie się na zimnym betonie, pod napisami z szablonu, w języku rozkazów, a gdzieś z góry znajomy głos odczytuje listę kontrolną. Tego bunkra nigdy nie zamknięto. Jego żołnierzy, jak widać, też nie.
haunt-22-traitor-intro = Czerwony telefon czekał czterdzieści lat, aż ktoś podniesie słuchawkę. To twoja ręka ją podniosła. Laboratorium mruczy, kontrolki zapalają się na zielono, a głęboko w dole stara załoga otwiera oczy, wszyscy naraz. Utrzymać posterunek, powiedział głos. Nikt nie wychodzi żywy.
haunt-22-hero-setup = Wszystkie płytki z Piwnicy oprócz jednej ({ tile-basement-landing }) wracają do stosu i tasuje się go. Wszyscy bohaterowie trafiają { tile-basement-landing.to }. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-22-traitor-setup = Zdrajca nie regeneruje cech. Jeśli płytki { tile-laboratory } nie ma w domu, zdrajca układa ją na Parterze. Poszukiwacz zdrajcy trafia na tę płytkę. Zombie działają po turze zdrajcy.
haunt-22-hero-goal = Jeden z bohaterów ucieka z domu.
haunt-22-traitor-goal = Żaden bohater już nie żyje.
haunt-22-end-hero = Rdza puszcza, zawiasy krzyczą, a za nimi jest trawa, deszcz, niebo. Coś w wojskowych butach staje na progu, salutuje i zawraca: na zewnątrz nie ma rozkazów.
haunt-22-end-traitor = Cisza na wszystkich kanałach. Ktoś drobnym, równym pismem wpisuje do dziennika datę, godzinę i liczbę intruzów, po czym odkłada słuchawkę. Jeszcze zadzwoni.
haunt-22-escape = Ucieczka
    .text = Na płytce { tile-entrance-hall } albo { tile-graveyard }: Rzut Szybkości, +2, jeśli masz kartę { card-dynamite } lub { card-skeleton-key }. 6+: bohaterowie wygrywają. 0–5: nic się nie dzieje.
haunt-22-floor-plan = Plan podziemi
    .text = Kto ma kartę { card-skull }: Rzut Wiedzy. 5+: obejrzyj następną płytkę Piwnicy w stosie i połóż ją na wierzchu albo na spodzie stosu. 0–4: nic się nie dzieje.
haunt-22-diversion = Dywersja
    .text = Na płytce { tile-laboratory }: odkrywaj płytki ze stosu, aż trafisz na płytkę Piwnicy, i ułóż ją w dowolnym miejscu Piwnicy. Pozostałe odkryte zakop pod stosem.
haunt-22-rule-command = Zdrajca nie może opuścić płytki { tile-laboratory }, dopóki żaden bohater nie stanął na Parterze.
haunt-22-rule-zombies = Na koniec tury zdrajcy { $players ->
        [3] na każdej płytce Piwnicy z otwartymi drzwiami pojawia się Zombie, jeśli zdrajca jest { tile-laboratory.at }
        [4] na każdej płytce Piwnicy z otwartymi drzwiami pojawia się Zombie, jeśli zdrajca jest { tile-laboratory.at }
        [5] { tile-basement-landing.at } pojawia się 1 Zombie, a potem Zombie na każdej płytce Piwnicy z otwartymi drzwiami, jeśli zdrajca jest { tile-laboratory.at }
       *[6] { tile-basement-landing.at } pojawia się 1 Zombie, a potem Zombie na każdej płytce Piwnicy z otwartymi drzwiami, jeśli zdrajca jest { tile-laboratory.at }
    }, dopóki starczy Żetonów.
haunt-22-rule-eaten = Bohater zabity przez Zombie znika z domu, a wszystkie jego karty zostają zakopane.
monster-22-zombie = Zombie z Zimnej Wojny
    .gen = Zombie z Zimnej Wojny
    .dat = Zombie z Zimnej Wojny
    .acc = Zombie z Zimnej Wojny
    .ins = Zombie z Zimnej Wojny
    .loc = Zombie z Zimnej Wojny
    .gender = m
    .text = Ginie od każdych obrażeń. Kogo zabije, ten znika z domu, a jego karty zostają zakopane.
prompt-22-plan = { $seat-voc }, na planie jest następna płytka Piwnicy. Gdzie ją kładziesz?
choice-22-plan-top = { $tile }: na wierzch stosu
choice-22-plan-bottom = { $tile }: na spód stosu
