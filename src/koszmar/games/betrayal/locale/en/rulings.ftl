### Betrayal: readings and options chosen before a match.

## Readings of doubtful rules; the first one is the default

ruling-critical-after-haunt = Damage to a critical trait after the haunt
ruling-critical-after-haunt-free = You may let a critical trait take a point although another could.
ruling-critical-after-haunt-avoid = A critical trait takes a point only when no other can.
ruling-trade-across-sides = Trades between heroes and traitor
ruling-trade-across-sides-allowed = Allowed, if both agree.
ruling-trade-across-sides-refused = Not allowed.
ruling-loot-limit = How often the dead may be robbed
ruling-loot-limit-turn = One thing each turn in all.
ruling-loot-limit-corpse = One thing from each corpse each turn.
ruling-leads-to = Tiles that lead to others
ruling-leads-to-both-ways = The way works in both directions.
ruling-leads-to-as-printed = The way works only in the direction that is printed.
ruling-forced-moves = Somebody is moved by a plain number of tiles
ruling-forced-moves-exact = The number has to be used up, as far as possible.
ruling-forced-moves-up-to = It may be fewer.
ruling-same-tile-sight = The own tile
ruling-same-tile-sight-in-sight = It is in line of sight.
ruling-same-tile-sight-not-in-sight = It is not in line of sight.
ruling-full-table = The Event A Full Table
ruling-full-table-knowledge = Roll Knowledge.
ruling-full-table-knowledge-or-sanity = Roll Knowledge or Sanity, as you like.
ruling-architecture = The Event Impossible Architecture, a roll of 4 or more
ruling-architecture-item = You draw an Item.
ruling-architecture-nothing = Nothing happens.
ruling-funeral = The Event Funeral: the way to the Graveyard or the Catacombs
ruling-funeral-lowest-row = Only after the lowest result.
ruling-funeral-always = After every result.
ruling-elevator-last-door = The Mystic Elevator at the last open doorway of a region
ruling-elevator-last-door-may-close = It may go there and shut the region.
ruling-elevator-last-door-keeps-open = It has to leave an open doorway.

## Options

option-scenario = Scenario
    .about = Why you have come to the house. Scenario and Omen together decide which haunt begins.
option-scenario- = Choose at the table
    .about = The first player chooses a Scenario card before the first turn.
option-scenario-mysterious-invitation = A Mysterious Invitation
    .about = Each of you got a letter.
option-scenario-for-sale = For Sale
    .about = You only want to have a look.
option-scenario-paranormal-investigators = Paranormal Investigators
    .about = You have come to measure it.
option-scenario-cursed = Cursed!
    .about = It has followed you here.
option-scenario-strange-disappearance = A Strange Disappearance
    .about = Somebody you know went in before you.
option-explorers = Explorers
    .about = Where everybody gets their explorer.
option-explorers-choose = Choose at the table
    .about = Everybody picks an explorer at the start; each board has two sides but is used once.
option-explorers-given = Given beforehand
    .about = The explorers are settled before the match begins.
option-haunt = Where to begin
    .about = Play from the front door on, or start right with a haunt, in a house explored at random.
    .none = From the front door
option-month = First player: month
    .about = Whose explorer has the next birthday goes first, counted from this day.
option-day = First player: day
