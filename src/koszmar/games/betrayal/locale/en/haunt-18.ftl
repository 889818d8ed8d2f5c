### Haunt 18. All wording is our own.

haunt-18 = A Nice Ring to It
haunt-18-hero-intro = The Ring catches the lamplight, and your friend is gone; or rather, your friend is everywhere. On the stairs, in the doorway, at your elbow, each with the same smile and the same stone on the finger. All but one are made of light. That one has a knife. Which of you was it who said it looked nice?
haunt-18-traitor-intro = It goes on over the knuckle and then it will not come off, and why should it? You look down at your hands from five places at once. They cannot strike what they cannot find. One by one you will stand behind them, and each of them will choose the wrong you.
haunt-18-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-18-traitor-setup = The traitor heals all traits and gets Number tokens (Illusions) 1 to { $players }; the 1 is the traitor. They are placed face down: one on the traitor’s tile, the others on tiles no farther away than the traitor’s Speed, each on a different tile if possible; only the traitor may look at them. The traitor’s figure leaves the house, and the Illusions act instead of the traitor’s turn.
haunt-18-hero-goal = The traitor is dead.
haunt-18-traitor-goal = All heroes are dead.
haunt-18-end-hero = The Ring rolls away over the boards with a clear, small sound, and every smile in the house goes out. It takes a long time before anybody says it: are we all here? Only once?
haunt-18-end-traitor = In the mirrors of the hall a figure bows to itself, and itself, and itself. Such a crowd, and every face so charming. The stone on the finger is a shade darker than it was.
haunt-18-confront = Confront
    .text = On the tile of an Illusion: Knowledge roll, +2 with the { card-mirror }. 5+: dispel it. 0–4: take one die of Mental damage.
haunt-18-call = Call the Ring
    .text = In the { tile-vault }: Sanity roll, +1 for each Omen you have. 8+: a revealed traitor takes one die of Mental damage, or any Illusion is dispelled. Your turn ends, whatever the result.
haunt-18-summon = Summon the Illusions
    .text = If you are revealed and have an Illusion on your board: place all of them as in the set-up; your figure leaves the house and your turn ends.
haunt-18-rule-dispelled = A hero who wins an attack on an Illusion dispels it and does no damage. A dispelled Illusion is turned up and returns to the traitor’s board. If it was the 1, the traitor’s figure is put on its tile, all Illusions in the house return to the traitor’s board, and the one with the highest number leaves the game.
haunt-18-rule-illusions = While hidden, the traitor plays all Illusions; once revealed, only the explorer. Illusions have the traitor’s current traits, move up to the traitor’s Speed without a roll and use the traitor’s Items and Omens as the traitor would, each special action once a turn; what those cost, the traitor pays. They do not trade, loot or discover.
monster-18-illusion = Illusion
    .text = Has the traitor’s traits and cards, moves as far as the traitor’s Speed. Damage does nothing to it, and an attack of its own that it loses does not dispel it.
token-18-illusion = Illusion
prompt-18-where = { $seat }, on which of these tiles are you yourself, the number 1?
prompt-18-which = { $seat }, which Illusion do you dispel?
event-18-acts = { $monster } acts.
event-18-vanish = { $seat } vanishes among the Illusions.
event-18-dispelled =
    { $number ->
        [1] { $monster } is the 1. There is the traitor!
       *[other] { $monster } is only light: a { $number }.
    }
lore-18-true = You are this one: { $monster }.
