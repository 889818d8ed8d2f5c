### The first evening, the page about the game, its symbols.

guide-welcome = Tonight you look in on a man who has not been seen since Sunday. You play together against a house and a story; the table tells it to you.
guide-who = Every investigator has a gift of their own. Amina Feld finds a Clue wherever she opens a door.
guide-two = Nobody goes in alone: playing by yourself, you lead two of them. Take Marguerite along.
guide-luggage = The story gives you things to start with. Who carries them is up to you.
guide-round = In a round everybody acts once, in any order, and has two actions.
guide-goal = What has been said, found and asked of you is kept in this book. Look here when you have lost the thread.
guide-explore = A door that nobody has opened. Exploring is an action; the room behind it is put on the table.
guide-through = Whoever explores may step through. Amina has one more door to open here, so she stays.
guide-clue = Her first Clue. A Clue turns a magnifying glass on a die into a success.
guide-walk = A move action is two spaces, and you may do something else in between. Spaces are parted by thin lines.
guide-rest-of-move = One space of that move is still hers.
guide-mythos = When everybody has acted, the house answers: an event, and then the monsters, if there are any. Now.
guide-lock = Locked from the inside, and somebody is in there. This is a puzzle: you get as many steps as the skill it names.
guide-bolts = The key has to come out on the right. First a bolt has to make way.
guide-key = The way is free.
guide-test = Searching is an action, and these letters are a test of Lore: one die for each point. Stars are successes; magnifying glasses are, too, if you spend Clues.
guide-glance = Some things cost nothing: just a glance.
guide-person = People can be talked to. What you have found gives you new things to say.
guide-dice = The house tries Marguerite: two successes, and there is none. Her Clue could turn one glass, and that is not enough. Keep the dice.
guide-horror = Horror wears down sanity as damage wears down health. A facedown card only counts; a faceup one also does something. One she can bear.
guide-home = Mr Ashdown walks with Amina now. Bring him to the entry hall, and the evening is won.
guide-farewell = One last step. You know it all now: explore, search, talk, test, and be quick, for the house does not wait. Larger stories are waiting in the lobby.

## The game on one page

summary-goal = What it is about
    .text = You explore a place together and find out what has to be done there. Each scenario has an ending of its own, good or bad; nobody tells you beforehand which one you are heading for.
summary-turn = Your turn
    .text = Two actions: move (two spaces), explore, search, talk or use something, trade, attack, work on a puzzle. The same action twice is fine.
summary-tests = Tests
    .text = Roll as many dice as the skill. Stars are successes, magnifying glasses become successes for a Clue each, the rest is nothing.
summary-mythos = The Mythos phase
    .text = After the investigators the house acts: an event, then the monsters move and attack, and whoever sees one is tested for horror.
summary-harm = Damage and horror
    .text = Cards lie face up (do what they say) or face down (only count). At your limit you are wounded, or insane with a secret of your own; the second time you are out.
summary-advice = A word of advice
    .text = Split up early, come together late. Clues are worth more than weapons. Time is on the other side.

## Symbols

legend-explore = Explore: a door, a way on
legend-search = Search
legend-interact = Use or touch
legend-sight = Look: costs no action
legend-person = Somebody to talk to
legend-clues = Clues
legend-damage = Damage
legend-horror = Horror
legend-success = Success
legend-investigation = Magnifying glass: a success for a Clue
legend-strength = Strength
legend-agility = Agility
legend-observation = Observation
legend-lore = Lore
legend-influence = Influence
legend-will = Will
legend-fire = Fire
legend-darkness = Darkness
legend-barricade = Barricade
