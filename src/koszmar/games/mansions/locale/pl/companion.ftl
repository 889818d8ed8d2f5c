### Posiadłość Szaleństwa, tryb towarzyszący: grupa ma pudełko, tu jest sama aplikacja.

option-table = Stół
option-table-ours = Wszystko jest tutaj: kości, karty, figurki.
option-table-own = Mamy pudełko: sama aplikacja.

number = { $number }

prompt-own-act = Rozgrywajcie tury na swoim stole. O czym ma wiedzieć aplikacja?
prompt-own-who = Kto to robi?
prompt-own-whom = Wskażcie, kogo z was to dotyczy: { $whom }.
prompt-own-successes = { $who }, test: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
   *[other] {" "}({ $modifier })
}{ $difficulty ->
    [0] . Ile sukcesów?
   *[other] ; potrzeba: { $difficulty }. Ile sukcesów?
}
prompt-own-steps = { $who } siada do łamigłówki. Ile kroków: { $skill } i poświęcone wskazówki?
prompt-own-damage = { $who } zadaje cios. Ile obrażeń? Cel: { $monster }.
prompt-own-is-it-so = { $fact }
prompt-own-horror = { $who }: jaki jest najstraszniejszy potwór w zasięgu?

choice-own-attack = Atak: { $monster }, { $weapon }
choice-own-evade = Unik: { $monster }
choice-own-more = { $monster }: obrażenie więcej
choice-own-less = { $monster }: obrażenie mniej
choice-own-report-used = Ktoś użył karty: { $card }
choice-own-report-enters = Ktoś tu wchodzi: { $place }
choice-own-report-wounded = Ktoś jest ranny
choice-own-report-insane = Ktoś postradał zmysły
choice-own-claim = Stało się: { $facts }
choice-own-fell = { $who } odpada z gry
choice-own-end = Koniec fazy badaczy
choice-own-nobody = Nie ma potwora

weapon-heavy = broń ciężka
weapon-bladed = broń biała
weapon-firearm = broń palna
weapon-spell = zaklęcie
weapon-unarmed = gołe ręce

fact-has = Czy badacz ma tę kartę: { $card }?
fact-group = Czy ktoś z was ma tę kartę: { $card }?
fact-anyone = Czy jest ktoś taki: { $whom }?
fact-all = Czy wszyscy: { $whom }?
fact-burns = Czy ogień jest na każdym polu: { $place }?
fact-stands-in-fire = Czy tam, gdzie stoi ta osoba, jest ogień: { $token }?
fact-stands = Czy { $token } jest tutaj: { $place }?
fact-clues = Ile wskazówek ma badacz: { $how ->
    [more] więcej niż { $number }?
    [least] co najmniej { $number }?
    [fewer] mniej niż { $number }?
    [most] najwyżej { $number }?
    [exactly] dokładnie { $number }?
   *[other] inna liczba niż { $number }?
}
fact-evidence = Ile dowodów ma grupa: { $how ->
    [more] więcej niż { $number }?
    [least] co najmniej { $number }?
    [fewer] mniej niż { $number }?
    [most] najwyżej { $number }?
    [exactly] dokładnie { $number }?
   *[other] inna liczba niż { $number }?
}
fact-fires = Ile pól płonie: { $how ->
    [more] więcej niż { $number }?
    [least] co najmniej { $number }?
    [fewer] mniej niż { $number }?
    [most] najwyżej { $number }?
    [exactly] dokładnie { $number }?
   *[other] inna liczba niż { $number }?
}

whom-anyone = ktokolwiek
whom-self = ten badacz
whom-others = inni niż ten badacz
whom-here = na tym samym polu
whom-met = napotkani po drodze
whom-in-range = w zasięgu
whom-within-2 = najwyżej dwa pola stąd
whom-adjacent = najwyżej jedno pole stąd
whom-room = w tym samym pomieszczeniu
whom-near = najbliżej
whom-far = najdalej
whom-indoors = { $so ->
    [no] na zewnątrz
   *[yes] pod dachem
}
whom-outdoors = { $so ->
    [no] pod dachem
   *[yes] na zewnątrz
}
whom-in-darkness = { $so ->
    [no] nie w ciemności
   *[yes] w ciemności
}
whom-near-fire = { $so ->
    [no] z dala od ognia
   *[yes] w ogniu albo obok
}
whom-fire-in-room = { $so ->
    [no] w pomieszczeniu nie ma ognia
   *[yes] w pomieszczeniu jest ogień
}
whom-lit-room = { $so ->
    [no] w pomieszczeniu nie ma światła
   *[yes] w pomieszczeniu jest światło
}
whom-near-water = { $so ->
    [no] z dala od wody
   *[yes] przy wodzie albo obok
}
whom-near-door = { $so ->
    [no] na polu bez drzwi
   *[yes] na polu z drzwiami
}
whom-alone = { $so ->
    [no] nie samotnie w pomieszczeniu
   *[yes] samotnie w pomieszczeniu
}
whom-together = w jednym pomieszczeniu
whom-sharing = { $so ->
    [no] samotnie na polu
   *[yes] na polu z kimś jeszcze
}
whom-insane = { $so ->
    [no] przy zdrowych zmysłach
   *[yes] po utracie zmysłów
}
whom-wounded = { $so ->
    [no] bez stanu „Ranny”
   *[yes] ze stanem „Ranny”
}
whom-near-the-mad = { $so ->
    [no] w zasięgu nie ma nikogo obłąkanego
   *[yes] w zasięgu jest ktoś obłąkany
}
whom-safe = { $so ->
    [no] w zasięgu jest potwór
   *[yes] w zasięgu nie ma potwora
}
whom-with-monster = { $so ->
    [no] na polu nie ma potwora
   *[yes] na polu jest potwór
}
whom-at-the-docks = w dokach albo przy wodzie
whom-next-room = w pomieszczeniu obok tego
whom-on-the-shore = na brzegu
whom-in = { $so ->
    [no] nie tutaj: { $places }
   *[yes] tutaj: { $places }
}
whom-most = najwięcej: { $what }
whom-least = najmniej: { $what }
whom-possessions = co najmniej { $number } karty wyposażenia
whom-with = { $what ->
    [light] { $so ->
        [no] bez światła
       *[yes] ze światłem
    }
    [item] { $so ->
        [no] bez przedmiotu
       *[yes] z przedmiotem
    }
    [spell] { $so ->
        [no] bez zaklęcia
       *[yes] z zaklęciem
    }
    [clue] { $so ->
        [no] bez wskazówki
       *[yes] z wskazówką
    }
    [damage] { $so ->
        [no] bez zakrytego obrażenia
       *[yes] z zakrytym obrażeniem
    }
    [horror] { $so ->
        [no] bez zakrytego przerażenia
       *[yes] z zakrytym przerażeniem
    }
    [evidence] { $so ->
        [no] bez dowodu
       *[yes] z dowodem
    }
   *[other] { $so ->
        [no] bez karty o cesze { $what }
       *[yes] z kartą o cesze { $what }
    }
}
whom-with-card = { $so ->
    [no] bez karty: { $card }
   *[yes] z kartą: { $card }
}
measure-damage = obrażenia
measure-horror = przerażenie
measure-clues = wskazówki
measure-items = przedmioty
measure-possessions = wyposażenie
measure-loneliness = pola do najbliższego towarzysza

place-here = pole tego badacza
place-room = całe pomieszczenie tego badacza

thing-own = { $what ->
    [item] wybrany przedmiot
   *[other] wybrana karta wyposażenia
}
thing-random = { $what ->
    [item] losowy przedmiot
   *[other] losowa karta wyposażenia
}
thing-light = źródło światła
thing-drawn = { $deck ->
    [common] losowy przedmiot powszechny
    [unique] losowy przedmiot unikatowy
   *[spell] losowe zaklęcie
}{ $trait ->
    [weapon] {" "}(broń)
    [light-source] {" "}(źródło światła)
    [evidence] {" "}(dowód)
    [tome] {" "}(księga)
    [equipment] {" "}(ekwipunek)
    [key] {" "}(klucz)
    [medicine] {" "}(lek)
   *[other] {""}
}

event-do-damage = { $who } otrzymuje obrażenia: { $number }.
event-do-damage-facedown = { $who } otrzymuje zakryte obrażenia: { $number }.
event-do-horror = { $who } otrzymuje przerażenie: { $number }.
event-do-horror-facedown = { $who } otrzymuje zakryte przerażenie: { $number }.
event-do-mend = { $who } odrzuca obrażenia: { $number }.
event-do-mend-facedown = { $who } odrzuca zakryte obrażenia: { $number }.
event-do-calm = { $who } odrzuca przerażenie: { $number }.
event-do-calm-facedown = { $who } odrzuca zakryte przerażenie: { $number }.
event-do-reopen = { $who } odkrywa losową zakrytą kartę: { $kind ->
    [damage] obrażenie
   *[horror] przerażenie
}.
event-do-condition = { $who } otrzymuje stan: { $condition }.
event-do-cure = { $who } odrzuca stan: { $condition }.
event-do-clue = { $who } zyskuje wskazówki: { $number }.
event-do-lose-clue = { $who } traci wskazówki: { $number }.
event-do-waste = { $who }: akcja przepada.
event-do-extra-action = { $who } ma jeszcze jedną akcję.
event-do-may-move = { $who }: możliwy ruch, pola: { $number }.
event-do-flee = { $who } ucieka od najbliższego potwora, pola: { $number }.
event-do-drawn = { $who } idzie w stronę najbliższego potwora, pola: { $number }.
event-do-drawn-to = { $who } idzie w tę stronę: { $place }, pola: { $number }.
event-do-put = { $who } staje tutaj: { $place }.
event-do-begin-at = Wszyscy badacze stają tutaj: { $place }.
event-do-eliminate = { $who } wypada z gry: odłóżcie figurkę i karty.
event-do-drop = { $who } upuszcza: { $card }.
event-do-lose = { $who } odrzuca: { $card }.
event-do-gain = { $who } bierze: { $card }.
event-do-share = Grupa bierze kartę ({ $card }) i ustala, komu ją dać.
event-do-flip = { $who } odwraca zaklęcie i wykonuje tekst z rewersu.
event-do-fire = Połóżcie ogień: { $place }.
event-do-quench = Odrzućcie ogień: { $place }.
event-do-darkness = Połóżcie ciemność: { $place }.
event-do-daylight = Odrzućcie ciemność: { $place }.
event-do-daylight-one = Odrzućcie jedną wybraną ciemność.
event-do-spread = Jeśli coś płonie, ogień się rozprzestrzenia. Ile razy: { $number }.
event-do-fire-spreads = Jeśli coś płonie, połóżcie ogień na polu obok; kto tam stoi, cierpi według zasad.
event-do-slide-back-one = Odsuńcie jedną wybraną barykadę od drzwi.
event-do-slide-back-all = Odsuńcie wszystkie barykady od drzwi.
event-do-prowl = { $monster } { $number ->
    [0] zostaje na miejscu.
   *[other] idzie do najbliższego badacza, pola: { $number }.
}
event-do-prowl-all = Każdy potwór idzie do najbliższego badacza, pola: { $number }.
event-do-prowl-nearest = Najbliższy potwór idzie w stronę badacza ({ $who }), pola: { $number }.
event-do-prowl-farthest = Potwór najdalszy od wszystkich idzie do najbliższego badacza, pola: { $number }.
event-do-wound-here = Każdy inny potwór na polu badacza ({ $who }) otrzymuje obrażenia: { $number }. Zaznaczcie to przy potworach.
event-do-pause-monster = { $monster }: następny ruch przepada.
event-do-tile = Wyłóżcie kafelek { $tile } tak, jak na mapie.
event-do-tile-gone = Odrzućcie kafelek { $tile }; figurki idą na najbliższe pole.
event-do-token = Połóżcie żeton: { $token }, { $place }.
event-do-token-gone = Odrzućcie żeton: { $token }.
event-do-spawn = Postawcie potwora: { $monster }, { $place }.
event-do-monster-gone = Zdejmijcie z planszy: { $monster }.
event-do-clear-board = Opróżnijcie planszę: kafelki, żetony, potwory, figurki.
event-do-follow = { $token }: odtąd idzie z badaczem ({ $who }).
event-do-not-so = W takim razie nic się nie dzieje i akcja nie przepada.
event-do-monster-moves = { $monster }: { $whither ->
    [through] przez pola badaczy, zaczynając od najbliższego; pola: { $number }.
    [toward-far] w stronę najdalszego badacza; pola: { $number }.
    [toward-most-clues] w stronę tego, kto ma najwięcej wskazówek; pola: { $number }.
    [toward-most-damage] w stronę tego, kto ma najwięcej obrażeń; pola: { $number }.
   *[near] { $number ->
        [0] zostaje na miejscu.
       *[other] w stronę najbliższego badacza; pola: { $number }.
    }
}
event-do-mythos-ends = Koniec fazy mitów: wykonajcie teksty stanów, które na to czekają.
event-do-attack-a1 = { $who } atakuje; cel: { $monster }. Test: { $skill }. Przy sukcesie: obrażenia broni i sukcesy.
event-do-attack-a2 = { $who } bierze zamach; cel: { $monster }. Test: { $skill } (−1). Przy sukcesie: obrażenia broni, sukcesy i jeszcze 1.
event-do-attack-a3 = { $who } rzuca się naprzód; cel: { $monster }. Test: { $skill }. Przy sukcesie: obrażenia broni i sukcesy. Bez sukcesu to kosztuje.
event-do-attack-a4 = { $who } czeka na właściwą chwilę; cel: { $monster }. Test: { $skill }. Przy sukcesie: obrażenia broni i sukcesy.
event-do-attack-a5 = { $who } spycha przeciwnika; cel: { $monster }. Test: { $skill }. Przy sukcesie: obrażenia broni i sukcesy; przy 3 potwór cofa się o pole.
event-do-attack-own = { $who } atakuje; cel: { $monster }. Test: { $skill }{ $number ->
    [-4] {" "}(−4)
    [-3] {" "}(−3)
    [-2] {" "}(−2)
    [-1] {" "}(−1)
    [0] {""}
   *[other] {" "}(+{ $number })
}. Przy sukcesie: obrażenia broni i sukcesy.
event-do-attack-own-damage = { $who }: jeśli atak trafi ({ $skill }), { $monster } otrzymuje obrażenia { $number ->
    [-4] mniejsze o 4
    [-3] mniejsze o 3
    [-2] mniejsze o 2
    [-1] mniejsze o 1
   *[other] większe o { $number }
}.
event-do-attack-a6 = { $who } mierzy; cel: { $monster }. Test: { $skill } (+1). Jeden sukces: obrażenia broni. Od dwóch: także sukcesy.
event-do-spirit-heavy = Duch: obrażenia broni dzielcie na pół, zaokrąglając w dół; co święte, zadaje o 1 więcej.
event-do-spirit-bladed = Duch: obrażenia broni dzielcie na pół, zaokrąglając w dół; co święte, zadaje o 1 więcej.
event-do-spirit-firearm = Duch: sama broń nie zadaje obrażeń.
event-do-spirit-spell = Duch: zaklęcie zadaje o 1 więcej.
event-do-spirit-unarmed = Duch: liczy się co drugi sukces.
app-orders = Zróbcie to
