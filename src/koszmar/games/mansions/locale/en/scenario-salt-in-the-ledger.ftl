### Texts of the scenario: Salt in the Ledger

scenario-salt-in-the-ledger = Salt in the Ledger
scenario-salt-in-the-ledger-prologue =
    Three insured ships went down in fair weather, and the insurers have sent you for a name. They want it by
    morning. Four people of good repute were close to all three; one of them feeds the reef.
scenario-salt-in-the-ledger-suspects =
    The insurers’ note. Quill: left-handed, tar on his coat, not seen at chapel. Finch: left-handed, clean coat, at
    chapel. Rook: right-handed, tar, at chapel. Vale: right-handed, clean, not at chapel.
scenario-salt-in-the-ledger-find-name = Find out which of the four feeds the reef.
scenario-salt-in-the-ledger-accuse = Gather evidence, then accuse the right person.
scenario-salt-in-the-ledger-capture =
    Seize the culprit before the Pier is reached: handcuffs, or words with two pieces of Evidence.
scenario-salt-in-the-ledger-capture-or-kill = Seize the culprit on the Pier, or defeat the Priest of Dagon.
scenario-salt-in-the-ledger-token-square-way = To the square
scenario-salt-in-the-ledger-token-shop-door = Chandler’s shop
scenario-salt-in-the-ledger-token-alley-way = Alley
scenario-salt-in-the-ledger-token-high-street = Harbour street
scenario-salt-in-the-ledger-token-dock-way = To the docks
scenario-salt-in-the-ledger-token-boat-hire = Boat hire
scenario-salt-in-the-ledger-token-alley-bend = Bend of the alley
scenario-salt-in-the-ledger-token-warehouse-door = Warehouse gate
scenario-salt-in-the-ledger-token-pier-way = Foot of the pier
scenario-salt-in-the-ledger-token-ledger = Chandler’s ledger
scenario-salt-in-the-ledger-token-crates = Salvaged crates
scenario-salt-in-the-ledger-token-notice-board = Notice board
scenario-salt-in-the-ledger-token-office-safe = Foreman’s safe
scenario-salt-in-the-ledger-token-hired-boat = Boat that came back
scenario-salt-in-the-ledger-token-shrine = Shrine of shells
scenario-salt-in-the-ledger-token-police-box = Police box
scenario-salt-in-the-ledger-token-rubbish = Heap of nets
scenario-salt-in-the-ledger-token-reef-view = View of the reef
scenario-salt-in-the-ledger-token-quill = Marten Quill
scenario-salt-in-the-ledger-token-finch = Dora Finch
scenario-salt-in-the-ledger-token-rook = Elias Rook
scenario-salt-in-the-ledger-token-vale = Nettie Vale
scenario-salt-in-the-ledger-room-square = The square is empty but for one woman, selling nothing from a full basket.
scenario-salt-in-the-ledger-room-shop = Ropes, lamps, and a shopkeeper who has already decided what you will ask.
scenario-salt-in-the-ledger-room-alley = The walls sweat salt. Somebody has wiped a sign off the bricks with great care.
scenario-salt-in-the-ledger-room-street = Curtains move one after another, as if a hand were drawn along the houses.
scenario-salt-in-the-ledger-room-dock = Planks, tar, and crates from ships that the register calls lost.
scenario-salt-in-the-ledger-room-rental = Boats for hire, by the hour. One is moored with a knot that nobody here ties.
scenario-salt-in-the-ledger-room-alley-end = The alley ends in a wall of shells, arranged like a congregation.
scenario-salt-in-the-ledger-room-warehouse = Salt in sacks to the ceiling, and nobody in this town cures fish any more.
scenario-salt-in-the-ledger-room-pier =
    The pier runs out further than the chart shows. At its end the water is quite still.
scenario-salt-in-the-ledger-search-ledger = The columns add up; the dates do not. One entry was made in a hurry.
scenario-salt-in-the-ledger-search-crates = Cargo that should be on the sea bed, and a mark left by whoever brought it up.
scenario-salt-in-the-ledger-search-board =
    Notices, three deep. Under the newest something was torn away, not quite completely.
scenario-salt-in-the-ledger-search-safe = The foreman’s safe keeps its policies in a cipher that is older than insurance.
scenario-salt-in-the-ledger-option-search-safe-test = Read the cipher
scenario-salt-in-the-ledger-option-search-safe-pay = Compare it with what you know ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-salt-in-the-ledger-search-boat = The boat rocks although the water is calm. Something is wedged under the thwart.
scenario-salt-in-the-ledger-option-search-boat-test = Reach under the thwart
scenario-salt-in-the-ledger-option-search-boat-pay = Let others tell you what is there ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-salt-in-the-ledger-search-shrine = Each shell whispers a name when you bend down. You must listen to all of them.
scenario-salt-in-the-ledger-option-search-shrine-test = Listen to the end
scenario-salt-in-the-ledger-option-search-shrine-pay = Ask only for the one you know ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-salt-in-the-ledger-hand-yes = The ink is smeared the way a left hand smears it.
scenario-salt-in-the-ledger-hand-no = The knot, the slant, the smear: all of it the work of a right hand.
scenario-salt-in-the-ledger-tar-yes = A thumbprint in tar, pressed on when it was warm. Whoever it was wore it home.
scenario-salt-in-the-ledger-tar-no = There is tar everywhere except where the culprit stood. A clean coat passed here.
scenario-salt-in-the-ledger-chapel-yes = Candle wax from the chapel, still sweet. Somebody came here straight from prayers.
scenario-salt-in-the-ledger-chapel-no = It happened during the service. Whoever did it was not at chapel.
scenario-salt-in-the-ledger-search-rubbish = Nets nobody mends, and something hard at the bottom.
scenario-salt-in-the-ledger-police = The constable has gone home early, as he does before storms. His box is locked.
scenario-salt-in-the-ledger-option-police-force = Break it open
scenario-salt-in-the-ledger-option-police-pay = Guess where he hides the key ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-salt-in-the-ledger-reef = Low water. The reef shows its back.
scenario-salt-in-the-ledger-reef-teeth =
    Three masts stand in it, evenly spaced, like needles in a cushion. There is room for a fourth.
scenario-salt-in-the-ledger-option-suspect-meet = Take a good look
scenario-salt-in-the-ledger-option-suspect-ask = Ask about the night of the last wreck
scenario-salt-in-the-ledger-option-suspect-accuse = Accuse
scenario-salt-in-the-ledger-option-suspect-cuff = Put the handcuffs on
scenario-salt-in-the-ledger-option-suspect-confront = Lay out the evidence
scenario-salt-in-the-ledger-meet-quill = Quill sells rope to every ship. He writes with his left hand and smells of tar.
scenario-salt-in-the-ledger-meet-finch =
    Finch lets boats by the hour. Her coat is spotless, her prayer book worn; she turns its pages with the left.
scenario-salt-in-the-ledger-meet-rook = Rook runs the warehouse. Tar to the elbows, a chapel token on his watch chain.
scenario-salt-in-the-ledger-meet-vale =
    Vale sells fish that nobody saw her buy. Clean apron, right hand on the knife, no patience for preachers.
scenario-salt-in-the-ledger-quill-chapel = “I was at chapel,” says Quill. “Ask anybody.”
scenario-salt-in-the-ledger-quill-away = “In the shop, with the accounts,” says Quill. “I don’t hold with singing.”
scenario-salt-in-the-ledger-finch-chapel = “At evening prayers,” says Finch. “Second bench.”
scenario-salt-in-the-ledger-finch-away = “At home, with a headache,” says Finch. “I prayed alone.”
scenario-salt-in-the-ledger-rook-chapel = “In chapel, at the back,” says Rook. “I hand round the plate.”
scenario-salt-in-the-ledger-rook-away = “Here, counting sacks,” says Rook. “All night.”
scenario-salt-in-the-ledger-vale-chapel = “On my knees in the chapel, like a good woman,” says Vale.
scenario-salt-in-the-ledger-vale-away = “Gutting herring,” says Vale. “God knows where to find me.”
scenario-salt-in-the-ledger-wrong-name =
    The name runs through the streets faster than you do. It was the wrong one, and now the square is full of people
    who believed you.
scenario-salt-in-the-ledger-first-finding =
    It is not much: a smear, a print, a stain. But one of the four cannot explain it.
scenario-salt-in-the-ledger-named =
    For a moment nothing happens. Then a respectable citizen of this town begins to run towards the water.
scenario-salt-in-the-ledger-flight = Wet steps on the cobbles, always one corner ahead.
scenario-salt-in-the-ledger-priest-called =
    At the end of the pier a voice speaks to the reef in its own language, and the reef sends somebody.
scenario-salt-in-the-ledger-lamps-out = The lamps go out, street by street, as though somebody were walking home.
scenario-salt-in-the-ledger-pool-salt-wind =
    Wind off the water. It leaves salt on your lips, and a word you had not meant to say.
scenario-salt-in-the-ledger-pool-names-in-chalk =
    Your names are chalked on a door, in the order in which the reef expects you.
scenario-salt-in-the-ledger-pool-high-water = The sea comes up between the stones, quietly, like somebody who has a key.
scenario-salt-in-the-ledger-stage-2 = The tide has turned. A lamplighter goes round, and where he has been it is dark.
scenario-salt-in-the-ledger-stage-3 = High water. Hands come over the edge of the quay, one after another, in no hurry.
scenario-salt-in-the-ledger-enough-to-name = Four findings on one table. They begin to point at each other.
scenario-salt-in-the-ledger-outnumbered = As many of them in the streets as of you. The tide comes in faster.
scenario-salt-in-the-ledger-epilogue-taken =
    Before a magistrate, at sunrise, the salt runs out of that respectable mouth like sand. The insurers close the
    file. Far out the reef goes hungry.
scenario-salt-in-the-ledger-epilogue-dead =
    You have a name for the insurers and nobody to go with it; the water took its servant back. The policy is paid.
    The reef does not care who feeds it.
scenario-salt-in-the-ledger-epilogue-wrong-twice =
    Nobody listens to a third name. You are put on the morning boat by people who were your friends yesterday. The
    weather is fair.
scenario-salt-in-the-ledger-epilogue-deadline =
    The tide is in, and the ledger closes of its own weight. At dawn a fourth mast stands on the reef.
scenario-salt-in-the-ledger-epilogue-eliminated = The insurers receive an envelope of salt, and nobody to explain it.
