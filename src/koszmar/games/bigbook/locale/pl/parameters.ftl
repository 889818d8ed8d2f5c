### Wielka Księga Szaleństwa: liczby z pudełka, dla tych, którzy chcą nimi pokręcić.

parameter-hand_size = Karty na ręce na koniec tury
parameter-support_slots = Pola Wsparcia Adepta
parameter-spell_limit = Ile Zaklęć może mieć Adept
parameter-madness_by_players = Karty Szaleństwa w stosie, według liczby graczy
parameter-madness_cards = Karty Szaleństwa w pudełku
parameter-element_cards = Karty każdego Żywiołu, według wartości
parameter-inside_pages = Strony wewnętrzne Grymuaru
parameter-multi_curses = Klątwy Wszystkich Żywiołów w kolejnych rundach, według poziomu trudności
parameter-learn_cost = Symbole za naukę Zaklęcia
parameter-acquire_cost = Symbole za kartę Żywiołu, według jej wartości
parameter-curse_cost = Symbole za przełamanie Klątwy
parameter-multi_curse_cost = Symbole każdego Żywiołu za przełamanie Klątwy Wszystkich Żywiołów
parameter-token_cost = Symbole, które żeton dodaje do kosztu Klątwy
parameter-cure_cost = Symbole za uleczenie karty Szaleństwa
parameter-greatest_multiplier = Ile razy można zwielokrotnić Zaklęcie
parameter-reward_value = Wartość karty w nagrodę za przełamaną Klątwę
parameter-element_tokens = Żetony każdego Żywiołu w pudełku
parameter-terrifying_madness = Karty Szaleństwa w talii początkowej w trybie Przerażającym
parameter-final_page_madness = Karty Szaleństwa, które ostatnia strona daje każdemu graczowi
