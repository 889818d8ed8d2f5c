### Betrayal: rozstrzygnięcia i opcje wybierane przed rozgrywką.

## Rozstrzygnięcia; pierwsze jest domyślne

ruling-critical-after-haunt = Obrażenia a cecha na poziomie krytycznym, po nawiedzeniu
ruling-critical-after-haunt-free = Punkt możesz odjąć od cechy krytycznej, nawet jeśli mogłaby spaść inna.
ruling-critical-after-haunt-avoid = Cecha krytyczna spada dopiero wtedy, gdy żadna inna nie może.
ruling-trade-across-sides = Wymiana między bohaterami a zdrajcą
ruling-trade-across-sides-allowed = Dozwolona, jeśli obie strony się zgodzą.
ruling-trade-across-sides-refused = Niedozwolona.
ruling-loot-limit = Jak często można rabować zwłoki
ruling-loot-limit-turn = Jedna rzecz na turę, łącznie.
ruling-loot-limit-corpse = Jedna rzecz na turę z każdych zwłok.
ruling-leads-to = Płytki, które prowadzą do innych
ruling-leads-to-both-ways = Droga działa w obie strony.
ruling-leads-to-as-printed = Droga działa tylko w wydrukowaną stronę.
ruling-forced-moves = Przesunięcie kogoś o podaną liczbę płytek
ruling-forced-moves-exact = Trzeba wykorzystać całą liczbę, o ile się da.
ruling-forced-moves-up-to = Można przesunąć mniej.
ruling-same-tile-sight = Własna płytka
ruling-same-tile-sight-in-sight = Jest w polu widzenia.
ruling-same-tile-sight-not-in-sight = Nie jest w polu widzenia.
ruling-full-table = Wydarzenie „Zastawiony stół”
ruling-full-table-knowledge = Rzut Wiedzy.
ruling-full-table-knowledge-or-sanity = Rzut Wiedzy albo Poczytalności, jak wolisz.
ruling-architecture = Wydarzenie „Niemożliwa architektura”, wynik 4 lub więcej
ruling-architecture-item = Dobierasz Przedmiot.
ruling-architecture-nothing = Nic się nie dzieje.
ruling-funeral = Wydarzenie „Pogrzeb”: droga na Cmentarz lub do Katakumb
ruling-funeral-lowest-row = Tylko przy najniższym wyniku.
ruling-funeral-always = Przy każdym wyniku.
ruling-elevator-last-door = Mistyczna Winda przy ostatnich otwartych drzwiach obszaru
ruling-elevator-last-door-may-close = Może tam stanąć i zamknąć obszar.
ruling-elevator-last-door-keeps-open = Musi zostawić otwarte drzwi.

## Opcje rozgrywki

option-scenario = Scenariusz
    .about = Po co przyszliście do tego domu. Scenariusz i Omen razem decydują, które nawiedzenie się zacznie.
option-scenario- = Wybór przy stole
    .about = Kartę Scenariusza wybiera pierwszy gracz, zanim zacznie się pierwsza tura.
option-scenario-mysterious-invitation = Tajemnicze Zaproszenie
    .about = Każde z was dostało list.
option-scenario-for-sale = Na Sprzedaż
    .about = Chcecie się tylko rozejrzeć.
option-scenario-paranormal-investigators = Badacze Zjawisk Paranormalnych
    .about = Przyszliście to zmierzyć.
option-scenario-cursed = Klątwa!
    .about = Coś przyszło tu za wami.
option-scenario-strange-disappearance = Dziwne Zniknięcie
    .about = Ktoś, kogo znacie, wszedł tu przed wami.
option-explorers = Poszukiwacze
    .about = Skąd każdy gracz ma swojego poszukiwacza.
option-explorers-choose = Wybór przy stole
    .about = Każdy wybiera poszukiwacza na początku; plansza ma dwie strony, ale używa się jej raz.
option-explorers-given = Przydział z góry
    .about = Poszukiwacze są ustaleni, zanim zacznie się rozgrywka.
option-haunt = Początek
    .about = Gra od samego progu albo od razu od wybranego nawiedzenia, w losowo odkrytym domu.
    .none = Od samego progu
option-month = Kto zaczyna: miesiąc
    .about = Zaczyna ten, czyj poszukiwacz ma najbliższe urodziny, licząc od tego dnia.
option-day = Kto zaczyna: dzień
