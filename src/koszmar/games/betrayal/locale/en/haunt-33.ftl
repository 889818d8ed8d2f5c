### Haunt 33. All wording is our own.

haunt-33 = Smile for the Camera
haunt-33-hero-intro = The flash went off, and something in you did not come back from it. In the picture you are laughing; out here your face feels borrowed. Down every corridor stands a tall figure under a black cloth, one hand on the shutter. Hold still, they whisper. Hold still for ever.
haunt-33-traitor-intro = What a lovely group. How they fidget. In the album nobody ages, nobody leaves, nobody blinks, and there are so many empty pages. Your assistants are setting up the tripods. Say cheese.
haunt-33-hero-setup = Nothing to prepare: the traitor does it. The player to the traitor’s left takes the first turn.
haunt-33-traitor-setup = The traitor does not heal, and puts { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Phantom Photographers on tiles that are no Landings, evenly over the regions. If nobody has the { card-magic-camera }, the traitor takes it from the Item deck. Every hero gets their own Essence. The Photographers act after the traitor’s turn.
haunt-33-hero-goal = At the end of a hero’s turn no Photographer is left, and the { card-magic-camera } has been smashed.
haunt-33-traitor-goal = All heroes are dead.
haunt-33-end-hero = Glass crunches underfoot. All over the house the pictures go dark, one after another, and with each of them somebody breathes in. They look terrible. They look like themselves.
haunt-33-end-traitor = The album is complete. On the last page they stand in the hall, arm in arm, smiling a little too widely; and if the page is turned quickly, they have moved.
haunt-33-smash = Smash the Camera
    .text = On the tile of the traitor, if the traitor has the { card-magic-camera }, or anywhere if you have it yourself: Sanity roll. 6+: it leaves the game. 0–5: nothing.
haunt-33-photo = Take a Picture
    .text = With a hero on your tile, or in your line of sight if you have the { card-magic-camera }, who still has their Essence: Speed roll. 6+: take that Essence and gain 1 in any trait. 0–5: nothing.
haunt-33-rule-glass = Only damage from a Might attack kills a Photographer; any other damage stuns it.
haunt-33-rule-camera = While the traitor has the { card-magic-camera }, none of the traitor’s traits falls below critical.
haunt-33-rule-essence = When the traitor attacks a hero whose Essence the traitor has, the traitor rolls two more dice.
monster-33-photographer = Phantom Photographer
    .text = Attacks with Sanity any hero in its line of sight. A hero who ends a turn in its line of sight loses their Essence to the traitor. Damage from a Might attack kills it, other damage stuns it.
token-33-essence = Essence
event-33-smashed = { $seat } smashes the Magic Camera. It is gone for good.
