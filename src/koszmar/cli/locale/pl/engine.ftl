### koszmar engine-check i silniki przy stole.

cli-about-engine-check = sprawdź, czy twój silnik trzyma się protokołu
cli-help-engine-check =
    Sprawdza silnik pod każdym względem, o którym mówi protokół: powitanie, odpowiedzi, zegar, długie wiersze, nieznane komunikaty, zakończenie. Rozgrywa z nim partie każdej gry.
    COMMAND to program albo całe polecenie w cudzysłowie: koszmar engine-check "python3 mybot.py". Kod wyjścia 1, jeśli cokolwiek zawiedzie. Protokół opisuje docs/engines.md.

engine-option-game = Tylko ta gra. Można podać kilka razy; domyślnie wszystkie gry, w które silnik gra.

engine-called =
    { $known ->
        [yes] { $name }, autor: { $author }
       *[no] { $name }
    }

## Co jest sprawdzane

engine-trial-hello = Uruchamia się, wita i odpowiada na ping
engine-trial-unknown-type = Na komunikat nieznanego typu odpowiada błędem
engine-trial-unknown-fields = Pomija pola, których nie zna
engine-trial-whole-match = { $game }: cała partia, liczba graczy: { $players }
engine-trial-short-match = { $game }: początek partii na ostatnim miejscu, liczba graczy: { $players }
engine-trial-middle = { $game }: dosiada się w środku partii, po wyborze { $choice }
engine-trial-twice = { $game }: na to samo pytanie o dwóch numerach daje dwie odpowiedzi
engine-trial-clock = { $game }: odpowiada, gdy zegar daje { $milliseconds } ms
engine-trial-long-line = { $game }: czyta wiersz, który ma { $bytes } bajtów
engine-trial-deterministic = { $game }: ta sama partia, te same odpowiedzi, jak obiecał
engine-trial-quit = Kończy pracę na polecenie quit
engine-trial-end-of-input = Kończy pracę, gdy kończy się wejście

## Co poszło źle

engine-reason-not-started = Nie daje się uruchomić.
engine-reason-other-game = Nie gra w tę grę.
engine-reason-died = Zakończył pracę za wcześnie.
engine-reason-slow = Nie odpowiedział na czas.
engine-reason-garbage = Powiedział coś, co nie jest komunikatem protokołu.
engine-reason-too-long = Przysłał za długi wiersz.
engine-reason-flood = Mówi bez końca.
engine-reason-out-of-turn = Odpowiedział na coś, o co nikt nie pytał.
engine-reason-not-offered = Wybrał coś, czego nie ma wśród możliwości.
engine-reason-gave-up = Poddał się.
engine-reason-dismissed = Zawiódł zbyt wiele razy; odtąd gra za niego los.
engine-reason-two-minds = W tej samej partii odpowiedział raz tak, raz inaczej.
engine-reason-did-not-end = Nie zakończył pracy.
engine-reason-exit-code = Zakończył pracę z kodem błędu.

engine-forfeit = { $engine }, miejsce { $seat }: zamiast silnika zdecydował los. { $reason }

## Werdykt

engine-answers =
    { $count ->
        [one] { $count } odpowiedź w { $slowest } ms.
        [few] { $count } odpowiedzi; najwolniejsza zajęła { $slowest } ms.
       *[many] { $count } odpowiedzi; najwolniejsza zajęła { $slowest } ms.
    }
engine-complaints = Ostatnie, co napisał na standardowe wyjście błędów:
engine-passed = Trzyma się protokołu.
engine-failed =
    { $count ->
        [one] Nie trzyma się protokołu: { $count } nieudana próba.
        [few] Nie trzyma się protokołu: { $count } nieudane próby.
       *[many] Nie trzyma się protokołu: { $count } nieudanych prób.
    }
