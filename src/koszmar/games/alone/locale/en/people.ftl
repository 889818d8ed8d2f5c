### Alone: people, creatures, places, and how they are called. All words are our own.

seat-hero = The Hero
seat-evil = Evil
seat-evil-numbered = Evil { $number }

## Characters, as Hero and as ally

character-pilot = Ilse Marrow
    .text = Pilot. Second Wind: once a round, after a Move that moved her, 1 sector more.
character-engineer = Bogdan Rell
    .text = Engineer. Spare Cell: once a round an item costs 1 charge less.
character-captain = Adaeze Quill
    .text = Captain. Hold the Line: once a round the dangerous part of a reaction does nothing.
character-doctor = Emil Sarto
    .text = Ship’s doctor. Steady Hands: once a round, at the start of a turn, recover 1 Health or 1 Sanity.
ally-pilot = Ability, once a turn: an attack of opportunity is not made. Sacrifice: up to 3 sectors without attacks of opportunity.
ally-engineer = Ability, once a turn, in a Search: upgrade 1 item. Sacrifice: a free Search with 1 card more; this turn components of any type serve for upgrades.
ally-captain = Ability, once a round: Bullet Time without an adrenaline token. Sacrifice: this turn Evil may play no card.
ally-doctor = Ability, once a turn: recover 1 Health or 1 Sanity. Sacrifice: recover 3 Health and 3 Sanity.

ability-agility = Agility
    .text = When a creature attacks you, 1 hit may be rerolled.
ability-courage = Courage
    .text = When something scares you, roll a die: on a miss it costs 1 Sanity less.
ability-keen-eye = Keen Eye
    .text = In a Search you draw 1 card more.
ability-precision = Precision
    .text = In a Fight you may reroll 1 miss.
ability-cold-blood = Cold Blood
    .text = Your adrenaline maximum is 1 higher.

## Creatures

creature-numbered = { $creature } { $number }
creature-gone = A creature
    .acc = a creature
creature-spores = Spores
    .text = A drifting fist of luminous pods that bursts when breathed on.
creature-parasite = Parasite
    .text = A hand-sized thing of ribs and hooks that walks on ceilings.
creature-hollow = Hollow
    .text = A crew uniform with somebody missing inside; the face is only a rim.
creature-cultist = Cultist
    .text = A man in a sealed suit painted with teeth. He does not hurry.
creature-worm = Worm
    .text = A wet cable as thick as a thigh, blind, folding out of the vents. It shuns light.
creature-colonel = The Colonel
    .acc = the Colonel
    .text = A dress uniform buttoned over a vacuum suit, a flare pistol, no eyes for you. He attacks at the end of a turn if he sees you.
creature-chrysalis = The Chrysalis
    .acc = the Chrysalis
    .text = A cradle of bone and tarpaulin that breathes with several chests. It does not go far from the Laboratory.

## Conditions and other elements

condition-web = Web
    .text = A Move declared here only discards it.
condition-gas = Gas
    .text = Whoever ends a turn here loses 1 Sanity.
condition-mine = Mine
    .text = Whoever enters loses 1 Health; then it is gone.
condition-short = Short circuit
    .text = The sector is dark and cannot be lit.
element-danger = Danger
element-condition = the condition
element-switch = a light switch
element-web = Web
element-gas = Gas
element-mine = Mine
element-short = Short circuit
element-side = the way { $side }

## Rooms and sectors

room-control-room = Control Room
    .text = A ring of dead screens around one that still scrolls.
room-infirmary = Infirmary
    .text = Six beds, five made; a drip that has not run out.
room-laboratory = Laboratory
    .text = Glass everywhere, on the floor most of all.
room-ventilation = Ventilation
    .text = Fans taller than a man, turning without sound.
room-escape-pods = Escape Pods
    .text = A row of hatches, one of them fogged from inside.
room-generator-room = Generator Room
    .text = A column of blue light behind three doors too few.
room-canteen = Canteen
    .text = Tables laid for thirty, chairs stacked against the far door.
room-armoury = Armoury
    .text = Racks, mostly outlines of what hung there.
sector-plain = { $place }
sector-room = { $room } { $place }
sector-here = Corridor { $place }
sector-there = Corridor { $place } (level B)
sector-here-first = Starting sector
sector-there-first = Way in (level B)
sector-start = Start
sector-arrival = Way in
sector-lost = a place in the dark
sector-unseen = The dark
shape-straight = A straight corridor.
shape-turn = A corridor that turns.
shape-junction = A junction of three ways.
shape-crossroads = A crossroads.
shape-dead-end = A dead end.
direction-north = north
direction-east = east
direction-south = south
direction-west = west
direction-other-level = the other level
direction-this-level = this level
direction-here = here
level-this-level = this level
level-the-other-level = the other level

## What can be located

target-control-room = the Control Room
target-infirmary = the Infirmary
target-laboratory = the Laboratory
target-ventilation = Ventilation
target-escape-pods = the Escape Pods
target-generator-room = the Generator Room
target-canteen = the Canteen
target-armoury = the Armoury
target-straight = a straight corridor
target-turn = a corridor that turns
target-junction = a junction
target-crossroads = a crossroads
target-door = a door
target-blocked-door = a blocked door
target-stairs = stairs
target-switch = a light switch
target-lit = a lit sector
target-danger = a danger token
target-web = a Web
target-gas = Gas
target-mine = a Mine
target-short = a Short circuit
target-mission-token = a mission token
target-spores = Spores
target-parasite = a Parasite
target-hollow = a Hollow
target-cultist = a Cultist
target-worm = a Worm
target-creature = any creature
target-colonel = the Colonel
target-chrysalis = the Chrysalis

## Actions, symbols, moments, faces

action-move = Move
action-explore = Explore
action-fight = Fight
action-locate = Locate
action-search = Search
action-interact = Interact
symbol-move = Move
symbol-explore = Explore
symbol-fight = Fight
symbol-locate = Locate
symbol-search = Search
symbol-interact = Interact
symbol-health = Health lost
symbol-sanity = Sanity lost
symbol-switch = Light switch
symbol-stairs = Stairs
moment-declared = when it is declared
moment-targets = when both targets are named
moment-before-reveal = before a sector is shown
moment-after-reveal = after a sector was shown
moment-before-dice = before the dice are rolled
moment-after-dice = after the dice were rolled
moment-after-damage = after the damage
moment-resolved = when it is done
moment-end = at the end of the turn
face-hit = hit
face-half = half-hit
face-miss = miss
