game-lure = Dwanaście świec, jedna zapałka i noc, która nie czeka.
game-won = Okno szarzeje. Nikt nie liczy ogarków.
game-lost = Ostatni knot jeszcze się żarzy. A potem już nie.
kind-candle = Świece

status-turn = Tura { $number }
status-over = Koniec
zone-lit = Płoną
zone-deck = Pozostałe świece
zone-hand = Twoje świece
track-dark = Ciemność
space-dark = Ciemność { $number }

candle-1 = ogarek
    .acc = ogarek
candle-2 = cienka świeca
    .acc = cienką świecę
candle-3 = porządna świeca
    .acc = porządną świecę
candle-4 = gromnica
    .acc = gromnicę

prompt-turn = { $seat }, zapalasz świecę?
choice-light = Zapal { $candle-acc }
choice-wait = Czekaj
why-not-in-hand = Nie masz takiej świecy: { $candle }.
why-waiting-refused = Tej nocy nikt nie czeka.

event-lit = { $seat } zapala { $candle-acc }.
event-waited = { $seat } czeka.
event-drew = { $seat } bierze { $candle-acc }.
event-drew-hidden = { $seat } bierze świecę.
event-night = Robi się ciemniej o { $darker }.
ending-dawn = Światła starczyło do świtu.
ending-dark = Zapadła noc.
outcome-dawn = świt
outcome-dark = noc

option-night = Noc
option-night-short = Krótka
option-night-long = Długa
ruling-waiting = Czekanie
ruling-waiting-allowed = Kto chce, może czekać
ruling-waiting-refused = Czeka tylko ten, kto nie ma świecy
parameter-brightness = Światło, które przepędza noc

section-setup = Przygotowanie
section-turn = Tura
section-night = Noc
section-end = Koniec
