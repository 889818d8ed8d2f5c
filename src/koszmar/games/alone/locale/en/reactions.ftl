### Alone: the reaction decks. All words are our own.

deck-fury = Fury
    .text = Dice, rerolls, wounds that close. For Evil players who want to hit.
deck-speed = Speed
    .text = Distance, doors, arrivals. For Evil players who want to be there already.
deck-terror = Terror
    .text = Sanity, false facts, dying lights. For Evil players who want to be believed.
deck-traps = Traps
    .text = Conditions, doors, charges, danger. For Evil players who can wait.
card-back = A card of the deck { $deck }
note-face-down = Played face down for a standard reaction.

standard-std-move = Something moves
    .text = Move 1 creature up to 1 sector.
standard-std-deploy = Something comes
    .text = Deploy 1 creature.
standard-std-danger = Something waits
    .text = Place 1 danger token, not in the Hero’s sector.

## Fury

reaction-claws-at-my-back = Claws at My Back
    .text = An attack of opportunity rolls 1 more die. Dangerous: once the Hero has entered the next sector, 1 creature of the sector left behind moves 1 sector towards the Hero.
reaction-no-way-past = No Way Past
    .text = 1 creature in the Hero’s sector attacks at once with 1 die fewer. Dangerous: it rolls 1 more die in this attack.
reaction-bloodlust = Bloodlust
    .text = Move 1 creature up to 1 sector, also one in the Hero’s sector; it gets 1 more die. Dangerous: every other creature in the Hero’s sector gets 1 more die.
reaction-it-turned-its-head = It Turned Its Head
    .text = 1 creature in a sector of this exploration moves up to 2 sectors towards the Hero. Dangerous: it gets 1 more die.
reaction-flesh-knits = Flesh Knits
    .text = Remove the wound of 1 creature; then move 1 creature up to 1 sector. Dangerous: the mended one, or else the moved one, has both health values 1 higher this round.
reaction-it-gets-up-again = It Gets Up Again
    .text = If the target of this attack lives, its new wound is removed. Dangerous: if it was killed, it stays on the map with 1 wound, and there is no experience.
reaction-its-getting-out-of-control = It’s Getting Out of Control
    .text = Move 1 creature up to 1 sector, also one in the Hero’s sector; when it attacks this turn, it may reroll each miss once. Dangerous: it may roll 2 more dice when it attacks; then it dies after the attack.
reaction-my-hands-are-full = My Hands Are Full
    .text = 1 creature moves 1 sector towards the Hero, or is here already; if it is here then, it gets 1 more die. Dangerous: it may also reroll each miss once.
reaction-wrath-of-the-nest = Wrath of the Nest
    .text = 2 different creatures move 1 sector each towards the Hero. Dangerous: those of them in the Hero’s sector get 1 more die.
reaction-under-the-crates = Under the Crates
    .text = 1 creature within 3 sectors moves up to 2 sectors towards the Hero and gets 1 more die. Dangerous: each hit of its attacks this turn also costs 1 charge.
reaction-a-roar-in-answer = A Roar in Answer
    .text = Move 1 creature up to 1 sector; it gets 1 more die until the end of the next turn. Dangerous: its wound is removed.
reaction-taste-of-blood = Taste of Blood
    .text = Roll 1 die: for a hit the Hero loses 1 Health. It is no attack. Dangerous: 1 die more in this roll.
reaction-they-feed-on-it = They Feed on It
    .text = 1 creature here or beside moves 1 sector towards the Hero, or is here already, and gets 1 more die. Dangerous: it may also reroll each miss once.

## Speed

reaction-already-there = Already There
    .text = 1 creature moves up to 2 sectors towards the sector the Hero is about to enter. Dangerous: another creature moves 1 sector towards it.
reaction-right-behind-me = Right Behind Me
    .text = 1 creature moves up to 2 sectors towards the Hero. Dangerous: another moves 1 sector towards the Hero.
reaction-out-of-the-ducts = Out of the Ducts
    .text = Deploy a creature; its least distance is 1 lower. Dangerous: move it up to 1 sector.
reaction-gone-when-i-looked = Gone When I Looked
    .text = 1 unseen creature of the sector about to be shown moves up to 2 sectors, neither to the Hero nor into a sector of this exploration. Dangerous: without a noise.
reaction-out-of-the-dark = Out of the Dark
    .text = 1 creature within 3 sectors, not here, moves up to 3 sectors towards the Hero. Dangerous: another within 3 sectors moves up to 2 sectors towards the Hero.
reaction-too-quick = Too Quick
    .text = The target moves up to 1 sector. Dangerous: another creature moves up to 2 sectors towards the Hero.
reaction-they-hunt-in-pairs = They Hunt in Pairs
    .text = 1 creature not here moves up to 2 sectors towards the Hero. Dangerous: another not here moves 1 sector towards the Hero.
reaction-the-lock-gives = The Lock Gives
    .text = Unblock up to 2 doors anywhere; then move 1 creature up to 2 sectors. Dangerous: it moves up to 2 sectors more.
reaction-they-heard-the-switch = They Heard the Switch
    .text = 1 creature moves up to 2 sectors towards the Hero, another 1 sector. Dangerous: a third moves 1 sector towards the Hero.
reaction-steps-on-the-grating = Steps on the Grating
    .text = Move 1 creature up to 2 sectors and another up to 1 sector. Dangerous: deploy a creature.
reaction-they-know-where-i-am = They Know Where I Am
    .text = Up to 2 creatures move 1 sector each towards one of the two targets; of a kind, the nearest. Dangerous: the distance of one target may be told 1 too high or too low.
reaction-blood-trail = Blood Trail
    .text = 1 creature not here moves 1 sector towards the Hero. Dangerous: another not here moves 1 sector towards the Hero.
reaction-i-froze = I Froze
    .text = Deploy a creature; its least distance is 1 lower. Dangerous: move 1 creature up to 2 sectors.

## Terror

reaction-whisper-in-the-vent = Whisper in the Vent
    .text = 1 creature may move up to 1 sector without a noise; then the Hero hears a noise from a direction of Evil’s choice. Dangerous: if the Hero’s sector is dark, the Hero loses 1 Sanity.
reaction-dark-takes-shape = Dark Takes Shape
    .text = The Hero loses 1 Sanity. Dangerous: the Hero loses 1 Sanity or discards 1 adrenaline token.
reaction-the-lamps-die = The Lamps Die
    .text = The light goes out in up to 2 sectors of the level, the Hero’s included; if none is lit, the Hero loses 1 Sanity instead. Dangerous: the Hero loses 1 Sanity.
reaction-my-mind-plays-tricks-on-me = My Mind Plays Tricks on Me
    .text = In the sector about to be shown 1 element is left out, or 1 false one is drawn. Dangerous: the Hero loses 2 Sanity or discards 1 adrenaline token; without a token it is 1 Sanity.
reaction-something-blinked = Something Blinked
    .text = Transfer an unseen creature by up to 3 sectors. Nothing is heard. Dangerous: the Hero loses 1 Sanity.
reaction-my-hands-shake = My Hands Shake
    .text = The Hero loses 1 Sanity or rolls 1 die fewer. Dangerous: half-hits do not count in this attack.
reaction-it-said-my-name = It Said My Name
    .text = The Hero loses 1 Sanity. Dangerous: the Hero loses 1 Sanity or discards 1 adrenaline token.
reaction-flicker = Flicker
    .text = If the Hero’s sector is lit, its light goes out; otherwise the Hero loses 1 Sanity. Dangerous: the Hero discards 1 adrenaline token.
reaction-i-have-been-here-before = I Have Been Here Before
    .text = Take up to 3 sectors out of the labyrinth; then transfer 1 unseen creature by up to 2 sectors. Dangerous: the Hero loses 1 Sanity.
reaction-not-mine = Not Mine
    .text = The Hero loses 1 Sanity or draws 1 card fewer. Dangerous: the Hero loses 1 Sanity or discards 1 adrenaline token.
reaction-lost-bearings = Lost Bearings
    .text = Of one target only the level is told. Dangerous: the distance of the other may be told up to 2 too high or too low.
reaction-pain-and-panic = Pain and Panic
    .text = The Hero loses 1 Sanity. Dangerous: the Hero loses 1 Sanity or discards 1 adrenaline token.
reaction-spiral = Spiral
    .text = Roll 3 dice: for each hit the Hero loses 1 Sanity. Dangerous: the Hero discards 1 adrenaline token.

## Traps

reaction-bulkhead-slams = Bulkhead Slams
    .text = Block 1 door of the Hero’s sector or of the one about to be entered; if there is none, place 1 danger token beside the Hero. Dangerous: place 1 condition beside the Hero.
reaction-tripwire = Tripwire
    .text = Place a Mine or a Web in the sector about to be entered. Dangerous: place 1 danger token there.
reaction-bad-air = Bad Air
    .text = Place Gas in the Hero’s sector or beside it. Dangerous: place 1 danger token beside it.
reaction-bait = Bait
    .text = Place 1 danger token in the Hero’s sector or in one explored this turn. Dangerous: place 1 condition in a sector explored this turn.
reaction-jammed-shutter = Jammed Shutter
    .text = The exploration ends before its second sector. Dangerous: place 1 condition in that sector.
reaction-misfire = Misfire
    .text = The Hero rerolls 1 hit or discards 1 charge. Dangerous: the Hero rerolls 1 more hit.
reaction-boxed-in = Boxed In
    .text = Block up to 2 doors of the Hero’s sector, or place a Web there. Dangerous: place 1 danger token beside it.
reaction-live-wire = Live Wire
    .text = Roll 3 dice: for each hit the Hero loses 1 Health. Dangerous: place a Short circuit in the Hero’s sector.
reaction-overload = Overload
    .text = Place a Short circuit in the Hero’s sector or in a lit sector of the level, or 1 danger token beside the Hero. Dangerous: the Hero discards 1 charge.
reaction-corroded-stock = Corroded Stock
    .text = Items drawn in this search have 1 charge fewer, but at least 1. Dangerous: Evil names an item, which loses 1 charge.
reaction-while-i-read-the-screen = While I Read the Screen
    .text = Place 3 danger tokens. Dangerous: place 1 condition beside the Hero.
reaction-torn-strap = Torn Strap
    .text = Evil names an item, which loses 1 charge; without items the Hero discards 1 adrenaline token. Dangerous: the Hero discards 1 adrenaline token.
reaction-dropped-in-panic = Dropped in Panic
    .text = The Hero discards 1 adrenaline token or 2 charges. Dangerous: place 1 danger token beside the Hero.
