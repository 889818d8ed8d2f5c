### Nawiedzenie 48. Wszystkie sformułowania są nasze.

haunt-48 = Nie denerwuj gospodarza!
haunt-48-hero-intro = Czaszka uśmiecha się odrobinę szerzej, mówi „dobry wieczór” i pyta, czy znacie już Głowę Domu. Teraz już tak: toczy się ku wam po schodach, stopień po stopniu, wielka jak szafa. W zaproszeniu było napisane, że goście zostają na noc. Nie było napisane, na ile nocy.
haunt-48-traitor-intro = Uścisk dłoni gospodarza okazał się uściskiem własnej ręki. Cóż za spotkanie: tylu uroczych ludzi i tylko jedna Głowa, żeby ich zabawiać. Dopilnuj, żeby nikt nie wyszedł przed czasem i żeby nikt, pod żadnym pozorem, nie zamknął twojej Czaszki na klucz.
haunt-48-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-48-traitor-setup = Zdrajca regeneruje wszystkie cechy, a potem zyskuje 1 Siły. Jeśli w domu nie ma płytki { tile-bloody-room }, zdrajca bierze ją ze stosu i dokłada na Parterze. Głowę Domu umieszcza się { tile-bloody-room.at }; trzyma ona kartę { card-skull } i działa po turze zdrajcy.
haunt-48-hero-goal = Bohater z kartą { card-skull } jest { tile-panic-room.at }.
haunt-48-traitor-goal = Żaden bohater już nie żyje.
haunt-48-end-hero = Trzy rygle, sztaba i koło: drzwi są zamknięte, a Czaszka jest po drugiej stronie i dalej mówi. Przyjęcie skończone. Pod kamieniem, możliwie ciężkim, zostaje uprzejmy liścik z podziękowaniem.
haunt-48-end-traitor = Nikt nie wyszedł. Siedzą wokół długiego stołu z rękami na kolanach, świece się dopalają, a Głowa Domu jeszcze raz opowiada tę historię o gościach na weekend.
haunt-48-pick-up = Podniesienie Czaszki
    .text = Na płytce, na której leży karta { card-skull }: weź ją.
haunt-48-revive = Wskrzeszenie Głowy
    .text = Jeśli masz kartę { card-skull }: Głowa Domu pojawia się na twojej płytce i zabiera tę kartę.
haunt-48-rule-skull = Bohater, który kończy turę z kartą { card-skull }, wykonuje Rzut Szybkości. 5+: nic się nie dzieje. 0–4: otrzymuje 2 Obrażenia Fizyczne.
haunt-48-rule-host = Gdyby zdrajca miał zginąć, zamiast tego pojawia się { tile-bloody-room.at } i regeneruje wszystkie cechy.
monster-48-head = Głowa Domu
    .gen = Głowy Domu
    .dat = Głowie Domu
    .acc = Głowę Domu
    .ins = Głową Domu
    .loc = Głowie Domu
    .gender = f
    .text = Pokonana w ataku ginie, a kartę { card-skull } bierze poszukiwacz, który ją pokonał. Jeśli zabije ją coś innego, karta zostaje na płytce.
token-48-skull = Czaszka na podłodze
    .gen = Czaszki na podłodze
    .acc = Czaszkę na podłodze
