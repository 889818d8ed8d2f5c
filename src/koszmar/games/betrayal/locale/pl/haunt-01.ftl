### Nawiedzenie 1. Wszystkie sformułowania są nasze.

haunt-01 = Stosy ciał 2: Powrót Karmazynowego Jacka
haunt-01-hero-intro = Te plamy na tapecie nigdy nie były rdzą. Układają się w imię, którego we wsi nie wymawia się od czterdziestu lat, a ktoś z was zaczął je nucić pod nosem. Siekiery nie ma na haku. To, co dziś nosi twarz przyjaciela, robiło to już wcześniej, i śmierć wcale go wtedy nie powstrzymała.
haunt-01-traitor-intro = W tej czerwieni, zanim zaschła, ktoś był, i właśnie znalazł drogę do twoich rąk. Jaka lekka jest siekiera. Jak głośno biją ich serca, w całym domu naraz. Jack był w ciemności bardzo samotny, więc ułożysz ich dla niego równo, jedno na drugim.
haunt-01-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-01-traitor-setup = Zdrajca regeneruje wszystkie cechy, a potem zyskuje { $players ->
        [3] 1 Siły i 1 Szybkości
        [4] 1 Siły i 1 Szybkości
        [5] 2 Siły i 2 Szybkości
       *[6] 2 Siły i 2 Szybkości
    }. Poszukiwacz zdrajcy zostaje w grze; dopóki nie żyje, zamiast tury zdrajcy działa Duch Jacka.
haunt-01-hero-goal = Wypędźcie Ducha Jacka. Samo zabicie zdrajcy nie wystarczy: tylko uwolni Ducha.
haunt-01-traitor-goal = Żaden bohater już nie żyje.
haunt-01-end-hero = Ostatnie słowo egzorcyzmu spada w ciszę, która długo na nie czekała. Czerwień na ścianie spływa, blednie i jest już tylko tapetą. Ktoś się śmieje, ktoś płacze, a tej melodii nikt już nigdy nie zanuci.
haunt-01-end-traitor = Nad ranem panuje tu wzorowy porządek. Jack liczy ich dwa razy, poprawia rękę, but, po czym siada u stóp stosu i czeka na następnych gości.
haunt-01-learn = Zdobycie wiedzy o Jacku
    .text = Na płytce { tile-library }: Rzut Wiedzy. 5+: daj Żeton Wiedzy o Jacku dowolnemu bohaterowi w domu, który go nie ma (są dwa). 0–4: nic się nie dzieje.
haunt-01-study = Zgłębienie wiedzy o egzorcyzmie
    .text = Na płytce z Symbolem Wydarzenia: Rzut Wiedzy. 5+: połóż na swojej płytce Okrąg Egzorcyzmu albo, jeśli oba są już w domu, przenieś tu jeden z nich. 0–4: otrzymujesz 2 Obrażenia Psychiczne.
haunt-01-exorcise = Wypędzenie Ducha Jacka
    .text = Na płytce z Duchem Jacka: Rzut Poczytalności, +1 za każdy Okrąg Egzorcyzmu w twoim obszarze. 7+: bohaterowie wygrywają. 0–6: każdy bohater otrzymuje 1 Obrażenie Fizyczne.
haunt-01-stalk = Tropienie zdobyczy
    .text = Jeśli w tej turze nie było twojego ataku i nie masz w polu widzenia żadnego bohatera: umieść swojego poszukiwacza na dowolnej płytce Pierwszego Piętra lub Parteru, której nie widzi żaden bohater. Nie zużywa to ruchów.
haunt-01-rule-jack = Bohater z Żetonem Wiedzy o Jacku dodaje 2 do wyniku, gdy atakuje zdrajcę i gdy atakuje go Duch Jacka.
haunt-01-rule-rises = Za każdym razem, gdy ginie poszukiwacz zdrajcy, Duch Jacka pojawia się na płytce z Symbolem Omenu najdalszej od zwłok. Wcześniej nie ma go w domu.
haunt-01-rule-returns = Gdy Duch zaczyna turę na płytce ze zwłokami zdrajcy, zdrajca regeneruje wszystkie cechy i znów gra swoim poszukiwaczem, a Duch znika z domu.
monster-01-spirit = Duch Jacka
    .gen = Ducha Jacka
    .dat = Duchowi Jacka
    .acc = Ducha Jacka
    .ins = Duchem Jacka
    .loc = Duchu Jacka
    .gender = m
    .text = Przechodzi między stykającymi się płytkami, nawet bez drzwi. Obrażenia nic mu nie robią: nie można go ogłuszyć.
token-01-jack = Wiedza o Jacku
    .gen = Wiedzy o Jacku
    .acc = Wiedzę o Jacku
token-01-circle = Okrąg Egzorcyzmu
    .gen = Okręgu Egzorcyzmu
    .acc = Okrąg Egzorcyzmu
prompt-01-teach = { $seat-voc }, kto dowiaduje się prawdy o Jacku?
prompt-01-move-circle = { $seat-voc }, oba Okręgi są już w domu. Który przenosisz tutaj?
