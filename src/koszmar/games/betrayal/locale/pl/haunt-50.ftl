### Nawiedzenie 50. Wszystkie sformułowania są nasze.

haunt-50 = Smak mięsa i metalu
haunt-50-hero-intro = Zbroja się zatrzasnęła, z kimś w środku, i zaczęła żuć. Zjada klamkę, drzwi, ścianę; cały pokój odchodzi jak kawałek tortu, a to, co stoi w wyrwie, jest o pokój większe. Na was na razie nie patrzy. W tym domu są nawóz, baterie i budziki, a przy odrobinie szczęścia także trochę czasu.
haunt-50-traitor-intro = Pamiętasz jeszcze głód, jaki mają ludzie: na zupę, na sen. Ten jest prostszy. Miedź jest słodka, dąb suchy, a najlepszy jest szpik. Gdy skończą się pokoje, będzie ulica, a gdy skończy się ulica, będzie miasto.
haunt-50-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-50-traitor-setup = Karty zdrajcy zostają zakopane, a jego poszukiwacza zastępuje Konstrukt, który działa zamiast tury zdrajcy. Jego płytkę odwraca się awersem do dołu: jest pochłonięta, chyba że to płytka początkowa. Licznik ustawia się na { $players ->
        [3] 2
        [4] 3
        [5] 3
       *[6] 4
    }. Na bok odkłada się { $players ->
        [3] 3 Ładunki
        [4] 4 Ładunki
        [5] 4 Ładunki
       *[6] 5 Ładunków
    }.
haunt-50-hero-goal = Na koniec tury bohatera wszystkie Ładunki są w domu, co najmniej jeden w każdym obszarze.
haunt-50-traitor-goal = Pochłonięte są wszystkie płytki poza początkowymi albo żaden bohater już nie żyje.
haunt-50-end-hero = Aż do żywopłotu nikt się nie ogląda. Wtedy wzgórze podskakuje, trzy razy, raz na każde piętro, i do rana pada widelcami i zawiasami. W leju coś małego i błyszczącego jeszcze chwilę żuje, po czym przestaje.
haunt-50-end-traitor = W miejscu domu jest dziura, bardzo czysta. Coś wielkości domu schodzi drogą ze wzgórza na stu nogach od stołów i dłubie w zębach kurkiem z dachu.
haunt-50-set = Podłożenie Ładunku
    .text = Na dowolnej płytce, także pochłoniętej: najpierw zakop Przedmiot albo Omen. Potem Rzut Szybkości albo Wiedzy. 6+: połóż Ładunek na swojej płytce albo, jeśli żaden nie został, przenieś tu jeden z nich. 0–5: nic się nie dzieje.
haunt-50-eat-flesh = Pochłonięcie ciała
    .text = Na płytce ze zwłokami: zwłoki znikają, a ich karty zostają zakopane. Licznik rośnie o 1.
haunt-50-eat-house = Pochłonięcie domu
    .text = Dowolnie wiele razy, na płytce, która nie jest początkowa ani jeszcze pochłonięta: odwróć ją. Jeśli miała Symbol Omenu, Konstrukt może pojawić się na dowolnej płytce z bohaterem; traci wtedy pozostałe ruchy.
haunt-50-rule-explosives = Bohaterowie mają { $players ->
        [3] 3 Ładunki
        [4] 4 Ładunki
        [5] 4 Ładunki
       *[6] 5 Ładunków
    }. Na pochłoniętej płytce Ładunek zostaje.
haunt-50-rule-consumed = Pochłonięta płytka leży odwrócona: nie ma nazwy, symbolu ani tekstu, a drzwi ma z czterech stron. Płytek początkowych nie da się pochłonąć.
monster-50-construct = Konstrukt
    .gen = Konstrukta
    .dat = Konstruktowi
    .acc = Konstrukta
    .ins = Konstruktem
    .loc = Konstrukcie
    .gender = m
    .text = Jego Szybkość to liczba na Liczniku: co turę rzuca na ruch tyloma kośćmi. Obrażenia nic mu nie robią: nie można go ogłuszyć.
token-50-explosive = Ładunek
    .gen = Ładunku
    .acc = Ładunek
prompt-50-pay = { $seat-voc }, którą kartę poświęcasz na Ładunek?
prompt-50-move = { $seat-voc }, wszystkie Ładunki są już w domu. Który przenosisz tutaj?
prompt-50-flesh = { $seat-voc }, które zwłoki pochłania Konstrukt?
prompt-50-leap = { $seat-voc }, Konstrukt może pojawić się przy bohaterze. Gdzie?
choice-50-leap-stay = Zostaje tutaj
event-50-flesh = Konstrukt pochłania zwłoki { $other-gen }.
