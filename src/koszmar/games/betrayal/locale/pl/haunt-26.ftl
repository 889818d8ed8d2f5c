### Nawiedzenie 26. Wszystkie sformułowania są nasze.

haunt-26 = Rodzinne błogosławieństwo
haunt-26-hero-intro = Portrety mają nos kogoś z was. Wszystkie co do jednego. Na dole ktoś nakrywa długi stół i wykłada najlepsze noże, a z boazerii wychodzą wujowie, ciotki i kuzyni z wyciągniętymi rękami i bardzo równymi uśmiechami. Danina gotowa. Brakuje im tylko mięsa.
haunt-26-traitor-intro = Więc to stąd jesteś. Znają datę twoich urodzin, twoje ulubione ciasto, bliznę na kolanie; przez te wszystkie lata trzymali dla ciebie krzesło. Sama Babka przyjdzie cię pobłogosławić. Goście są z tobą, tak jak prosili?
haunt-26-hero-setup = Bohaterowie kładą Ołtarz na dowolnej płytce Parteru. Jeśli płytki { tile-ritual-room } nie ma w domu, układa się ją w Piwnicy. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-26-traitor-setup = Zdrajca regeneruje wszystkie cechy, a potem stawia { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Krewnych na różnych płytkach z Symbolem Omenu; kto się nie zmieści, trafia { tile-entrance-hall.to }. Seniorka czeka na boku. Po turze zdrajcy działają najpierw Krewni, potem Seniorka.
haunt-26-hero-goal = Rozbijcie Ołtarz. Wcześniej danina musi zostać zepsuta, a zdrajca zginąć.
haunt-26-traitor-goal = Żaden bohater już nie żyje.
haunt-26-end-hero = Ołtarz pęka wzdłuż starej szczeliny, a z nim rodzina: uśmiechy gasną jeden po drugim, ręce puszczają. Na portretach spłynęła farba. Nikt tam w górze nie jest już do nikogo podobny.
haunt-26-end-traitor = Modlitwa odmówiona, noże idą w lewo, z rąk do rąk. Na końcu stołu ktoś kogoś głaszcze po głowie i mówi, że to dobre dziecko. Należy już do rodziny; po nosie zawsze było to widać.
haunt-26-ruin = Zepsucie daniny
    .text = Na płytce { tile-ritual-room }: Rzut Poczytalności. 4+: danina jest zepsuta. 0–3: otrzymujesz 1 Obrażenie Fizyczne.
haunt-26-prune = Przycięcie drzewa genealogicznego
    .text = Na płytce { tile-gallery } albo { tile-statuary-corridor }: Rzut Poczytalności. 5+: usuń z domu jednego Krewnego. 0–4: otrzymujesz 1 Obrażenie Fizyczne.
haunt-26-break = Rozbicie Ołtarza
    .text = Na płytce z Ołtarzem, jeśli danina jest zepsuta, a zdrajca nie żyje: Rzut Siły. 4+: bohaterowie wygrywają. 0–3: otrzymujesz 1 Obrażenie Psychiczne.
haunt-26-passage = Rodzinne przejścia
    .text = Na płytce { tile-guest-quarters }, { tile-primary-bedroom } albo { tile-winter-bedroom }: przenieś się na dowolną płytkę. Krewni i Seniorka też mogą to zrobić.
haunt-26-rule-elder = Na koniec drugiej tury zdrajcy, rozegranej czy nie, na płytce z Ołtarzem pojawia się Seniorka.
monster-26-relative = Krewny
    .gen = Krewnego
    .dat = Krewnemu
    .acc = Krewnego
    .ins = Krewnym
    .loc = Krewnym
    .gender = m
    .text = Obrażenia go ogłuszają. Może korzystać z rodzinnych przejść.
monster-26-elder = Seniorka
    .gen = Seniorki
    .dat = Seniorce
    .acc = Seniorkę
    .ins = Seniorką
    .loc = Seniorce
    .gender = f
    .text = Obrażenia ją ogłuszają. Może korzystać z rodzinnych przejść.
token-26-altar = Ołtarz
    .gen = Ołtarza
    .acc = Ołtarz
prompt-26-prune = { $seat-voc }, czyją gałąź odcinasz?
event-26-ruined = { $seat } psuje daninę.
