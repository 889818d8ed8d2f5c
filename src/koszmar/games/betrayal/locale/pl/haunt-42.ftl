### Nawiedzenie 42. Wszystkie sformułowania są nasze.

haunt-42 = Atak na przekąskę
haunt-42-hero-intro = Dobry piesek, mówi ktoś, a coś w ciemności przytakuje. Od kolacji urosło; jego cień wypełnia korytarz, a obroża pękła. Cztery duchy tego domu, pokój po pokoju, karmią je kęsami samych siebie. Ono jednak wolałoby coś świeżego.
haunt-42-traitor-intro = Wystarczyło gwizdnąć, a przybiegł z miejsca, w którym nie ma drzwi. Jest twój, zawsze był twój i nie jadł, odkąd stoją na świecie domy. Twoi przyjaciele pachną strachem i kanapkami. Dobry piesek. Idź, zobacz, co tam mają.
haunt-42-hero-setup = Jeśli płytki { tile-larder } nie ma w domu, bohaterowie biorą ją ze stosu i wykładają w Piwnicy. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-42-traitor-setup = Zdrajca regeneruje wszystkie cechy. Kto ma kartę { card-dog }, zakopuje ją. Na płytce zdrajcy staje Demoniczny Pies. { $players ->
        [3] Na razie nic nie zjadł.
        [4] Zjadł już 1 Żeton Jedzenia.
        [5] Zjadł już 1 Żeton Jedzenia.
       *[6] Zjadł już 2 Żetony Jedzenia.
    } Działa po turze zdrajcy.
haunt-42-hero-goal = Bohater wygrywa atak na Demonicznego Psa, gdy wypędzono już { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 4
    } duchy.
haunt-42-traitor-goal = Żaden bohater już nie żyje.
haunt-42-end-hero = Padając, kurczy się i kurczy, aż zostaje tylko mały mokry nos i porwana obroża. Ktoś ma jeszcze pół herbatnika. Nikt się nie odważa, a potem jednak ktoś.
haunt-42-end-traitor = Wylizuje talerze, podłogę i dłoń, która go tu przyzwała. Potem dość długo się jej przygląda, z przechylonym łbem. Spiżarnia jest pusta.
haunt-42-exorcise = Wypędzenie ducha
    .text = Na płytce, której duch jeszcze tam jest: { tile-library } – Rzut Wiedzy, { tile-larder } – Siły, { tile-gymnasium } – Szybkości, { tile-chapel } – Poczytalności. 4+: duch jest wypędzony. 0–3: nic się nie dzieje.
haunt-42-steal = Podkradanie Jedzenia
    .text = Na płytce { tile-larder }, dopóki jest Jedzenie (pięć Żetonów): Rzut Szybkości. 4+: weź Jedzenie. 0–3: nic się nie dzieje.
haunt-42-visit = W gościnie u duchów
    .text = Na płytce { tile-library }, { tile-larder }, { tile-gymnasium } albo { tile-chapel }: zregeneruj wszystkie cechy.
haunt-42-bite = Kęs
    .text = Na płytce { tile-larder }, dopóki jest Jedzenie: Demoniczny Pies zjada Jedzenie.
haunt-42-rule-sanity = Bohaterowie mogą atakować Demonicznego Psa także Poczytalnością.
haunt-42-rule-food = Bohater atakowany przez Demonicznego Psa może rzucić mu Jedzenie: Pies odejmuje 4 od wyniku, a po ataku je zjada.
haunt-42-rule-beaten = Liczy się tylko wygrany atak i tylko wtedy, gdy wypędzono już dość duchów; do tego czasu obrażenia nic Demonicznemu Psu nie robią.
monster-42-dog = Demoniczny Pies
    .gen = Demonicznego Psa
    .dat = Demonicznemu Psu
    .acc = Demonicznego Psa
    .ins = Demonicznym Psem
    .loc = Demonicznym Psie
    .gender = m
    .text = Za każde zjedzone Jedzenie ma o 1 więcej Siły. Obrażenia nic mu nie robią: nie można go ogłuszyć.
token-42-food = Jedzenie
    .gen = Jedzenia
    .acc = Jedzenie
token-42-searched = Duch wypędzony
    .gen = Żetonu Duch wypędzony
    .acc = Żeton Duch wypędzony
prompt-42-throw = { $seat-voc }, Demoniczny Pies skacze. Rzucasz mu Jedzenie?
choice-42-throw-throw = Rzucam: −4 do jego wyniku
choice-42-throw-keep = Nie, zostawiam dla siebie
