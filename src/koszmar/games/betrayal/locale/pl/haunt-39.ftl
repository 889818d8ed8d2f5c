### Nawiedzenie 39. Wszystkie sformułowania są nasze.

haunt-39 = Umysł roju
haunt-39-hero-intro = Księga otwiera się sama, a między jej wierszami buczy to samo, co za boazerią. Najmądrzejsza osoba wśród was przestała się spierać. Płaszcz pęka na plecach od kołnierza po rąbek i rozkłada się coś złotego, czemu słowa nie są potrzebne. W kątach, miękkie i białe, tykają już jego dzieci.
haunt-39-traitor-intro = Tyle myślenia, a wszystko w samotności. Teraz jest chór. Masz skrzydła, masz żądło, a za chwilę będzie was wiele. Niech Jaja jeszcze trochę poleżą w cieple, a w tym domu już nigdy nie będzie myśli, która nie jest twoja.
haunt-39-hero-setup = Licznik zaczyna od { $players ->
        [3] 5
        [4] 4
        [5] 4
       *[6] 3
    }. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-39-traitor-setup = Poszukiwacza zdrajcy zastępuje Olbrzymia Osa, jego karty się zakopuje. Pięć Jaj trafia na różne płytki Parteru lub Pierwszego Piętra. { $players ->
        [3] Robotnic na razie nie ma.
        [4] Na płytce Olbrzymiej Osy pojawiają się 2 Robotnice.
        [5] Na płytce Olbrzymiej Osy pojawiają się 3 Robotnice.
       *[6] Na płytce Olbrzymiej Osy pojawia się 5 Robotnic.
    } Zamiast tury zdrajcy działają Robotnice, a po nich Olbrzymia Osa.
haunt-39-hero-goal = Wygrajcie atak na Olbrzymią Osę.
haunt-39-traitor-goal = Licznik wskazuje 0 albo żaden bohater już nie żyje.
haunt-39-end-hero = Wielkie skrzydła nieruchomieją. Przez chwilę cisza aż boli, a potem po kolei wracają myśli, nieporządne i u każdego inne.
haunt-39-end-traitor = Rano dom jest oklejony szarym papierem, schludnie, od piwnicy po komin. Brzęczy na jednej nucie i nikt nie fałszuje.
haunt-39-pick-up = Podniesienie Jaja
    .text = Weź Jajo, które leży na twojej płytce. Nie zużywa to ruchów.
haunt-39-drop = Odłożenie Jaja
    .text = Połóż swoje Jajo na swojej płytce. Nie zużywa to ruchów.
haunt-39-destroy = Niszczenie Jaj
    .text = Gdy masz przy sobie Jaja: Rzut Wiedzy. 5+: wszystkie twoje Jaja znikają z domu. 0–4: pojawia się tu Robotnica.
haunt-39-defend = Obrona ula
    .text = Gdy na jej płytce jest bohater: jeden z bohaterów na tej płytce otrzymuje jedną kość Obrażeń Fizycznych, a Robotnica ginie.
haunt-39-lay = Złożenie Jaja
    .text = Na płytce ze zwłokami, jeśli jakieś Jajo jest poza domem: połóż tu Jajo; zwłoki znikają z domu, ich karty się zakopuje.
haunt-39-rule-brood = Bohater atakujący Olbrzymią Osę odejmuje od wyniku 1 za każde Jajo w domu, także niesione. Jajami można się wymieniać; te, które niósł zmarły, spadają na podłogę.
haunt-39-rule-hatch = Na koniec tury Olbrzymiej Osy przy każdym Jaju, także niesionym, pojawia się Robotnica. Potem, jeśli w domu jest choć jedno Jajo, Licznik spada o 1.
monster-39-worker = Robotnica
    .gen = Robotnicy
    .dat = Robotnicy
    .acc = Robotnicę
    .ins = Robotnicą
    .loc = Robotnicy
    .gender = f
    .text = Atakuje Siłą albo ginie w obronie ula. Obrażenia ją zabijają.
monster-39-giant-wasp = Olbrzymia Osa
    .gen = Olbrzymiej Osy
    .dat = Olbrzymiej Osie
    .acc = Olbrzymią Osę
    .ins = Olbrzymią Osą
    .loc = Olbrzymiej Osie
    .gender = f
    .text = Składa Jaja w zwłokach. Bohater, który wygra atak na nią, zapewnia bohaterom zwycięstwo; inne obrażenia ją ogłuszają.
token-39-egg = Jajo
    .gen = Jaja
    .acc = Jajo
