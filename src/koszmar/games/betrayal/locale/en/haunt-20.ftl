### Haunt 20. All wording is our own.

haunt-20 = Don’t Say It
haunt-20-hero-intro = Everybody in the village knows his name, and nobody has said it for sixty years. One of you just did, very quietly, to somebody standing in the doorway. He has no face; he has a list. Rooms, in order. If you find them as he wrote them down, he can be touched. If you guess wrong, he comes and looks at you with it.
haunt-20-traitor-intro = When you were small he let you choose the rooms. You have not forgotten how the game goes: you write, they wander, and whoever says the wrong one out loud is seen. He is standing next to you now, smelling of chalk. Say his name again. He likes it.
haunt-20-hero-setup = If there are fewer than five tiles besides the Landings, the heroes add tiles from the stack until there are five. The player to the traitor’s left takes the first turn.
haunt-20-traitor-setup = The traitor (the oldest character) heals all traits and secretly writes down { $players ->
        [3] 2
        [4] 3
        [5] 4
       *[6] 5
    } different tiles of the house, in order, no Landings. The Faceless Man is put on the traitor’s tile; he acts after the traitor’s turn.
haunt-20-hero-goal = Find all tiles on the list in order. Then a hero must attack the Faceless Man and beat him.
haunt-20-traitor-goal = All heroes are dead.
haunt-20-end-hero = Under the fist there is something after all: a nose, a mouth, an old man’s frightened eyes. He puts up his hands to hide them and is gone. On the floor lies a list with every line crossed out.
haunt-20-end-traitor = He goes from one to the next with a damp cloth, as gently as a nurse, and wipes. When he is done, even their oldest friend can hardly tell them apart.
haunt-20-find = Find the Room
    .text = On any tile: ask whether it is the next tile of the list. If it is, put a Rune here; it is crossed off. If not, the traitor does what the Tome says, and then the Faceless Man is placed here and makes a Might attack on you.
haunt-20-rule-beaten = Once all Runes are placed, a hero who attacks the Faceless Man and beats him wins the haunt for the heroes.
haunt-20-rule-list = The list holds different tiles, no Landings. When a hero names a wrong tile, the traitor says whether it is in the right region and, if it is, how many moves away the next tile of the list is (without the Elevator and cards). If that tile has moved, the answer is about where it lies now.
monster-20-faceless-man = Faceless Man
    .text = Damage does nothing to him: he cannot be stunned.
token-20-rune = Rune
prompt-20-write = { $seat }, which tile is number { $number } on your list?
event-20-found = { $seat } is right: { $tile } was the next room.
event-20-warm =
    { $moves ->
        [one] { $seat } is wrong about { $tile }. The region is right; the room is { $moves } move away.
       *[other] { $seat } is wrong about { $tile }. The region is right; the room is { $moves } moves away.
    }
event-20-no-way = { $seat } is wrong about { $tile }. The region is right, but there is no way from here.
event-20-cold = { $seat } is wrong about { $tile }, and the region is wrong too.
lore-20-left = Rooms still to be found: { $number }.
lore-20-list = Your list, the next room first: { $rooms }.
