### Betrayal: liczby z pudełka, dla tych, którzy chcą nimi pokręcić.

parameter-haunt_target = Wynik Rzutu Nawiedzenia, od którego zaczyna się nawiedzenie
parameter-die = Ścianki kości
parameter-skull_survives = Wynik trzech kości, przy którym Czaszka ratuje życie
parameter-obstacle_cost = Ruchy potrzebne, by opuścić płytkę z przeszkodą
parameter-dog_distance = Z jak daleka Pies nosi rzeczy na wymianę, w płytkach
parameter-feather_limit = Najwyższy wynik, jaki można wybrać dzięki Pióru Anioła
parameter-dawn = Po ilu rundach wschodzi słońce i nikt nie wygrywa
parameter-offers = Ile razy w turze można proponować temu samemu graczowi wymianę, która nie dochodzi do skutku
parameter-monsters = Inne liczby Potworów, według nawiedzenia, rodzaju i cechy
