# W poczekalni i po zakończeniu.

game-lure = Ktoś otworzył Grymuar. Sześć nocy, sześć Potworów i stos Szaleństwa, który tylko topnieje. Wygracie razem albo nie wygra nikt.
game-won = Ostatnia strona przewrócona, klamra zatrzaśnięta i po raz pierwszy od sześciu nocy ktoś w bibliotece się śmieje.
game-lost = Świece dopalają się same. Księga czyta dalej, tyle że teraz czyta was.

# W raportach: rodzaje elementów gry i odpowiedzi, które za każdym razem są inne.

kind-spell = Zaklęcia
kind-curse = Klątwy
kind-page = Potwory
kind-magician = Adepci Magii
