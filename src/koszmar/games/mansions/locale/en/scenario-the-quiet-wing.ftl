### Texts of the scenario: The Quiet Wing

scenario-the-quiet-wing = The Quiet Wing
scenario-the-quiet-wing-prologue =
    You wake in a white bed, in a gown with a number. Your things are gone. On the table lies a form, signed in your
    own hand, and you remember nothing of it. Somewhere beyond the ward somebody is laughing with relief.
scenario-the-quiet-wing-remember = Find out what is being done to you. Compare your memories, and find your things.
scenario-the-quiet-wing-confirm = Find the patient files, or somebody who remembers: two memories must be confirmed.
scenario-the-quiet-wing-break-it = Break the apparatus that moves the fear.
scenario-the-quiet-wing-leave-or-break = Gather in the Lobby and leave, or stay and break the apparatus.
scenario-the-quiet-wing-token-ward-one = Ward door
scenario-the-quiet-wing-token-ward-two = Ward door
scenario-the-quiet-wing-token-swing-door = Swing door
scenario-the-quiet-wing-token-swing-door-back = Swing door
scenario-the-quiet-wing-token-office-door = Door marked Staff
scenario-the-quiet-wing-token-lobby-door = Door to the lobby
scenario-the-quiet-wing-token-garden-door = Glass door
scenario-the-quiet-wing-token-library-door = Reading room
scenario-the-quiet-wing-token-bath-door = Hydrotherapy
scenario-the-quiet-wing-token-cellar-door = Cellar stairs
scenario-the-quiet-wing-token-service-door = Service door
scenario-the-quiet-wing-token-locker = Patients’ locker
scenario-the-quiet-wing-token-desk = Nurses’ desk
scenario-the-quiet-wing-token-linen = Linen cupboard
scenario-the-quiet-wing-token-trolley = Trolley
scenario-the-quiet-wing-token-reading-lamp = Dead reading lamp
scenario-the-quiet-wing-token-card-index = Card index
scenario-the-quiet-wing-token-old-files = Old files
scenario-the-quiet-wing-token-medicine = Medicine cabinet
scenario-the-quiet-wing-token-service-box = Caretaker’s box
scenario-the-quiet-wing-token-pump = Bath pump
scenario-the-quiet-wing-token-sun-lamp = Sun lamp
scenario-the-quiet-wing-token-current-chair = Chair with straps
scenario-the-quiet-wing-token-front-door = Front door
scenario-the-quiet-wing-token-night-window = Window at night
scenario-the-quiet-wing-token-wick = Nurse Wick
scenario-the-quiet-wing-token-lorne = Doctor Lorne
scenario-the-quiet-wing-token-patient = Patient without a number
scenario-the-quiet-wing-monster-wick = Nurse Wick
scenario-the-quiet-wing-room-ward-one =
    The corridor is waxed to a shine. It shows your feet, and a second pair just behind them.
scenario-the-quiet-wing-room-ward-two = Doors with numbers and no handles. Yours had one; somebody wanted you to come out.
scenario-the-quiet-wing-room-office =
    Charts in neat rows. The curves of the paying wing fall; those of the quiet wing rise by as much.
scenario-the-quiet-wing-room-lobby =
    A bell, a guest book, a nurse with very white hands. The front door has three locks, all on the inside.
scenario-the-quiet-wing-room-garden =
    Palms under glass, and a lamp as tall as a man that has burned all their leaves on one side.
scenario-the-quiet-wing-room-library =
    A reading room without a single book about the sea, or the dark, or the cold. Somebody has been very thorough.
scenario-the-quiet-wing-room-bath = Tubs with canvas covers laced to the neck. One of them is still warm.
scenario-the-quiet-wing-room-cellar =
    Files, coal, and a chair bolted to the floor. Here the lamps have been taken out, not broken.
scenario-the-quiet-wing-room-service = The back corridor, for staff and for those who leave without signing.
scenario-the-quiet-wing-remember-baths =
    You remember the baths: the water was only water. Whatever was done to you was not done there. You are almost
    certain.
scenario-the-quiet-wing-remember-lamp =
    You remember the lamp: it was warm, and nothing more. Whatever was done to you was not done there. You are
    almost certain.
scenario-the-quiet-wing-remember-chair =
    You remember the chair: they strapped you in, and let you go. Whatever was done to you was not done there. You
    are almost certain.
scenario-the-quiet-wing-memory-wick-right = And you remember the nurse: on her rounds she never looks into a bedroom.
scenario-the-quiet-wing-memory-wick-wrong = And you remember the nurse: on her rounds she looks only into the bedrooms.
scenario-the-quiet-wing-clears-baths =
    It is written down, and witnessed: the baths are only baths. They did nothing to anybody.
scenario-the-quiet-wing-clears-lamp = It is written down, and witnessed: the lamp only tans. It did nothing to anybody.
scenario-the-quiet-wing-clears-chair =
    It is written down, and witnessed: no current has run through the chair for years. It did nothing to anybody.
scenario-the-quiet-wing-first-file =
    One memory stands, on paper. One more, and you will know which of them was put into your heads.
scenario-the-quiet-wing-treatment-named =
    Two of the three are innocent. You look at each other, and nobody has to say the name of the third.
scenario-the-quiet-wing-index = A card for every patient, filed by what they are afraid of.
scenario-the-quiet-wing-option-index-read = Work through the cards
scenario-the-quiet-wing-option-index-pay = Go straight to your own ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-quiet-wing-files = Discharge papers, bundled and tied. All of the signatures are the same one.
scenario-the-quiet-wing-option-files-read = Look for what was crossed out
scenario-the-quiet-wing-option-files-bear = Read all of it, without looking away
scenario-the-quiet-wing-patient = He sits among the palms and has no number. “They ran out,” he says.
scenario-the-quiet-wing-option-talk-to-patient-listen = Hear him out
scenario-the-quiet-wing-option-talk-to-patient-pay = Tell him what you have found ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-quiet-wing-option-talk-to-patient-sit = Sit with him for a while
scenario-the-quiet-wing-patient-tells = “I carried the trays,” he says. “I saw who came out of which door, and how.”
scenario-the-quiet-wing-patient-sits = You say nothing for a time. It helps more than anything here.
scenario-the-quiet-wing-lorne = Doctor Lorne closes his book on a finger. “You should be resting,” he says, and means it.
scenario-the-quiet-wing-option-talk-to-lorne-ask = Ask what the cure is
scenario-the-quiet-wing-option-talk-to-lorne-press = Press him
scenario-the-quiet-wing-lorne-baths = “The baths? Soap and water. I would sooner suspect the lamp.”
scenario-the-quiet-wing-lorne-lamp = “The lamp? A little sunshine. I would sooner suspect the chair.”
scenario-the-quiet-wing-lorne-chair = “The chair? A museum piece. I would sooner suspect the baths.”
scenario-the-quiet-wing-lorne-slips =
    “Fear cannot be destroyed,” he snaps. “It can only be put where it does no harm.” He means you.
scenario-the-quiet-wing-locker =
    Steel, grey, three wheels of letters. Your shoes are in there; you can smell the street on them.
scenario-the-quiet-wing-option-open-locker-code = Try the wheels
scenario-the-quiet-wing-option-open-locker-force = Pry it open; the noise will carry
scenario-the-quiet-wing-own-things = Coats, papers, a lantern: people come back into your faces as you put them on.
scenario-the-quiet-wing-wick = Nurse Wick smiles at the number on your gown, not at you. “Out of bed, are we?”
scenario-the-quiet-wing-option-talk-to-wick-plead = Ask her to open the locker
scenario-the-quiet-wing-option-talk-to-wick-watch = Watch her
scenario-the-quiet-wing-wick-watch = Every fourth hour she takes off her watch, and puts on her other shoes.
scenario-the-quiet-wing-search-desk =
    A blotter with the locker’s number pressed through, once wrongly, with the corrections.
scenario-the-quiet-wing-search-linen = Sheets, and between them what patients hide.
scenario-the-quiet-wing-search-trolley = Trays for nine. Only eight have been touched.
scenario-the-quiet-wing-search-reading-lamp = The lamp is dead, but in its foot somebody has hidden candles.
scenario-the-quiet-wing-search-service-box = Fuses, wire, a note: “if they get out, let them”.
scenario-the-quiet-wing-medicine = Bottles, all with the same label.
scenario-the-quiet-wing-option-medicine-drops = Take the drops
scenario-the-quiet-wing-option-medicine-bandage = Use the bandages
scenario-the-quiet-wing-option-medicine-sniff = Sniff at them
scenario-the-quiet-wing-medicine-true = The drops do calm; they also make it hard to think.
scenario-the-quiet-wing-medicine-label = “As prescribed.”
scenario-the-quiet-wing-window = Across the court the paying wing is lit from top to bottom.
scenario-the-quiet-wing-window-wing =
    They are dancing there. Each time one of them throws back her head and laughs, somebody in your ward screams.
scenario-the-quiet-wing-baths =
    Pipes run from the tubs into the wall, towards the paying wing. The pump beats like something asleep.
scenario-the-quiet-wing-option-baths-puzzle = Take the pump apart
scenario-the-quiet-wing-option-baths-smash = Wreck it
scenario-the-quiet-wing-lamp = The lamp has lenses in front and, on a second look, lenses behind.
scenario-the-quiet-wing-option-lamp-puzzle = Rearrange the lenses
scenario-the-quiet-wing-option-lamp-smash = Turn its light against itself
scenario-the-quiet-wing-chair = Straps, dials, and a second plate where the other patient’s hands would go.
scenario-the-quiet-wing-option-chair-puzzle = Disconnect it, piece by piece
scenario-the-quiet-wing-option-chair-smash = Tear out the cables
scenario-the-quiet-wing-wrong-machine = It breaks, and nothing changes. Only, now they know what you are looking for.
scenario-the-quiet-wing-front-door =
    Three locks, and beyond them a drive, a gate, a road. It is raining out there, honestly and simply.
scenario-the-quiet-wing-option-front-door-pick = Work the locks
scenario-the-quiet-wing-option-front-door-ram = Ram it; the noise will carry
scenario-the-quiet-wing-door-open =
    The door stands open. You could go, all of you. What was taken out of others would stay behind, and look for
    somebody else.
scenario-the-quiet-wing-hunt =
    White shoes in the corridor. Nurse Wick has begun her round, and whoever is out of bed is hers.
scenario-the-quiet-wing-hunt-passes = The shoes stop outside the door, wait, and go on.
scenario-the-quiet-wing-pool-lights-down = Somebody turns down the lights, in the interest of the patients.
scenario-the-quiet-wing-pool-somebody-elses-fear =
    You are suddenly afraid of horses. You have never been afraid of horses. It is not yours, and it will not leave.
scenario-the-quiet-wing-pool-the-paying-wing =
    Over there the orchestra strikes up. Everything they no longer feel arrives at once.
scenario-the-quiet-wing-stage-2 =
    Visiting hours are over. What comes through the walls now has no body of its own, and is looking for one that is
    already full.
scenario-the-quiet-wing-stage-3 =
    The fuses go, one corridor after another. In the dark somebody is reading out your numbers.
scenario-the-quiet-wing-outnumbered = As many of them in the corridors as of you. For those who are watched the night passes faster.
scenario-the-quiet-wing-puzzle-locker = Find the three letters of the locker.
scenario-the-quiet-wing-puzzle-baths = Slide the valves until the main pipe is free.
scenario-the-quiet-wing-puzzle-lamp = Swap neighbouring lenses until the beam turns back.
scenario-the-quiet-wing-puzzle-chair = Slide the contacts until the main switch is free.
scenario-the-quiet-wing-puzzle-front-door = Slide the bolts until the last one is free.
scenario-the-quiet-wing-epilogue-cured =
    Across the court the music breaks off in the middle of a bar. One after another they remember what they were
    afraid of. You, for the first time in weeks, are only cold.
scenario-the-quiet-wing-epilogue-escaped =
    You walk down the drive in the rain and nobody calls you back. On the second floor a light goes on in the room
    that was yours.
scenario-the-quiet-wing-epilogue-deadline =
    At eight you are discharged, cured. You shake the doctor’s hand and thank him. You are afraid of nothing. There
    is nobody left in you to be afraid.
scenario-the-quiet-wing-epilogue-eliminated =
    The beds are stripped before breakfast. By noon there are new names on the doors, and new signatures.
