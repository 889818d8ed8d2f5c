### Mansions of Madness: lines of the log.

event-investigator = { $investigator } comes along.
event-round = Round { $number }.
event-turn = { $who } acts.
event-roll = { $who }, { $skill }: { $dice }.
event-result = { $who }, { $skill }: { $result ->
    [one] { $result } success
   *[other] { $result } successes
    }{ $verdict ->
    [success] {" "}of { $difficulty }: it works
    [failure] {" "}of { $difficulty }: it fails
   *[none] {""}
    }.
event-rerolled = { $who } rolls again ({ $by }): { $dice }.
event-clue-spent = { $who } spends a Clue; { $left } left.
event-moves = { $who } goes { $space-to }.
event-placed = { $who } is now { $space-at }.
event-tile = Out of the dark: { $tile }.
event-tile-gone = Gone: { $tile }.
event-token-search = Something worth a search { $space-at }: { $token }.
event-token-interact = { $token }, { $space-at }.
event-token-explore = A way on { $space-at }: { $token }.
event-token-sight = Something to look at { $space-at }: { $token }.
event-token-person = Somebody is { $space-at }: { $token }.
event-token-gone = Done with: { $token }.
event-wall = A way is walled up.
event-door = There is a door where no door was.
event-barricade = A Barricade stands { $space-at }.
event-barricade-on = The Barricade { $space-at } blocks the way.
event-barricade-off = The Barricade { $space-at } slides back.
event-barricade-destroyed = The Barricade { $space-at } breaks.
event-passage = A secret passage { $space-at }.
event-board-cleared = All this lies behind you.
event-spawns = { $monster } appears { $space-at }.
event-monster-hurt = { $monster } suffers { $damage }; { $left } left.
event-monster-heals = { $monster } heals { $amount }.
event-defeated = { $monster } is defeated.
event-prowls = { $monster } moves { $space-to }.
event-monster-roll = { $monster } throws itself at the Barricade: { $dice }.
event-attack = { $who } attacks { $monster }: { $weapon }.
event-attack-unarmed = { $who } goes for { $monster } with bare hands.
event-attacks = { $monster } attacks { $who }.
event-activates = { $monster } stirs.
event-no-target = { $monster } reaches nobody.
event-evades = { $who } tries to slip past { $monster }.
event-horror-check = { $who } cannot look away: { $monster }.
event-wasted = { $who } gets nowhere: the action is wasted.
event-suffers = { $who }: { $amount ->
    [0] { $kind ->
        [damage] no Damage
       *[other] no Horror
    }
   *[other] { $kind ->
        [damage] Damage
       *[other] Horror
    } { $amount }{ $up ->
        [yes] {""}
       *[other] , facedown
    }
    }.
event-injury = { $who }: { $card }.
event-turned-down = { $who } gets over it: { $card }.
event-recovers = { $who } recovers: { $card }.
event-recovers-facedown = { $who } recovers from a facedown { $kind ->
    [damage] Damage
   *[other] Horror
    }.
event-sheds = { $who } discards all facedown { $kind ->
    [damage] Damage
   *[other] Horror
    }: { $amount }.
event-condition = { $who }: { $condition }.
event-condition-lost = { $who }: no longer { $condition }.
event-condition-flips = { $who }, { $condition }: { $text }
event-insane = Something gives way in you: { $goal }.
event-insane-hidden = { $who } goes insane, and smiles.
event-eliminated = { $who } is out of it, for good.
event-gains = { $who } takes: { $card }.
event-drops = { $who } drops { $card } { $space-at }.
event-picks-up = { $who } picks up: { $card }.
event-discards = { $who } discards: { $card }.
event-hands-over = { $giver } gives { $taker }: { $card }.
event-flips = { $who } turns over: { $card }.
event-spell-flips = { $who }, the back of { $card }: { $text }
event-uses = { $who } uses: { $card }.
event-ability = { $who } uses an ability: “{ $ability }”.
event-extra-action = { $who } has one more action.
event-clues =
    { $amount ->
        [1] { $who } gains a Clue: { $left } now.
        [-1] { $who } loses a Clue: { $left } now.
       *[other] { $who }, Clues: { $amount }, { $left } now.
    }
event-quota = { $who } gets on: { $done } of { $needed }.
event-puzzle = { $who } sits down to it: { $puzzle }, { $steps } steps.
event-puzzle-step = { $who } makes a step: { $puzzle }.
event-puzzle-solved = Solved, by { $who }: { $puzzle }.
event-fire = Fire { $space-at }!
event-fire-out = The Fire { $space-at } is out.
event-darkness = Darkness { $space-at }.
event-daylight = The dark lifts { $space-at }.
event-flare = { $who } fires a flare: nobody minds the dark until the round ends.
event-salt = { $who } spreads salt: nothing enters here of its own in this round.
event-event = Mythos: { $event }.
event-near-miss = { $event }: it passes by. Nobody is there.
event-chosen = It is { $who }.
event-follows = { $token } goes with { $who }.
event-walks = { $token } walks on: { $space }.
event-lost = The blow meant for { $who } falls on { $token }.
event-perishes = Nobody leads { $token } out of the fire.
event-leaves = { $monster } leaves the house.
event-hint = { $what ->
    [row] A row that is not the code is known, with what it is worth.
    [without] One sign is not in the code: { $sign }.
   *[link] Place { $place } of the code: { $sign }.
}
event-told = Only you hear this: { $text }
event-told-hidden = { $who } learns something and keeps it.
event-decides = { $who } decides: { $choice }
event-decides-together = Together you decide: { $choice }
event-objective = What to do: { $text }
event-campaign = For the next part of the campaign, keep this line: { $line }
event-outcome = { $who } has { $won ->
    [yes] won
   *[other] lost
    }.

why-taken = Somebody plays this one already.
why-stunned = You are stunned: first shake it off.
why-no-actions = No action is left in this turn.
why-cannot-move = You cannot move.
why-too-far = One space after another: no way leads from here { $space-to }.
why-wall = A wall is in the way.
why-impassable = One can see across, but not walk.
why-blocked = Something blocks the door: a Barricade, or nobody has explored it.
why-not-in-space = { $monster } is not in your space.
why-out-of-range = { $monster } is out of range.
why-weapon = { $weapon } cannot be used against it here.
why-nothing-to-trade = There is nothing to trade, drop or pick up.
why-not-here = { $other } is not in your space.
why-nothing-to-steal = { $other } has nothing to take.
why-no-light = For that you need a Light Source.
why-burning = It burns { $space-at } already.
why-fire-too-far = Only your own space or one next to it.
why-no-fire = Nothing burns.
why-hurt = An injury keeps you from it.
why-no-barricade = No Barricade here blocks a way.
why-no-clues = { $who } has no Clues.
why-nothing-to-convert = No die shows an investigation result.
why-dazed = You cannot spend Clues now.
why-dark = It is too dark to make sense of anything.
