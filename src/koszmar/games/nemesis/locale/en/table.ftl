### Nemesis: what is said at the table. All words are our own.

## The table at a glance

status-draft = Awakening
status-round = Round { $round }: cards
status-turn = Round { $round }, { $seat }
status-time = Round { $round }: time
status-attacks = Round { $round }: attacks
status-fire = Round { $round }: attacks
status-event = Round { $round }: event
status-lurking = Round { $round }: event
status-bag = Round { $round }: the bag

board-ship = The Nemesis
number = { $number }
nowhere = nowhere
track-time = Time
track-destruct = Self-Destruct
track-destination = Destination
destination = { $space }
destination-known = { $space }: { $place }
course = Coordinates
course-places = A: { $a }. B: { $b }. C: { $c }. D: { $d }.
place-earth = Earth
place-mars = Mars
place-venus = Venus
place-deep-space = Deep space
roll-noise = Noise
roll-shot = A shot at { $target }{ $count ->
    [0] {""}
    [one] : { $count } Injury
   *[other] : { $count } Injuries
    }
roll-blow = A blow at { $target }{ $count ->
    [0] {""}
    [one] : { $count } Injury
   *[other] : { $count } Injuries
    }
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-silence = Silence
face-danger = Danger
face-blank = Blank
face-creeper = Creeper
face-adult = Adult
face-lurker = Lurker
face-whisperer = Whisperer
face-one = Hit
face-two = Double hit

## Places for cards and tokens

zone-hand = Hand: { $seat }
zone-hands = In both hands: { $seat }
zone-inventory = Inventory: { $seat }
zone-quests = Quest Items: { $seat }
zone-wounds = Serious Wounds: { $seat }
zone-objectives = Objective: { $seat }
zone-discard = Discard pile: { $seat }
zone-pods = Pods
zone-engines = Engines
zone-course = Course
zone-weaknesses = Weaknesses
zone-bag = Bag
zone-supply = Supply
zone-lairs = Destroyed Lairs
zone-events = Events
zone-attacks = Attacks
zone-panic = Panic
zone-items-red = Military
zone-items-yellow = Technical
zone-items-green = Medical
zone-crafted = Crafted
recipe = Needs { $parts }
component-flame = a flame
component-cloth = cloth
component-cross = a cross
component-wrench = a wrench
component-battery = a battery
pod = Pod { $pod }, Section { $section }
pod-text = { $locked ->
    [yes] {""}
   *[no] Open.{" "}
    }{ $free ->
    [0] No place left.
    [one] { $free } place left.
   *[other] { $free } places left.
    }
engine = Engine { $number }
engine-unknown = Nobody has told you how it is.
engine-working = Working
engine-damaged = Damaged
weakness-hidden = Unknown Weakness: { $slot }
slot-corpse = Character Corpse
slot-insanity = Insanity
slot-egg = Egg
slot-carcass = Carcass
card-contamination = Contamination
    .text = What it reads, only a scan will tell. It cannot pay for anything.
card-infected = Contamination: INFECTED
    .text = You have scanned it. It cannot pay for anything.
card-clean = Contamination: clean
    .text = You have scanned it. It cannot pay for anything.
card-hidden = A card

## Badges, numbers, roles

badge-noise = Noise
badge-technical-noise = Noise in the Technical Corridors
badge-fire = Fire
badge-malfunction = Malfunction
badge-airlock = Airlock: opens when all have passed
badge-exploration = Exploration token
badge-token-seen = You have seen it: { $token }{ $items ->
    [0] {""}
    [one] , { $items } Item
   *[other] , { $items } Items
    }
badge-eggs = { $count ->
    [one] { $count } Egg
   *[other] { $count } Eggs
    }
badge-items = { $count ->
    [one] { $count } Item to be found
   *[other] { $count } Items to be found
    }
badge-injuries = { $count ->
    [one] { $count } Injury
   *[other] { $count } Injuries
    }
badge-ammo = Ammo { $count } of { $most }
badge-tape = Joined by Duct Tape
badge-locked = Locked
badge-in-pod = In Pod { $pod }
badge-slime = Covered in Slime
badge-hibernation = From here on you can hibernate
badge-jump = The jump kills whoever is awake
badge-pods-unlock = From here on it cannot be stopped; all Pods unlock
stat-number = Player number
stat-light = Light Wounds
stat-serious = Serious Wounds
stat-cards = Cards in hand
stat-insanity = Insanity
stat-slime = Slime
stat-larva = Larva
stat-signal = Signal sent
role-first = First player
role-passed = Has passed
role-pod = Waits in Pod { $pod }
role-hibernating = Hibernates
role-launched = Left in a Pod
role-dead = Dead
symbol-red = Military Items
symbol-yellow = Technical Items
symbol-green = Medical Items
symbol-white = Items of any kind
symbol-computer = Computer
symbol-technical = Technical Corridor entrance

## Questions

prompt-choose-character = { $seat }, who are you aboard this ship?
    .others = { $seat } chooses who to be aboard this ship.
prompt-act = { $seat }, { $actions ->
    [0] your first Action?
   *[other] and your second?
    }
    .others = { $seat }: { $actions ->
        [0] the first Action.
       *[other] the second Action.
        }
prompt-pay = { $seat }, what do you pay with? { $cost ->
    [one] It costs { $cost } card.
   *[other] It costs { $cost } cards.
    }
    .others = { $seat } pays. { $cost ->
        [one] It costs { $cost } card.
       *[other] It costs { $cost } cards.
        }
prompt-discard = { $seat } passes. Discard any cards before?
    .others = { $seat } passes and may discard before.
prompt-interrupt = { $other }: { $what }. Does anybody step in?
prompt-keep-objective = The first Intruder is aboard. Which Objective do you keep?
prompt-keep-item = { $seat }, which of these do you keep?
    .others = { $seat } chooses what to keep.
prompt-drop-heavy = { $seat } has no hand free. What is let go?
prompt-pick-component = { $seat }, what do you use up?
prompt-pick-weapon = { $seat }, which weapon?
prompt-heal-wound = { $seat }, which wound heals?
prompt-pick-room-douse = { $seat }, which Room is flooded with foam?
prompt-pick-room-airlock = { $seat }, which Room is sealed?
prompt-pick-room-doors = { $seat }, the Doors of which Room?
prompt-pick-room-look = { $seat }, which Room do you look into?
prompt-pick-door = { $seat }, which Door?
prompt-pick-doors = { $seat }, which Door of { $room }?
prompt-analyse = { $seat }, what do you put under the microscope?
prompt-pick-colour = { $seat }, which Items do you look for?
    .others = { $seat } chooses which Items to look for.
prompt-engine-order = { $seat }, in which order do the tokens of Engine { $engine } go back?
    .others = { $seat } puts the tokens of Engine { $engine } back.
prompt-set-destination = { $seat }, where shall the ship go?
    .others = { $seat } sets where the ship shall go.
prompt-calm-down = { $seat }, a moment of peace. What for?
    .others = { $seat } has a moment of peace.
prompt-pick-lock = { $seat }, which Pod?
prompt-pick-pod = { $seat }, which Pod do you climb into?
prompt-launch = { $seat } sits in Pod { $pod }. Launch?
prompt-wait-in-pod = { $seat } waits in a Pod. Stay?
prompt-reroll = { $seat }, roll again?
    .others = { $seat } may roll again.
prompt-trade-with = { $seat }, whom do you trade with?
prompt-trade-give = { $seat }, what do you offer { $other }?
prompt-trade-back = { $seat }, what does { $other } get from you?
prompt-trade-agree = { $seat }: do you agree to this trade?
prompt-panic-courage = { $seat } wants to see it. Which way?
prompt-panic-bandages = { $seat } tears off a dressing. Which?
prompt-panic-discard = { $seat }, which card do you give up?
prompt-panic-lose-card = { $seat }, which card do you lose for good?
prompt-panic-weapon = { $seat } empties a weapon into the dark. Which?
prompt-panic-destroy = { $seat } smashes something. What?
cause-bag = Intruder bag
cause-encounter = Encounter

## Answers

choice-move = Move { $room-to }
choice-escape = Escape { $room-to }
choice-careful = Careful move { $room-to }; Noise goes into { $corridor }
choice-careful-silent = Careful move { $room-to }
choice-shoot = { $weapon }: shoot { $target }
choice-melee = Fight { $target } hand to hand
choice-pick-up = Pick up: { $item }
choice-trade = Trade
choice-craft = Craft: { $item }
choice-activate-here = Activate { $item }
choice-activate-discard = Activate { $item } by discarding { $weapon }
choice-drop = Drop: { $item }
choice-show = Show: { $item }
choice-card = { $what }
choice-item = { $item }
choice-use = { $thing }: { $use }
choice-pass = Pass
choice-done = That is all
choice-trade-with-done = Nobody
choice-discard-done = Keep the rest
choice-keep = Keep it
choice-wait = Wait
choice-leave = Leave it
choice-intruder = { $intruder }
choice-corridor = { $corridor }
choice-door-corridor = Close: { $corridor }
choice-door-closed = Open: { $corridor }
choice-door-destroyed = Mend: { $corridor }
choice-pod = Pod { $pod }
choice-interrupt-let = Let it happen
choice-interrupt-let-round = Let everything happen this round
choice-calm-down-scan = Scan the Contamination in your hand
choice-calm-down-lower = Lower Insanity
choice-calm-down-both = Do both
choice-calm-down-neither = Nothing
choice-engine-order-swap = Swap them
choice-launch-launch = Launch
choice-wait-in-pod-leave = Climb out
choice-reroll-reroll = Roll again
choice-trade-agree-agree = Agree
choice-trade-agree-refuse = Refuse

# What something costs.
odds-hit = hit
note-cost = { $cost ->
    [0] free
    [one] { $cost } card
   *[other] { $cost } cards
    }
note-cost-text = { $cost ->
    [0] Free.
    [one] { $cost } card.
   *[other] { $cost } cards.
    } { $text }
note-move = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }{ $attacks ->
    [0] {""}
    [one] , an attack first
   *[other] , { $attacks } attacks first
    }{ $rolls ->
    [0] { $fight ->
        [0] , no Noise roll
       *[other] {""}
        }
    [one] , a Noise roll, { $risk }% risk of an Encounter
   *[other] , { $rolls } Noise rolls, { $risk }% risk of an Encounter
    }{ $fight ->
    [0] {""}
   *[other] , into Combat
    }
note-step = { $rolls ->
    [0] { $fight ->
        [0] no Noise roll
       *[other] into Combat
        }
   *[other] a Noise roll, { $risk }% risk of an Encounter
    }
note-player = Player { $number } is { $seat }.
note-player-you = Player { $number } is you.
note-melee = { $cost } card and a Contamination card; a Serious Wound if it misses
note-as-it-lies = { $hits ->
    [0] a miss
   *[other] a hit
    }
note-engine = { $state ->
    [working] then it works
   *[damaged] then it is damaged
    }
note-launch = you leave the ship for good
note-wait = you pass for this round
note-endure-void-seeders = a Contamination card, then Panic
note-endure-intruders = it attacks with an Attack card
note-steel-nerves = the attack has no effect
note-scan-void-seeders = harmless cards leave the game; an INFECTED one sets Insanity to 5
note-scan-intruders = harmless cards leave the game; an INFECTED one is a Larva, and a second Larva kills
note-lower = from { $level } to { $to }
note-raise = Insanity rises to { $level }
note-deadly = Insanity is at its peak: you die
note-lock = lock it
note-unlock = unlock it
note-trade = you give: { $give-count ->
    [0] nothing
   *[other] { $give }
    }; you get: { $back-count ->
    [0] nothing
   *[other] { $back }
    }
deed-move = Movement
deed-careful = Careful Movement
deed-shoot = Shoot
deed-melee = Melee
deed-pick-up = Pick up
deed-trade = Trade
deed-craft = Craft
deed-activate = Activate a Quest Item

## Questions of cards and Items

prompt-pick-character-order = { $seat }, who obeys?
prompt-pick-room-order = { $seat }, where to?
prompt-pick-character-motivate = { $seat }, who else hears you?
prompt-covered = { $seat }, { $other } covers you. Where do you run?
prompt-pick-character-covered = { $seat }, who runs while you fire?
prompt-pick-craft = { $seat }, what do you put together?
prompt-pick-room-intranet = { $seat }, the systems of which Room do you use?
prompt-pick-room-break = { $seat }, which Room is locked out?
prompt-pick-room-move = { $seat }, where to?
    .others = { $seat } chooses the way.
prompt-pick-room-crawl = { $seat } crawls through the shafts. Where to?
prompt-pick-room-outside = { $seat } walks along the hull. Where to?
prompt-pick-room-throw = { $seat }, into which Room do you throw it?
prompt-pick-room-lure = { $seat }, into which Room do you lure them?
prompt-pick-character-stun = { $seat }, whom do you stun?
prompt-pick-character-objective = { $seat }, whose Objective do you look at?
prompt-pick-intruder = { $seat }, at whom?
prompt-assess-threat = { $seat } has seen what comes. Leave it on top?
prompt-motion-tracker = { $seat }, keep this roll? A card buys another.
prompt-steel-nerves = { $seat } is surprised. Keep your nerve?
prompt-body-armour = { $intruder } strikes { $seat }. Does the armour take it?
prompt-compose = { $seat }, pull yourself together?
prompt-compose-discard = { $seat }, what does it cost you?
prompt-pick-contamination = { $seat }, which card do you wash down?
prompt-discard-drugs = { $seat }, what do you discard?
prompt-discard-smoke = { $seat } coughs. Which card goes?
prompt-discard-item = { $seat }, what do you throw into the fire?
prompt-dress-wound = { $seat }, which wound is dressed?
prompt-which-use = { $seat }, { $tile }: what do you do?
prompt-fire-on = { $seat }, one more shot from the { $weapon }?
prompt-pick-tape = { $seat }, what do you tape together?
choice-covered-refuse = Stay
choice-both = Both of you: { $other } and you
choice-assess-threat-bury = Put it on the bottom
choice-steel-nerves-endure = Endure it
choice-body-armour-use = Sacrifice the armour
choice-compose-raise = Let it come
choice-compose-discard = Discard 2 Action cards
choice-fire-on-stop = Enough
choice-fire-on-fire = Fire

## What everybody has just seen

staged-event = Event
staged-movement = Movement
staged-moves = { $kinds-count ->
    [0] Nobody moves.
   *[other] { $kinds }: everyone who is not in Combat goes through corridor { $number }.
    }
staged-attack = { $intruder } attacks { $seat }
staged-result = What comes of it
staged-hits = { $intruder } is on the card: the attack hits.
staged-misses = { $intruder } is not on the card: the attack misses.
staged-larva = Under the skin
    .text = A Larva needs no card: from now on the character carries it.
staged-panic = { $seat } panics
staged-panic-takes = Insanity { $level } against { $number }: the card takes effect, if it can.
staged-panic-spares = Insanity { $level } against { $number }: the card has no effect, but Insanity rises.
staged-check = { $intruder }, injury check
staged-numbers = { $numbers }
staged-check-dies = With { $count ->
    [one] { $count } Injury
   *[other] { $count } Injuries
    } it does not get up again.
staged-check-retreats = It retreats.
staged-check-holds = { $count ->
    [one] { $count } Injury is
   *[other] { $count } Injuries are
    } not enough.
staged-encounter = Encounter, { $seat }
staged-bag = The bag develops
staged-bag-empty = The bag is empty
    .text = Nobody comes.
bag-blank = Another token goes into the bag.
bag-insanity = This character panics.
bag-seeder = Everyone who is not in Combat rolls for Noise.
bag-larva = It grows: an Adult token takes its place in the bag.
bag-creeper = It grows: a Breeder token takes its place in the bag.
bag-adult = Everyone who is not in Combat rolls for Noise.
bag-breeder = Everyone who is not in Combat rolls for Noise.
bag-queen = She appears in the Nest if a character is there; otherwise she lays an Egg.
