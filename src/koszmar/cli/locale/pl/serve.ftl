### koszmar serve.

cli-about-serve = udostępnia stoły przeglądarkom, tutaj albo w sieci
cli-help-serve =
    Udostępnia stoły: otwórz adres w przeglądarce, wybierz grę, podziel się odnośnikami. Miejsca, które oddasz botom, zajmą boty.
    Każdy wybór jest zapisywany od razu: zatrzymaj serwer, kiedy chcesz, stoły będą stały tak, jak stały.

serve-option-host = Adres, na którym serwer słucha; 0.0.0.0 wpuszcza innych z Twojej sieci.
serve-option-port = Port, na którym serwer słucha.
serve-option-db = Gdzie są stoły: plik SQLite albo postgresql://…; domyślnie plik w Twoim folderze danych.
serve-option-channels = redis://…, gdy kilka serwerów ma wspólną bazę.
serve-option-origin = Adres tego serwera, jeśli ma nazwę (na przykład za serwerem pośredniczącym), albo inny, którego strony mogą go używać. Można podać kilka razy.
serve-option-engine = Program, który może grać przy stołach, pod nazwą: deep="./mybot --deep". Gospodarze stołów oddają mu miejsca, podając nazwę. Można podać kilka razy.
serve-option-hints = Kto udziela podpowiedzi: rodzaj bota. search:1s myśli przez sekundę i podaje szanse na wygraną; sensible prawie nic nie kosztuje.
serve-option-scenarios = Folder z cudzymi scenariuszami, jako foldery albo pliki zip: te, w które da się grać, zostaną zainstalowane.
serve-option-open = Otwórz też przeglądarkę.

serve-at = Stół stoi pod adresem { $address } (Ctrl+C kończy)
serve-others = Inni w tej sieci wejdą przez { $address }
serve-only-here = Wejdziesz tylko z tego komputera; żeby znajomi z sieci mogli dołączyć, dodaj --host 0.0.0.0
serve-not-an-engine = --engine wymaga pary nazwa=polecenie, na przykład deep=./mybot, a nie „{ $pair }”; nazwa ma najwyżej 30 liter, cyfr, kropek i kresek.
serve-open-yourself = Nie ma tu jak otworzyć przeglądarki; otwórz ten adres samodzielnie.
serve-port-taken = Port { $port } jest zajęty, może przez stół, który już stoi: zajrzyj pod { $address } albo wybierz inny przez --port.
serve-database = Stołów nie można zapisywać w { $place }: { $reason }. Wybierz inne miejsce przez --db.
serve-not-installed = Serwer potrzebuje pakietów: { $packages }. Zainstalujesz je tak: pip install "koszmar[server]"
