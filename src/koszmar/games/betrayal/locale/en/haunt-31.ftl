### Haunt 31. All wording is our own.

haunt-31 = A Ghost of a Chance
haunt-31-hero-intro = One after another the things you have picked up grow cold, then heavy, then angry. They twist out of your hands and away down the corridors, and somewhere a drawer slams with the sound of teeth. Nothing in this house was ever yours to take. But if you could carry enough of it out of the door, with a blessing on top, the dead might have to let you go.
haunt-31-traitor-intro = Thieves, all of them, and they call it exploring. The family still knows every spoon by name, and tonight it speaks through you. The heirlooms have woken. Send them home, or send them through somebody.
haunt-31-hero-setup = Nothing to prepare: the traitor does it. The player to the traitor’s left takes the first turn.
haunt-31-traitor-setup = The traitor heals all traits. All Items and Omens of all players are collected; the traitor chooses { $players ->
        [3] 4
        [4] 5
        [5] 7
       *[6] 9
    } of them, the { card-holy-symbol } among them (all, if there are fewer), and buries the others. The chosen ones are Cursed Items. Each is put on a different tile with an Item or Omen symbol; what is left over goes to the Entrance Hall. They act after the traitor’s turn.
haunt-31-hero-goal = A hero ends a turn in the Entrance Hall with the { card-holy-symbol } and at least { $players ->
        [3] 3
        [4] 4
        [5] 5
       *[6] 7
    } other Items or Omens. Cards drawn later count too.
haunt-31-traitor-goal = All heroes are dead.
haunt-31-end-hero = The front door opens on rain and ordinary dark. Inside a hundred small things sigh at once, and for the first time the house is only full of junk.
haunt-31-end-traitor = Everything is back in its place: the knife in its drawer, the doll on its shelf, the guests under the floor. The family goes to bed content.
haunt-31-dispel = Lift the Curse
    .text = With a stunned Cursed Item on your tile: remove it and take its card.
haunt-31-speak = Speak with the Dead
    .text = In the { tile-gallery }, { tile-graveyard }, { tile-operating-theatre } or { tile-soundproofed-room }: take one die of General damage, then gain 1 in any trait.
haunt-31-channel = Channel the Curse
    .text = With a Cursed Item on your tile: remove it and take its card. Then a hero of your choice in your region takes two dice of General damage.
haunt-31-rule-mind = A hero who attacks a Cursed Item without a weapon may attack with Sanity or Knowledge instead of Might. A hero who loses such an attack takes Mental damage.
haunt-31-rule-steal = Whoever wins a Might attack, hero against traitor or traitor against hero, may take one card of the loser instead of dealing damage.
haunt-31-rule-symbol = A hero who ends a turn with the { card-holy-symbol } takes one die of General damage, unless that wins the game.
monster-31-cursed-item = Cursed Item
    .text = Every Cursed Item is one of the cards. If the card is a weapon, it may attack with it, wherever that reaches, and pays no price for it. Damage stuns it.
prompt-31-keep = { $seat }, which card haunts the house?
prompt-31-curse = { $seat }, where does it haunt: { $card }?
prompt-31-which = { $seat }, which card do you take?
event-31-cursed = { $monster } is this card: { $card }.
