### Alone: talie reakcji. Wszystkie słowa są nasze.

deck-fury = Furia
    .gen = Furii
    .text = Kości, przerzuty, rany, które się zasklepiają. Dla Zła, które chce uderzać.
deck-speed = Szybkość
    .gen = Szybkości
    .text = Odległość, drzwi, przybycia. Dla Zła, które chce już tam być.
deck-terror = Groza
    .gen = Grozy
    .text = Poczytalność, fałszywe fakty, gasnące lampy. Dla Zła, które chce, by mu wierzono.
deck-traps = Pułapki
    .gen = Pułapek
    .text = Warunki, drzwi, ładunki, zagrożenie. Dla Zła, które umie czekać.
card-back = Karta z talii { $deck-gen }
note-face-down = Zagrana zakryta jako standardowa reakcja.

standard-std-move = Coś się porusza
    .text = Porusz 1 potwora o maks. 1 sektor.
standard-std-deploy = Coś przychodzi
    .text = Rozstaw 1 potwora.
standard-std-danger = Coś czeka
    .text = Połóż 1 żeton zagrożenia, nie w sektorze Bohatera.

## Furia

reaction-claws-at-my-back = Pazury na plecach
    .text = Atak towarzyszący ma 1 kość więcej. Niebezpiecznie: gdy Bohater wejdzie do następnego sektora, 1 potwór z opuszczonego sektora rusza o 1 sektor w stronę Bohatera.
reaction-no-way-past = Nie ma przejścia
    .text = 1 potwór w sektorze Bohatera natychmiast atakuje, mając 1 kość mniej. Niebezpiecznie: w tym ataku ma 1 kość więcej.
reaction-bloodlust = Żądza krwi
    .text = Porusz 1 potwora, także z sektora Bohatera, o maks. 1 sektor; dostaje +1 kość, gdy atakuje. Niebezpiecznie: każdy inny potwór w sektorze Bohatera dostaje +1 kość.
reaction-it-turned-its-head = Odwróciło głowę
    .text = Porusz 1 potwora z sektora tej eksploracji o maks. 2 sektory w stronę Bohatera. Niebezpiecznie: dostaje +1 kość, gdy atakuje.
reaction-flesh-knits = Rany się zasklepiają
    .text = Usuń ranę 1 potwora; potem porusz 1 potwora o maks. 1 sektor. Niebezpiecznie: uleczony, a jeśli żadnego nie uleczono, poruszony ma w tej rundzie progi zdrowia +1.
reaction-it-gets-up-again = Znowu wstaje
    .text = Jeśli cel tego ataku żyje, usuń jego nową ranę. Niebezpiecznie: jeśli zginął, zostaje na mapie z 1 raną, a doświadczenia nie ma.
reaction-its-getting-out-of-control = To się wymyka spod kontroli
    .text = Porusz 1 potwora, także z sektora Bohatera, o maks. 1 sektor; gdy zaatakuje w tej turze, raz przerzuca każde pudło. Niebezpiecznie: może rzucić 2 kośćmi więcej; wtedy po ataku ginie.
reaction-my-hands-are-full = Mam zajęte ręce
    .text = Porusz 1 potwora o 1 sektor w stronę Bohatera (0, jeśli już tu jest); jeśli jest wtedy w sektorze Bohatera, dostaje +1 kość. Niebezpiecznie: raz przerzuca też każde pudło.
reaction-wrath-of-the-nest = Gniew gniazda
    .text = Porusz 2 różne potwory, każdego o 1 sektor w stronę Bohatera. Niebezpiecznie: te z nich, które są w sektorze Bohatera, dostają +1 kość.
reaction-under-the-crates = Coś pod skrzyniami
    .text = Porusz 1 potwora w odległości do 3 o maks. 2 sektory w stronę Bohatera; dostaje +1 kość. Niebezpiecznie: każde trafienie jego ataków w tej turze zabiera też 1 ładunek.
reaction-a-roar-in-answer = Ryk w odpowiedzi
    .text = Porusz 1 potwora o maks. 1 sektor; do końca następnej tury ma +1 kość, gdy atakuje. Niebezpiecznie: usuń jego ranę.
reaction-taste-of-blood = Smak krwi
    .text = Rzuć 1 kością: za trafienie Bohater traci 1 zdrowie. To nie jest atak. Niebezpiecznie: w tym rzucie jest 1 kość więcej.
reaction-they-feed-on-it = Karmią się strachem
    .text = Porusz 1 potwora z sektora Bohatera lub sąsiedniego o 1 sektor w stronę Bohatera (0, jeśli już tu jest); dostaje +1 kość. Niebezpiecznie: raz przerzuca też każde pudło.

## Szybkość

reaction-already-there = Już tam jest
    .text = Porusz 1 potwora o maks. 2 sektory w stronę sektora, do którego Bohater zaraz wejdzie. Niebezpiecznie: porusz innego o 1 sektor w tę samą stronę.
reaction-right-behind-me = Tuż za mną
    .text = Porusz 1 potwora o maks. 2 sektory w stronę Bohatera. Niebezpiecznie: porusz innego o 1 sektor w stronę Bohatera.
reaction-out-of-the-ducts = Z szybu
    .text = Rozstaw potwora (minimalna odległość mniejsza o 1). Niebezpiecznie: porusz go o maks. 1 sektor.
reaction-gone-when-i-looked = Mignęło i znikło
    .text = Porusz 1 nieodkrytego potwora z sektora, który ma być pokazany, o maks. 2 sektory, ale nie do Bohatera ani do sektora tej eksploracji. Niebezpiecznie: bez hałasu.
reaction-out-of-the-dark = Skok z ciemności
    .text = Porusz 1 potwora w odległości do 3, ale nie stąd, o maks. 3 sektory w stronę Bohatera. Niebezpiecznie: porusz innego w odległości do 3 o maks. 2 sektory w stronę Bohatera.
reaction-too-quick = Za szybkie
    .text = Porusz cel ataku o maks. 1 sektor. Niebezpiecznie: porusz innego potwora o maks. 2 sektory w stronę Bohatera.
reaction-they-hunt-in-pairs = Polują parami
    .text = Porusz 1 potwora spoza sektora Bohatera o maks. 2 sektory w stronę Bohatera. Niebezpiecznie: porusz innego spoza tego sektora o 1 sektor w stronę Bohatera.
reaction-the-lock-gives = Zamek puszcza
    .text = Odblokuj maks. 2 drzwi gdziekolwiek; potem porusz 1 potwora o maks. 2 sektory. Niebezpiecznie: porusz go o maks. 2 sektory więcej.
reaction-they-heard-the-switch = Usłyszały pstryknięcie
    .text = Porusz 1 potwora o maks. 2 sektory, a innego o 1 sektor w stronę Bohatera. Niebezpiecznie: porusz trzeciego o 1 sektor w stronę Bohatera.
reaction-steps-on-the-grating = Kroki na kracie
    .text = Porusz 1 potwora o maks. 2 sektory, a innego o maks. 1 sektor. Niebezpiecznie: rozstaw potwora.
reaction-they-know-where-i-am = Wiedzą, gdzie jestem
    .text = Porusz maks. 2 potwory, każdego o 1 sektor w stronę jednego z dwóch celów; jeśli jest ich więcej, najbliższego. Niebezpiecznie: możesz podać dystans do jednego celu z błędem do 1.
reaction-blood-trail = Krwawy ślad
    .text = Porusz 1 potwora spoza sektora Bohatera o 1 sektor w stronę Bohatera. Niebezpiecznie: porusz innego spoza tego sektora o 1 sektor w stronę Bohatera.
reaction-i-froze = Paraliż strachu
    .text = Rozstaw potwora (minimalna odległość mniejsza o 1). Niebezpiecznie: porusz 1 potwora o maks. 2 sektory.

## Groza

reaction-whisper-in-the-vent = Szept z kratki
    .text = Możesz poruszyć 1 potwora o maks. 1 sektor bez hałasu; potem Bohater słyszy hałas z kierunku wskazanego przez Zło. Niebezpiecznie: jeśli w sektorze Bohatera jest ciemno, Bohater traci 1 poczytalność.
reaction-dark-takes-shape = Ciemność nabiera kształtu
    .text = Bohater traci 1 poczytalność. Niebezpiecznie: Bohater traci 1 poczytalność albo odrzuca 1 żeton adrenaliny.
reaction-the-lamps-die = Lampy gasną
    .text = Zgaś światło w maks. 2 sektorach poziomu, także w sektorze Bohatera; jeśli żaden nie jest oświetlony, Bohater zamiast tego traci 1 poczytalność. Niebezpiecznie: Bohater traci 1 poczytalność.
reaction-my-mind-plays-tricks-on-me = Rozum płata mi figle
    .text = W sektorze, który ma być pokazany, nie pokazuj 1 elementu albo pokaż 1 fałszywy. Niebezpiecznie: Bohater traci 2 poczytalności albo odrzuca 1 żeton adrenaliny; bez żetonów traci 1 poczytalność.
reaction-something-blinked = Coś mrugnęło
    .text = Przenieś nieodkrytego potwora o maks. 3 sektory. Niczego nie słychać. Niebezpiecznie: Bohater traci 1 poczytalność.
reaction-my-hands-shake = Drżą mi ręce
    .text = Bohater traci 1 poczytalność albo rzuca 1 kością mniej. Niebezpiecznie: w tym ataku półtrafienia się nie liczą.
reaction-it-said-my-name = Wypowiedziało moje imię
    .text = Bohater traci 1 poczytalność. Niebezpiecznie: Bohater traci 1 poczytalność albo odrzuca 1 żeton adrenaliny.
reaction-flicker = Migotanie
    .text = Jeśli w sektorze Bohatera świeci się światło, gaśnie; jeśli nie, Bohater traci 1 poczytalność. Niebezpiecznie: Bohater odrzuca 1 żeton adrenaliny.
reaction-i-have-been-here-before = Znam to miejsce
    .text = Usuń z labiryntu maks. 3 sektory; potem przenieś 1 nieodkrytego potwora o maks. 2 sektory. Niebezpiecznie: Bohater traci 1 poczytalność.
reaction-not-mine = To nie moje
    .text = Bohater traci 1 poczytalność albo dobiera 1 kartę mniej. Niebezpiecznie: Bohater traci 1 poczytalność albo odrzuca 1 żeton adrenaliny.
reaction-lost-bearings = Zgubiony kierunek
    .text = O jednym celu podaj tylko poziom. Niebezpiecznie: dystans do drugiego możesz podać z błędem do 2.
reaction-pain-and-panic = Ból i panika
    .text = Bohater traci 1 poczytalność. Niebezpiecznie: Bohater traci 1 poczytalność albo odrzuca 1 żeton adrenaliny.
reaction-spiral = Spirala
    .text = Rzuć 3 kośćmi: za każde trafienie Bohater traci 1 poczytalność. Niebezpiecznie: Bohater odrzuca 1 żeton adrenaliny.

## Pułapki

reaction-bulkhead-slams = Gródź się zatrzaskuje
    .text = Zablokuj 1 drzwi sektora Bohatera albo sektora, do którego zaraz wejdzie; jeśli nie ma takich drzwi, połóż 1 żeton zagrożenia obok Bohatera. Niebezpiecznie: połóż żeton warunku obok Bohatera.
reaction-tripwire = Potykacz
    .text = Połóż Minę albo Pajęczynę w sektorze, do którego Bohater zaraz wejdzie. Niebezpiecznie: połóż tam 1 żeton zagrożenia.
reaction-bad-air = Złe powietrze
    .text = Połóż Gaz w sektorze Bohatera albo obok. Niebezpiecznie: połóż 1 żeton zagrożenia obok.
reaction-bait = Przynęta
    .text = Połóż 1 żeton zagrożenia w sektorze Bohatera albo w sektorze odkrywanym w tej turze. Niebezpiecznie: połóż żeton warunku w sektorze odkrywanym w tej turze.
reaction-jammed-shutter = Zacięta przesłona
    .text = Eksploracja kończy się przed drugim sektorem. Niebezpiecznie: połóż w nim żeton warunku.
reaction-misfire = Niewypał
    .text = Bohater przerzuca 1 trafienie albo odrzuca 1 ładunek. Niebezpiecznie: Bohater przerzuca 1 trafienie więcej.
reaction-boxed-in = W potrzasku
    .text = Zablokuj maks. 2 drzwi sektora Bohatera albo połóż tam Pajęczynę. Niebezpiecznie: połóż 1 żeton zagrożenia obok.
reaction-live-wire = Pod napięciem
    .text = Rzuć 3 kośćmi: za każde trafienie Bohater traci 1 zdrowie. Niebezpiecznie: połóż Zwarcie w sektorze Bohatera.
reaction-overload = Przeciążenie
    .text = Połóż Zwarcie w sektorze Bohatera albo w oświetlonym sektorze poziomu, albo 1 żeton zagrożenia obok Bohatera. Niebezpiecznie: Bohater odrzuca 1 ładunek.
reaction-corroded-stock = Przeżarte zapasy
    .text = Przedmioty dobrane w tym przeszukaniu mają 1 ładunek mniej (co najmniej 1). Niebezpiecznie: Zło wskazuje przedmiot, który traci 1 ładunek.
reaction-while-i-read-the-screen = Kiedy patrzę w ekran
    .text = Połóż 3 żetony zagrożenia. Niebezpiecznie: połóż żeton warunku obok Bohatera.
reaction-torn-strap = Zerwany pasek
    .text = Zło wskazuje przedmiot, który traci 1 ładunek; bez przedmiotów Bohater odrzuca 1 żeton adrenaliny. Niebezpiecznie: Bohater odrzuca 1 żeton adrenaliny.
reaction-dropped-in-panic = Upuszczone w panice
    .text = Bohater odrzuca 1 żeton adrenaliny albo 2 ładunki. Niebezpiecznie: połóż 1 żeton zagrożenia obok Bohatera.
