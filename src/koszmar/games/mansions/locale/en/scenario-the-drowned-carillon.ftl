### Texts of the scenario: The Drowned Carillon

scenario-the-drowned-carillon = The Drowned Carillon
story-the-drowned-carillon-prologue =
    Every dusk a bell tolls beneath the bay of Skell, and somebody gets up from the table and walks into the water.
    The house where it was cast still stands above the harbour. You have one evening, and the sun is already low.
story-the-drowned-carillon-find-out = Find out what silences the bell under the bay.
story-the-drowned-carillon-ring-the-bell = Climb the bell tower, find the counter-chime and ring the house bell.
story-the-drowned-carillon-hold-the-rope = Hold the bell rope until the bay falls silent.
story-the-drowned-carillon-token-interior-door = Door to the inner hall
story-the-drowned-carillon-token-garden-door = Garden door
story-the-drowned-carillon-token-corridor-door = Narrow door
story-the-drowned-carillon-token-bedroom-door = Bedroom door
story-the-drowned-carillon-token-library-door = Double door
story-the-drowned-carillon-token-study-door = Door with a brass plate
story-the-drowned-carillon-token-cellar-door = Cellar stairs
story-the-drowned-carillon-token-tower-door = Tower door
story-the-drowned-carillon-token-coats = Coats on the hooks
story-the-drowned-carillon-token-cabinet = Curio cabinet
story-the-drowned-carillon-token-study-books = Casting books
story-the-drowned-carillon-token-library-books = Shelf of casting books
story-the-drowned-carillon-token-stained-glass = Stained glass
story-the-drowned-carillon-token-garden-shed = Locked chest
story-the-drowned-carillon-token-coal-bunker = Coal bunker
story-the-drowned-carillon-token-bay-window = Window on the bay
story-the-drowned-carillon-token-ottilie = Ottilie Kranz
story-the-drowned-carillon-token-anselm = Brother Anselm
story-the-drowned-carillon-token-bell-rope = Bell rope
story-the-drowned-carillon-room-interior =
    The floor tiles show a wave that starts at your feet. Somebody has scrubbed at it, and given up.
story-the-drowned-carillon-room-garden =
    Ferns press against the panes as if they wanted out. Above them a window of coloured glass lies in the wrong
    order.
story-the-drowned-carillon-room-corridor =
    A monk kneels in the passage with his back to you. He does not turn round; he counts.
story-the-drowned-carillon-room-bedroom =
    Wet footprints lead from the bed to the window and none lead back. On the bed sits the last of the Kranzes.
story-the-drowned-carillon-room-library =
    The shelves sag. Every spine carries the same bell, each drawn a little more cracked.
story-the-drowned-carillon-room-study =
    The founder's desk stands where he left it, facing the sea. The ink in the well is salt.
story-the-drowned-carillon-room-cellar =
    The stairs go down into a dark that smells of low tide. Far below, something drips in threes.
story-the-drowned-carillon-room-tower = Iron bands, a brass lock, and warm wood: the door hums under your palm.
story-the-drowned-carillon-option-open-tower-unlock = Unlock it with the Brass Key
story-the-drowned-carillon-option-open-tower-force = Break it open; the noise will carry
story-the-drowned-carillon-option-open-tower-listen = Listen
story-the-drowned-carillon-tower-heard =
    A rope creaks, slowly, though no wind can reach it. Nothing else breathes up there.
story-the-drowned-carillon-tower-silent = You hear your own pulse, and it keeps time with the bay.
story-the-drowned-carillon-coats = Nine coats, all damp at the hem, none of your size.
story-the-drowned-carillon-coats-wet = A sleeve closes round your wrist, then hangs empty again.
story-the-drowned-carillon-cabinet = Behind the glass lie shells with names on them. The newest is still moist.
story-the-drowned-carillon-books =
    The founder wrote down every casting. The entries for the great bell are in another alphabet, and in a shaking
    hand.
story-the-drowned-carillon-books-again = You know what to look for now. One more margin gives up its note.
story-the-drowned-carillon-books-read =
    Three tones were taken out of the great bell before it sank. One row of the founder's trials can still be read,
    with his marks beside it.
story-the-drowned-carillon-glass = Saints, waves and a bell, shuffled like cards. Each pane turns in its lead.
story-the-drowned-carillon-option-glass-arrange = Put the panes in order
story-the-drowned-carillon-option-glass-recall = Compare them with what you know (2 Clues)
story-the-drowned-carillon-glass-whole =
    The picture closes. In it one saint covers her mouth: hers is the tone that must never be rung.
story-the-drowned-carillon-shed =
    An iron-bound chest under the gardener's bench. Its lock has more pieces than a lock should.
story-the-drowned-carillon-option-shed-pick = Work the lock
story-the-drowned-carillon-option-shed-smash = Smash it; the noise will carry
story-the-drowned-carillon-shed-tools = No mould. Tools, oiled last week by somebody who did not come back for them.
story-the-drowned-carillon-bunker =
    The coal has been moved aside and put back with care. Behind it is a hatch with a sliding lock.
story-the-drowned-carillon-option-bunker-pick = Work the lock
story-the-drowned-carillon-option-bunker-smash = Smash it; the noise will carry
story-the-drowned-carillon-bunker-bones = No mould. Small bones laid out in the order of a scale.
story-the-drowned-carillon-fork = Beside the broken mould lies a fork of grey metal. It sings before you touch it.
story-the-drowned-carillon-bay = The glass is clean in one spot, at the height of a child's forehead.
story-the-drowned-carillon-bay-lights =
    Out where the water is deepest, lights go down in single file. They swing as lanterns swing when people walk.
story-the-drowned-carillon-ottilie =
    "My grandfather made it," she says. "My brother heard it. What do you want from me?"
story-the-drowned-carillon-option-talk-to-ottilie-persuade = Ask her for the key of the tower
story-the-drowned-carillon-option-talk-to-ottilie-prove = Show her what you have found
story-the-drowned-carillon-option-talk-to-ottilie-comfort = Sit down beside her
story-the-drowned-carillon-ottilie-bay =
    She talks of her brother, and of the hour, and of the side of the house that hums first. You remember all of it.
story-the-drowned-carillon-ottilie-key =
    She takes a key from a ribbon round her neck. "I only ever locked it. I never dared to throw it away."
story-the-drowned-carillon-ottilie-robbed =
    Her hand goes to her neck and finds a bare ribbon. "The monk held me while I wept," she says slowly.
story-the-drowned-carillon-anselm =
    Brother Anselm has counted to eleven hundred. He asks you not to make him start again.
story-the-drowned-carillon-option-talk-to-anselm-ask = Ask what he is doing here
story-the-drowned-carillon-option-talk-to-anselm-persuade = Talk to his conscience
story-the-drowned-carillon-option-talk-to-anselm-rob = Search his habit while he prays
story-the-drowned-carillon-anselm-evades = "Keeping a door shut," he says, and his sleeve clinks.
story-the-drowned-carillon-anselm-prays = "Counting them," he says. "Somebody ought to know how many."
story-the-drowned-carillon-anselm-key =
    A brass key falls on the flags. He looks at it as at something that has bitten him.
story-the-drowned-carillon-anselm-hymn = He has no key, only a hymn book. The bell hymn has a bar that nobody sings.
story-the-drowned-carillon-tower-open =
    The door gives. Cold air falls down the stairs, as if the tower had been holding its breath.
story-the-drowned-carillon-plan =
    It fits together now: the bell below will be silent when the bell above answers it. The rope hangs in the
    belfry.
story-the-drowned-carillon-rope =
    The rope is wet to the height of a man. Above you hangs the smallest bell of the house, and the only honest one.
story-the-drowned-carillon-option-rope-chime = Try the counter-chime
story-the-drowned-carillon-option-rope-hold = Hold the rope and ring
story-the-drowned-carillon-toll = The wrong tone. The bay answers at once, and the tower answers the bay.
story-the-drowned-carillon-tones-known =
    Three tones, and for the space of a breath the bay has nothing to say. Now it must be held.
story-the-drowned-carillon-rope-burns =
    The rope burns through your palms. Below, something has begun to pull the other way.
story-the-drowned-carillon-pool-toll = The bell under the bay strikes once. Your feet know the way before you do.
story-the-drowned-carillon-pool-long-toll =
    It tolls and does not stop tolling. Somewhere in the house a door is opened from inside.
story-the-drowned-carillon-pool-procession =
    They pass below the windows, all whom Skell has lost, and they have kept a place in the line for you.
story-the-drowned-carillon-stage-2 =
    The sun touches the water. In the garden a gate creaks, and what comes through it walks like a neighbour.
story-the-drowned-carillon-stage-3 =
    It is dark. Doors stand open all along the harbour, and at the door of this house something is wiping its feet.
story-the-drowned-carillon-puzzle-chime = Find the three tones of the counter-chime.
story-the-drowned-carillon-puzzle-window = Swap neighbouring panes until the window is whole.
story-the-drowned-carillon-puzzle-shed = Slide the pieces until the bolt is free.
story-the-drowned-carillon-puzzle-bunker = Slide the pieces until the hatch is free.
story-the-drowned-carillon-epilogue-answered =
    The last stroke goes out over the water, and nothing comes back. By nightfall people are sitting on the quay
    with their shoes on, ashamed and alive. Ottilie closes the window.
story-the-drowned-carillon-epilogue-late =
    The bay falls silent, too late for some. In the morning there are shoes along the tide line, set out in pairs,
    and Anselm counts them.
story-the-drowned-carillon-epilogue-deadline =
    The house bell begins to swing by itself. It has learned the other one's song. You set down your lamps, and go
    to see who is calling.
story-the-drowned-carillon-epilogue-eliminated =
    Nobody is left in the house to hear it. The bell does not mind; it has never lacked an audience.
story-the-drowned-carillon-event-read-books = Read the books
story-the-drowned-carillon-event-leaf-books = Leaf through the books once more
