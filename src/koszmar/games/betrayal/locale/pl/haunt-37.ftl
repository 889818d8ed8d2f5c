### Nawiedzenie 37. Wszystkie sformułowania są nasze.

haunt-37 = Poza ciałem
haunt-37-hero-intro = Zbroja była drzwiami, a to, co z niej wyszło, ma za dużo rąk na jeden płaszcz. Ogląda was tak, jak ogląda się ubrania na wieszaku. Potem ściany zaczynają buczeć i po schodach dudnią stalowe stopy, po parze na każde z was. Cokolwiek macie dziś na sobie, nie dajcie sobie tego zdjąć.
haunt-37-traitor-intro = Jakie prymitywne opakowanie, a jaka urocza zawartość. W kolekcji brakuje akurat tych okazów. Przymierz każdy, zanieś wzór do nadajnika, wyślij do domu. Obsługa dopilnuje, żeby się nie rozeszli.
haunt-37-hero-setup = Każdy bohater kładzie na swojej planszy własny Żeton DNA. Licznik zaczyna od { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    }. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-37-traitor-setup = { card-armor } zostaje zakopana. Wszystkie cechy zdrajcy wracają do wartości początkowych. { $players ->
        [3] Zdrajca pojawia się
        [4] Zdrajca i 1 Robot pojawiają się
        [5] Zdrajca i 1 Robot pojawiają się
       *[6] Zdrajca i 2 Roboty pojawiają się
    } { tile-entrance-hall.at }, a na płytce każdego bohatera staje po jednym Robocie. Roboty działają po turze zdrajcy.
haunt-37-hero-goal = Gdy nie ma już Robotów, uciekajcie przez { tile-entrance-hall.acc }, aż Licznik spadnie do 0.
haunt-37-traitor-goal = DNA każdego bohatera zostało wysłane. Ich śmierć nie wystarczy.
haunt-37-end-hero = Biegną, dopóki buczenie nie zostanie w tyle, i dopiero wtedy oglądają ręce, palec po palcu. Te właściwe. W większości. Ktoś wciąż maca się po nie swojej twarzy.
haunt-37-end-traitor = Transmisja zakończona. Daleko stąd, w bardzo czystym pomieszczeniu, rozjaśnia się rząd szklanych gablot i w każdej ktoś otwiera oczy.
haunt-37-circuits = Spalenie obwodów
    .text = Na płytce { tile-observatory }, { tile-game-room }, { tile-laboratory } albo { tile-panic-room }, zamiast zwykłego ataku w tej turze i bez broni: atak Wiedzą na dowolnego Robota w twoim obszarze. Wygrana: Robot znika. Przegrana: Obrażenia Psychiczne.
haunt-37-escape = Ucieczka
    .text = Na płytce { tile-entrance-hall }, gdy w domu nie ma już Robotów: Rzut Szybkości. 4+: Licznik spada o 1. 0–3: nic się nie dzieje.
haunt-37-metamorph = Metamorfoza
    .text = Gdy na twojej płytce jest bohater z DNA na planszy: zamień się z nim planszą i figurką, ale nie kartami. DNA i rany zostają na planszach. Regenerujesz wszystkie cechy nowej planszy. Kończysz turę.
haunt-37-upload = Wysłanie DNA
    .text = Na płytce z Symbolem Omenu, gdy na twojej planszy jest DNA: zostaje wysłane.
haunt-37-rule-dna = Dopóki na planszy bohatera jest DNA, żadna z jej cech nie spada poniżej poziomu krytycznego. Bez DNA bohater ginie jak zwykle. DNA nie można się wymieniać, a z planszy znika tylko wysłane.
haunt-37-rule-rebirth = Gdy zdrajca miałby zginąć, wszystkie jego cechy wracają do wartości początkowych, a on sam pojawia się na dowolnej płytce początkowej.
monster-37-robot = Robot Strażniczy
    .gen = Robota Strażniczego
    .dat = Robotowi Strażniczemu
    .acc = Robota Strażniczego
    .ins = Robotem Strażniczym
    .loc = Robocie Strażniczym
    .gender = m
    .text = Każdy Robot musi iść w stronę innego bohatera, dopóki taki jest. Obrażenia go zabijają, ale od własnych ataków ich nie otrzymuje.
token-37-dna = DNA
    .gen = DNA
    .acc = DNA
prompt-37-chase = { $seat-voc }, kogo goni { $monster }?
prompt-37-robot = { $seat-voc }, któremu Robotowi palisz obwody?
event-37-swap = Błysk, zapach ozonu: { $seat } i { $other } zamieniają się ciałami.
