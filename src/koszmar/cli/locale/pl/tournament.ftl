### koszmar tournament.

cli-about-tournament = boty mierzą się na tych samych ziarnach: kto jest silniejszy
cli-help-tournament =
    Każde dwa boty mierzą się na tych samych ziarnach, na każdym miejscu, a program podaje, kto jest silniejszy, z przedziałami 95%: ranking (Bradley–Terry, w skali Elo), a dla każdej pary różnicę na tych samych ziarnach.
    --seating teams: wszystkie miejsca zajmuje jeden bot i porównujemy drużyny (gry kooperacyjne). --seating halves: dwa boty siedzą na przemian, potem zamieniają się miejscami (gry ze stronami). --seating guests: jeden bot siada wśród innych, kolejno na każdym miejscu, i porównujemy go z tym, którego miejsce zajął.
    To samo ziarno daje te same wyniki na dowolnej liczbie rdzeni. Ctrl-C kończy wcześniej i podsumowuje to, co już rozegrano; z --save można potem wznowić przez --resume.
    Przykład: koszmar tournament bigbook --bots random,sensible --players 2-4 --sweep level=1,2,3 --matches 50 --seed 7

tournament-option-bots = Boty, które się mierzą, po przecinku (random,sensible).
tournament-option-seating = Kto gdzie siedzi; domyślnie teams tam, gdzie wygrywa się razem, a gdzie indziej halves.
tournament-option-players = Przy jakiej liczbie graczy; domyślnie przy najmniejszej, na jaką pozwala gra.
tournament-option-matches = Ile ziaren na każde ustawienie (100); każdy skład gra wszystkie.
tournament-option-out = Zapisz raport w tym pliku; bez tego zobaczysz tabele.

tournament-minds = Turniej wymaga co najmniej dwóch botów, każdego raz.
tournament-seating = „{ $seating }” niczego by nie porównało w grze { $game }: wybierz inne --seating.
tournament-out-what = „{ $path }”: raport z turnieju kończy się na .html.

tournament-title = { $game }: turniej
tournament-lead = Liczba partii: { NUMBER($matches) }; liczba ziaren na każde ustawienie: { NUMBER($seeds) }; wersja zasad { $version }, ziarno { $seed }. To polecenie, z --out i nazwą pliku, zrobi tę stronę jeszcze raz:
tournament-about-teams = Każdy bot zajął wszystkie miejsca w tych samych partiach: te same tasowania dla wszystkich. W nawiasach: gdzie z pewnością 95% leży prawdziwa wartość.
tournament-about-halves = Z każdych dwóch botów jeden siedział na co drugim miejscu, a potem zamieniły się na tym samym ziarnie: to samo szczęście dla obu. W nawiasach: gdzie z pewnością 95% leży prawdziwa wartość.
tournament-about-guests = Każdy bot siadał sam wśród innych, kolejno na każdym miejscu, na tych samych ziarnach. W nawiasach: gdzie z pewnością 95% leży prawdziwa wartość.
tournament-standings = Klasyfikacja
tournament-standings-about = Ranking liczy pojedynki: dwa boty w tym samym miejscu na tym samym ziarnie, z których jeden wygrał, a drugi przegrał. 100 punktów więcej to około 64 takich pojedynków na 100, 400 punktów – około 91. Średnia wynosi 1500. Bot, który nie przegrał żadnego pojedynku, może być jeszcze silniejszy.
tournament-mind = bot
tournament-score = wynik na miejsce
tournament-elo = ranking
tournament-share = { NUMBER($rate, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
tournament-rating = { NUMBER($points, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
tournament-pairs = Pary na tych samych ziarnach
tournament-pairs-about = O ile więcej wygranych bierze pierwszy niż drugi tam, gdzie oba miały to samo szczęście. Pusta kropka: różnicy może nie być.
tournament-pair = { $first } – { $second }
tournament-two = pierwszy – drugi
tournament-seeds = ziarna
tournament-better = lepszy pierwszy
tournament-worse = lepszy drugi
tournament-difference = różnica (punkty)
tournament-points = { NUMBER($value, maximumFractionDigits: 1) } (od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) })
tournament-cells = Każde ustawienie
tournament-cells-about = Jak często wygrywał który bot i z ilu partii.
tournament-setup = ustawienie
tournament-roles = Każda strona
tournament-roles-about = Jak często wygrywał który bot po której stronie i z ilu partii.
tournament-of = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) }) z { $whole }
