### The Big Book of Madness: rulings and options chosen at set-up.

## Rulings; the first reading is the default

ruling-discard-zone = Discarding, when the card names no place
ruling-discard-zone-hand-or-support = You discard from your hand or your own support, as you like.
ruling-discard-zone-hand = You discard from your hand only.
ruling-destroy-zone = The Fire Curse that destroys a value-2 card
ruling-destroy-zone-hand-or-support = The card comes from your hand or your own support.
ruling-destroy-zone-with-discard = The card may also come from your discard pile.
ruling-one-partner = Breath and Tornado with several cards
ruling-one-partner-one = All the cards concern one player of your choice.
ruling-one-partner-anew = You choose the player anew for each card.
ruling-fizzle = A Spell that would do nothing
ruling-fizzle-allowed = You may activate it all the same: it is paid and exhausted.
ruling-fizzle-refused = It cannot be activated.
ruling-payment = Cards beyond the cost
ruling-payment-superfluous = You may add a card of a required Element even if the cost is met without it.
ruling-payment-needed-only = Every card you pay must be needed to meet the cost.
ruling-mill = Moving the top card of an empty deck
ruling-mill-renew = You renew the deck first, with 1 Madness, as when drawing.
ruling-mill-no-renewal = You move the cards that are there and do not renew the deck.
ruling-stack-destroy = When more Madness must be destroyed than the stack holds
ruling-stack-destroy-partial = You destroy what is there and play on.
ruling-stack-destroy-loss = The game is lost.
ruling-sorcerer = When the Sorcerer’s Madness is placed
ruling-sorcerer-after-layout = As soon as the round’s Curses are laid, under all of them, All-Element Curses too.
ruling-sorcerer-normal-moment = On the Sorcerer’s arrival, before any Curse is laid, so nothing happens.
ruling-open-hands = Cards in hand
ruling-open-hands-open = Everybody at the table sees every hand.
ruling-open-hands-closed = You alone see your hand.
ruling-levitation = Levitation: how many cards
ruling-levitation-until-six = The chosen player draws until six cards are in hand.
ruling-levitation-any-number = The chosen player draws as many cards as they like, six at most.
ruling-illusion = Illusion: what may pay
ruling-illusion-own = Cards from the chosen player’s own hand and support.
ruling-illusion-whole-pool = Cards from the chosen player’s hand and from every player’s support.
ruling-inferno = Power of the Inferno: the draw
ruling-inferno-as-discarded = The player draws as many cards as were discarded.
ruling-inferno-always = The player always draws the full number.
ruling-aura-of-fire = Aura of Fire: the value-3 card
ruling-aura-of-fire-always = You get it even if nothing was cured.
ruling-aura-of-fire-for-each-cured = You get one for each Madness cured.
ruling-mastermind = The Mastermind page’s reward: which Spell
ruling-mastermind-face-up = One of the face-up Library Spells.
ruling-mastermind-any-in-stacks = Any Spell in the Library stacks, face-down ones too.
ruling-earth-girl = Flora’s swap: which support
ruling-earth-girl-own-slots = She swaps with cards in her own support only.
ruling-earth-girl-all-slots = She swaps with cards in anyone’s support.

## Options of a match

option-level = Difficulty
    .about = How many All-Element Curses join the Monsters’ own over the six rounds.
option-level-1 = I – easy
    .about = Six All-Element Curses, none before the third round; best for a first game.
option-level-2 = II – medium
    .about = Eight All-Element Curses, from the second round on.
option-level-3 = III – hard
    .about = Ten All-Element Curses, from the first round on.
option-mode = Mode
    .about = What your starting decks look like, at any difficulty.
option-mode-standard = Standard
    .about = The decks as the Magician sheets show them.
option-mode-terrifying = Terrifying
    .about = Each player starts with 1 Madness from the stack shuffled into their deck.
option-mode-nightmare = Nightmare
    .about = Each player’s starting value-2 card gives way to a value-1 card of the same Element.
option-mode-both = Terrifying and Nightmare
    .about = Both at once: a Madness in every deck and no value-2 card. This mix is ours.
option-magicians = Magicians
    .about = How each player comes by a Magician.
option-magicians-choose = Choose at the table
    .about = Each player picks a Magician when the match begins, each sheet once.
option-magicians-given = Given beforehand
    .about = The Magicians are settled before the match begins.
