### Nawiedzenie 49. Wszystkie sformułowania są nasze.

haunt-49 = Warunki umowy
haunt-49-hero-intro = Dom jest tani, bo już za niego zapłacono, głosi drobny druk, a ceną jesteście wy. Wszystkim krwawią dłonie, od skaleczenia, którego nikt nie pamięta. Głęboko w piwnicy cierpliwy głos odczytuje wasze nazwiska w porządku alfabetycznym. Cokolwiek podpisaliście, to tylko papier, a papier się pali.
haunt-49-traitor-intro = Mówili, że to okazja, i mieli rację: po kilka kropel od każdego, oddać w okienku na dole i dom jest twój, wolny od wszelkich obciążeń. On ma Kontrakt. Ty masz nóż. Przynieś krew, póki chce płynąć.
haunt-49-hero-setup = Każdy bohater bierze Żeton Krwi. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-49-traitor-setup = { $players ->
        [3] Zdrajca regeneruje wszystkie cechy.
        [4] Zdrajca regeneruje wszystkie cechy, a potem zyskuje 1 Siły i 1 Szybkości.
        [5] Zdrajca regeneruje wszystkie cechy, a potem zyskuje 2 Siły i 2 Szybkości.
       *[6] Zdrajca regeneruje wszystkie cechy, a potem zyskuje 2 Siły i 2 Szybkości.
    } Demona z Kontraktem umieszcza się na płytce Piwnicy najdalszej od { tile-basement-landing.gen }; działa po turze zdrajcy.
haunt-49-hero-goal = Spalcie Kontrakt.
haunt-49-traitor-goal = Zdrajca wchodzi na płytkę Demona z Krwią każdego bohatera albo żaden bohater już nie żyje.
haunt-49-end-hero = Najpierw znikają podpisy, zwijają się jak owady. Daleko w dole ktoś chrząka, mówi, że to wysoce nieprawidłowe, i już go nie ma. Od dziś wszystko będzie czytane dwa razy, nawet jadłospisy.
haunt-49-end-traitor = Liczy krople, przykłada bibułę i przesuwa klucze po stole. Proszę podpisać tu i jeszcze tu. Pod podłogą reszta zaczyna osiadać, jak to w starych domach.
haunt-49-burn = Spalenie Kontraktu
    .text = Jeśli masz Kontrakt: Rzut Wiedzy, +4 na płytce { tile-furnace-room }, { tile-ritual-room }, { tile-kitchen }, { tile-laboratory } albo { tile-charred-room }. 7+: bohaterowie wygrywają. 4–6: nic się nie dzieje. 0–3: otrzymujesz 1 Obrażenie Fizyczne.
haunt-49-pick-up = Podniesienie Kontraktu
    .text = Na płytce, na której leży Kontrakt: weź go.
haunt-49-blood-magic = Magia krwi
    .text = Jeśli masz swoją Krew: otrzymujesz jedną kość Obrażeń Psychicznych, a potem zyskujesz 1 Siły.
haunt-49-collect = Zebranie Krwi
    .text = Weź wszystkie Żetony Krwi leżące na twojej płytce.
haunt-49-rule-blood = Bohater, który otrzymuje Obrażenia Fizyczne albo ginie, upuszcza Krew na płytkę. Bohaterowie nie mogą jej podnosić ani się nią wymieniać; zdrajca może ją podnieść. Bohater bez Krwi na koniec swojej tury otrzymuje jedną kość Obrażeń Psychicznych.
haunt-49-rule-contract = Bohater, który wygra atak Siłą przeciw Demonowi, może zamiast zadać obrażenia zabrać mu Kontrakt. Bohaterowie mogą się nim wymieniać; jeśli jego posiadacz ginie, Kontrakt zostaje na płytce. Zdrajca nigdy nie może go mieć.
haunt-49-rule-sanity = Bez broni zdrajca może atakować także Poczytalnością; zadaje wtedy Obrażenia Psychiczne.
monster-49-demon = Demon
    .gen = Demona
    .dat = Demonowi
    .acc = Demona
    .ins = Demonem
    .loc = Demonie
    .gender = m
    .text = Obrażenia go ogłuszają, ale nie wtedy, gdy ma Kontrakt.
token-49-blood = Krew
    .gen = Krwi
    .acc = Krew
token-49-contract = Kontrakt
    .gen = Kontraktu
    .acc = Kontrakt
prompt-49-contract = { $seat-voc }, Demon jest pokonany. Zabierasz mu Kontrakt czy zadajesz obrażenia?
choice-49-contract-damage = Zadaj obrażenia
