### Haunt 2. All wording is our own.

haunt-02 = Friends Forever
haunt-02-intro = It is engraved on the inside of the Ring, in a child’s capitals: FRIENDS FOREVER. The doors have stopped leading out. Something small skips along the corridor above you, counts your footsteps, and has promised one of you never to be alone again, if only the others stay.
haunt-02-setup = Number tokens 1 to { $players } are shuffled face down, one for each player, who may look at it: whoever has the 1 is the traitor. The Number Track starts at { $players ->
        [3] 6
        [4] 5
        [5] 4
       *[6] 3
    }. The player to the left of the haunt revealer takes the first turn.
haunt-02-goal = Heroes: the Ring is destroyed, or the traitor is dead. Traitor: all heroes are dead, or the Number Track is at 0.
haunt-02-end-hero = The Ring is only a ring again, and nobody calls from inside it. Somewhere a music box runs down. The front door swings open by itself, sulking.
haunt-02-end-traitor = Hide and seek, and then a tea party, and then hide and seek again. There is so much time now. One of the guests is smiling, and holds everybody by the hand.
haunt-02-destroy = Destroy the Ring
    .text = Whoever holds the { card-ring }: Speed or Knowledge roll, +1 for each hero on a disturbed tile ({ tile-panic-room }, { tile-furnace-room }, { tile-ballroom }, { tile-operating-theatre }, { tile-junk-room }). 7+: the Ring is destroyed, a living traitor must be revealed, and the heroes win. 0–6: take 6 General damage and be placed on any Landing.
haunt-02-rule-attacks = Everybody may attack everybody, and every other explorer on your tile is an obstacle. Once the traitor is revealed, heroes no longer hinder each other, but they may still attack each other.
haunt-02-rule-secrecy = You may look at your own Number token at any time, and say about it what you like. Nobody shows one unless told to. A traitor who is not revealed passes for a hero.
haunt-02-rule-call = At the end of the haunt revealer’s turn the Number Track falls by 1. Then each hero, one after another, is placed on a Landing of their choice or takes 2 Mental damage. A revealed traitor is left in peace.
haunt-02-rule-revealed = Just before the Ring would be destroyed a hidden traitor may step in: revealed, the traitor puts every hero on a Landing of the traitor’s choice, and the bonus is counted again. Whenever the traitor is revealed: heal all traits, gain 1 Might.
token-02-number = Number token
prompt-02-call = { $seat }, your friend calls. Which Landing do you go to, or do you refuse?
choice-02-call-refuse = Refuse: take 2 Mental damage
prompt-02-step-in = { $seat }, the Ring is about to break. Does anybody step in?
choice-02-step-in-keep-quiet = Keep quiet
choice-02-step-in-step-in = I am the traitor: step in
prompt-02-scatter = { $seat }, on which Landing do you put { $who }?
lore-02-number =
    { $number ->
        [1] Your Number token: 1. You are the traitor.
       *[other] Your Number token: { $number }. You are a hero.
    }
