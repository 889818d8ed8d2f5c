### Nawiedzenie 25. Wszystkie sformułowania są nasze.

haunt-25 = Czas na kredyt
haunt-25-hero-intro = Ktoś z was nie żyje od upadku ze schodów, widzieliście to wszyscy. A jednak stoi tu, otrzepuje się z kurzu i ma zdrowsze rumieńce niż ktokolwiek z was. Zbroja cicho tyka jak nakręcany zegar. Ktoś płaci za te minuty.
haunt-25-traitor-intro = To miał być ostatni oddech, a nie był. Zbroja pokazała ci, jakie to proste: lata leżą wszędzie, w innych ludziach, prawie nieużywane. Wystarczy zrobić komuś prezent, poczekać i przyjść po swoje.
haunt-25-hero-setup = Niczego nie przygotowujecie. Cztery Żetony Cech, składniki przeciwzaklęcia, czekają na znalezienie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-25-traitor-setup = Zdrajca regeneruje wszystkie cechy. Potworów nie ma.
haunt-25-hero-goal = Złamcie czar Zbroi.
haunt-25-traitor-goal = Żaden bohater już nie żyje.
haunt-25-end-hero = Sprzączki pękają jedna po drugiej i wszystkie pożyczone godziny wylatują jak ptaki. To, co zostaje w Zbroi, jest bardzo stare, bardzo małe i chyba czuje ulgę.
haunt-25-end-traitor = Tyle teraz jest czasu. Ktoś odwiesza Zbroję na stojak, poleruje ją szalikiem, po który nikt nie wróci, i wygląda przez okno, czy nie jedzie następny powóz.
haunt-25-find-might = Składnik Siły
    .text = Na płytce { tile-larder }, { tile-specimen-room } albo { tile-dining-room }, jeśli Żetonu Siły nie ma jeszcze w domu: Rzut Siły. 4+: połóż go na swojej płytce. 0–3: nic się nie dzieje.
haunt-25-find-speed = Składnik Szybkości
    .text = Na płytce { tile-underground-lake }, { tile-conservatory } albo { tile-kitchen }, jeśli Żetonu Szybkości nie ma jeszcze w domu: Rzut Szybkości. 4+: połóż go na swojej płytce. 0–3: nic się nie dzieje.
haunt-25-find-knowledge = Składnik Wiedzy
    .text = Na płytce { tile-furnace-room }, { tile-observatory } albo { tile-library }, jeśli Żetonu Wiedzy nie ma jeszcze w domu: Rzut Wiedzy. 4+: połóż go na swojej płytce. 0–3: nic się nie dzieje.
haunt-25-find-sanity = Składnik Poczytalności
    .text = Na płytce { tile-operating-theatre }, { tile-graveyard } albo { tile-bloody-room }, jeśli Żetonu Poczytalności nie ma jeszcze w domu: Rzut Poczytalności. 4+: połóż go na swojej płytce. 0–3: nic się nie dzieje.
haunt-25-break = Złamanie czaru
    .text = Na płytce { tile-armory } albo { tile-ritual-room }, gdy w domu { $players ->
        [3] leży co najmniej 1 składnik
        [4] leżą co najmniej 2 składniki
        [5] leżą co najmniej 3 składniki
       *[6] leżą 4 składniki
    }: Rzut Poczytalności. 5+: bohaterowie wygrywają. 0–4: tracisz 1 Poczytalności.
haunt-25-rule-gift = Gdy zdrajca, który ma kartę { card-armor }, wygra własny atak Siłą na bohatera, bohater nie otrzymuje obrażeń, za to dostaje tę kartę.
haunt-25-rule-return = Jeśli na początku swojej tury zdrajca nie żyje, wraca na płytkę, na której jest { card-armor }, regeneruje wszystkie cechy i rozgrywa turę. Dopóki nikt nie ma tej karty, zdrajca pozostaje martwy.
haunt-25-rule-drain = Na koniec tury zdrajcy bohater, który ma kartę { card-armor }, traci po 1 w każdej cesze, a zdrajca zyskuje po 1 w każdej cesze.
token-25-might = Składnik Siły
    .gen = Składnika Siły
    .acc = Składnik Siły
token-25-speed = Składnik Szybkości
    .gen = Składnika Szybkości
    .acc = Składnik Szybkości
token-25-knowledge = Składnik Wiedzy
    .gen = Składnika Wiedzy
    .acc = Składnik Wiedzy
token-25-sanity = Składnik Poczytalności
    .gen = Składnika Poczytalności
    .acc = Składnik Poczytalności
