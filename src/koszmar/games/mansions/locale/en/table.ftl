### Mansions of Madness: what is said at the table.

game-lure = A borrowed key, a lamp, and a house that has been waiting.
game-won = You walk out. Behind you, the house goes dark one window at a time.
game-lost = The house keeps what it was brought.
kind-investigator = Investigators
kind-item = Items
kind-spell = Spells
kind-injury = Damage and Horror
kind-condition = Conditions
kind-monster = Monsters
kind-mythos = Mythos events
kind-tile = Map tiles
kind-scenario = Scenarios

status-setup = Before the first round
status-investigators = Round { $round }: investigators
status-turn = Round { $round }, { $who }
status-events = Round { $round }: the Mythos
status-monsters = Round { $round }: monsters
status-horror = Round { $round }: horror
status-round-ends = Round { $round } ends
board-house = The house
names = { $names }
someone = somebody
this-place = this place
    .to = here
    .at = here
nowhere = nowhere
    .to = nowhere
    .at = nowhere
space = { $room } { $letter }
    .to = to { $room } { $letter }
    .at = in { $room } { $letter }
space-indoor = Indoors.
space-outdoor = Outdoors.
symbol-water = Water

## Things
card-text = { $traits }. { $text }
card-two-sides = { $text } Other side, { $name }: { $back }
trait-firearm = Firearm
trait-heavy-weapon = Heavy Weapon
trait-bladed-weapon = Bladed Weapon
trait-light-source = Light Source
trait-tome = Tome
trait-equipment = Equipment
trait-key = Key
trait-evidence = Evidence
trait-holy = Holy
trait-medicine = Medicine
badge-fire = Fire
badge-darkness = Darkness
badge-passage = Secret passage
badge-barricade = Barricade
badge-explore = Nobody has looked behind this door
badge-dropped = { $count ->
    [one] { $count } thing lies here
   *[other] { $count } things lie here
    }
badge-follows = Goes with { $who }
badge-damage = Damage { $count } of { $health }
badge-plot = The story needs it
badge-used = Used in this round
mood-wary = Wary
mood-open = Open
mood-hostile = Hostile
stat-damage = Damage
stat-horror = Horror
stat-clues = Clues
stat-awareness = Awareness
stat-horror-rating = Horror
stat-brawn = Brawn
stat-of = { $who }: { $stat }
skill-strength = strength
    .gen = strength
skill-agility = agility
    .gen = agility
skill-observation = observation
    .gen = observation
skill-lore = lore
    .gen = lore
skill-influence = influence
    .gen = influence
skill-will = will
    .gen = will
face-success = success
face-investigation = investigation
face-blank = blank
roll-test = Test: { $skill }
role-done = Has taken a turn
zone-possessions = Possessions: { $who }
zone-conditions = Conditions: { $who }
zone-damage = Damage: { $who }
zone-horror = Horror: { $who }
zone-drawer = Monsters
zone-inventory = Inventory
zone-dropped = On the floor
zone-deck-common = Common Items
zone-deck-unique = Unique Items
zone-deck-spell = Spells
zone-deck-condition = Conditions
zone-deck-damage = Damage
zone-deck-horror = Horror
facedown-damage = Facedown Damage
facedown-horror = Facedown Horror
back-unread = Nobody reads what is on its back.
token-search = Search
    .text = Something may be found here. It costs an action.
token-interact = Interact
    .text = Something can be done with it.
token-explore = Explore
    .text = A door. Nobody knows what is behind it.
token-sight = Sight
    .text = A glance costs nothing.
token-person = Person
    .text = Somebody is here who might talk.
app-speaker = The house
objective = What to do
objective-hidden = You do not know yet. Look around.
app-title = What was told
app-notes = What only you know
app-note = Note { $number }
app-page = Round { $round }
app-story = The story
app-mythos = The Mythos
app-decisions = Decisions
app-monsters = Monsters
cause-card = { $card }: { $text }
cause-story = The story
cause-evade-check = Evade check
cause-horror-check = Horror check
puzzle-goal = { $text } Steps left: { $left }.
puzzle-picture = Torn picture
puzzle-picture-goal = Put the picture together: two neighbours change places in a step.
puzzle-lock = Lock
puzzle-lock-goal = Free the key: slide the bolts out of its way.
puzzle-code = Code
puzzle-code-goal = Find the hidden row of signs.
puzzle-fragment = piece { $number }
puzzle-bolt = bolt { $number }
puzzle-key = the key
puzzle-sign = { $number ->
    [1] candle
    [2] eye
    [3] key
    [4] raven
    [5] wave
   *[6] skull
}
puzzle-place = row { $row }, column { $column }

## Questions
prompt-choose-investigator = { $who }: who are you tonight?
    .others = { $who } chooses who to be tonight.
prompt-who-takes = You came with this: { $card }. Who carries it?
prompt-who-next = Who goes next?
prompt-act = { $who }: what do you do? { $actions ->
    [0] No action left.
    [one] { $actions } action left.
   *[other] { $actions } actions left.
    }{ $moves ->
    [0] {""}
    [one] {" "}You may still walk { $moves } space.
   *[other] {" "}You may still walk { $moves } spaces.
    }
    .others = { $who } acts. { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
        }
prompt-dice = { $who }, { $skill }: { $enough ->
    [yes] this is enough. Change the dice anyway?
   *[no] keep these dice?
    }{ $difficulty ->
    [0] {""}
   *[other] {" "}Needed: { $difficulty }.
    }{ $stakes ->
    [none] {""}
   *[other] {" "}{ $stakes }
    }
    .others = { $who }, { $skill }: the dice have fallen, but may still be changed.
prompt-may-move = { $who } may move: { $left } left. Where?
prompt-forced-move = { $who } is driven off. Which way?
prompt-flee-from = { $who } has to flee. From which of them?
prompt-monster-way = { $monster }: two ways are equally near. Which one?
prompt-which-victim = { $monster } could choose any of them. Whom?
prompt-which-monster = { $deed ->
    [nearest] Several monsters are equally near to { $victim }. Which one comes closer?
    [farthest] Several monsters are equally far away. Which one comes?
   *[activate] Which monster acts now?
    }
prompt-which-first = Two things happen at once. Which comes first?
prompt-which-investigator = { $deed ->
    [damage] Who suffers the Damage?
    [horror] Who suffers the Horror?
   *[other] Who is it?
    }
prompt-which-space = { $deed ->
    [daylight] Where does the Darkness lift?
   *[slide-back] Which Barricade slides off its door?
    }
prompt-which-possession = { $who }: { $deed ->
    [drop] what do you drop?
    [lose] what do you discard?
    [flip] which Spell is flipped?
   *[lights-out] which light fails you?
    }
prompt-story = What do you do?
prompt-trade = { $who }: what changes hands?
prompt-trade-give = { $who }: what do you give to { $other }?
prompt-trade-want = { $who }: what do you ask of { $other }?
prompt-trade-consent = { $who }: do you agree with { $other }?
prompt-push-consent = { $who }: { $other } pushes you: { $space }. Do you let it happen?
prompt-steal-skill = { $who }: how do you go about it?
prompt-steal-what = { $who }: what is taken from { $other }?
prompt-quench = { $who }: put out the Fire { $space-at }?
prompt-fire-spreads = The Fire spreads. Where to?
prompt-evade-whom = { $who }: whom do you slip past?
prompt-horror-of-whom = { $who }: which of them do you look at?
prompt-recover-damage = { $who }: which Damage heals?
prompt-recover-horror = { $who }: which Horror fades?
prompt-use-emboldened = { $who } would suffer Horror: { $amount }. Be brave?
prompt-use-ability = { $who }: look away from the back of { $card }, for a facedown Horror?
prompt-use-card = { $who }: use { $card }? { $victim } is about to suffer { $kind ->
    [damage] Damage
   *[other] Horror
    }: { $amount }.
prompt-turn-on-follower = { $who }: let { $token } take the blow?
prompt-knock-back = { $who }: where does { $monster } stagger?
prompt-puzzle = { $who } at the { $puzzle }: { $left } left.

## Answers
choice-go = Go { $space-to }
choice-attack = Attack { $monster }: { $weapon }
choice-attack-unarmed = Attack { $monster } with bare hands
choice-search = Search: { $token }
choice-interact = Look into it: { $token }
choice-explore = Explore: { $token }
choice-sight = Look: { $token }
choice-person = Talk: { $token }
choice-trade = Trade, drop, pick up
choice-push = Push { $other } { $space-to }
choice-push-monster = Push { $monster } { $space-to }
choice-steal = Steal from { $other }
choice-give = Give to { $other }
choice-ask = Ask { $other }
choice-let = { $other } arranges their own things
choice-drop = Drop: { $card }
choice-pick-up = Pick up: { $card }
choice-set-fire = Set fire { $space-at }
choice-extinguish = Fight the Fire
choice-slide = Slide a Barricade onto the door to { $space }
choice-slide-off = Slide the Barricade back
choice-slide-passage = Slide a Barricade onto the secret passage
choice-force = Force the Barricade { $space-at }
choice-reveal = Reveal what you are
choice-use-card = Use: { $card }
choice-use-card-on = Use: { $card }, { $target }
choice-use-how = { $card }: { $how }
choice-use-how-on = { $card }: { $how }, { $target }
choice-ability = { $ability }
choice-ability-on = { $ability }: { $target }
choice-recover = { $card } ({ $other }): { $skill }
choice-done = Enough
choice-keep = Keep them
choice-clue = Spend a Clue
choice-yes = Yes
choice-no = No
choice-stay = Stay
choice-agree = Agreed
choice-refuse = No
choice-end = End the turn
choice-close = Leave it for now
choice-enough = Enough
choice-lots = We cannot agree: draw lots for who decides
choice-facedown = A facedown card
choice-dice-ability = Use your ability
choice-act-shake-off = Shake off the stun
choice-dice-focused-all = Focused: reroll all that failed
choice-dice-focused-blanks = Focused: reroll the blanks
choice-swap = Swap: { $one } with { $other }
choice-slide-left = Slide { $piece } left by { $cells }
choice-slide-right = Slide { $piece } right by { $cells }
choice-slide-up = Slide { $piece } up by { $cells }
choice-slide-down = Slide { $piece } down by { $cells }
choice-guess = Try this row
choice-set = Place { $place }: { $sign }
target-toward = towards you
target-away = away from you
odds-hit = hit
odds-defeat = defeat
odds-evade = evade
odds-success = success
note-action = an action
note-free = free
note-moves = still { $left } of this move
note-action-text = An action. { $text }
note-free-text = Free. { $text }
note-investigator = { $text } Health { $health }, sanity { $sanity }.
card-of-investigator = { $text } { $story }
note-trade = you give: { $give-count ->
    [0] nothing
   *[other] { $give }
    }; you get: { $want-count ->
    [0] nothing
   *[other] { $want }
    }

## Endings
ending-win = The investigation is over, and you are not.
ending-loss = The investigation is over.
ending-countdown = One of you is gone, and the rest ran out of time.
ending-deadline = You were too slow. The house was not.
ending-eliminated = Nobody is left to tell it.
ending-executioner = One of you got what was wanted all along.
ending-circle-of-fire = The circle closes, and somebody laughs in it.
verdict-won = You have won.
verdict-lost = You have lost.
fates = { $first } { $second }
fate-insane = { $fate } The back of the Insane card: “{ $goal }. { $text }”
fate = { $who }: { $won ->
    [yes] won
   *[other] lost
    }{ $out ->
    [yes] , eliminated
   *[other] {""}
    }.

## What hangs on a test
stakes-then = { $first } { $then }
stakes-negate = At stake: { $amount } { $kind ->
    [damage] Damage
   *[horror] Horror
}{ $down ->
    [yes] {" "}facedown
   *[no] {""}
}; each success prevents 1.
stakes-negate-by = At stake: { $amount } { $kind ->
    [damage] Damage
   *[horror] Horror
}{ $down ->
    [yes] {" "}facedown
   *[no] {""}
}; each success ({ $skill }) prevents 1.
stakes-test = Test: { $skill }{ $difficulty ->
    [0] .
   *[other] ; needed: { $difficulty }.
}
stakes-pass = Success: { $deeds }.
stakes-fail = Failure: { $deeds }.
stakes-least = With { $number } or more: { $deeds }.
stakes-any = If any is suffered: { $deeds }.
stakes-unhurt = If none is suffered: { $deeds }.
stakes-always = Also: { $deeds }.
stakes-hits = Damage with 1, 2, 3 successes: { $one }, { $two }, { $three }; { $left } would be enough.
consequence-none = no harm
consequence-harm = { $amount } { $kind ->
    [damage] Damage
   *[horror] Horror
}{ $down ->
    [yes] {" "}facedown
   *[no] {""}
}
consequence-up-to = up to { $amount } { $kind ->
    [damage] Damage
   *[horror] Horror
}
consequence-waste = the action is wasted
consequence-condition = { $condition }
consequence-clue = { $number ->
    [one] a Clue
   *[other] { $number } Clues
} gained
consequence-lose-clue = { $number ->
    [one] a Clue
   *[other] { $number } Clues
} lost
consequence-flee = { $number ->
    [one] a space
   *[other] { $number } spaces
} away from the monster
consequence-drawn = { $number ->
    [one] a space
   *[other] { $number } spaces
} toward the nearest monster
consequence-heals = the monster recovers { $number } damage
consequence-darkness = Darkness here
consequence-fire = Fire
consequence-drop = something is dropped
consequence-more = something more
