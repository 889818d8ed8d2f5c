### Texts of the scenario: What the Tide Keeps

scenario-what-the-tide-keeps = What the Tide Keeps
scenario-what-the-tide-keeps-prologue =
    The dredger brought up a door of stone. Five councillors each keep one of its seals in the old hotel, and
    tonight, at spring tide, they mean to open it. Two of them would rather not. They will not say so aloud.
scenario-what-the-tide-keeps-seals = Win or steal the seals, at least two, and learn a rite.
scenario-what-the-tide-keeps-rite-or-leave = You have two seals. Look for more, for a rite, or leave by the lobby.
scenario-what-the-tide-keeps-close-the-door =
    Find the door under the docks: seal it, bring the roof down on it, or bargain.
scenario-what-the-tide-keeps-bring-it-down =
    Dynamite at the door, or fire in all three spaces of the Basement, and the roof comes down.
scenario-what-the-tide-keeps-token-hall-door = Corridor
scenario-what-the-tide-keeps-token-dining-door = Dining room
scenario-what-the-tide-keeps-token-office-door = Manager’s office
scenario-what-the-tide-keeps-token-ballroom-door = Ballroom
scenario-what-the-tide-keeps-token-corner-door = Back corridor
scenario-what-the-tide-keeps-token-suite-door = Bridal suite
scenario-what-the-tide-keeps-token-room-door = Room 9
scenario-what-the-tide-keeps-token-pryce = Alderman Pryce
scenario-what-the-tide-keeps-token-hale = Mother Hale
scenario-what-the-tide-keeps-token-banker = The banker
scenario-what-the-tide-keeps-token-judge = The judge
scenario-what-the-tide-keeps-token-widow = The widow
scenario-what-the-tide-keeps-token-hotel-exit = Revolving door
scenario-what-the-tide-keeps-token-cloakroom = Cloakroom
scenario-what-the-tide-keeps-token-kitchen = Kitchen drawers
scenario-what-the-tide-keeps-token-papers = Torn papers
scenario-what-the-tide-keeps-token-music-box = Music box
scenario-what-the-tide-keeps-token-washstand = Washstand
scenario-what-the-tide-keeps-token-notice = Notice to guests
scenario-what-the-tide-keeps-token-cellar-way = Path to the cellar
scenario-what-the-tide-keeps-token-dock-way = Path to the dock
scenario-what-the-tide-keeps-token-store-door = Warehouse door
scenario-what-the-tide-keeps-token-pit-door = Shaft
scenario-what-the-tide-keeps-token-pier-door = Boathouse door
scenario-what-the-tide-keeps-token-stone-door = The door
scenario-what-the-tide-keeps-token-winch = Dredger’s winch
scenario-what-the-tide-keeps-token-powder = Powder locker
scenario-what-the-tide-keeps-token-shack = Fisherman’s shack
scenario-what-the-tide-keeps-token-jars = Jars
scenario-what-the-tide-keeps-token-boathouse = Boathouse shelf
scenario-what-the-tide-keeps-room-hall = Red carpet, wet down the middle.
scenario-what-the-tide-keeps-room-dining = An alderman eats oysters alone. He does not open them first.
scenario-what-the-tide-keeps-room-office =
    A judge in the manager’s chair, and a waste-paper basket that somebody has tried to burn.
scenario-what-the-tide-keeps-room-ballroom = One couple is waltzing to a music box. No: one man.
scenario-what-the-tide-keeps-room-corner = The numbers on the doors go 7, 8, and then a tide mark.
scenario-what-the-tide-keeps-room-suite = An old woman sits in the bridal bed, knitting a net.
scenario-what-the-tide-keeps-room-room = Black veils on every hook, all of them dripping.
scenario-what-the-tide-keeps-room-cellar = Shelves of jars. What floats in them turns to look.
scenario-what-the-tide-keeps-room-dock = The planks end at a shaft. It was not dug from above.
scenario-what-the-tide-keeps-room-store = The dredger’s winch, its chains running straight down through the floor.
scenario-what-the-tide-keeps-room-pier = Out there the sea has stopped moving, except in one place.
scenario-what-the-tide-keeps-room-pit =
    The door stands in the middle of the cellar with nothing behind it. Your seals grow warm, and names come with
    the warmth.
scenario-what-the-tide-keeps-meet-pryce = Alderman Pryce wears lead on a chain, like an order. “Lovely evening for it.”
scenario-what-the-tide-keeps-meet-hale = Mother Hale does not look up from her net. “Sit down, child. You’re dripping.”
scenario-what-the-tide-keeps-meet-banker =
    The banker dances with his eyes shut, and keeps one hand on his waistcoat pocket.
scenario-what-the-tide-keeps-meet-judge = The judge has written out a verdict and left the name blank.
scenario-what-the-tide-keeps-meet-widow = The widow has buried three husbands, all of them at sea.
scenario-what-the-tide-keeps-sign-shut =
    The hands tremble when the tide is mentioned. This one prays that it will not happen.
scenario-what-the-tide-keeps-sign-open = At the word tide the pupils widen, as before a meal.
scenario-what-the-tide-keeps-sign-none = A polite face, and nothing behind it that you can read.
scenario-what-the-tide-keeps-refused = A smile, a bell rung for service. In the corridor somebody begins to walk faster.
scenario-what-the-tide-keeps-seal-pryce = The lead is in your hand. It weighs as much as a decision.
scenario-what-the-tide-keeps-seal-hale = A sigil, cut from something that was once a shell. It is damp, and stays so.
scenario-what-the-tide-keeps-seal-banker = A brass key, warm from dancing.
scenario-what-the-tide-keeps-seal-judge = A key of gold. It has never been in any lock.
scenario-what-the-tide-keeps-seal-widow =
    A silver key on a mourning ribbon. Three names are engraved on it; there is room for more.
scenario-what-the-tide-keeps-hale-rite =
    “My mother closed it once,” says Mother Hale, and ties you a knot that you will not forget.
scenario-what-the-tide-keeps-papers = Nine scraps of one page. The fire stopped where the writing begins.
scenario-what-the-tide-keeps-option-read-papers-arrange = Put the page together
scenario-what-the-tide-keeps-option-read-papers-skim = Read what you can
scenario-what-the-tide-keeps-music-box = It plays nine bars, and stops before the tenth. The lid is a lock.
scenario-what-the-tide-keeps-option-music-box-open = Work the lid
scenario-what-the-tide-keeps-option-music-box-break = Break it; they will hear
scenario-what-the-tide-keeps-search-cloakroom = Five coats with seaweed in the pockets, and one without.
scenario-what-the-tide-keeps-search-kitchen = Knives, string, salt. A great deal of salt.
scenario-what-the-tide-keeps-search-washstand = In the basin the water stands at a slant.
scenario-what-the-tide-keeps-notice = “Guests are kindly asked to keep to the upper floors after midnight.”
scenario-what-the-tide-keeps-notice-tide =
    Below, in pencil: “Rounds you save here are yours at the door. Don’t wait for the tide to fetch you.”
scenario-what-the-tide-keeps-exit =
    Through the glass: the promenade, the beach, and people in evening dress walking down to the water.
scenario-what-the-tide-keeps-option-exit-leave = Leave for the shore, all of you
scenario-what-the-tide-keeps-option-exit-look = Look out
scenario-what-the-tide-keeps-departs =
    You leave the hotel to its music. What you carry is all you have; what you left there the sea will have by
    morning.
scenario-what-the-tide-keeps-forced = The lobby floods without a sound. There is no more time for manners.
scenario-what-the-tide-keeps-door =
    Stone, taller than a house would need. Five hollows, five signs each, and a draught from the other side.
scenario-what-the-tide-keeps-option-door-seal = Set the signs
scenario-what-the-tide-keeps-option-door-dynamite = Light the dynamite
scenario-what-the-tide-keeps-option-door-bargain = Speak to what is behind it
scenario-what-the-tide-keeps-option-door-look = Put your ear to the stone
scenario-what-the-tide-keeps-option-bargain-no = Step back
scenario-what-the-tide-keeps-option-bargain-yes = Stay beyond the door, so that the others may go
scenario-what-the-tide-keeps-bargain-refused = It is in no hurry. It has heard a no before.
scenario-what-the-tide-keeps-winch =
    Chains as thick as a thigh. They hold the roof of the cellar up, and could as well pull it down.
scenario-what-the-tide-keeps-option-winch-turn = Turn the winch
scenario-what-the-tide-keeps-option-winch-look = Follow the chains
scenario-what-the-tide-keeps-winch-turns = A tooth, and another tooth. Below, stone complains.
scenario-what-the-tide-keeps-search-powder = A locker with a skull painted on it. Somebody has given the skull gills.
scenario-what-the-tide-keeps-search-shack = Nets, tar, a bed that has not been slept in since the dredger came.
scenario-what-the-tide-keeps-search-boathouse = A bag of salt, blessed by somebody in a hurry.
scenario-what-the-tide-keeps-jars = The labels are recipes, and one of them is a rite. It has to be learned by mouth.
scenario-what-the-tide-keeps-option-jars-taste = Taste it
scenario-what-the-tide-keeps-option-jars-search = Read the labels
scenario-what-the-tide-keeps-jars-rite = It tastes of the bottom of the sea, and then you know the words.
scenario-what-the-tide-keeps-two-seals =
    Two seals of five. Enough to shut the door, if you know how; the more of them you bring, the later it will
    notice you.
scenario-what-the-tide-keeps-rite-known = You know a rite now. It is short, and it must not be said twice.
scenario-what-the-tide-keeps-winch-ready =
    The chains are taut. A fire, or a charge at the door, and the whole roof will come down.
scenario-what-the-tide-keeps-it-comes =
    The sea stands up. Do not fight it. There is nothing in it that could be hurt enough.
scenario-what-the-tide-keeps-pool-undertow = The floor draws back from under your feet, like a beach.
scenario-what-the-tide-keeps-pool-five-chairs =
    You dream, awake, of five chairs round a well. One of them has your coat on it.
scenario-what-the-tide-keeps-pool-spring-tide = The moon pulls, and everything that is water answers. So do you.
scenario-what-the-tide-keeps-stage-1 = The dinner gong. Those who come down to it have changed, and not only for dinner.
scenario-what-the-tide-keeps-stage-3 = Spring tide. The door is opened by a hand’s breadth, and nobody has touched it.
scenario-what-the-tide-keeps-outnumbered = As many of them as of you, and the water hears them. It rises faster.
scenario-what-the-tide-keeps-rite-echoes = The echo has to die away. The rite can be sung again next round.
scenario-what-the-tide-keeps-puzzle-papers = Swap neighbouring scraps until the page is whole.
scenario-what-the-tide-keeps-puzzle-music-box = Slide the pieces until the lid is free.
scenario-what-the-tide-keeps-puzzle-stone-door = Set the five signs.
scenario-what-the-tide-keeps-epilogue-sealed =
    The fifth sign turns, and the draught stops. In the morning the dredger’s crew find a block of stone, and no
    door in it. Two councillors send flowers, unsigned.
scenario-what-the-tide-keeps-epilogue-collapsed =
    The roof comes down, and the dock, and half the warehouse. The sea runs in to look, and finds nothing to keep.
scenario-what-the-tide-keeps-epilogue-bargained =
    One of you goes in, and the door closes gently, as behind a guest. The others walk home along the beach. Nobody
    counts the footprints.
scenario-what-the-tide-keeps-epilogue-deadline =
    The door opens. It is very beautiful beyond it. You have time for that one thought.
scenario-what-the-tide-keeps-epilogue-eliminated = What the tide keeps, it keeps together.
scenario-what-the-tide-keeps-option-talk-to-pryce-meet = Take a good look
scenario-what-the-tide-keeps-option-talk-to-pryce-sound-out = Turn the talk to the tide
scenario-what-the-tide-keeps-option-talk-to-pryce-win-over = Ask for the seal
scenario-what-the-tide-keeps-option-talk-to-pryce-rob = Steal the seal
scenario-what-the-tide-keeps-option-talk-to-hale-meet = Take a good look
scenario-what-the-tide-keeps-option-talk-to-hale-sound-out = Turn the talk to the tide
scenario-what-the-tide-keeps-option-talk-to-hale-win-over = Ask for the seal
scenario-what-the-tide-keeps-option-talk-to-hale-rob = Steal the seal
scenario-what-the-tide-keeps-option-talk-to-banker-meet = Take a good look
scenario-what-the-tide-keeps-option-talk-to-banker-sound-out = Turn the talk to the tide
scenario-what-the-tide-keeps-option-talk-to-banker-win-over = Ask for the seal
scenario-what-the-tide-keeps-option-talk-to-banker-rob = Steal the seal
scenario-what-the-tide-keeps-option-talk-to-judge-meet = Take a good look
scenario-what-the-tide-keeps-option-talk-to-judge-sound-out = Turn the talk to the tide
scenario-what-the-tide-keeps-option-talk-to-judge-win-over = Ask for the seal
scenario-what-the-tide-keeps-option-talk-to-judge-rob = Steal the seal
scenario-what-the-tide-keeps-option-talk-to-widow-meet = Take a good look
scenario-what-the-tide-keeps-option-talk-to-widow-sound-out = Turn the talk to the tide
scenario-what-the-tide-keeps-option-talk-to-widow-win-over = Ask for the seal
scenario-what-the-tide-keeps-option-talk-to-widow-rob = Steal the seal
scenario-what-the-tide-keeps-option-talk-to-hale-rite = Ask her about the rite
scenario-what-the-tide-keeps-exit-seen = They walk two by two, and each pair leaves one set of footprints.
scenario-what-the-tide-keeps-door-heard = Behind the stone somebody has his ear to the stone.
scenario-what-the-tide-keeps-winch-seen = They go down through the floor into the cellar and round its four pillars.
