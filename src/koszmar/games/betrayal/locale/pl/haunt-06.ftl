### Nawiedzenie 6. Wszystkie sformułowania są nasze.

haunt-06 = Spadek
haunt-06-intro = Zaproszenie miało drugą stronę. Kto ostatni wyjdzie z tego domu żywy, dostanie wszystko: ziemię, pieniądze, nazwisko. Ktoś z was przeczytał ją już parę tygodni temu i zdążył przerzedzić rodzinę. Dowody leżą po całym domu, zawsze po dwa. A każde z was coś ukrywa.
haunt-06-setup = Odkrywca nawiedzenia kładzie osiem odkrytych Żetonów Cech (Dowody) na różnych płytkach, dwa z jednej pary w różnych obszarach. Żetony Liczb od 1 do { $players } rozdaje się zakryte, po jednym. Kto ma 1, jest zdrajcą. Pierwszą turę rozgrywa gracz po lewej stronie Odkrywcy nawiedzenia.
haunt-06-goal = Bohaterowie: zdrajca nie żyje. Zdrajca: żaden bohater już nie żyje.
haunt-06-end-hero = Testament płonie małym zielonym płomieniem. Nikt niczego nie dziedziczy, a ocaleni schodzą razem podjazdem i kłócą się, kto siada za kierownicą.
haunt-06-end-traitor = Jedyny spadkobierca podpisuje się pewną ręką, osusza atrament i pyta notariusza, czy dywany da się wyczyścić do poniedziałku.
haunt-06-uncover = Śledztwo
    .text = Jeśli masz Dowód, a drugi z tej pary leży na twojej płytce albo ma go ktoś na twojej płytce: rzut tą cechą. 5+: odkrywa się najwyższy z zakrytych jeszcze Żetonów Liczb.
haunt-06-pick-up = Podniesienie Dowodu
    .text = Weź Dowód ze swojej płytki. Za darmo i dowolnie wiele razy.
haunt-06-confess = Ujawnienie się
    .text = W swojej turze zdrajca może odkryć 1: regeneruje wszystkie cechy i zyskuje 1 Siły.
haunt-06-rule-attacks = Każdy może zaatakować każdego, a każdy inny poszukiwacz na twojej płytce jest przeszkodą. Po ujawnieniu zdrajcy bohaterowie już sobie nie przeszkadzają, ale nadal mogą się atakować. Swój Żeton Liczby możesz oglądać i mówić o nim, co zechcesz.
haunt-06-rule-evidence = Dowodami wolno się wymieniać; po śmierci posiadacza spadają na jego płytkę.
haunt-06-rule-guilt = Jeśli w twojej turze nie było twojego ataku, na jej koniec otrzymujesz dwie kości Obrażeń Psychicznych; nie dotyczy to ujawnionego zdrajcy. Jeśli miałyby zabić ukrytego zdrajcę, zdrajca zamiast tego się ujawnia.
haunt-06-rule-revealed = Ujawniony w jakikolwiek sposób zdrajca regeneruje wszystkie cechy i zyskuje 1 Siły. Śmierć odkrywa twój Żeton Liczby.
token-06-number = Żeton Liczby
    .gen = Żetonu Liczby
    .acc = Żeton Liczby
token-06-evidence-might = Dowód Siły
    .gen = Dowodu Siły
    .acc = Dowód Siły
token-06-evidence-speed = Dowód Szybkości
    .gen = Dowodu Szybkości
    .acc = Dowód Szybkości
token-06-evidence-knowledge = Dowód Wiedzy
    .gen = Dowodu Wiedzy
    .acc = Dowód Wiedzy
token-06-evidence-sanity = Dowód Poczytalności
    .gen = Dowodu Poczytalności
    .acc = Dowód Poczytalności
prompt-06-pair = { $seat-voc }, z której pary Dowodów korzystasz?
event-06-number = Żeton Liczby { $seat-gen } to { $number }.
lore-06-number =
    { $number ->
        [1] Twój Żeton Liczby: 1. Jesteś zdrajcą.
       *[other] Twój Żeton Liczby: { $number }. Jesteś po stronie bohaterów.
    }
