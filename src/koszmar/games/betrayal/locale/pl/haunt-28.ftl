### Nawiedzenie 28. Wszystkie sformułowania są nasze.

haunt-28 = Będzie nam potrzebny większy dom
haunt-28-hero-intro = Najpierw dywan jest wilgotny, potem nie ma dywanu. Spomiędzy desek wybija zimna morska woda, sto mil od najbliższego morza, a ktoś z was wszedł w nią z Idolem w ręku i nie wypłynął. Pod odbiciem żyrandola przesuwa się płetwa. To duża płetwa.
haunt-28-traitor-intro = Nogi zawsze tylko przeszkadzały. Idol otwiera kamienne usta, woda zamyka się nad tobą i cały świat to już tylko zęby. Tamci chlapią się na górze, ciepli i hałaśliwi. Wystarczy poczekać, aż nie będzie żadnej góry.
haunt-28-hero-setup = Niczego nie przygotowujecie, wszystko robi zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-28-traitor-setup = Rekin Widmo pojawia się na płytce zdrajcy. Poszukiwacz zdrajcy i karta { card-idol } znikają z gry; inne karty zdrajcy zostają zakopane. Płytka zdrajcy zostaje zalana, czyli odwrócona (jeśli jest początkowa, zalewa się najbliższą inną). { $players ->
        [3] Reszta domu jest na razie sucha.
        [4] Potem zalewa się jeszcze 1 płytkę tego obszaru.
        [5] Potem zalewa się jeszcze 2 płytki tego obszaru.
       *[6] Potem zalewa się jeszcze 3 płytki tego obszaru.
    } Płytek początkowych nigdy się nie zalewa. Rekin działa zamiast tury zdrajcy.
haunt-28-hero-goal = Wysadźcie Rekina.
haunt-28-traitor-goal = Żaden bohater już nie żyje albo na koniec tury Rekina zalane są wszystkie płytki poza początkowymi.
haunt-28-end-hero = Przez chwilę cały dom jest jedną białą fontanną. Potem pada rybami, tynkiem i mnóstwem zębów, a woda z bulgotem wylewa się drzwiami piwnicy, jakby czekano na nią gdzie indziej.
haunt-28-end-traitor = Nad wodą został tylko kurek na dachu i kręci się z wiatrem. Od czasu do czasu okrąża go płetwa, dla towarzystwa. Posiadłość ma teraz jezioro; cena pójdzie w górę.
haunt-28-search = Szukanie ładunków
    .text = Na płytce z Symbolem Przedmiotu: Rzut Szybkości. 4+: weź Ładunek Wybuchowy (jest ich pięć). 0–3: nic się nie dzieje.
haunt-28-feed = Nakarmienie Rekina
    .text = Na płytce z Rekinem: Rzut Siły, +2, jeśli masz kartę { card-dynamite }. Gdy kości już leżą, możesz odrzucić dowolną liczbę swoich Ładunków: +2 za każdy. 10+: bohaterowie wygrywają. 0–9: otrzymujesz 2 Obrażenia Fizyczne i kończysz turę.
haunt-28-surface = Wynurzenie
    .text = Rekin przenosi się na dowolną zalaną płytkę.
haunt-28-rule-explosives = Ładunkami Wybuchowymi można się wymieniać.
haunt-28-rule-flooded = Zalana płytka leży zakryta: ma drzwi z każdej strony, a nie ma nazwy, tekstu ani Symbolu.
haunt-28-rule-rise = Na początku tury każdego bohatera zdrajca zalewa płytkę sąsiadującą z zalaną, ale nie początkową; jeśli takiej nie ma, płytkę sąsiadującą z początkową.
monster-28-shark = Rekin Widmo
    .gen = Rekina Widma
    .dat = Rekinowi Widmu
    .acc = Rekina Widmo
    .ins = Rekinem Widmem
    .loc = Rekinie Widmie
    .gender = m
    .text = Obrażenia nic mu nie robią: nie można go ogłuszyć. Raz w swojej turze może się wynurzyć na dowolnej zalanej płytce.
token-28-trap = Ładunek Wybuchowy
    .gen = Ładunku Wybuchowego
    .acc = Ładunek Wybuchowy
prompt-28-flood = { $seat-voc }, którą płytkę zalewa woda?
