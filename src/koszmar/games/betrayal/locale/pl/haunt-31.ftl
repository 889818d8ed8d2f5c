### Nawiedzenie 31. Wszystkie sformułowania są nasze.

haunt-31 = Cień szansy
haunt-31-hero-intro = Wszystko, co zabraliście z tych pokojów, najpierw robi się zimne, potem ciężkie, a potem wściekłe. Wyrywa się z rąk i ucieka w głąb korytarzy, a gdzieś szuflada zatrzaskuje się jak szczęka. Nic w tym domu nigdy nie było wasze. Ale jeśli zdołacie wynieść za próg dość tych rzeczy, a na wierzchu położyć coś świętego, umarli może będą musieli was puścić.
haunt-31-traitor-intro = Sami złodzieje, a nazywają to zwiedzaniem. Rodzina do dziś zna każdą łyżeczkę po imieniu i dziś w nocy mówi twoimi ustami. Pamiątki już się obudziły. Odeślij je na miejsce, choćby miały lecieć przez czyjąś pierś.
haunt-31-hero-setup = Niczego nie przygotowujecie, wszystko robi zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-31-traitor-setup = Zdrajca regeneruje wszystkie cechy. Zbiera się Przedmioty i Omeny wszystkich graczy; zdrajca wybiera z nich { $players ->
        [3] 4
        [4] 5
        [5] 7
       *[6] 9
    }, w tym { card-holy-symbol.acc } (wszystkie, jeśli jest ich mniej), a resztę zakopuje. Wybrane to Przeklęte Przedmioty. Każdy trafia na inną płytkę z Symbolem Przedmiotu lub Omenu, nadmiarowe do { tile-entrance-hall.gen }. Działają po turze zdrajcy.
haunt-31-hero-goal = Bohater kończy turę { tile-entrance-hall.at }, mając { card-holy-symbol.acc } i co najmniej { $players ->
        [3] 3 inne Przedmioty lub Omeny
        [4] 4 inne Przedmioty lub Omeny
        [5] 5 innych Przedmiotów lub Omenów
       *[6] 7 innych Przedmiotów lub Omenów
    }. Karty dobrane później też się liczą.
haunt-31-traitor-goal = Żaden bohater już nie żyje.
haunt-31-end-hero = Drzwi otwierają się na deszcz i zwyczajną ciemność. W środku sto drobiazgów naraz wydaje westchnienie i po raz pierwszy dom jest tylko pełen rupieci.
haunt-31-end-traitor = Wszystko wróciło na miejsce: nóż do szuflady, lalka na półkę, goście pod podłogę. Rodzina kładzie się spać zadowolona.
haunt-31-dispel = Zdjęcie klątwy
    .text = Gdy na twojej płytce jest ogłuszony Przeklęty Przedmiot: usuń go i weź jego kartę.
haunt-31-speak = Rozmowa ze zmarłymi
    .text = Na płytce { tile-gallery }, { tile-graveyard }, { tile-operating-theatre } albo { tile-soundproofed-room }: otrzymujesz jedną kość Obrażeń Ogólnych, a potem zyskujesz 1 w dowolnej cesze.
haunt-31-channel = Wyładowanie klątwy
    .text = Gdy na twojej płytce jest Przeklęty Przedmiot: usuń go i weź jego kartę. Potem wybrany przez ciebie bohater w twoim obszarze otrzymuje dwie kości Obrażeń Ogólnych.
haunt-31-rule-mind = Bohater, który atakuje Przeklęty Przedmiot bez broni, może zamiast Siły użyć Poczytalności albo Wiedzy. Przegrywając taki atak, otrzymuje Obrażenia Psychiczne.
haunt-31-rule-steal = Kto wygra atak Siłą, bohater ze zdrajcą albo zdrajca z bohaterem, może zamiast zadać obrażenia zabrać przegranemu jedną kartę.
haunt-31-rule-symbol = Bohater, który kończy turę, mając { card-holy-symbol.acc }, otrzymuje jedną kość Obrażeń Ogólnych, chyba że właśnie wygrywa.
monster-31-cursed-item = Przeklęty Przedmiot
    .gen = Przeklętego Przedmiotu
    .dat = Przeklętemu Przedmiotowi
    .acc = Przeklęty Przedmiot
    .ins = Przeklętym Przedmiotem
    .loc = Przeklętym Przedmiocie
    .gender = m
    .text = Każdy Przeklęty Przedmiot to jedna z kart. Jeśli karta jest bronią, może nią atakować, dokądkolwiek sięga, i nic za to nie płaci. Obrażenia go ogłuszają.
prompt-31-keep = { $seat-voc }, która karta będzie straszyć w domu?
prompt-31-curse = { $seat-voc }, gdzie straszy ta karta: { $card }?
prompt-31-which = { $seat-voc }, którą kartę bierzesz?
event-31-cursed = { $monster } to karta: { $card }.
