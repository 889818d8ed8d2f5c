### Nawiedzenie 20. Wszystkie sformułowania są nasze.

haunt-20 = Nie mów tego na głos
haunt-20-hero-intro = We wsi każdy zna jego imię, a od sześćdziesięciu lat nikt go nie wymówił. Ktoś z was właśnie to zrobił, po cichutku, do kogoś w drzwiach. On nie ma twarzy, ma listę. Pokoje, po kolei. Jeśli znajdziecie je tak, jak zapisał, da się go dotknąć. Jeśli się pomylicie, przyjdzie i spojrzy na was tym, czego nie ma.
haunt-20-traitor-intro = W dzieciństwie pozwalał ci wybierać pokoje. Pamiętasz, jak się w to gra: ty piszesz, oni błądzą, a kto powie na głos zły pokój, tego widać. Stoi teraz obok ciebie i pachnie kredą. Wymów jego imię jeszcze raz. On to lubi.
haunt-20-hero-setup = Jeśli oprócz płytek początkowych w domu leży mniej niż pięć płytek, bohaterowie dokładają płytki ze stosu, aż będzie ich pięć. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-20-traitor-setup = Zdrajca (najstarsza postać) regeneruje wszystkie cechy i potajemnie zapisuje po kolei { $players ->
        [3] 2 różne płytki
        [4] 3 różne płytki
        [5] 4 różne płytki
       *[6] 5 różnych płytek
    } domu, żadnej początkowej. Na jego płytce pojawia się Człowiek bez Twarzy; działa po turze zdrajcy.
haunt-20-hero-goal = Znajdźcie po kolei wszystkie płytki z listy. Potem bohater musi zaatakować Człowieka bez Twarzy i wygrać.
haunt-20-traitor-goal = Żaden bohater już nie żyje.
haunt-20-end-hero = Pod pięścią jednak coś jest: nos, usta, przestraszone oczy staruszka. Zasłania je rękami i znika. Na podłodze leży lista, a na niej każda linijka jest skreślona.
haunt-20-end-traitor = Chodzi od jednego do drugiego z wilgotną szmatką i wyciera, delikatnie jak pielęgniarka. Kiedy kończy, nie odróżniłby ich już nawet ktoś, kto znał ich najdłużej.
haunt-20-find = Odnalezienie pokoju
    .text = Na dowolnej płytce: zapytaj, czy to następna płytka z listy. Jeśli tak, połóż tu Runę, a płytkę się skreśla. Jeśli nie, zdrajca robi to, co każe Księga Zdrajcy, a potem pojawia się tu Człowiek bez Twarzy i atakuje cię Siłą.
haunt-20-rule-beaten = Gdy leżą już wszystkie Runy, bohater, który zaatakuje Człowieka bez Twarzy i wygra, kończy nawiedzenie zwycięstwem bohaterów.
haunt-20-rule-list = Na liście są różne płytki, żadnej początkowej. Gdy bohater wskaże złą płytkę, zdrajca mówi, czy zgadza się obszar, a jeśli tak, to ile ruchów dzieli ją od następnej płytki z listy (bez Windy i kart). Jeśli ta płytka zmieniła miejsce, odpowiedź dotyczy tego, gdzie leży teraz.
monster-20-faceless-man = Człowiek bez Twarzy
    .gen = Człowieka bez Twarzy
    .dat = Człowiekowi bez Twarzy
    .acc = Człowieka bez Twarzy
    .ins = Człowiekiem bez Twarzy
    .loc = Człowieku bez Twarzy
    .gender = m
    .text = Obrażenia nic mu nie robią: nie można go ogłuszyć.
token-20-rune = Runa
    .gen = Runy
    .acc = Runę
prompt-20-write = { $seat-voc }, którą płytkę zapisujesz pod numerem { $number }?
event-20-found = { $seat } ma rację: następny pokój to { $tile }.
event-20-warm =
    { $moves ->
        [one] { $seat } się myli: to nie { $tile }. Obszar się zgadza, do pokoju jest { $moves } ruch.
        [few] { $seat } się myli: to nie { $tile }. Obszar się zgadza, do pokoju są { $moves } ruchy.
       *[many] { $seat } się myli: to nie { $tile }. Obszar się zgadza, do pokoju jest { $moves } ruchów.
    }
event-20-no-way = { $seat } się myli: to nie { $tile }. Obszar się zgadza, ale stąd nie ma tam drogi.
event-20-cold = { $seat } się myli: to nie { $tile } i nie ten obszar.
lore-20-left = Pokoje do odnalezienia: { $number }.
lore-20-list = Twoja lista, od następnego pokoju: { $rooms }.
