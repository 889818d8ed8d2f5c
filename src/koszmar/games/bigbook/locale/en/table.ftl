### The Big Book of Madness: what is said at the table. All wording is our own.

## The table at a glance

status-setup = The book is still shut. Choose who will open it.
status-monster = Round { $round } of { $rounds }. Monster phase, { $seat }’s turn.
status-action = Round { $round } of { $rounds }. Action phase, { $seat }’s turn.
status-recuperation = Round { $round } of { $rounds }. Recuperation phase, { $seat }’s turn.

## The Grimoire

grimoire = Grimoire
page-cover = The cover. Nobody has opened it yet.
page-next = Right-hand page: how this fight may end
passage-invocation = Invocation effect
passage-curses = Curses
passage-reward = Reward
passage-failure = Price of failure
passage-next-curses = The next Monster’s Curses
passage-arrival = Last arrival

## The tracks

track-invocation = Invocation track
space-last = Invocation, the last space
space-new-monster = Space 1: New Monster
space = Space { $number }
track-rounds =
    { $level ->
        [1] Round track, level I
        [2] Round track, level II
       *[3] Round track, level III
    }
round =
    { $multi ->
        [0] Round { $number }
        [one] Round { $number }: { $multi } All-Element Curse
       *[other] Round { $number }: { $multi } All-Element Curses
    }
curse-blocked = Face-down Curse
token = { $element } token

## Places for cards

zone-madness = Madness stack
zone-library = Library
spells-below = { $count } more below
zone-supply = Supply
zone-curses = Curse stacks
zone-removed = Removed from the game
zone-hand = Hand
zone-support = Support
zone-spells = Spells
zone-deck = Deck
zone-discard = Discard pile
stat-hand = Hand
stat-deck = Deck
stat-discard = Discard pile
card-in-hand = { $card } ({ $seat }’s hand)
card-in-support = { $card } ({ $seat }’s support)
card-in-discard = { $card } (discard pile)
card-in-deck = { $card } (deck)

## Costs

symbols =
    { $count ->
        [one] { $count } { $element } symbol
       *[other] { $count } { $element } symbols
    }
cost = { $needed }
cost-learn = to learn: { $needed }
cost-cure =
    { $count ->
        [one] { $count } symbol of any Element
       *[other] { $count } symbols of any one Element
    }
surplus =
    { $count ->
        [one] { $count } symbol is lost
       *[other] { $count } symbols are lost
    }

## Questions: before the first turn

prompt-choose-magician = Who will you be? Choose your Magician.
    .others = Somebody chooses a Magician.

## Questions: actions and paying

prompt-action = { $seat }, this is your Action phase. What will you do?
    .others = { $seat } is in the Action phase.
prompt-granted-action = { $seat }, an action is yours now, if you want it.
    .others = { $seat } may take an action.
prompt-multiplier = { $seat }, at what strength do you activate { $spell }? The numbers in parentheses grow with the price.
    .others = { $seat } activates { $spell } and chooses its strength.
prompt-pay =
    { $paid-count ->
        [0] { $seat }, pay { $needed }.
       *[other]
            { $needed-count ->
                [0] { $seat }, the cost is met with { $paid }. You may add more.
               *[other] { $seat }, you have laid { $paid }. Now add { $needed }.
            }
    }
    .others =
        { $needed-count ->
            [0] { $seat } has met the cost and may add more.
           *[other] { $seat } pays { $needed }.
        }
prompt-cure-element = { $seat }, which Element will pay for the cure?
    .others = { $seat } chooses which Element pays for the cure.
prompt-give-up-spell = { $seat }, you cannot own that many Spells. Which of the old ones leaves the game?

## Questions: naming players

prompt-choose-player =
    { $left ->
        [1] { $seat }, choose a player. You may choose yourself.
       *[other] { $seat }, choose a player, perhaps yourself ({ $left } to go).
    }
prompt-choose-other-player =
    { $left ->
        [1] { $seat }, choose another player.
       *[other] { $seat }, choose another player ({ $left } to go).
    }
    .others = { $seat } chooses another player.
prompt-name-player = { $seat }, name one player on behalf of the team. It may be you.

## Questions: choosing cards

prompt-discard =
    { $left ->
        [1] { $seat }, choose a card to discard.
       *[other] { $seat }, choose a card to discard ({ $left } left).
    }
    .others = { $seat } chooses a card to discard.
prompt-discard-to-hand-size =
    { $left ->
        [1] { $seat }, you hold one card too many. Choose a card to discard.
       *[other] { $seat }, you hold too many cards. Choose a card to discard ({ $left } left).
    }
prompt-discard-for-three = { $seat }, you may discard a card worth 1 for a card worth 3 of the same Element on top of your deck.
prompt-remove =
    { $left ->
        [1] { $seat }, choose a card to destroy.
       *[other] { $seat }, choose a card to destroy ({ $left } left).
    }
    .others = { $seat } chooses a card to destroy.
prompt-cure =
    { $left ->
        [1] { $seat }, choose a Madness to cure.
       *[other] { $seat }, choose a Madness to cure ({ $left } left).
    }
prompt-place-from-hand =
    { $left ->
        [1] { $seat }, choose a card from your hand to place in your support.
       *[other] { $seat }, choose a card from your hand to place in your support ({ $left } left).
    }
    .others = { $seat } chooses a card from hand for support.
prompt-place-from-discard =
    { $left ->
        [1] { $seat }, choose a card from your discard pile to place in your support.
       *[other] { $seat }, choose a card from your discard pile to place in your support ({ $left } left).
    }
prompt-put-on-deck =
    { $left ->
        [1] { $seat }, choose a card to put on top of your deck.
       *[other] { $seat }, choose a card to put on top of your deck ({ $left } left; the last one lies uppermost).
    }
prompt-receive-to-discard = { $seat }, choose a value-{ $value } card from the supply for your discard pile.
    .others = { $seat } chooses a value-{ $value } card from the supply.
prompt-receive-to-deck = { $seat }, choose a value-{ $value } card from the supply for the top of your deck.
prompt-upgrade = { $seat }, choose a card to destroy for one of the same Element worth 1 more.
    .others = { $seat } chooses a card to trade for a better one.
prompt-merge-pair = { $seat }, you may destroy two identical cards for a card worth 2 of their Element. Which pair?
prompt-give-card = { $seat }, which card do you give to { $other }?
prompt-give-cards =
    { $left ->
        [1] { $seat }, choose a card to give away in the exchange.
       *[other] { $seat }, choose a card to give away in the exchange ({ $left } left).
    }
prompt-take-card = { $seat }, where do you take a card from? Out of a hand, its owner picks the card.
prompt-take-from-discard =
    { $left ->
        [1] { $seat }, choose a card from your discard pile to take into hand.
       *[other] { $seat }, choose a card from your discard pile to take into hand ({ $left } left).
    }
prompt-swap-from-hand =
    { $left ->
        [1] { $seat }, choose a card from your hand to swap.
       *[other] { $seat }, choose a card from your hand to swap ({ $left } left).
    }
prompt-swap-from-support =
    { $left ->
        [1] { $seat }, choose a card in support to swap for.
       *[other] { $seat }, choose a card in support to swap for ({ $left } left).
    }
prompt-draw-more = { $seat }, will you draw another card?

## Questions: choosing Spells

prompt-gain-spell = { $seat }, choose a Library Spell. This one is yours for free.
prompt-block-spell = { $seat }, choose a Spell to turn face down. It stays blocked until this Curse leaves the track.
    .others = { $seat } chooses a Spell to turn face down.
prompt-refresh-spell = { $seat }, which exhausted Spell do you refresh?
prompt-destroy-spell =
    { $left ->
        [1] { $seat }, on behalf of the team, choose a Spell to destroy.
       *[other] { $seat }, on behalf of the team, choose a Spell to destroy ({ $left } left).
    }
    .others = { $seat } chooses a Spell to destroy, on behalf of the team.

## Choices

choice-activate = Activate { $spell }
choice-learn = Learn { $spell }
choice-acquire = Acquire { $card }
choice-break =
    { $side ->
        [left] Destroy the { $curse } (space { $space }, left)
        [right] Destroy the { $curse } (space { $space }, right)
       *[whole] Destroy the { $curse } (space { $space })
    }
choice-cure =
    { $zone ->
        [hand] Cure a Madness in your hand
       *[support] Cure a Madness in { $seat }’s support
    }
choice-ability = Use your ability
choice-end = End your Action phase
choice-pass = Take no action
choice-done = Nothing more
choice-refuse = Do without
choice-draw = Draw a card
choice-multiplier =
    { $number ->
        [1] Plain
        [2] Doubled
        [3] Tripled
       *[other] { $number } times as strong
    }
choice-pay = Pay with { $cards }
choice-add = Add { $placed }
choice-bend = Add { $placed } as a symbol of { $element }
choice-spell = { $spell } ({ $seat })
choice-hand-of = { $seat }’s hand
choice-player = { $seat }

## The log: the turn and the Monster

event-choose-magician = { $sheet } takes seat { $number }.
event-turn = Turn { $turn }: { $seat }.
event-marker =
    { $space ->
        [1] The Invocation marker reaches space 1: a new Monster is coming.
        [6] The Invocation marker reaches the last space: the fight is decided.
       *[other] The Invocation marker reaches space { $space }.
    }
event-new-monster =
    { $monster-gender ->
        [pl] Round { $round }. A page turns, and the { $monster } rise from the book.
       *[other] Round { $round }. A page turns, and the { $monster } rises from the book.
    }
event-vanquished = Not one Curse is left on the track: the team vanquishes the { $monster }.
event-failed =
    { $monster-gender ->
        [pl] Curses still lie on the track: the team has failed, and the { $monster } get away.
       *[other] Curses still lie on the track: the team has failed, and the { $monster } gets away.
    }
event-lay-curse =
    { $side ->
        [left] On space { $space }, left, lies the { $curse }: “{ $effect }”
        [right] On space { $space }, right, lies the { $curse }: “{ $effect }”
       *[whole] On space { $space } lies the { $curse }: “{ $effect }”
    }
event-curse-strikes = The { $curse } strikes! { $effect }
event-lay-tokens = A token is laid on every other Curse: { $element }.
event-madness-under-curses = A Madness slips under every Curse on the track ({ $left } left in the stack).

## The log: actions

event-activate =
    { $multiplier ->
        [1] { $seat } activates { $spell }.
        [2] { $seat } activates { $spell }, doubled.
        [3] { $seat } activates { $spell }, tripled.
       *[other] { $seat } activates { $spell }, { $multiplier } times as strong.
    }
event-learn = { $seat } gains a Spell: { $spell }.
event-break-curse = { $seat } destroys the { $curse }.
event-take-madness-under-curse = The Madness from under the Curse goes to { $seat }’s discard pile.
event-ability = { $seat } uses a special ability.
event-pass = { $seat } takes no action.

## The log: Spells

event-remove-spell = { $seat } loses a Spell for good: { $spell }.
event-block-spell = { $seat } turns a Spell face down: { $spell }.
event-refresh = { $seat }’s Spell is ready again: { $spell }.
event-refresh-all = All of { $seat }’s face-up Spells are ready again.

## The log: cards

event-draw = { $seat } draws a card: { $card }.
event-draw-hidden = { $seat } draws a card.
event-discard =
    { $zone ->
        [hand] { $seat } discards from hand: { $card }.
       *[support] A card in { $seat }’s support is discarded: { $card }.
    }
event-discard-deck =
    { $count ->
        [0] { $seat }’s deck is empty; there is nothing to discard.
        [one] { $seat } discards a whole deck of { $count } card.
       *[other] { $seat } discards a whole deck of { $count } cards.
    }
event-mill =
    { $own ->
        [yes] { $seat } discards the top card of the deck: { $card }.
       *[no] From the top of { $seat }’s deck to { $other }’s discard pile: { $card }.
    }
event-remove =
    { $zone ->
        [deck] From the top of { $seat }’s deck a card leaves the game: { $card }.
        [support] From { $seat }’s support a card leaves the game: { $card }.
        [discard] From { $seat }’s discard pile a card leaves the game: { $card }.
       *[hand] { $seat } removes a card in hand from the game: { $card }.
    }
event-bend = { $seat } counts { $card } as a symbol of { $element }.
event-end-actions = { $seat } ends the Action phase.
event-unblock-spells = Spells that lay face down turn up again.
event-take-tokens = The { $element } tokens leave the Curses.
event-curse-returns = The { $curse } goes back under its stack.
event-receive =
    { $zone ->
        [hand] { $seat } takes { $card } from the supply into hand.
        [deck] { $seat } takes { $card } from the supply: on top of the deck.
        [support] { $seat } takes { $card } from the supply: into support.
       *[discard] { $seat } takes { $card } from the supply: onto the discard pile.
    }
event-move =
    { $source ->
        [discard]
            { $zone ->
                [hand] { $seat } takes a card from the discard pile into hand: { $card }.
                [support] { $seat } places a card from the discard pile in support: { $card }.
               *[deck] { $seat } puts a card from the discard pile on top of the deck: { $card }.
            }
        [support]
            { $zone ->
                [hand]
                    { $own ->
                        [yes] { $seat } takes a card from support into hand: { $card }.
                       *[no] From { $seat }’s support into { $other }’s hand: { $card }.
                    }
               *[deck] { $seat } puts a card from support on top of the deck: { $card }.
            }
       *[hand]
            { $zone ->
                [support]
                    { $own ->
                        [yes] { $seat } places a card from hand in support: { $card }.
                       *[no] { $seat } places a card from hand in { $other }’s support: { $card }.
                    }
               *[hand] { $seat } gives { $other } a card: { $card }.
            }
    }
event-move-hidden = { $seat } gives { $other } a card.
event-top-to-support = { $seat } puts the top card of the deck in support: { $card }.
event-shuffle-in = { $seat } shuffles cards back into the deck.
event-return-removed = A removed card comes back to the game, on { $seat }’s discard pile: { $card }.

## The log: Madness

event-gain-madness =
    { $zone ->
        [hand] { $seat } takes a Madness into hand ({ $left } left in the stack).
        [deck] { $seat } puts a Madness on top of the deck ({ $left } left in the stack).
        [support] { $seat } puts a Madness in support ({ $left } left in the stack).
       *[discard] { $seat } puts a Madness on the discard pile ({ $left } left in the stack).
    }
event-renew = { $seat }’s deck has run out: the discard pile becomes a new deck, with a Madness in it ({ $left } left in the stack).
event-cure =
    { $own ->
        [yes]
            { $zone ->
                [support] { $seat } cures a Madness in support ({ $left } in the stack).
                [discard] { $seat } cures a Madness in the discard pile ({ $left } in the stack).
                [deck] { $seat } cures a Madness off the deck ({ $left } in the stack).
               *[hand] { $seat } cures a Madness in hand ({ $left } in the stack).
            }
       *[no] { $seat } cures a Madness in { $other }’s support ({ $left } in the stack).
    }
event-destroy-stack-madness =
    { $count ->
        [0] The Madness stack is empty; there is nothing to destroy.
        [one] { $count } Madness from the stack leaves the game ({ $left } left).
       *[other] { $count } Madness from the stack leave the game ({ $left } left).
    }
event-go-mad = { $seat } holds nothing but Madness, and goes mad. All of { $seat }’s cards leave the game.

## Why not?

why-too-dear =
    { $needed ->
        [one] This takes { $needed } { $element } symbol,
       *[other] This takes { $needed } { $element } symbols,
    } and your hand and everyone’s support hold { $there ->
        [0] none.
       *[other] only { $there }.
    }
why-cure-cost =
    { $needed ->
        [one] A cure costs { $needed } symbol,
       *[other] A cure costs { $needed } symbols of one Element,
    } and your hand and everyone’s support hold that many of none.
why-stack-empty = The supply has run out of { $card }.
why-curse-blocked = This Curse lies face down: it does nothing, but it cannot be destroyed either.
why-spell-blocked = { $spell } is blocked, until the Curse that blocks it leaves the track.
why-spell-resolving = { $spell } is not over yet; it cannot be activated a second time.
why-spell-exhausted = { $spell } is exhausted. It turns upright in your Concentration phase.
why-spell-useless = { $spell } would do nothing now, and at this table such a Spell is not activated.
why-multiplier-limit =
    { $most ->
        [1] At this table a Spell is activated for its plain price only.
       *[other] A Spell can be made { $most } times as strong at the most.
    }
why-madness-stays = Madness cannot be discarded at the end of a turn.
why-ability-own-turn = Your ability works in your own turn only.
why-ability-used = You have used your ability this turn.
why-ability-nothing = Your ability has nothing to work on now.
why-magician-taken = { $sheet } already sits at the table.
why-nightmare-short = In Nightmare mode this company would need more cards worth 1 of { $element } than there are.

## How it ends

outcome-won = won
outcome-lost-madness-stack = lost: no Madness left
outcome-lost-last-monster = lost: the last Monster
outcome-lost-all-mad = lost: all mad
ending-won = The last Monster crumbles into dry ink, and the book falls shut of its own accord. You have won, all of you; nobody need ever learn who opened it.
ending-lost-madness-stack = The book asks for more Madness than the stack has left, and takes the last quiet corner of the school instead. You have all lost.
ending-lost-last-monster = The last Monster steps across the margin, and there is no page left to turn on it. You have all lost; this story will be told in whispers.
ending-lost-all-mad = The last clear head at the table goes dark. The book reads on, and nobody is left to mind the page. You have all lost.

## What a seat is after

aim-last-monster = Together you win if the last Monster of the book is vanquished: when the marker reaches the last space, no Curse may lie on the track. You lose at once if the Madness stack runs out or everybody has gone mad.
aim-now = This round
aim-curses = Destroy the Curses before the marker reaches them, cure Madness, learn Spells. A Monster that gets away costs you something, but not the match.
