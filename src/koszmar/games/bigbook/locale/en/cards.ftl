### The Big Book of Madness: what is on the cards. All wording is our own.

## Elements

element-water = Water
element-fire = Fire
element-earth = Earth
element-air = Air
element-multi = All Elements

## Element cards and Madness

card-water-1 = Water 1
card-water-2 = Water 2
card-water-3 = Water 3
card-fire-1 = Fire 1
card-fire-2 = Fire 2
card-fire-3 = Fire 3
card-earth-1 = Earth 1
card-earth-2 = Earth 2
card-earth-3 = Earth 3
card-air-1 = Air 1
card-air-2 = Air 2
card-air-3 = Air 3
card-madness = Madness

## Basic Spells; a number in parentheses is the Spell variable, multiplied by double or triple payment

spell-ice = Ice
spell-ice-text = Place (1) card from your hand in your support.
spell-combustion = Combustion
spell-combustion-text = Destroy (1) card from your hand.
spell-growth = Growth
spell-growth-text = Draw (1) card.
spell-telepathy = Telepathy
spell-telepathy-text = Choose another player, who may take up to (1) action.

## Library Spells: Air

spell-breath = Breath
spell-breath-text = Choose another player and put (1) card from your hand or from anyone’s support into their hand.
spell-mental-control = Mental Control
spell-mental-control-text = Choose (1) other player. Each one chosen may take 1 action, then draws 1 card.
spell-aspiration = Aspiration
spell-aspiration-text = Take (1) card into your hand: from another player’s hand, where they choose which, or from anyone’s support, where you do. Choose the place for each card separately.
spell-levitation = Levitation
spell-levitation-text = Choose (1) other player. Each one chosen draws until they hold six cards.
spell-tornado = Tornado
spell-tornado-text = Choose another player. Swap (1) card from your hand for as many from theirs; each of you picks what to give.
spell-eye-of-the-tornado = Eye of the Tornado
spell-eye-of-the-tornado-text = Each player discards (1) card from hand, then draws (1) card.
spell-avatar = Avatar
spell-avatar-text = Take up to (1) action, paid only with cards from anyone’s support. Those cards are not discarded, but each can pay only once during this Spell.
spell-daydream = Daydream
spell-daydream-text = Each other player takes (1) card of their choice from their discard pile into their hand.
spell-illusion = Illusion
spell-illusion-text = Choose (1) other player. Each one chosen refreshes all their exhausted face-up Spells, then may take 1 action, paid only with cards from their own hand and support, none of which is discarded.

## Library Spells: Water

spell-torrential-rain = Torrential Rain
spell-torrential-rain-text = Choose (1) player; you may choose yourself. Each one chosen shuffles their discard pile and all cards of their support into their deck, taking no Madness.
spell-frost-mirror = Frost Mirror
spell-frost-mirror-text = Place (1) card of your choice from your discard pile in your support.
spell-cool-head = Cool Head
spell-cool-head-text = Place (1) card from your hand in your support, then draw (1) card.
spell-ice-touch = Ice Touch
spell-ice-touch-text = Choose (1) other player. Each one chosen draws 1 card, then places 1 card from hand in their support.
spell-glaciation = Glaciation
spell-glaciation-text = Choose (1) card in anyone’s support and destroy it. In its slot put a card of the same Element worth 1 more from the supply; Madness and value-3 cards are not replaced.
spell-raining-frogs = Raining Frogs
spell-raining-frogs-text = Choose (1) other player. Each one chosen shuffles their hand, support and discard pile into their deck, then draws 5 cards.
spell-ice-cocoon = Ice Cocoon
spell-ice-cocoon-text = Each player discards all Madness from hand, then draws (1) card for each one discarded.
spell-arctic-circle = Arctic Circle
spell-arctic-circle-text = Each player places (1) card from hand in their support, then draws (1) card.
spell-tsunami = Tsunami
spell-tsunami-text = Each player with a free support slot draws (1) card straight into their support, even past the limit.

## Library Spells: Earth

spell-sands-of-time = Sands of Time
spell-sands-of-time-text = Put (1) card of your choice from your discard pile on top of your deck.
spell-essence-of-the-earth = Essence of the Earth
spell-essence-of-the-earth-text = Choose (1) other player. Each one chosen puts 1 card of their choice from their discard pile on top of their deck.
spell-stone-skin = Stone Skin
spell-stone-skin-text = Choose (1) card from your hand or from anyone’s support and destroy it. For it put a card of the same Element worth 1 more from the supply on your discard pile; Madness and value-3 cards bring nothing.
spell-bark-skin = Bark Skin
spell-bark-skin-text = Choose (1) player; you may choose yourself. Each one chosen may destroy two Element cards of the same Element and value, from their hand, anyone’s support or both; if they do, they take a value-2 card of that Element from the supply into hand.
spell-taking-root = Taking Root
spell-taking-root-text = Put (1) value-2 card of any Element from the supply on top of your deck.
spell-abundance = Abundance
spell-abundance-text = Choose another player, who draws (2) cards.
spell-flowering = Flowering
spell-flowering-text = Put (1) value-3 card of any Element from the supply on top of your deck.
spell-telekinesis = Telekinesis
spell-telekinesis-text = Each player draws (1) card.
spell-earthquake = Earthquake
spell-earthquake-text = Cure all Madness in every player’s support, then draw (2) cards.

## Library Spells: Fire

spell-warm-blooded = Warm-blooded
spell-warm-blooded-text = Discard (1) Madness from your hand or your support, then draw 2 cards for each one discarded.
spell-concentration = Concentration
spell-concentration-text = Destroy (1) card of your choice from your discard pile.
spell-power-of-the-inferno = Power of the Inferno
spell-power-of-the-inferno-text = Choose one player; you may choose yourself. That player may discard up to (1) card from their hand or support, then draws as many as they discarded.
spell-regeneration = Regeneration
spell-regeneration-text = Choose one player; you may choose yourself. That player cures (1) Madness from hand, then draws (1) card.
spell-cauterization = Cauterization
spell-cauterization-text = Cure up to (2) Madness from your discard pile and your support.
spell-adrenaline = Adrenaline
spell-adrenaline-text = Draw (2) cards, then cure (1) Madness from your hand or your support.
spell-circle-of-fire = Circle of Fire
spell-circle-of-fire-text = Each player cures (1) Madness from their hand or from anyone’s support.
spell-aura-of-fire = Aura of Fire
spell-aura-of-fire-text = Cure (1) Madness from your hand. Then, even if nothing was cured, put (1) value-3 card of any Element from the supply on your discard pile.
spell-purification = Purification
spell-purification-text = Choose (1) other player. Each one chosen cures all Madness from their hand.

## Curses by kind

curse-water = Water Curse
curse-fire = Fire Curse
curse-earth = Earth Curse
curse-air = Air Curse
curse-multi = All-Element Curse

## Curse effects

curse-effect-madness-to-discard = Each player puts 1 Madness from the stack on their discard pile.
curse-effect-discard-water = Each player discards 1 Water card from hand or support.
curse-effect-discard-fire = Each player discards 1 Fire card from hand or support.
curse-effect-discard-earth = Each player discards 1 Earth card from hand or support.
curse-effect-discard-air = Each player discards 1 Air card from hand or support.
curse-effect-destroy-top = Each player destroys the top card of their deck.
curse-effect-mill-two = Each player moves the top 2 cards of their deck onto their discard pile.
curse-effect-mill-three = Each player moves the top 3 cards of their deck onto their discard pile.
curse-effect-madness-on-deck = Each player puts 1 Madness from the stack on top of their deck.
curse-effect-pass-right = Each player moves the top card of their deck onto the discard pile of the player on their right.
curse-effect-destroy-value-2 = Each player destroys one value-2 card of their choice from hand or support.
curse-effect-block-spell = Each player turns 1 of their face-up Spells face down. It stays blocked until this Curse leaves the track.
curse-effect-token-water = Put a Water token on every other Curse on the track. Until this Curse leaves the track, destroying those costs 1 Water more.
curse-effect-token-fire = Put a Fire token on every other Curse on the track. Until this Curse leaves the track, destroying those costs 1 Fire more.
curse-effect-token-earth = Put an Earth token on every other Curse on the track. Until this Curse leaves the track, destroying those costs 1 Earth more.
curse-effect-token-air = Put an Air token on every other Curse on the track. Until this Curse leaves the track, destroying those costs 1 Air more.
curse-effect-redraw-five = Each player discards their whole hand, then draws 5 cards.
curse-effect-return-destroyed = Shuffle all Element and Madness cards removed during play. Deal them one by one onto the discard piles, clockwise from the active player, at most 3 to each.
curse-effect-discard-value-2 = Each player discards one value-2 card of their choice from hand or support.
curse-effect-discard-deck = Each player moves their whole deck onto their discard pile.
curse-effect-destroy-stack-four = Destroy 4 Madness from the Madness stack.
curse-effect-discard-support = Each player discards all cards from their support.

## Monsters

monster-hornet = Hornet
    .gender = n
monster-gelatinous-cube = Gelatinous Cube
    .gender = n
monster-wraith = Wraith
    .gender = n
monster-eyed-toadstool = Eyed Toadstool
    .gender = n
monster-mastermind = Mastermind
    .gender = n
monster-claw = Claw
    .gender = n
monster-goblin-with-a-key = Goblin with a Key
    .gender = n
monster-griffin = Griffin
    .gender = n
monster-twins = Twins
    .gender = pl
monster-spider = Spider
    .gender = n
monster-fire-golem = Fire Golem
    .gender = n
monster-flytrap = Flytrap
    .gender = n
monster-sorcerer = Sorcerer
    .gender = n
monster-samurai = Samurai
    .gender = n
monster-octopus = Octopus
    .gender = n
monster-dragon = Dragon
    .gender = n

## Invocation effects

page-hornet-invocation = Each player moves the top 2 cards of their deck onto their discard pile.
page-gelatinous-cube-invocation = Each player discards 1 card from hand or support.
page-wraith-invocation = Each player puts 1 Madness from the stack in their support, even past the limit.
page-eyed-toadstool-invocation = Destroy as many Madness from the Madness stack as there are players left in the game.
page-mastermind-invocation = Each player takes 1 Madness from the stack into hand.
page-claw-invocation = The active player names any player, who discards their whole hand.
page-goblin-with-a-key-invocation = Each player discards one value-3 card of their choice from hand or support.
page-griffin-invocation = Destroy all cards in every player’s support.
page-twins-invocation = Each player with at least 1 Madness in hand or support takes 1 more from the stack into hand.
page-spider-invocation = Each player discards 2 cards from hand or support, in any mix.
page-fire-golem-invocation = Each player destroys the top 2 cards of their deck.
page-flytrap-invocation = The active player chooses 3 among all players’ Spells; they are destroyed.
page-sorcerer-invocation = As soon as this round’s Curses are laid, put 1 Madness from the stack under each of them. Whoever destroys a Curse takes its Madness onto their discard pile.
page-samurai-invocation = Each player puts 1 Madness from the stack on top of their deck.
page-octopus-invocation = Each player puts all Madness from their discard pile and support on top of their deck.
page-dragon-invocation = Each player moves their whole deck onto their discard pile.

## Rewards and failures, told for the Monster fought before this page is turned

page-mastermind-reward = The active player names any player, who takes 1 face-up Library Spell of their choice for free, ready to use.
page-mastermind-failure = Destroy 4 Madness from the Madness stack.
page-claw-reward = Each player with a free support slot puts the top card of their deck in it.
page-claw-failure = Each player destroys the top 2 cards of their deck.
page-goblin-with-a-key-reward = Each player draws 1 card.
page-goblin-with-a-key-failure = Each player discards all Earth cards from hand and support.
page-griffin-reward = Each player may put up to 2 cards of their choice from their discard pile on top of their deck.
page-griffin-failure = Each player discards all Air cards from hand and support.
page-twins-reward = Each player may destroy any number of cards from hand, then draws as many.
page-twins-failure = The active player names any player, who discards all cards from their support, then puts 3 Madness from the stack there.
page-spider-reward = Each player may destroy 1 card from their discard pile. For it they take a card of the same Element worth 1 more from the supply into hand; Madness and value-3 cards bring nothing.
page-spider-failure = Each player puts 1 Madness from the stack on their discard pile.
page-fire-golem-reward = Each player puts one value-2 card of any Element from the supply on their discard pile.
page-fire-golem-failure = Each player discards all Fire cards from hand and support.
page-flytrap-reward = Each player cures all Madness in their discard pile.
page-flytrap-failure = Each player puts 1 Madness from the stack on their discard pile.
page-sorcerer-reward = Cure all Madness in every player’s support.
page-sorcerer-failure = Shuffle all Element and Madness cards removed during play. Deal them one by one onto the discard piles, clockwise from the active player, at most 3 to each.
page-samurai-reward = Each player cures 1 or 2 Madness from their hand or from anyone’s support, in any mix.
page-samurai-failure = Each player discards their whole hand, then draws 5 cards.
page-octopus-reward = Each player may discard one value-1 card from hand or support; if they do, they put a value-3 card of the same Element from the supply on top of their deck.
page-octopus-failure = Each player discards all Water cards from hand and support.
page-dragon-reward = Each player with a free support slot places 1 card of their choice from their discard pile in it.
page-dragon-failure = Each player discards one value-2 card of their choice from hand or support.

## Final page

page-final = Final Page
page-final-arrival = When the last Monster arrives, after its own effect, each player also puts 1 Madness from the stack on top of their deck.
page-final-reward = The last Monster falls and the book slams shut: you all win.
page-final-failure = The last Monster breaks free of the book: you all lose.

## Magicians: names of ours, and their abilities

magician-water-girl = Marina
    .gender = f
magician-water-girl-text = You have four support slots instead of three.
magician-water-boy = Dylan
    .gender = m
magician-water-boy-text = Once in your turn, while paying for an action, you may count one value-1 Air card as 1 symbol of any Element.
magician-fire-girl = Iskra
    .gender = f
magician-fire-girl-text = Once in your turn you may refresh 1 exhausted face-up Spell, your own or another player’s.
magician-fire-boy = Ignat
    .gender = m
magician-fire-boy-text = Once in your turn you may discard 1 Madness from your hand and draw 1 card.
magician-earth-girl = Flora
    .gender = f
magician-earth-girl-text = Once in your turn you may swap 2 cards from your hand with 2 cards in your support; with fewer on either side, 1 with 1.
magician-earth-boy = Bruno
    .gender = m
magician-earth-boy-text = You may own six Spells instead of five.
magician-air-girl = Aria
    .gender = f
magician-air-girl-text = Each time you destroy a Curse, draw 1 card after the reward.
magician-air-boy = Gustav
    .gender = m
magician-air-boy-text = Once in your turn you may draw 1 card and show it: Madness is cured, any other card is discarded.
