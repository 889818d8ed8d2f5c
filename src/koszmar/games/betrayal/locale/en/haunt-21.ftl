### Haunt 21. All wording is our own.

haunt-21 = Spooky McMasters Presents…
haunt-21-hero-intro = A drum roll from nowhere, a green light, and a voice like an old radio: good evening, boys and ghouls! Spooky McMasters, host of nine hundred tales of terror, needs one more for the season. He sits in the Library with the Book upon his knees and writes; and whatever he writes about a room comes in by the door. You are the cast.
haunt-21-traitor-intro = You sent him letters from the age of seven. He answered every one. Tonight he has lent you a part at last, not the victim, oh no: the fan who opens the door from inside. Keep the Book with the master, and keep them in their scenes until the end of the chapter.
haunt-21-hero-setup = If the { tile-library } is not in the house, the heroes take it from the stack and put it in a region other than the traitor’s. The player to the traitor’s left takes the first turn.
haunt-21-traitor-setup = Spooky McMasters is put { tile-library.at } and gets the { card-book }. A Horror is put on the traitor’s tile. The traitor heals all traits, then gains { $players ->
        [3] 1 Might and 1 Speed
        [4] 1 Might and 1 Speed
        [5] 2 Might and 2 Speed
       *[6] 3 Might and 3 Speed
    }. After the traitor’s turn Spooky acts, then the Horrors.
haunt-21-hero-goal = Burn the Book.
haunt-21-traitor-goal = All heroes are dead.
haunt-21-end-hero = The pages curl up one by one, and with every page something in the house takes a bow and goes out. The host looks down at his fading slippers. Tune in next week, he says, without much hope.
haunt-21-end-traitor = And so, dear listeners, the house fell silent. Spooky blots the last line, his dearest fan claps until it hurts, and the credits roll: every name in black, every one of them late.
haunt-21-burn = Burn the Book
    .text = With the { card-book } { tile-furnace-room.at }, { tile-ritual-room }, { tile-kitchen }, { tile-laboratory } or { tile-charred-room }: Sanity roll. 5+: the heroes win. 0–4: nothing.
haunt-21-build = Build your Character
    .text = In the { tile-library }: Sanity roll. 4+: gain 1 Might or 1 Speed. 0–3: a Horror is put here.
haunt-21-return-book = Return the Book
    .text = With the { card-book } { tile-library.at }: hand it to Spooky.
haunt-21-ghostwrite = Ghostwrite
    .text = While Spooky has the { card-book }: choose any tile and roll two dice. 4: each explorer there takes 3 Physical damage. 2–3: each explorer there takes two dice of Mental damage, and a Horror is put there. 0–1: two Horrors are put there.
haunt-21-rule-book = A hero who wins a Might attack against Spooky while he has the { card-book } takes it. A hero with the { card-book } may attack Horrors with any trait.
haunt-21-rule-theft = When the traitor wins a Might attack against whoever has the { card-book }, the traitor may take it instead of dealing damage.
monster-21-spooky = Spooky McMasters
    .text = Cannot leave the { tile-library }. Ghostwrites while he has the { card-book }. Damage does nothing to him: he cannot be stunned.
monster-21-horror = Horror
    .text = Damage stuns it.
event-21-book = { $monster } has the Book again.
