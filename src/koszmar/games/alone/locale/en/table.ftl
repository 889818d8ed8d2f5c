### Alone: what is said at the table. All words are our own.

game-lure = One of you walks through the dark. The others hold the map, and everything that lives on it.
game-won = A light at the end of the corridor, and this time it stays on.
game-lost = The torch lies on the floor and shines on. Nobody picks it up.
game-seat-first = The Hero
game-seat-others = Evil
kind-reaction = Reactions
kind-standard = Standard reactions
kind-deck = Reaction decks
kind-mission = Missions
kind-item = Items
kind-character = Characters
kind-creature = Creatures
kind-condition = Conditions
kind-room = Rooms
outcome-escaped = the Hero escaped
outcome-lost = the Hero was lost
outcome-horizon = nobody came

## The table at a glance

status-setup = The station is being laid out in the dark.
status-turn = Round { $round }
status-nightmare = Nightmare, round { $round }
status-round-ends = The end of round { $round }
board-station = The station
area-level = Level { $level }
area-here = Level A, the start
area-there = Level B
link-stairs = stairs
number = { $number }
track-health = Health
track-sanity = Sanity
track-rounds = Healing
track-turns = Turns
track-reactions = Reactions
step-limit = { $limit }
step-outside = +
roll-dice = Dice
book-notebook = Notebook
book-bestiary = Creatures
notebook-turn = Turn { $turn }
bestiary-looks = What it is
bestiary-values = Values
bestiary-kill = For its death
bestiary-row = Dice { $dark } in the dark, { $lit } in light. Health { $wound } / { $kill }. Scares for { $sanity } Sanity. Deployed at distance { $distance } or more.
bestiary-boss = Dice { $dark } in the dark, { $lit } in light. Health { $wound } / { $kill }. Scares for { $sanity } Sanity.
bestiary-ability = 1 experience point: { $ability }
note-noise = Heard
note-located = Located
note-located-level = Located
note-located-none = Located
note-creature-leaves = Seen
note-creature-comes = Seen
note-killed = Killed
note-never-there = A trick of the mind
note-mission-done = Done
note-final-mission = The final mission
note-tracked = On the tracker

## Places for cards and tokens

zone-items = Items
zone-abilities = Abilities
zone-characters = Character
zone-missions = Missions
zone-radar = Radar
zone-track = Played this round
zone-hand = Hand: { $seat }
zone-deck = { $deck }
zone-discard = { $deck }: discarded
zone-item-deck = Item deck
zone-items-out = Discarded items
note-upgrade = Upgrade: { $type } component
note-moment = { $symbol }, { $moment }
note-turn = turn { $turn }
odds-wound = wound
odds-kill = kill
note-dice = { $dice } dice
note-not-learned = not learned yet
note-adrenaline = 1 adrenaline token
note-recovers = { $before } → { $after }
note-recovers-nothing = nothing: the healing limit is { $limit }
note-web = the Web holds: this only tears it
note-opportunity = { $dice ->
    [one] attack of opportunity: { $dice } die
   *[other] attack of opportunity: { $dice } dice
    }
radar-target-here = { $target }: here
radar-target-none = { $target }: none
radar-none = none on the map
radar-level = { $level }
radar-distance = { $distance } away, { $level }
radar-way = { $distance } away, { $level }; first step: { $steps }

## Badges, numbers, roles

badge-noise = Noise
badge-noise-where = Noise: { $where }
slip-distance = { $target }: distance { $distance }, { $level } (turn { $turn })
slip-way = { $target }: distance { $distance }, { $level }; first step: { $steps } (turn { $turn })
slip-level = { $target }: { $level } (turn { $turn })
slip-none = { $target }: not on the map (turn { $turn })
badge-noise-before = Noise last turn
badge-noise-before-where = Noise last turn: { $where }
badge-wounded = Wounded
badge-shown = The Hero sees this sector
badge-seen = The Hero sees it
badge-fake = The Hero sees what is not there: { $what }
badge-concealed = Something here is hidden from the Hero
badge-jacked = Jacked: 2 points to unblock
badge-more-dice = { $count ->
    [one] 1 die more
   *[other] { $count } dice more
    }
badge-rerolls = Rerolls its misses
badge-tough = Health { $count } higher
badge-acid = Acid: a wound at the end of the round
badge-burns = May burn itself out: 2 dice more
badge-greedy = Each hit also costs a charge
badge-charges = { $count } of { $most } charges
badge-upgraded = Upgraded
badge-experience = { $count } of { $most } points
badge-ally = { $count ->
    [one] 1 charge
   *[other] { $count } charges
    }
badge-work = Done: { $count }
badge-growth = Growth: { $count }
badge-steps = Steps: { $count }
badge-done = Completed
badge-symbol = Danger: a token at the end of the round while no card covers it
badge-covered = Covered by a card
badge-nightmare = Nightmare
badge-spent = Spent
stat-limit = Healing limit
stat-adrenaline = Adrenaline
stat-danger-due = Danger at the end of the round
stat-cards = Cards in hand
stat-dark = Dice in the dark
stat-lit = Dice in light
stat-to-wound = Damage that wounds
stat-to-kill = Damage that kills
stat-scare = Sanity of a scare
role-hero = The Hero
role-leader = Leader of Evil
role-evil = Evil
about-evil = Sees the whole station, reacts to everything the Hero does, and never has a turn.
cause-standard = A card that lies face down

## Questions

prompt-in-the-dark = Something is being decided in the dark.
prompt-choose-character = Who are you?
    .others = Somebody becomes the Hero, and chooses who that is.
prompt-choose-deck = Which deck do you play? You choose two.
prompt-place-creature = A creature waits for the Hero: which one, and where?
prompt-start-turn = A new turn. Anything before you act?
    .others = The Hero’s turn begins.
prompt-act = What do you do?
    .others = The Hero weighs what to do.
prompt-free-fight = A free Fight?
prompt-move-where = Where to?
    .others = The Hero chooses the way.
prompt-explore-where = In which direction?
prompt-drone-where = Where does the drone fly?
prompt-search-how = How do you search?
    .others = The Hero searches.
prompt-spare-cell = { $item }: spare a charge?
prompt-use-passive = Use { $item }?
    .others = The Hero may use { $item }.
prompt-recharge = Which item gets a charge?
    .others = The Hero charges an item.
prompt-clear-token = You may discard one of the tokens you see. Which?
    .others = The Hero may discard a token in sight.
prompt-pick-target = At whom?
prompt-reroll-misses = Reroll the misses?
prompt-second-line = The second line of light: in which direction?
prompt-locate-first = What do you locate first?
prompt-locate-second = And besides { $first }?
    .others = The Hero locates two places. One of them: { $first }.
prompt-locate-guided = For which target do you want the direction?
prompt-shut-midway = The door to the { $side } is blocked now. What instead?
prompt-block-own-door = Block a door?
    .others = The Hero may block a door.
prompt-step-on = Go on?
    .others = The Hero may go on.
prompt-second-wind = Second Wind: one sector more?
prompt-pilot-covers = Let your ally cover you?
prompt-discard-item = You carry too much. What do you leave behind?
    .others = The Hero carries too much and has to leave something behind.
prompt-upgrade = Upgrade something?
    .others = The Hero may upgrade something.
prompt-heal-which = What do you recover, { $amount } points?
    .others = The Hero recovers: { $amount } points.
prompt-agility = Agility: have a hit rerolled?
prompt-courage = Courage: face it? It costs { $amount } Sanity.
prompt-precision = Precision: reroll a miss?
prompt-hold-the-line = { $card }: do you hold the line?
prompt-pick-ability = Experience: in which ability?
prompt-name-room = Name a room: every creature on its level is hit.
prompt-in-the-smoke = In the smoke: what do you do?
prompt-jack-door = Which door?
prompt-sanity-or-adrenaline = What do you give?
prompt-sanity-or-dice = What do you give?
prompt-sanity-or-draw = What do you give?
prompt-reroll-or-charge = What do you give?
prompt-adrenaline-or-charges = What do you give?
prompt-discard-charge = Which item loses a charge?
prompt-redirect = { $amount } { $kind }: who takes it?
prompt-deal = Who draws a card, and from which deck?
prompt-throw-away = Throw cards away before you draw?
window-declared = when an action is declared
window-targets = when targets of a Locate are named
window-before-reveal = before a sector is shown
window-after-reveal = after a sector was shown
window-before-dice = before dice are rolled
window-after-dice = after dice were rolled
window-after-damage = after a loss
window-resolved = when an action is done
window-end = at the end of a turn
prompt-react = { $occasion }. Do you react?
react-at = { $symbol }, { $moment }
react-at-end = The turn ends
prompt-standard-reaction = { $way }. { $text }
prompt-move-creature = Who moves, and where to?
prompt-draw-near = Who comes nearer?
prompt-sneak = Who slips away unheard?
prompt-deploy = What comes, and where?
prompt-pick-creature = Which creature?
prompt-place-danger = Where does danger lie now?
prompt-place-condition = Where does the trap lie?
prompt-condition-or-danger = What do you place, and where?
prompt-block-door = Which door do you block?
prompt-block-or-danger = What do you block?
prompt-doors-or-web = Doors, or a Web?
prompt-unblock-door = Which door do you unblock?
prompt-put-out-light = Which light goes out?
prompt-forget = What does the Hero forget?
prompt-name-direction = Where does the noise come from?
prompt-tracked-direction = Which direction is told?
prompt-deceive = What is wrong with what the Hero will see?
prompt-lie = Which distance is told wrong?
prompt-mute = Which distance is kept back?
prompt-pick-goal = Where to?
prompt-attack-order = Who attacks next?
prompt-burn-out = Does it burn itself out?
prompt-place-boss = Where is { $boss-acc }?

## Answers

choice-none = Nothing
choice-done = Done
choice-keep = No
choice-no = No door
choice-pass = Pass
choice-stop = Stay here
choice-let = Let it be
choice-decline = No fight
choice-start-turn-go = Act
choice-start-turn-bullet-time = Bullet Time: two actions
choice-heal = Recover 1: { $kind }
choice-steady-hands = Steady Hands: { $kind }
choice-ally-heal = Ally: recover 1 { $kind }
choice-ally-bullet-time = Ally: Bullet Time
choice-ally-sacrifice = Sacrifice the ally
choice-move = Move { $direction }
choice-through-door = Through the door, { $direction }
choice-stairs = Take the stairs, { $direction }
choice-unblock = Unblock the door, { $direction }
choice-crawl = Through the crawlways: { $room }
choice-explore = Explore { $direction }
choice-fight = Fight: { $figure }
choice-locate = Locate { $target }
choice-search-one = Search: 1 card
choice-search-three = Search the room: 3 cards
choice-search-how-one = 1 card
choice-search-how-three = 3 cards, once in this room
choice-switch = Repair the light: { $direction }
choice-clear-condition = Remove: { $condition }
choice-mission = { $mission }: { $step }
choice-use = { $item }{ $place ->
    [0] {""}
   *[other] , card { $place }
    }
choice-use-many = { $item }{ $place ->
    [0] {""}
   *[other] , card { $place }
    }, { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
    }
choice-act-give-up = No second action
choice-spare-cell-pay = Pay the charge
choice-spare-cell-spare = Spare Cell: 1 charge less
choice-use-passive-use = Use it: 1 charge
choice-token = { $what }: { $sector }
choice-reroll-misses-reroll = Reroll
choice-precision-reroll = Reroll a miss
choice-agility-reroll = Have a hit rerolled
choice-courage-roll = Roll a die
choice-second-wind-rest = Stay
choice-second-wind-run = Run on
choice-pilot-covers-cover = Cover me: 1 charge
choice-item = { $item }, card { $place }
choice-upgrade = { $item } with a charge of { $giver }
choice-upgrade-free = { $item }, free
choice-upgrade-ally = { $item }, by the ally
choice-heal-which-health = Health
choice-heal-which-sanity = Sanity
choice-hold-the-line-hold = Hold the Line
choice-in-the-smoke-step = Go 1 sector
choice-in-the-smoke-strike = Strike: 2 dice
choice-jack-block = Block the door, { $direction }
choice-jack-unblock = Unblock the door, { $direction }
choice-sanity-or-adrenaline-sanity = { $sanity } Sanity
choice-sanity-or-adrenaline-adrenaline = 1 adrenaline token
choice-sanity-or-dice-sanity = 1 Sanity
choice-sanity-or-dice-dice = 1 die
choice-sanity-or-draw-sanity = 1 Sanity
choice-sanity-or-draw-draw = 1 card
choice-reroll-or-charge-reroll = Reroll 1 hit
choice-reroll-or-charge-charge = 1 charge
choice-adrenaline-or-charges-adrenaline = 1 adrenaline token
choice-adrenaline-or-charges-charges = 2 charges
choice-redirect-hero = The Hero
choice-redirect-ally = The ally
choice-deal = { $seat }: { $deck }
choice-play = { $card }
choice-down = { $card }, face down: { $way }
choice-creature-goes = { $creature } → { $sector }
choice-creature-goes-heard = { $creature } → { $sector } (noise: { $direction })
choice-creature-unblocks = { $creature } unblocks the door to { $sector }
choice-creature-stays = { $creature } stays
choice-deploy = { $kind } → { $sector }
choice-deploy-heard = { $kind } → { $sector } (noise: { $direction })
choice-condition = { $condition } → { $sector }
choice-danger = Danger → { $sector }
choice-door = { $one } – { $other }
choice-doors-or-web-doors = Doors
choice-doors-or-web-web = A Web
choice-goal = { $target }: { $sector }
choice-lie = { $target }: { $change }
choice-hide = Hide: { $what }
choice-fake = Draw falsely: { $what }
choice-burn-out-hold = No
choice-burn-out-burn = 2 dice more; then it dies

## How it ended

ending-escaped = The final mission is completed. Something opens that was shut, and the Hero goes through it.
ending-lost = Neither body nor mind is left to go on.
ending-horizon = Thirty rounds. Nobody came, and nobody will.
verdict-hero-won = You are out.
verdict-hero-lost = The station keeps you.
verdict-evil-won = The station is quiet again. It is yours.
verdict-evil-lost = One got away.

## What a seat is after

aim-hero = Complete one of the starting missions and then the final mission. You are lost when both Health and Sanity are at 0.
aim-hero-final = Complete the final mission. You are lost when both Health and Sanity are at 0.
aim-evil = Bring the Hero’s Health and Sanity to 0 before the final mission is completed.
