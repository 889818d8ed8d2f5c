### Haunt 27. All wording is our own.

haunt-27 = Words from the Stars
haunt-27-hero-intro = It is not a language, yet you understand it a little better each time you look, and each time you understand you forget something of your own. Behind the Mask your friend writes on the walls without a pause, taking dictation from very far away. When the sentence is finished it will be true.
haunt-27-traitor-intro = How quiet the stars were, until the Mask lay over your ears. Now they speak, clearly, patiently, and your hand follows. A few words only. The others stare at them and clutch their heads, poor things; soon there will be nothing left in there to hurt.
haunt-27-hero-setup = The heroes set aside { $players ->
        [3] 3
        [4] 4
        [5] 4
       *[6] 5
    } Words: their pile. The player to the traitor’s left takes the first turn.
haunt-27-traitor-setup = The traitor heals all traits and sets aside { $players ->
        [3] 5
        [4] 4
        [5] 4
       *[6] 3
    } Words: the traitor’s pile. One of these is put on the traitor’s tile. There are no monsters.
haunt-27-hero-goal = The traitor is dead.
haunt-27-traitor-goal = At the end of the traitor’s turn all Words of the traitor’s own pile are in the house, or all heroes are dead.
haunt-27-end-hero = The hand stops in the middle of a stroke. On the walls the Words dry, crack and are plaster again. Up there, something that had almost been heard takes a breath, and begins to look for another ear.
haunt-27-end-traitor = The last sign closes the sentence. Everybody reads it at the same moment, and nobody will ever read anything else. Above the roof the stars lean closer.
haunt-27-learn = Learn to Read
    .text = In the { tile-library }, { tile-observatory }, { tile-tower }, { tile-laboratory } or { tile-specimen-room }: Knowledge roll. 4+: take your Hero token. 0–3: put a Word of the heroes’ pile on your tile, or on an adjacent tile if there is one here already.
haunt-27-spread = Write a Word
    .text = On a tile without a hero and without a Word: Knowledge roll, +1 for each adjacent tile with a Word. 7+: put a Word of your pile here. 0–6: gain 2 Knowledge.
haunt-27-rule-words = Words are never moved. A hero needs two moves to leave a tile with a Word. A hero who ends a turn on a tile with a Word, or adjacent to one, takes 1 Mental damage.
haunt-27-rule-learned = A hero with a Hero token may reroll up to two dice when attacking the traitor. A hero who wins an attack on the traitor may take the { card-mask } instead of dealing damage.
haunt-27-rule-erased = When the traitor attacks or is attacked on a tile with a Word, the traitor removes one of the hero’s dice after all rolls and rerolls.
token-27-word = Word
token-27-heroes-word = Word of the heroes’ pile
token-27-traitors-word = Word of the traitor’s pile
token-27-learned = Hero token
prompt-27-second = { $seat }, do you reroll another die with it?
prompt-27-erase = { $seat }, the hero’s dice: { $dice }. Which one do you wipe out?
event-27-erased = { $seat } wipes out a die that shows { $number }. The hero is left with { $result }.
choice-reroll-27-die = Reroll a die that shows { $number }
