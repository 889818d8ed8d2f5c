### Nawiedzenie 19. Wszystkie sformułowania są nasze.

haunt-19 = Nagrane na taśmie
haunt-19-hero-intro = Nikt nie włączył odtwarzania. Na ekranie widać ten pokój i was, filmowanych z kąta, w którym nic nie stoi, a za waszymi plecami ktoś z mokrymi włosami jest coraz bliżej. W domu leży pięć kaset, wszystkie z dzisiejszą datą na etykiecie. Zniszczcie je, zanim skończy się taśma.
haunt-19-traitor-intro = Twój pierwszy seans był samotny; potem zadzwonił telefon i głos powiedział, ile zostało czasu. Jest sposób, żeby to się skończyło: niech obejrzą inni. Kasety leżą już tam, gdzie na czas nie zajrzą. Jej potrzebna jest tylko publiczność. A wtedy, obiecała, zapomni twój numer.
haunt-19-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-19-traitor-setup = Zdrajca zyskuje 1 Poczytalności i nie regeneruje cech. Licznik ustawia się na { $players ->
        [3] 6
        [4] 4
        [5] 3
       *[6] 2
    }. Zdrajca kładzie pięć Kaset na pięciu różnych płytkach, jak najdalej od bohaterów, a na jednej z nich umieszcza Zjawę; działa ona po turze zdrajcy.
haunt-19-hero-goal = Na koniec tury bohatera w domu nie ma już żadnej Kasety, a na płytce { tile-entrance-hall } jest bohater.
haunt-19-traitor-goal = Licznik wskazuje 0 albo żaden bohater już nie żyje.
haunt-19-end-hero = Na ekranie śnieży, a potem nawet śniegu nie ma. Z ostatniej kasety wychodzą metry brązowej taśmy, jak wnętrzności, a kto jeszcze może, wychodzi frontowymi drzwiami, ani razu nie patrząc w obiektyw.
haunt-19-end-traitor = Obraz jest teraz zupełnie ostry. Ona uprzejmie przechodzi przez krawędź telewizora, najpierw jedna ręka, potem druga, a gdzieś w domu zaczyna dzwonić telefon, już do kogoś innego.
haunt-19-destroy = Zniszczenie Kasety
    .text = Gdy na twojej płytce leży Kaseta: Rzut Siły. 4+: Kaseta znika z gry. 0–3: nic się nie dzieje.
haunt-19-stave-off = Odpędzanie Zjawy
    .text = Na płytce ze Zjawą: rzuć jedną kością. 2: Licznik rośnie o 1. 1: Licznik rośnie o 1, a twoja tura się kończy. 0: twoja tura się kończy.
haunt-19-rule-sanity = Zdrajca może atakować Poczytalnością: obie strony rzucają Poczytalnością, a przegrany otrzymuje Obrażenia Psychiczne.
haunt-19-rule-countdown = Na koniec tury zdrajcy Licznik spada o 1.
monster-19-spirit = Zjawa
    .gen = Zjawy
    .dat = Zjawie
    .acc = Zjawę
    .ins = Zjawą
    .loc = Zjawie
    .gender = f
    .text = Płytki z Kasetami sąsiadują dla niej ze sobą. Obrażenia ją ogłuszają.
token-19-tape = Kaseta
    .gen = Kasety
    .acc = Kasetę
