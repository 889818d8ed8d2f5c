### Nawiedzenie 2. Wszystkie sformułowania są nasze.

haunt-02 = Przyjaciele na zawsze
haunt-02-intro = Po wewnętrznej stronie Pierścienia ktoś wyrył dziecięcymi literami: PRZYJACIELE NA ZAWSZE. Drzwi przestały prowadzić na zewnątrz. Coś małego podskakuje w korytarzu nad wami, liczy wasze kroki i jednemu z was obiecało, że już nigdy nie zazna samotności. Byle tylko reszta została.
haunt-02-setup = Żetony Liczb od 1 do { $players } tasuje się zakryte i rozdaje po jednym; każdy może obejrzeć swój. Kto ma 1, jest zdrajcą. Licznik zaczyna od { $players ->
        [3] 6
        [4] 5
        [5] 4
       *[6] 3
    }. Pierwszą turę rozgrywa gracz po lewej stronie Odkrywcy nawiedzenia.
haunt-02-goal = Bohaterowie: Pierścień zniszczony albo zdrajca nie żyje. Zdrajca: żaden bohater już nie żyje albo Licznik wskazuje 0.
haunt-02-end-hero = Pierścień jest już tylko pierścieniem i nikt z niego nie woła. Gdzieś cichnie pozytywka. Drzwi wejściowe otwierają się same, obrażone.
haunt-02-end-traitor = Zabawa w chowanego, potem herbatka dla lalek, potem znów w chowanego. Tyle teraz jest czasu. Ktoś się uśmiecha i trzyma wszystkich za ręce.
haunt-02-destroy = Zniszczenie Pierścienia
    .text = Kto ma kartę { card-ring }: Rzut Szybkości albo Wiedzy, +1 za każdego bohatera na niespokojnej płytce ({ tile-panic-room }, { tile-furnace-room }, { tile-ballroom }, { tile-operating-theatre }, { tile-junk-room }). 7+: Pierścień jest zniszczony, żyjący zdrajca musi się ujawnić, bohaterowie wygrywają. 0–6: otrzymujesz 6 Obrażeń Ogólnych i przenosisz się na dowolną płytkę początkową.
haunt-02-rule-attacks = Każdy może zaatakować każdego, a każdy inny poszukiwacz na twojej płytce jest przeszkodą. Po ujawnieniu zdrajcy bohaterowie już sobie nie przeszkadzają, ale nadal mogą się atakować.
haunt-02-rule-secrecy = Swój Żeton Liczby możesz obejrzeć w każdej chwili i mówić o nim, co zechcesz. Nikt nie pokazuje swojego, jeśli zasady nie każą. Nieujawniony zdrajca uchodzi za bohatera.
haunt-02-rule-call = Na koniec tury Odkrywcy nawiedzenia Licznik spada o 1. Potem każdy bohater po kolei przenosi się na wybraną płytkę początkową albo otrzymuje 2 Obrażenia Psychiczne. Ujawnionego zdrajcy to nie dotyczy.
haunt-02-rule-revealed = Tuż przed zniszczeniem Pierścienia ukryty zdrajca może wkroczyć: ujawnia się, umieszcza wszystkich bohaterów na wybranych przez siebie płytkach początkowych, a premię liczy się od nowa. Przy każdym ujawnieniu zdrajca regeneruje wszystkie cechy i zyskuje 1 Siły.
token-02-number = Żeton Liczby
    .gen = Żetonu Liczby
    .acc = Żeton Liczby
prompt-02-call = { $seat-voc }, przyjaciel woła. Na którą płytkę początkową idziesz? A może odmawiasz?
choice-02-call-refuse = Odmowa: 2 Obrażenia Psychiczne
prompt-02-step-in = { $seat-voc }, Pierścień zaraz pęknie. Czy ktoś chce wkroczyć?
choice-02-step-in-keep-quiet = Siedzę cicho
choice-02-step-in-step-in = To ja zdradzam: wkraczam
prompt-02-scatter = { $seat-voc }, na której płytce początkowej umieszczasz { $who-acc }?
lore-02-number =
    { $number ->
        [1] Twój Żeton Liczby: 1. Jesteś zdrajcą.
       *[other] Twój Żeton Liczby: { $number }. Jesteś po stronie bohaterów.
    }
