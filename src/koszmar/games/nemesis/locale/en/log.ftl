### Nemesis: lines of the log.

event-character = { $seat } comes out of cryosleep.
event-round = Round { $number }.
event-turn = { $seat } is up.
event-passes = { $seat } passes.
event-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
    }.
event-reshuffled = { $seat } shuffles a new deck.
event-discard = { $seat } discards { $cards }.
event-pay = { $seat } pays with { $cards }.
event-action = { $seat }: { $what }.
event-interrupts = { $seat } stops { $other }: { $what } comes to nothing.
event-let-round = { $seat } will not step in this round.
event-moves = { $seat } goes { $room-to }.
event-explored = { $seat } switches on the lights: { $tile }.
event-token = Exploration token { $room-at }: { $token }{ $items ->
    [0] {""}
    [one] ; { $items } Item can be found
   *[other] ; { $items } Items can be found
    }.
event-noise-roll = { $seat } rolls for Noise: { $face }.
event-noise = Something moves in { $corridor }.
event-danger = Danger { $room-at }: { $called ->
    [0] nothing is near, but every corridor stirs.
   *[other] whatever is near comes for { $seat }.
    }
event-encounter = Encounter { $room-at }! { $seat } draws a token: { $token }.
event-encounter-empty = Encounter { $room-at }! But the bag is empty.
event-appears = { $kind } appears { $room-at }.
event-lair-found = Something breathes in the dark: a Lair { $room-at }!
event-first-intruder = An Intruder is aboard. Everybody chooses an Objective.
event-objective-kept = You keep { $objective }.
event-objective-kept-hidden = { $seat } has chosen an Objective.
event-intruder-moves = { $intruder } moves { $room-to }.
event-intruder-leaves = { $intruder } disappears into the Technical Corridors.
event-retreats = { $intruder } retreats through corridor { $number }.
event-attack = { $intruder } attacks { $seat }: { $card }{ $hits ->
    [yes] {""}
   *[no] , which misses
    }.
event-injured = { $intruder } takes { $count ->
    [one] { $count } Injury
   *[other] { $count } Injuries
    }.
event-missed = { $seat } misses.
event-shot = { $seat } fires at { $target } ({ $weapon }): { $face }.
event-rerolled = { $seat } rolls again: { $face }.
event-blow = { $seat } strikes { $target }: { $face }.
event-loaded = { $seat } loads { $item }: Ammo { $ammo }.
event-light-wound = { $seat } takes a Light Wound.
event-serious-wound = { $seat } takes a Serious Wound: { $wound }.
event-dressed = { $seat } dresses a wound: { $wound }.
event-undressed = { $seat } tears open a dressed wound: { $wound }.
event-healed-serious = { $seat } is healed of a wound: { $wound }.
event-healed-light = { $seat } heals { $count ->
    [one] a Light Wound
   *[other] { $count } Light Wounds
    }.
event-dies = { $seat } dies{ $cause ->
    [wounds] {" "}of too many wounds
    [airlock] {" "}in open space
    [insanity] {" "}of a mind that gave way
    [heart] {" "}of a heart that stopped
    [attack] {" "}in the claws of an Intruder
    [larva] {" "}when the Larva comes out
    [ship] {" "}with the ship
    [jump] {" "}awake in the jump
    [engines] {" "}asleep, when the engines blew up
    [course] {" "}asleep, far from Earth
    [contamination] {" "}of what grew inside
   *[other] {""}
    }.
event-revived = { $seat } breathes again.
event-contaminated = { $seat } gets a Contamination card.
event-scan = You scan { $count ->
    [0] nothing
    [one] a Contamination card
   *[other] { $count } Contamination cards
    }: { $infected ->
    [0] nothing is INFECTED
   *[other] { $infected } INFECTED
    }.
event-scan-hidden = { $seat } scans { $count ->
    [0] nothing
    [one] a Contamination card
   *[other] { $count } Contamination cards
    }.
event-cured = { $seat } is rid of { $count ->
    [one] a Contamination card
   *[other] { $count } Contamination cards
    }.
event-insanity = Insanity of { $seat }: { $level }.
event-panic = { $seat } panics: { $panic } ({ $number }) against Insanity { $level }{ $works ->
    [yes] {""}
   *[no] : the card has no effect
    }.
event-panic-cancelled = Somebody calms { $seat } down: { $card } does nothing.
event-panic-impossible = { $card } cannot happen: the Insanity of { $seat } rises instead.
event-blind-escape = { $seat } runs blindly for corridor { $number }.
event-items-lost = Whatever could be found { $room-at } is in pieces.
event-card-lost = { $seat } loses { $card } for good.
event-ammo-lost = { $seat } empties { $item } into the dark.
event-slime = { $seat } is covered in Slime.
event-slime-loud = The Slime gives { $seat } away: no Silence, but Danger.
event-slime-off = { $seat } washes off the Slime.
event-search = You search ({ $colour }) and find { $found }.
event-search-hidden = { $seat } searches ({ $colour }).
event-gain = { $seat } takes { $item }.
event-drop = { $seat } lets go of { $item }.
event-pick-up = { $seat } picks up { $item }.
event-component = { $seat } uses up { $item }.
event-activated = { $seat } activates { $item }.
event-trade = { $seat } and { $other } trade: { $give-count ->
    [0] nothing
   *[other] { $give }
    } for { $back-count ->
    [0] nothing
   *[other] { $back }
    }.
event-trade-hidden = { $seat } and { $other } trade: { $gives-count ->
    [0] nothing
   *[other] { $gives }
    } for { $gets-count ->
    [0] nothing
   *[other] { $gets }
    }.
event-shows = { $seat } shows { $other }: { $item }.
event-shows-hidden = { $seat } shows { $other } something out of the Inventory.
event-no-trade = { $seat } and { $other } come to no deal.
event-fire = Fire { $room-at }!
event-fire-out = The fire { $room-at } goes out.
event-burns = { $seat } stands in the flames.
event-malfunction = Malfunction { $room-at }.
event-repaired = The Malfunction { $room-at } is repaired.
event-door = A Door { $how ->
    [closed] shuts
    [destroyed] is torn apart
   *[corridor] opens
    } in { $corridor }.
event-airlock = { $seat } seals the airlock { $room-at }.
event-airlock-opens = The airlock { $room-at } opens into space.
event-airlock-cancelled = The airlock { $room-at } is no longer sealed.
event-signal = { $seat } sends a Signal.
event-weakness = { $seat } discovers a Weakness: { $weakness }.
event-egg-taken = { $seat } takes an Egg; { $left } left.
event-egg-destroyed = An Egg is destroyed; { $left } left in the Nest.
event-looked = You look into { $room }: { $tile }, { $token }.
event-looked-hidden = { $seat } looks into { $room }.
event-looked-at-tile = You look into { $room }: { $tile }.
event-looked-at-tile-hidden = { $seat } looks into { $room }.
event-coordinates-checked = You read the Coordinates card. { $places }
event-coordinates-checked-hidden = { $seat } reads the Coordinates card.
event-destination = { $seat } sets the course to { $space }.
event-engine-checked = Engine { $engine } is { $state ->
    [working] working
   *[other] damaged
    }.
event-engine-checked-hidden = { $seat } checks Engine { $engine }.
event-engine-order = { $seat } has worked on Engine { $engine } and { $swapped ->
    [yes] changed something
   *[no] changed nothing
    }.
event-time = { $left ->
    [0] The countdown is over.
   *[other] Time until the jump: { $left }.
    }
event-destruct = Self-Destruct: { $left }.
event-destruct-started = Self-Destruct is running.
event-destruct-stopped = { $seat } stops the Self-Destruct.
event-event = Event: { $card }.
event-lurks = { $intruder } sinks into the walls { $room-at }.
event-boards = { $seat } climbs into Pod { $pod }.
event-boarding-failed = { $seat } does not make it into a Pod.
event-launches = Pod { $pod } is away with { $seats }.
event-leaves-pod = { $seat } climbs out of the Pod.
event-pod-lock = Pod { $pod } is now { $locked ->
    [yes] locked
   *[no] unlocked
    }.
event-pods-unlocked = All Pods unlock.
event-ejected = { $seat } is thrown out of the Pod { $room-at }.
event-hibernates = { $seat } falls asleep in a capsule.
event-hibernation-failed = { $seat } cannot sleep now.
event-jump = The ship jumps.
event-ship-destroyed = The Nemesis is lost{ $cause ->
    [self-destruct] : the countdown has reached its end
    [fire] : fire everywhere
    [malfunction] : nothing works any more
   *[other] {""}
    }.
event-engines-revealed = The engines: { $engines }.
event-arrives = The ship reaches { $place }.
event-outcome = { $outcome ->
    [won] { $seat } is alive and has done it: { $objective }.
    [failed] { $seat } has not done it: { $objective }.
    [fulfilled] { $seat }: { $objective } is done.
   *[dead] { $seat } did not survive: { $objective }.
    }
event-attached = { $seat } attaches { $item } to { $host }.
event-orders = { $seat } sends { $other } { $room-to }.
event-covers = { $seat } opens fire to cover a retreat ({ $weapon }).
event-refuses-cover = { $seat } stays.
event-manoeuvre = { $seat } turns the ship: everybody passes, and nobody is attacked.
event-event-seen = The next Event: { $card }.
event-event-seen-hidden = { $seat } looks at the next Event card.
event-event-assessed = { $seat } { $buried ->
    [yes] puts the Event card on the bottom
   *[no] leaves the Event card where it is
    }.
event-noise-rerolled = { $seat } rolled { $face } and discards { $card } to roll again.
event-steel-nerves = { $seat } does not flinch.
event-armour = The armour of { $seat } takes it.
event-summoned = Something answers { $room-at }: { $token }.
event-killed = { $intruder } is dead.
event-lair-destroyed = A Lair is destroyed { $room-at }: { $count } of 3.
event-despoiler-dead = The last Lair is gone, and the Despoiler with it.
event-egg-hatched = An Egg has hatched; { $left } left.
event-egg-laid = The Queen has laid an Egg; there are { $left }.
event-larva = Something crawls under the skin: a Larva in { $seat }.
event-larva-removed = { $seat } is rid of the Larva.
event-last-check = The last check of { $seat }: { $survives ->
    [yes] clean
   *[no] it is too late
    }.
event-bag-grows = The bag grows.
event-bag = From the bag: { $token }.
event-token-removed = It leaves the game: { $token }.
event-surprise = { $intruder } takes { $seat } by surprise!
event-check = { $intruder } is checked: { $numbers }.
event-pod-lost = Pod { $pod } is lost.
event-throws = { $seat } throws a { $item }: { $room }.
event-wide-awake = { $seat } is wide awake: any number of Actions.
event-joined = { $seat } tapes together: { $items }.
event-objective-seen = The Objective of { $other }: { $objective }.
event-objective-seen-hidden = { $seat } looks at the Objective of { $other }.
check-retreat = retreat
