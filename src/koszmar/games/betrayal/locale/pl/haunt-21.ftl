### Nawiedzenie 21. Wszystkie sformułowania są nasze.

haunt-21 = Spooky McMasters przedstawia…
haunt-21-hero-intro = Werbel znikąd, zielone światło i głos jak ze starego radia: dobry wieczór, upiorki i potworki! Spooky McMasters, gospodarz dziewięciuset opowieści z dreszczykiem, potrzebuje w tym sezonie jeszcze jednej. Siedzi w Bibliotece z Księgą na kolanach i pisze, a co napisze o pokoju, to wchodzi przez drzwi. Wy jesteście obsadą.
haunt-21-traitor-intro = Twoje pierwsze listy do niego były jeszcze pisane kredką. Odpisał na każdy. Dziś wreszcie masz rolę, i to nie ofiary, skąd: fana, który otwiera drzwi od środka. Pilnuj, żeby Księga była u mistrza, a oni na swoich miejscach aż do końca rozdziału.
haunt-21-hero-setup = Jeśli w domu nie ma płytki { tile-library }, bohaterowie biorą ją ze stosu i dokładają w innym obszarze niż ten, w którym jest zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-21-traitor-setup = Na płytce { tile-library } pojawia się Spooky McMasters i dostaje kartę { card-book }. Na płytce zdrajcy pojawia się Koszmar. Zdrajca regeneruje wszystkie cechy, a potem zyskuje { $players ->
        [3] 1 Siły i 1 Szybkości
        [4] 1 Siły i 1 Szybkości
        [5] 2 Siły i 2 Szybkości
       *[6] 3 Siły i 3 Szybkości
    }. Po turze zdrajcy działa Spooky, a po nim Koszmary.
haunt-21-hero-goal = Spalcie Księgę.
haunt-21-traitor-goal = Żaden bohater już nie żyje.
haunt-21-end-hero = Kartki zwijają się jedna po drugiej i z każdą coś w domu kłania się i gaśnie. Gospodarz spogląda na swoje blednące kapcie. Zapraszam za tydzień, mówi bez większej nadziei.
haunt-21-end-traitor = I tak, drodzy słuchacze, dom ucichł. Spooky osusza ostatnią linijkę, najwierniejszy fan klaszcze, aż bolą dłonie, a w napisach końcowych idą same nazwiska w czarnych ramkach.
haunt-21-burn = Spalenie Księgi
    .text = Z kartą { card-book } na płytce { tile-furnace-room }, { tile-ritual-room }, { tile-kitchen }, { tile-laboratory } albo { tile-charred-room }: Rzut Poczytalności. 5+: bohaterowie wygrywają. 0–4: nic się nie dzieje.
haunt-21-build = Rozwój postaci
    .text = Na płytce { tile-library }: Rzut Poczytalności. 4+: zyskujesz 1 Siły albo 1 Szybkości. 0–3: pojawia się tu Koszmar.
haunt-21-return-book = Zwrot Księgi
    .text = Z kartą { card-book } na płytce { tile-library }: oddaj ją Spooky’emu.
haunt-21-ghostwrite = Pisanie na żywo
    .text = Gdy Spooky ma kartę { card-book }: wskaż dowolną płytkę i rzuć dwiema kośćmi. 4: każdy poszukiwacz na niej otrzymuje 3 Obrażenia Fizyczne. 2–3: każdy poszukiwacz na niej otrzymuje dwie kości Obrażeń Psychicznych i pojawia się tam Koszmar. 0–1: pojawiają się tam dwa Koszmary.
haunt-21-rule-book = Bohater, który wygra atak Siłą przeciw Spooky’emu, gdy ten ma kartę { card-book }, zabiera ją. Bohater z kartą { card-book } może atakować Koszmary dowolną cechą.
haunt-21-rule-theft = Gdy zdrajca wygra atak Siłą przeciw temu, kto ma kartę { card-book }, może ją zabrać zamiast zadać obrażenia.
monster-21-spooky = Spooky McMasters
    .gen = Spooky’ego McMastersa
    .dat = Spooky’emu McMastersowi
    .acc = Spooky’ego McMastersa
    .ins = Spookym McMastersem
    .loc = Spookym McMastersie
    .gender = m
    .text = Nie może opuścić płytki { tile-library }. Dopóki ma kartę { card-book }, może pisać na żywo. Obrażenia nic mu nie robią: nie można go ogłuszyć.
monster-21-horror = Koszmar
    .gen = Koszmaru
    .dat = Koszmarowi
    .acc = Koszmar
    .ins = Koszmarem
    .loc = Koszmarze
    .gender = m
    .text = Obrażenia go ogłuszają.
event-21-book = { $monster } znów ma Księgę.
