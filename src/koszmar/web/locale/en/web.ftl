### The browser client's own words. Every id begins with web-, so that no game can stand in the way.

## The table

web-seats = Around the table
web-my-area = Your area
web-question = The question
web-decides = decides
web-away = away
web-present = at the table
web-me = me
web-spectator = a watcher
web-watching = You are watching
web-watching-note = You see what everybody at the table may see. Hands, goals and other secrets stay with those who hold them.
web-look = Look closer
web-close = Close
web-skip = To the board
web-lobby = Lobby
web-undo = Take back
web-undo-how-far = How far?
web-undo-choice = The last choice
web-undo-action = The whole action
web-undo-turn = The whole turn
web-undo-free = Nothing has been revealed since.
web-undo-seen = Something has been seen since; we ask first.
web-timeline = Timeline
web-text-page = The table as text
web-more = More
web-record = Save the record
web-light = Light or night
web-other-language = Polski
web-other-language-code = pl
web-dates = en-GB

## Maps and books

web-closer = Closer
web-farther = Farther
web-fit = Show all of it
web-here = You are here
web-calls =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
web-fold = Look at the board: fold away “{ $title }”
web-unfold = Open “{ $title }” again
web-turn = Turn the tile
web-own-book = yours
web-page-before = The page before
web-page-after = The next page
web-retell = Read it again
web-heard = Go on

## The question

web-waiting = The table waits for { $seats }.
web-waiting-note = Nothing is asked of you. Read the cards; they will be needed.
web-waiting-out = You are out of the game, but not out of the story. Look on.
web-past = This is the past. It cannot be answered any more.
web-on-table =
    { $loose ->
        [0]
            { $count ->
                [one] { $count } answer glows on the table
               *[other] { $count } answers glow on the table
            }
       *[other]
            { $count ->
                [one] { $count } more answer glows on the table
               *[other] { $count } more answers glow on the table
            }
    }
web-why-asked = Why am I asked this?
web-why-not = Not now.
web-odds = { $percent }%
web-odds-about = By the dice as they fall. What you or others may still do about them is not counted.
web-hint = What would the bot do?
web-hint-thinks = The bot is thinking…
web-hint-says = The bot would: { $choice }.
web-hint-chance = It gives you about { $percent }% to win.
web-which = Which do you mean?
web-underway-cancel = Not that after all
web-parting = This ends your turn: “{ $choice }”
web-parting-now = Yes, at once
web-parting-stay = Not yet
web-crowd =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
web-beyond =
    { $count ->
        [one] { $count } answer beyond the edge: show it
       *[other] { $count } answers beyond the edge: show them
    }
web-far = You can get there: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    }
web-errand = On the way to: { $place }
web-walking = On the way: { $place }. You stop as soon as anything happens.
web-walking-stop = Stop here
web-undo-wished = The others are being asked whether you may take it back.
web-wish =
    { $size ->
        [turn] { $seat } would like to take back the turn.
        [action] { $seat } would like to take back the action.
       *[choice] { $seat } would like to take back a choice.
    }
web-wish-waits = Still to agree: { $seats }.
web-withdraw = Never mind, let it stand
web-doubt = Something has been revealed since then. Take it back all the same?
web-doubt-yes = Take it back
web-doubt-no = Let it stand
web-farewell = Leave the table to the bots?
web-farewell-note = No person would be left in this match. The bots play on by themselves, slowly enough to watch; as long as they play you can take your seat back.
web-farewell-yes = Let the bots play
web-farewell-no = Keep my seat
web-give-to-bot = Let a bot play this seat
web-take-from-bot = I am back
web-bot-for-me = A bot plays for you.
web-bot-for = A bot plays for { $name }.
web-gone =
    { $minutes ->
        [one] { $name } has been away for a minute. Let a bot play meanwhile?
       *[other] { $name } has been away for { $minutes } minutes. Let a bot play meanwhile?
    }
web-let-bot = Let a bot play
web-let-wait = Let us wait
web-relief = { $by } would let a bot play for { $name } meanwhile.
web-may-we-call = Shall we call you when it is your turn, even if you look elsewhere?
web-may-we-call-yes = Yes, please
web-may-we-call-no = No, thank you
web-next-table = The table is being laid once more. Your seat is waiting for you.
web-next-table-go = Sit down there
web-agree = Let it be undone
web-refuse = What is done is done

## Settings and keys

web-comfort = Settings
web-pace = Pace
web-pace-steps = step by step: it waits for me at turning points
web-pace-slow = slowly
web-pace-normal = at a steady pace
web-pace-quick = quickly
web-pace-none = at once
web-sound = Sounds
web-sound-off = silence
web-sound-on = paper, dice, heartbeat, the dark
web-light-night = night
web-light-day = day
web-letters = Letters
web-letters-usual = as usual
web-letters-large = large
web-letters-larger = larger still
web-payments = A payment that can be made exactly in one way only
web-payments-self = pays itself
web-payments-ask = always ask me
web-keys = Keys
web-key-answer = give that answer
web-key-walk = walk among what glows
web-key-touch = touch it
web-key-closer = look closer
web-key-hint = ask the bot
web-key-why = why am I asked this?
web-key-undo = take back
web-key-log = log, chat, rules
web-key-mine = pull up your area
web-key-text = the table as text
web-key-space = Space
web-key-recall = since my last turn
web-key-aim = my goal
web-key-skip = go on; skip to the next turning point
web-key-away = put it away
web-key-zoom = closer, farther, all of the map
web-key-pan = move over the map
web-key-area = another part of the map
web-key-turn = turn the tile
web-key-help = this sheet
web-notify = When it is my turn and I look elsewhere
web-notify-off = stay silent
web-notify-on = call me
web-notify-refused = The browser does not let this page call you; its own settings can change that.
web-notify-https = The browser calls you only from a page that came over https, or from this very computer.
web-tremble = The phone trembles
web-yes = yes
web-no = no
web-none = none
web-your-turn = Your turn
web-since =
    { $minutes ->
        [0] Only just now.
        [one] For a minute now.
       *[other] For { $minutes } minutes now.
    }

## Beside the table

web-log = Log
web-log-empty = Nothing has happened yet. It will.
web-log-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
web-log-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
web-log-details =
    { $count ->
        [one] { $count } detail
       *[other] { $count } details
    }
web-recall = Since your last turn
web-recall-nothing = Nothing has happened since then.
web-now-on = Go on
web-now-skip = Skip
web-tale-next = Turn the page
web-tale-back = Back
web-tale-page = Page { $page } of { $pages }
web-tale-you = What you are now: { $role }
web-log-rule = The rule behind this
web-chat = Chat
web-chat-empty = Silence around the table.
web-chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
web-chat-say = Say something
web-hands = { $count ->
    [one] changed hands once
   *[other] changed hands { $count } times
  }
web-act-key = { $secrets ->
    [yes] The owner has made a new key for { $seat }. Whoever holds it sees what only { $seat } knew.
   *[no] The owner has made a new key for { $seat }.
  }
web-act-revoked = The owner has taken back the key of { $seat }.
web-act-taken = The owner has given { $seat } to a bot.
web-act-given = { $seat }: a bot plays here now, as whoever held the seat wished.
web-act-back = { $seat }: a person plays here again.
web-act-offered = The owner has freed { $seat }: whoever has the link may take it.
web-act-joined = { $secrets ->
    [yes] { $name } sits down: { $seat }. What only this seat knew, { $name } sees now.
   *[no] { $name } sits down: { $seat }.
  }
web-act-left = { $seat }: whoever sat here got up. The seat is free.
web-act-begun = The owner begins, whoever is not ready yet.
web-act-relieved = { $seat }: a bot plays here until { $name } comes back. Everybody who was there agreed.
web-act-again = The same company plays on at another table.
web-act-record = Somebody who holds every seat of the players has read the record, and the seed with it.
web-act-resumed = The rules have changed. The match goes on from the beginning of its last step.
web-send = Say it
web-rules = Rules
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rule speaks of that.
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-chapters = All chapters
web-rules-more = { $count } more; search for something narrower.
web-rules-reading = Our reading; the printed rules leave it open.
web-report = Did something go against the rules?
web-report-note = What should have happened?
web-report-send = Save with the record
web-report-done = Saved with the record. Thank you.
web-this-rule = The rule that asks
web-loading = One moment, the page is turning.

## Timeline and ending

web-earlier = One choice earlier
web-later = One choice later
web-moment-start = Before the first choice. Everything is still possible.
web-through-eyes = Through whose eyes
web-branch = Play on from here
web-branch-note = A new table that stands where this one stood after choice { $choice }. This one stays as it is.
web-share = Share this moment
web-share-note = The link holds no key: it opens for people who already have one to this table, as their own seat saw it.
web-share-anybody = With this link anybody may watch the table, this moment and all that follows, as long as its door stays open.
web-share-with-key = Put the watchers’ key in
web-back-to-now = Back to now
web-won = You have won
web-lost = You have lost
web-ended = It is over
web-winners-tell =
    { $count ->
        [one] This is how the winner will tell it:
       *[other] This is how the winners will tell it:
    }
web-winners = Who has won
web-won-note = The candle still burns. You may look at each other again.
web-lost-note = The candle is out. Somewhere in the dark, the cards are being shuffled for the next night.
web-rematch = Once more
web-rematch-note = The same game with the same settings, and a seed that nobody knows.
web-same-people = Friends keep their seats: they sit down with the keys they have.
web-same-characters = Everybody plays the same character again
web-chronicle = What is left to tell
web-turning = The turning point
web-swing = { $before }% → { $after }%
web-turning-look = Look at that moment
web-who-did-what = Who did what
web-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
web-gain = +{ $points } points of chance
web-curve = How the chances went: { $seat }
web-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-length =
    { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
web-minutes = { $minutes } min
web-hours = { $hours } h { $minutes } min
web-picture = A picture to share
web-ending-again = How it ended
web-ending-rule = The rule that ended it
web-verify = Verify this match
web-verify-replayed =
    { $count ->
        [one] The server has played { $count } choice again: everything fits.
       *[other] The server has played all { $count } choices again: everything fits.
    }
web-verify-broken =
    { $choice ->
        [0] The record does not hold together.
       *[other] The record breaks at choice { $choice }.
    }
web-look-at-table = Look at the table
web-seal = The seed is sealed: { $seal }… It will be opened at the end.
web-exposed = The seed of this match could be known before its end ({ $seal }…).
web-seal-fits = It fits: the seed has not been changed.
web-seal-broken = It does not fit. Somebody has changed the seed.
web-seal-unchecked = This browser cannot check the seal on a page without https.
web-seed = The seed was “{ $seed }”; its seal { $seal }… has been shown since the start.

## Several people on one device

web-curtain = Pass the device to { $seat }.
web-aim-folded = read it while nobody looks
web-curtain-note = Everybody else looks away now.
web-hand-over = { $seat } answers
web-curtain-open = I am { $seat }

## The line to the server

web-line-opening = A candle is being lit. One moment.
web-line-open = The table is laid.
web-line-lost = The line is down. We keep knocking; nothing that you have done is lost.
web-line-refused = This key no longer opens the table. Ask whoever invited you for a new link.
web-line-gone = There is no such table. Perhaps it was never laid.
web-line-keyless = You have no key to this table. Ask somebody who sits at it for a link.
web-line-stuck = The rules have changed since, and this match no longer fits them. Nothing was moved: it stands where it stood.
web-line-busy = The house is full just now. We keep knocking.
web-line-halted = The rules have changed, and this match cannot go on exactly as it stands. Nothing has been moved. It can go on from the beginning of the last step; what was chosen since is taken back.
web-go-on = Go on from the last step

## Refusals

web-error-offline = The line is down. Try again when the candle is back.
web-error-unavailable = The server cannot write just now. Try again in a moment.
web-error-stale-number = The table has moved on. Look again.
web-error-not-offered = That is not one of the answers.
web-error-not-begun = The match has not begun yet.
web-error-begun = The match has begun already.
web-error-seat-taken = Somebody was faster: that seat is taken.
web-error-not-away = They have not been away for a minute yet.
web-error-no-such-seat = There is no such seat.
web-error-not-asked = Others are being asked.
web-error-foreign-seat = That seat is not yours.
web-error-match-over = The match is over.
web-error-revealed = Something has been revealed since; that cannot be taken back quietly.
web-error-nothing-to-undo = There is nothing to take back.
web-error-no-wish = Nobody wishes to take anything back.
web-error-not-over = Not before the end: the record holds the seed.
web-error-rule-fault = A rule failed. The table stands where it stood, and a report has been saved.
web-error-too-fast = Slower, please.
web-error-busy = The house is busy. Try again in a moment.
web-error-elsewhere = Another server has this table just now. We keep knocking.
web-error-other-rules = The rules have changed, and this match cannot go on as it stands.
web-error-bad-message = The server did not understand that.
web-error-bad-request = The server did not understand that.
web-error-bad-setting = These settings do not go together.
web-error-bad-record = This is not a record that we can read.
web-error-too-large = That is too large.
web-error-no-such-choice = The match has no such moment.
web-error-no-key = A key is missing.
web-error-wrong-key = This key opens nothing here.
web-error-no-such-table = There is no such table.

## The lobby

web-title = Koszmar
web-tagline = A table in a dark room. Sit down.
web-players = { $from } to { $to } players
web-cooperative = together
web-competitive = against each other
web-lay-table = Lay the table
web-installed = Installed scenarios
web-write-scenario = Write a scenario of your own
web-who-sits = Who sits down?
web-seat-me = Me
web-seat-device = A friend on this device
web-seat-link = A friend by link
web-seat-bot = A bot
web-bot-kind = Kind of bot
web-bot-random = careless bot
web-bot-sensible = sensible bot
web-bot-gentle = gentle bot
web-bot-cruel = cruel bot
web-bot-search = far-sighted bot
web-bot-engine = engine { $name }
# An engine that broke the rules of its protocol: chance has answered for it.
web-forfeits =
    { $count ->
        [one] chance has decided for it once
        [2] chance has decided for it twice
       *[other] chance has decided for it { $count } times
    } ({ $reason ->
        [not-allowed] not on this server
        [not-started] it does not start
        [other-game] it does not play this game
        [died] it broke down
        [slow] too slow
        [gave-up] it gave up
        [dismissed] it failed too often: from now on chance plays for it
       *[other] it broke the protocol
    })
web-seat-number = Seat { $number }
web-name = Name
web-more-seat = One more seat
web-less-seat = One seat fewer
web-how = On which terms?
web-readings = Readings of doubtful rules
web-readings-note = The first of each is ours.
web-designers = For designers: the printed numbers
web-designers-note = Everything printed on the box and the cards can be turned. The defaults are the printed ones.
web-turned =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-given = Given here
web-chosen-there = Chosen at the table
web-rules-of-game = Read the rules
web-resume = Your tables
web-resume-forget = Forget
web-over = ended
web-just-now = just now
web-turn-of = { $names } to decide
web-resume-all =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
web-again = Try again
web-load-record = Lay a table from a record
web-load-record-hint = Choose a file, or drop it here
web-record-holds =
    { $count ->
        [0] A record of the beginning.
        [one] A record of { $count } choice.
       *[other] A record of { $count } choices.
    }
web-watch = Watch or join with a link
web-watch-hint = Paste a link or a table’s code
web-go = Go
web-history = Finished matches
web-history-none = None yet. The room is dark; light the first candle.
web-history-tally =
    { $won ->
        [0] { $count } played, none won. The next one, then.
       *[other] { $count } played, { $won } won.
    }
web-history-all =
    { $count ->
        [one] { $count } more match
       *[other] { $count } more matches
    }
web-replay = Watch it again
web-gathering = people are gathering
web-invite = Invite your friends
web-invite-note = One link for everybody: whoever opens it picks a free seat and a name.
web-one-link = The table’s link
web-single-links = A link to one seat, or to watch
web-single-links-note = Each of these is a key to one place. Send it to one person only.
web-reach = Others reach this table at { $address }.
web-reach-near = Others in the same network reach this table at { $address }.
web-terms = The terms
web-terms-printed = Everything else as printed.
web-my-name = Your name at the table
web-pick-seat = Pick a free seat.
web-no-seat = Every seat is taken. You can wait here until one is free.
web-still-free =
    { $count ->
        [one] A seat is still free. You can sit down.
       *[other] { $count } seats are still free. You can sit down.
    }
web-waits-guests =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-waits-ready =
    { $count ->
        [0] Everybody is ready.
       *[other] Not ready yet: { $names }.
    }
web-seat-free = a free seat
web-is-ready = ready
web-not-ready = not ready yet
web-ready = I am ready
web-not-yet = One moment, not yet
web-begin-now = Begin without waiting
web-begin-now-note = Bots play in empty seats until somebody takes them.
web-move-here = Move here
web-seat-a-bot = Seat a bot
web-free-seat = Free for a guest
web-unfree-seat = Not free any more
web-guests-open = Whoever has the link may take a free seat.
web-guests-closed = Nobody can take a seat by link.
web-only-here = These links work on this computer only: the server does not listen to the network. To let friends in, start it with: koszmar serve --host 0.0.0.0
web-invite-watch = Watchers
web-copy = Copy
web-copied = Copied
web-qr = Show a code for a phone’s camera
web-qr-of = Code with the link: { $name }
web-owner = Keys to this table
web-owner-note = You laid this table. Each link is a key to one seat; a new key makes the old one useless.
web-sit-here = I sit here
web-seat-back = Take it back from the bot
web-to-bot = Give to a bot…
web-link-new = New link
web-link-make = Link for a friend
web-link-revoke = Take the key away
web-watchers-open = Whoever has the link may watch.
web-watchers-closed = Nobody may watch.
web-watchers-close = Close the door
web-watchers-let = Let watchers in
web-back = Back
web-credits = Icons by Lorc, Delapouite, Skoll and others, game-icons.net, CC BY 3.0

## Moments that may be let pass

web-window-until = Let everything pass this turn
web-window-until-on = You let everything pass until the turn is over.
web-window-resume = Ask me again
web-window-only = Stop me only for…
web-window-cards = these cards, when their moment comes
web-window-moments = moments for any card
web-window-limit = If I have not answered, let it pass
web-window-seconds = { $seconds ->
    [0] never
   *[other] after { $seconds } seconds
    }
web-window-clock = The clock by which answers leave
web-window-clock-steady = steady: pauses say nothing
web-window-clock-slow = slow
web-window-clock-none = none: others can read your pauses
web-window-passing = You let it pass.
web-window-answered = Your answer leaves with the clock: { $choice }.
web-window-wait = Wait, let me decide

## My own pencil

web-pencil = Pencil: write on the map
web-pencil-label = Your pencil, for your eyes only
web-pencil-write = Write

## The first evening, and the page about a game

web-first-evening = First evening
web-first-evening-note = About ten minutes. The table explains itself as you play; leave whenever you like.
web-guide = The guide
web-guide-next = Next
web-guide-do = { $choice }
web-guide-leave = Leave the guide
web-guide-left = The guide has left you to it. The evening is yours; bots play the other seats.
web-guide-end = Play on
web-guide-not-now = In a moment. The guide is waiting for what the paper says; leave the guide to play as you like.
web-bot-guide = led by the guide
web-primer-summary = The game on one page
web-primer-legend = Symbols
