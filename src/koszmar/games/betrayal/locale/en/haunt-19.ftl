### Haunt 19. All wording is our own.

haunt-19 = Caught on Tape
haunt-19-hero-intro = Nobody pressed play. On the screen there is this room, with you in it, filmed from the corner where nothing stands; and behind you in the picture somebody with wet hair is getting nearer. Five cassettes are about the house, all labelled with tonight’s date. Break them before the tape runs out.
haunt-19-traitor-intro = You watched it first, alone, and the phone rang, and a voice said how long. There is a way to make it stop: let others watch. You have put the cassettes where they will not look in time. She only wants an audience. And then, she promised, she will forget your number.
haunt-19-hero-setup = Nothing to prepare. The player to the traitor’s left takes the first turn.
haunt-19-traitor-setup = The traitor gains 1 Sanity and does not heal. The Number Track is set to { $players ->
        [3] 6
        [4] 4
        [5] 3
       *[6] 2
    }. The traitor puts five Videotapes on five different tiles as far from the heroes as possible, and the Spirit on one of them; it acts after the traitor’s turn.
haunt-19-hero-goal = At the end of a hero’s turn no Videotape is left and a hero is { tile-entrance-hall.at }.
haunt-19-traitor-goal = The Number Track shows 0, or all heroes are dead.
haunt-19-end-hero = Snow on the screen, and then not even snow. Yards of brown ribbon come out of the last cassette, like the guts of something, and everybody who still can steps out of the front door without once looking into the camera.
haunt-19-end-traitor = The picture is quite clear now. She climbs over the edge of the set, politely, one hand after the other, and somewhere in the house a telephone begins to ring for somebody new.
haunt-19-destroy = Destroy a Videotape
    .text = With a Videotape on your tile: Might roll. 4+: it leaves the game. 0–3: nothing.
haunt-19-stave-off = Stave off the Spirit
    .text = On the Spirit’s tile: roll one die. 2: the Number Track goes up by 1. 1: the Number Track goes up by 1 and your turn ends. 0: your turn ends.
haunt-19-rule-sanity = The traitor may attack with Sanity: both roll Sanity, and the loser takes Mental damage.
haunt-19-rule-countdown = At the end of the traitor’s turn the Number Track goes down by 1.
monster-19-spirit = Spirit
    .text = For it tiles with Videotapes are adjacent to each other. Damage stuns it.
token-19-tape = Videotape
