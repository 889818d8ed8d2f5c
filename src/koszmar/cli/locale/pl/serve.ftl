### koszmar serve.

cli-about-serve = udostępnia stoły przeglądarkom, tutaj albo w sieci
cli-help-serve =
    Udostępnia stoły: otwórz adres w przeglądarce, wybierz grę, podziel się odnośnikami. Miejsca, które oddasz botom, zajmą boty.
    Każdy wybór jest zapisywany od razu: zatrzymaj serwer, kiedy chcesz, stoły będą stały tak, jak stały.

serve-option-host = Adres, na którym serwer słucha; 0.0.0.0 wpuszcza innych z Twojej sieci.
serve-option-port = Port, na którym serwer słucha.
serve-option-db = Gdzie są stoły: plik SQLite albo postgresql://…; domyślnie plik w Twoim folderze danych.
serve-option-channels = redis://…, gdy kilka serwerów ma wspólną bazę.
serve-option-origin = Inny adres, którego strony mogą używać tego serwera. Można podać kilka razy.
serve-option-open = Otwórz też przeglądarkę.

serve-at = Stół stoi pod adresem { $address } (Ctrl+C kończy)
serve-open-yourself = Nie ma tu jak otworzyć przeglądarki; otwórz ten adres samodzielnie.
serve-port-taken = Port { $port } jest zajęty, może przez stół, który już stoi: zajrzyj pod { $address } albo wybierz inny przez --port.
serve-not-installed = Serwer potrzebuje pakietów: { $packages }. Zainstalujesz je tak: pip install "koszmar[server]"
