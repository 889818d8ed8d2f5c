### Betrayal: what is on the cards, and what only cards ask. All wording is our own.

## Decks

deck-omen = Omens
deck-item = Items
deck-event = Events

## Omens

card-armor = Armor
    .text = Whenever you take Physical damage, take 1 less. It does not help against General damage or the loss of Might or Speed.
    .mood = Somebody stood inside it for a long time. The leather is still warm.
card-book = Book
    .text = Add 1 to your Knowledge rolls. Once during your turn: lose 1 Sanity; your next trait roll this turn that is not an attack may be a Knowledge roll.
    .mood = The last page is about you. You have not dared to read how it ends.
card-dagger = Dagger
    .text = Weapon. To attack with it lose 1 Speed; roll 2 extra dice.
    .mood = It is heavier after every thrust, and asks for the next one.
card-dog = Dog
    .text = Add 1 to your Speed rolls. Once during your turn: trade with a player up to 4 tiles away, beside your ordinary trade and by the same rules.
    .mood = He wags his tail at you, and growls at nobody, in the corner.
card-holy-symbol = Holy Symbol
    .text = Add 1 to your Sanity rolls. Whenever you discover a tile, you may bury it and discover the next one instead.
    .mood = Hold it up. Some doors would rather not meet its eye.
card-idol = Idol
    .text = Add 1 to your Might rolls. When you discover a tile with an Event symbol, you may choose not to draw an Event.
    .mood = It smiles a little wider whenever something passes you by.
card-mask = Mask
    .text = Add 1 to your Speed rolls. Once during your turn: move everybody else on your tile, explorers and monsters, to adjacent tiles of your choice.
    .mood = From the inside it fits. From the outside nobody can bear it.
card-ring = Ring
    .text = Weapon. Add 1 to your Sanity rolls. When you attack with it, both sides roll Sanity and the loser takes Mental damage.
    .mood = Two names are engraved in it. The second one is being written.
card-skull = Skull
    .text = Add 1 to your Knowledge rolls. If you would die, roll 3 dice. 4–6: you live, and all your traits become critical. 0–3: you die.
    .mood = It has already died for somebody. It might do so again.

## Items: weapons

card-chainsaw = Chainsaw
    .text = Weapon. When you attack with it, roll 1 extra die.
    .mood = It starts at the first pull. In this house nothing else does.
card-crossbow = Crossbow
    .text = Weapon. Attack somebody on your tile or an adjacent one. Both sides roll Speed; you roll 1 extra die and take no damage if you lose.
    .mood = One bolt, one breath, no second thoughts.
card-dynamite = Dynamite
    .text = Weapon. Instead of an attack: bury it and choose your tile or an adjacent one. Everybody there, explorers and monsters, rolls Speed. 4+: nothing. 0–3: 4 Physical damage.
    .mood = The fuse is short, and so is the house’s temper.
card-gun = Gun
    .text = Weapon. Attack anybody in your line of sight. Both sides roll Speed; you take no damage if you lose.
    .mood = Loaded. Whoever left it here never got to use it.
card-machete = Machete
    .text = Weapon. When you attack with it, add 1 to your result.
    .mood = Good against vines, brambles, and hands that come out of the wall.

## Items

card-angels-feather = Angel’s Feather
    .text = When you have to make a trait roll, you may bury this card instead and choose any result from 0 to 8.
    .mood = It weighs nothing at all. You feel watched over, for once.
card-brooch = Brooch
    .text = Whenever you take Physical or Mental damage, you may take it as General damage instead.
    .mood = The pin finds your skin every time. It seems to choose the place.
card-creepy-doll = Creepy Doll
    .text = Once during your turn: reroll all dice of a trait roll you just made, then lose 1 Sanity.
    .mood = She always knows better. She whispers it with her mouth closed.
card-first-aid-kit = First Aid Kit
    .text = On your turn: bury it to heal all critical traits of yours, or of another explorer on your tile.
    .mood = The bandages are fresh. Somebody keeps refilling the box.
card-flashlight = Flashlight
    .text = During Events you may roll 2 extra dice on your trait rolls.
    .mood = The beam is strong. Mind what you point it at.
card-headphones = Headphones
    .text = Whenever you take Mental damage, take 1 less. They do not help against General damage or the loss of Knowledge or Sanity.
    .mood = Loud music, and the voices in the walls give up for a while.
card-leather-jacket = Leather Jacket
    .text = Whenever you defend against an attack, roll 1 extra die.
    .mood = Scratches all over it, none of them from a motorbike.
card-lucky-coin = Lucky Coin
    .text = Once during your turn: reroll all blank dice of a trait roll you just made, then take 1 Mental damage for each of them that is blank again.
    .mood = Heads you win. On the other side there is a face, too.
card-magic-camera = Magic Camera
    .text = You may use Sanity for your Knowledge rolls. They remain Knowledge rolls.
    .mood = Everybody is in the picture. Everybody, and one more.
card-map = Map
    .text = On your turn: bury it to place your explorer on any tile.
    .mood = The ink is wet, and the little cross is moving.
card-mirror = Mirror
    .text = On your turn: bury it to heal your Knowledge and Sanity.
    .mood = You look well in it. Better than you are.
card-mystical-stopwatch = Mystical Stopwatch
    .text = On your turn, once the haunt has begun: bury it to take another turn after this one.
    .mood = Tick. And again the same tick.
card-necklace-of-teeth = Necklace of Teeth
    .text = At the end of your turn you may gain 1 in a critical trait.
    .mood = Milk teeth, mostly. They chatter when you are tired.
card-rabbits-foot = Rabbit’s Foot
    .text = Once during your turn: reroll one die you just rolled.
    .mood = It was lucky for somebody. Not for the rabbit.
card-skeleton-key = Skeleton Key
    .text = You may move through walls, but not to discover tiles. Each time, roll 1 die; on a blank bury the Key.
    .mood = It fits where there is no keyhole. It hurts to turn it.
card-strange-amulet = Strange Amulet
    .text = Whenever you take Physical damage, gain 1 Sanity.
    .mood = Pain makes it glow, and for a moment everything is clear.
card-strange-medicine = Strange Medicine
    .text = On your turn: bury it to heal your Might and Speed.
    .mood = No label, no cork, and it smells of summer.

## Events

card-a-bite = A Bite!
    .text = Might roll. 4+: nothing. 2–3: 1 Physical damage. 0–1: 3 Physical damage.
    .mood = Something under the table was hungry before you were.
card-a-cry-for-help = A Cry for Help
    .text = Knowledge roll. 4+: place yourself on any tile of your region. 0–3: 1 Mental damage.
    .mood = It comes from the next room. It has come from the next room three times now.
card-a-full-table = A Full Table
    .text = Knowledge roll. 5+: gain 1 Speed. 0–4: 1 General damage.
    .mood = Steam over the plates, and by one of them a card with your name.
card-a-moment-of-hope = A Moment of Hope
    .text = Put the Blessing token on your tile. A hero on that tile rolls 1 extra die on every trait roll.
    .mood = A bird sings behind the wall, and it really is a bird.
card-a-secret-passage = A Secret Passage
    .text = Put a Secret Passage token on your tile, then make a Knowledge roll for the second token. 5+: on any other tile; gain 1 Knowledge. 3–4: on any Ground Floor tile. 0–2: on any Basement tile; lose 1 Sanity. The two tiles are adjacent.
    .mood = The draught behind the bookcase smells of somewhere else.
card-a-splash-of-crimson = A Splash of Crimson
    .text = Before the haunt you may make a haunt roll. 5+: haunt 1 begins and you are the traitor. 0–4: gain 1 Speed. If you do not roll: one die of Physical damage.
    .mood = It is on your sleeve. It was on your sleeve when you arrived.
card-a-vial-of-dust = A Vial of Dust
    .text = Before the haunt you may make a haunt roll. 5+: haunt 3 begins. 0–4: gain 1 Sanity. If you do not roll: lose 1 Might and gain 1 Sanity.
    .mood = Fine grey dust. It leans toward you against the glass.
card-alien-geometry = Alien Geometry
    .text = Knowledge roll. 4+: gain 1 Sanity. 0–3: lose 1 Speed.
    .mood = Four right angles, and still the corner is too sharp.
card-an-eerie-feeling = An Eerie Feeling
    .text = Roll 2 dice. 4: nothing. 3: lose 1 Speed. 2: lose 1 Sanity. 1: lose 1 Knowledge. 0: lose 1 Might.
    .mood = Nothing happened. You are quite sure that nothing happened.
card-bat-out-of-hell = Bat Out of Hell
    .text = Speed roll. 4+: place yourself on an adjacent tile. 0–3: 1 Physical damage.
    .mood = Leather wings, a gust of sulphur, and then your own scream.
card-behind-you = Behind You!
    .text = Speed roll. 4+: gain 1 Sanity. 0–3: 1 Physical damage.
    .mood = The others stop talking and look past your shoulder.
card-brain-food = Brain Food
    .text = Might roll. 5+: gain 1 Might or 1 Speed. 1–4: gain 1 Speed and lose 1 Sanity. 0: 2 General damage.
    .mood = The jar says: enjoy. What is in it seems to agree.
card-burning-figure = Burning Figure
    .text = Sanity roll. 4+: gain 1 Sanity. 2–3: you are placed on the Entrance Hall. 0–1: one die of Physical, then one die of Mental damage.
    .mood = It walks slowly, so as not to set the curtains alight.
card-cassette-player = Cassette Player
    .text = Sanity roll. 4+: gain 1 Knowledge. 0–3: 1 Mental damage.
    .mood = Rewind. It is your voice, and you never said that.
card-clown-room = Clown Room
    .text = Sanity roll. 4+: nothing. 0–3: 2 Mental damage.
    .mood = Forty painted smiles on the shelves, and one that breathes.
card-creaking-door = Creaking Door
    .text = Knowledge roll. 6+: place yourself on any Upper or Ground Floor tile. 4–5: on any Ground Floor tile. 0–3: on the Basement Landing.
    .mood = Doors like this one lead to the pantry. Not tonight.
card-dark-and-stormy-night = Dark and Stormy Night
    .text = Knowledge roll. 4+: gain 1 Sanity. 0–3: 1 Mental damage.
    .mood = Between two flashes the garden came one step closer.
card-eerie-mirror = Eerie Mirror
    .text = Before the haunt you may make a haunt roll. 5+: haunt 7 begins. 0–4: gain 1 Sanity. If you do not roll: draw an Item.
    .mood = You step back. Your reflection takes its time.
card-flickering-lights = Flickering Lights
    .text = Speed or Might roll. 5+: gain 1 Speed. 0–4: one die of Physical damage.
    .mood = Light. Dark. Light. In the dark somebody rearranges the room.
card-forbidden-knowledge = Forbidden Knowledge
    .text = Sanity roll. 4+: gain 1 Knowledge. 2–3: gain 1 Knowledge and lose 1 Sanity. 0–1: 2 Mental damage.
    .mood = Now that you know it, it knows where you live.
card-funeral = Funeral
    .text = Sanity roll. 4+: gain 1 Sanity. 2–3: lose 1 Sanity. 0–1: lose 1 Sanity and 1 Might; if the Graveyard or the Catacombs is in the house, you are placed on one of them.
    .mood = Six pall-bearers, no coffin yet. They are looking at you.
card-hanged-men = Hanged Men
    .text = Roll each of your four traits, one after another. 0–1: lose 1 in it. 2+: nothing. If all four are 2+, gain 1 in any trait.
    .mood = Three of them, and a fourth rope with room for one more.
card-impossible-architecture = Impossible Architecture
    .text = Sanity roll. 4+: draw an Item. 0–3: one die of Mental damage.
    .mood = The corridor ends where it began, only older.
card-jar-of-organs = Jar of Organs
    .text = Sanity roll. 4+: draw an Item. 0–3: lose 1 Might.
    .mood = Neatly labelled, by the owner’s initials. Yours come next.
card-jonahs-turn = Jonah’s Turn
    .text = You may bury one of your Items that is not a weapon to gain 1 Sanity. Otherwise: one die of Mental damage.
    .mood = A boy in the doorway, arms out. It was his turn years ago.
card-meat-moss = Meat Moss
    .text = You may inhale: roll 2 dice. 3–4: gain 1 in any trait. 0–2: one die of Mental damage.
    .mood = Soft, pink, and it leans into your palm like a cat.
card-mysterious-fluid = Mysterious Fluid
    .text = You may drink: roll 3 dice. 6: gain 1 in each trait. 5: gain 1 Might and 1 Speed. 4: gain 1 Knowledge and 1 Sanity. 3: gain 1 Knowledge, lose 1 Might. 2: lose 1 Knowledge and 1 Sanity. 1: lose 1 Might and 1 Speed. 0: lose 1 in each trait.
    .mood = The level in the glass rises while you hesitate.
card-phone-call = Phone Call
    .text = Roll 2 dice. 4: gain 1 Sanity. 3: gain 1 Knowledge. 1–2: one die of Mental damage. 0: two dice of Physical damage.
    .mood = The cord was cut years ago. It rings very patiently.
card-poor-yorick = Poor Yorick
    .text = Sanity roll. 4+: gain 1 Knowledge. 0–3: 1 Mental damage.
    .mood = He tells the joke again. He still has no lips for the punchline.
card-radio-broadcast = Radio Broadcast
    .text = Roll 2 dice. 3–4: gain 1 Knowledge. 0–2: one die of Mental damage.
    .mood = Weather, traffic, and then a list of names. You know them all.
card-say-cheese = Say Cheese
    .text = Before the haunt you may make a haunt roll. 5+: haunt 33 begins; the traitor is the holder of the Magic Camera, or you if nobody has it. 0–4: draw an Item. If you do not roll: draw an Item.
    .mood = A flash. You did not see anyone holding a camera.
card-secret-elevator = Secret Elevator
    .text = You may place yourself on any tile in a different region.
    .mood = Three buttons, no numbers. One of them is warm.
card-severed-hand = Severed Hand
    .text = You may take 2 Physical damage to draw an Item.
    .mood = It offers you a deal, palm up, and then it clenches.
card-spiders = Spiders!
    .text = Sanity roll. 4+: gain 1 Sanity or 1 Speed and place yourself on an adjacent tile. 2–3: gain 1 Speed and lose 1 Sanity. 0–1: lose 1 Speed.
    .mood = The wallpaper pattern lets go of the wall.
card-taxidermy = Taxidermy
    .text = Might roll. 5+: gain 1 Sanity. 0–4: 1 Physical damage, and put an Obstacle token on this tile.
    .mood = Glass eyes, real teeth. The bear has been moved since you came in.
card-technical-difficulties = Technical Difficulties
    .text = You are placed on the Landing of the floor below; from the Basement on the Upper Landing instead, and you take 1 Mental damage.
    .mood = The floor apologises for the inconvenience, and opens.
card-the-deepest-closet = The Deepest Closet
    .text = Speed roll. 4+: draw an Item. 1–3: 1 Mental damage. 0: one die of Physical damage, and you are placed on the Basement Landing.
    .mood = Coats, more coats, and far behind them a cold wind.
card-the-flowering = The Flowering
    .text = Take 1 General damage. Then place yourself on the Conservatory if it is in the house, otherwise on any Basement or Ground Floor tile.
    .mood = The buds on your wrist are almost pretty.
card-the-house-is-hungry = The House is Hungry
    .text = Before the haunt you may make a haunt roll. 5+: haunt 12 begins. 0–4: gain 1 Might. If you do not roll: gain 1 in any trait.
    .mood = The stairs swallow. You hear it go all the way down.
card-the-oldest-house = The Oldest House
    .text = Speed or Might roll. 5+: place yourself on any tile. 3–4: on any Ground Floor tile, and take 1 General damage. 0–2: on any Basement tile, and take 1 Mental damage.
    .mood = Under this house there is another one, and it remembers you.
card-the-stars-at-night = The Stars at Night
    .text = Choose a trait and roll it. 5+: gain 1 in it. 4: lose 1 in it. 0–3: heal it.
    .mood = You count them twice. One is missing, then it opens again.
card-tiny-robot = Tiny Robot
    .text = Knowledge roll. 5+: draw an Item. 0–4: one die of Physical damage.
    .mood = It brings you something, whirring. The key in its back turns by itself.
card-wandering-ghost = Wandering Ghost
    .text = You may bury one of your Items to gain 1 in any trait. Otherwise make a Sanity roll. 4+: draw an Item. 0–3: 1 General damage.
    .mood = She has lost something. She is not sure whether it was yours.

## Questions: Omens

prompt-send-dog = { $seat }, to whom do you send the Dog?
prompt-refuse-tile = { $seat }, the tile is the { $tile }. Do you keep it, or bury it for the next one?
    .others = { $seat } has found the { $tile } and may bury it for the next tile.
choice-refuse-tile-keep = Keep it
choice-refuse-tile-bury = Bury it

## Questions: Items

prompt-throw-dynamite = { $seat }, where do you throw the Dynamite? It spares nobody there.
prompt-choose-result =
    { $purpose ->
        [attack] { $seat }, the Feather is yours to command: what is the result of your attack?
        [defence] { $seat }, the Feather is yours to command: what is the result of your defence?
       *[trait] { $seat }, the Feather is yours to command: what is the result of the roll?
    }
prompt-shine =
    { $dice ->
        [one] { $seat }, you roll { $trait } with { $dice } die. Do you use the Flashlight?
       *[other] { $seat }, you roll { $trait } with { $dice } dice. Do you use the Flashlight?
    }
choice-shine-shine = Roll 2 dice more
choice-shine-dark = Leave it off
choice-reroll-rabbits-foot =
    { $number ->
        [0] Rabbit’s Foot: reroll a blank
       *[other] Rabbit’s Foot: reroll a { $number }
    }
prompt-damage-kind =
    { $amount ->
        [one] { $seat }, thanks to the Brooch you choose what kind of damage this { $amount } point is.
       *[other] { $seat }, thanks to the Brooch you choose what kind of damage these { $amount } points are.
    }
prompt-bandage = { $seat }, whose critical traits do you heal?
prompt-necklace = { $seat }, your turn ends. Which critical trait does the Necklace raise by 1?
choice-necklace-no-trait = No trait

## Questions: Events

prompt-tempt-fate = { $seat }, do you tempt fate and make a haunt roll? ({ $card })
choice-tempt-fate-decline = Do not roll
choice-tempt-fate-roll = Make the haunt roll
prompt-passage-end = { $seat }, where does the secret passage come out?
prompt-give-jonah = { $seat }, what do you give Jonah? Without a toy he throws a tantrum: one die of Mental damage.
choice-give-jonah-nothing = Nothing
prompt-give-ghost = { $seat }, do you give the ghost one of your Items? If not, you make a Sanity roll.
choice-give-ghost-nothing = Nothing
prompt-inhale-moss = { $seat }, the moss smells sweet. Do you breathe it in?
choice-inhale-moss-inhale = Breathe in
choice-inhale-moss-leave = Hold your breath
prompt-drink-fluid = { $seat }, do you drink what is in the glass?
choice-drink-fluid-drink = Drink
choice-drink-fluid-leave = Leave it
prompt-secret-elevator = { $seat }, the elevator waits. Where to?
choice-secret-elevator-stay = Stay here
prompt-shake-hand = { $seat }, do you shake the severed hand? It costs 2 Physical damage and gives an Item.
choice-shake-hand-shake = Shake it
choice-shake-hand-leave = Leave it
prompt-choose-star = { $seat }, which trait do you lay before the stars?
