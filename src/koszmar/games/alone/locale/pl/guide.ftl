### Pierwszy wieczór, strona o grze, symbole.

guide-welcome = Stacja w ciemności i jeden człowiek: ty. Cała reszta to Zło, a Złem też ktoś gra.
guide-who = Każdy Bohater jest dobry w czym innym. Emil Sarto to lekarz: wytrzyma dłużej.
guide-evil = Zło zna całą mapę, a ty jeden korytarz. Zło nie ma własnych tur: zagrywa karty w odpowiedzi na to, co robisz.
guide-missions = Wykonaj jedną z tych misji, a odkryje się ostatnia. Wykonaj ją i wygrywasz. Najpierw jednak trzeba znaleźć te pomieszczenia.
guide-vitals = Zdrowie i poczytalność: gdy jedno spadnie do 0, płaci za nie drugie, a gdy oba, to już koniec. Adrenalina jest na czarną godzinę.
guide-locate = Dokąd iść po ciemku? Lokalizacja pyta radar o dwa cele: jak daleko i na którym poziomie.
guide-second = Dwa cele za jedną akcję. Na gorączkę pomoże Ambulatorium.
guide-noise = Hałas z południa: coś się zjawiło. Tyle Zło musi ci powiedzieć i ani słowa więcej.
guide-bullet-time = Jedna akcja na turę to mało. Za żeton adrenaliny masz dwie: to spowolnienie czasu.
guide-torch = Latarka pokazuje sektor, do którego wchodzisz, i nic poza tym. Dalej od hałasu: na północ.
guide-block = Po każdym kroku możesz zablokować drzwi obok siebie. Cokolwiek za tobą idzie, straci przy nich czas.
guide-lamps = Zło odpowiedziało kartą, która kosztuje cię poczytalność. Każda zagrana karta zakrywa pole tego toru. Symbole zagrożenia, które na koniec rundy zostaną odkryte, zaczekają na ciebie na mapie.
guide-stairs = Radar mówił, że schody są blisko. Stąd na południe.
guide-creature = Jest. Przestrach kosztował cię 2 poczytalności, a to, co na koniec tury stoi w twoim sektorze, atakuje.
guide-fight = Walka: dwie kości. Trafienia to obrażenia, a półtrafienia liczą się tylko w świetle. Zabicie potwora czegoś cię nauczy.
guide-once-more = Pudło. Masz jeszcze jedną akcję.
guide-run = Nie tym razem. Gdy uciekasz, może cię jeszcze sięgnąć, ale schody są tuż obok.
guide-farewell = Jesteś sam na sam z ciemnością, coś na ciebie poluje, a ty wiesz już, jak to działa: lokalizuj, idź, blokuj drzwi i nie stój w miejscu. Znajdź pomieszczenie misji i tam działaj. Graj dalej.

## Gra na jednej stronie

summary-goal = O co chodzi
    .text = Bohater wykonuje jedną z misji początkowych, a potem misję finałową. Zło wygrywa, gdy i zdrowie, i poczytalność spadną do 0. Żaden zegar nie kończy tej nocy, ale w każdej rundzie można odzyskać coraz mniej, a na końcu przychodzi Koszmar.
summary-hero = Tura Bohatera
    .text = Jedna akcja: ruch, eksploracja, walka, lokalizacja, przeszukanie albo interakcja. Za adrenalinę dochodzi druga. Wiadomo tylko to, co pokaże latarka.
summary-evil = Zło
    .text = Zło widzi wszystko, nie ma swojej tury i odpowiada kartami: coś się zjawia, coś się rusza, trzaskają drzwi, gaśnie lampa. Najwyżej dwie na turę. Karty zakrywają symbole toru reakcji; te, które na koniec rundy zostaną odkryte, stają się żetonami zagrożenia.
summary-dark = Światło i ciemność
    .text = Po ciemku większość potworów rzuca większą liczbą kości; w świetle liczą się twoje półtrafienia. Naprawiona lampa oświetla całe ciągi sektorów. Na koniec rundy to, co zostało daleko w tyle, znika z oczu.
summary-round = Runda
    .text = Osiem tur. Potem przybywa żetonów zagrożenia, wraca adrenalina, a limit leczenia spada.
summary-advice = Dobra rada
    .text = Bohaterze: nie stój w miejscu i zamykaj drzwi. Zło: połowę roboty niech zrobi cisza.

## Symbole

legend-move = Ruch
legend-explore = Eksploracja
legend-fight = Walka
legend-locate = Lokalizacja
legend-search = Przeszukanie
legend-interact = Interakcja
legend-health = Zdrowie
legend-sanity = Poczytalność
legend-adrenaline = Adrenalina
legend-danger = Zagrożenie
legend-noise = Hałas
legend-switch = Włącznik światła
legend-stairs = Schody
legend-jack = Zablokowane drzwi
legend-web = Pajęczyna
legend-gas = Gaz
legend-mine = Mina
legend-short = Zwarcie
legend-charge = Ładunki przedmiotu
legend-upgraded = Ulepszony przedmiot
legend-experience = Doświadczenie
legend-work = Wykonana praca
