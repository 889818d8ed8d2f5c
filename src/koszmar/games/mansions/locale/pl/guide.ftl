### Pierwszy wieczór, strona o grze, symbole.

guide-welcome = Dziś zaglądacie do człowieka, którego nikt nie widział od niedzieli. Gracie razem przeciwko domowi i historii, którą opowie wam stół.
guide-who = Każdy badacz ma własny dar. Amina Feld znajduje wskazówkę wszędzie tam, gdzie otwiera drzwi.
guide-two = Nikt nie wchodzi tam w pojedynkę: grając solo, prowadzisz dwie osoby. Niech pójdzie też Marguerite.
guide-luggage = Na początek historia daje wam kilka rzeczy. Kto je niesie, zależy od ciebie.
guide-round = W rundzie każdy działa raz, w dowolnej kolejności, i ma dwie akcje.
guide-goal = Wszystko, co powiedziano, znaleziono i zlecono, zapisuje się w tej księdze. Zajrzyj tu, gdy zgubisz wątek.
guide-explore = Drzwi, których nikt jeszcze nie otworzył. Eksploracja to akcja, a pokój za nimi pojawia się na stole.
guide-through = Kto otworzył drzwi, może przez nie przejść. Amina ma tu jeszcze jedne do otwarcia, więc zostaje.
guide-clue = Jej pierwsza wskazówka. Wskazówka zamienia lupę na kości w sukces.
guide-walk = Ruch to dwa pola za jedną akcję, a pomiędzy nimi możesz zrobić coś innego. Pola dzielą cienkie linie.
guide-rest-of-move = Z tamtego ruchu zostało jej jeszcze jedno pole.
guide-mythos = Gdy wszyscy skończą, odpowiada dom: zdarzenie, a potem potwory, jeśli jakieś są. Właśnie teraz.
guide-lock = Zamknięte od środka, a ktoś tam jest. To łamigłówka: masz tyle kroków, ile wynosi wskazana umiejętność.
guide-bolts = Klucz musi wyjść z prawej strony. Najpierw jeden z rygli musi ustąpić.
guide-key = Droga wolna.
guide-test = Przeszukanie to akcja, a te listy to test wiedzy: jedna kość za każdy jej punkt. Gwiazdki to sukcesy, lupy też, jeśli poświęcisz wskazówki.
guide-glance = Niektóre rzeczy nic nie kosztują: rzuć tylko okiem.
guide-person = Z ludźmi można rozmawiać. To, co znaleźliście, podsuwa nowe słowa.
guide-dice = Dom sprawdza Marguerite: trzeba dwóch sukcesów, a nie ma żadnego. Wskazówka zamieniłaby jedną lupę, to za mało. Zostaw te kości.
guide-horror = Przerażenie nadwątla poczytalność tak jak obrażenia zdrowie. Zakryta karta tylko się liczy, odkryta jeszcze coś robi. Jedno przerażenie zniesie.
guide-home = Pan Ashdown idzie teraz z Aminą. Doprowadź go do sieni, a wieczór będzie wygrany.
guide-farewell = Ostatni krok. Umiesz już wszystko: eksplorować, szukać, rozmawiać, testować i spieszyć się, bo dom nie czeka. Na liście scenariuszy są większe historie.

## Gra na jednej stronie

summary-goal = O co chodzi
    .text = Razem badacie jakieś miejsce i odkrywacie, co trzeba tam zrobić. Każdy scenariusz ma własne zakończenia, dobre i złe, i nikt nie powie wam z góry, ku któremu zmierzacie.
summary-turn = Twoja tura
    .text = Dwie akcje: ruch (dwa pola), eksploracja, przeszukanie, rozmowa lub użycie czegoś, przekazywanie, atak, łamigłówka. Tę samą akcję możesz wykonać dwa razy.
summary-tests = Testy
    .text = Rzucasz tyloma kośćmi, ile wynosi umiejętność. Gwiazdki to sukcesy, lupy stają się sukcesami za wskazówkę, reszta to nic.
summary-mythos = Faza mitów
    .text = Po badaczach działa dom: zdarzenie, potem potwory ruszają się i atakują, a kto je widzi, przechodzi test przerażenia.
summary-harm = Obrażenia i przerażenie
    .text = Karty leżą odkryte (działają) albo zakryte (tylko się liczą). Po osiągnięciu limitu dostajesz stan Ranny albo Obłąkany, ten z własną tajemnicą; za drugim razem odpadasz.
summary-advice = Dobra rada
    .text = Na początku się rozdzielcie, pod koniec trzymajcie razem. Wskazówki są warte więcej niż broń. Czas gra przeciwko wam.

## Symbole

legend-explore = Eksploracja: drzwi, dalsza droga
legend-search = Przeszukaj
legend-interact = Użyj
legend-sight = Spójrz: bez akcji
legend-person = Ktoś, z kim można porozmawiać
legend-clues = Wskazówki
legend-damage = Obrażenia
legend-horror = Przerażenie
legend-success = Sukces
legend-investigation = Lupa: sukces za wskazówkę
legend-strength = Siła
legend-agility = Zręczność
legend-observation = Spostrzegawczość
legend-lore = Wiedza
legend-influence = Wpływ
legend-will = Wola
legend-fire = Ogień
legend-darkness = Ciemność
legend-barricade = Barykada
