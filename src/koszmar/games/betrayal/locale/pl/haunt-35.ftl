### Nawiedzenie 35. Wszystkie sformułowania są nasze.

haunt-35 = Ślimaki z kosmosu
haunt-35-hero-intro = To nie grad bębnił o dach. Są wielkości buta i koloru niczego, a ktoś z was z uśmiechem pozwala im pełznąć po rękawie. W piwnicy i pod okapem lęgnie się coś miękkiego. W tym domu musi być sól. Po prostu musi.
haunt-35-traitor-intro = Jak cicho, kiedy już są w środku. Żadnych pragnień, żadnych trosk, tylko ciepłe, mokre, wielogłosowe „tak”. Tamci są w swoich czaszkach tacy samotni. Pomóż im zrobić trochę miejsca.
haunt-35-hero-setup = Niczego nie przygotowujecie, wszystko robi zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-35-traitor-setup = Zdrajca nie regeneruje cech. Kładzie jedno Gniazdo na dowolnej płytce Piwnicy i jedno na dowolnej płytce Pierwszego Piętra, a na swojej płytce umieszcza { $players ->
        [3] 2 Ślimaki
        [4] 3 Ślimaki
        [5] 4 Ślimaki
       *[6] 5 Ślimaków
    }. Działają po turze zdrajcy.
haunt-35-hero-goal = Oba Gniazda są zniszczone.
haunt-35-traitor-goal = Każdy bohater nie żyje albo jest opanowany.
haunt-35-end-hero = Ostatnie Gniazdo syczy, kurczy się i jest już tylko plamą. W całym domu coś małego odkleja się od ścian i spada z odgłosem mokrych rękawiczek. Niejeden próg w okolicy będzie odtąd solony do końca życia.
haunt-35-end-traitor = Rano wychodzą wszyscy razem, równym krokiem, z uśmiechem do słońca. Na dole leży całe miasteczko, a w każdej głowie jest tam jeszcze wolne miejsce.
haunt-35-salt = Szukanie soli
    .text = Na płytce { tile-kitchen }, { tile-dining-room }, { tile-underground-lake }, { tile-larder }, { tile-laboratory } albo { tile-gymnasium }: Rzut Wiedzy albo Szybkości. 5+: weź Sól. 2–4: nic się nie dzieje. 0–1: pojawia się tu Ślimak.
haunt-35-pick-up = Podniesienie soli
    .text = Weź Sól, która leży na twojej płytce.
haunt-35-destroy = Niszczenie Gniazda
    .text = Na płytce z Gniazdem: Rzut Szybkości. Gdy kości już leżą, możesz odrzucić dowolnie wiele swojej Soli: +2 za każdy żeton. 9+: Gniazdo jest zniszczone. 5–8: nic się nie dzieje. 0–4: pojawia się tu Ślimak.
haunt-35-summon = Wezwanie
    .text = Na płytce z Gniazdem: pojawiają się tu dwa Ślimaki.
haunt-35-rule-salt = Bohaterowie mogą wymieniać się między sobą Solą. Upada na podłogę tam, gdzie jej posiadacz ginie albo zostaje opanowany.
haunt-35-rule-taken = Bohater, który przegra z atakującym Ślimakiem, zostaje opanowany: odtąd jest zdrajcą, czyta Księgę Zdrajcy i ma ten sam cel. Cechy i karty zachowuje.
monster-35-slug = Ślimak
    .gen = Ślimaka
    .dat = Ślimakowi
    .acc = Ślimaka
    .ins = Ślimakiem
    .loc = Ślimaku
    .gender = m
    .text = Najpierw ruszają się wszystkie Ślimaki, dopiero potem któryś atakuje. Atakuje Poczytalnością, +1 za każdego innego Ślimaka na płytce. Jeśli wygra, zamiast zadać obrażenia opanowuje bohatera. Po ataku giną wszystkie Ślimaki na tej płytce. Obrażenia go zabijają.
token-35-nest = Gniazdo
    .gen = Gniazda
    .acc = Gniazdo
token-35-salt = Sól
    .gen = Soli
    .acc = Sól
prompt-35-attack = { $seat-voc }, kogo atakują Ślimaki?
event-35-taken = { $seat } wiotczeje, a potem się uśmiecha. Z tych oczu patrzy już coś innego.
