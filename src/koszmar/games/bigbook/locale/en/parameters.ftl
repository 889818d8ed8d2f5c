### The Big Book of Madness: the printed numbers, for whoever turns them.

parameter-hand_size = Cards in hand at the end of a turn
parameter-support_slots = Support slots of a Magician
parameter-spell_limit = Spells a Magician may own
parameter-madness_by_players = Madness in the stack, by number of players
parameter-madness_cards = Madness cards in the box
parameter-element_cards = Cards of each Element, by value
parameter-inside_pages = Inside pages in the Grimoire
parameter-multi_curses = All-Element Curses in each round, by difficulty
parameter-learn_cost = Symbols to learn a Spell
parameter-acquire_cost = Symbols to acquire an Element card, by its value
parameter-curse_cost = Symbols to destroy a Curse
parameter-multi_curse_cost = Symbols of each Element to destroy an All-Element Curse
parameter-token_cost = Symbols that a token adds to a Curse
parameter-cure_cost = Symbols to cure a Madness
parameter-greatest_multiplier = How many times a Spell may be multiplied
parameter-reward_value = Value of the card gained for a destroyed Curse
parameter-element_tokens = Tokens of each Element in the box
parameter-terrifying_madness = Madness in each starting deck in the Terrifying mode
parameter-final_page_madness = Madness that the last page brings to each player
