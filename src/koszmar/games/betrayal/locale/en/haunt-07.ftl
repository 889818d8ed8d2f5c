### Haunt 7. All wording is our own.

haunt-07 = Upon Reflection
haunt-07-intro = The mirror gave everybody back but one. Your friend lies on the floor, eyes open, not breathing, and beats with both fists on the other side of the glass. Lips move: three words, the way out. No sound comes through. Then all the mirrors in the hall begin to open.
haunt-07-setup = The haunt revealer’s figure is tipped over: a corpse that others may loot, but its player stays in the game and secretly learns a trait, an Omen and a room that is not in the house yet. { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Mirror Beings are put in the Entrance Hall. They act after the haunt revealer’s turn. The player to the left of the haunt revealer takes the first turn.
haunt-07-goal = Break the Spell: roll the right trait for 5 or more, naming the right Omen, which you hold, in the right room. You lose when all explorers but the trapped one are dead.
haunt-07-end-hero = The right word, the right thing, the right place: every mirror in the house breathes out. The figure on the floor sits up, spits out a splinter of silver, and for the rest of the night will not stop talking.
haunt-07-end-nobody = On this side the rooms are empty. On the other they are full: all of you, hands flat on the glass, mouthing three words at nobody.
haunt-07-break = Break the Spell
    .text = On any tile: choose a trait, name an Omen you hold, and roll that trait. 5+: the trapped player says yes if trait, Omen and your tile are all three right, and you win; otherwise no, and not what was wrong. 0–4: no answer.
haunt-07-rule-trapped = The trapped player’s explorer lies where it was; its cards may be looted. It cannot be attacked, and the Mirror Beings let it be.
haunt-07-rule-silence = The trapped player may not communicate at all, but for this: on their turn they may choose any card of the Event deck and hand it to a player. It is not resolved and is out of the game.
haunt-07-rule-events = Discovering a tile with an Event symbol gives no Event and does not end your turn.
monster-07-mirror-being = Mirror Being
    .text = Moves toward the closest explorer and attacks with Sanity an explorer on the tile where it ends; the haunt revealer breaks ties. Damage stuns it.
prompt-07-trait = { $seat }, which trait do you roll to break the spell?
prompt-07-omen = { $seat }, which Omen do you name?
prompt-07-clue = { $seat }, which Event card do you hand over as a clue?
choice-07-clue-no-clue = No clue this time
prompt-07-hand-to = { $seat }, who gets { $card }?
event-07-trapped = { $seat } is caught in the mirror.
event-07-spoken = { $seat } tries to break the spell on { $tile }: { $trait }, { $card }.
event-07-no = Behind the glass { $seat } shakes the head: no.
event-07-clue = { $seat } hands { $other } a clue through the glass: { $card }.
lore-07-spell = The way out: { $trait }, { $card }, { $tile }. You may not say it.
