### Słowa potrzebne w każdej grze.

## Wyliczenia i miejsca przy stole

# Dwa ostatnie elementy; wcześniejsze są już połączone przecinkami w $first.
list = { $first } i { $last }
# Miejsce przy stole, dopóki nie wiadomo, kto na nim siedzi.
seat = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .acc = Gracza { $number }
    .ins = Graczem { $number }
    .loc = Graczu { $number }
    .voc = Graczu { $number }
    .gender = m

## Widok tekstowy

text-book =
    { $count ->
        [0] { $title }, nie ma już stron do przewrócenia
        [one] { $title }, do przewrócenia { $count } strona
        [few] { $title }, do przewrócenia { $count } strony
       *[many] { $title }, do przewrócenia { $count } stron
    }
text-active = aktywny gracz
text-out = poza grą
text-you = ty

## Plansze, kości i liczby w słowach

text-here = Tu jesteś: { $tile }, { $area }.
text-exit =
    { $side ->
        [0] północ
        [1] wschód
        [2] południe
       *[3] zachód
    }: { $to }
text-open-door = niezbadane przejście
text-false-door = drzwi donikąd
text-door = drzwi
text-no-way = nie ma wyjścia
text-there = Na miejscu: { $who }.
text-tile-state =
    { $state ->
        [turned] strona odwrócona
       *[unknown] nieznane
    }
text-piece-state =
    { $state ->
        [tipped] leży
        [stunned] w ogłuszeniu
       *[hidden] w ukryciu
    }
text-meter = { $label } { $value } (rząd: { $row }; początek: { $start })
text-meter-gone = { $label }: czaszka
text-roll = { $title }: { $faces }. Wynik: { $result }.

## Stany karty

state-exhausted = wykorzystane
state-blocked = zablokowane
state-hidden = zakryte
