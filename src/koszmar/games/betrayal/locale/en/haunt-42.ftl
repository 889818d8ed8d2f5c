### Haunt 42. All wording is our own.

haunt-42 = Snack Attack
haunt-42-hero-intro = Good dog, somebody says, and in the dark something agrees. It has grown since supper; its shadow fills the corridor and its collar has burst. Four spirits of this house are feeding it scraps of themselves, room by room. What it would really like is something fresh.
haunt-42-traitor-intro = He came when you whistled, out of a place that has no doors. He is yours, he has always been yours, and he has not eaten since before there were houses. Your friends smell of fear and sandwiches. Good boy. Go and see what they have got.
haunt-42-hero-setup = If the { tile-larder } is not in the house, the heroes take it from the stack and lay it in the Basement. The player to the traitor’s left takes the first turn.
haunt-42-traitor-setup = The traitor heals all traits. Whoever holds the { card-dog } buries it. The Demon Dog stands on the traitor’s tile. { $players ->
        [3] It has eaten nothing yet.
        [4] It has eaten 1 Food already.
        [5] It has eaten 1 Food already.
       *[6] It has eaten 2 Food already.
    } It acts after the traitor’s turn.
haunt-42-hero-goal = A hero wins an attack on the Demon Dog once { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 4
    } spirits are exorcised.
haunt-42-traitor-goal = All heroes are dead.
haunt-42-end-hero = It shrinks as it falls, down and down, until there is only a small wet nose and a torn collar. Somebody has half a biscuit left. Nobody dares, and then somebody does.
haunt-42-end-traitor = He licks the plates, the floor and the hand that whistled for him. Then he looks up at it for quite a while, with his head on one side. The Larder is empty.
haunt-42-exorcise = Exorcise a spirit
    .text = On a tile whose spirit is still there: { tile-library } Knowledge, { tile-larder } Might, { tile-gymnasium } Speed, { tile-chapel } Sanity. 4+: its spirit is exorcised. 0–3: nothing.
haunt-42-steal = Steal Food
    .text = In the { tile-larder }, while Food is left (there are five): Speed roll. 4+: take a Food. 0–3: nothing.
haunt-42-visit = Visit the spirits
    .text = In the { tile-library }, { tile-larder }, { tile-gymnasium } or { tile-chapel }: heal all traits.
haunt-42-bite = Bite
    .text = In the { tile-larder }, while Food is left: the Demon Dog eats a Food.
haunt-42-rule-sanity = Heroes may also attack the Demon Dog with Sanity.
haunt-42-rule-food = A hero attacked by the Demon Dog may throw it a Food: it subtracts 4 from its roll, and eats the Food after the attack.
haunt-42-rule-beaten = Only a won attack counts, and only once enough spirits are exorcised; until then damage does nothing to the Demon Dog.
monster-42-dog = Demon Dog
    .text = Has 1 more Might for every Food it has eaten. Damage does nothing to it: it cannot be stunned.
token-42-food = Food
token-42-searched = Exorcised
prompt-42-throw = { $seat }, the Demon Dog leaps. Do you throw it a Food?
choice-42-throw-throw = Throw it: −4 to its roll
choice-42-throw-keep = Keep it
