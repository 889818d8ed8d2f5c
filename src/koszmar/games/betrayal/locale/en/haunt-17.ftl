### Haunt 17. All wording is our own.

haunt-17 = Forward This or Die
haunt-17-hero-intro = Send this to ten people before midnight, it said, and you laughed, and none of you sent it. Now there is scratching in the walls, quick as typing. Every so often a slip of paper lies where none was, and so far most of them have been blank. Gremlins, whispers somebody who had a grandmother. They cannot be hit, because nobody has ever really seen one. Somewhere upstairs there must be a picture.
haunt-17-traitor-intro = You sent it. You always send it; that is why you are still here and the others in the list are not. The Gremlins hop about your shoes with their sharp little hands folded, waiting to be told a name. Just keep the chain going.
haunt-17-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-17-traitor-setup = The traitor heals all traits. Three Gremlins are put on the traitor’s tile; they act after the traitor’s turn. { $players ->
        [3] 6
        [4] 5
        [5] 4
       *[6] 3
    } slips go into a hat: DIE is written on one, the others bear an X.
haunt-17-hero-goal = The traitor and all three Gremlins are dead.
haunt-17-traitor-goal = All heroes are dead.
haunt-17-end-hero = The hat is empty and nobody fills it again. The slips go into the fire, then the telephone, and for good measure the letter box, and there the chain ends.
haunt-17-end-traitor = Message delivered. In the quiet house somebody licks an envelope, and another, and another: ten this time, to be polite.
haunt-17-research = Research the Legend
    .text = In the { tile-tower }, { tile-gallery } or { tile-observatory }, while a Gremlin has no Rune: Knowledge roll. 5+: put a Rune on any Gremlin without one. 0–4: take 1 Mental damage.
haunt-17-rule-slips = At the end of each hero’s turn that hero, if alive, draws a slip. X: it is set aside. DIE: all slips go back into the hat, the traitor moves up to two unstunned Gremlins to that hero’s tile, and each makes a Might attack on that hero.
haunt-17-rule-runes = A Gremlin without a Rune cannot be attacked; damage from anything else, such as losing its own attack, stuns it. A Gremlin with a Rune is killed by damage.
monster-17-gremlin = Gremlin
    .text = Without a Rune it cannot be attacked, and damage (if it loses its own attack, for example) stuns it. With a Rune damage kills it.
token-17-rune = Rune
prompt-17-send = { $seat }, DIE was drawn. Which Gremlin do you send? (Two at most.)
prompt-17-mark = { $seat }, which Gremlin gets the Rune?
event-17-slip-x = { $seat } draws a slip: X. It is set aside.
event-17-slip-die = { $seat } draws a slip: DIE. All slips go back into the hat.
lore-17-hat = Slips in the hat: { $number }; on one of them stands DIE.
