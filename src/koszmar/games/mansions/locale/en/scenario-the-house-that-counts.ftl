### Texts of the scenario: The House That Counts

scenario-the-house-that-counts = The House That Counts
story-the-house-that-counts-prologue =
    An actuary built a house that reckons deaths, to the day and the name. For forty years its sums were right.
    Since spring it has been rounding up, and this morning your names stood in the column.
story-the-house-that-counts-find-engine = Find what does the counting.
story-the-house-that-counts-two-ways = Feed the engine a false total, or set all of the Attic on fire and get out.
story-the-house-that-counts-get-out = The Attic burns. Everybody to the Entry Hall, at once.
story-the-house-that-counts-token-inner-door = Inner door
story-the-house-that-counts-token-library-door = Library door
story-the-house-that-counts-token-dining-door = Dining-room door
story-the-house-that-counts-token-lounge-door = Lounge door
story-the-house-that-counts-token-hall-door = Passage
story-the-house-that-counts-token-stairs-door = Staircase door
story-the-house-that-counts-token-basement-door = Cellar door
story-the-house-that-counts-token-billiards-door = Billiards room
story-the-house-that-counts-token-office-door = Office door
story-the-house-that-counts-token-attic-door = Attic hatch
story-the-house-that-counts-token-hat-stand = Hat stand
story-the-house-that-counts-token-sideboard = Sideboard
story-the-house-that-counts-token-cue-rack = Cue rack
story-the-house-that-counts-token-oil-store = Lamp oil
story-the-house-that-counts-token-decanter = Decanter
story-the-house-that-counts-token-hall-clock = Hall clock
story-the-house-that-counts-token-book-office = Register of accidents
story-the-house-that-counts-token-book-library = Register of illnesses
story-the-house-that-counts-token-book-dining = Register of sudden deaths
story-the-house-that-counts-token-page-office = Loose page
story-the-house-that-counts-token-page-library = Loose page
story-the-house-that-counts-token-page-dining = Loose page
story-the-house-that-counts-token-thorne = Abel Thorne
story-the-house-that-counts-token-thorne-stairs = Abel Thorne
story-the-house-that-counts-token-engine = The engine
story-the-house-that-counts-token-omen-1 = Something is being added up
story-the-house-that-counts-token-omen-2 = Something is being added up
story-the-house-that-counts-token-omen-3 = Something is being added up
story-the-house-that-counts-token-omen-4 = Something is being added up
story-the-house-that-counts-token-omen-5 = Something is being added up
story-the-house-that-counts-token-omen-6 = Something is being added up
story-the-house-that-counts-monster-thorne = Abel Thorne
story-the-house-that-counts-room-inner = Brass tickers line the walls. As you enter, each of them prints one line.
story-the-house-that-counts-room-hall = A corridor with a clock that has twelve hands.
story-the-house-that-counts-room-stairs = The stairs are numbered. The numbers do not begin with one.
story-the-house-that-counts-room-attic =
    Wheels, rods, ivory keys: the whole attic is one machine. It stops for a moment, to count you.
story-the-house-that-counts-room-library = Shelf upon shelf of one book in different years.
story-the-house-that-counts-room-dining = A table laid for as many as you are.
story-the-house-that-counts-room-lounge =
    A dead man sits by the fire and does sums. He has been dead since spring. He looks up.
story-the-house-that-counts-room-basement = Coal, oil, and the roots of the machine going down through the floor.
story-the-house-that-counts-room-billiards = The balls lie where a game was interrupted by its result.
story-the-house-that-counts-room-office = Tariffs, tables, and a chair turned to the wall.
story-the-house-that-counts-room-gone = You open the door on a smooth wall. That room has been settled.
story-the-house-that-counts-search-hats = Hats with names inside. You know three of them from gravestones.
story-the-house-that-counts-search-sideboard = Receipts for condolences, numbered.
story-the-house-that-counts-search-cues = One of the cues is heavier than it should be.
story-the-house-that-counts-search-oil = Oil for a winter that has already been written off.
story-the-house-that-counts-decanter = Port, half a glass poured. The dust has not been told.
story-the-house-that-counts-option-decanter-drink = Drink it
story-the-house-that-counts-option-decanter-sniff = Smell it
story-the-house-that-counts-decanter-drunk = It is good. For a moment nothing in you is being counted.
story-the-house-that-counts-decanter-true = Port, and nothing worse.
story-the-house-that-counts-hall-clock = Twelve hands, and each of them is late for something.
story-the-house-that-counts-option-hall-clock-stop = Stop it
story-the-house-that-counts-option-hall-clock-listen = Listen to it
story-the-house-that-counts-clock-stopped = It stops, and in the quiet you hear where the counting comes from: above.
story-the-house-that-counts-clock-heard =
    Three ticks, a pause, three ticks. After every third pause something in the house shuts.
story-the-house-that-counts-register-office =
    Falls, fires, drownings, in a clerk's round hand. The clasp is a small machine of its own.
story-the-house-that-counts-option-register-office-read = Read what shows at the edge
story-the-house-that-counts-option-register-office-unlock = Open the clasp
story-the-house-that-counts-register-library =
    Fevers by season. Somebody has corrected the totals in pencil, and then in ink.
story-the-house-that-counts-option-register-library-read = Read what shows at the edge
story-the-house-that-counts-option-register-library-unlock = Open the clasp
story-the-house-that-counts-register-dining =
    Sudden deaths, bound in napkin linen. It lies on the dumb waiter like a dish.
story-the-house-that-counts-option-register-dining-read = Read what shows at the edge
story-the-house-that-counts-option-register-dining-unlock = Open the clasp
story-the-house-that-counts-register-read-office =
    The register of accidents names the first figure. Whether it tells the truth is another account.
story-the-house-that-counts-register-read-library =
    The register of illnesses names the second figure. One of the three books was kept by a liar.
story-the-house-that-counts-register-read-dining =
    The register of sudden deaths names the third figure. Believe it, or check it.
story-the-house-that-counts-page = A page from a room that no longer exists. It is written in your own hand, next week.
story-the-house-that-counts-option-page-office-read = Read it
story-the-house-that-counts-option-page-library-read = Read it
story-the-house-that-counts-option-page-dining-read = Read it
story-the-house-that-counts-thorne = "Clients," says Abel Thorne, and dips a dry pen. "Or entries?"
story-the-house-that-counts-option-talk-to-thorne-greet = Exchange courtesies
story-the-house-that-counts-option-talk-to-thorne-buy-first = Buy a figure (1 Clue)
story-the-house-that-counts-option-talk-to-thorne-buy-second = Buy another (2 Clues)
story-the-house-that-counts-option-talk-to-thorne-buy-third = Buy one more (3 Clues)
story-the-house-that-counts-option-talk-to-thorne-console = Offer your condolences on his death
story-the-house-that-counts-option-talk-to-thorne-threaten = Threaten to correct his books
story-the-house-that-counts-thorne-proud =
    "I was right to the day," he says. "Do mention it, should anybody ask." He is not a man to be pitied.
story-the-house-that-counts-thorne-patient = "Sit down," he says. "I have all the time that others have not."
story-the-house-that-counts-thorne-sells =
    He writes a figure on his cuff, tears it off and blots it. "Prices go up," he says. "Everything does, here."
story-the-house-that-counts-thorne-consoled =
    Nobody has said it to him before. He turns the ledger round, so that you can read a line.
story-the-house-that-counts-thorne-offended = He closes the book. What rises from the chair has left its manners in it.
story-the-house-that-counts-engine = Four wheels with five teeth each. Below them a slot for the total.
story-the-house-that-counts-option-work-engine-feed = Feed it a false total
story-the-house-that-counts-option-work-engine-study = Study it
story-the-house-that-counts-engine-studied =
    It believes whatever comes in the right form. And it is made of wood: were every corner of this attic burning
    when a round ends, it would be ash.
story-the-house-that-counts-books-known = Two of the books agree well enough. The engine would believe you now.
story-the-house-that-counts-engine-seen =
    So this is the reckoner. It can be deceived with four figures, or it can be burned.
story-the-house-that-counts-burning =
    The engine screams in decimals. The fire comes down the stairs, two at a time; you have as long as it takes.
story-the-house-that-counts-fuse = Overhead the beams give way, one number at a time.
story-the-house-that-counts-omen = Somewhere a bell rings, as on a till. A room is about to be settled.
story-the-house-that-counts-option-read-omen-look = See what is being added up
story-the-house-that-counts-omen-1 = On the tape: "Billiards room. Nil."
story-the-house-that-counts-omen-2 = On the tape: "Library. Nil."
story-the-house-that-counts-omen-3 = On the tape: "Cellar. Nil."
story-the-house-that-counts-omen-4 = On the tape: "Office. Nil."
story-the-house-that-counts-omen-5 = On the tape: "Lounge. Nil."
story-the-house-that-counts-omen-6 = On the tape: "Dining room. Nil."
story-the-house-that-counts-settles-billiards = The billiards room folds up, like a sum that comes out even.
story-the-house-that-counts-settles-library = The library closes, on itself, for good.
story-the-house-that-counts-settles-basement = The cellar is written off. The floor above it does not even creak.
story-the-house-that-counts-settles-office = Where the office was there is a line, ruled twice.
story-the-house-that-counts-settles-lounge =
    The lounge goes, fire, chair and all. Its dead tenant is given notice, and takes his ledger with him.
story-the-house-that-counts-settles-dining = The table is cleared for the last time, and the dining room with it.
story-the-house-that-counts-pool-rounding-up = You count yourselves, and there is one too many. You count again.
story-the-house-that-counts-pool-the-column-moves = Whoever knows most moves up a line in the column.
story-the-house-that-counts-pool-carried-forward = What you owe is carried forward, with interest.
story-the-house-that-counts-stage-2 = From now on each settled room leaves somebody behind, who has nowhere else to be.
story-the-house-that-counts-stage-3 =
    The house begins to close its own corridors. Behind the panelling the old ways open, which nobody has ever
    entered in a book.
story-the-house-that-counts-puzzle-engine = Set the four wheels.
story-the-house-that-counts-puzzle-office-clasp = Slide the pieces until the clasp is free.
story-the-house-that-counts-puzzle-library-clasp = Slide the pieces until the clasp is free.
story-the-house-that-counts-puzzle-dining-clasp = Slide the pieces until the clasp is free.
story-the-house-that-counts-epilogue-false-total =
    The wheels turn once and stop at nought. The house has forgotten you, and for the rest of your lives clerks will
    ask you to spell your names.
story-the-house-that-counts-epilogue-fire =
    You stand in the drive and watch forty years of arithmetic go up in sparks. They are beautiful, and nobody
    counts them.
story-the-house-that-counts-epilogue-trapped = The engine is ash, and its last sum was correct.
story-the-house-that-counts-epilogue-deadline =
    The bell rings. You are entered in the book, in a clear round hand, and the column comes out even at last.
story-the-house-that-counts-epilogue-eliminated = The house was out by none.
