### Nemesis: dlaczego czegoś teraz nie można.

why-too-dear = Koszt to { $cost ->
    [one] { $cost } karta akcji
    [few] { $cost } karty akcji
   *[many] { $cost } kart akcji
    }, a możesz zapłacić { $left ->
    [0] zero
   *[other] { $left }
    }.
why-not-now = Nie w tej chwili.
why-in-combat = Coś jest z tobą w pomieszczeniu. W walce można strzelać, bić się albo uciekać.
why-not-next-door = Stąd żaden korytarz nie prowadzi { $room-to }.
why-door-closed = Drzwi są zamknięte.
why-noise-everywhere = Szmery są już w każdym korytarzu { $room-at }. Nikt się tam nie zakradnie.
why-occupied = Ktoś już tam jest: nie kładzie się szmerów.
why-marker-needed = Ostrożny ruch zostawia szmery w wybranym korytarzu.
why-noisy = W tym korytarzu są już szmery.
why-not-here = { $target } jest poza twoim pomieszczeniem.
why-no-ammo = { $weapon }: brak amunicji.
why-alone = Nie ma tu nikogo do wymiany.
why-no-more-offers = Dość targowania się jak na jedną turę.
why-none-left = { $item }: nie ma już ani jednej sztuki.
why-lacking = Brakuje ci: { $parts }.
why-nothing-to-attach = Nie masz w rękach tego, do czego to pasuje: { $item }.
why-other-room = To wymaga innego pomieszczenia: { $tile }.
why-malfunction = Jest tu awaria. Nic nie działa.
why-not-carried = Nie masz przy sobie: { $item }.
why-reaction = To się zagrywa, gdy ktoś inny działa albo coś atakuje, nie jako akcję.
why-out-of-combat-only = Tylko poza walką.
why-in-combat-only = Tylko w walce.
why-no-use = Nie ma tu do czego tego użyć.
why-no-open-pod = Żadna kapsuła tego sektora nie jest otwarta i wolna.
why-too-early = Kapsuły otworzą się, gdy tor czasu dojdzie do { $time }.
why-contamination = Skażeniem nie można płacić.
why-character-taken = { $other } jest już na nogach.
why-not-drawn = Ta karta nie została dla ciebie wylosowana.
why-other-section = Ta kapsuła jest w drugim sektorze.
why-pod-locked = Kapsuła jest zamknięta.
why-pod-full = Kapsuła ma tylko dwa miejsca.
why-on-course = Znacznik już tam stoi.
why-no-insanity = Przy tych intruzach nie ma szaleństwa.
why-insanity-stays = Z poziomu { $level } tor nie prowadzi w dół.
