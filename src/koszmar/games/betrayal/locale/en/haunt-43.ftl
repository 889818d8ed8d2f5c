### Haunt 43. All wording is our own.

haunt-43 = Hide and Eat
haunt-43-hero-intro = Somebody counts in the dark, slowly, with a voice that was not made for numbers. The moon is up and it stands at the end of the corridor on two legs, sniffing. Whoever lies quite still behind a curtain may live until sunrise. It has reached nineteen.
haunt-43-traitor-intro = You used to lose this game; you always giggled. Tonight you have a friend who never loses. It hears a heartbeat through a wall, and it lets you stroke the fur between its ears. Ready or not.
haunt-43-hero-setup = The Number Track starts at { $players ->
        [3] 6
        [4] 7
        [5] 8
       *[6] 9
    }. Whoever holds the { card-dog } buries it. The Werewolf stands on the haunt revealer’s tile; it acts after the traitor’s turn. The player to the traitor’s left takes the first turn.
haunt-43-traitor-setup = The traitor is whoever holds the most Omens, and does not heal. Nothing else to prepare.
haunt-43-hero-goal = The Number Track shows 0 at the end of a monster turn: the sun rises.
haunt-43-traitor-goal = All heroes are dead.
haunt-43-end-hero = A grey line under the curtains, then a yellow one. On the landing somebody small and naked and very tired is asleep with a shoe in its mouth. They come out of hiding one by one, and nobody says “found you”.
haunt-43-end-traitor = “Found you. And you. And you in the wardrobe.” It was a good game. The beast yawns, red to the ears, and lies down across its friend’s feet until the next full moon.
haunt-43-hide = Hide
    .text = Without the Werewolf in line of sight: Speed roll, +1 { tile-armory.at }, { tile-soundproofed-room }, { tile-catacombs }, { tile-winter-bedroom }, { tile-graveyard } or { tile-statuary-corridor }. 5+: you are hidden. 0–4: nothing.
haunt-43-charm = Charm the Werewolf
    .text = On the Werewolf’s tile: Sanity roll, +1 for each hero here who is not hidden, yourself included. 8+: the Werewolf is stunned. 5–7: nothing. 0–4: take 1 Physical damage.
haunt-43-reveal = Reveal
    .text = On the tile of a hidden hero: Sanity roll. 5+: the hero is hidden no more. 0–4: nothing.
haunt-43-commune = Commune
    .text = On the tile of the Werewolf, if it is not stunned: move it one tile, then it makes a Might attack there.
haunt-43-curse = Curse
    .text = With a hero in line of sight who is not hidden and has a card: Sanity roll. 5+: that hero buries a card of the hero’s own choice. 0–4: nothing.
haunt-43-rule-hidden = A hidden hero cannot be attacked and is no obstacle. Leaving the tile ends it.
haunt-43-rule-night = At the end of every monster turn the Number Track goes down by 1, or by 2 if no hero has taken damage since the end of the last one. Then all Hidden tokens are returned.
monster-43-werewolf = Werewolf
    .text = Attacks with Might; it cannot attack a hidden hero. Damage stuns it.
token-43-hidden = Hidden
prompt-43-commune = { $seat }, where does the Werewolf go?
prompt-43-bury = { $seat }, a curse falls on you. Which card do you bury?
event-43-found = { $seat } is hidden no more.
