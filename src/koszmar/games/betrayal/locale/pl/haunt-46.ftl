### Nawiedzenie 46. Wszystkie sformułowania są nasze.

haunt-46 = Upiorne włosy
haunt-46-hero-intro = Najpierw był jeden długi czarny włos w umywalce. Potem całe gniazdo w wannie, mokre i ciepłe, a gdy ktoś pociągnął, coś z dołu pociągnęło w swoją stronę. Jedno z was drapało się przez cały wieczór i teraz zostały po nim same włosy, od podłogi po sufit, i oddychają. Ktoś w tym domu szukał kiedyś lekarstwa. Ten sam ktoś napełnił też sporo buteleczek, w których lekarstwa nie ma.
haunt-46-traitor-intro = Swędziało, a potem przestało. Nie masz już kości, które by bolały, ani twarzy, której trzeba pilnować, tylko długość, a wszystkie rury tego domu są twoimi rękawami. Jacy oni są krótcy, jak rzadko porośnięci. Siedź spokojnie i wyślij kosmyk, żeby ich tu wczesał.
haunt-46-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-46-traitor-setup = Poszukiwacza zdrajcy zastępuje Olbrzymi Włochaty Potwór; karty zdrajcy zostają zakopane. Tasuje się zakryte Antidota z numerami od 1 do { $players ->
        [3] 4
        [4] 6
        [5] 8
       *[6] 10
    }, a zdrajca, nie podglądając, kładzie je na dowolnych płytkach. Małego Włochatego Potwora umieszcza się { tile-entrance-hall.at }; { $players ->
        [3] 1 kolejny czeka
        [4] 2 kolejne czekają
        [5] 3 kolejne czekają
       *[6] 4 kolejne czekają
    } w rezerwie. Wszystkie działają zamiast tury zdrajcy: najpierw Małe, potem Olbrzymi.
haunt-46-hero-goal = Bohater z prawdziwym Antidotum (numer 1) wygrywa atak przeciw Olbrzymiemu Włochatemu Potworowi.
haunt-46-traitor-goal = Każdy bohater zamienił się w Małego Włochatego Potwora.
haunt-46-end-hero = Buteleczka pęka, a włosy bieleją, siwieją i cofają się jak odpływ. W wannie leży ktoś znajomy, łysy jak kolano, i prosi o czapkę. Hydraulik nie uwierzy w ani jedno słowo.
haunt-46-end-traitor = O świcie dom ma piękne futro, w środku i na zewnątrz. Przy dobrym wietrze przebiega po nim fala, a ostatni z gości kołyszą się razem z resztą, wyszczotkowani, z równym przedziałkiem.
haunt-46-learn = Zdobycie wiedzy o Antidotum
    .text = Na płytce { tile-library }: Rzut Wiedzy. 5+: odkryj dowolne Antidotum w domu. 0–4: nic się nie dzieje.
haunt-46-discover = Sprawdzenie Antidotum
    .text = Na płytce z zakrytym Antidotum: odkryj je. Prawdziwe jest tylko to z numerem 1.
haunt-46-pick-up = Zabranie Antidotum
    .text = Na płytce, na której leży odkryte prawdziwe Antidotum: weź je. Można się nim wymieniać.
haunt-46-shift = Przelanie się
    .text = Na płytce z Symbolem Omenu Olbrzymi może zamienić się miejscami z Małym Włochatym Potworem.
haunt-46-rule-antidote = Kto ma prawdziwe Antidotum, dodaje 3 do wyniku, gdy atakuje Olbrzymiego Włochatego Potwora; wygrany atak daje bohaterom zwycięstwo. Jeśli jego posiadacz ginie, Antidotum zostaje na płytce.
haunt-46-rule-turned = Bohatera, który ginie, zastępuje Mały Włochaty Potwór z rezerwy. Nie ma zwłok, a karty zostają zakopane.
monster-46-small-hair = Mały Włochaty Potwór
    .gen = Małego Włochatego Potwora
    .dat = Małemu Włochatemu Potworowi
    .acc = Małego Włochatego Potwora
    .ins = Małym Włochatym Potworem
    .loc = Małym Włochatym Potworze
    .gender = m
    .text = Obrażenia go ogłuszają.
monster-46-giant-hair = Olbrzymi Włochaty Potwór
    .gen = Olbrzymiego Włochatego Potwora
    .dat = Olbrzymiemu Włochatemu Potworowi
    .acc = Olbrzymiego Włochatego Potwora
    .ins = Olbrzymim Włochatym Potworem
    .loc = Olbrzymim Włochatym Potworze
    .gender = m
    .text = Wszystkie płytki z Symbolem Omenu sąsiadują dla niego ze sobą. Obrażenia zadają mu tylko ataki Siłą; obrażenia go ogłuszają. Może zamienić się miejscami z Małym Włochatym Potworem.
token-46-antidote = Antidotum
    .gen = Antidotum
    .acc = Antidotum
prompt-46-learn = { $seat-voc }, które Antidotum odkrywasz?
prompt-46-shift = { $seat-voc }, z którym Małym Włochatym Potworem zamienia się Olbrzymi?
event-46-turned-up =
    { $number ->
        [1] { $seat } odkrywa Antidotum { $tile-at }: numer 1, to prawdziwe!
       *[other] { $seat } odkrywa Antidotum { $tile-at }: numer { $number }, fałszywe.
    }
