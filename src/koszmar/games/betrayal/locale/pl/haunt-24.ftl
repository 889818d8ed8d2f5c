### Nawiedzenie 24. Wszystkie sformułowania są nasze.

haunt-24 = Maskarada cieni
haunt-24-hero-intro = Nikt nie zapalał żyrandoli, a walc już trwa. W Sali Balowej wirują tancerze bez twarzy i z każdym taktem w domu robi się odrobinę ciemniej. W kilku odległych kątach płoną jeszcze dawne płomienie. Zaniesione do Kaplicy może wystarczą, żeby doczekać rana.
haunt-24-traitor-intro = Karnet jest pełny, szepczą cienie, każdy taniec aż do świtu. Twoje stopy znają kroki. Gdy ktoś padnie na tym parkiecie, Ona sama zejdzie po schodach, a ty dostąpisz zaszczytu przedstawienia Jej gości.
haunt-24-hero-setup = Bohaterowie mają { $players ->
        [3] 2 Płomienie
        [4] 3 Płomienie
        [5] 4 Płomienie
       *[6] 5 Płomieni
    }. Po jednym kładzie się na każdej z tych płytek, która jest w domu: { tile-tower }, { tile-statuary-corridor }, { tile-conservatory }, { tile-graveyard }, { tile-underground-cavern }, { tile-underground-lake }. Pozostałe czekają na boku: po jednym trafia na każdą kolejną taką płytkę, gdy zostanie odkryta. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-24-traitor-setup = Zdrajca regeneruje wszystkie cechy. Jeśli płytki { tile-ballroom } albo { tile-chapel } nie ma w domu, układa się ją na Parterze. Na płytkę { tile-ballroom } trafiają zdrajca oraz { $players ->
        [3] 1 Tancerz
        [4] 2 Tancerzy
        [5] 3 Tancerzy
       *[6] 4 Tancerzy
    }; Mroczna Królowa czeka na boku. Po turze zdrajcy działają najpierw Tancerze, potem Królowa.
haunt-24-hero-goal = Na koniec tury bohatera wszystkie Płomienie (łącznie { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    }) leżą na płytce { tile-chapel }.
haunt-24-traitor-goal = Żaden bohater już nie żyje.
haunt-24-end-hero = Ostatni Płomień staje przed ołtarzem i cała Kaplica tonie w złocie. Gdzieś w domu muzyka gubi takt i milknie; suknie osuwają się na podłogę, a w środku nikogo. Za oknem jest już tylko noc, a noc się kończy.
haunt-24-end-traitor = Jeszcze jedno kółko, i jeszcze jedno. Nowi tancerze są z początku sztywni, ale ktoś prowadzi ich dobrze i niebawem nikt by nie zgadł, kto z nich miał kiedyś twarz.
haunt-24-pick-up = Podniesienie Płomienia
    .text = Na płytce z Płomieniem, jeśli żadnego nie niesiesz: weź go, a potem wykonaj Rzut Wiedzy albo Szybkości. 5+: nic się nie dzieje. 0–4: otrzymujesz 2 Obrażenia Ogólne.
haunt-24-drop = Odłożenie Płomienia
    .text = W dowolnej chwili swojej tury: połóż niesiony Płomień na swojej płytce.
haunt-24-beckon = Skinienie
    .text = Rzuć dwiema kośćmi i przesuń bohatera z obszaru Królowej o najwyżej tyle płytek.
haunt-24-rule-flames = Płomienie znajdują się w tych pokojach: { tile-tower }, { tile-statuary-corridor }, { tile-conservatory }, { tile-graveyard }, { tile-underground-cavern }, { tile-underground-lake }. Płomień, który czeka na boku, trafia na następny z nich, gdy zostanie odkryty. Bohater niesie najwyżej jeden Płomień. Płomieniami można się wymieniać. Jeśli niosący zginie, Płomień spada na jego płytkę.
haunt-24-rule-waltz = Zdrajca bez broni może atakować Szybkością. Jeśli wygra, może zamiast zadać obrażenia przesunąć obie figurki, każdą o najwyżej tyle płytek, ile wyniosłyby obrażenia.
haunt-24-rule-queen = Gdy na płytce { tile-ballroom } po raz pierwszy ginie poszukiwacz, pojawia się tam Mroczna Królowa.
monster-24-dancer = Tancerz
    .gen = Tancerza
    .dat = Tancerzowi
    .acc = Tancerza
    .ins = Tancerzem
    .loc = Tancerzu
    .gender = m
    .text = Obrażenia go ogłuszają. Atakuje Szybkością i tylko bohaterów na płytce { tile-ballroom }; ci bronią się Szybkością i otrzymują Obrażenia Fizyczne.
monster-24-queen = Mroczna Królowa
    .gen = Mrocznej Królowej
    .dat = Mrocznej Królowej
    .acc = Mroczną Królową
    .ins = Mroczną Królową
    .loc = Mrocznej Królowej
    .gender = f
    .text = Obrażenia ją ogłuszają. Atakuje jak zwykle, a raz w swojej turze może skinąć na bohatera ze swojego obszaru.
token-24-flame = Płomień
    .gen = Płomienia
    .acc = Płomień
prompt-24-waltz = { $seat-voc }, wygrywasz, różnica: { $amount }. Cios czy walc?
choice-24-waltz-damage = Zadaj obrażenia
choice-24-waltz-waltz = Przesuń obie figurki
