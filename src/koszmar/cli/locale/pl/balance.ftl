### koszmar balance.

cli-about-balance = kto jak często wygrywa i z czym, przy wszystkim, co da się zmienić
cli-help-balance =
    Boty grają przy każdej liczbie graczy, z każdą wartością opcji (--over) albo czegokolwiek, co zmieniasz (--sweep), a raport mówi, jak często wygrywała która strona, z przedziałami 95%, i jak długo to trwało.
    Z --out PLIK.html powstaje cały raport: kto wygrywa, kiedy partie się kończą, które postacie, karty i wybory mają znaczenie, co nigdy się nie pojawia. Z --out PLIK.md powstaje krótka strona i obrazek.
    Obok strony zapisywana jest każda partia: przerwane przez Ctrl-C albo brak prądu, to samo polecenie rusza od miejsca, w którym stanęło, a z większym --matches dokłada do tego, co już jest.
    To samo ziarno daje te same wyniki na dowolnej liczbie rdzeni. Kod wyjścia 1, jeśli którejś partii nie dało się dograć.
    Przykład: koszmar balance bigbook --over level --matches 200 --seed 7 --out balans.html
    Przykład: koszmar balance bigbook --players 3 --sweep hand_size=5,6,7 --sweep madness_by_players.3=20,25

balance-option-over = Opcja gry, której wartości porównujesz.
balance-option-values = Które wartości; domyślnie wszystkie, które gra zna.
balance-option-sweep = Opcja, wykładnia albo wydrukowana liczba i wartości do porównania; można podać kilka razy.
balance-option-png = Przy stronie HTML: także każdy wykres jako PNG, w folderze obok.
balance-option-players = Przy jakiej liczbie graczy; domyślnie przy każdej.
balance-option-bot = Bot na każdym miejscu: random, sensible, search:50 …
balance-option-matches = Ile partii na każdą wartość przy każdej liczbie graczy (100).
balance-option-out = Zapisz raport w tym pliku, a obok każdą partię; bez tego zobaczysz tabelę.
balance-option-anew = Zapomnij to, co zapisano obok strony, i zacznij od nowa.

balance-values-of-what = --values mówi, które wartości opcji porównać: wskaż tę opcję przez --over.
balance-no-values = Opcja „{ $name }” nie ma listy wartości; wymień je w --values.
balance-not-one-value = „{ $name }” ma kilka pozycji: zmieniaj jedną z nich, na przykład { $name }.2=20,25.
balance-out-what = „{ $path }”: raport kończy się na .html albo .md.
balance-other-campaign = { $path } należy do kampanii z innymi zasadami, ustawieniami albo innym ziarnem. Zapisz raport gdzie indziej przez --out albo zacznij od nowa przez --anew.
balance-written = Raport jest tu: { $path }

balance-title = { $game }: balans
balance-about = Liczba partii na każdą wartość przy każdej liczbie graczy: { NUMBER($matches, useGrouping: 0) }; na wszystkich miejscach bot „{ $bot }”, wersja zasad { $version }, ziarno { $seed }. W nawiasach: gdzie z pewnością 95% leży prawdziwa częstość (Wilson). Kreska: przy tej wartości nigdy się nie zdarzyło. To wyniki botów: ludzie grają inaczej. To samo polecenie zrobi tę samą stronę:
balance-picture = Wyniki według wartości i liczby graczy; kreska to przedział dla wyniku z lewej
balance-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
balance-share = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
balance-turns = tury (średnio)
balance-overall = Wszystko razem
balance-lopsided = Jednostronne: jeden wynik powyżej 90% przy każdej liczbie graczy
balance-seats = Co stało się z miejscami przy stole
balance-seats-counted = miejsca
balance-seats-won = wygrane
balance-role = rola
balance-all = Każda wartość
balance-failures =
    { $count ->
        [one] Nie dograno { $count } partii
        [few] Nie dograno { $count } partii
       *[many] Nie dograno { $count } partii
    }
balance-failed = { $error } ({ $command })
