### The first evening, the page about the game, its symbols.

guide-welcome = You have come to an old house with two friends. You explore it together, until one of you turns out to belong to it.
guide-who = Four traits say what an explorer is good at: Might, Speed, Knowledge and Sanity. Isa is eleven and faster than anybody. Be Isa.
guide-house = This is the house, as far as anybody has seen it. You are in the Entrance Hall, and your Speed gives you five moves.
guide-omen = Stephanie has found an Omen. Whoever draws one rolls a die for every Omen in the house: on 5 or more the haunt begins. So far it is quiet.
guide-door = A door nobody has opened. Behind it lies whatever the stack of tiles has in store.
guide-tile = The Bloody Room. You may turn it as you like, as long as the doors meet. Then you draw what its symbol calls for, and a discovery ends your turn.
guide-item = Headphones: an Item, and it stays with you. Any card can be brought closer with a click.
guide-traits = Your traits. Damage pushes a clip towards the skull. Before the haunt nobody reaches it; afterwards it means death.
guide-on = On through the next door.
guide-haunt = Three Omens, a five: it has begun. Which haunt it is, the Omens and your reason for coming have decided. And the house wants one of you on its side. It wants you.
guide-books = Each side has its own book: what it wants, what it can do, who fights for it. Yours is here, and the others cannot read it, just as you cannot read theirs. Look into it whenever you like.
guide-monster = You have help. Choose where the Mannequin steps out of the dark.
guide-hunt = Stephanie stands next door, and rooms are burning: that is what the heroes are up to. A glowing room is one click away.
guide-attack = Once a turn you may attack somebody on your tile. Both roll dice for their Might, and whoever rolls less takes the difference as damage.
guide-draw = Six against six: nobody is hurt. End your turn, and what serves you moves.
guide-monsters = After the traitor’s turn the monsters have theirs, and you play them. Dice say how far each can go.
guide-seven = Seven dice against her four. Your friend should not have come.
guide-farewell = From here on you know all that an explorer knows: move, discover, draw, roll; and once it has begun, read your book. The house is yours. Play on.

## The game on one page

summary-goal = What it is about
    .text = First you explore the house together. When the haunt begins, one of you usually becomes the traitor, each side gets its own book with a goal, and whoever reaches theirs first has won.
summary-turn = A turn
    .text = Move up to your Speed. Through an unopened door you discover a new tile: lay it, do what it says, draw what its symbol calls for. A discovery ends the turn.
summary-cards = Cards
    .text = Items help. Events happen and are gone. Omens help as well, but each one brings the haunt closer: roll a die for every Omen there is, and on 5 or more it begins.
summary-rolls = Rolls
    .text = A trait roll takes as many dice as the trait shows; each die shows 0, 1 or 2. Attacks: both sides roll, and the difference is damage to the lower one.
summary-haunt = The haunt
    .text = Read your own book: goal, special actions, monsters. The others may not see it. Now traits can fall to the skull, and that is death.
summary-advice = A word of advice
    .text = Explore apart, but not too far apart. Note who has become strong: it may be the traitor tomorrow.

## Symbols

legend-might = Might
legend-speed = Speed
legend-knowledge = Knowledge
legend-sanity = Sanity
legend-omen = Omen
legend-item = Item
legend-event = Event
legend-stairs = Stairs
legend-passage = Secret Passage
legend-obstacle = Obstacle: leaving costs one more move
legend-number = A token of the haunt
legend-monster = Monster
