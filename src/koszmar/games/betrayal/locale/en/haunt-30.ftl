### Haunt 30. All wording is our own.

haunt-30 = ’Til Death Do Us Part
haunt-30-hero-intro = Somewhere in this house stands an altar with two names on it. One of them belongs to somebody who has been dead a long time and will not take no for an answer; the other to your friend, who has just been fitted for the veil. Finish the wedding properly, says the Ring, and the dead will rest.
haunt-30-traitor-intro = You never said yes. You only put the thing on for a moment, and now the lilies turn their heads when you pass. They want to drag you to that altar. But if the Ring were on your own finger again, by your own will, you could send all the guests home. All of them.
haunt-30-hero-setup = If the { tile-secret-staircase } is not in the house, it is put in the Basement. Only the top { $players ->
        [3] 4
        [4] 6
        [5] 9
       *[6] 12
    } tiles remain as the stack; the others leave the game. The haunt revealer gets all Omens of the traitor. Then the heroes may give one another Omens as they like. They keep their Omens face down. The player to the traitor’s left takes the first turn.
haunt-30-traitor-setup = The traitor heals all traits and is put { tile-entrance-hall.at }. { $players ->
        [3] 1 Wedding Guest is put on a tile
        [4] 2 Wedding Guests are put on different tiles
        [5] 3 Wedding Guests are put on different tiles
       *[6] 4 Wedding Guests are put on different tiles
    } with an Omen symbol; any left over go { tile-ground-floor-staircase.to }. The guests act after the traitor’s turn.
haunt-30-hero-goal = Hold the Ceremony on the Altar’s tile with the traitor there.
haunt-30-traitor-goal = The traitor holds the { card-ring }.
haunt-30-end-hero = The words are spoken, all of them, in the right order. Something in a grey veil lifts it, takes one long look, and nods. Then it walks off between the pews, alone, and there are no steps to be heard.
haunt-30-end-traitor = It slides over the knuckle as if it had never been away. The bells break off. One after another the guests put on their coats and go out through the walls, and whomever they meet on the way they take along.
haunt-30-compel = Compel the Betrothed
    .text = If you hold the { card-ring }: show it and make a Knowledge roll. Move the traitor up to that many tiles.
haunt-30-ceremony = Hold the Ceremony
    .text = On the Altar’s tile, with the traitor there: Sanity roll. 6+: the heroes win. 0–5: nothing.
haunt-30-rule-omens = The heroes’ Omens lie face down, new ones too; heroes trade them without showing them to the traitor. To use an Omen or profit from it, its owner shows it, then turns it down again.
haunt-30-rule-altar = The last tile of the stack gets the Altar when it is discovered.
haunt-30-rule-veil = When the traitor attacks a hero, the traitor may turn one of that hero’s Omens face up for the rest of the haunt. A dead hero’s Omens are turned up.
haunt-30-rule-stubborn = The traitor’s traits never fall below their starting values.
haunt-30-rule-bound = On the Altar’s tile the traitor cannot leave it by any means.
monster-30-guest = Wedding Guest
    .text = Stunned by damage.
token-30-altar = Altar
prompt-30-exchange = { $seat }, before the veil falls: do you give an Omen to another hero?
choice-30-exchange-give = { $thing } to { $target }
prompt-30-veil = { $seat }, do you turn one of { $other }’s Omens face up?
choice-30-veil-lift = Lift the veil
choice-30-veil-leave = Leave it
event-30-passed = { $seat } slips { $card } to { $other }.
event-30-passed-hidden = { $seat } slips an Omen to { $other }.
event-30-shown = { $seat } shows a hidden Omen: { $card }.
event-30-turned-up = One of { $seat }’s Omens lies face up from now on: { $card }.
