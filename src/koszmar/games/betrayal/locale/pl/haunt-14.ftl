### Nawiedzenie 14. Wszystkie sformułowania są nasze.

haunt-14 = Stałość przedmiotu
haunt-14-hero-intro = Pierwsza strona Księgi opisuje ten dom. Druga opisuje fotel, który oddycha. Ktoś czyta wam przez ramię i bardzo spokojnie mówi, że to żadna opowieść, tylko spis inwentarza, i że trzeba to odłożyć. Stron nie zostało wiele. Za waszymi plecami odchrząkuje szafa.
haunt-14-traitor-intro = Były już nogi z dębu i mosiężne dłonie, a raz, przez osiemdziesiąt lat, cyferblat. Ciała przychodzą i odchodzą, a co zapisane, to zostaje. Dopóki nikt nie doczyta tej Księgi do końca, jesteś ty, jest kredens i wszystko stoi tam, gdzie chcesz. Zdobądź ją. Spal.
haunt-14-hero-setup = Licznik ustawia się na { $players ->
        [3] 4
        [4] 4
        [5] 5
       *[6] 5
    }. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-14-traitor-setup = Zdrajca regeneruje wszystkie cechy. { $players ->
        [3] Ożywa 1 Mebel, na płytce bohatera bez karty { card-book }.
        [4] Ożywają 2 Meble: po jednym na płytce każdego bohatera prócz tego, który ma kartę { card-book }.
        [5] Ożywają 3 Meble: po jednym na płytce każdego bohatera prócz tego, który ma kartę { card-book }.
       *[6] Ożywają 4 Meble: po jednym na płytce każdego bohatera prócz tego, który ma kartę { card-book }.
    } Meble działają po turze zdrajcy.
haunt-14-hero-goal = Licznik wskazuje 0: Księga jest przeczytana do końca.
haunt-14-traitor-goal = Księga jest zniszczona albo żaden bohater już nie żyje.
haunt-14-end-hero = Pada ostatnia linijka, okładka się zamyka i w pokoju robi się bardzo cicho, tą ciszą, którą zna tylko drewno. Na wszelki wypadek nikt już nigdy w tym domu nie usiadł.
haunt-14-end-traitor = Jak na coś tak trwałego papier pali się bardzo szybko. Ktoś grzeje przy nim dłonie, czyjekolwiek są dzisiaj, a potem przestawia gości tak długo, aż zaczynają pasować do zasłon.
haunt-14-hasten = Czytanie dalej
    .text = Z kartą { card-book }, raz na rundę łącznie dla wszystkich bohaterów (runda kończy się turą Potworów): Rzut Poczytalności. 5+: Licznik spada o 1, a ty tracisz 1 Poczytalności. 0–4: tracisz 1 Poczytalności.
haunt-14-destroy = Zniszczenie Księgi
    .text = Z kartą { card-book } na płytce { tile-kitchen }, { tile-furnace-room } albo { tile-laboratory }: zdrajca wygrywa.
haunt-14-rule-reading = Po każdej turze Potworów, jeśli żywy bohater ma kartę { card-book }, Licznik spada o 1.
haunt-14-rule-bodies = Gdy zdrajca ginie, a w domu jest jakiś Mebel, zdrajca regeneruje wszystkie cechy i pojawia się na płytce jednego z nich, a ten Mebel znika. Jeśli zdrajca ma kartę { card-book }, dostaje ją najbliższy bohater. Gdy nie ma już Mebli, zdrajca nie wstaje.
monster-14-furniture = Mebel
    .gen = Mebla
    .dat = Meblowi
    .acc = Mebel
    .ins = Meblem
    .loc = Meblu
    .gender = m
    .text = Obrażenia go ogłuszają. Zdrajca może zająć go jako nowe ciało.
prompt-14-body = { $seat-voc }, którym Meblem się stajesz?
event-14-body = { $seat } ginie i znów wychodzi z drewna: { $monster }.
