### Texts of the scenario: The House That Counts

scenario-the-house-that-counts = The House That Counts
scenario-the-house-that-counts-prologue =
    An actuary built a house that reckons deaths, to the day and the name. For forty years its sums were right.
    Since spring it has been rounding up, and this morning your names stood in the column.
scenario-the-house-that-counts-find-engine = Find what does the counting.
scenario-the-house-that-counts-two-ways = Feed the engine a false total, or set all of the Attic on fire and get out.
scenario-the-house-that-counts-get-out = The Attic burns. Everybody to the Entry Hall, at once.
scenario-the-house-that-counts-token-inner-door = Inner door
scenario-the-house-that-counts-token-library-door = Library door
scenario-the-house-that-counts-token-dining-door = Dining-room door
scenario-the-house-that-counts-token-lounge-door = Lounge door
scenario-the-house-that-counts-token-hall-door = Passage
scenario-the-house-that-counts-token-stairs-door = Staircase door
scenario-the-house-that-counts-token-basement-door = Cellar door
scenario-the-house-that-counts-token-billiards-door = Billiards room
scenario-the-house-that-counts-token-office-door = Office door
scenario-the-house-that-counts-token-attic-door = Attic hatch
scenario-the-house-that-counts-token-hat-stand = Hat stand
scenario-the-house-that-counts-token-sideboard = Sideboard
scenario-the-house-that-counts-token-cue-rack = Cue rack
scenario-the-house-that-counts-token-oil-store = Lamp oil
scenario-the-house-that-counts-token-decanter = Decanter
scenario-the-house-that-counts-token-hall-clock = Hall clock
scenario-the-house-that-counts-token-book-office = Register of accidents
scenario-the-house-that-counts-token-book-library = Register of illnesses
scenario-the-house-that-counts-token-book-dining = Register of sudden deaths
scenario-the-house-that-counts-token-page-office = Loose page
scenario-the-house-that-counts-token-page-library = Loose page
scenario-the-house-that-counts-token-page-dining = Loose page
scenario-the-house-that-counts-token-thorne = Abel Thorne
scenario-the-house-that-counts-token-thorne-stairs = Abel Thorne
scenario-the-house-that-counts-token-engine = The engine
scenario-the-house-that-counts-token-omen-1 = Something is being added up
scenario-the-house-that-counts-token-omen-2 = Something is being added up
scenario-the-house-that-counts-token-omen-3 = Something is being added up
scenario-the-house-that-counts-token-omen-4 = Something is being added up
scenario-the-house-that-counts-token-omen-5 = Something is being added up
scenario-the-house-that-counts-token-omen-6 = Something is being added up
scenario-the-house-that-counts-monster-thorne = Abel Thorne
scenario-the-house-that-counts-room-inner = Brass tickers line the walls. As you enter, each of them prints one line.
scenario-the-house-that-counts-room-hall = A corridor with a clock that has twelve hands.
scenario-the-house-that-counts-room-stairs = The stairs are numbered. The numbers do not begin with one.
scenario-the-house-that-counts-room-attic =
    Wheels, rods, ivory keys: the whole attic is one machine. It stops for a moment, to count you.
scenario-the-house-that-counts-room-library = Shelf upon shelf of one book in different years.
scenario-the-house-that-counts-room-dining = A table laid for as many as you are.
scenario-the-house-that-counts-room-lounge =
    A dead man sits by the fire and does sums. He has been dead since spring. He looks up.
scenario-the-house-that-counts-room-basement = Coal, oil, and the roots of the machine going down through the floor.
scenario-the-house-that-counts-room-billiards = The balls lie where a game was interrupted by its result.
scenario-the-house-that-counts-room-office = Tariffs, tables, and a chair turned to the wall.
scenario-the-house-that-counts-room-gone = You open the door on a smooth wall. That room has been settled.
scenario-the-house-that-counts-search-hats = Hats with names inside. You know three of them from gravestones.
scenario-the-house-that-counts-search-sideboard = Receipts for condolences, numbered.
scenario-the-house-that-counts-search-cues = One of the cues is heavier than it should be.
scenario-the-house-that-counts-search-oil = Oil for a winter that has already been written off.
scenario-the-house-that-counts-decanter = Port, half a glass poured. The dust has not been told.
scenario-the-house-that-counts-option-decanter-drink = Drink it
scenario-the-house-that-counts-option-decanter-sniff = Smell it
scenario-the-house-that-counts-decanter-drunk = It is good. For a moment nothing in you is being counted.
scenario-the-house-that-counts-decanter-true = Port, and nothing worse.
scenario-the-house-that-counts-hall-clock = Twelve hands, and each of them is late for something.
scenario-the-house-that-counts-option-hall-clock-stop = Stop it
scenario-the-house-that-counts-option-hall-clock-listen = Listen to it
scenario-the-house-that-counts-clock-stopped = It stops, and in the quiet you hear where the counting comes from: above.
scenario-the-house-that-counts-clock-heard =
    Three ticks, a pause, three ticks. After every third pause something in the house shuts.
scenario-the-house-that-counts-register-office =
    Falls, fires, drownings, in a clerk’s round hand. The clasp is a small machine of its own.
scenario-the-house-that-counts-option-register-office-read = Read what shows at the edge
scenario-the-house-that-counts-option-register-office-unlock = Open the clasp
scenario-the-house-that-counts-register-library =
    Fevers by season. Somebody has corrected the totals in pencil, and then in ink.
scenario-the-house-that-counts-option-register-library-read = Read what shows at the edge
scenario-the-house-that-counts-option-register-library-unlock = Open the clasp
scenario-the-house-that-counts-register-dining =
    Sudden deaths, bound in napkin linen. It lies on the dumb waiter like a dish.
scenario-the-house-that-counts-option-register-dining-read = Read what shows at the edge
scenario-the-house-that-counts-option-register-dining-unlock = Open the clasp
scenario-the-house-that-counts-register-read-office =
    The register of accidents names the first figure. Whether it tells the truth is another account.
scenario-the-house-that-counts-register-read-library =
    The register of illnesses names the second figure. One of the three books was kept by a liar.
scenario-the-house-that-counts-register-read-dining =
    The register of sudden deaths names the third figure. Believe it, or check it.
scenario-the-house-that-counts-page = A page from a room that no longer exists. It is written in your own hand, next week.
scenario-the-house-that-counts-option-page-office-read = Read it
scenario-the-house-that-counts-option-page-library-read = Read it
scenario-the-house-that-counts-option-page-dining-read = Read it
scenario-the-house-that-counts-thorne = “Clients,” says Abel Thorne, and dips a dry pen. “Or entries?”
scenario-the-house-that-counts-option-talk-to-thorne-greet = Exchange courtesies
scenario-the-house-that-counts-option-talk-to-thorne-buy-first = Buy a figure ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-house-that-counts-option-talk-to-thorne-buy-second = Buy another ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-house-that-counts-option-talk-to-thorne-buy-third = Buy one more ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-house-that-counts-option-talk-to-thorne-console = Offer your condolences on his death
scenario-the-house-that-counts-option-talk-to-thorne-threaten = Threaten to correct his books
scenario-the-house-that-counts-thorne-proud =
    “I was right to the day,” he says. “Do mention it, should anybody ask.” He is not a man to be pitied.
scenario-the-house-that-counts-thorne-patient = “Sit down,” he says. “I have all the time that others have not.”
scenario-the-house-that-counts-thorne-sells =
    He writes a figure on his cuff, tears it off and blots it. “Prices go up,” he says. “Everything does, here.”
scenario-the-house-that-counts-thorne-consoled =
    Nobody has said it to him before. He turns the ledger round, so that you can read a line.
scenario-the-house-that-counts-thorne-offended = He closes the book. What rises from the chair has left its manners in it.
scenario-the-house-that-counts-engine = Four wheels with five teeth each. Below them a slot for the total.
scenario-the-house-that-counts-option-work-engine-feed = Feed it a false total
scenario-the-house-that-counts-option-work-engine-study = Study it
scenario-the-house-that-counts-engine-studied =
    It believes whatever comes in the right form. And it is made of wood: were every corner of this attic burning
    when a round ends, it would be ash.
scenario-the-house-that-counts-books-known = Two of the books agree well enough. The engine would believe you now.
scenario-the-house-that-counts-engine-seen =
    So this is the reckoner. It can be deceived with four figures, or it can be burned.
scenario-the-house-that-counts-burning =
    The engine screams in decimals. The fire comes down the stairs, two at a time; you have as long as it takes.
scenario-the-house-that-counts-fuse = Overhead the beams give way, one number at a time.
scenario-the-house-that-counts-omen = Somewhere a bell rings, as on a till. A room is about to be settled.
scenario-the-house-that-counts-option-read-omen-look = See what is being added up
scenario-the-house-that-counts-omen-1 = On the tape: “Billiards room. Nil.”
scenario-the-house-that-counts-omen-2 = On the tape: “Library. Nil.”
scenario-the-house-that-counts-omen-3 = On the tape: “Cellar. Nil.”
scenario-the-house-that-counts-omen-4 = On the tape: “Office. Nil.”
scenario-the-house-that-counts-omen-5 = On the tape: “Lounge. Nil.”
scenario-the-house-that-counts-omen-6 = On the tape: “Dining room. Nil.”
scenario-the-house-that-counts-settles-billiards = The billiards room folds up, like a sum that comes out even.
scenario-the-house-that-counts-settles-library = The library closes, on itself, for good.
scenario-the-house-that-counts-settles-basement = The cellar is written off. The floor above it does not even creak.
scenario-the-house-that-counts-settles-office = Where the office was there is a line, ruled twice.
scenario-the-house-that-counts-settles-lounge =
    The lounge goes, fire, chair and all. Its dead tenant is given notice, and takes his ledger with him.
scenario-the-house-that-counts-settles-dining = The table is cleared for the last time, and the dining room with it.
scenario-the-house-that-counts-pool-rounding-up = You count yourselves, and there is one too many. You count again.
scenario-the-house-that-counts-pool-the-column-moves = Whoever knows most moves up a line in the column.
scenario-the-house-that-counts-pool-carried-forward = What you owe is carried forward, with interest.
scenario-the-house-that-counts-stage-2 = From now on each settled room leaves somebody behind, who has nowhere else to be.
scenario-the-house-that-counts-stage-3 =
    The house begins to close its own corridors. Behind the panelling the old ways open, which nobody has ever
    entered in a book.
scenario-the-house-that-counts-outnumbered = As many of them as of you. The house enters it under profit and turns the page ahead of time.
scenario-the-house-that-counts-engine-runs = The engine runs through its columns. It takes another entry next round.
scenario-the-house-that-counts-puzzle-engine = Set the four wheels.
scenario-the-house-that-counts-puzzle-office-clasp = Slide the pieces until the clasp is free.
scenario-the-house-that-counts-puzzle-library-clasp = Slide the pieces until the clasp is free.
scenario-the-house-that-counts-puzzle-dining-clasp = Slide the pieces until the clasp is free.
scenario-the-house-that-counts-epilogue-false-total =
    The wheels turn once and stop at nought. The house has forgotten you, and for the rest of your lives clerks will
    ask you to spell your names.
scenario-the-house-that-counts-epilogue-fire =
    You stand in the drive and watch forty years of arithmetic go up in sparks. They are beautiful, and nobody
    counts them.
scenario-the-house-that-counts-epilogue-trapped = The engine is ash, and its last sum was correct.
scenario-the-house-that-counts-epilogue-deadline =
    The bell rings. You are entered in the book, in a clear round hand, and the column comes out even at last.
scenario-the-house-that-counts-epilogue-eliminated = The house was out by none.
