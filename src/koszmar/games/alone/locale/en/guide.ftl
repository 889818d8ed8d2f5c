### The first evening, the page about the game, its symbols.

guide-welcome = A station in the dark, and one human being: you. Everything else on it is Evil, and somebody plays Evil.
guide-who = Each Hero is good at something else. Emil Sarto is a doctor: he lasts longer.
guide-evil = Evil knows the whole map, and you know one corridor. Evil has no turns of its own: it plays cards in answer to what you do.
guide-missions = Finish one of these missions, and the last one is turned face up. Finish that, and you have won. But you have to find the rooms first.
guide-vitals = Health and Sanity: when one is at 0, the other pays for it; when both are, you are lost. Adrenaline is for emergencies.
guide-locate = Where to in the dark? Locate asks the radar for two things: how far away, and on which level.
guide-second = Two targets for one action. The Infirmary is the place for the fever.
guide-noise = A noise from the south: something has arrived. Evil must tell you that much, and no more.
guide-bullet-time = One action a turn is little. For an adrenaline token you have two: Bullet Time.
guide-torch = Your torch shows the sector you enter, and nothing else. Away from the noise: north.
guide-block = After a step you may block a door beside you. Whatever follows you loses time on it.
guide-lamps = Evil has answered: a card that costs you Sanity. Each card it plays covers a space of this track. Danger that is still uncovered when the round ends will be waiting for you.
guide-stairs = The radar said that stairs are near. South from here.
guide-creature = There it is. The fright has cost you 2 Sanity, and whatever shares your sector at the end of a turn attacks.
guide-fight = Fight: two dice. Hits are damage; half-hits count only in a lit sector. Killing it teaches you something.
guide-once-more = Missed. You have one more action.
guide-run = Not today. Leaving gives it a free swing at you, but the stairs are right here.
guide-farewell = You are alone, you are hunted, and you know how it works: locate, move, block, and do not stay. Find a mission’s room and work there. Play on.

## The game on one page

summary-goal = What it is about
    .text = The Hero finishes one starting mission and then the final mission. Evil wins when both Health and Sanity are at 0. No clock ends the night, but every round heals less than the last, and in the end comes the Nightmare.
summary-hero = The Hero’s turn
    .text = One action: Move, Explore, Fight, Locate, Search or Interact. For adrenaline there is a second one. Only what the torch shows is known.
summary-evil = Evil
    .text = Evil sees everything, has no turn, and answers with cards: something comes, something moves, a door slams, a lamp dies. At most two a turn. Cards cover the symbols of the reaction track; what is still uncovered at the end of the round becomes danger tokens.
summary-dark = Light and dark
    .text = In the dark most creatures roll more dice; in a lit sector your half-hits count. A repaired lamp lights whole lines of sectors. When a round ends, you lose sight of what lies far behind.
summary-round = A round
    .text = Eight turns. Then danger tokens come, adrenaline returns, and the limit up to which you can heal sinks.
summary-advice = A word of advice
    .text = As the Hero: keep moving and keep doors shut. As Evil: let silence do half of the work.

## Symbols

legend-move = Move
legend-explore = Explore
legend-fight = Fight
legend-locate = Locate
legend-search = Search
legend-interact = Interact
legend-health = Health
legend-sanity = Sanity
legend-adrenaline = Adrenaline
legend-danger = Danger
legend-noise = Noise
legend-switch = Light switch
legend-stairs = Stairs
legend-jack = Blocked door
legend-web = Web
legend-gas = Gas
legend-mine = Mine
legend-short = Short circuit
legend-charge = Charges of an item
legend-upgraded = Upgraded item
legend-experience = Experience
legend-work = Work done
