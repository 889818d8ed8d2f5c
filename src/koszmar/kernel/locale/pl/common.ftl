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
text-toward =
    { $way ->
        [0] północ
        [1] północny wschód
        [2] wschód
        [3] południowy wschód
        [4] południe
        [5] południowy zachód
        [6] zachód
       *[7] północny zachód
    }: { $to }
# A token that points somewhere, or comes from there: a noise.
text-bearing =
    { $way ->
        [0] { $what }, z północy
        [1] { $what }, z północnego wschodu
        [2] { $what }, ze wschodu
        [3] { $what }, z południowego wschodu
        [4] { $what }, z południa
        [5] { $what }, z południowego zachodu
        [6] { $what }, z zachodu
       *[7] { $what }, z północnego zachodu
    }
text-link =
    { $kind ->
        [border] wolna granica
        [impassable] nie do przejścia
        [wall] ściana
        [door] drzwi
        [corridor] korytarz
        [stairs] schody
        [back-stairs] tylne schody
        [passage] przejście
       *[leads-to] prowadzi do
    }
text-link-state =
    { $state ->
        [open] otwarte drzwi
        [closed] zamknięte drzwi
        [locked] drzwi zamknięte na klucz
        [blocked] zablokowane drzwi
       *[destroyed] zniszczone drzwi
    }
text-open-door = niezbadane przejście
text-false-door = drzwi donikąd
text-stairs = schody
text-door = drzwi
text-no-way = nie ma wyjścia
text-there = Na miejscu: { $who }.
text-notes = Zapisane tutaj: { $notes }.
text-tile-state =
    { $state ->
       *[turned] strona odwrócona
    }
text-seen =
    { $seen ->
        [before] poza zasięgiem wzroku
       *[never] niezbadane
    }
text-light =
    { $light ->
        [lit] jest jasno
       *[dark] jest ciemno
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
text-roll-faces = { $title }: { $faces }.
# Jak prawdopodobne jest to, o co chodzi w odpowiedzi.
text-odds = { $of } { $percent }%
text-aim = Twój cel
text-roll-target = Potrzeba: { $target }.
text-roll-goal = W razie sukcesu: { $goal }.
text-roll-verdict =
    { $verdict ->
        [success] Sukces.
       *[failure] Porażka.
    }
text-die-counts = sukces
text-die-changed =
    { $changed ->
        [rerolled] przerzut
       *[converted] zamiana
    }
text-die-was = przedtem { $was }

## Łamigłówki

text-puzzle-moves = Ruchy: { $moves }.
text-puzzle-budget = Ruchy: { $moves } z { $limit }.
text-puzzle-exit = Wyjście jest na prawym końcu rzędu { $row }.
text-puzzle-block =
    rząd { $rows ->
        [1] { $row }
       *[other] { $row }–{ $lastrow }
    }, kolumna { $columns ->
        [1] { $column }
       *[other] { $column }–{ $lastcolumn }
    }: { $label }
text-block-state =
    { $state ->
        [right] na swoim miejscu
        [key] klucz
        [laid] wyłożone
        [absent] nie ma go w kodzie
        [named] ktoś to wskazał
       *[fixed] nie da się ruszyć
    }
text-puzzle-guess = Próba { $number }: { $values }. { $marks }
text-puzzle-marks = Na właściwym miejscu: { $right }; na złym: { $misplaced }.

## Stany karty

state-exhausted = wykorzystane
state-blocked = zablokowane
state-hidden = zakryte
