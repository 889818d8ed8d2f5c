### Nawiedzenie 3. Wszystkie sformułowania są nasze.

haunt-03 = Pył
haunt-03-intro = Fiolka nie bez powodu była pusta. Jest na poręczach, na waszych rękawach, w waszych oddechach: drobny szary pył, który kiedyś był kimś. Ci, których bierze, nie kaszlą. Po prostu zaczynają bardzo lubić towarzystwo. A kto się trzyma z dala od wszystkich, ten spala się sam.
haunt-03-setup = Każdy gracz dostaje trzy zakryte Żetony Liczb (Choroba) i może je obejrzeć. Ze wszystkich dokładnie { $players ->
        [3] jeden ma
        [4] jeden ma
        [5] jeden ma
       *[6] dwa mają
    } numer 1. Po turze Odkrywcy nawiedzenia działają Gorączkujący; na razie nie ma żadnego. Pierwszą turę rozgrywa gracz po lewej stronie Odkrywcy nawiedzenia.
haunt-03-goal = Bohaterowie: lek na pył działa. Zdrajcy: każdy poszukiwacz jest zdrajcą albo nie żyje.
haunt-03-end-hero = Lek smakuje kredą i miedzią i krąży z rąk do rąk jak ostatnia butelka lata. O brzasku pył opada na podłogę i tym razem już na niej zostaje.
haunt-03-end-traitor = Zrobiło się tu ciepło i nikt nie jest sam. Siedzą blisko siebie, szarzy i uśmiechnięci, i czekają, aż ktoś otworzy drzwi wejściowe i wpuści przeciąg.
haunt-03-search = Szukanie Wyników Badań
    .text = Na płytce z Symbolem Omenu, bez Wyników Badań: Rzut Wiedzy albo Poczytalności. 5+: połóż tu Wyniki Badań. 0–4: wymień jeden losowy Żeton Choroby z najbliższym żyjącym graczem po lewej.
haunt-03-cure = Lek na pył
    .text = Na płytce { tile-laboratory }, { tile-operating-theatre }, { tile-observatory } albo { tile-kitchen }: rzut dowolną cechą, +2 za każde Wyniki Badań w domu. 13+: bohaterowie wygrywają. 0–12: wymień jeden losowy Żeton Choroby z najbliższym żyjącym graczem po lewej.
haunt-03-control = Panowanie nad odruchami
    .text = Z innym poszukiwaczem na twojej płytce, jeśli się zgodzi: wymieńcie po jednym losowym Żetonie Choroby.
haunt-03-rule-sickness = Kto ma 1 albo kiedykolwiek ją miał, jest zdrajcą już na zawsze i wygrywa razem ze zdrajcami. Własne Żetony wolno oglądać, ale nigdy nie wolno ich pokazać, nawet po śmierci; mówić o nich możesz, co zechcesz.
haunt-03-rule-attacks = Każdy może zaatakować każdego i każdy jest dla każdego przeszkodą, aż do końca.
haunt-03-rule-company = Na koniec tury wymieniasz po jednym losowym Żetonie Choroby z każdym innym poszukiwaczem na twojej płytce, po kolei. Jeśli twoja tura kończy się w samotności i bez Panowania nad odruchami, otrzymujesz dwie kości Obrażeń Ogólnych; wymuszone wymiany się nie liczą.
haunt-03-rule-fever = Zdrajca zabity przez te Obrażenia zakopuje wszystkie karty, a jego poszukiwacza zastępuje Gorączkujący. Gra nim ten sam gracz w turze Potworów.
monster-03-feverish = Gorączkujący
    .gen = Gorączkującego
    .dat = Gorączkującemu
    .acc = Gorączkującego
    .ins = Gorączkującym
    .loc = Gorączkującym
    .gender = m
    .text = Każdym gra ten, czyim był poszukiwaczem. Atakuje Siłą kogokolwiek. Obrażenia go ogłuszają.
token-03-sickness = Choroba
    .gen = Choroby
    .acc = Chorobę
token-03-research = Wyniki Badań
    .gen = Wyników Badań
    .acc = Wyniki Badań
prompt-03-touch = { $seat-voc }, kogo prosisz o wymianę?
prompt-03-agree = { $seat-voc }, { $other } chce wymienić się z tobą jednym losowym Żetonem Choroby. Zgadzasz się?
choice-03-agree-agree = Zgoda
choice-03-agree-refuse = Odmowa
event-03-dealt = Każdy dostaje zakryte Żetony Choroby: { $number }.
event-03-swap = { $seat } i { $other } wymieniają się Żetonem Choroby.
event-03-swapped = { $seat }: oddajesz { $gave }, dostajesz { $got }.
event-03-ill = Pył cię dopadł, { $seat-voc }: od teraz jesteś zdrajcą.
lore-03-tokens = Twoje Żetony Choroby: { $first }, { $second }, { $third }.
lore-03-role =
    { $role ->
        [traitor] Pył już tobą zawładnął: jesteś zdrajcą.
       *[hero] Na razie jesteś po stronie zdrowych, czyli bohaterów.
    }
