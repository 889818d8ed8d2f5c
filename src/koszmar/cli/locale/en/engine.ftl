### koszmar engine-check, and engines at the table.

cli-about-engine-check = check that an engine of yours keeps to the protocol
cli-help-engine-check =
    Put an engine through everything that the protocol asks of it: hello, answers, clocks, long lines, strange messages, the end. Matches of every game are played with it.
    COMMAND is a program, or a command line in quotes: koszmar engine-check "python3 mybot.py". Exit code 1 if it fails anywhere. The protocol is described in docs/engines.md.

engine-option-game = Only this game. May be given several times; by default every game that the engine plays.

engine-called =
    { $known ->
        [yes] { $name } by { $author }
       *[no] { $name }
    }

## What is tried

engine-trial-hello = It starts, says hello and answers a ping
engine-trial-unknown-type = It answers a message of an unknown type with an error
engine-trial-unknown-fields = It ignores fields that it does not know
engine-trial-whole-match = { $game }: a whole match of { $players }
engine-trial-short-match = { $game }: the beginning of a match of { $players }, in the last seat
engine-trial-middle = { $game }: it sits down in the middle, after choice { $choice }
engine-trial-twice = { $game }: the same question under two ids gets two answers
engine-trial-clock = { $game }: it answers when the clock says { $milliseconds } ms
engine-trial-long-line = { $game }: it reads a line of { $bytes } bytes
engine-trial-deterministic = { $game }: the same match, the same answers, as it has promised
engine-trial-quit = It ends when it is told to quit
engine-trial-end-of-input = It ends when its input ends

## What goes wrong

engine-reason-not-started = It does not start.
engine-reason-other-game = It does not play this game.
engine-reason-died = It has ended too early.
engine-reason-slow = It did not answer in time.
engine-reason-garbage = It said something that is no message of the protocol.
engine-reason-too-long = It sent a line that is too long.
engine-reason-flood = It talks without end.
engine-reason-out-of-turn = It answered what nobody had asked.
engine-reason-not-offered = It chose something that is not offered.
engine-reason-gave-up = It gave up.
engine-reason-dismissed = It has failed too often; chance plays for it from now on.
engine-reason-two-minds = It answered the same match in two ways.
engine-reason-did-not-end = It did not end.
engine-reason-exit-code = It ended with an error code.

engine-forfeit = { $engine }, seat { $seat }, loses a decision to chance. { $reason }

## The verdict

engine-answers =
    { $count ->
        [one] { $count } answer; it took { $slowest } ms.
       *[other] { $count } answers; the slowest took { $slowest } ms.
    }
engine-complaints = The last it wrote to its standard error:
engine-passed = It keeps to the protocol.
engine-failed =
    { $count ->
        [one] It does not keep to the protocol: { $count } trial failed.
       *[other] It does not keep to the protocol: { $count } trials failed.
    }
