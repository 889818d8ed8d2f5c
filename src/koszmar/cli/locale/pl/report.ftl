### Strona HTML polecenia koszmar balance.

report-lead = Liczba partii: { NUMBER($matches) }; na wszystkich miejscach bot „{ $bot }”, wersja zasad { $version }, ziarno { $seed }. To polecenie, z --out i nazwą pliku, zrobi tę stronę jeszcze raz:
report-reading = W nawiasach i jako kreski na wykresach: gdzie z pewnością 95% leży prawdziwa częstość; na słupku dotyczy to jego pierwszej części. To wyniki botów: ludzie grają inaczej.
report-interrupted = Przerwano wcześniej: liczy się tylko to, co zdążono rozegrać.
report-all-numbers = Wszystkie liczby
report-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
report-points = { NUMBER($value, maximumFractionDigits: 0) } (od { NUMBER($low, maximumFractionDigits: 0) } do { NUMBER($high, maximumFractionDigits: 0) })
report-from-to = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }

report-who-wins = Kto wygrywa
report-who-wins-about = Jak często partie kończą się którym wynikiem i jak długo trwają: mediana oraz tury, między którymi kończy się osiem partii na dziesięć.
report-turn = tura
report-turns = tury (mediana)
report-turns-spread = 8 na 10 partii
report-outcome = wynik
report-won = wygrane

report-when = Kiedy partie się kończą
report-when-about = Jaka część wszystkich partii doszła do którego wyniku do danej tury. Pusta część u góry to partie, które jeszcze trwają.
report-when-chart = Partie zakończone do kolejnych tur, { $players }

report-players = Liczba graczy
report-role = Strona
report-label = { $name } ({ $matches })
report-by-setting-about = Wszystkie pozostałe ustawienia razem.
report-by-match-about = Partie, w których się to pojawiło, i czym się skończyły.
report-by-seat-about = Jak często wygrywał gracz z tą postacią, a w grze kooperacyjnej: drużyna z tą postacią. Wszystkie ustawienia razem; niżej porównujemy tylko podobne z podobnym.
report-by-role-about = Jak często wygrywała strona, spośród partii, w których grała.

report-things = Co ma znaczenie
report-things-about =
    Czy ten, kto na coś trafi, wygrywa częściej? { $team ->
        [yes] Drużyny porównujemy z drużynami o tych samych ustawieniach, które obyły się bez tego.
       *[no] Graczy porównujemy z graczami o tych samych ustawieniach i po tej samej stronie, którzy obyli się bez tego.
    } W punktach procentowych. Pełna kropka i gwiazdka: pewne nawet wśród wszystkich tu porównywanych; pusta kropka: pewne z osobna, ale na sto takich kilka to przypadek. Co przychodzi późno, pojawia się w długich partiach: różnica to trop, jeszcze nie przyczyna.
report-things-one = element
report-in-matches = w partiach
report-uses = razy
report-with = wygrane z tym
report-without = wygrane bez tego
report-difference = różnica (punkty)
report-answers = Wybory, które mają znaczenie
report-answers-about = To samo dla odpowiedzi tam, gdzie był wybór: jak często odpowiedź była wśród możliwości, jak często ją wybrano i czy ci, którzy wybrali ją choć raz, wygrywali częściej. Wielokropek zastępuje to, co w każdej partii jest inne.
report-answers-one = odpowiedź
report-question = pytanie
report-offered = do wyboru
report-taken = wybrano

report-never = Nigdy się nie pojawiło
report-never-about = Elementy gry, których nie widziała żadna partia: bo nikt ich nie chce albo droga do nich jest za długa.
report-one-sided = Jednostronne
report-one-sided-about = Co nie zostawia wątpliwości, jak się skończy.
report-hopeless = Nikt nigdy z tym nie wygrał
report-hopeless-one =
    { $name } ({ $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[many] { $matches } partii
    })

