### The first evening, the page about the game, its symbols.

guide-welcome = Welcome to the library. The book on the table should have stayed shut: page by page, Monsters climb out of it. You win together, or the book wins.
guide-who = Each Magician can do one thing that nobody else can. Gustav has a nose for Madness: take him tonight.
guide-monster = A page has turned. This is the Monster of the round: what it does when it comes, and what happens at the end if you beat it, or do not.
guide-hand = Your hand: six cards, each with symbols of one Element. Symbols are what you pay with. The Monster wants a card from everybody, so give it one that you can spare.
guide-track = Around the book runs the Invocation track. Each turn the marker moves on by one space, and the Curses lying there strike everybody. The Water Curse has just put a Madness on top of your deck.
guide-curses = Break every Curse on the track before the marker has gone round, and the Monster is beaten. This one costs four Water symbols: more than you have.
guide-supply = So make your deck stronger. Three Air symbols buy a card that carries three by itself. It goes to your discard pile and comes into your hand later.
guide-more = Whoever can pay goes on. Two Waters are left: enough for a better one.
guide-ability = You know what lies on top of your deck. Once in a turn Gustav may show his top card, and if it is Madness, it is cured.
guide-refill = Nothing left to pay with. At the end of your turn you draw back up to six cards. When a deck runs out, the discarded cards become a new one, and a Madness slips in among them.
guide-madness = This stack is your time. Once it is empty and somebody needs a Madness from it, all is lost. And whoever ends a turn with six Madness in hand is out of the match.
guide-pay = Which cards pay is up to you. Three small Earths are as good as one large one.
guide-friend = It is Bruno’s turn, but his spell Telepathy gives you an action. You hold four Water symbols now: break the Curse.
guide-prize = Whoever breaks a Curse gets a card of value 2 as well. You have hardly any Fire.
guide-escaped = The marker has gone round, and two Curses were left: the Monster got away, and Madness was lost for ever. That is no defeat yet. The next page has turned.
guide-spells = Spells lie before you and can be cast every turn. Combustion destroys a card in your hand. You hold a Madness that nobody will miss.
guide-growth = Growth turns an Earth symbol into a fresh card.
guide-strength = Pay more and a spell does more. This time the plain one will do.
guide-enough = That was a good turn: a Madness gone, a better deck. Let Bruno play.
guide-farewell = That is the whole game: build your decks, break the Curses in time, keep Madness low, and help each other when it counts. The book has pages left. Good luck.

## The game on one page

summary-goal = What it is about
    .text = Together you fight the Monsters of a cursed book, one page a round. You win when the last one is beaten; you lose when the Madness stack runs out, or when all of you are out of the match.
summary-turn = A turn
    .text = The Invocation marker moves on by one space, and the Curses there strike. Then you do as much as you can pay for. At the end you draw up to six cards.
summary-actions = What you can do
    .text = Acquire Element cards. Learn and cast spells. Cure Madness in your hand or support. Break Curses. Your Magician’s own ability comes on top.
summary-madness = Madness
    .text = It fills your hand and pays for nothing. Each time a deck is shuffled anew, one more comes in. With six in hand at the end of your turn you are out.
summary-round = A round
    .text = When the marker has gone round, the Monster is judged: no Curse left, and you are rewarded; otherwise it escapes and hurts you. Then a new page turns.
summary-advice = A word of advice
    .text = Buy strong cards early. Do not break Curses that strike late before those that strike soon. Support spaces hold cards for the others’ turns: use them.

## Symbols

legend-water = Water
legend-fire = Fire
legend-earth = Earth
legend-air = Air
legend-multi = Any Element you need
legend-madness = Madness
legend-hand = Cards in hand
legend-deck = Cards left in the deck
legend-discard = Discard pile
legend-curse = Curse
legend-book = Pages still to turn
