### Własne słowa klienta w przeglądarce. Każdy identyfikator zaczyna się od web-, żeby żadna gra nie weszła mu w drogę.

## Stół

web-seats = Przy stole
web-my-area = Twoje miejsce
web-question = Pytanie
web-decides = decyduje
web-away = poza stołem
web-present = przy stole
web-me = ja
web-spectator = widz
web-watching = Jesteś widzem
web-watching-note = Widzisz to, co wolno widzieć każdemu przy stole. Karty na ręce, cele i inne sekrety zostają u tych, którzy je mają.
web-look = Z bliska
web-close = Zamknij
web-skip = Do planszy
web-lobby = Poczekalnia
web-undo = Cofnij
web-undo-how-far = Jak daleko?
web-undo-choice = Ostatni wybór
web-undo-action = Całą akcję
web-undo-turn = Całą turę
web-undo-free = Od tamtej pory nic nie wyszło na jaw.
web-undo-seen = Od tamtej pory coś wyszło na jaw; najpierw zapytamy.
web-timeline = Oś czasu
web-text-page = Stół jako tekst
web-more = Więcej
web-record = Zapisz przebieg
web-light = Dzień albo noc
web-other-language = English
web-other-language-code = en
web-dates = pl-PL

## Mapy i księgi

web-closer = Przybliż
web-farther = Oddal
web-fit = Pokaż całość
web-here = Tu jesteś
web-calls =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }
web-fold = Odsłoń planszę: zwiń „{ $title }”
web-unfold = Otwórz ponownie „{ $title }”
web-turn = Obróć płytkę
web-own-book = twoja księga
web-page-before = Poprzednia strona
web-page-after = Następna strona
web-retell = Przeczytaj jeszcze raz
web-heard = Dalej

## Pytanie

web-waiting =
    { $seats-count ->
        [one] Teraz decyduje { $seats }.
       *[other] Teraz decydują { $seats }.
    }
web-waiting-note = Ciebie nikt o nic nie pyta. Poczytaj karty, przydadzą się.
web-waiting-out = Dla ciebie gra już się skończyła. Dla historii jeszcze nie: patrz dalej.
web-past = To już przeszłość. Nie da się na nią odpowiedzieć.
web-on-table =
    { $loose ->
        [0]
            { $count ->
                [one] { $count } możliwość na planszy
                [few] { $count } możliwości na planszy
               *[many] { $count } możliwości na planszy
            }
       *[other]
            { $count ->
                [one] Jeszcze { $count } możliwość na planszy
                [few] Jeszcze { $count } możliwości na planszy
               *[many] Jeszcze { $count } możliwości na planszy
            }
    }
web-why-asked = Skąd to pytanie?
web-why-not = Nie teraz.
web-odds = { $percent }%
web-odds-about = Tyle wynika z samych kości, bez tego, co ty albo inni możecie jeszcze z nimi zrobić.
web-hint = Co zrobiłby bot?
web-hint-thinks = Bot się namyśla…
web-hint-says = Bot wybrałby tak: { $choice }.
web-hint-chance = Twoje szanse na wygraną ocenia na około { $percent }%.
web-which = Co dokładnie?
web-underway-cancel = Jednak nie to
web-parting = To kończy twoją turę: „{ $choice }”
web-parting-now = Tak, od razu
web-parting-stay = Jeszcze nie
web-crowd =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
web-beyond =
    { $count ->
        [one] { $count } możliwość poza kadrem: pokaż
        [few] { $count } możliwości poza kadrem: pokaż
       *[many] { $count } możliwości poza kadrem: pokaż
    }
web-far = Dojdziesz tam: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
    }
web-errand = Cel: { $place }
web-walking = W drodze: { $place }. Staniesz, gdy tylko coś się wydarzy.
web-walking-stop = Stój
web-undo-wished = Pytamy pozostałych, czy możesz to cofnąć.
web-wish =
    { $size ->
        [turn] { $seat } prosi o cofnięcie tury.
        [action] { $seat } prosi o cofnięcie akcji.
       *[choice] { $seat } prosi o cofnięcie wyboru.
    }
web-wish-waits = Czekamy na zgodę: { $seats }.
web-withdraw = Nieważne, niech zostanie
web-doubt = Od tamtej pory coś wyszło na jaw. Cofnąć mimo to?
web-doubt-yes = Cofnij
web-doubt-no = Niech zostanie
web-farewell = Zostawić stół botom?
web-farewell-note = W tej partii nie zostałby żaden człowiek. Boty dograją ją same, na tyle wolno, że da się patrzeć; dopóki grają, możesz wrócić na swoje miejsce.
web-farewell-yes = Niech grają boty
web-farewell-no = Zostaję
web-give-to-bot = Niech na tym miejscu gra bot
web-take-from-bot = Wracam do gry
web-bot-for-me = Za ciebie gra teraz bot.
web-bot-for = Bot gra teraz za: { $name }.
web-gone =
    { $minutes ->
        [one] { $name }: od minuty poza stołem. Niech na razie zagra bot?
        [few] { $name }: od { $minutes } minut poza stołem. Niech na razie zagra bot?
       *[many] { $name }: od { $minutes } minut poza stołem. Niech na razie zagra bot?
    }
web-let-bot = Niech zagra bot
web-let-wait = Poczekajmy
web-relief = { $by } proponuje, żeby na razie zagrał bot. Poza stołem: { $name }.
web-may-we-call = Dać ci znać, gdy przyjdzie twoja kolej, nawet jeśli patrzysz gdzie indziej?
web-may-we-call-yes = Tak, proszę
web-may-we-call-no = Nie, dziękuję
web-next-table = Stół jest rozkładany jeszcze raz. Twoje miejsce już czeka.
web-next-table-go = Siadam
web-agree = Zgoda, cofamy
web-refuse = Co się stało, to się nie odstanie

## Ustawienia i klawisze

web-comfort = Ustawienia
web-pace = Tempo
web-pace-steps = krok po kroku: czeka na mnie w ważnych chwilach
web-pace-slow = powoli
web-pace-normal = spokojnie
web-pace-quick = szybko
web-pace-none = od razu
web-sound = Dźwięki
web-sound-off = cisza
web-sound-on = papier, kości, bicie serca, ciemność
web-light-night = noc
web-light-day = dzień
web-letters = Wielkość liter
web-letters-usual = zwykła
web-letters-large = duża
web-letters-larger = największa
web-payments = Gdy zapłacić dokładnie da się tylko w jeden sposób
web-payments-self = niech zapłaci się samo
web-payments-ask = zawsze pytaj
web-keys = Klawisze
web-key-answer = wybierz tę odpowiedź
web-key-walk = przechodź między możliwościami
web-key-touch = dotknij
web-key-closer = obejrzyj z bliska
web-key-hint = zapytaj bota
web-key-why = skąd to pytanie?
web-key-undo = cofnij
web-key-log = dziennik, rozmowa, zasady
web-key-mine = wysuń swoje miejsce
web-key-text = stół jako tekst
web-key-space = Spacja
web-key-recall = od mojej ostatniej tury
web-key-aim = mój cel
web-key-skip = dalej; przejdź do następnej ważnej chwili
web-key-away = odłóż na bok
web-key-zoom = bliżej, dalej, cała mapa
web-key-pan = przesuń mapę
web-key-area = inna część mapy
web-key-turn = obróć płytkę
web-key-help = ta kartka
web-notify = Gdy przychodzi moja kolej, a patrzę gdzie indziej
web-notify-off = cisza
web-notify-on = daj mi znać
web-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
web-notify-https = Przeglądarka pokazuje powiadomienia tylko ze stron otwartych przez https albo na tym samym komputerze.
web-tremble = Wibracje telefonu
web-yes = tak
web-no = nie
web-none = brak
web-your-turn = Twoja kolej
web-since =
    { $minutes ->
        [0] Dopiero od chwili.
        [one] Już od minuty.
       *[other] Już od { $minutes } minut.
    }

## Obok stołu

web-log = Dziennik
web-log-empty = Jeszcze nic się nie wydarzyło. Do czasu.
web-log-earlier =
    { $count ->
        [one] { $count } wcześniejszy wpis
        [few] { $count } wcześniejsze wpisy
       *[many] { $count } wcześniejszych wpisów
    }
web-log-new =
    { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
       *[many] { $count } nowych wpisów
    }
web-log-details =
    { $count ->
        [one] { $count } szczegół
        [few] { $count } szczegóły
       *[many] { $count } szczegółów
    }
web-recall = Od twojej ostatniej tury
web-recall-nothing = Od tamtej pory nic się nie wydarzyło.
web-now-on = Dalej
web-now-skip = Pomiń
web-tale-next = Następna strona
web-tale-back = Wstecz
web-tale-page = Strona { $page } z { $pages }
web-tale-you = Kim teraz jesteś: { $role }
web-log-rule = Zasada, która za tym stoi
web-chat = Rozmowa
web-chat-empty = Cisza przy stole.
web-chat-unread =
    { $count ->
        [one] { $count } nowa wypowiedź
        [few] { $count } nowe wypowiedzi
       *[many] { $count } nowych wypowiedzi
    }
web-chat-say = Powiedz coś
web-hands = { $count ->
    [one] raz zmieniło właściciela
   *[other] { $count } razy zmieniło właściciela
  }
web-act-key = { $secrets ->
    [yes] Gospodarz stołu wydał nowy klucz: { $seat }. Kto go ma, widzi to, o czym wiedziało tylko to miejsce.
   *[no] Gospodarz stołu wydał nowy klucz: { $seat }.
  }
web-act-revoked = Gospodarz stołu unieważnił klucz: { $seat }.
web-act-taken = Gospodarz stołu posadził bota: { $seat }.
web-act-given = { $seat }: na własne życzenie gracza gra tu teraz bot.
web-act-back = { $seat }: znów gra tu człowiek.
web-act-offered = Gospodarz stołu zwolnił miejsce dla gości: { $seat }.
web-act-joined = { $secrets ->
    [yes] Do stołu siada { $name } ({ $seat }) i widzi teraz to, o czym wiedziało tylko to miejsce.
   *[no] Do stołu siada { $name } ({ $seat }).
  }
web-act-left = { $seat }: znowu wolne.
web-act-begun = Gospodarz stołu zaczyna, nie czekając na resztę.
web-act-relieved = { $seat }: za zgodą obecnych gra tu bot, dopóki nie wróci { $name }.
web-act-again = To samo grono gra dalej przy innym stole.
web-act-record = Ktoś, kto ma klucze wszystkich graczy, przeczytał zapis partii, a z nim ziarno losu.
web-act-resumed = Zasady się zmieniły. Partia toczy się dalej od początku ostatniego kroku.
web-send = Wyślij
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $count ->
        [0] Żadna zasada o tym nie mówi.
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-rules-chapters = Wszystkie rozdziały
web-rules-more = Jeszcze { $count }; szukaj dokładniej.
web-rules-reading = To nasza wykładnia; drukowane zasady tego nie rozstrzygają.
web-report = Coś poszło niezgodnie z zasadami?
web-report-note = Co powinno się było stać?
web-report-send = Zapisz razem z przebiegiem
web-report-done = Zapisane razem z przebiegiem. Dziękujemy.
web-this-rule = Zasada, z której wynika to pytanie
web-loading = Chwileczkę, strona się przewraca.

## Oś czasu i koniec

web-earlier = Jeden wybór wcześniej
web-later = Jeden wybór później
web-moment-start = Przed pierwszym wyborem. Wszystko jeszcze możliwe.
web-through-eyes = Czyimi oczami
web-branch = Graj dalej od tego miejsca
web-branch-note = Nowy stół, ustawiony tak jak ten po wyborze { $choice }. Tutaj nic się nie zmieni.
web-share = Pokaż tę chwilę
web-share-note = W tym linku nie ma klucza: otworzy się tym, którzy już mają swój klucz do tego stołu, i pokaże to, co widać z ich miejsca.
web-share-anybody = Z tym linkiem każdy może oglądać stół: tę chwilę i wszystkie następne, dopóki drzwi dla widzów są otwarte.
web-share-with-key = Dołącz klucz dla widzów
web-back-to-now = Wróć do bieżącej chwili
web-won = Zwycięstwo
web-lost = Porażka
web-ended = To już koniec
web-winners-tell =
    { $count ->
        [one] Zwycięzca opowie to tak:
       *[other] Zwycięzcy opowiedzą to tak:
    }
web-winners =
    { $count ->
        [one] Zwycięzca
       *[other] Zwycięzcy
    }
web-won-note = Świeca wciąż się pali. Można znów spojrzeć sobie w oczy.
web-lost-note = Świeca zgasła. Gdzieś w ciemności ktoś już tasuje karty na następną noc.
web-rematch = Jeszcze raz
web-rematch-note = Ta sama gra z tymi samymi ustawieniami i ziarno losu, którego nikt nie zna.
web-same-people = Znajomi zachowują miejsca: siadają z kluczami, które już mają.
web-same-characters = Wszyscy grają tymi samymi postaciami
web-chronicle = Co zostaje do opowiedzenia
web-turning = Punkt zwrotny
web-swing = { $before }% → { $after }%
web-turning-look = Zobacz tę chwilę
web-who-did-what = Kto czego dokonał
web-decisions =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
web-gain = szanse +{ $points } pkt proc.
web-curve = Jak zmieniały się szanse: { $seat }
web-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
web-length =
    { $choices ->
        [one] { $choices } wybór
        [few] { $choices } wybory
       *[many] { $choices } wyborów
    }
web-minutes = { $minutes } min
web-hours = { $hours } godz. { $minutes } min
web-picture = Obrazek na pamiątkę
web-ending-again = Jak to się skończyło
web-ending-rule = Zasada, która to zakończyła
web-verify = Sprawdź tę partię
web-verify-replayed =
    { $count ->
        [one] Serwer rozegrał ponownie { $count } wybór: wszystko się zgadza.
        [few] Serwer rozegrał ponownie { $count } wybory: wszystko się zgadza.
       *[many] Serwer rozegrał ponownie { $count } wyborów: wszystko się zgadza.
    }
web-verify-broken =
    { $choice ->
        [0] Zapis się nie zgadza.
       *[other] Zapis przestaje się zgadzać przy wyborze { $choice }.
    }
web-look-at-table = Obejrzyj stół
web-seal = Ziarno losu jest zapieczętowane: { $seal }… Otworzymy je na końcu.
web-exposed = Ziarno losu tej partii mogło być znane przed jej końcem ({ $seal }…).
web-seal-fits = Zgadza się: nikt nie podmienił ziarna losu.
web-seal-broken = Nie zgadza się. Ktoś zmienił ziarno losu.
web-seal-unchecked = Ta przeglądarka nie sprawdzi pieczęci na stronie bez https.
web-seed = Ziarnem losu było „{ $seed }”; jego pieczęć { $seal }… było widać od początku.

## Kilka osób przy jednym urządzeniu

web-curtain = Przekaż urządzenie. Teraz { $seat }.
web-aim-folded = przeczytaj, gdy nikt nie patrzy
web-curtain-note = Pozostali odwracają wzrok.
web-hand-over = Odpowiada { $seat }
web-curtain-open = To ja, { $seat }

## Łączność

web-line-opening = Zapalamy świecę. Chwileczkę.
web-line-open = Stół czeka.
web-line-lost = Połączenie zerwane. Pukamy dalej; nic z tego, co już zrobione, nie przepadło.
web-line-refused = Ten klucz już nie otwiera stołu. Poproś o nowy link.
web-line-gone = Nie ma takiego stołu. Może nigdy go nie było.
web-line-keyless = Nie masz klucza do tego stołu. Poproś o link kogoś, kto przy nim siedzi.
web-line-stuck = Zasady się zmieniły i ta partia już do nich nie pasuje. Niczego nie ruszaliśmy: stół stoi tak, jak stał.
web-line-busy = Na serwerze jest teraz tłok. Pukamy dalej.
web-line-halted = Zasady się zmieniły i tej partii nie da się ciągnąć dokładnie tak, jak stoi. Niczego nie ruszaliśmy. Można grać dalej od początku ostatniego kroku; późniejsze wybory zostaną cofnięte.
web-go-on = Graj dalej od ostatniego kroku

## Odmowy

web-error-offline = Połączenie zerwane. Spróbuj, gdy świeca znów zapłonie.
web-error-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
web-error-stale-number = Na stole coś się zmieniło. Spójrz jeszcze raz.
web-error-not-offered = Takiej odpowiedzi nie ma.
web-error-not-begun = Partia jeszcze się nie zaczęła.
web-error-begun = Partia już się zaczęła.
web-error-seat-taken = Ktoś był szybszy: to miejsce jest już zajęte.
web-error-not-away = Nie minęła jeszcze minuta.
web-error-no-such-seat = Nie ma takiego miejsca.
web-error-not-asked = Pytanie jest do kogoś innego.
web-error-foreign-seat = To nie twoje miejsce.
web-error-match-over = Partia jest skończona.
web-error-revealed = Od tamtej pory coś wyszło na jaw; po cichu nie da się tego cofnąć.
web-error-nothing-to-undo = Nie ma czego cofać.
web-error-no-wish = Nikt nie prosi o cofnięcie.
web-error-not-over = Dopiero po końcu partii: w zapisie jest ziarno losu.
web-error-rule-fault = W zasadach jest błąd. Stół stoi tak, jak stał, a zgłoszenie zostało zapisane.
web-error-too-fast = Wolniej, proszę.
web-error-busy = Serwer ma teraz pełne ręce roboty. Spróbuj za chwilę.
web-error-elsewhere = Ten stół stoi teraz na innym serwerze. Pukamy dalej.
web-error-other-rules = Zasady się zmieniły i tej partii nie da się ciągnąć tak, jak stoi.
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
web-lay-table = Rozłóż grę
web-installed = Zainstalowane scenariusze
web-write-scenario = Napisz własny scenariusz
web-who-sits = Kto siada do gry?
web-seat-me = Ja
web-seat-device = Ktoś przy tym urządzeniu
web-seat-link = Ktoś z linku
web-seat-bot = Bot
web-bot-kind = Rodzaj bota
web-bot-random = niefrasobliwy bot
web-bot-sensible = rozsądny bot
web-bot-gentle = łagodny bot
web-bot-cruel = okrutny bot
web-bot-search = przewidujący bot
web-bot-engine = silnik { $name }
# Silnik, który nie dotrzymał protokołu: odpowiedział za niego los.
web-forfeits =
    { $count ->
        [one] raz zdecydował za niego los
       *[other] { $count } razy zdecydował za niego los
    } ({ $reason ->
        [not-allowed] nie ma go na tym serwerze
        [not-started] nie daje się uruchomić
        [other-game] nie gra w tę grę
        [died] zepsuł się
        [slow] za wolny
        [gave-up] poddał się
        [dismissed] zawiódł zbyt wiele razy: odtąd gra za niego los
       *[other] złamał protokół
    })
web-seat-number = Miejsce { $number }
web-name = Imię
web-more-seat = Jeszcze jedno miejsce
web-less-seat = Jedno miejsce mniej
web-how = Na jakich warunkach?
web-readings = Wykładnie wątpliwych zasad
web-readings-note = Pierwsza na każdej liście jest nasza.
web-designers = Dla projektantów: liczby z pudełka
web-designers-note = Każdą liczbę z pudełka i z kart można zmienić. Na początku stoją te z druku.
web-turned =
    { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
       *[many] { $count } zmian
    }
web-given = Ustalone tutaj
web-chosen-there = Wybierane przy stole
web-rules-of-game = Przeczytaj zasady
web-resume = Twoje stoły
web-resume-forget = Zapomnij
web-over = skończona
web-just-now = przed chwilą
web-turn-of = teraz: { $names }
web-resume-all =
    { $count ->
        [one] Jeszcze { $count } stół
        [few] Jeszcze { $count } stoły
       *[many] Jeszcze { $count } stołów
    }
web-again = Spróbuj ponownie
web-load-record = Wczytaj zapis partii
web-load-record-hint = Wybierz plik albo upuść go tutaj
web-record-holds =
    { $count ->
        [0] Zapis samego początku.
        [one] Zapis { $count } wyboru.
       *[other] Zapis { $count } wyborów.
    }
web-watch = Oglądaj albo dołącz z linkiem
web-watch-hint = Wklej link albo kod stołu
web-go = Dołącz
web-history = Rozegrane partie
web-history-none = Jeszcze żadnej. W pokoju ciemno; zapal pierwszą świecę.
web-history-tally =
    { $won ->
        [0]
            { $count ->
                [one] { $count } partia, jeszcze bez zwycięstwa. Może następna.
                [few] { $count } partie, jeszcze bez zwycięstwa. Może następna.
               *[many] { $count } partii, jeszcze bez zwycięstwa. Może następna.
            }
       *[other]
            { $count ->
                [one] { $count } partia, zwycięstw: { $won }.
                [few] { $count } partie, zwycięstw: { $won }.
               *[many] { $count } partii, zwycięstw: { $won }.
            }
    }
web-history-all =
    { $count ->
        [one] Jeszcze { $count } partia
        [few] Jeszcze { $count } partie
       *[many] Jeszcze { $count } partii
    }
web-replay = Obejrzyj jeszcze raz
web-gathering = zbieramy się do gry
web-invite = Zaproś znajomych
web-invite-note = Jeden link dla wszystkich: kto go otworzy, wybiera wolne miejsce i podaje imię.
web-one-link = Link do stołu
web-single-links = Link do jednego miejsca albo dla widzów
web-single-links-note = Każdy z nich to klucz do jednego miejsca. Wyślij go tylko jednej osobie.
web-reach = Inni znajdą ten stół pod adresem { $address }.
web-reach-near = W tej samej sieci inni znajdą ten stół pod adresem { $address }.
web-terms = Warunki gry
web-terms-printed = Reszta tak, jak w druku.
web-my-name = Twoje imię przy stole
web-pick-seat = Wybierz wolne miejsce.
web-no-seat = Wszystkie miejsca są zajęte. Możesz tu poczekać, aż któreś się zwolni.
web-still-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne. Możesz usiąść.
        [few] Jeszcze { $count } miejsca są wolne. Możesz usiąść.
       *[many] Jeszcze { $count } miejsc jest wolnych. Możesz usiąść.
    }
web-waits-guests =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce.
        [few] Jeszcze { $count } wolne miejsca.
       *[many] Jeszcze { $count } wolnych miejsc.
    }
web-waits-ready =
    { $count ->
        [0] Wszyscy gotowi.
        [one] Jeszcze chwilę potrzebuje { $names }.
       *[other] Jeszcze chwilę potrzebują { $names }.
    }
web-seat-free = wolne miejsce
web-is-ready = może zaczynać
web-not-ready = jeszcze się szykuje
web-ready = Możemy zaczynać
web-not-yet = Jeszcze chwila
web-begin-now = Zaczynamy bez czekania
web-begin-now-note = Na pustych miejscach zagrają boty, dopóki ktoś nie usiądzie.
web-move-here = Przesiadam się tutaj
web-seat-a-bot = Posadź bota
web-free-seat = Zwolnij dla gościa
web-unfree-seat = Już nie dla gości
web-guests-open = Kto ma link, może zająć wolne miejsce.
web-guests-closed = Nikt nie usiądzie z linku.
web-only-here = Te linki działają tylko na tym komputerze, bo serwer nie przyjmuje połączeń z sieci. Żeby znajomi mogli dołączyć, uruchom go tak: koszmar serve --host 0.0.0.0
web-invite-watch = Widzowie
web-copy = Kopiuj
web-copied = Skopiowane
web-qr = Pokaż kod dla aparatu w telefonie
web-qr-of = Kod z linkiem: { $name }
web-owner = Klucze do tego stołu
web-owner-note = To twój stół. Każdy link to klucz do jednego miejsca; nowy klucz unieważnia stary.
web-sit-here = Siadam tutaj
web-seat-back = Odbierz botowi
web-to-bot = Oddaj botowi…
web-link-new = Nowy link
web-link-make = Link dla kogoś
web-link-revoke = Odbierz klucz
web-watchers-open = Kto ma link, może patrzeć.
web-watchers-closed = Nikt nie może patrzeć.
web-watchers-close = Zamknij drzwi
web-watchers-let = Wpuść widzów
web-back = Wstecz
web-credits = Ikony: Lorc, Delapouite, Skoll i inni, game-icons.net, CC BY 3.0

## Momenty, które można przepuścić

web-window-until = Przepuść wszystko w tej turze
web-window-until-on = Przepuszczasz wszystko do końca tury.
web-window-resume = Pytaj mnie znowu
web-window-only = Zatrzymuj mnie tylko…
web-window-cards = dla tych kart, gdy przyjdzie ich moment
web-window-moments = w momentach dobrych dla każdej karty
web-window-limit = Jeśli nie odpowiem, przepuść
web-window-seconds = { $seconds ->
    [0] nigdy
   *[other] po { $seconds } sekundach
    }
web-window-clock = Zegar odpowiedzi
web-window-clock-steady = równy: pauzy nic nie zdradzają
web-window-clock-slow = powolny
web-window-clock-none = bez zegara: inni mogą czytać z pauz
web-window-passing = Przepuszczasz ten moment.
web-window-answered = Odpowiedź zostanie wysłana, gdy wybije zegar: { $choice }.
web-window-wait = Chwila, chcę zdecydować

## Mój ołówek

web-pencil = Ołówek: pisz po mapie
web-pencil-label = Twój ołówek, tylko dla ciebie
web-pencil-write = Zapisz

## Pierwszy wieczór i strona o grze

web-first-evening = Pierwszy wieczór
web-first-evening-note = Jakieś dziesięć minut. Stół sam wszystko objaśni w trakcie gry; możesz przerwać, kiedy chcesz.
web-guide = Przewodnik
web-guide-next = Dalej
web-guide-do = { $choice }
web-guide-leave = Gram bez przewodnika
web-guide-left = Od tej chwili grasz po swojemu. Na pozostałych miejscach grają boty.
web-guide-end = Gram dalej
web-guide-not-now = Za chwilę. Przewodnik czeka na to, o czym mowa na kartce. Chcesz grać po swojemu? Zrezygnuj z przewodnika.
web-bot-guide = prowadzi przewodnik
web-primer-summary = Gra na jednej stronie
web-primer-legend = Symbole
