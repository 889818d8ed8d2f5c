### Nawiedzenie 9. Wszystkie sformułowania są nasze.

haunt-09 = Co było, a nie jest
haunt-09-intro = Idol trzyma małe rączki na pełnym brzuszku i szepcze. Kto ci złamał model okrętu. Kto nigdy nie oddał pieniędzy. Kto to wtedy powiedział, na pogrzebie. Zachował każdą kłótnię, którą przełknęliście, i teraz wszystkie oddaje, jeszcze ciepłe.
haunt-09-setup = Licznik zaczyna od 1. Pierwszą turę rozgrywa gracz po lewej stronie Odkrywcy nawiedzenia.
haunt-09-goal = Każdy za siebie: wygrywa ostatni żywy poszukiwacz.
haunt-09-end-alone = Nareszcie cisza, a kto został, ten miał rację, we wszystkim. Idol klepie się po brzuszku. Ktoś siada obok, żeby wytłumaczyć to reszcie jeszcze raz, od początku.
haunt-09-end-nobody = Nie został nikt, kto mógłby mieć rację. Idol śpi, po brzegi pełen uraz.
haunt-09-search = Szukanie
    .text = Na płytce z Symbolem Przedmiotu: Rzut Wiedzy. 5+: dobierz Przedmiot.
haunt-09-rule-idol = Mając kartę { card-idol }, w swojej turze dodajesz wartość Licznika do ataków Siłą. Gdy z tą kartą zabijesz poszukiwacza, Licznik rośnie o 1.
haunt-09-rule-steal = Jeśli wygrasz atak Siłą na posiadacza karty { card-idol }, możesz ją zabrać zamiast zadać obrażenia.
haunt-09-rule-burn = Przy ataku Siłą bez broni możesz zakopać dowolnie wiele swoich Przedmiotów: +1 za każdy.
prompt-09-burn = { $seat-voc }, zakopujesz Przedmioty na potrzeby tego ataku, +1 za każdy?
