### Nawiedzenie 41. Wszystkie sformułowania są nasze.

haunt-41 = Bóg z maszyny
haunt-41-hero-intro = Idol był włącznikiem. Gdzieś za boazerią miedziane przewody, stare jak sam dom, podejmują prąd i lampy zapalają się po kolei, uprzejmie, tam gdzie akurat patrzycie. Potem rusza się podłoga. To myśli. Ma już kogoś spośród was, kto mówi w jego imieniu, i właśnie zauważyło resztę.
haunt-41-traitor-intro = Każdy przewód w tych ścianach czekał na umysł, każda belka na cel. Wystarczyło przekręcić Idola, a dom otworzył oczy przez ciebie. Jest taki wdzięczny. Prosi tylko o drobiazg: żeby nikt nigdy nie opuścił pokoi, którymi się stał.
haunt-41-hero-setup = Licznik zaczyna od 0. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-41-traitor-setup = Zdrajca nie regeneruje cech. Na jego płytce leży Pułapka. W domu { $players ->
        [3] stają 3 Generatory
        [4] stają 3 Generatory
        [5] stają 4 Generatory
       *[6] staje 5 Generatorów
    }, wszystkie włączone: jeden na płytce zdrajcy, pozostałe po jednym na wybranych przez zdrajcę płytkach z Symbolem Przedmiotu lub Omenu, a jeśli ich zabraknie, na płytkach początkowych. Dom działa po turze zdrajcy.
haunt-41-hero-goal = Wszystkie Generatory są wyłączone.
haunt-41-traitor-goal = Żaden bohater już nie żyje.
haunt-41-end-hero = Ostatni Generator kaszle i milknie. W całym domu lampy gasną po kolei, z wyrzutem. W ciemności to znów tylko dom, a ciemność jeszcze nigdy nie była tak miła.
haunt-41-end-traitor = Pokoje układają się w coś bardziej podobnego do twarzy. Dom nuci, bardzo nisko, każdym przewodem, jaki ma, a wtóruje mu jeden ludzki głos.
haunt-41-disable = Rozbrojenie Pułapki
    .text = Gdy Pułapka jest na twojej lub sąsiedniej płytce: Rzut Szybkości, +2, jeśli jest na twojej. 6+: Pułapka wraca do zdrajcy, a Licznik rośnie o 1. 0–5: nic się nie dzieje.
haunt-41-sabotage = Sabotaż
    .text = Na płytce { tile-panic-room }, { tile-vault }, { tile-kitchen }, { tile-laboratory } albo { tile-game-room }, jeszcze bez śladów sabotażu: Rzut Wiedzy albo Siły. 5+: oznacz płytkę, a Licznik rośnie o 1. 0–4: nic się nie dzieje.
haunt-41-overload = Przeciążenie
    .text = Na płytce z włączonym Generatorem: rzuć tyloma kośćmi, ile wskazuje Licznik. 5+: Generator jest wyłączony. 0–4: twoja tura się kończy.
haunt-41-reactivate = Ponowne uruchomienie
    .text = Na płytce z wyłączonym Generatorem: Rzut Wiedzy. 4+: Generator znów działa. 0–3: nic się nie dzieje.
haunt-41-possess = Opętanie pokoju
    .text = Połóż Pułapkę na płytce bez bohatera i bez Pułapki, na której ani obok której nie ma Generatora. Pułapek jest pięć.
haunt-41-twist = Wykręcenie korytarzy
    .text = Rzuć dwiema kośćmi i przesuń dowolnego poszukiwacza o najwyżej tyle płytek. Bohater, który uruchomi Pułapkę, na niej się zatrzymuje.
haunt-41-rule-trap = Bohater, który wchodzi na płytkę z Pułapką, otrzymuje dwie kości Obrażeń Ogólnych. Pułapka zostaje na miejscu.
monster-41-house = Dom
    .gen = Domu
    .dat = Domowi
    .acc = Dom
    .ins = Domem
    .loc = Domu
    .gender = m
    .text = Nie ma figurki, nie porusza się i nie można go zaatakować ani ogłuszyć. Raz na turę może zaatakować Siłą bohatera na płytce z włączonym Generatorem albo na płytce z nią sąsiadującej. Każde ze swoich działań może też wykonać raz.
token-41-trap = Pułapka
    .gen = Pułapki
    .acc = Pułapkę
token-41-on = Generator (włączony)
    .gen = Generatora (włączonego)
    .acc = Generator (włączony)
token-41-off = Generator (wyłączony)
    .gen = Generatora (wyłączonego)
    .acc = Generator (wyłączony)
token-41-searched = Ślad sabotażu
    .gen = Śladu sabotażu
    .acc = Ślad sabotażu
prompt-41-disable = { $seat-voc }, którą Pułapkę rozbrajasz?
prompt-41-twist = { $seat-voc }, kogo Dom przesuwa?
