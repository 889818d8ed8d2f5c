### Nawiedzenie 10. Wszystkie sformułowania są nasze.

haunt-10 = Poważna oferta
haunt-10-intro = O północy właściciel przyjmie oferty na schodach. Nie odetchnął ani razu, odkąd dach kryto łupkiem, i nie honoruje czeków. Ale dawna rodzina pod każdym złym snem w tym domu schowała srebro, a Skarbiec stoi otworem. Wygra najwyższa oferta; pozostali mogą zostać, na zawsze.
haunt-10-setup = Jeśli płytki { tile-vault } nie ma w domu, Odkrywca nawiedzenia wykłada ją na Parterze, jak najdalej od { tile-entrance-hall.gen }. Z dwóch zestawów Żetonów Liczb od 1 do { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } (Skarby) jeden z najwyższą liczbą kładzie się na płytce { tile-vault }, pozostałe losowo i zakryte na płytkach z Symbolem Omenu, równomiernie po obszarach. Licznik zaczyna od 4. Pierwszą turę rozgrywa gracz po lewej stronie Odkrywcy nawiedzenia.
haunt-10-goal = Każdy za siebie: gdy Licznik wskaże 0, wygrywa najwyższa suma Skarbów, +2 na płytce { tile-ground-floor-staircase }. Przy remisie wygrana jest wspólna; martwi ofert nie składają.
haunt-10-end-alone = Sucha dłoń zamyka się na srebrze, a suchy głos mówi: sprzedane. Na akcie widnieje nowe nazwisko, atrament jeszcze nie wysechł. Dopiero teraz ktoś się zastanawia, co się stało z poprzednim nabywcą.
haunt-10-end-nobody = Wybija północ i nikt nie przychodzi na schody. Właściciel odczekuje uprzejmą minutę, po czym wycofuje dom ze sprzedaży, razem ze wszystkim, co w nim leży.
haunt-10-search = Szukanie
    .text = Na płytce ze Skarbem: Rzut Wiedzy. 4+: weź jeden, zakryty. 1–3: obejrzyj jeden zakryty na tej płytce. 0: nic się nie dzieje.
haunt-10-rule-treasure = Skarby leżą zakryte na twojej planszy i tylko ty możesz je oglądać. Nie można się nimi wymieniać, ale można je rabować zmarłym.
haunt-10-rule-steal = Jeśli wygrasz atak Siłą, możesz zamiast zadać obrażenia zabrać przegranemu losowy Skarb.
haunt-10-rule-offer = Na koniec tury Odkrywcy nawiedzenia Licznik spada o 1. Przy 0 żywi składają oferty.
token-10-treasure = Skarb
    .gen = Skarbu
    .acc = Skarb
prompt-10-which = { $seat-voc }, leży tu kilka Skarbów. Który?
choice-10-which-1 = Pierwszy
choice-10-which-2 = Drugi
choice-10-which-3 = Trzeci
choice-10-which-4 = Czwarty
choice-10-which-5 = Piąty
choice-10-which-6 = Szósty
choice-10-which-7 = Siódmy
choice-10-which-8 = Ósmy
choice-10-which-9 = Dziewiąty
event-10-took = { $seat } chowa do kieszeni Skarb wart { $number }.
event-10-took-hidden = { $seat } chowa do kieszeni Skarb.
event-10-looked = { $seat } ogląda Skarb wart { $number }.
event-10-looked-hidden = { $seat } ogląda Skarb.
event-10-offer = { $seat } oferuje { $number }.
lore-10-own = Twoje Skarby są warte razem { $number }.
lore-10-seen = Najlepszy z obejrzanych Skarbów, które wciąż leżą w domu: { $number }, na płytce { $tile }.
