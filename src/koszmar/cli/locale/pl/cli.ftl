### Polecenie koszmar i stół w terminalu.

## Pomoc

cli-help =
    Koszmar: planszowe gry grozy dla ludzi i botów, przy jednym stole.
    Zacznij od: koszmar play bigbook
cli-usage = Użycie:
cli-options = Opcje
cli-options-metavar = [OPCJE]
cli-commands = Polecenia
cli-command-metavar = [OPCJE] POLECENIE …

cli-about-play = rozegraj partię w terminalu, z ludźmi i botami
cli-about-games = wypisz gry i to, co można w każdej wybrać
cli-about-rules = poszukaj w zasadach gry albo sprawdź, które mają testy
cli-about-replay = odtwórz zapisaną partię i sprawdź ją
cli-about-completion = wypisz skrypt, który nauczy powłokę naszych poleceń

cli-help-play =
    Rozegraj partię w terminalu. Gdy podasz samą nazwę gry, najpierw padnie kilka pytań.
    Siadasz na miejscu 0, a pozostałe zajmują rozsądne boty, chyba że --seat mówi inaczej; przy jednej klawiaturze może grać kilka osób.
    Przy stole wpisz pomoc. Gdy odejdziesz, nic nie przepadnie: do partii wrócisz przez koszmar play GRA --resume.
cli-help-games =
    Wypisz gry. Z nazwą gry: jej opcje, wykładnie i liczby, tak jak przyjmują je --option, --ruling i --set polecenia koszmar play.
cli-help-rules =
    Szukaj w zasadach gry po polsku i po angielsku naraz albo pokaż jedną zasadę o podanym identyfikatorze. Bez słów: rozdziały.
cli-help-replay =
    Odtwórz zapis: z ziarna i wyborów wynika cała partia. Zobaczysz, jak się skończyła i co leży na stole.
    Kod wyjścia 1, jeśli zapis nie zgadza się z zasadami – przy pierwszym wyborze, który nie pasuje.
cli-help-completion =
    Wypisz skrypt uzupełniania dla swojej powłoki.
    bash: eval "$(koszmar completion bash)" w ~/.bashrc; zsh: tak samo ze słowem zsh w ~/.zshrc; fish: koszmar completion fish > ~/.config/fish/completions/koszmar.fish

cli-option-help = Pokaż tę pomoc.
cli-option-version = Pokaż wersję.
cli-build-pure = czysty Python
cli-build-compiled = skompilowany
cli-option-lang = Język, polski lub angielski; domyślnie taki jak w systemie.
cli-option-json = Wypisz JSON, dla programów.
cli-option-players = Ile miejsc ma stół.
cli-option-seat = Kto zajmuje miejsce, liczone od 0: human, random, sensible, gentle, cruel, search albo engine:POLECENIE, czyli własny program. Można podać dla każdego miejsca.
cli-option-seed = Ziarno, od którego zależy każde tasowanie i każdy rzut; jeśli go nie podasz, nikt go nie odgadnie.
cli-option-option = Opcja gry. Można podać kilka razy.
cli-option-ruling = Wykładnia wątpliwej zasady. Można podać kilka razy.
cli-option-set = Zmieniona liczba z pudełka; kilka liczb naraz zapisz w JSON. Można podać kilka razy.
cli-option-load = Graj dalej od zapisu lub punktu kontrolnego.
cli-option-resume = Wróć do ostatniej przerwanej partii.
cli-option-plain = Tekst zamiast rysowanego stołu, dla czytników ekranu i potoków.
cli-option-upto = Zatrzymaj się po tylu wyborach.
cli-option-look = Patrz oczami tego miejsca; domyślnie oczami widza.
cli-option-verify = Sprawdź, czy pieczęć jest skrótem ziarna.
cli-option-log = Opowiedz wszystko, co się działo.
cli-option-coverage = Policz zasady i karty, które mają test, i wymień te, które go nie mają.
cli-option-tests = Folder z testami; domyślnie ten z repozytorium.

## Co poszło nie tak

cli-no-command = Nie ma polecenia „{ $name }”; są: { $commands }.
cli-no-option =
    { $close ->
        [yes] Nie ma opcji { $name }. Może chodzi o { $hint }?
       *[no] Nie ma opcji { $name }; wszystkie pokaże --help.
    }
cli-missing = Brakuje { $name }; jak pisać polecenie, pokaże --help.
cli-no-value = { $name } wymaga wartości.
cli-too-many = O słowo za dużo: { $words }.
cli-wrong = Tak się nie da: { $reason }.
cli-record-refused = Zapis odrzucony: { $reason }.
cli-record-refused-at = Zapis nie zgadza się z zasadami przy wyborze { $number }: { $reason }.
cli-not-one-of = { $name } nie może mieć wartości „{ $value }”; do wyboru: { $words }.
cli-not-a-number = { $name } wymaga liczby całkowitej, a nie „{ $value }”.
cli-too-small = { $name } musi wynosić co najmniej { $least }, a nie { $value }.
cli-no-game = Nie ma gry „{ $name }”; są: { $games }.
cli-not-a-pair = { $flag } wymaga zapisu nazwa=wartość, a nie „{ $pair }”.
cli-no-such-name = { $flag } nie zna nazwy „{ $name }”; są: { $names }.
cli-bad-value = { $name } nie może mieć wartości „{ $value }”: { $reason }.
cli-players = W { $game } gra od { $low } do { $high } osób, a nie { $players }.
cli-not-a-seat = --seat wymaga miejsca i tego, kto na nim siedzi, na przykład 0=human, a nie „{ $pair }”.
cli-no-seat = Nie ma miejsca { $number }; są od 0 do { $last }.
cli-no-file = Nie ma { $path }.
cli-unreadable = Nie da się przeczytać { $path }: { $reason }.
cli-no-place = Nie da się zapisać { $path }: { $reason }.
cli-no-program = Nie ma programu „{ $name }”, który dałoby się uruchomić.
cli-nothing-unfinished = Nie czeka na ciebie żadna przerwana partia { $game }.
cli-other-game = To partia { $other }, a nie { $game }.

## Gry

cli-games-game = gra
cli-games-title = tytuł
cli-games-players = gracze
cli-games-kind = rodzaj
cli-cooperative = kooperacyjna
cli-semi-cooperative = częściowo kooperacyjna
cli-teams = drużynowa
cli-one-against-all = jeden przeciw wszystkim
cli-games-options = Opcje: --option nazwa=wartość albo --nazwa wartość
cli-games-rulings = Wykładnie wątpliwych zasad; pierwsza jest nasza: --ruling nazwa=wartość
cli-games-parameters = Liczby z pudełka: --set nazwa=wartość
cli-default = domyślnie

## Zasady

cli-our-reading = nasza interpretacja
cli-rules-how =
    { $count ->
        [one] { $count } zasada. Dodaj słowo albo identyfikator zasady, żeby ją przeczytać.
        [few] { $count } zasady. Dodaj słowo albo identyfikator zasady, żeby je przeczytać.
       *[many] { $count } zasad. Dodaj słowo albo identyfikator zasady, żeby je przeczytać.
    }
cli-rules-nothing = Żadna zasada nie mówi o „{ $words }”.
cli-rules-what = zasady i słowo: czego szukasz?
cli-coverage-untestable = Żaden program tego nie sprawdzi:
cli-coverage-missing-rules = Zasady bez testu:
cli-coverage-missing-content = Zawartość bez testu:
cli-coverage-rules = Zasady: { NUMBER($total, useGrouping: 0) } zdań, z testem { NUMBER($tested, useGrouping: 0) }, niesprawdzalnych { $untestable }, brakuje { NUMBER($missing, useGrouping: 0) }.
cli-coverage-content = Zawartość: { NUMBER($total, useGrouping: 0) } rzeczy, z testem { NUMBER($tested, useGrouping: 0) }, brakuje { NUMBER($missing, useGrouping: 0) }.
cli-coverage-sum =
    { $missing ->
        [0] Niczego nie brakuje.
       *[other] Razem brakuje: { NUMBER($missing, useGrouping: 0) }.
    }

## Odtwarzanie

cli-replayed =
    { $count ->
        [one] Odtworzono { $count } wybór z { $recorded }.
        [few] Odtworzono { $count } wybory z { $recorded }.
       *[many] Odtworzono { $count } wyborów z { $recorded }.
    }
cli-not-over = Partia nie jest skończona.
cli-other-rules = Zapisano ją przy innych zasadach lub kartach, a mimo to pasuje.
cli-verified =
    Ziarno: { $seed }
    Pieczęć: { $seal } (zgadza się)
cli-fingerprint = Odcisk stanu: { $fingerprint }

## Przed partią

cli-welcome = Przysuń krzesło. Kilka pytań i zapalamy świecę. Enter wybiera to, co w nawiasie.
cli-welcome-resume = Czeka na ciebie przerwana partia. Wracasz do niej?
cli-welcome-players = Ile miejsc przy stole ({ $low }–{ $high })?
cli-welcome-which = Co wybierasz?
cli-welcome-people = Ile z { $players } miejsc zajmują ludzie przy tej klawiaturze? Resztę wezmą boty.
cli-welcome-between = Poproszę liczbę od { $low } do { $high }.
cli-welcome-shortcut = Następnym razem od ręki: { $command }
cli-yes-no = [T/n]
cli-no-yes = [t/N]

## Przy stole

cli-log-title = Co się wydarzyło
cli-log-earlier =
    { $count ->
        [one] … a przedtem jeszcze { $count } zdarzenie (dziennik)
        [few] … a przedtem jeszcze { $count } zdarzenia (dziennik)
       *[many] … a przedtem jeszcze { $count } zdarzeń (dziennik)
    }
cli-story-on = Enter…
cli-fast-on = Od teraz od razu widzisz stół; resztę opowie dziennik. Ponowne szybko to odwraca.
cli-fast-off = Od teraz najpierw czytasz, co się wydarzyło.
cli-curtain = Teraz patrzy { $name }. Oddaj klawiaturę, a reszta niech odwróci wzrok.
cli-curtain-ready = Enter, gdy zostaniesz sam na sam z księgą…
cli-open-to-several = Odpowiedzieć może każde z was; zacznij od { $seats }, by odpowiedzieć za inne miejsce.
cli-not-understood =
    { $count ->
        [one] „{ $line }” nic tu nie znaczy. Wpisz 1 albo pomoc.
       *[other] „{ $line }” nic tu nie znaczy. Wpisz liczbę od 1 do { $count } albo pomoc.
    }
cli-which =
    { $count ->
        [few] Pasują do tego { $count } opcje. Która?
       *[other] Pasuje do tego { $count } opcji. Która?
    }
cli-cause = To część czegoś większego: { $cause }.
cli-offered = Możesz to wybrać, numer { $number }: { $label }.
cli-why-not-none = Teraz możesz zrobić wszystko, na co pozwala gra.
cli-why-not-unknown = Nie ma zastrzeżeń do „{ $name }”, ale nie ma też teraz takiej akcji.
cli-hint = Bot wybrałby { $number }: { $label }. Twoje szanse na wygraną ocenia na około { $percent }%.
cli-zoom-nothing = Nic na stole nie nazywa się „{ $name }”.
cli-more = … i jeszcze { $count }; powiedz coś więcej.
cli-lang-which = Który język? { $languages }
cli-undo-nothing = Nie masz czego cofnąć.
cli-undo-action = akcję
cli-undo-turn = turę
cli-undo-agree =
    { $bots ->
        [0] Od tamtej pory coś się ujawniło. Czy wszyscy przy stole zgadzają się to cofnąć?
        [one] Od tamtej pory coś się ujawniło, a przepadnie też { $bots } wybór botów. Czy wszyscy zgadzają się to cofnąć?
        [few] Od tamtej pory coś się ujawniło, a przepadną też { $bots } wybory botów. Czy wszyscy zgadzają się to cofnąć?
       *[many] Od tamtej pory coś się ujawniło, a przepadnie też { $bots } wyborów botów. Czy wszyscy zgadzają się to cofnąć?
    }
cli-saved = Zapis partii jest tu: { $path }
cli-not-saved = Nie udało się zapisać partii w { $path }: { $reason }.
cli-quit-save = Zapisać partię także we własnym pliku?
cli-left =
    Partia czeka: { $path }
    Wrócisz do niej przez: koszmar play { $game } --resume
cli-left-nothing = Nic jeszcze nie wybrano, więc nic nie przepadło.
cli-not-kept = Nie udało się zachować partii na tym dysku. Oto jej zapis; koszmar play { $game } --load gra od niego dalej:
cli-choices =
    { $count ->
        [one] Zapadł { $count } wybór.
        [few] Zapadły { $count } wybory.
       *[many] Zapadło { $count } wyborów.
    }
cli-seed = Ziarno: { $seed }
cli-seal = Pieczęć, czyli skrót ziarna: { $seal }
cli-keep-record = Zapisać przebieg tej partii? [t/N, albo cofnij]

## Co można wpisać: angielskie słowa działają zawsze, te także

cli-verb-undo = cofnij
cli-verb-log = dziennik
cli-verb-save = zapisz
cli-verb-hint = podpowiedz, podpowiedź
cli-verb-text = tekst
cli-verb-zoom = pokaż
cli-verb-map = mapa
cli-verb-cards = karty
cli-verb-rules = zasady
cli-verb-lang = język
cli-verb-fast = szybko
cli-verb-why = czemu, dlaczego
cli-verb-why-not = czemu nie, dlaczego nie
cli-verb-help = pomoc
cli-verb-quit = koniec

cli-map-none = W tej grze nie ma mapy.
cli-help-answer = Odpowiadasz numerem, kluczem albo częścią nazwy opcji. Enter rysuje stół od nowa.
cli-help-verbs =
    ? = zasada, z której bierze się pytanie, i to, co się właśnie dzieje
    ? NAZWA = czego dotyczy opcja; albo dlaczego czegoś nie ma
    czemu nie = wszystko, czego nie możesz teraz zrobić, i powody
    cofnij [akcję|turę] = cofnij wybór, akcję albo turę
    podpowiedz = co zrobiłby bot i jakie masz szanse na wygraną
    pokaż NAZWA = przeczytaj całą kartę, stronę, pomieszczenie lub postać
    karty = wszystkie teksty na stole
    zasady SŁOWA = szukaj w zasadach
    dziennik [N] = ostatnie N wierszy dziennika
    tekst = cały stół słowami
    mapa = każda część planszy jako mapa
    szybko = pomijaj strony opowiadające, co robili inni, albo je przywróć
    zapisz [PLIK] = zapisz przebieg partii
    język pl|en = inny język
    koniec = odejdź od stołu; partia poczeka
cli-help-signs = Znaki; ↷ wykorzystane, × zablokowane, liczba w [ ] to opcja, która dotyczy karty:
