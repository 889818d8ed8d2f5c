### Texts of the scenario: The Drowned Carillon

scenario-the-drowned-carillon = The Drowned Carillon
scenario-the-drowned-carillon-prologue =
    Every dusk a bell tolls beneath the bay of Skell, and somebody gets up from the table and walks into the water.
    The house where it was cast still stands above the harbour. You have one evening, and the sun is already low.
scenario-the-drowned-carillon-find-out = Find out what silences the bell under the bay.
scenario-the-drowned-carillon-ring-the-bell = Climb the bell tower, find the counter-chime and ring the house bell.
scenario-the-drowned-carillon-hold-the-rope = Hold the bell rope until the bay falls silent.
scenario-the-drowned-carillon-token-interior-door = Door to the inner hall
scenario-the-drowned-carillon-token-garden-door = Garden door
scenario-the-drowned-carillon-token-corridor-door = Narrow door
scenario-the-drowned-carillon-token-bedroom-door = Bedroom door
scenario-the-drowned-carillon-token-library-door = Double door
scenario-the-drowned-carillon-token-study-door = Door with a brass plate
scenario-the-drowned-carillon-token-cellar-door = Cellar stairs
scenario-the-drowned-carillon-token-tower-door = Tower door
scenario-the-drowned-carillon-token-coats = Coats on the hooks
scenario-the-drowned-carillon-token-cabinet = Curio cabinet
scenario-the-drowned-carillon-token-study-books = Casting books
scenario-the-drowned-carillon-token-library-books = Shelf of casting books
scenario-the-drowned-carillon-token-stained-glass = Stained glass
scenario-the-drowned-carillon-token-garden-shed = Locked chest
scenario-the-drowned-carillon-token-coal-bunker = Coal bunker
scenario-the-drowned-carillon-token-bay-window = Window on the bay
scenario-the-drowned-carillon-token-ottilie = Ottilie Kranz
scenario-the-drowned-carillon-token-anselm = Brother Anselm
scenario-the-drowned-carillon-token-bell-rope = Bell rope
scenario-the-drowned-carillon-room-interior =
    The floor tiles show a wave that starts at your feet. Somebody has scrubbed at it, and given up.
scenario-the-drowned-carillon-room-garden =
    Ferns press against the panes as if they wanted out. Above them a window of coloured glass lies in the wrong
    order.
scenario-the-drowned-carillon-room-corridor =
    A monk kneels in the passage with his back to you. He does not turn round; he counts.
scenario-the-drowned-carillon-room-bedroom =
    Wet footprints lead from the bed to the window and none lead back. On the bed sits the last of the Kranzes.
scenario-the-drowned-carillon-room-library =
    The shelves sag. Every spine carries the same bell, each drawn a little more cracked.
scenario-the-drowned-carillon-room-study =
    The founder’s desk stands where he left it, facing the sea. The ink in the well is salt.
scenario-the-drowned-carillon-room-cellar =
    The stairs go down into a dark that smells of low tide. Far below, something drips in threes.
scenario-the-drowned-carillon-room-tower = Iron bands, a brass lock, and warm wood: the door hums under your palm.
scenario-the-drowned-carillon-option-open-tower-unlock = Unlock it with the Brass Key
scenario-the-drowned-carillon-option-open-tower-force = Break it open; the noise will carry
scenario-the-drowned-carillon-option-open-tower-listen = Listen
scenario-the-drowned-carillon-tower-heard =
    A rope creaks, slowly, though no wind can reach it. Nothing else breathes up there.
scenario-the-drowned-carillon-tower-silent = You hear your own pulse, and it keeps time with the bay.
scenario-the-drowned-carillon-coats = Nine coats, all damp at the hem, none of your size.
scenario-the-drowned-carillon-coats-wet = A sleeve closes round your wrist, then hangs empty again.
scenario-the-drowned-carillon-cabinet = Behind the glass lie shells with names on them. The newest is still moist.
scenario-the-drowned-carillon-books =
    The founder wrote down every casting. The entries for the great bell are in another alphabet, and in a shaking
    hand.
scenario-the-drowned-carillon-books-again = You know what to look for now. One more margin gives up its note.
scenario-the-drowned-carillon-books-read =
    Three tones were taken out of the great bell before it sank. One row of the founder’s trials can still be read,
    with his marks beside it.
scenario-the-drowned-carillon-glass = Saints, waves and a bell, shuffled like cards. Each pane turns in its lead.
scenario-the-drowned-carillon-option-glass-arrange = Put the panes in order
scenario-the-drowned-carillon-option-glass-recall = Compare them with what you know ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-drowned-carillon-glass-whole =
    The picture closes. In it one saint covers her mouth: hers is the tone that must never be rung.
scenario-the-drowned-carillon-shed =
    An iron-bound chest under the gardener’s bench. Its lock has more pieces than a lock should.
scenario-the-drowned-carillon-option-shed-pick = Work the lock
scenario-the-drowned-carillon-option-shed-smash = Smash it; the noise will carry
scenario-the-drowned-carillon-shed-tools = No mould. Tools, oiled last week by somebody who did not come back for them.
scenario-the-drowned-carillon-bunker =
    The coal has been moved aside and put back with care. Behind it is a hatch with a sliding lock.
scenario-the-drowned-carillon-option-bunker-pick = Work the lock
scenario-the-drowned-carillon-option-bunker-smash = Smash it; the noise will carry
scenario-the-drowned-carillon-bunker-bones = No mould. Small bones laid out in the order of a scale.
scenario-the-drowned-carillon-fork = Beside the broken mould lies a fork of grey metal. It sings before you touch it.
scenario-the-drowned-carillon-bay = The glass is clean in one spot, at the height of a child’s forehead.
scenario-the-drowned-carillon-bay-lights =
    Out where the water is deepest, lights go down in single file. They swing as lanterns swing when people walk.
scenario-the-drowned-carillon-ottilie =
    “My grandfather made it,” she says. “My brother heard it. What do you want from me?”
scenario-the-drowned-carillon-option-talk-to-ottilie-persuade = Ask her for the key of the tower
scenario-the-drowned-carillon-option-talk-to-ottilie-prove = Show her what you have found
scenario-the-drowned-carillon-option-talk-to-ottilie-comfort = Sit down beside her
scenario-the-drowned-carillon-ottilie-bay =
    She talks of her brother, and of the hour, and of the side of the house that hums first. You remember all of it.
scenario-the-drowned-carillon-ottilie-key =
    She takes a key from a ribbon round her neck. “I only ever locked it. I never dared to throw it away.”
scenario-the-drowned-carillon-ottilie-robbed =
    Her hand goes to her neck and finds a bare ribbon. “The monk held me while I wept,” she says slowly.
scenario-the-drowned-carillon-anselm =
    Brother Anselm has counted to eleven hundred. He asks you not to make him start again.
scenario-the-drowned-carillon-option-talk-to-anselm-ask = Ask what he is doing here
scenario-the-drowned-carillon-option-talk-to-anselm-persuade = Talk to his conscience
scenario-the-drowned-carillon-option-talk-to-anselm-rob = Search his habit while he prays
scenario-the-drowned-carillon-anselm-evades = “Keeping a door shut,” he says, and his sleeve clinks.
scenario-the-drowned-carillon-anselm-prays = “Counting them,” he says. “Somebody ought to know how many.”
scenario-the-drowned-carillon-anselm-key =
    A brass key falls on the flags. He looks at it as at something that has bitten him.
scenario-the-drowned-carillon-anselm-hymn = He has no key, only a hymn book. The bell hymn has a bar that nobody sings.
scenario-the-drowned-carillon-tower-open =
    The door gives. Cold air falls down the stairs, as if the tower had been holding its breath.
scenario-the-drowned-carillon-plan =
    It fits together now: the bell below will be silent when the bell above answers it. The rope hangs in the
    belfry.
scenario-the-drowned-carillon-rope =
    The rope is wet to the height of a man. Above you hangs the smallest bell of the house, and the only honest one.
scenario-the-drowned-carillon-option-rope-chime = Try the counter-chime
scenario-the-drowned-carillon-option-rope-hold = Hold the rope and ring
scenario-the-drowned-carillon-toll = The wrong tone. The bay answers at once, and the tower answers the bay.
scenario-the-drowned-carillon-tones-known =
    Three tones, and for the space of a breath the bay has nothing to say. Now it must be held.
scenario-the-drowned-carillon-rope-burns =
    The rope burns through your palms. Below, something has begun to pull the other way.
scenario-the-drowned-carillon-pool-toll = The bell under the bay strikes once. Your feet know the way before you do.
scenario-the-drowned-carillon-pool-long-toll =
    It tolls and does not stop tolling. Somewhere in the house a door is opened from inside.
scenario-the-drowned-carillon-pool-procession =
    They pass below the windows, all whom Skell has lost, and they have kept a place in the line for you.
scenario-the-drowned-carillon-stage-2 =
    The sun touches the water. In the garden a gate creaks, and what comes through it walks like a neighbour.
scenario-the-drowned-carillon-stage-3 =
    It is dark. Doors stand open all along the harbour, and at the door of this house something is wiping its feet.
scenario-the-drowned-carillon-outnumbered = There are as many of them in the house as there are of you, and dusk comes sooner.
scenario-the-drowned-carillon-bell-swings = The bell has to swing out. It can be struck again next round.
scenario-the-drowned-carillon-puzzle-chime = Find the three tones of the counter-chime.
scenario-the-drowned-carillon-puzzle-window = Swap neighbouring panes until the window is whole.
scenario-the-drowned-carillon-puzzle-shed = Slide the pieces until the bolt is free.
scenario-the-drowned-carillon-puzzle-bunker = Slide the pieces until the hatch is free.
scenario-the-drowned-carillon-epilogue-answered =
    The last stroke goes out over the water, and nothing comes back. By nightfall people are sitting on the quay
    with their shoes on, ashamed and alive. Ottilie closes the window.
scenario-the-drowned-carillon-epilogue-late =
    The bay falls silent, too late for some. In the morning there are shoes along the tide line, set out in pairs,
    and Anselm counts them.
scenario-the-drowned-carillon-epilogue-deadline =
    The house bell begins to swing by itself. It has learned the other one’s song. You set down your lamps, and go
    to see who is calling.
scenario-the-drowned-carillon-epilogue-eliminated =
    Nobody is left in the house to hear it. The bell does not mind; it has never lacked an audience.
scenario-the-drowned-carillon-event-read-books = Read the books
scenario-the-drowned-carillon-event-leaf-books = Leaf through the books once more
