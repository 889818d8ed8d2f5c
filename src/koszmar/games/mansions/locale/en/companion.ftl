### Mansions of Madness, companion mode: the group has the box, this is the app.

option-table = Table
option-table-ours = Everything is here: dice, cards, figures.
option-table-own = We have the box: only the app.

number = { $number }

prompt-own-act = Play your turns on your own table. What shall the app know?
prompt-own-who = Who does it?
prompt-own-whom = Name those of you who are meant: { $whom }.
prompt-own-successes = { $who } tests { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
   *[other] {" "}({ $modifier })
}{ $difficulty ->
    [0] . How many successes?
   *[other] ; needed: { $difficulty }. How many successes?
}
prompt-own-steps = { $who } sits down to a puzzle. How many steps: { $skill } and the Clues you spend?
prompt-own-damage = { $who } has struck. How much damage for { $monster }?
prompt-own-is-it-so = { $fact }
prompt-own-horror = { $who }: which is the most horrible monster within range?

choice-own-attack = Attack { $monster }: { $weapon }
choice-own-evade = Evade { $monster }
choice-own-more = { $monster }: a damage more
choice-own-less = { $monster }: a damage less
choice-own-report-used = Somebody has used a card: { $card }
choice-own-report-enters = Somebody goes here: { $place }
choice-own-report-wounded = Somebody is Wounded
choice-own-report-insane = Somebody is Insane
choice-own-claim = It has come to this: { $facts }
choice-own-fell = { $who } is eliminated
choice-own-end = End of the Investigator phase
choice-own-nobody = No monster

weapon-heavy = heavy weapon
weapon-bladed = bladed weapon
weapon-firearm = firearm
weapon-spell = spell
weapon-unarmed = bare hands

fact-has = Does the investigator have this card: { $card }?
fact-group = Does anybody have this card: { $card }?
fact-anyone = Is anybody: { $whom }?
fact-all = Is everybody: { $whom }?
fact-burns = Is there Fire in every space here: { $place }?
fact-stands-in-fire = Is there Fire where this person stands: { $token }?
fact-stands = Is { $token } here: { $place }?
fact-clues = Does the investigator have { $how ->
    [more] more than { $number }
    [least] at least { $number }
    [fewer] fewer than { $number }
    [most] at most { $number }
    [exactly] exactly { $number }
   *[other] any number but { $number }
} { $number ->
    [one] Clue
   *[other] Clues
}?
fact-evidence = Does the group have { $how ->
    [more] more than { $number }
    [least] at least { $number }
    [fewer] fewer than { $number }
    [most] at most { $number }
    [exactly] exactly { $number }
   *[other] any number but { $number }
} Evidence?
fact-fires = How much burns: { $how ->
    [more] more than { $number } Fire?
    [least] at least { $number } Fire?
    [fewer] fewer than { $number } Fire?
    [most] at most { $number } Fire?
    [exactly] exactly { $number } Fire?
   *[other] any number but { $number } Fire?
}

whom-anyone = anybody
whom-self = this very investigator
whom-others = others than this one
whom-here = in the same space
whom-met = met on the way
whom-in-range = within range
whom-within-2 = at most two spaces away
whom-adjacent = at most one space away
whom-room = in the same room
whom-near = nearest
whom-far = farthest
whom-indoors = { $so ->
    [no] outdoors
   *[yes] indoors
}
whom-outdoors = { $so ->
    [no] indoors
   *[yes] outdoors
}
whom-in-darkness = { $so ->
    [no] not in the dark
   *[yes] in the dark
}
whom-near-fire = { $so ->
    [no] far from Fire
   *[yes] in Fire or beside it
}
whom-fire-in-room = { $so ->
    [no] no Fire in the room
   *[yes] Fire in the room
}
whom-lit-room = { $so ->
    [no] no light in the room
   *[yes] light in the room
}
whom-near-water = { $so ->
    [no] far from water
   *[yes] at the water or beside it
}
whom-near-door = { $so ->
    [no] no door in the space
   *[yes] a door in the space
}
whom-alone = { $so ->
    [no] not alone in the room
   *[yes] alone in the room
}
whom-together = all in one room
whom-sharing = { $so ->
    [no] alone in the space
   *[yes] sharing a space
}
whom-insane = { $so ->
    [no] not Insane
   *[yes] Insane
}
whom-wounded = { $so ->
    [no] not Wounded
   *[yes] Wounded
}
whom-near-the-mad = { $so ->
    [no] nobody Insane within range
   *[yes] somebody Insane within range
}
whom-safe = { $so ->
    [no] a monster within range
   *[yes] no monster within range
}
whom-with-monster = { $so ->
    [no] no monster in the space
   *[yes] a monster in the space
}
whom-at-the-docks = at the docks or by the water
whom-next-room = in a room next to this one
whom-on-the-shore = on the shore
whom-in = { $so ->
    [no] not here: { $places }
   *[yes] here: { $places }
}
whom-most = most: { $what }
whom-least = least: { $what }
whom-possessions = at least { $number } possessions
whom-with = { $what ->
    [light] { $so ->
        [no] without a light
       *[yes] with a light
    }
    [item] { $so ->
        [no] without an Item
       *[yes] with an Item
    }
    [spell] { $so ->
        [no] without a Spell
       *[yes] with a Spell
    }
    [clue] { $so ->
        [no] without a Clue
       *[yes] with a Clue
    }
    [damage] { $so ->
        [no] without facedown Damage
       *[yes] with facedown Damage
    }
    [horror] { $so ->
        [no] without facedown Horror
       *[yes] with facedown Horror
    }
   *[other] { $so ->
        [no] without a card of the trait { $what }
       *[yes] with a card of the trait { $what }
    }
}
whom-with-card = { $so ->
    [no] without { $card }
   *[yes] with { $card }
}
measure-damage = Damage
measure-horror = Horror
measure-clues = Clues
measure-items = Items
measure-possessions = possessions
measure-loneliness = spaces to the nearest other investigator

place-here = where this investigator stands
place-room = the whole room of this investigator

thing-own = { $what ->
    [item] an Item of the player’s choice
   *[other] a possession of the player’s choice
}
thing-random = { $what ->
    [item] a random Item
   *[other] a random possession
}
thing-light = a Light Source
thing-drawn = { $deck ->
    [common] a random Common Item
    [unique] a random Unique Item
   *[spell] a random Spell
}{ $trait ->
    [weapon] {" "}(a weapon)
    [light-source] {" "}(a Light Source)
    [evidence] {" "}(Evidence)
    [tome] {" "}(a Tome)
    [equipment] {" "}(Equipment)
    [key] {" "}(a key)
    [medicine] {" "}(medicine)
   *[other] {""}
}

event-do-damage = { $who }: suffer { $number } Damage.
event-do-damage-facedown = { $who }: suffer { $number } Damage facedown.
event-do-horror = { $who }: suffer { $number } Horror.
event-do-horror-facedown = { $who }: suffer { $number } Horror facedown.
event-do-mend = { $who }: discard { $number } Damage.
event-do-mend-facedown = { $who }: discard { $number } facedown Damage.
event-do-calm = { $who }: discard { $number } Horror.
event-do-calm-facedown = { $who }: discard { $number } facedown Horror.
event-do-reopen = { $who }: turn a random facedown { $kind ->
    [damage] Damage
   *[horror] Horror
} faceup.
event-do-condition = { $who }: gain { $condition }.
event-do-cure = { $who }: discard { $condition }.
event-do-clue = { $who }: { $number ->
    [one] gain a Clue.
   *[other] gain { $number } Clues.
}
event-do-lose-clue = { $who }: { $number ->
    [one] lose a Clue.
   *[other] lose { $number } Clues.
}
event-do-waste = { $who }: the action is lost.
event-do-extra-action = { $who }: one more action.
event-do-may-move = { $who }: { $number ->
    [one] may move a space.
   *[other] may move { $number } spaces.
}
event-do-flee = { $who }: move { $number ->
    [one] a space
   *[other] { $number } spaces
} away from the nearest monster.
event-do-drawn = { $who }: move { $number ->
    [one] a space
   *[other] { $number } spaces
} toward the nearest monster.
event-do-drawn-to = { $who }: move { $number ->
    [one] a space
   *[other] { $number } spaces
} toward this place: { $place }.
event-do-put = { $who } is placed here: { $place }.
event-do-begin-at = All investigators are placed here: { $place }.
event-do-eliminate = { $who } is eliminated: lay the figure and the cards aside.
event-do-drop = { $who }: drop { $card }.
event-do-lose = { $who }: discard { $card }.
event-do-gain = { $who }: take { $card }.
event-do-share = The group takes { $card } and decides who gets it.
event-do-flip = { $who }: flip a Spell and resolve its back.
event-do-fire = Place Fire: { $place }.
event-do-quench = Discard Fire: { $place }.
event-do-darkness = Place Darkness: { $place }.
event-do-daylight = Discard Darkness: { $place }.
event-do-daylight-one = Discard one Darkness of your choice.
event-do-spread = { $number ->
    [one] Fire spreads once, if any burns.
   *[other] Fire spreads { $number } times, if any burns.
}
event-do-fire-spreads = If Fire burns, place one in an adjacent space; whoever stands there suffers by the rules.
event-do-slide-back-one = Slide one Barricade off its door, of your choice.
event-do-slide-back-all = Slide all Barricades off their doors.
event-do-prowl = { $monster } { $number ->
    [0] stays where it is.
    [one] moves a space toward the nearest investigator.
   *[other] moves { $number } spaces toward the nearest investigator.
}
event-do-prowl-all = Every monster moves { $number ->
    [one] a space
   *[other] { $number } spaces
} toward the nearest investigator.
event-do-prowl-nearest = The monster nearest to { $who } moves { $number ->
    [one] a space
   *[other] { $number } spaces
} toward that investigator.
event-do-prowl-farthest = The monster farthest from everybody moves { $number ->
    [one] a space
   *[other] { $number } spaces
} toward the nearest investigator.
event-do-wound-here = Every other monster in the space of { $who } suffers { $number } damage: mark it in the drawer.
event-do-pause-monster = { $monster } does not move the next time.
event-do-tile = Place the tile { $tile } as the map shows.
event-do-tile-gone = Discard the tile { $tile }; figures go to the nearest space.
event-do-token = Place a token: { $token }, { $place }.
event-do-token-gone = Discard the token: { $token }.
event-do-spawn = Place { $monster } here: { $place }.
event-do-monster-gone = { $monster } leaves the board.
event-do-clear-board = Clear the board: every tile, token and monster, all figures.
event-do-follow = { $token } goes with { $who } from now on.
event-do-not-so = Then nothing happens, and no action is spent.
event-do-monster-moves = { $monster }: { $whither ->
    [through] { $number ->
        [one] a space
       *[other] { $number } spaces
    } toward the nearest investigator, and on through the spaces of others.
    [toward-far] { $number ->
        [one] a space
       *[other] { $number } spaces
    } toward the farthest investigator.
    [toward-most-clues] { $number ->
        [one] a space
       *[other] { $number } spaces
    } toward whoever has most Clues.
    [toward-most-damage] { $number ->
        [one] a space
       *[other] { $number } spaces
    } toward whoever has most Damage.
   *[near] { $number ->
        [0] stays where it is.
        [one] a space toward the nearest investigator.
       *[other] { $number } spaces toward the nearest investigator.
    }
}
event-do-mythos-ends = The Mythos phase ends: resolve Conditions that wait for it.
event-do-attack-a1 = { $who } attacks { $monster }: test { $skill }. With a success: the damage of the weapon and the successes.
event-do-attack-a2 = { $who } swings wide at { $monster }: test { $skill } (−1). With a success: the damage of the weapon, the successes and 1.
event-do-attack-a3 = { $who } rushes at { $monster }: test { $skill }. With a success: the damage of the weapon and the successes. Without one it costs you.
event-do-attack-a4 = { $who } waits for { $monster } to come: test { $skill }. With a success: the damage of the weapon and the successes.
event-do-attack-a5 = { $who } drives { $monster } back: test { $skill }. With a success: the damage of the weapon and the successes; with 3 it moves a space away.
event-do-attack-own = { $who } attacks { $monster }: test { $skill }{ $number ->
    [-4] {" "}(−4)
    [-3] {" "}(−3)
    [-2] {" "}(−2)
    [-1] {" "}(−1)
    [0] {""}
   *[other] {" "}(+{ $number })
}. With a success: the damage of the weapon and the successes.
event-do-attack-own-damage = { $number ->
    [-4] 4 damage less
    [-3] 3 damage less
    [-2] 2 damage less
    [-1] 1 damage less
   *[other] { $number } damage more
} with every hit on { $monster } by { $who }, whatever { $skill } brought.
event-do-attack-a6 = { $who } takes aim at { $monster }: test { $skill } (+1). One success: the damage of the weapon. From two on: and the successes.
event-do-spirit-heavy = A spirit: halve the damage of the weapon, rounding down; what is holy does 1 more instead.
event-do-spirit-bladed = A spirit: halve the damage of the weapon, rounding down; what is holy does 1 more instead.
event-do-spirit-firearm = A spirit: the weapon itself does no damage.
event-do-spirit-spell = A spirit: the spell does 1 more.
event-do-spirit-unarmed = A spirit: only every second success counts.
app-orders = Do this
