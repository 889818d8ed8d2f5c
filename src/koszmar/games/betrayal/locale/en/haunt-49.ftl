### Haunt 49. All wording is our own.

haunt-49 = Terms and Conditions
haunt-49-hero-intro = The house is cheap because it is already paid for, says the small print, and the price is you. Your palms are bleeding, every one of them, from a cut that nobody remembers. Deep in the cellar a patient voice reads out your names in alphabetical order. Whatever you signed, it is only paper, and paper burns.
haunt-49-traitor-intro = A bargain, they called it, and so it is: a few drops from each of them, handed over at the counter downstairs, and the title is yours, free of all burdens. He has the Contract. You have the knife. Bring the blood while it is still willing.
haunt-49-hero-setup = Each hero takes a Blood token. The player to the traitor’s left takes the first turn.
haunt-49-traitor-setup = { $players ->
        [3] The traitor heals all traits.
        [4] The traitor heals all traits, then gains 1 Might and 1 Speed.
        [5] The traitor heals all traits, then gains 2 Might and 2 Speed.
       *[6] The traitor heals all traits, then gains 2 Might and 2 Speed.
    } The Demon, holding the Contract, is put on the Basement tile farthest from the { tile-basement-landing }; it acts after the traitor’s turn.
haunt-49-hero-goal = Burn the Contract.
haunt-49-traitor-goal = The traitor enters the Demon’s tile with the Blood of every hero, or all heroes are dead.
haunt-49-end-hero = The signatures go first, curling up like insects. Far below somebody clears his throat, says that this is most irregular, and is gone. From now on everything will be read twice, menus included.
haunt-49-end-traitor = He counts the drops, blots the page and slides the keys across the table. Sign here, and here. Under the floor the others begin to settle, the way old houses do.
haunt-49-burn = Burn the Contract
    .text = If you hold the Contract: Knowledge roll, +4 { tile-furnace-room.at }, { tile-ritual-room }, { tile-kitchen }, { tile-laboratory } or { tile-charred-room }. 7+: the heroes win. 4–6: nothing. 0–3: take 1 Physical damage.
haunt-49-pick-up = Pick up the Contract
    .text = On the tile where the Contract lies: take it.
haunt-49-blood-magic = Blood Magic
    .text = If you have your Blood: take one die of Mental damage, then gain 1 Might.
haunt-49-collect = Collect Blood
    .text = Take all Blood that lies on your tile.
haunt-49-rule-blood = A hero who takes Physical damage or dies drops the Blood on the tile. Heroes can neither pick Blood up nor trade it; the traitor can pick it up. A hero without Blood takes one die of Mental damage at the end of the own turn.
haunt-49-rule-contract = A hero who wins a Might attack against the Demon may take the Contract from it instead of dealing damage. Heroes may trade it; if its holder dies, it stays on the tile. The traitor can never hold it.
haunt-49-rule-sanity = The traitor may make unarmed attacks with Sanity, too; they deal Mental damage.
monster-49-demon = Demon
    .text = Damage stuns it, but not while it holds the Contract.
token-49-blood = Blood
token-49-contract = Contract
prompt-49-contract = { $seat }, the Demon is beaten. Do you take the Contract, or deal damage?
choice-49-contract-damage = Deal damage
