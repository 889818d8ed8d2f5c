# W poczekalni i po zakończeniu.

game-lure = Otwieracie drzwi starego domu, pokój po pokoju. Potem coś się w nim budzi, a jedno z was nie jest już po waszej stronie.
game-won = W oknach szarzeje. Dom na wzgórzu znowu milczy. Na razie.
game-lost = Drzwi znów są zamknięte. Z zewnątrz wygląda to na dom, w którym nikt nie mieszka.

# W raportach: rodzaje elementów gry i odpowiedzi, które za każdym razem są inne.

kind-card = Karty
kind-tile = Płytki
kind-explorer = Poszukiwacze
kind-scenario = Scenariusze
kind-haunt = Nawiedzenia
choice-haunt = Coś, na co pozwala tylko nawiedzenie
