### Nawiedzenie 27. Wszystkie sformułowania są nasze.

haunt-27 = Słowa z gwiazd
haunt-27-hero-intro = To nie jest żaden język, a jednak z każdym spojrzeniem rozumiecie trochę więcej i za każdym razem zapominacie coś własnego. Postać w Masce pisze po ścianach bez wytchnienia, jak pod dyktando z bardzo daleka. Kiedy zdanie się skończy, stanie się prawdą.
haunt-27-traitor-intro = Gwiazdy milczały, dopóki Maska nie zakryła ci uszu. Teraz mówią, wyraźnie i cierpliwie, a twoja ręka notuje. To tylko parę słów. Tamci patrzą na nie i łapią się za głowy, biedacy; niedługo nie będzie w nich już nic, co mogłoby boleć.
haunt-27-hero-setup = Bohaterowie odkładają { $players ->
        [3] 3 Słowa
        [4] 4 Słowa
        [5] 4 Słowa
       *[6] 5 Słów
    }: to ich pula. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-27-traitor-setup = Zdrajca regeneruje wszystkie cechy i odkłada { $players ->
        [3] 5 Słów
        [4] 4 Słowa
        [5] 4 Słowa
       *[6] 3 Słowa
    }: to jego pula. Jedno z nich trafia na płytkę zdrajcy. Potworów nie ma.
haunt-27-hero-goal = Zdrajca nie żyje.
haunt-27-traitor-goal = Na koniec tury zdrajcy wszystkie Słowa z jego puli są w domu albo żaden bohater już nie żyje.
haunt-27-end-hero = Ręka zatrzymuje się w pół kreski. Słowa na ścianach wysychają, pękają i znów są tynkiem. Tam w górze coś, co już prawie dało się słyszeć, nabiera tchu i zaczyna szukać innego ucha.
haunt-27-end-traitor = Ostatni znak zamyka zdanie. Wszyscy odczytują je w tej samej chwili i nikt już nigdy nie przeczyta niczego innego. Nad dachem gwiazdy nachylają się niżej.
haunt-27-learn = Nauka pisma
    .text = Na płytce { tile-library }, { tile-observatory }, { tile-tower }, { tile-laboratory } albo { tile-specimen-room }: Rzut Wiedzy. 4+: weź swój Żeton Bohatera. 0–3: połóż Słowo z puli bohaterów na swojej płytce albo, jeśli już jakieś tu jest, na płytce sąsiedniej.
haunt-27-spread = Zapisanie Słowa
    .text = Na płytce bez bohatera i bez Słowa: Rzut Wiedzy, +1 za każdą sąsiednią płytkę ze Słowem. 7+: połóż tu Słowo ze swojej puli. 0–6: zyskujesz 2 Wiedzy.
haunt-27-rule-words = Słów nigdy się nie przenosi. Opuszczenie płytki ze Słowem kosztuje bohatera dwa ruchy. Bohater, który kończy turę na płytce ze Słowem albo obok niej, otrzymuje 1 Obrażenie Psychiczne.
haunt-27-rule-learned = Bohater z Żetonem Bohatera może przerzucić jedną albo dwie kości, gdy atakuje zdrajcę. Bohater, który wygra atak na zdrajcę, może zamiast zadać obrażenia zabrać kartę { card-mask }.
haunt-27-rule-erased = Gdy zdrajca atakuje albo jest atakowany na płytce ze Słowem, po wszystkich rzutach i przerzutach usuwa jedną z kości bohatera.
token-27-word = Słowo
    .gen = Słowa
    .acc = Słowo
token-27-heroes-word = Słowo z puli bohaterów
    .gen = Słowa z puli bohaterów
    .acc = Słowo z puli bohaterów
token-27-traitors-word = Słowo z puli zdrajcy
    .gen = Słowa z puli zdrajcy
    .acc = Słowo z puli zdrajcy
token-27-learned = Żeton Bohatera
    .gen = Żetonu Bohatera
    .acc = Żeton Bohatera
prompt-27-second = { $seat-voc }, przerzucasz razem z nią jeszcze jedną kość?
prompt-27-erase = { $seat-voc }, kości bohatera: { $dice }. Którą wymazujesz?
event-27-erased = { $seat } wymazuje kość z wynikiem { $number }. Bohaterowi zostaje: { $result }.
choice-reroll-27-die = Przerzuć kość z wynikiem { $number }
