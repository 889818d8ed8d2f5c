### Nawiedzenie 36. Wszystkie sformułowania są nasze.

haunt-36 = Odnaleźć spokój
haunt-36-hero-intro = Wychodzą ze ścian jak ludzie z teatru, a każdy z nich staje przed kimś z was i zaczyna opowiadać. Nie mają złych zamiarów, ale żal, którego nikt nie słucha, waży tyle co kamień. Wysłuchajcie ich, po kolei, a może odpoczną. I trzymajcie ich z daleka od tej osoby wśród was, która oblizuje wargi.
haunt-36-traitor-intro = Tam, gdzie inni mają duszę, od zawsze ziała w tobie dziura i nic jej nie mogło zapełnić. A one może mogą. Sam żal, żadnych kości, wchodzą jak ciepłe mleko. Jeszcze kilka i wreszcie niczego nie będzie ci brakować.
haunt-36-hero-setup = Niczego nie przygotowujecie, wszystko robi zdrajca. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-36-traitor-setup = Zdrajca nie regeneruje cech. Na każdej płytce z Symbolem Wydarzenia pojawia się Duch. Duchy działają po turze zdrajcy.
haunt-36-hero-goal = Na planszach bohaterów { $players ->
        [3] spoczywają łącznie 4 Duchy
        [4] spoczywa łącznie 5 Duchów
        [5] spoczywa łącznie 6 Duchów
       *[6] spoczywa łącznie 8 Duchów
    }.
haunt-36-traitor-goal = Na koniec tury zdrajcy jego Poczytalność sięga maksimum albo żaden bohater już nie żyje.
haunt-36-end-hero = Ostatni z nich mówi „dziękuję”, tak cicho, że to może być firanka. A potem zostaje tylko dom i poranek w środku.
haunt-36-end-traitor = Nareszcie sytość. Cisza w pokojach jest doskonała. Ktoś ociera usta, nasłuchuje i słyszy, jak w środku zaczyna burczeć mała, nowa pustka.
haunt-36-reconcile = Pojednanie
    .text = Gdy na twojej płytce jest Duch: Rzut Poczytalności. 5+: Duch spoczywa na twojej planszy. 0–4: nic się nie dzieje.
haunt-36-consume = Pożarcie
    .text = Gdy na twojej płytce jest Duch: Rzut Wiedzy. 4+: usuń go i zyskaj 1 Poczytalności. 0–3: przesuń wszystkie Duchy ze swojej płytki na płytki, które się z nią stykają, nawet bez drzwi.
haunt-36-rule-events = Kto odkrywa płytkę z Symbolem Wydarzenia, nie dobiera Wydarzenia: zamiast tego pojawia się na niej Duch.
haunt-36-rule-steal = Bohater, który wygra atak na zdrajcę, może zamiast zadać obrażenia zabrać mu jedną kartę.
haunt-36-rule-flees = Obrażenia od ataku nie ranią zdrajcy: zamiast tego zdrajca przesuwa się o dokładnie tyle płytek i zyskuje 1 Siły albo Wiedzy.
haunt-36-rule-dead = Gdy ginie bohater, na jego płytce pojawia się Duch.
monster-36-ghost = Duch
    .gen = Ducha
    .dat = Duchowi
    .acc = Ducha
    .ins = Duchem
    .loc = Duchu
    .gender = m
    .text = Nie może atakować ani być atakowany, a obrażenia nic mu nie robią. Na koniec tury Duchów każdy bohater na płytce z Duchami otrzymuje 2 Obrażenia Ogólne.
token-36-peace = Pojednany Duch
    .gen = Pojednanego Ducha
    .acc = Pojednanego Ducha
prompt-36-flee = { $seat-voc }, dokąd ucieka { $monster }?
