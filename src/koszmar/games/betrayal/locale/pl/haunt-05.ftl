### Nawiedzenie 5. Wszystkie sformułowania są nasze.

haunt-05 = Krew z kamienia
haunt-05-intro = Przed chwilą w tym pokoju nie było żadnych rzeźb. Pulchne kamienne dzieci z dołeczkami w policzkach, uśmiechnięte, z czymś ciemnym zaschniętym wokół ust. Odwracasz wzrok, patrzysz znowu, i tylko uśmiech jest jakby bliżej. Nie mrugajcie wszyscy naraz.
haunt-05-setup = Każdy poszukiwacz kładzie Cherubina na swojej płytce. { $players ->
        [3] Kolejne 3 trafiają
        [4] Kolejne 4 trafiają
        [5] Kolejnych 5 trafia
       *[6] Kolejnych 6 trafia
    } na płytki, których nie widzi żaden bohater, dopóki takie są, reszta gdziekolwiek. Cherubiny ruszają się po turze Odkrywcy nawiedzenia. Pierwszą turę rozgrywa gracz po jego lewej stronie.
haunt-05-goal = W domu nie ma już ani jednego Cherubina. Przegrywacie, gdy wszyscy zginą.
haunt-05-end-hero = Ostatnia para, wpatrzona sobie w oczy, kruszy się na coś podobnego do mąki. Zamiatacie wszystko co do okruszka, i nikt nie zmruży oka, dopóki nie miniecie bramy.
haunt-05-end-nobody = W ogrodzie stoją nowe rzeźby, wyższe od starych i jak żywe. Dzieci ustawiły je tak, żeby patrzyły na siebie nawzajem.
haunt-05-peekaboo = A kuku
    .text = Na płytce z Cherubinem, gdy w polu widzenia jest drugi Cherubin: Rzut Wiedzy, +2 z kartą { card-mirror }. 4+: usuń oba. 0–3: otrzymujesz dwie kości Obrażeń Ogólnych.
haunt-05-rule-startled = Jeśli wejdziesz na płytkę, z której widzisz Cherubina, a na początku tury nie było go w twoim polu widzenia, otrzymujesz dwie kości Obrażeń Ogólnych, najwyżej raz na turę.
haunt-05-rule-gaze = Na koniec tury Potworów każdy bohater otrzymuje jedną kość Obrażeń Ogólnych za każdego Cherubina w polu widzenia.
monster-05-cherub = Cherubin
    .gen = Cherubina
    .dat = Cherubinowi
    .acc = Cherubina
    .ins = Cherubinem
    .loc = Cherubinie
    .gender = m
    .text = Idzie do najbliższego bohatera (remisy rozstrzyga Odkrywca nawiedzenia), ale nigdy na oczach bohatera: widziany stoi, a gdy znajdzie się w czyimś polu widzenia, staje. Nie atakuje, nie można go zaatakować ani zranić.
prompt-05-other = { $seat-voc }, z którym drugim Cherubinem łapiesz kontakt wzrokowy?
