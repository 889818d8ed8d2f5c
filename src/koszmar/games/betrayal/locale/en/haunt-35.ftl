### Haunt 35. All wording is our own.

haunt-35 = Space Slugs
haunt-35-hero-intro = It was not hail that drummed on the roof. They are the size of a shoe and the colour of nothing, and your friend is letting them climb up a sleeve, smiling. In the cellar and under the eaves something soft is breeding. There must be salt in this house. There must be.
haunt-35-traitor-intro = So quiet, once they are in. No more wanting, no more worrying; just a warm, wet, many-voiced yes. The others look so lonely in their skulls. Help them move over.
haunt-35-hero-setup = Nothing to prepare: the traitor does it. The player to the traitor’s left takes the first turn.
haunt-35-traitor-setup = The traitor does not heal, and puts a Nest on any Basement tile and one on any Upper Floor tile, and { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } Slugs on the traitor’s own tile. They act after the traitor’s turn.
haunt-35-hero-goal = Both Nests are destroyed.
haunt-35-traitor-goal = Every hero is dead or under control.
haunt-35-end-hero = The last Nest hisses, shrinks, and is a stain. All over the house small things let go of walls and fall with a sound like wet gloves. There are doorsteps in town that will be salted for a lifetime.
haunt-35-end-traitor = In the morning they all leave together, in step, smiling at the sun. There is a whole town down there, and every single head in it has room.
haunt-35-salt = Look for Salt
    .text = In the { tile-kitchen }, { tile-dining-room }, { tile-underground-lake }, { tile-larder }, { tile-laboratory } or { tile-gymnasium }: Knowledge or Speed roll. 5+: take a Salt. 2–4: nothing. 0–1: a Slug appears here.
haunt-35-pick-up = Pick up Salt
    .text = Take a Salt that lies on your tile.
haunt-35-destroy = Destroy the Nest
    .text = On a tile with a Nest: Speed roll. Once the dice lie, you may discard any number of your Salt: +2 for each. 9+: the Nest is destroyed. 5–8: nothing. 0–4: a Slug appears here.
haunt-35-summon = Summon
    .text = On a tile with a Nest: two Slugs appear here.
haunt-35-rule-salt = Heroes can trade Salt with one another. It falls to the floor where its holder dies or is taken over.
haunt-35-rule-taken = A hero who loses to an attacking Slug is under control: a traitor from now on, with the traitor’s book and the traitor’s goal. Traits and cards stay.
monster-35-slug = Slug
    .text = All Slugs finish moving before any of them attacks. Attacks with Sanity, +1 for every other Slug on the tile. If it wins, it takes the hero over instead of dealing damage. After an attack all Slugs on that tile die. Damage kills it.
token-35-nest = Nest
token-35-salt = Salt
prompt-35-attack = { $seat }, whom do the Slugs attack?
event-35-taken = { $seat } goes limp, then smiles. Something else looks out of those eyes.
