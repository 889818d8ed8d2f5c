### Nawiedzenie 33. Wszystkie sformułowania są nasze.

haunt-33 = Proszę o uśmiech
haunt-33-hero-intro = Błysnęło i coś w was z tego błysku nie wróciło. Na zdjęciu się śmiejecie, a tu, na zewnątrz, twarz leży jak pożyczona. W głębi każdego korytarza stoi wysoka postać pod czarną płachtą, z palcem na spuście migawki. Proszę się nie ruszać, szepcą. Już nigdy.
haunt-33-traitor-intro = Cóż za urocza grupa. I jak się wierci. W albumie nikt się nie starzeje, nikt nie odchodzi, nikt nie mruga, a tyle stron wciąż świeci pustkami. Asystenci rozstawiają już statywy. Proszę o uśmiech.
haunt-33-hero-setup = Niczego nie przygotowujecie, wszystko robi zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-33-traitor-setup = Zdrajca nie regeneruje cech. Umieszcza { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Widmowych Fotografów na płytkach innych niż początkowe, równomiernie po obszarach. Jeśli nikt nie ma karty { card-magic-camera }, zdrajca bierze ją z talii Przedmiotów. Każdy bohater dostaje swój Żeton Esencji. Fotografowie działają po turze zdrajcy.
haunt-33-hero-goal = Na koniec tury bohatera w domu nie ma już Fotografów, a { card-magic-camera } jest rozbity.
haunt-33-traitor-goal = Żaden bohater już nie żyje.
haunt-33-end-hero = Szkło chrzęści pod butami. W całym domu zdjęcia ciemnieją jedno po drugim, a z każdym z nich ktoś nabiera tchu. Wszyscy wyglądają okropnie. Wyglądają jak oni sami.
haunt-33-end-traitor = Album jest pełny. Na ostatniej stronie stoją w holu, ramię w ramię, z uśmiechem odrobinę za szerokim. A jeśli przewrócić kartkę dość szybko, widać, że się poruszyli.
haunt-33-smash = Rozbicie aparatu
    .text = Na płytce zdrajcy, jeśli ma kartę { card-magic-camera }, albo gdziekolwiek, jeśli ta karta jest u ciebie: Rzut Poczytalności. 6+: karta znika z gry. 0–5: nic się nie dzieje.
haunt-33-photo = Zdjęcie
    .text = Gdy bohater, który wciąż ma swoją Esencję, jest na twojej płytce albo, jeśli masz kartę { card-magic-camera }, w twoim polu widzenia: Rzut Szybkości. 6+: zabierz tę Esencję i zyskaj 1 w dowolnej cesze. 0–5: nic się nie dzieje.
haunt-33-rule-glass = Fotografa zabijają tylko obrażenia od ataku Siłą; inne obrażenia go ogłuszają.
haunt-33-rule-camera = Dopóki { card-magic-camera } należy do zdrajcy, żadna z cech zdrajcy nie spada poniżej poziomu krytycznego.
haunt-33-rule-essence = Gdy zdrajca atakuje bohatera, którego Esencję ma u siebie, rzuca dwiema kośćmi więcej.
monster-33-photographer = Widmowy Fotograf
    .gen = Widmowego Fotografa
    .dat = Widmowemu Fotografowi
    .acc = Widmowego Fotografa
    .ins = Widmowym Fotografem
    .loc = Widmowym Fotografie
    .gender = m
    .text = Atakuje Poczytalnością dowolnego bohatera w polu widzenia. Bohater, który kończy turę w jego polu widzenia, oddaje zdrajcy swoją Esencję. Obrażenia od ataku Siłą go zabijają, inne ogłuszają.
token-33-essence = Esencja
    .gen = Esencji
    .acc = Esencję
event-33-smashed = { $seat } rozbija Magiczny Aparat. Już nikomu nie zrobi zdjęcia.
