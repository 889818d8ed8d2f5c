### Haunt 12. All wording is our own.

haunt-12 = Helping Hands
haunt-12-intro = The house is hungry, and it has hands. They come out of the plaster with a noise like a tree going over, each as wide as a door, and feel along the skirting boards for something to close on. On a string round one of your necks the Amulet twitches, and both of them stop to listen.
haunt-12-setup = If nobody has the { card-strange-amulet }, the haunt revealer takes it from the Item deck. One Troll Hand is put in the Entrance Hall, one on the Basement Landing. They act after the haunt revealer’s turn. The player to the left of the haunt revealer takes the first turn.
haunt-12-goal = Everybody for themselves: hold the { card-strange-amulet } when all other explorers are dead.
haunt-12-end-alone = Two great palms set somebody down on the lawn, as gently as an egg. Behind them the house chews. There is one person now who will never carry their own shopping again.
haunt-12-end-nobody = The hands feel about for a while among what is left, find nobody to obey, and quietly wash each other.
haunt-12-joint = Crush together
    .text = With both Hands on one tile, neither having attacked: one attack with Might 8 instead of one attack each.
haunt-12-rule-steal = If you win a Might attack, you may take an Item or Omen of the loser instead of dealing damage.
haunt-12-rule-hands = Whoever holds the { card-strange-amulet } and lives plays the Troll Hands; they do not turn on their master. If nobody does, they rest.
monster-12-hand = Troll Hand
    .text = Attacks with Might; both on one tile may make a joint attack with Might 8. Damage does nothing to it: it cannot be stunned.
