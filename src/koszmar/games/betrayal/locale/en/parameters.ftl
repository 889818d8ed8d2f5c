### Betrayal: the numbers of the box, for those who like to turn them.

parameter-haunt_target = Result of a haunt roll that starts the haunt
parameter-die = Faces of a die
parameter-skull_survives = Result of three dice with which the Skull saves its holder
parameter-obstacle_cost = Moves it takes to leave a tile with an obstacle
parameter-dog_distance = How many tiles away the Dog trades
parameter-feather_limit = Highest result that the Angel’s Feather can choose
parameter-dawn = Rounds until the sun rises and nobody has won
parameter-offers = How often in a turn you may turn to the same player and get no trade
parameter-monsters = Other numbers for monsters, by haunt, kind and trait
