# W poczekalni i po zakończeniu.

game-lure = Otwieracie drzwi starego domu, pokój po pokoju. Potem coś się w nim budzi, a jedno z was nie jest już po waszej stronie.
game-won = W oknach szarzeje. Dom na wzgórzu znowu milczy. Na razie.
game-lost = Drzwi znów są zamknięte. Z zewnątrz wygląda to na dom, w którym nikt nie mieszka.
