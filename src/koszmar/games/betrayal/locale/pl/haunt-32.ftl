### Nawiedzenie 32. Wszystkie sformułowania są nasze.

haunt-32 = Kotastrofa
haunt-32-hero-intro = Koty były tu zawsze: na schodach, na parapetach, na krześle, z którego ktoś dopiero co wstał. Teraz siedzą w kręgu, a w środku, gdzie przed chwilą ktoś z was był, coś się przeciąga, i przeciąga, aż dwa ogony muskają sufit. Ziewa. Za zębami pali się mały niebieski płomyk.
haunt-32-traitor-intro = Kiedyś wystawili cię na śnieg. Starczyło ci cierpliwości, i to dziewięć razy. Teraz masz pazury z ognia i rodzinę, która przychodzi na zawołanie. Niech dom płonie, pokój po pokoju, i niech wreszcie będzie ciepło.
haunt-32-hero-setup = Niczego nie przygotowujecie, wszystko robi zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-32-traitor-setup = Poszukiwacz zdrajcy ginie i znika z domu, jego karty się zakopuje. Na jego płytce pojawia się Bakeneko, a na płytkach tego obszaru { $players ->
        [3] 3 Koty
        [4] 4 Koty
        [5] 5 Kotów
       *[6] 7 Kotów
    }. Na bok odkłada się { $players ->
        [3] 6 Żetonów
        [4] 5 Żetonów
        [5] 4 Żetony
       *[6] 3 Żetony
    } Ognia. Zamiast tury zdrajcy działa Bakeneko, a po niej Koty.
haunt-32-hero-goal = Pokonajcie Bakeneko atakiem Siłą, gdy w jej obszarze nie ma żadnego Kota.
haunt-32-traitor-goal = Położono ostatni Ogień albo żaden bohater już nie żyje.
haunt-32-end-hero = Ogromny kształt składa się jak papierowy lampion i gaśnie. Na podłodze siedzi chuda stara kotka z jedną białą skarpetką i mruga. Po długiej chwili ktoś idzie po mleko.
haunt-32-end-traitor = Z muru w ogrodzie patrzą, jak zapada się dach: łapy podwinięte, oczy przymknięte. Od lat nie było tak ciepłej nocy. Mruczą.
haunt-32-lure = Wabienie
    .text = Gdy na twojej płytce jest Kot: zakop jedną ze swoich kart, a potem przesuń Kota ze swojej płytki najwyżej o 4 płytki i go ogłusz. To nie jest atak.
haunt-32-burn = Podpalenie
    .text = Połóż Ogień na płytce w polu widzenia Bakeneko, na której jeszcze go nie ma.
haunt-32-summon = Wezwanie
    .text = Na płytce z Symbolem Omenu: pojawia się tu Kot.
haunt-32-rule-fire = Bohater, który trafia na płytkę z Ogniem, wykonuje Rzut Szybkości. 5+: nic się nie dzieje. 0–4: otrzymuje 1 Obrażenie Fizyczne.
monster-32-bakeneko = Bakeneko
    .gen = Bakeneko
    .dat = Bakeneko
    .acc = Bakeneko
    .ins = Bakeneko
    .loc = Bakeneko
    .gender = f
    .text = Ma o 1 Siły więcej za każdego Kota w swoim obszarze, najwyżej 8. Obrażenia ją ogłuszają. Bohater, który pokona ją atakiem Siłą, gdy w jej obszarze nie ma Kotów, zapewnia bohaterom zwycięstwo.
monster-32-cat = Kot
    .gen = Kota
    .dat = Kotu
    .acc = Kota
    .ins = Kotem
    .loc = Kocie
    .gender = m
    .text = Atakuje Szybkością i zadaje najwyżej 2 obrażenia. Nie atakuje bohatera, który w tej turze Kotów już ucierpiał. Obrażenia go zabijają.
token-32-fire = Ogień
    .gen = Ognia
    .acc = Ogień
prompt-32-bait = { $seat-voc }, co będzie przynętą?
prompt-32-cat = { $seat-voc }, który Kot się skusi?
