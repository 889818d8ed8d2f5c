### koszmar serve.

cli-about-serve = udostępnij stoły przeglądarkom, tutaj albo w sieci
cli-help-serve =
    Udostępnia stoły: otwórz adres w przeglądarce, wybierz grę, podziel się odnośnikami. Miejsca, które oddasz botom, zajmą boty.
    Każdy wybór jest zapisywany od razu: zatrzymaj serwer, kiedy chcesz, stoły będą stały tak, jak stały.

serve-option-host = Adres, na którym serwer słucha; 0.0.0.0 wpuszcza innych z twojej sieci.
serve-option-port = Port, na którym serwer słucha.
serve-option-db = Gdzie są stoły: plik SQLite albo postgresql://…; domyślnie plik w twoim folderze danych.
serve-option-channels = redis://…, gdy kilka serwerów ma wspólną bazę.
serve-option-origin = Adres tego serwera, jeśli ma nazwę (na przykład za serwerem pośredniczącym), albo inny, którego strony mogą go używać. Można podać kilka razy.
serve-option-engine = Program, który może grać przy stołach, pod nazwą: deep="./mybot --deep". Gospodarze stołów oddają mu miejsca, podając nazwę. Można podać kilka razy.
serve-option-hints = Kto udziela podpowiedzi: rodzaj bota. search:1s myśli przez sekundę i podaje szanse na wygraną; sensible prawie nic nie kosztuje.
serve-option-scenarios = Folder z cudzymi scenariuszami, jako foldery albo pliki zip: te, w które da się grać, zostaną zainstalowane.
serve-option-open = Otwórz też przeglądarkę.
serve-option-check = Powiedz, co jest nie tak z tą konfiguracją, i nie otwieraj stołów.

serve-at = Stół stoi pod adresem { $address } (Ctrl+C kończy)
serve-others = Inni w tej sieci wejdą przez { $address }
serve-only-here = Wejdziesz tylko z tego komputera; żeby znajomi z sieci mogli dołączyć, dodaj --host 0.0.0.0
serve-not-an-engine = --engine wymaga pary nazwa=polecenie, na przykład deep=./mybot, a nie „{ $pair }”; nazwa ma najwyżej 30 liter, cyfr, kropek i kresek.
serve-open-yourself = Nie ma tu jak otworzyć przeglądarki; otwórz ten adres samodzielnie.
serve-port-taken = Port { $port } jest zajęty, może przez stół, który już stoi: zajrzyj pod { $address } albo wybierz inny przez --port.
serve-port-forbidden = Z portu { $port } może tu korzystać tylko administrator; wybierz przez --port numer od 1024 w górę.
serve-no-address = { $host } nie jest adresem tego komputera. Z --host 0.0.0.0 serwer przyjmie połączenia na wszystkich jego adresach.
serve-database = Stołów nie można zapisywać w { $place }: { $reason }. Wybierz inne miejsce przez --db.
serve-not-installed = Serwer potrzebuje pakietów: { $packages }. Zainstalujesz je tak: pip install "koszmar[server]"

## Co jest nie tak z ustawieniem (serve --check)

check-no-client = Brakuje klienta do przeglądarki: w { $place } nie ma pliku index.html. Zainstaluj pakiet od nowa.
check-origin = { $origin } to nie jest początek adresu. Zapisz go tak, jak przeglądarki: https://stol.example, bez niczego na końcu.
check-no-tls = { $origin } nie ma TLS: każdy po drodze może podsłuchiwać, a przeglądarki nie pokażą powiadomień ani nie zainstalują strony. Postaw przed serwerem proxy z certyfikatem.
check-origin-good = Można wchodzić przez { $origin }.
check-beside-proxy = Przed serwerem stoi proxy, ale da się go ominąć: { $address }. Usuń --host.
check-behind-proxy = Do serwera wchodzi tylko proxy z tej samej maszyny, przez port { $port }.
check-reach = Inni w twojej sieci znajdą serwer pod { $address }.
check-calls-need-tls = Bez https przeglądarki innych osób nie pokażą powiadomień i nie dadzą znać, że przyszła czyjaś kolej.
check-no-network = Ten komputer nie jest w żadnej sieci: nikt inny tu nie wejdzie.
check-only-here = Wejdziesz tylko z tego komputera; żeby znajomi z sieci mogli dołączyć, dodaj --host 0.0.0.0
check-port-taken = Port { $port } jest w tej chwili zajęty, może przez serwer, który już działa.
check-port-forbidden = Z portu { $port } może tu korzystać tylko administrator. Wybierz przez --port numer od 1024 w górę.
check-no-address = { $host } nie jest adresem tego komputera. Z --host 0.0.0.0 serwer przyjmie połączenia na wszystkich jego adresach.
check-database = Stołów nie można zapisywać w { $place }: { $reason }.
check-database-good = Stoły są zapisywane w { $place } i da się tam pisać.
check-disk-full = Dysk, na którym jest { $place }, jest prawie pełny.
check-one-file = Serwery, które słyszą się nawzajem, dzielą jeden plik SQLite. Na jednej maszynie to działa; dla kilku weź PostgreSQL.
check-alone = Ten serwer jest sam; dla kilku na jednej bazie podaj --channels.
check-channels = Przez { $place } nie słychać innych serwerów: { $reason }.
check-channels-good = Serwery słyszą się przez { $place }.
check-open-files = System pozwala tylko na { $limit } otwartych plików, a każdy gość zajmuje jeden. Podnieś granicę (LimitNOFILE, ulimit -n).
check-result =
    { $wrong ->
        [0] Wszystko w porządku.
        [one] { $wrong } rzecz jest nie tak.
        [few] { $wrong } rzeczy są nie tak.
       *[many] { $wrong } rzeczy jest nie tak.
    }
