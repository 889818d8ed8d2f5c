### Texts of the scenario: The Last Ferry

scenario-the-last-ferry = The Last Ferry
scenario-the-last-ferry-prologue =
    The town burns and the bridge is gone. Captain Irena Boyle holds the ferry for as long as her ropes do. Fetch
    whom you can. And look them in the eyes: not everybody who comes out of that smoke went into it as a human
    being.
scenario-the-last-ferry-board = Bring people to the Pier, and get enough of them aboard.
scenario-the-last-ferry-leave =
    There are enough aboard. Go on, or gather on the Pier and ring the bell. Make sure of who is aboard.
scenario-the-last-ferry-hurry = Boyle gives you three rounds. Then she casts off.
scenario-the-last-ferry-token-high-street = High street
scenario-the-last-ferry-token-corner = Corner house
scenario-the-last-ferry-token-back-alley = Back alley
scenario-the-last-ferry-token-ballroom-door = Ballroom door
scenario-the-last-ferry-token-p1 = Postman
scenario-the-last-ferry-token-p2 = Flower seller
scenario-the-last-ferry-token-p3 = Old soldier
scenario-the-last-ferry-token-p4 = Boy with a cage
scenario-the-last-ferry-token-p5 = Bride
scenario-the-last-ferry-token-p6 = Cellist
scenario-the-last-ferry-token-p7 = Baker
scenario-the-last-ferry-token-p8 = Woman in furs
scenario-the-last-ferry-token-p9 = Lamplighter
scenario-the-last-ferry-token-p10 = Schoolmistress
scenario-the-last-ferry-token-p11 = Gravedigger
scenario-the-last-ferry-token-boyle = Captain Irena Boyle
scenario-the-last-ferry-token-stall = Overturned stall
scenario-the-last-ferry-token-hydrant = Fire post
scenario-the-last-ferry-token-buffet = Abandoned buffet
scenario-the-last-ferry-token-cabin = Cabin
scenario-the-last-ferry-token-pump-cart = Fire pump
scenario-the-last-ferry-token-bridge = Where the bridge was
scenario-the-last-ferry-room-street = Shutters open and close along the street, although nobody is at the windows.
scenario-the-last-ferry-room-corner = A corner house with the table laid and the door off its hinges.
scenario-the-last-ferry-room-alley = The alley draws breath like a chimney.
scenario-the-last-ferry-room-ballroom = They are still dancing, two of them, because nobody has told them to stop.
scenario-the-last-ferry-option-person-persuade = Talk them into coming with you
scenario-the-last-ferry-option-person-promise = Tell them what you have seen ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-last-ferry-option-person-question = Ask what they remember of the fire
scenario-the-last-ferry-option-person-look = Look them in the eyes
scenario-the-last-ferry-person-refuses = “I am waiting for somebody.” They have forgotten for whom.
scenario-the-last-ferry-answer-right =
    The answer comes in pieces: heat, noise, a name. It is the answer of somebody who was there.
scenario-the-last-ferry-answer-wrong = “It was warm,” comes the answer, “and very quiet. They were kind to us.”
scenario-the-last-ferry-answer-none = No answer. In this noise that means nothing.
scenario-the-last-ferry-person-p1 =
    The postman still has his bag. He asks whether you know these streets, for he no longer does.
scenario-the-last-ferry-person-p2 = The flower seller holds out a bunch of ash, and names a price.
scenario-the-last-ferry-person-p3 = The old soldier has counted the houses that are left. He stands as if on guard.
scenario-the-last-ferry-person-p4 = The boy’s cage is empty. He talks to it softly.
scenario-the-last-ferry-person-p5 = The bride’s veil is singed at the hem. She has not yet decided whether to cry.
scenario-the-last-ferry-person-p6 = The cellist will not leave the cello. Then he does.
scenario-the-last-ferry-person-p7 = The baker says his ovens were out. He says it again.
scenario-the-last-ferry-person-p8 = She wears furs in this heat, and shivers.
scenario-the-last-ferry-person-p9 = The lamplighter has nothing left to light.
scenario-the-last-ferry-person-p10 =
    The schoolmistress calls a register of names. Nobody answers, and she marks them present.
scenario-the-last-ferry-person-p11 = The gravedigger has brought his spade. “One never knows,” he says.
scenario-the-last-ferry-option-take-aboard = Let them aboard
scenario-the-last-ferry-option-send-away = Send them away
scenario-the-last-ferry-board-unsure = Smoke, lantern light, a face like any other.
scenario-the-last-ferry-board-right = The eyes run with smoke. They are red and frightened and human.
scenario-the-last-ferry-board-wrong = The eyes are dry. In all this smoke they have not blinked once.
scenario-the-last-ferry-away-wrong = Turned back, it stops pretending. It walks into the fire as one walks home.
scenario-the-last-ferry-away-right = They go back up the pier without a word. You will remember the back.
scenario-the-last-ferry-person-lost = One voice fewer in the smoke.
scenario-the-last-ferry-first-follower = They take hold of your sleeve. From now on you walk more slowly.
scenario-the-last-ferry-first-aboard = The gangplank dips, and rises. Boyle makes a stroke of chalk on the rail.
scenario-the-last-ferry-enough =
    “That makes it worth the coal,” says Boyle. “Say the word. Or bring me more.” And, lower: “They are too quiet
    down there. Some of them.”
scenario-the-last-ferry-boyle = Captain Boyle has one hand on the bell, and does not take it off.
scenario-the-last-ferry-option-talk-to-boyle-ask = Ask how long she will wait
scenario-the-last-ferry-option-talk-to-boyle-inspect = Go among those aboard
scenario-the-last-ferry-option-talk-to-boyle-inspect-well = Ask each of them the right question ({ $clue ->
    [one] { $clue } Clue
   *[other] { $clue } Clues
    })
scenario-the-last-ferry-option-talk-to-boyle-ring = Ring the bell and cast off
scenario-the-last-ferry-boyle-rule =
    “Until the sparks reach my ropes,” she says. “And nobody crosses with me who isn’t somebody.”
scenario-the-last-ferry-inspect-nothing = Blankets, coughing, prayers. You cannot be sure of anyone.
scenario-the-last-ferry-inspect-clear = You look into every face. They all look back, and blink.
scenario-the-last-ferry-inspect-found =
    One of them does not breathe between the words. Together you put it over the rail. It does not sink at once.
scenario-the-last-ferry-ferry-leaves =
    The bell. Ropes fall, paddles bite, and the water between you and the town grows wide.
scenario-the-last-ferry-search-stall = Under the stall lies what people thought worth saving.
scenario-the-last-ferry-search-hydrant = The post has been emptied, except for one cylinder on the wall.
scenario-the-last-ferry-search-cabin = A cabin, a lamp that swings, a log with the last pages torn out.
scenario-the-last-ferry-buffet = A wedding supper, untouched. The ice swan has wept itself into a puddle.
scenario-the-last-ferry-option-buffet-eat = Eat something
scenario-the-last-ferry-option-buffet-search = Look under the tables
scenario-the-last-ferry-pump =
    The town’s pump stands in the square with its hoses laid out neatly. Its crew lies beside it, as neatly.
scenario-the-last-ferry-option-pump-work = Work the pump
scenario-the-last-ferry-option-pump-strip = Take what can be carried
scenario-the-last-ferry-pump-works = Water, at last. Over the square the smoke turns white.
scenario-the-last-ferry-pump-dry = The handle moves; the hose only sighs.
scenario-the-last-ferry-bridge = Two stumps, and between them the river, carrying sparks.
scenario-the-last-ferry-bridge-far = On the far bank people stand and watch. Nobody waves.
scenario-the-last-ferry-wind = The wind has got up, and takes the fire by the hand.
scenario-the-last-ferry-ten-fires = Sparks fall on the deck. Boyle looks at her ropes, and holds up three fingers.
scenario-the-last-ferry-pool-embers = A rain of embers, soft as snow.
scenario-the-last-ferry-pool-the-crowd = A crowd runs one way, then the other. It does not see you.
scenario-the-last-ferry-pool-roofs-fall = A roof goes, and takes the street with it.
scenario-the-last-ferry-stage-2 =
    Those who have lost everything go looking for whoever is to blame. They have torches, too.
scenario-the-last-ferry-stage-3 =
    Something circles above the smoke, on wings that make no wind, and picks out the stragglers.
scenario-the-last-ferry-epilogue-full-crossing =
    On the far bank they count you, and count again, and bring more blankets. Boyle wipes the chalk off the rail and
    cannot see for the smoke, she says.
scenario-the-last-ferry-epilogue-thin-crossing =
    There is room on the benches. Nobody sits in it. Behind you the town burns down to the water line, and stops.
scenario-the-last-ferry-epilogue-drowned-crossing =
    Midway across somebody stands up, dry-eyed, and opens the sea cocks. The water is warm, and very quiet.
scenario-the-last-ferry-epilogue-left-behind =
    The ferry is a light, then a spark among sparks. You sit down on the pier, and wait for the fire to find you, or
    the other ones.
scenario-the-last-ferry-epilogue-eliminated = Boyle waits for you until the ropes burn. It is in no report.
