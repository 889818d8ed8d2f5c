### Pierwszy wieczór, strona o grze, symbole.

guide-welcome = Wchodzisz z dwiema osobami do starego domu. Zwiedzacie go razem, dopóki nie okaże się, że ktoś z was należy do niego.
guide-who = Cztery cechy mówią, w czym poszukiwacz jest dobry: Siła, Szybkość, Wiedza i Poczytalność. Isa ma jedenaście lat i jest najszybsza ze wszystkich. Zagraj Isą.
guide-house = Oto dom, a przynajmniej to, co już z niego widać. Stoisz w Holu Wejściowym, a Szybkość daje ci pięć ruchów.
guide-omen = Stephanie znalazła Omen. Kto go dobierze, rzuca tyloma kośćmi, ile jest Omenów w domu: przy wyniku 5 lub więcej zaczyna się nawiedzenie. Na razie cisza.
guide-door = Drzwi, których nikt jeszcze nie otworzył. Za nimi czeka to, co przyniesie stos płytek.
guide-tile = Zakrwawiony Pokój. Obróć go, jak chcesz, byle drzwi się spotkały. Potem dobierzesz to, czego żąda jego symbol, a odkrycie kończy turę.
guide-item = Słuchawki to Przedmiot, zostają u ciebie. Każdą kartę możesz obejrzeć z bliska: wystarczy kliknąć.
guide-traits = Twoje cechy. Obrażenia przesuwają znacznik w stronę czaszki. Przed nawiedzeniem nikt do niej nie dojdzie, potem oznacza śmierć.
guide-on = Dalej, przez następne drzwi.
guide-haunt = Trzy Omeny i piątka: zaczęło się. O tym, które to nawiedzenie, zdecydowały Omeny i powód, dla którego przyszliście. A dom chce mieć kogoś z was po swojej stronie. Chce ciebie.
guide-books = Każda strona ma swoją księgę: czego chce, co umie, kto po jej stronie walczy. Twoja leży tutaj. Pozostali jej nie przeczytają, tak jak ty nie przeczytasz ich księgi. Zaglądaj do niej, kiedy chcesz.
guide-monster = Masz pomoc. Wskaż, gdzie Manekin wyjdzie z ciemności.
guide-hunt = Stephanie stoi tuż obok, a pokoje płoną: oto plan bohaterów. Pokój, który się świeci, dzieli od ciebie jedno kliknięcie.
guide-attack = Raz w turze możesz zaatakować kogoś na swojej płytce. Oboje rzucacie kośćmi za Siłę, a kto wyrzuci mniej, dostaje różnicę w obrażeniach.
guide-draw = Sześć do sześciu: nikomu nic się nie stało. Zakończ turę, a ruszy się to, co ci służy.
guide-monsters = Po turze zdrajcy działają potwory, a prowadzisz je ty. Kości mówią, jak daleko które dojdzie.
guide-seven = Siedem kości przeciw jej czterem. Nie powinna była tu przychodzić.
guide-farewell = Wiesz już wszystko, co powinien wiedzieć poszukiwacz: idź, odkrywaj, dobieraj, rzucaj; a gdy się zacznie, czytaj swoją księgę. Dom jest twój. Graj dalej.

## Gra na jednej stronie

summary-goal = O co chodzi
    .text = Najpierw wspólnie zwiedzacie dom. Gdy zaczyna się nawiedzenie, zwykle ktoś zostaje zdrajcą, każda strona dostaje własną księgę z celem, a wygrywa ten, kto pierwszy go osiągnie.
summary-turn = Tura
    .text = Masz tyle ruchów, ile Szybkości. Za nieotwartymi drzwiami odkrywasz nową płytkę: układasz ją, robisz, co każe, dobierasz to, czego żąda jej symbol. Odkrycie kończy turę.
summary-cards = Karty
    .text = Przedmioty pomagają. Wydarzenia zdarzają się i znikają. Omeny też pomagają, ale każdy przybliża nawiedzenie: rzucasz kością za każdy Omen w grze i przy 5 lub więcej się zaczyna.
summary-rolls = Rzuty
    .text = W rzucie na cechę bierzesz tyle kości, ile ona wynosi; każda daje 0, 1 lub 2. Atak: rzucają obie strony, a różnica to obrażenia dla słabszej.
summary-haunt = Nawiedzenie
    .text = Czytaj swoją księgę: cel, akcje specjalne, potwory. Pozostali jej nie widzą. Teraz cechy mogą spaść do czaszki, a to oznacza śmierć.
summary-advice = Dobra rada
    .text = Rozejdźcie się, ale nie za daleko. Pamiętaj, kto urósł w siłę: jutro może być zdrajcą.

## Symbole

legend-might = Siła
legend-speed = Szybkość
legend-knowledge = Wiedza
legend-sanity = Poczytalność
legend-omen = Omen
legend-item = Przedmiot
legend-event = Wydarzenie
legend-stairs = Schody
legend-passage = Tajne przejście
legend-obstacle = Przeszkoda: wyjście kosztuje ruch więcej
legend-number = Żeton Nawiedzenia
legend-monster = Potwór
