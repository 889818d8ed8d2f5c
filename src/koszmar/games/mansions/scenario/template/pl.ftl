### Wszystkie teksty scenariusza, każdy pod swoim kluczem. Krótkie zdania: czyta się je na głos. Dalsze wiersze są wcięte.

prologue =
    O dziewiątej zgasło światło. W sieni stoi lampa, a ktoś w tym domu miał zapałki.
    Temu, kto oddycha na schodach, światło nie jest chyba potrzebne.
find-light = Znajdźcie zapałki.
light-it = Zapalcie lampę w sieni.
drawers = Szuflady pełne są listów, które ktoś zmoczył i wysuszył z powrotem.
# Co stoi w klamrach, samo się uzupełnia: kto działa i gdzie, nazwy w przypadkach, liczby.
books = { $who } sunie wzrokiem po półkach. Książki stoją grzbietami do ściany.
spines = To wciąż ta sama książka.
draught = Przeciąg, choć wszystkie okna są zabite gwoździami.
matches = Pudełko zapałek, cztery z nich suche.
lit = Płomień stoi całkiem nieruchomo. Na schodach nie ma nikogo i nigdy nikogo nie było.
dark = O północy oddech schodzi do sieni.
nobody = Rano lampa się pali. Nie ma nikogo, kto mógłby ją zapalić.

## Nazwy znaczników i podpisy tego, co można przy nich zrobić

token-study-door = Wąskie drzwi
token-library-door = Podwójne drzwi
token-desk = Biurko
token-shelves = Regały
token-lamp = Lampa
option-at-shelves-search = Przeszukaj regały
option-at-shelves-glance = Przeczytaj grzbiety

## Własny potwór

monster-caretaker = Dozorca
caretaker-about = Od stu lat co noc zamiata tę sień.
caretaker-sweeps = Najpierw nadchodzi miotła, a potem on sam.
