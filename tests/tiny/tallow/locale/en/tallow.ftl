game-lure = Twelve candles, one match, and a night that does not wait.
game-won = The window turns grey. Nobody counts the stumps.
game-lost = The last tallow glows, and then it does not.
kind-candle = Candles

status-turn = Turn { $number }
status-over = It is over
zone-lit = Burning
zone-deck = Candles left
zone-hand = Your candles
track-dark = Darkness
space-dark = Darkness { $number }

candle-1 = a stump
candle-2 = a thin candle
candle-3 = a good candle
candle-4 = a church candle

prompt-turn = { $seat }, do you light a candle?
choice-light = Light { $candle }
choice-wait = Wait
why-not-in-hand = You do not hold { $candle }.
why-waiting-refused = Nobody waits tonight.

event-lit = { $seat } lights { $candle }.
event-waited = { $seat } waits.
event-drew = { $seat } takes { $candle }.
event-drew-hidden = { $seat } takes a candle.
event-night = It gets darker by { $darker }.
ending-dawn = The light has lasted until dawn.
ending-dark = It is night.
outcome-dawn = dawn
outcome-dark = night

option-night = The night
option-night-short = Short
option-night-long = Long
ruling-waiting = Waiting
ruling-waiting-allowed = Whoever likes may wait
ruling-waiting-refused = Only who holds no candle waits
parameter-brightness = Light that drives the night away

section-setup = Setup
section-turn = Turn
section-night = Night
section-end = End
