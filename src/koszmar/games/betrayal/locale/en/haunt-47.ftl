### Haunt 47. All wording is our own.

haunt-47 = A Knight to Remember
haunt-47-hero-intro = A trumpet, somewhere; then the wallpaper is a forest, the lamps are torches and your raincoat is a jerkin that smells of horse. You are in somebody else’s story, and you have the sinking feeling that you are not its hero. Far off the air shimmers like a curtain. In the corridor a very large suit of armour is closing its visor.
haunt-47-traitor-intro = The helmet fits. At last something here makes sense: there is a realm, there is a quest, and there are villains in it dressed up as your friends. They will try to leave the tale by the back door. A true knight does not tire, does not doubt and does not stay dead.
haunt-47-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-47-traitor-setup = The traitor heals all traits. For each hero a Portal is put on the tile of that hero’s region that is farthest from that hero. Every hero gets a Captivity token and is Trapped.
haunt-47-hero-goal = Close the last Portal.
haunt-47-traitor-goal = All heroes are dead.
haunt-47-end-hero = The last curtain falls shut, and the forest is wallpaper again. A heap of plate settles on the hall floor with a sigh. Somebody keeps one gauntlet, for the fire irons.
haunt-47-end-traitor = And so the realm was rid of them, the book says, and the good knight rode home through the long gallery. It is a short chapter. There is room on the next page for new villains.
haunt-47-escape = Escape the Tale
    .text = On a tile with a Portal, if you are Trapped: Knowledge roll, +2 if a free hero is here. 6+: your Captivity token goes to the traitor, you are free. 0–5: gain 1 Knowledge.
haunt-47-close = Close the Portal
    .text = On a tile with a Portal, if you are free: Knowledge or Sanity roll. 4+: the Portal is removed. 0–3: take one die of Mental damage.
haunt-47-rule-moves = At the start of a hero’s turn Speed is rolled: the result is the number of moves, at least 1.
haunt-47-rule-trade = Trapped and free heroes do not trade with each other.
haunt-47-rule-tale = The traitor may attack each living hero once a turn. The Trapped are attacked with Sanity, +2 to the traitor’s roll, and take Physical damage. The free are attacked with Might: a beaten hero takes no damage but gets a Captivity token and is Trapped; if the traitor loses, the traitor takes no damage.
haunt-47-rule-knight = If the traitor would die, the traitor heals all traits instead.
token-47-portal = Portal
token-47-trapped = Captivity
event-47-free = { $seat } is free!
event-47-closed = The Portal { $tile-at } is closed.
