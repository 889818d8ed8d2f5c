### Nawiedzenie 16. Wszystkie sformułowania są nasze.

haunt-16 = Chodź się z nami bawić
haunt-16-hero-intro = Drobne stopy biegną po galerii, a potem po suficie. Dozorca opiekował się dziećmi aż do tamtej zimy, kiedy zaopiekował się nimi raz na zawsze. Teraz leży po całym domu, w pudłach i pod deskami. Złóżcie go w poświęconej ziemi, to może pozwolą wam iść spać.
haunt-16-traitor-intro = Tak ładnie prosiły. Wystarczyło schować starego tam, gdzie nikt go na czas nie znajdzie, i możesz nie kłaść się z nimi już nigdy. Inni też przyjdą się bawić, tylko jeszcze nie znają zasad. Raz, dwa, trzy: ściany już nie przeszkadzają.
haunt-16-hero-setup = Jeśli w domu nie ma płytki { tile-graveyard }, bohaterowie biorą ją ze stosu i dokładają na Parterze. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-16-traitor-setup = Zdrajca regeneruje wszystkie cechy, a potem chowa zakryte Żetony Liczb (Szczątki) od 1 do { $players ->
        [3] 4
        [4] 5
        [5] 6
       *[6] 7
    }, po jednym na płytce, w każdym obszarze co najmniej jeden, i może je oglądać; 1 to Dozorca. Dwa Duchy pojawiają się na płytce bez bohatera, { $players ->
        [3] 2 kolejne czekają
        [4] 3 kolejne czekają
        [5] 4 kolejne czekają
       *[6] 5 kolejnych czeka
    } w rezerwie. Duchy działają po turze zdrajcy.
haunt-16-hero-goal = Pochowajcie Szczątki Dozorcy, czyli numer 1, na płytce { tile-graveyard }.
haunt-16-traitor-goal = Żaden bohater już nie żyje.
haunt-16-end-hero = Spada ostatnia łopata ziemi, a w domu cichutko zamyka się mnóstwo drzwi, jedne po drugich, jak wtedy, gdy kładzie się dzieci spać. Ktoś mówi dobranoc. Ktoś odpowiada, bo tak chyba wypada.
haunt-16-end-traitor = Chodź się bawić, śpiewają głosiki, a jest ich teraz więcej, niektóre trochę za niskie, dopiero uczą się melodii. W chowanego zawsze może zagrać jeszcze ktoś.
haunt-16-unearth = Wydobycie
    .text = Gdy na twojej płytce leżą zakryte Szczątki: odkryj je i połóż na swojej planszy.
haunt-16-identify = Rozpoznanie
    .text = Gdy na twojej płytce leżą zakryte Szczątki: Rzut Wiedzy. 5+: odkryj je; jeśli to 1, połóż je na swojej planszy, w przeciwnym razie zostają tu odkryte. 0–4: nic się nie dzieje.
haunt-16-consecrate = Pochówek
    .text = Na płytce { tile-graveyard }, ze Szczątkami Dozorcy (numer 1): Rzut Poczytalności. 5+: bohaterowie wygrywają. 0–4: otrzymujesz 2 Obrażenia Psychiczne.
haunt-16-break-through = Przebicie się
    .text = Przejdź na płytkę z bohaterem, która styka się z twoją, nawet bez drzwi.
haunt-16-rule-remains = Szczątkami z planszy można się wymieniać. Kto rabuje zwłokom Szczątki, zabiera wszystkie.
haunt-16-rule-burden = Na początku tury zdrajcy każdy bohater otrzymuje 1 Obrażenie Psychiczne za każde Szczątki na swojej planszy.
haunt-16-rule-reserve = Gdy ginie zdrajca albo bohater, na jego płytce pojawia się Duch z rezerwy. Jeśli pojawi się w turze Potworów, nie działa w niej.
monster-16-ghost = Duch
    .gen = Ducha
    .dat = Duchowi
    .acc = Ducha
    .ins = Duchem
    .loc = Duchu
    .gender = m
    .text = Atakuje Siłą albo Poczytalnością. Obrażenia go ogłuszają.
token-16-remains = Szczątki
    .gen = Szczątków
    .acc = Szczątki
token-16-caretaker = Szczątki Dozorcy
    .gen = Szczątków Dozorcy
    .acc = Szczątki Dozorcy
prompt-16-caretaker = { $seat-voc }, gdzie leży Dozorca, czyli numer 1?
event-16-turned-up =
    { $number ->
        [1] { $seat } odkrywa Szczątki z numerem 1. To Dozorca.
       *[other] { $seat } odkrywa Szczątki z numerem { $number }. To ktoś inny.
    }
lore-16-caretaker = Tu leży Dozorca: { $tile }.
lore-16-reserve = Duchy w rezerwie: { $number }.
