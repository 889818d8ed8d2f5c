### Nemesis: Objectives and ends.

objective-save-the-cargo = Save the Cargo
    .text = The ship reaches Earth, or you are the only survivor.
objective-old-friend = Old Friend
    .text = The ship reaches Earth, or you are the only survivor.
objective-quarantine = Quarantine
    .text = The ship reaches Mars, or Earth with the Nest destroyed.
objective-tireless-explorer = Tireless Explorer
    .text = You have sent a Signal, and every Room is explored.
objective-decent-burial = Decent Burial
    .text = You have sent a Signal, and leave or hibernate with the blue corpse.
objective-hoarder = Hoarder
    .text = You leave in a Pod with at least 7 Items.
objective-great-hunt = The Great Hunt
    .text = You have sent a Signal, and the ship is destroyed or the Queen (the Despoiler) is dead.
objective-friends-for-life = Friends for Life
    .text = You and at least one other survive.
objective-aliens-aboard = Aliens Aboard
    .text = You have sent a Signal, and the Nest or the ship is destroyed.
objective-my-precious = My Precious
    .text = You have sent a Signal, and leave or hibernate with an Egg.
objective-necroscopy = Necroscopy
    .text = You have sent a Signal, and a Carcass was analysed.
objective-ab-ovo = Ab Ovo
    .text = An Egg was analysed.
objective-field-biology = Extreme Field Biology
    .text = At least 2 Weaknesses were discovered.
objective-without-1 = Without Player 1
    .text = The character of player 1 does not survive, or only you do.
objective-without-2 = Without Player 2
    .text = The character of player 2 does not survive, or only you do.
objective-without-3 = Without Player 3
    .text = The character of player 3 does not survive, or only you do.
objective-without-4 = Without Player 4
    .text = The character of player 4 does not survive, or only you do.
objective-without-5 = Without Player 5
    .text = The character of player 5 does not survive, or only you do.
objective-together-home = Home
    .text = The ship reaches Earth.
objective-together-burial = A Last Operation
    .text = The blue corpse lies in the explored Surgery Room.
objective-together-biology = Field Biology
    .text = At least 2 Weaknesses were discovered.
objective-together-hunt = Hunting Party
    .text = A Signal was sent, and the ship is destroyed or the Queen (the Despoiler) is dead.
objective-together-explorers = Explorers
    .text = A Signal was sent, and every Room is explored.
objective-together-precious = Precious Freight
    .text = A survivor leaves or hibernates with an Egg.
objective-together-cleansing = Cleansing
    .text = A Signal was sent, and the Nest or the ship is destroyed.

## How it ends

ending-jump = The ship has jumped. Whoever slept will learn where to.
ending-nobody = The ship has jumped with nobody left to wake. It goes where the machines take it.
ending-destroyed-self-destruct = A short light between the stars: the Nemesis has destroyed itself.
ending-destroyed-fire = The fire has eaten the Nemesis from within.
ending-destroyed-malfunction = The last system has failed. The Nemesis is a grave.
verdict-won = You are alive, and you have done what you came to do.
verdict-failed = It was not done. That you may breathe is all you have of it.
verdict-fulfilled = You have done your part.
verdict-dead = You did not survive.
fate = { $outcome ->
    [won] { $seat } is alive, and “{ $objective }” is fulfilled.
    [fulfilled] { $seat }: “{ $objective }” is fulfilled.
   *[failed] { $status ->
        [alive] { $seat } is alive, but “{ $objective }” is not fulfilled.
       *[dead] { $death } The Objective was “{ $objective }”.
        }
    }
outcome-jump = Jump
outcome-destroyed-self-destruct = Self-Destruct
outcome-destroyed-fire = Fire
outcome-destroyed-malfunction = Malfunctions

# In the lobby, and when it is over.

game-lure = You wake from cryosleep. The ship is dark, one of you is dead, and in the walls something moves that is not the ship.
game-won = Silence. The capsule is warm, the stars stand still, and nobody knocks.
game-lost = The ship drifts on. In its corridors something is learning to walk like you.

# In reports: kinds of printed things.

kind-room = Rooms
kind-character = Characters
kind-action = Action cards
kind-item = Items
kind-objective = Objectives
kind-wound = Serious Wounds
kind-attack = Attack cards
kind-event = Event cards
kind-weakness = Weaknesses
kind-panic = Panic cards

# What reports tell of a player
figure-survived = survived
figure-fulfilled = Objective fulfilled, where it was checked
figure-first-intruder = round of the first Intruder
figure-death = What they died of
figure-death-wounds = Wounds
figure-death-attack = killed outright by an attack
figure-death-insanity = Insanity
figure-death-heart = a heart that gave out
figure-death-larva = a Larva
figure-death-contamination = infected at the last check
figure-death-airlock = the Airlock
figure-death-ship = the ship was lost with them aboard
figure-death-jump = awake during the jump
figure-death-engines = asleep, and the engines failed
figure-death-course = asleep on a ship to the wrong place

## What a seat is after

aim-survive =
    { $count ->
        [0] Survive.
        [1] { $one } And you survive, in a Pod or in hibernation.
       *[other] Either: { $one } Or: { $other } And you survive, in a Pod or in hibernation. When the first Intruder shows itself, you keep one of the two.
    }
aim-together =
    { $count ->
        [0] The Objectives of all are fulfilled, and at least one of you survives.
        [1] { $one } You win together: the Objectives of all are fulfilled, and at least one of you survives.
       *[other] Either: { $one } Or: { $other } When the first Intruder shows itself, everybody keeps one. You win together: every kept Objective is fulfilled, and at least one of you survives.
    }
