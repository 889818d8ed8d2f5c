### Haunt 45. All wording is our own.

haunt-45 = An Audacious Debut
haunt-45-hero-intro = It was a dark and stormy night, says the Book, and outside it becomes one. Somebody among you is writing, badly and very fast, and in this story everyone but the author dies beautifully. You could kill the author; it has been tried, in chapter two. Find the page and cross it out.
haunt-45-traitor-intro = They always said that you should write what you know. You know these people, this house, this knife. Your first novel! Whenever it goes wrong you simply turn back a page, and there you stand again in the Armory with your hair just so.
haunt-45-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-45-traitor-setup = The traitor heals all traits. If the { tile-armory } is not in the house, the traitor takes it from the stack and lays it on the Ground Floor. The traitor draws Items until two weapons have come, keeps those two and buries the others. The Number Track starts at { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    }.
haunt-45-hero-goal = The traitor dies while the Number Track shows 0.
haunt-45-traitor-goal = All heroes are dead.
haunt-45-end-hero = There is no next page. The author looks up from the carpet, offended, and for once has no last words. Outside it has stopped raining; it was never that sort of night.
haunt-45-end-traitor = “Gripping,” writes the author on the cover, and under it, in another ink, “Unputdownable.” The heroes are in there, all of them. On page one they come up the drive again.
haunt-45-steal = Steal the Book
    .text = On the traitor’s tile, if the traitor holds the { card-book }: Speed roll. 4+: take it. 0–3: nothing.
haunt-45-rewrite = Rewrite the story
    .text = Holding the { card-book }, { tile-library.at }, { tile-ballroom }, { tile-gallery } or { tile-guest-quarters }: Knowledge roll. 6+: the Number Track goes down by 1. 0–5: nothing.
haunt-45-rule-sequel = If the traitor would die while the Number Track is not at 0, it goes down by 1 instead; the traitor heals all traits and stands { tile-armory.at }. The traitor takes the next turn, and play goes on from there.
haunt-45-rule-dramatic = On a tile with an Event symbol and a hero the traitor rolls one die more on all trait and attack rolls.
haunt-45-rule-weapons = Damage dealt with a weapon never takes a trait below critical, no matter whose.
