### Własne słowa klienta w przeglądarce. Każdy identyfikator zaczyna się od web-, żeby żadna gra nie weszła mu w drogę.

## Gry

web-game-bigbook = Wielka Księga Szaleństwa
web-game-bigbook-lure = Ktoś otworzył Grymuar. Sześć nocy, sześć Potworów i stos Szaleństwa, który tylko topnieje. Wygracie razem albo nie wygra nikt.

## Stół

web-seats = Przy stole
web-my-area = Twoje miejsce
web-question = Pytanie
web-decides = decyduje
web-bot = bot
web-away = nieobecność
web-spectator = widz
web-look = Z bliska
web-close = Zamknij
web-skip = Do planszy
web-lobby = Poczekalnia
web-undo = Cofnij
web-timeline = Oś czasu
web-text-page = Stół jako tekst
web-record = Zapisz przebieg
web-light = Dzień albo noc
web-other-language = English
web-other-language-code = en

## Pytanie

web-waiting =
    { $seats-count ->
        [one] Teraz decyduje { $seats }.
       *[other] Teraz decydują { $seats }.
    }
web-waiting-note = Ciebie nikt o nic nie pyta. Poczytaj karty, przydadzą się.
web-past = To już przeszłość. Nie da się na nią odpowiedzieć.
web-on-table =
    { $count ->
        [one] Na stole świeci jeszcze { $count } odpowiedź
        [few] Na stole świecą jeszcze { $count } odpowiedzi
       *[many] Na stole świeci jeszcze { $count } odpowiedzi
    }
web-why-asked = Skąd to pytanie?
web-why-not = Nie teraz.
web-hint = Co zrobiłby bot?
web-hint-says = Bot wybrałby tak: { $choice }.
web-which = Co dokładnie?
web-undo-wished = Pytamy pozostałych, czy możesz to cofnąć.
web-wish =
    { $size ->
        [turn] { $seat } prosi o cofnięcie tury.
        [action] { $seat } prosi o cofnięcie akcji.
       *[choice] { $seat } prosi o cofnięcie wyboru.
    }
web-doubt = Od tamtej pory coś wyszło na jaw. Cofnąć mimo to?
web-doubt-yes = Cofnij
web-doubt-no = Niech zostanie
web-give-to-bot = Niech na tym miejscu gra bot
web-take-from-bot = Oddaj to miejsce człowiekowi
web-agree = Niech się cofnie
web-refuse = Co się stało, to się nie odstanie

## Obok stołu

web-log = Dziennik
web-log-empty = Jeszcze nic się nie wydarzyło. Do czasu.
web-chat = Rozmowa
web-chat-empty = Cisza przy stole.
web-chat-say = Powiedz coś
web-send = Powiedz
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-rules-none = Żadna zasada o tym nie mówi.
web-rules-more = Jeszcze { $count }; szukaj dokładniej.
web-rules-reading = To nasza wykładnia; drukowane zasady tego nie rozstrzygają.
web-report = Coś poszło niezgodnie z zasadami?
web-report-note = Co powinno się było stać?
web-report-done = Zapisane razem z przebiegiem. Dziękujemy.
web-this-rule = Zasada, która pyta
web-loading = Chwileczkę, strona się przewraca.

## Oś czasu i koniec

web-earlier = Jeden wybór wcześniej
web-later = Jeden wybór później
web-branch = Graj dalej od tego miejsca
web-back-to-now = Wróć do teraz
web-won = Zwycięstwo
web-lost = Porażka
web-look-at-table = Popatrz na stół
web-seal = Ziarno losu jest zapieczętowane: { $seal }… Otworzymy je na końcu.
web-exposed = Ziarno losu tej partii mogło być znane przed jej końcem ({ $seal }…).
web-seal-fits = Zgadza się: nikt nie podmienił ziarna losu.
web-seal-broken = Nie zgadza się. Ktoś zmienił ziarno losu.
web-seed = Ziarnem losu było „{ $seed }”; jego pieczęć { $seal }… było widać od początku.

## Kilka osób przy jednym urządzeniu

web-curtain = Przekaż urządzenie. Teraz { $seat }.
web-curtain-note = Pozostali odwracają wzrok.
web-curtain-open = To ja, { $seat }

## Łączność

web-line-opening = Zapalamy świecę. Chwileczkę.
web-line-open = Stół nakryty.
web-line-lost = Połączenie zerwane. Pukamy dalej; nic z tego, co już zrobione, nie przepadło.
web-line-refused = Ten klucz już nie otwiera stołu. Poproś o nowy link.
web-line-gone = Nie ma takiego stołu. Może nigdy go nie było.

## Odmowy

web-error-offline = Połączenie zerwane. Spróbuj, gdy świeca znów zapłonie.
web-error-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
web-error-stale-number = Na stole coś się zmieniło. Spójrz jeszcze raz.
web-error-not-offered = Takiej odpowiedzi nie ma.
web-error-not-asked = Pytanie jest do kogoś innego.
web-error-foreign-seat = To nie twoje miejsce.
web-error-match-over = Partia jest skończona.
web-error-revealed = Od tamtej pory coś wyszło na jaw; po cichu nie da się tego cofnąć.
web-error-nothing-to-undo = Nie ma czego cofać.
web-error-no-wish = Nikt nie prosi o cofnięcie.
web-error-not-over = Dopiero po końcu partii: w zapisie jest ziarno losu.
web-error-rule-fault = Zawiodła zasada. Stół stoi tak, jak stał, a zgłoszenie jest zapisane.
web-error-too-fast = Wolniej, proszę.
web-error-bad-message = Serwer tego nie zrozumiał.
web-error-bad-request = Serwer tego nie zrozumiał.
web-error-bad-setting = Te ustawienia do siebie nie pasują.
web-error-bad-record = Tego zapisu nie umiemy odczytać.
web-error-too-large = To za duże.
web-error-no-such-choice = Nie było takiej chwili w tej partii.
web-error-no-key = Brakuje klucza.
web-error-wrong-key = Ten klucz niczego tu nie otwiera.
web-error-no-such-table = Nie ma takiego stołu.

## Poczekalnia

web-title = Koszmar
web-tagline = Stół w ciemnym pokoju. Usiądź.
web-players = { $from }–{ $to } graczy
web-cooperative = razem
web-competitive = przeciw sobie
web-lay-table = Nakryj stół
web-who-sits = Kto siada do gry?
web-seat-me = Ja
web-seat-device = Ktoś przy tym urządzeniu
web-seat-link = Ktoś z linku
web-seat-bot = Bot
web-seat-number = Miejsce { $number }
web-name = Imię
web-more-seat = Jeszcze jedno miejsce
web-less-seat = Jedno miejsce mniej
web-how = Jak trudno?
web-readings = Wykładnie wątpliwych zasad
web-readings-note = Pierwsza z każdych jest nasza.
web-printed-numbers = Drukowane liczby
web-resume = Twoje stoły
web-resume-none = Jeszcze żadnego. W pokoju ciemno; zapal pierwszą świecę.
web-resume-forget = Zapomnij
web-over = skończona
web-load-record = Nakryj stół z zapisu
web-watch = Oglądaj albo dołącz z linkiem
web-watch-hint = Wklej link albo kod stołu
web-go = Idź
web-invite = Linki dla przyjaciół
web-invite-note = Każdy link to klucz do jednego miejsca. Wyślij go tylko jednej osobie.
web-invite-watch = Widzowie
web-copy = Kopiuj
web-copied = Skopiowane
web-sit-down = Usiądź do stołu
web-back = Wstecz
web-credits = Ikony: Lorc, Delapouite, Skoll i inni, game-icons.net, CC BY 3.0
