### Nawiedzenie 23. Wszystkie sformułowania są nasze.

haunt-23 = Alarm! Intruzi
haunt-23-hero-intro = Trzask za boazerią, potem drugi, potem sto. Panele się rozsuwają, obiektywy obracają, a cierpliwy głos z każdego kąta prosi, żeby nie ruszać się z miejsca. Dom policzył swoich właścicieli. Was wśród nich nie było.
haunt-23-traitor-intro = Witaj w domu, mówi dom, i mówi to do ciebie. Zamki znają twoją dłoń, ściany przesuwają się na życzenie, a z szafek wyjeżdżają małe, błyszczące maszyny, gotowe do usług. W pokojach są obcy. Jak nieuprzejmie z ich strony.
haunt-23-hero-setup = Licznik zaczyna od { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    }. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-23-traitor-setup = Zdrajca regeneruje wszystkie cechy, a potem kładzie { $players ->
        [3] 2 włączone maszyny
        [4] 3 włączone maszyny
        [5] 4 włączone maszyny
       *[6] 5 włączonych maszyn
    } na wybranych płytkach, równomiernie po obszarach, i przy każdej stawia Robota. Roboty działają po turze zdrajcy.
haunt-23-hero-goal = Na koniec tury bohatera wszystkie maszyny są wyłączone, a Licznik wskazuje 0.
haunt-23-traitor-goal = Żaden bohater już nie żyje.
haunt-23-end-hero = Gaśnie ostatnia kontrolka, a z nią głos, w połowie słowa „przepraszam”. Roboty stoją po kątach jak parasole po przyjęciu. Pierwszy raz tej nocy drzwi są tylko drzwiami.
haunt-23-end-traitor = Intruzi usunięci, melduje dom. Po parkiecie szumią małe szczotki. Ktoś, kogo dom wreszcie rozpoznaje, siada w najlepszym fotelu, a światło przygasa dokładnie tak, jak trzeba.
haunt-23-turn-off = Wyłączenie maszyny
    .text = Na płytce z włączoną maszyną: Rzut Wiedzy. 5+: wyłącz ją i ogłusz jednego Robota w swoim obszarze. 0–4: nic się nie dzieje.
haunt-23-wreck = Zdemolowanie pokoju
    .text = Na płytce z Symbolem Omenu: Rzut Siły. 4+: odwróć płytkę, a Licznik spada o 1. 0–3: nic się nie dzieje.
haunt-23-shift = Przesunięcie pokoju
    .text = Przenieś płytkę, na której stoi bohater (ale nie początkową), ze wszystkim, co na niej jest, w inne miejsce jej obszaru. Do każdej płytki musi się dać dojść tak jak dotąd.
haunt-23-lasers = Lasery
    .text = Bohater w polu widzenia Robota wykonuje Rzut Szybkości. 5+: odskakuje na dowolną sąsiednią płytkę. 0–4: otrzymuje dwie kości Obrażeń Fizycznych.
monster-23-robot = Robot Asystent
    .gen = Robota Asystenta
    .dat = Robotowi Asystentowi
    .acc = Robota Asystenta
    .ins = Robotem Asystentem
    .loc = Robocie Asystencie
    .gender = m
    .text = Obrażenia go nie ogłuszają, inne efekty tak. Każdy Robot może raz w swojej turze użyć laserów.
token-23-on = Maszyna (włączona)
    .gen = Maszyny (włączonej)
    .acc = Maszynę (włączoną)
token-23-off = Maszyna (wyłączona)
    .gen = Maszyny (wyłączonej)
    .acc = Maszynę (wyłączoną)
prompt-23-stun = { $seat-voc }, maszyna staje. Który Robot staje razem z nią?
prompt-23-shift = { $seat-voc }, ściany cię słuchają. Która płytka dokąd?
prompt-23-dodge = { $seat-voc }, uciekasz spod promienia. Dokąd?
event-23-off = { $seat } wyłącza maszynę { $tile-at }.
