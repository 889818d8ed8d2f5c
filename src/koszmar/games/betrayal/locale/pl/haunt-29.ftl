### Nawiedzenie 29. Wszystkie sformułowania są nasze.

haunt-29 = Piękny ogród
haunt-29-hero-intro = Ogród zimowy pachnie czerwcem i nie jest już na końcu korytarza, tylko wszędzie wokół was. Ktoś podpisał już umowę na ten dom, pismem jak pnące róże. Nowi właściciele są mali, jaśni i przerażająco uprzejmi. Właśnie zauważyli, że stoicie na ich trawniku.
haunt-29-traitor-intro = Tak ładnie prosili. Dom za lato, które się nie kończy, to wyglądało na dobry interes i od tamtej pory twoje stopy nie dotknęły ziemi. Starzy goście nie pasują do rabat. Pomożesz ich uprzątnąć jeszcze przed herbatą.
haunt-29-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-29-traitor-setup = Zdrajca nie regeneruje cech. Na płytce zdrajcy { $players ->
        [3] pojawia się 1 Wróżka
        [4] pojawiają się 2 Wróżki
        [5] pojawiają się 3 Wróżki
       *[6] pojawiają się 3 Wróżki
    }. Wróżki działają po turze zdrajcy.
haunt-29-hero-goal = Zwiążcie Wróżki.
haunt-29-traitor-goal = Żaden bohater już nie żyje.
haunt-29-end-hero = Żelazo, imię i obietnica: węzeł trzyma. Tupią, płaczą płatkami, a potem muszą się roześmiać, bo kochają dobre targi, nawet przegrane. Tam, gdzie był ogród, stoi pęknięta doniczka z badylem bluszczu.
haunt-29-end-traitor = Rano róże są wprost niezwykłe. Każda ma inny kolor i, jeśli się nachylić i posłuchać, inny głos. Podlewa je ktoś, czyje stopy nie dotykają ziemi.
haunt-29-iron = Szukanie zimnego żelaza
    .text = Na płytce z Symbolem Przedmiotu: Rzut Siły. 5+: weź Żelazo (są dwa). 0–4: nic się nie dzieje.
haunt-29-learn = Nauka rytuału
    .text = Na płytce { tile-library } albo { tile-ritual-room }: Rzut Wiedzy. 5+: weź swój Żeton Bohatera. 0–4: nic się nie dzieje.
haunt-29-bind = Związanie Wróżek
    .text = Na płytce z Wróżką: Rzut Wiedzy, +2, jeśli masz swój Żeton Bohatera, +2, jeśli masz Żelazo, +2, jeśli masz kartę { card-ring }. 9+: bohaterowie wygrywają. 0–8: nic się nie dzieje.
haunt-29-rule-iron = Bohaterowie mogą wymieniać się między sobą Żelazem, ale nie Żetonami Bohaterów.
haunt-29-rule-speed = Zdrajca bez broni może atakować Szybkością.
monster-29-fae = Wróżka
    .gen = Wróżki
    .dat = Wróżce
    .acc = Wróżkę
    .ins = Wróżką
    .loc = Wróżce
    .gender = f
    .text = Obrażenia nic jej nie robią: nie można jej ogłuszyć. Atakuje Szybkością dowolnego bohatera w polu widzenia.
token-29-iron = Żelazo
    .gen = Żelaza
    .acc = Żelazo
token-29-learned = Żeton Bohatera
    .gen = Żetonu Bohatera
    .acc = Żeton Bohatera
