### The browser client's own words. Every id begins with web-, so that no game can stand in the way.

## Games

web-game-bigbook = The Big Book of Madness
web-game-bigbook-lure = Someone has opened the Grimoire. Six nights, six Monsters, and a stack of Madness that only ever grows thinner. You win together, or nobody does.

## The table

web-seats = Around the table
web-my-area = Your area
web-question = The question
web-decides = decides
web-bot = bot
web-away = away
web-spectator = a watcher
web-look = Look closer
web-close = Close
web-skip = To the board
web-lobby = Lobby
web-undo = Take back
web-timeline = Timeline
web-text-page = The table as text
web-record = Save the record
web-light = Light or night
web-other-language = Polski
web-other-language-code = pl

## The question

web-waiting = The table waits for { $seats }.
web-waiting-note = Nothing is asked of you. Read the cards; they will be needed.
web-past = This is the past. It cannot be answered any more.
web-on-table =
    { $count ->
        [one] { $count } more answer glows on the table
       *[other] { $count } more answers glow on the table
    }
web-why-asked = Why am I asked this?
web-why-not = Not now.
web-hint = What would the bot do?
web-hint-says = The bot would: { $choice }.
web-which = Which do you mean?
web-undo-wished = The others are being asked whether you may take it back.
web-wish =
    { $size ->
        [turn] { $seat } would like to take back the turn.
        [action] { $seat } would like to take back the action.
       *[choice] { $seat } would like to take back a choice.
    }
web-doubt = Something has been revealed since then. Take it back all the same?
web-doubt-yes = Take it back
web-doubt-no = Let it stand
web-give-to-bot = Let a bot play this seat
web-take-from-bot = Give this seat back to a person
web-agree = Let it be undone
web-refuse = What is done is done

## Beside the table

web-log = Log
web-log-empty = Nothing has happened yet. It will.
web-chat = Chat
web-chat-empty = Silence around the table.
web-chat-say = Say something
web-send = Say it
web-rules = Rules
web-rules-search = Search the rules
web-rules-none = No rule speaks of that.
web-rules-more = { $count } more; search for something narrower.
web-rules-reading = Our reading; the printed rules leave it open.
web-report = Did something go against the rules?
web-report-note = What should have happened?
web-report-done = Saved with the record. Thank you.
web-this-rule = The rule that asks
web-loading = One moment, the page is turning.

## Timeline and ending

web-earlier = One choice earlier
web-later = One choice later
web-branch = Play on from here
web-back-to-now = Back to now
web-won = You have won
web-lost = You have lost
web-look-at-table = Look at the table
web-seal = The seed is sealed: { $seal }… It will be opened at the end.
web-exposed = The seed of this match could be known before its end ({ $seal }…).
web-seal-fits = It fits: the seed has not been changed.
web-seal-broken = It does not fit. Somebody has changed the seed.
web-seed = The seed was “{ $seed }”; its seal { $seal }… has been shown since the start.

## Several people on one device

web-curtain = Pass the device to { $seat }.
web-curtain-note = Everybody else looks away now.
web-curtain-open = I am { $seat }

## The line to the server

web-line-opening = A candle is being lit. One moment.
web-line-open = The table is laid.
web-line-lost = The line is down. We keep knocking; nothing that you have done is lost.
web-line-refused = This key no longer opens the table. Ask whoever invited you for a new link.
web-line-gone = There is no such table. Perhaps it was never laid.

## Refusals

web-error-offline = The line is down. Try again when the candle is back.
web-error-unavailable = The server cannot write just now. Try again in a moment.
web-error-stale-number = The table has moved on. Look again.
web-error-not-offered = That is not one of the answers.
web-error-not-asked = Others are being asked.
web-error-foreign-seat = That seat is not yours.
web-error-match-over = The match is over.
web-error-revealed = Something has been revealed since; that cannot be taken back quietly.
web-error-nothing-to-undo = There is nothing to take back.
web-error-no-wish = Nobody wishes to take anything back.
web-error-not-over = Not before the end: the record holds the seed.
web-error-rule-fault = A rule failed. The table stands where it stood, and a report has been saved.
web-error-too-fast = Slower, please.
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
web-who-sits = Who sits down?
web-seat-me = Me
web-seat-device = A friend on this device
web-seat-link = A friend by link
web-seat-bot = A bot
web-seat-number = Seat { $number }
web-name = Name
web-more-seat = One more seat
web-less-seat = One seat fewer
web-how = How hard?
web-readings = Readings of doubtful rules
web-readings-note = The first of each is ours.
web-printed-numbers = The printed numbers
web-resume = Your tables
web-resume-none = No table yet. The room is dark; light the first candle.
web-resume-forget = Forget
web-over = ended
web-load-record = Lay a table from a record
web-watch = Watch or join with a link
web-watch-hint = Paste a link or a table’s code
web-go = Go
web-invite = Links for your friends
web-invite-note = Each link is a key to one seat. Send it to one person only.
web-invite-watch = Watchers
web-copy = Copy
web-copied = Copied
web-sit-down = Sit down at the table
web-back = Back
web-credits = Icons by Lorc, Delapouite, Skoll and others, game-icons.net, CC BY 3.0
