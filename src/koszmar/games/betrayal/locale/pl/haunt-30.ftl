### Nawiedzenie 30. Wszystkie sformułowania są nasze.

haunt-30 = Póki śmierć nas nie rozłączy
haunt-30-hero-intro = Gdzieś w tym domu stoi ołtarz z dwoma imionami. Jedno należy do kogoś, kto od dawna nie żyje i nie przyjmuje odmowy; drugie do kogoś z was, kto właśnie przymierzył welon. Dokończcie ten ślub jak należy, mówi Pierścień, a umarli zaznają spokoju.
haunt-30-traitor-intro = Z twoich ust nigdy nie padło „tak”. To miało być tylko na chwilę, a teraz lilie odwracają za tobą głowy. Chcą cię zaciągnąć przed ten ołtarz. Ale gdyby Pierścień znów znalazł się na twoim palcu, z twojej woli, można by odesłać wszystkich gości do domu. Wszystkich.
haunt-30-hero-setup = Jeśli płytki { tile-secret-staircase } nie ma w domu, układa się ją w Piwnicy. W stosie { $players ->
        [3] zostają tylko 4 wierzchnie płytki
        [4] zostaje tylko 6 wierzchnich płytek
        [5] zostaje tylko 9 wierzchnich płytek
       *[6] zostaje tylko 12 wierzchnich płytek
    }; reszta znika z gry. Odkrywca nawiedzenia dostaje wszystkie Omeny zdrajcy. Potem bohaterowie mogą dowolnie przekazywać sobie Omeny. Trzymają je zakryte. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-30-traitor-setup = Zdrajca regeneruje wszystkie cechy i trafia { tile-entrance-hall.to }. { $players ->
        [3] 1 Gość Weselny pojawia się na płytce
        [4] 2 Gości Weselnych pojawia się na różnych płytkach
        [5] 3 Gości Weselnych pojawia się na różnych płytkach
       *[6] 4 Gości Weselnych pojawia się na różnych płytkach
    } z Symbolem Omenu; kto się nie zmieści, trafia { tile-ground-floor-staircase.to }. Goście działają po turze zdrajcy.
haunt-30-hero-goal = Odprawcie Ceremonię na płytce z Ołtarzem w obecności zdrajcy.
haunt-30-traitor-goal = Zdrajca ma kartę { card-ring }.
haunt-30-end-hero = Padły wszystkie słowa, w należytej kolejności. Coś w szarym welonie unosi go, długo patrzy i kiwa głową. Potem odchodzi między ławkami, samotnie, i nie słychać kroków.
haunt-30-end-traitor = Wchodzi na palec tak, jakby nigdy z niego nie schodził. Dzwony urywają się w pół uderzenia. Goście jeden po drugim wkładają płaszcze i wychodzą przez ściany, a kogo spotkają po drodze, zabierają ze sobą.
haunt-30-compel = Wezwanie przed ołtarz
    .text = Jeśli masz kartę { card-ring }: pokaż ją i wykonaj Rzut Wiedzy. Przesuń zdrajcę o najwyżej tyle płytek.
haunt-30-ceremony = Ceremonia
    .text = Na płytce z Ołtarzem, gdy jest na niej zdrajca: Rzut Poczytalności. 6+: bohaterowie wygrywają. 0–5: nic się nie dzieje.
haunt-30-rule-omens = Omeny bohaterów leżą zakryte, nowe także; bohaterowie wymieniają się nimi, nie pokazując ich zdrajcy. Kto chce użyć Omenu albo z niego skorzystać, pokazuje go, a potem znów zakrywa.
haunt-30-rule-altar = Na ostatniej płytce stosu, gdy zostanie odkryta, staje Ołtarz.
haunt-30-rule-veil = Atakując bohatera, zdrajca może odkryć jeden z jego Omenów do końca nawiedzenia. Omeny martwego bohatera zostają odkryte.
haunt-30-rule-stubborn = Cechy zdrajcy nigdy nie spadają poniżej wartości początkowych.
haunt-30-rule-bound = Z płytki z Ołtarzem zdrajca nie może się wydostać w żaden sposób.
monster-30-guest = Gość Weselny
    .gen = Gościa Weselnego
    .dat = Gościowi Weselnemu
    .acc = Gościa Weselnego
    .ins = Gościem Weselnym
    .loc = Gościu Weselnym
    .gender = m
    .text = Obrażenia go ogłuszają.
token-30-altar = Ołtarz
    .gen = Ołtarza
    .acc = Ołtarz
prompt-30-exchange = { $seat-voc }, zanim opadnie welon: czy dajesz komuś z bohaterów Omen?
choice-30-exchange-give = { $thing } dla { $target-gen }
prompt-30-veil = { $seat-voc }, czy odkrywasz jeden z Omenów { $other-gen }?
choice-30-veil-lift = Unieś welon
choice-30-veil-leave = Zostaw
event-30-passed = { $seat } przekazuje { $other-dat } kartę: { $card }.
event-30-passed-hidden = { $seat } przekazuje { $other-dat } jakiś Omen.
event-30-shown = { $seat } pokazuje zakryty Omen: { $card }.
event-30-turned-up = Odtąd leży odkryty jeden z Omenów { $seat-gen }: { $card }.
