### The first evening, the page about the game, its symbols.

guide-welcome = You wake from hibernation on a ship that should be flying home. Somebody is dead, nobody remembers the way, and you are not alone aboard.
guide-who = Each of the crew has cards of their own. The Pilot knows this ship best.
guide-step-in = The Scientist moves. With Interruption in your hand you could stop that, and you are always asked, so that nobody knows what you hold. Let it happen.
guide-ship = Rooms are dark until somebody walks in. You act in turns, two Actions at a time, round after round until everybody has passed.
guide-hand = Five Action cards. Each does what it says, or is discarded to pay for something else. That is the whole trick.
guide-objectives = Two Objectives. When the first Intruder appears you keep one of them. You may win alone; nobody has to know how.
guide-move = Next door it is dark. Moving costs one card.
guide-pay = Pay with the card that you will miss least.
guide-noise = Every step makes Noise, and a die says in which corridor. You rolled Danger: Noise everywhere. If a corridor with Noise in it gets another, something comes out.
guide-search = What lies around here? Search costs nothing but itself.
guide-keep = Of two Items you keep one. Chemicals and Tools make a flamethrower one day.
guide-malfunction = There is a Malfunction here: this Room does nothing until it is repaired.
guide-pass = Enough for this round. Whoever passes acts no more until the next, and keeps what is left in hand.
guide-events = Everybody has passed: time runs towards the jump, an Event happens, and a token from the bag makes everybody listen. You rolled Danger again; this time nobody came.
guide-again = A new hand, a new round. There is more to be found here.
guide-room = Repaired, the Engine Control Room tells you which engines work. Computer Skills use a Room for nothing.
guide-engines = Now you know something that nobody else does: engines 1 and 3 are damaged. With two broken engines the ship does not survive the jump. You may tell the others. You may also lie.
guide-quest = Every character has two Quest Items. This one asks for an Energy Charge, and you have just found one.
guide-look = Ship Knowledge looks into a Room without entering it. Nobody hears a look.
guide-first = There it is: an Intruder, in the room with the Scientist. Now you choose one Objective for good. A Pod and seven Items: say nothing, and collect.
guide-rest = Your own Encounter cost you no more than nerves. Insanity decides what the next one brings: rest while you can.
guide-farewell = You know enough to survive, perhaps: pay with cards, count the Noise, trust a little. How this ends is up to you. Play on.

## The game on one page

summary-goal = What it is about
    .text = Survive, and fulfil your own secret Objective. Some want the ship to come home, some want somebody not to. More than one of you can win; so can nobody.
summary-turn = A turn
    .text = Two Actions, then the next player. Each Action costs as many cards from your hand as it says. When you have passed, you are out of the round.
summary-noise = Noise
    .text = Whoever enters an empty Room rolls for Noise. A marker goes into a corridor; where one lies already there is an Encounter instead: a token from the bag says what comes.
summary-danger = Intruders
    .text = Shoot, fight or run; leaving their Room they attack you. Wounds hinder, too many kill. Contamination in your deck may hide worse.
summary-ship = The ship
    .text = Is the course set for a place that serves you? Do at least two engines work? Are you asleep in the Hibernatorium at the jump, or gone in a Pod? Otherwise you are dead.
summary-advice = A word of advice
    .text = Do not pass early without a reason, and never trust a report about the engines.

## Symbols

legend-noise = Noise
legend-malfunction = Malfunction
legend-fire = Fire
legend-items = Items still to be found
legend-computer = A Room with a computer
legend-exploration = Not explored yet
legend-red = Military Items
legend-yellow = Technical Items
legend-green = Medical Items
legend-light = Light Wounds
legend-serious = Serious Wounds
legend-insanity = Insanity
legend-cards = Cards in hand
legend-signal = Signal sent
legend-time = Time until the jump
legend-ammo = Ammunition
