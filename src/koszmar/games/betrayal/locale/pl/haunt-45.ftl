### Nawiedzenie 45. Wszystkie sformułowania są nasze.

haunt-45 = Zuchwały debiut
haunt-45-hero-intro = „Była ciemna, burzliwa noc”, mówi Księga, i na dworze taka właśnie się robi. Ktoś spośród was pisze, źle i bardzo szybko, a w tej historii wszyscy prócz autora pięknie giną. Autora można zabić; próbowano w rozdziale drugim. Znajdźcie właściwą stronę i skreślcie ją.
haunt-45-traitor-intro = Zawsze powtarzali: pisz o tym, co znasz. Znasz tych ludzi, ten dom i ten nóż. Pierwsza powieść! Gdy coś pójdzie nie tak, po prostu cofasz się o stronę i znów stoisz w Zbrojowni, z nienaganną fryzurą.
haunt-45-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-45-traitor-setup = Zdrajca regeneruje wszystkie cechy. Jeśli płytki { tile-armory } nie ma w domu, bierze ją ze stosu i wykłada na Parterze. Dobiera Przedmioty, aż trafią się dwie bronie; te dwie zatrzymuje, resztę zakopuje. Licznik zaczyna od { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    }.
haunt-45-hero-goal = Zdrajca ginie, gdy Licznik wskazuje 0.
haunt-45-traitor-goal = Żaden bohater już nie żyje.
haunt-45-end-hero = Następnej strony nie ma. Autor patrzy z dywanu, urażony, i choć raz brakuje mu ostatnich słów. Na dworze przestało padać; to nigdy nie była taka noc.
haunt-45-end-traitor = „Porywające”, pisze autor na okładce, a pod spodem, innym atramentem: „Nie można się oderwać”. Bohaterowie są w środku, wszyscy. Na pierwszej stronie znów idą podjazdem pod górę.
haunt-45-steal = Kradzież Księgi
    .text = Na płytce zdrajcy, jeśli ma kartę { card-book }: Rzut Szybkości. 4+: zabierasz mu ją. 0–3: nic się nie dzieje.
haunt-45-rewrite = Przeróbka fabuły
    .text = Z kartą { card-book }, na płytce { tile-library }, { tile-ballroom }, { tile-gallery } albo { tile-guest-quarters }: Rzut Wiedzy. 6+: Licznik spada o 1. 0–5: nic się nie dzieje.
haunt-45-rule-sequel = Jeśli zdrajca miałby zginąć, gdy Licznik nie wskazuje 0, Licznik spada o 1, a zdrajca regeneruje wszystkie cechy i staje na płytce { tile-armory }. Następna tura należy do niego i od niego gra toczy się dalej.
haunt-45-rule-dramatic = Na płytce z Symbolem Wydarzenia, na której jest bohater, zdrajca rzuca jedną kością więcej przy wszystkich Rzutach Cechy i Ataku.
haunt-45-rule-weapons = Obrażenia zadane bronią nikomu nie obniżają cechy poniżej poziomu krytycznego.
