### Betrayal: what is said at the table. All wording is ours.

## The table at a glance

status-explorers = The door stands open. Who is going in?
status-scenario = Why have you come here? Choose a Scenario card.
status-exploring = Round { $round }. { $seat } explores the house.
status-haunt = { $haunt }. { $seat } to play.
status-monsters = { $haunt }. The monsters are out.

house = The House on the Hill
track-numbers = Number Track
number = { $number }
roll-trait = { $trait } roll
roll-for = { $cause }: { $roll }
roll-dice = Dice
roll-moves = Movement

## Places for cards, tiles and tokens

zone-tiles = Tile stack
zone-last-event = Last Event
zone-scenario = Scenario
zone-aside = Set aside
zone-cards = { $seat }: cards
zone-tokens = Tokens of { $seat }
card-hidden-omen = Omen, face down
card-hidden-item = Item, face down
card-hidden-event = Event, face down
# What a card does, and its mood.
card-words = { $text } “{ $mood }”
aside = aside

## Tokens and monsters

token-obstacle = Obstacle
token-secret-passage = Secret Passage
token-blessing = Blessing
token-numbered = { $token } { $number }
token-face-down = { $token }, face down
token-secret = { $token } { $number }, face down
monster-numbered = { $monster } { $number }

## Traits and damage

trait-might = Might
trait-speed = Speed
trait-knowledge = Knowledge
trait-sanity = Sanity
damage-physical = Physical damage
damage-mental = Mental damage
damage-general = General damage

## Sides

role-hero = Hero
role-traitor = Traitor
role-alone = On their own
role-unknown = Nobody knows

## Directions

direction-0 = north
direction-1 = east
direction-2 = south
direction-3 = west

## The two books

book-survival = Secrets of Survival
book-tome = Traitor’s Tome
page-goal = Goal
page-rules = Special rules
page-actions = Special actions
page-monsters = Monsters
monster-box = { $monster } (Might { $might }, Speed { $speed }, Sanity { $sanity }, Knowledge { $knowledge })
page-locations = Important locations
page-lore = What you know
passage-intro = What is going on
passage-setup = Set-up
passage-goal = How to win
passage-rule = { $of ->
    [1] Rule
   *[other] Rule { $number } of { $of }
}
passage-lore = Only you know
passage-known = Everybody knows
passage-original = Original
original-haunt = This haunt is not in the printed game: somebody made it up.
location = { $there ->
    [yes] Already in the house.
   *[no] Not found yet. Look here: { $regions }.
}

## Scenario cards

scenario-mysterious-invitation = A Mysterious Invitation
    .text = Each of you got the same letter, with your name on it and a wax seal nobody knows. Nobody remembers having said yes.
scenario-for-sale = For Sale
    .text = The price is absurd, the roof is sound, and the agent would rather wait in the car. You only want to have a look.
scenario-paranormal-investigators = Paranormal Investigators
    .text = Cables, microphones, thermometers: tonight you will finally measure it. Something in there is looking forward to it.
scenario-cursed = Cursed!
    .text = It has followed you for weeks, and every trail leads back to this door. Whatever began here has to end here.
scenario-strange-disappearance = A Strange Disappearance
    .text = Somebody you know went in and did not come out. The police have searched every room. You have heard the knocking.

## Questions: before the first turn

prompt-choose-explorer = Who are you? Choose your explorer.
    .others = Somebody chooses an explorer.
prompt-choose-scenario = { $seat }, why have you come here? Choose a Scenario card for all of you.
    .others = { $seat } chooses for all of you why you have come here.

## Questions: the turn

prompt-act =
    { $moves ->
        [0] { $seat }, you have no moves left. What else do you do?
        [one] { $seat }, you have { $moves } move left. What do you do?
       *[other] { $seat }, you have { $moves } moves left. What do you do?
    }
    .others =
        { $moves ->
            [0] { $seat } has no moves left, but may do something else.
            [one] { $seat } has { $moves } move left.
           *[other] { $seat } has { $moves } moves left.
        }
prompt-turn-tile = { $seat }, you have found the { $tile }. How does it lie?
    .others = { $seat } has found the { $tile } and turns it.
prompt-lay-tile = { $seat }, where do you lay the { $tile }?
prompt-find-elevator = { $seat }, you have found the { tile-mystic-elevator }. Set it in motion?
    .others = { $seat } has found the { tile-mystic-elevator }.
prompt-lay-elevator = { $seat }, where does the { $tile } go?
    .others = { $seat } chooses where the { $tile } goes.
prompt-rearrange = { $seat }, nothing fits behind this door any more. Move one tile of this region so that something does.
prompt-place-yourself = { $seat }, where do you find yourself?
    .others = { $seat } chooses where to appear.
prompt-move-somebody =
    { $left ->
        [one] { $seat }, move { $who } by { $left } tile. Where to?
       *[other] { $seat }, move { $who } by { $left } tiles. Where to first?
    }
prompt-draw-event = { $seat }, the { $tile } calls for an Event. Do you draw one?
    .others = { $seat } may draw an Event: the { $tile }.
prompt-choose-tile = { $seat }, choose a tile.
prompt-choose-target = { $seat }, who is it?
prompt-pick-up = { $seat }, what do you pick up?
prompt-place-monster = { $seat }, where does this one appear: { $kind }?
prompt-place-token = { $seat }, where do you lay it: { $token }?
    .others = { $seat } chooses where to lay it: { $token }.

## Questions: dice and traits

prompt-roll-with =
    { $purpose ->
        [attack] { $seat }, what do you attack with?
        [defence] { $seat }, what do you defend yourself with?
       *[other] { $seat }, what do you roll with?
    }
    .others =
        { $purpose ->
            [attack] { $seat } chooses what to attack with.
            [defence] { $seat } chooses a defence.
           *[other] { $seat } chooses what to roll with.
        }
prompt-reroll =
    { $against ->
        [-1]
            { $needs ->
                [0] { $seat }, the dice have fallen. Do you leave them?
               *[other] { $seat }, the dice have fallen, and you need { $needs }. Do you leave them?
            }
       *[other] { $seat }, the dice have fallen, and your opponent has { $against }. Do you leave them?
    }
    .others =
        { $against ->
            [-1]
                { $needs ->
                    [0] The dice have fallen. { $seat } may still change them.
                   *[other] The dice have fallen, and { $needs } is needed. { $seat } may still change them.
                }
           *[other] The dice have fallen against { $against }. { $seat } may still change them.
        }
prompt-gain-trait = { $seat }, which trait rises by { $spaces }?
cause-blow = A blow from { $attacker }
prompt-take-damage = { $seat }, you take { $damage } ({ $left } to go). Which trait sinks?
    .others = { $seat } takes { $damage } ({ $left } to go) and chooses which trait sinks.

## Questions: trades and attacks

prompt-trade-give =
    { $picked-count ->
        [0] { $seat }, what do you give { $other }?
       *[other] { $seat }, you give { $other }: { $picked }. What else?
    }
prompt-trade-want =
    { $picked-count ->
        [0] { $seat }, what do you want from { $other }?
       *[other] { $seat }, you want from { $other }: { $picked }. What else?
    }
prompt-trade-consent =
    { $give-count ->
        [0] { $seat }, { $other } asks you for: { $want }. Do you agree?
       *[other]
            { $want-count ->
                [0] { $seat }, { $other } gives you: { $give }. Do you take it?
               *[other] { $seat }, { $other } offers: { $give }, and wants: { $want }. Do you agree?
            }
    }
prompt-take-instead = { $seat }, you have beaten { $other }. What do you want?

## Questions: the haunt

prompt-haunt-begins = { $seat } has woken what was asleep here. The haunt begins.
prompt-traitor-begins = { $seat }, this is your side of the story.
    .others = { $seat } reads the other side of the story.
prompt-be-traitor = { $seat }, the house has chosen you. Will you be the traitor?
    .others = The house has chosen one of you: { $seat } answers.
prompt-volunteer = { $seat }, the traitor would rather not. Do you step in? You swap places and get the card that started it.
prompt-choose-monster = { $seat }, which monster acts next?
    .others = { $seat } chooses which monster acts next.
prompt-play-monster =
    { $moves ->
        [0] { $seat }, { $monster } has no moves left. What else does it do?
        [one] { $seat }, { $monster } has { $moves } move left. What does it do?
       *[other] { $seat }, { $monster } has { $moves } moves left. What does it do?
    }
    .others =
        { $moves ->
            [0] { $monster } has no moves left. { $seat } plays it.
            [one] { $monster } has { $moves } move left. { $seat } plays it.
           *[other] { $monster } has { $moves } moves left. { $seat } plays it.
        }

## Answers

choice-thing = { $thing }
choice-done = That is all
choice-end = End the turn
choice-go-on = Go on
choice-ride = Set the Mystic Elevator in motion
choice-stop = Stop here
choice-move = Go { $tile-to }
choice-go = Go { $tile-to }
choice-discover = Explore to the { $direction }
choice-trade = Offer { $other } a trade
choice-use = Use: { $card }
choice-throw = Throw: { $card }
choice-attack = Attack { $target } ({ $trait })
choice-attack-with = Attack { $target } with: { $card }
choice-loot = Take from the corpse of { $other }: { $thing }
choice-turn = Doors to: { $directions }
choice-lay = { $region }: { $direction } of the { $tile }, doors to: { $directions }
choice-lay-anew = { $what }: { $direction } of the { $tile }, turned by { $degrees }°
choice-find-elevator-stay = Leave it alone
choice-lay-elevator-stay = It stays where it is
choice-draw-event-draw = Draw an Event
choice-draw-event-ignore = Leave it
choice-reroll-keep = Leave it at that
choice-discard-token = Discard: { $thing }
choice-trade-give-nothing = Give nothing
choice-trade-want-nothing = Ask for nothing in return
choice-trade-off = No trade after all
choice-trade-consent-agree = Agree
choice-trade-consent-refuse = Refuse
choice-choose-monster-done = No more of them
choice-play-monster-done = Nothing more
choice-be-traitor-accept = Yes. It was always going to be me.
choice-be-traitor-decline = Rather somebody else
choice-volunteer-stay-hero = No, I stay a hero
choice-volunteer-volunteer = Yes, I am the traitor
choice-take-instead-damage = Let it hurt

## What an answer costs or brings

note-moves =
    { $left ->
        [0] your last move
        [one] then { $left } move is left
       *[other] then { $left } moves are left
    }
note-obstacle =
    { $left ->
        [0] obstacle: costs { $cost } moves, your last ones
        [one] obstacle: costs { $cost } moves, then { $left } is left
       *[other] obstacle: costs { $cost } moves, then { $left } are left
    }
odds-win = win
odds-lose = lose
odds-success = success
note-attack = { $trait }: { $mine ->
        [one] { $mine } die
       *[other] { $mine } dice
    } against { $theirs }
note-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
note-explorer = Might { $might }, Speed { $speed }, Knowledge { $knowledge }, Sanity { $sanity }. { $about }
note-symbol =
    { $symbol ->
        [event] it has an Event symbol
        [item] it has an Item symbol
        [omen] it has an Omen symbol
       *[none] it has no symbol
    }
note-clip = { $before } → { $after }
note-clip-down = still { $after }, but closer to the skull
note-clip-up = still { $after }, but farther from the skull
note-critical = { $before } → { $after }, critical
note-skull = to the skull: death

## Chronicle: before the haunt

event-explorer = Seat { $number } is taken by { $seat }.
event-first = { $seat } has the next birthday and goes first.
event-scenario = You have come because of this: { $scenario }.
event-turn = Turn { $number }: { $seat }.
event-walked = { $seat } goes { $tile-to }.
event-entered = { $seat } steps { $tile-to }.
event-placed = { $seat } ends up { $tile-at }.
event-moved = { $seat } is moved { $tile-to }.
event-discover = { $seat } discovers the { $tile }.
event-tile-buried = The { $tile } would shut this floor for good. { $seat } puts it back under the stack.
event-tile-refused = { $seat } turns away from the { $tile }. It goes back under the stack.
event-no-tile-fits = { $seat } rattles at the door, but nothing lies behind it.
event-lay-anew = The house shifts: { $seat } moves the { $tile }.
event-tile-laid = { $seat } adds the { $tile } to the house.
event-elevator = The Mystic Elevator carries { $seat } { $region-to }.
event-flip = The { $tile } is turned over.
event-draw = { $seat } draws: { $card }.
event-draw-hidden = { $seat } draws an Omen and keeps it face down.
event-take-card = { $seat } takes: { $card }.
event-bury = Buried{ $why ->
    [no-weapon] , as it is no weapon
   *[none] {""}
}: { $card }.
event-empty-deck = { $seat } reaches for a card, but the pile is empty: { $deck }.
event-use = { $seat } uses: { $card }.

## Chronicle: dice, traits, harm

roll-outcome =
    { $verdict ->
        [none] { $result }
        [haunt] { $result }; the haunt begins at { $needs }
        [success]
            { $against ->
                [-1] { $result }, { $needs } needed: success
               *[other] { $result } against { $against }: won
            }
        [failure]
            { $against ->
                [-1] { $result }, { $needs } needed: failure
               *[other] { $result } against { $against }: lost
            }
       *[tie] { $result } against { $against }: a tie
    }
event-roll =
    { $count ->
        [0] { $seat }, { $trait } roll. Result: { $outcome }.
       *[other]
            { $bonus ->
                [0] { $seat }, { $trait } roll: { $dice }. Result: { $outcome }.
               *[other] { $seat }, { $trait } roll: { $dice }, and { $bonus } more. Result: { $outcome }.
            }
    }
event-rolling =
    { $count ->
        [0] { $seat }, { $trait } roll, so far: { $result }.
       *[other] { $seat }, { $trait } roll, so far: { $dice }.
    }
event-roll-dice =
    { $count ->
        [0] { $seat } has no dice to roll. Result: { $outcome }.
       *[other]
            { $gives ->
                [damage] { $seat }, { $damage }: { $dice }. Result: { $outcome }.
               *[none] { $seat } rolls: { $dice }. Result: { $outcome }.
            }
    }
event-rolling-dice =
    { $count ->
        [0] { $seat } has no dice to roll.
       *[other]
            { $gives ->
                [damage] { $seat }, { $damage }, so far: { $dice }.
               *[none] { $seat } rolls, so far: { $dice }.
            }
    }
event-roll-monster =
    { $count ->
        [0] { $monster }, { $trait } roll. Result: { $outcome }.
       *[other]
            { $bonus ->
                [0] { $monster }, { $trait } roll: { $dice }. Result: { $outcome }.
               *[other] { $monster }, { $trait } roll: { $dice }, and { $bonus } more. Result: { $outcome }.
            }
    }
event-dice =
    { $gives ->
        [way] { $cause }: { $dice }. Moved by up to { $result } { $result ->
            [one] tile
           *[other] tiles
        }.
       *[fate] { $cause }: { $dice }. Result: { $result }.
    }
event-roll-moves =
    { $count ->
        [0] { $kind }, movement: no dice. Moves: { $moves }.
       *[other]
            { $result ->
                [0] { $kind }, movement: { $dice }. Moves: { $moves }, there is always one.
               *[other] { $kind }, movement: { $dice }. Moves: { $moves }.
            }
    }
event-gain = { $seat } gains { $spaces } { $trait }.
event-lose = { $seat } loses { $spaces } { $trait }.
event-heal = { $seat } heals { $trait }.
event-tile-harms = The { $tile } takes its toll.
event-damage = { $seat } takes { $damage }: { $amount }.
event-no-damage = { $seat } comes off unharmed.
event-death = { $seat } dies.
event-revive = { $seat } rises again.
goal-haunt = the haunt begins
event-haunt-roll =
    { $begins ->
        [yes] Haunt roll of { $seat }: { $result }. It has begun.
       *[no] Haunt roll of { $seat }: { $result }. Nothing happens. Yet.
    }

## Chronicle: trades, attacks, monsters, the haunt

event-trade =
    { $give-count ->
        [0] { $seat } gets from { $other }: { $want }.
       *[other]
            { $want-count ->
                [0] { $seat } gives { $other }: { $give }.
               *[other] { $seat } gives { $other }: { $give }, and gets: { $want }.
            }
    }
event-trade-hidden = { $seat } and { $other } trade something you do not get to see.
event-trade-refused = { $other } does not want to trade with { $seat }.
event-loot = { $seat } takes from the corpse of { $other }: { $thing }.
event-attack = { $attacker } attacks { $target } ({ $trait }).
event-attack-with = { $attacker } attacks { $target }: { $card }.
event-attack-tie = Both stand their ground. Nobody is hurt.
event-attack-harmless = The attack fails, but the attacker is out of reach.
event-token =
    { $where ->
        [seat] { $on } gets a token: { $token }.
        [monster] { $on } gets a token: { $token }.
        [aside] Set aside: { $token }.
       *[tile] A token now lies { $on-at }: { $token }.
    }
event-track = The Number Track shows { $number }.
event-haunt = { $seat } has woken it: { $haunt }.
event-traitor = { $seat } is the traitor.
event-volunteer = { $seat } steps in for { $other } and takes the traitor’s part.
event-haunt-action = { $actor } tries: { $action }.
event-won =
    { $side ->
        [hero] The heroes have won.
        [traitor] The traitor has won.
        [alone] Only one could win.
       *[nobody] The house has won.
    }
event-monsters-turn = The monsters stir; { $seat } plays them.
event-monster-appears = { $monster } appears { $tile-at }.
event-monster-gone = { $slain ->
    [yes] { $monster } falls, and does not get up again.
   *[no] { $monster } is gone from the house.
}
event-walked-monster = { $monster } goes { $tile-to }.
event-placed-monster = { $monster } ends up { $tile-at }.
event-moved-monster = { $monster } is moved { $tile-to }.
event-entered-monster = { $monster } steps { $tile-to }.
event-elevator-monster = The Mystic Elevator carries { $monster } { $region-to }.
event-stun = { $monster } is stunned.
event-recover = { $monster } comes to.

## Why not?

why-not-now = Not now.
why-no-moves = You have no moves left.
why-obstacle = Something is in your way: leaving this tile costs { $cost } moves, and you have { $left }.
why-held-here = Something keeps you on this tile.
why-wall = There is a wall between you and the { $tile }.
why-false-door = The door towards the { $tile } leads nowhere: it meets a wall.
why-no-way = No way leads from here { $tile-to }.
why-too-far = You go from tile to tile; { $tile-to } it is { $away } moves.
why-no-door = There is no door on this side.
why-explored = Behind this door lies the { $tile }; you can simply go there.
why-no-tile-left = The stack holds no more tile for this region: { $region }.
why-no-discovering = You cannot discover anything now.
why-not-on-tile = For that you have to be { $tile-at }.
why-ridden = The Elevator moves only once a turn.
why-not-entered = The Elevator moves only in the turn in which you enter it.
why-does-not-join = Like this none of its doors meets yours.
why-closes-region = Like this no open door would be left in this region: { $region }.
why-same-turn = Turned like this, it lies the same as in another way.
why-traded = You have traded this turn.
why-refused = { $other } will not hear of a trade any more this turn.
why-other-side = At this table the sides do not trade with each other.
why-no-trading = This haunt does not let you trade.
why-nothing-to-trade = Neither you nor { $other } has anything to trade.
why-dead = { $other } cannot answer any more.
why-elsewhere = { $other } is on another tile.
why-works-by-itself = This card waits for its moment: { $card }. Then it works, or asks you.
why-is-weapon = You use a weapon by attacking with it: { $card }.
why-used = Already used this turn: { $card }.
why-got-this-turn = You got it only this turn, so it has to wait: { $card }.
why-no-use = It would do nothing now: { $card }.
why-looted = You have robbed the dead this turn.
why-just-died = { $other } died this very turn; have some decency.
why-action-taken = You have done that this turn.
why-action-elsewhere = That cannot be done on this tile.
why-action-needs = Something is still missing for that.
why-before-haunt = Before the haunt nobody attacks anybody.
why-same-side = { $target } is on your side.
why-attacked = You have attacked this turn.
why-out-of-reach = { $target } is out of reach.
why-cannot-be-attacked = That attack is not possible in this haunt.
why-monster-stays = { $monster } does not move by itself.
why-monster-no-moves = { $monster } has no moves left.
why-monster-too-far = It does not get { $tile-to } with its moves.
why-monster-attacked = { $monster } has attacked this turn.
why-other-damage = This trait does not take { $damage }.
why-critical = { $trait } is critical: before the haunt it sinks no further.
why-critical-avoided = { $trait } is critical: at this table another trait has to take it while it can.
why-cannot-sink = { $trait } cannot sink any further.
why-at-top = { $trait } is at its highest.
why-other-trait = This trait cannot be chosen here.
why-explorer-taken = { $other } is already sitting at the table.
why-board-taken = The board is in use: { $other } is its other side.

## How it ends

verdict-hero =
    { $fate ->
        [won] The heroes have won, and you with them.
        [lost] The heroes have won. Your side has lost.
       *[none] The heroes have won.
    }
verdict-traitor =
    { $fate ->
        [won] The traitor’s side has won, and it is yours.
        [lost] The traitor’s side has won. The heroes have lost.
       *[none] The traitor’s side has won.
    }
verdict-alone =
    { $fate ->
        [won] Each of you stood alone, and you have won.
       *[other] Each stood alone. { $seats-count ->
            [one] The winner is { $seats }.
           *[other] The winners are { $seats }.
        }
    }
ending-dawn = The windows turn grey, then pink. Whatever walked in these rooms lies down again until the evening, and nobody has won anything but the way home.

## Reports: who won

outcome-hero = heroes
outcome-traitor = traitor
outcome-nobody = everybody lost
outcome-alone = a lone player
outcome-dawn = dawn

## What a seat is after

aim-explore = Explore the house and grow stronger, together. Every Omen may wake what lives here; then one of you may turn against the rest.
