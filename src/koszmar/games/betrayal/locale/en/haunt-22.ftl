### Haunt 22. All wording is our own.

haunt-22 = Operation: Underground
haunt-22-hero-intro = The floor goes first, then the light. You come to on cold concrete, under stencilled letters in a language of orders, and somewhere above a voice you know is reading out a checklist. The bunker was never closed down. Neither, it seems, were its soldiers.
haunt-22-traitor-intro = Forty years the red telephone has waited for somebody to lift it. You lifted it. The laboratory hums, the boards light up green, and far below the old garrison opens its eyes all at once. Hold the post, said the voice. Nobody leaves alive.
haunt-22-hero-setup = All tiles in the Basement except the { tile-basement-landing } are shuffled back into the stack. All heroes are put { tile-basement-landing.at }. The player to the traitor’s left takes the first turn.
haunt-22-traitor-setup = The traitor does not heal. If the { tile-laboratory } is not in the house, the traitor puts it on the Ground Floor. The traitor’s explorer is put there. The Zombies act after the traitor’s turn.
haunt-22-hero-goal = A hero escapes from the house.
haunt-22-traitor-goal = All heroes are dead.
haunt-22-end-hero = Rust gives, hinges scream, and there is grass, rain, sky. Something in boots halts at the threshold, salutes, and turns back: it has no orders for the outside.
haunt-22-end-traitor = Silence on every channel. The date, the time and the number of intruders are entered in the log, in neat small letters, and the receiver goes back on its hook. It will ring again.
haunt-22-escape = Escape
    .text = In the { tile-entrance-hall } or { tile-graveyard }: Speed roll, +2 if you have the { card-dynamite } or the { card-skeleton-key }. 6+: the heroes win. 0–5: nothing.
haunt-22-floor-plan = Study the Floor Plan
    .text = If you hold the { card-skull }: Knowledge roll. 5+: look at the next Basement tile of the stack and put it on top of the stack or at its bottom. 0–4: nothing.
haunt-22-diversion = Diversion
    .text = In the { tile-laboratory }: turn over tiles of the stack until one is for the Basement, and put it anywhere in the Basement. The others are buried.
haunt-22-rule-command = The traitor cannot leave the { tile-laboratory } until a hero has been on the Ground Floor.
haunt-22-rule-zombies = At the end of the traitor’s turn { $players ->
        [3] a Zombie appears on every Basement tile with an open doorway if the traitor is { tile-laboratory.at }
        [4] a Zombie appears on every Basement tile with an open doorway if the traitor is { tile-laboratory.at }
        [5] 1 Zombie appears { tile-basement-landing.at }, and then a Zombie on every Basement tile with an open doorway if the traitor is { tile-laboratory.at }
       *[6] 1 Zombie appears { tile-basement-landing.at }, and then a Zombie on every Basement tile with an open doorway if the traitor is { tile-laboratory.at }
    }, while there are tokens.
haunt-22-rule-eaten = A hero killed by a Zombie is taken out of the house, and all of that hero’s cards are buried.
monster-22-zombie = Cold War Zombie
    .text = Killed by any damage. Whoever a Zombie kills leaves the house; their cards are buried.
prompt-22-plan = { $seat }, you find the next Basement tile on the plan. Where does it go?
choice-22-plan-top = { $tile }: on top of the stack
choice-22-plan-bottom = { $tile }: to the bottom of the stack
