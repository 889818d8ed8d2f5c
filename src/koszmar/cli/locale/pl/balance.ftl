### koszmar balance.

cli-about-balance = kto jak często wygrywa, przy każdej wartości opcji
cli-help-balance =
    Boty grają każdą wartość opcji przy każdej liczbie graczy, a raport mówi, jak często wygrywała która strona, z przedziałami 95%, i jak długo to trwało.
    Z --out powstaje strona, obrazek i dziennik, partia po partii: przerwane przez Ctrl-C albo brak prądu, to samo polecenie rusza od miejsca, w którym stanęło, a z większym --matches dokłada do tego, co już jest.
    To samo ziarno daje te same wyniki na dowolnej liczbie rdzeni. Kod wyjścia 1, jeśli którejś partii nie dało się dograć.
    Przykład: koszmar balance bigbook --over level --matches 200 --seed 7 --out balans.md

balance-option-over = opcja gry, której wartości porównujesz
balance-option-values = które wartości; domyślnie wszystkie, które gra zna
balance-option-players = przy jakiej liczbie graczy; domyślnie przy każdej
balance-option-bot = bot na każdym miejscu
balance-option-matches = ile partii na każdą wartość przy każdej liczbie graczy (100)
balance-option-out = zapisz raport w tym pliku, a obok obrazek i dziennik; bez tego zobaczysz tabelę
balance-option-anew = zapomnij dziennik i zacznij od nowa

balance-no-values = Opcja „{ $name }” nie ma listy wartości; wymień je w --values.
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
balance-all = Każda wartość
balance-failures =
    { $count ->
        [one] Nie dograno { $count } partii
        [few] Nie dograno { $count } partii
       *[many] Nie dograno { $count } partii
    }
balance-failed = { $error } ({ $command })
