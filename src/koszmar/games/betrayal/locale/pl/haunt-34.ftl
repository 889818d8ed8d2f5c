### Nawiedzenie 34. Wszystkie sformułowania są nasze.

haunt-34 = Korytarzem prosto, drugi wymiar na prawo
haunt-34-hero-intro = Góra jest na dole, a piwnica otwiera się na podest. Ktoś potasował ściany jak karty. Gdzieś za nimi woła mała dziewczynka; błąka się tu od czasów, gdy tapety były nowe. Znajdźcie Christinę, znajdźcie drzwi wejściowe i nie liczcie kątów.
haunt-34-traitor-intro = Pokoje to tylko przyzwyczajenie, a ty już wiesz, jak je łamać. Jeden ruch nadgarstka i schody prowadzą na sufit. Dziecko jest twoje, było w cenie domu. Niech szukają. Zawsze są jeszcze jedne drzwi.
haunt-34-hero-setup = Talia Wydarzeń wraca do pudełka. Licznik zaczyna od { $players ->
        [3] 6
        [4] 3
        [5] 1
       *[6] 0
    }. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-34-traitor-setup = Zdrajca regeneruje wszystkie cechy. Wszystkie płytki oprócz początkowych i tych z poszukiwaczami wracają do stosu, który się tasuje. Pozostałe zdrajca układa na nowo, połączone ze sobą, jako jeden obszar.
haunt-34-hero-goal = Doprowadźcie Christinę do { tile-entrance-hall.gen } i ucieknijcie z nią.
haunt-34-traitor-goal = Żaden bohater już nie żyje.
haunt-34-end-hero = Drzwi się otwierają, i to te właściwe. Dziewczynka staje na progu, ogląda się na niemożliwe schody i sama je zatrzaskuje. A potem pyta, który mamy rok.
haunt-34-end-traitor = Wciąż idą. Czasem, między jedną tapetą a drugą, słychać, jak liczą drzwi.
haunt-34-search = Szukanie Christiny
    .text = Na płytce z Symbolem Omenu, dopóki nikt jej nie znalazł: rzuć tyloma kośćmi, ile wskazuje Licznik. 9+: Christina idzie z tobą. 0–8: otrzymujesz 1 Obrażenie Ogólne. Tak czy inaczej kończysz turę.
haunt-34-escape = Ucieczka
    .text = Na płytce { tile-entrance-hall }, gdy jest z tobą Christina: rzuć tyloma kośćmi, ile wskazuje Licznik. 9+: bohaterowie wygrywają. 0–8: kończysz turę.
haunt-34-leap = Skok
    .text = Na płytce z niezbadanym przejściem: Rzut Poczytalności. 3+: umieść swojego poszukiwacza na dowolnej płytce z niezbadanym przejściem. 0–2: nic się nie dzieje.
haunt-34-manipulate = Wyginanie domu
    .text = { $players ->
        [3] Raz
        [4] Raz
        [5] Dwa razy
       *[6] Dwa razy
    } na turę, i jeszcze raz, gdy Christina jest z którymś z bohaterów: każdy bohater otrzymuje jedną kość Obrażeń Ogólnych, a ty przesuwasz go najwyżej o tyle płytek; albo przenosisz płytkę inną niż początkowa do niezbadanego przejścia, nie odcinając żadnej innej; albo zyskujesz 2 w dowolnej cesze.
haunt-34-rule-floor = Wszystkie płytki leżą na Parterze. Przejścia opisane na płytkach działają nadal. Mistyczna Winda rusza tylko przy wyniku 2 albo 4.
haunt-34-rule-discover = Płytki odkrywają tylko bohaterowie, zawsze z wierzchu stosu, cokolwiek jest na odwrocie. Odkrycie nie kończy tury. Symbole Wydarzeń nic nie robią, za Symbol Przedmiotu dobiera się Przedmiot, za Symbol Omenu dobiera się Omen, a Licznik rośnie o 1, najwyżej do 8.
haunt-34-rule-christina = Bohaterowie mogą przekazać sobie Christinę w wymianie i zabrać ją od martwego bohatera. Zdrajca nigdy.
haunt-34-rule-return = Jeśli na początku swojej tury zdrajca nie żyje, regeneruje wszystkie cechy, wraca na płytkę z niezbadanym przejściem i rozgrywa tę turę.
token-34-christina = Christina
    .gen = Christiny
    .acc = Christinę
prompt-34-manipulate = { $seat-voc }, jak wyginasz dom?
choice-34-manipulate-throw = Ciskam bohaterami
choice-34-manipulate-room = Przenoszę pokój
choice-34-manipulate-grow = Rosnę: 2 w jednej cesze
prompt-34-room = { $seat-voc }, który pokój przenosisz?
