### Haunt 4. All wording is our own.

haunt-04 = Free the Realtor
haunt-04-intro = She stands in the Entrance Hall with the keys in her hand and the same bright smile as in the photograph on the sign. “And this,” says the realtor, in two voices at once, “is the heart of the property.” Behind her teeth something looks you over like a buyer. She is still in there. She has been showing it the house for years.
haunt-04-setup = The Realtor is put in the Entrance Hall. { $players ->
        [3] 3 Cleansed Room tokens are put on tiles with heroes, one on a tile.
        [4] 2 Cleansed Room tokens are put on tiles with heroes, one on a tile.
        [5] 1 Cleansed Room token is put on a tile with a hero.
       *[6] No room is cleansed yet.
    } She acts after the haunt revealer’s turn. The player to the left of the haunt revealer takes the first turn.
haunt-04-goal = Perform the Ritual on the Realtor’s tile with a result of 13 or more. You lose when all of you are dead.
haunt-04-end-hero = The second voice breaks off in the middle of the square footage. She drops the keys, looks at her hands, then at you, and asks very quietly what year it is.
haunt-04-end-nobody = “A quick sale,” she tells the empty hall, and hangs a new board on the gate. The photograph on it smiles. So do you all, in the windows behind her.
haunt-04-knowledge = Gain Knowledge
    .text = In the { tile-library }, { tile-chapel } or { tile-laboratory }: Knowledge roll. 5+: take a Knowledge token; if you have one, give one to an explorer here who has none.
haunt-04-cleanse = Cleanse
    .text = On a tile with an Event symbol that is not cleansed: Speed roll, +2 with a Knowledge token. 6+: this tile is cleansed.
haunt-04-ward = Ward
    .text = In the { tile-nursery }, { tile-armory } or { tile-graveyard }: Might roll, +2 with a Knowledge token. 6+: take a Ward.
haunt-04-ritual = Ritual
    .text = On the Realtor’s tile: Sanity roll, +1 for each cleansed tile in your region, +1 { tile-ritual-room.at }, +2 with a Knowledge token. 13+: you win. 9–12: your turn ends. 0–8: every hero loses 1 Sanity and your turn ends.
haunt-04-rule-pushed = The Realtor is never stunned. Whoever damages her may move her up to as many tiles.
haunt-04-rule-wards = With a Ward you roll two dice more when you attack her and when she attacks you.
haunt-04-rule-presence = At the end of the monster turn every hero in her region takes one die of Mental damage.
monster-04-realtor = Realtor
    .text = Moves toward the closest hero and attacks with Sanity whoever is on her tile; the haunt revealer breaks ties. Damage does not stun her: it moves her away.
token-04-cleansed = Cleansed Room
token-04-lore = Knowledge
token-04-ward = Ward
prompt-04-teach = { $seat }, who here gets a Knowledge token?
