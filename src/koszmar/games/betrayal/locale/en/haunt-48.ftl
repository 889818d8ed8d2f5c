### Haunt 48. All wording is our own.

haunt-48 = Don’t Upset the Host!
haunt-48-hero-intro = The Skull smiles a little wider, says good evening and asks whether you have met the Head of the House. You have now: it is rolling down the stairs toward you, one step at a time, as large as a wardrobe. The invitation did say that guests would be expected to stay. It did not say for how long.
haunt-48-traitor-intro = You shook the host’s hand, and it was your own. What a reunion: all these charming people, and only the one Head to keep them entertained. See to it that nobody leaves early, and that nobody, under any circumstances, puts your Skull in a locked room.
haunt-48-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-48-traitor-setup = The traitor heals all traits, then gains 1 Might. If the { tile-bloody-room } is not in the house, the traitor takes it from the stack and puts it on the Ground Floor. The Head of the House is put { tile-bloody-room.at }, holding the { card-skull }; it acts after the traitor’s turn.
haunt-48-hero-goal = A hero carrying the { card-skull } is { tile-panic-room.at }.
haunt-48-traitor-goal = All heroes are dead.
haunt-48-end-hero = Three bolts, a bar and a wheel: the door is shut, and the Skull is on the other side of it, still talking. The party is over. A polite note of thanks is left under a stone, a heavy one.
haunt-48-end-traitor = Nobody has left. They sit around the long table with their hands in their laps, the candles burn down, and the Head of the House tells the one about the weekend guests again.
haunt-48-pick-up = Pick up the Skull
    .text = On the tile where the { card-skull } lies: take it.
haunt-48-revive = Revive the Head
    .text = If you hold the { card-skull }: the Head of the House appears on your tile, and the card goes to it.
haunt-48-rule-skull = A hero who ends a turn holding the { card-skull } makes a Speed roll. 5+: nothing. 0–4: take 2 Physical damage.
haunt-48-rule-host = If the traitor would die, the traitor is placed { tile-bloody-room.at } instead and heals all traits.
monster-48-head = Head of the House
    .text = Beaten in an attack it is killed, and the explorer who beat it takes the { card-skull }. If something else kills it, the card stays on the tile.
token-48-skull = Skull on the floor
