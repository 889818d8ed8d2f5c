### Alone: lines of the log. All words are our own.

event-character = { $character } wakes in the dark.
event-decks = Evil plays with { $decks }.
event-round = Round { $number }.
event-turn = Turn { $number } of round { $round }.
event-declares = Declared: { $action }{ $free ->
    [yes] , for free
   *[no] {""}
    }.
event-declares-item = Declared: { $action } with { $item }.
event-declares-move = Declared: Move, { $where }.
event-declares-explore = Declared: Explore, { $where }.
event-declares-fight = Declared: Fight against { $figure-acc }.
event-declares-locate = Declared: Locate { $target }.
event-declares-interact-switch = Declared: Interact with the light switch.
event-declares-interact-condition = Declared: Interact, to remove a condition.
event-declares-interact-mission = Declared: Interact for { $mission }.
event-targets = Located: { $first } and { $second }.
event-located = On the radar: { $target }, { $distance } away, { $level }.
event-located-way = On the radar: { $target }, { $distance } away, { $level }; the first step leads { $steps }.
event-located-level = On the radar: { $target }, { $level }; the distance is lost in static.
event-located-none = Not on the map: { $target }.
event-tracked-count = { $count ->
    [0] The tracker shows nothing.
    [one] The tracker shows 1 creature.
   *[other] The tracker shows { $count } creatures.
    }
event-tracked = On the tracker: { $kind }, { $distance } away, { $direction }.
event-noise = A noise from the { $direction }.
event-noise-other-level = A noise from the other level.
event-noise-this-level = A noise somewhere on this level.
event-noise-here = A noise, here.
event-lied = A lie: { $target } is truly { $distance } away.
event-muted = Kept from the Hero: { $target } is { $distance } away.
event-false-noise = Nobody made that noise.
event-unheard = { $creature }: the Hero hears nothing of it.
event-concealed = { $sector }, not shown to the Hero: { $what }.
event-faked = { $sector }, shown to the Hero, but not there: { $what }.
event-shown = Seen: { $sector }.
event-forgotten = Out of sight and out of the labyrinth: { $sectors }.
event-moves = The Hero enters: { $sector }.
event-cut = The shutter jams. Nothing more is seen.
event-never-there = { $what } at { $sector }: it was never there.
event-cleared = Discarded: { $what } at { $sector }.
event-lit = Lit: { $sectors }.
event-lit-unseen = Lit, unseen by the Hero: { $sectors }.
event-light-out = The light goes out: { $sector }.
event-light-out-unseen = The light goes out, unseen by the Hero: { $sector }.
event-door-blocked = A door is blocked: { $sector }, { $side }.
event-door-unblocked = A door is unblocked: { $sector }, { $side }.
event-door-unseen-blocked = A door is blocked, unseen by the Hero: { $one } – { $other }.
event-door-unseen-unblocked = A door is unblocked, unseen by the Hero: { $one } – { $other }.
event-danger-placed = Danger: { $sector }.
event-danger-placed-unseen = Danger, unseen by the Hero: { $sector }.
event-condition-placed = { $condition }: { $sector }.
event-condition-placed-unseen = { $condition }, unseen by the Hero: { $sector }.
event-token-placed = { $token }: { $sector }.
event-token-placed-unseen = { $token }, unseen by the Hero: { $sector }.
event-token-gone = Gone: { $token } at { $sector }.
event-token-gone-unseen = Gone, unseen by the Hero: { $token } at { $sector }.
event-danger-due = { $count ->
    [one] 1 danger token will come.
   *[other] { $count } danger tokens will come.
    }

event-creature-moves = { $creature }: { $start } → { $end }.
event-creature-comes = { $figure } comes into view{ $wounded ->
    [yes] , wounded
   *[no] {""}
    }.
event-creature-leaves = { $figure } goes out of sight, { $side }.
event-figure-moves = { $figure } moves: { $sector }.
event-deployed = Deployed: { $creature }, { $sector }.
event-boss-placed = { $creature }: { $sector }.
event-transferred = Transferred: { $creature }, { $start } → { $end }.
event-scare = { $figure } is suddenly there: { $amount } Sanity.
event-unhurt = { $figure } is not hurt: { $points } of { $needs }.
event-wounded = { $figure } is wounded.
event-wounded-unseen = { $creature } is wounded, unseen by the Hero.
event-mended = The wound of { $figure-acc } closes.
event-mended-unseen = The wound of { $creature-acc } closes, unseen by the Hero.
event-killed = { $figure } is dead.
event-killed-unseen = { $creature } is dead, unseen by the Hero.
event-fiercer = { $figure } is fiercer{ $dice ->
    [0] {""}
    [one] : 1 die more
   *[other] : { $dice } dice more
    }{ $rerolls ->
    [yes] ; it rerolls its misses
   *[no] {""}
    }.
event-greedy = Each hit of { $figure-acc } also costs a charge this turn.
event-tougher = { $figure } is tougher this round.
event-fiercer-unseen = { $creature } is fiercer, unseen by the Hero{ $dice ->
    [0] {""}
    [one] : 1 die more
   *[other] : { $dice } dice more
    }{ $rerolls ->
    [yes] ; it rerolls its misses
   *[no] {""}
    }.
event-greedy-unseen = Each hit of { $creature-acc } also costs a charge this turn, unseen by the Hero.
event-tougher-unseen = { $creature } is tougher this round, unseen by the Hero.
event-gets-up = { $figure } gets up again.
event-acid = Acid eats into { $figure-acc }.
event-colonel-aboard-as-far = The Colonel is on board, exactly as far from the Control Room as the Hero.
event-colonel-aboard-farther = The Colonel is on board, a little farther from the Control Room than the Hero.

event-reaction = { $seat } plays { $card }{ $dangerous ->
    [yes] . The sector is dangerous
   *[no] {""}
    }.
event-face-down = { $seat } plays { $card } face down: { $way }.
event-face-down-hidden = { $seat } plays a card of the deck { $deck } face down.
event-thrown-away = { $seat } throws a card away.
event-evil-draws = { $seat } draws from { $deck }.

event-hero-roll = The Hero attacks { $figure-acc }: { $dice }. Needed: { $needs }.
event-rerolled = Rerolled: { $dice }.
event-evil-roll-none = Not a single die is rolled.
event-evil-roll-attack-none = { $kind } attacks, and not a single die is rolled.
event-evil-roll-attack = { $kind } attacks: { $dice }.
event-evil-roll-opportunity = An attack of opportunity: { $dice }.
event-evil-roll-card = Evil rolls: { $dice }.
event-courage-hit = Courage: a hit. It does not help.
event-courage-half = Courage: a half-hit. It does not help.
event-courage-miss = Courage: a miss. It costs 1 Sanity less.
event-strikes-air = Nobody is there any more. The blow strikes air.
event-fewer-dice = The Hero rolls fewer dice: { $count }.
event-fewer-cards = The Hero draws fewer cards: { $count }.

event-loss = The Hero loses { $amount } { $kind }. Left: Health { $health }, Sanity { $sanity }.
event-healed = The Hero recovers { $amount } { $kind }.
event-price = The Hero pays { $amount } { $kind }.
event-gas = Gas. It is hard to breathe, and harder to think.
event-mine = A Mine goes off.
event-web-torn = The Web is torn. The way is free again.
event-smoke = Smoke fills the sector.
event-ability = { $character } uses the ability of the character.
event-adrenaline-heal = 1 adrenaline token for healing.
event-adrenaline-bullet-time = Bullet Time: two actions this turn.
event-adrenaline-filled = Adrenaline: { $count }.
event-adrenaline-lost = Adrenaline lost: { $count }.
event-experience = Experience in { $ability }: { $points }.
event-ally = { $ally } goes with the Hero.
event-ally-ability = { $ally } helps.
event-ally-hit = { $ally } takes it instead: { $amount }.
event-ally-lost = { $ally } stays behind.
event-sacrifice = { $ally } stays behind, so that the Hero can go on.
event-items-drawn = Found: { $items }.
event-item-gone = Gone: { $item }.
event-charge-lost = { $item } loses a charge.
event-recharged = { $item } is recharged: { $charges }.
event-upgraded = Upgraded: { $item }.
event-uses = Used: { $item }.
event-room-searched = Searched: { $room }. There is no more to find.
event-room-named = Named: { $room }.
event-deaths = Killed by it: { $count }.
event-gain-field-hospital = From now on adrenaline heals body and mind.
event-gain-bare-hands = From now on bare hands roll 3 dice.
event-gain-two-lines = From now on a repair lights two lines.
event-gain-crawlways = From now on the crawlways are open.

event-work = { $mission }, progress: { $work }.
event-step-fails = { $mission }: it does not work now.
event-mission-done = Completed: { $mission }.
event-final-mission = The final mission: { $mission }.
event-growth = { $mission }: it grows to { $growth }.
event-guests = Guests at the table: { $count }.
event-extra-round = One round more.
event-nightmare = The Nightmare begins. Everything that hunts is stronger now.
