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

## Stany karty

state-exhausted = wykorzystane
state-blocked = zablokowane
state-hidden = zakryte
