### Nawiedzenie 8. Wszystkie sformułowania są nasze.

haunt-08 = Wielkie sprzątanie
haunt-08-intro = Odzywa się dzwonek i w suterenie służba odstawia filiżanki. Nie żyją od sześćdziesięciu lat i nie opuścili ani jednego dnia. Na dywanie jest błoto, odnotowują, i czuć gośćmi. Do rana dom ma lśnić, a skrobaki mają naprawdę ostre.
haunt-08-setup = Wykłada się płytki ze stosu, bez ich efektów, aż w domu { $players ->
        [3] będą 3 płytki
        [4] będą 4 płytki
        [5] będzie 5 płytek
       *[6] będzie 6 płytek
    } z Symbolem Wydarzenia. Na osobnych płytkach z Symbolem Wydarzenia, równomiernie po obszarach, { $players ->
        [3] stają 3 Służące
        [4] stają 4 Służące
        [5] staje 5 Służących
       *[6] staje 6 Służących
    }. Działają po turze Odkrywcy nawiedzenia. Pierwszą turę rozgrywa gracz po jego lewej stronie.
haunt-08-goal = Posprzątajcie pięć brudnych płytek: { tile-bloody-room }, { tile-charred-room }, { tile-collapsed-room }, { tile-junk-room } i { tile-catacombs }. Przegrywacie, gdy wszyscy zginą.
haunt-08-end-hero = Najstarsza ze służących przesuwa białą rękawiczką po ostatniej półce, długo ogląda palec i kiwa głową. Gęsiego, ze złożonymi ściereczkami, wchodzą w ścianę i nareszcie mają wolne.
haunt-08-end-nobody = Ani plamki. Sztućce policzone, łóżka posłane razem z wami, a rogi pościeli ostre jak koperta.
haunt-08-clean = Sprzątanie
    .text = Na płytce { tile-bloody-room }, { tile-charred-room }, { tile-collapsed-room }, { tile-junk-room } albo { tile-catacombs }, jeszcze nieposprzątanej: Rzut Szybkości albo Poczytalności. 5+: płytka jest czysta; piąta daje wygraną.
haunt-08-rule-tidy = Na koniec tury Potworów każdy poszukiwacz otrzymuje 1 Obrażenie Ogólne.
monster-08-housekeeper = Służąca
    .gen = Służącej
    .dat = Służącej
    .acc = Służącą
    .ins = Służącą
    .loc = Służącej
    .gender = f
    .text = Idzie do najbliższego poszukiwacza, z kilku do najstarszego, i atakuje Siłą. Obrażenia ją ogłuszają.
token-08-clean = Czysto
    .gen = Żetonu Czysto
    .acc = Żeton Czysto
