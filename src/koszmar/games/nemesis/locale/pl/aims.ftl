### Nemesis: cele i zakończenia.

objective-save-the-cargo = Ocalić ładunek
    .text = Statek dociera na Ziemię albo tylko ty przeżyjesz.
objective-old-friend = Stary przyjaciel
    .text = Statek dociera na Ziemię albo tylko ty przeżyjesz.
objective-quarantine = Kwarantanna
    .text = Statek dociera na Marsa albo na Ziemię ze zniszczonym gniazdem.
objective-tireless-explorer = Niestrudzony odkrywca
    .text = Wysyłasz sygnał, a wszystkie pomieszczenia są zbadane.
objective-decent-burial = Godny pochówek
    .text = Wysyłasz sygnał i odlatujesz lub hibernujesz z niebieskim ciałem.
objective-hoarder = Chomik
    .text = Odlatujesz kapsułą z co najmniej 7 przedmiotami.
objective-great-hunt = Wielkie polowanie
    .text = Wysyłasz sygnał, a statek jest zniszczony albo królowa (łupieżca) nie żyje.
objective-friends-for-life = Przyjaciele na całe życie
    .text = Przeżyjesz ty i co najmniej jedna inna osoba.
objective-aliens-aboard = Obcy na pokładzie
    .text = Wysyłasz sygnał, a gniazdo lub statek ulega zniszczeniu.
objective-my-precious = Mój skarb
    .text = Wysyłasz sygnał i odlatujesz lub hibernujesz z jajem.
objective-necroscopy = Sekcja zwłok
    .text = Wysyłasz sygnał, a zwłoki intruza zostają przebadane.
objective-ab-ovo = Ab ovo
    .text = Jajo zostało przebadane.
objective-field-biology = Ekstremalna biologia terenowa
    .text = Odkryto co najmniej 2 słabości.
objective-without-1 = Bez gracza 1
    .text = Postać gracza 1 nie przeżyje albo przeżyjesz tylko ty.
objective-without-2 = Bez gracza 2
    .text = Postać gracza 2 nie przeżyje albo przeżyjesz tylko ty.
objective-without-3 = Bez gracza 3
    .text = Postać gracza 3 nie przeżyje albo przeżyjesz tylko ty.
objective-without-4 = Bez gracza 4
    .text = Postać gracza 4 nie przeżyje albo przeżyjesz tylko ty.
objective-without-5 = Bez gracza 5
    .text = Postać gracza 5 nie przeżyje albo przeżyjesz tylko ty.
objective-together-home = Do domu
    .text = Statek dociera na Ziemię.
objective-together-burial = Ostatnia operacja
    .text = Niebieskie ciało leży w zbadanej Komorze dekontaminacyjnej.
objective-together-biology = Biologia terenowa
    .text = Odkryto co najmniej 2 słabości.
objective-together-hunt = Nagonka
    .text = Wysłano sygnał, a statek jest zniszczony albo królowa (łupieżca) nie żyje.
objective-together-explorers = Odkrywcy
    .text = Wysłano sygnał, a wszystkie pomieszczenia są zbadane.
objective-together-precious = Cenna przesyłka
    .text = Ktoś ocalały odlatuje lub hibernuje z jajem.
objective-together-cleansing = Oczyszczenie
    .text = Wysłano sygnał, a gniazdo lub statek ulega zniszczeniu.

## Jak to się kończy

ending-jump = Statek skoczył. Kto spał, ten się dowie, dokąd.
ending-nobody = Statek skoczył, a na pokładzie nie ma już kogo budzić. Leci, dokąd poniosą go maszyny.
ending-destroyed-self-destruct = Krótki błysk między gwiazdami: Nemesis zniszczył się sam.
ending-destroyed-fire = Ogień pożarł Nemesis od środka.
ending-destroyed-malfunction = Zawiódł ostatni system. Nemesis jest grobem.
verdict-won = Żyjesz, a to, po co tu jesteś, jest zrobione.
verdict-failed = Nie udało się. Jeśli oddychasz, to wszystko, co z tego masz.
verdict-fulfilled = Twoja część jest wykonana.
verdict-dead = Nie udało ci się przeżyć.
fate = { $outcome ->
    [won] { $seat } żyje, a cel „{ $objective }” jest spełniony.
    [fulfilled] { $seat }: cel „{ $objective }” jest spełniony.
   *[failed] { $status ->
        [alive] { $seat } żyje, ale cel „{ $objective }” nie jest spełniony.
       *[dead] { $death } Celem było „{ $objective }”.
        }
    }
outcome-jump = Skok
outcome-destroyed-self-destruct = Samozniszczenie
outcome-destroyed-fire = Pożar
outcome-destroyed-malfunction = Awarie

# W lobby i po wszystkim.

game-lure = Budzicie się z hibernacji. Statek jest ciemny, jedno z was nie żyje, a w ścianach rusza się coś, co nie jest statkiem.
game-won = Cisza. W kapsule jest ciepło, gwiazdy stoją w miejscu i nikt nie puka.
game-lost = Statek dryfuje dalej. W jego korytarzach coś uczy się chodzić tak jak wy.

# W raportach: rodzaje drukowanych rzeczy.

kind-room = Pomieszczenia
kind-character = Postacie
kind-action = Karty akcji
kind-item = Przedmioty
kind-objective = Cele
kind-wound = Głębokie rany
kind-attack = Karty ataku
kind-event = Karty wydarzeń
kind-weakness = Słabości
kind-panic = Karty paniki

# Co raporty mówią o graczu
figure-survived = przeżycie
figure-fulfilled = spełniony cel (jeśli go sprawdzano)
figure-first-intruder = runda pierwszego intruza
figure-death = Od czego ginęli
figure-death-wounds = rany
figure-death-attack = zabójczy atak
figure-death-insanity = obłęd
figure-death-heart = serce nie wytrzymało
figure-death-larva = larwa
figure-death-contamination = skażenie przy ostatnim sprawdzeniu
figure-death-airlock = śluza
figure-death-ship = zginęli razem ze statkiem
figure-death-jump = na nogach podczas skoku
figure-death-engines = we śnie: zawiodły silniki
figure-death-course = we śnie: statek obrał zły kurs

## Do czego dąży gracz

aim-survive =
    { $count ->
        [0] Przeżyj.
        [1] { $one } I musisz przeżyć: w kapsule albo w hibernacji.
       *[other] Albo: { $one } Albo: { $other } I musisz przeżyć: w kapsule albo w hibernacji. Gdy pojawi się pierwszy intruz, zatrzymasz jeden z tych dwóch celów.
    }
aim-together =
    { $count ->
        [0] Cele wszystkich są spełnione i choć jedno z was przeżyje.
        [1] { $one } Wygrywacie razem: cele wszystkich są spełnione i choć jedno z was przeżyje.
       *[other] Albo: { $one } Albo: { $other } Gdy pojawi się pierwszy intruz, każdy zatrzyma jeden cel. Wygrywacie razem: wszystkie zachowane cele są spełnione i choć jedno z was przeżyje.
    }
