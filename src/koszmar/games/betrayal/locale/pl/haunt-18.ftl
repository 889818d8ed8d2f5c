### Nawiedzenie 18. Wszystkie sformułowania są nasze.

haunt-18 = Pierścień i złudzenia
haunt-18-hero-intro = W Pierścieniu błyska światło lampy i nagle kogoś brakuje; a właściwie jest wszędzie. Na schodach, w drzwiach, tuż przy twoim łokciu, za każdym razem z tym samym uśmiechem i tym samym kamieniem na palcu. Wszystkie te postacie prócz jednej są ze światła. Ta jedna ma nóż. Kto z was mówił, że ładnie leży?
haunt-18-traitor-intro = Wchodzi przez kostkę, a potem nie chce już zejść, i po co by miał? Patrzysz na własne dłonie z kilku miejsc naraz. Nie uderzą w to, czego nie umieją znaleźć. Staniesz po kolei za plecami każdego z nich i każde wybierze nie to „ty”, co trzeba.
haunt-18-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-18-traitor-setup = Zdrajca regeneruje wszystkie cechy i dostaje Żetony Liczb (Złudzenia) od 1 do { $players }; 1 to zdrajca. Kładzie je zakryte: jeden na swojej płytce, pozostałe na płytkach oddalonych najwyżej o jego Szybkość, w miarę możliwości każdy na innej; oglądać je może tylko zdrajca. Figurka zdrajcy znika z domu, a zamiast tury zdrajcy działają Złudzenia.
haunt-18-hero-goal = Zdrajca nie żyje.
haunt-18-traitor-goal = Żaden bohater już nie żyje.
haunt-18-end-hero = Pierścień toczy się po deskach z czystym, cichutkim dźwiękiem i gasną wszystkie uśmiechy w domu. Mija długa chwila, zanim ktoś wreszcie pyta: są wszyscy? Na pewno po jednym?
haunt-18-end-traitor = W lustrach holu ktoś kłania się sobie, i sobie, i sobie. Taki tłum, a każda twarz taka urocza. Kamień na palcu jest o ton ciemniejszy, niż był.
haunt-18-confront = Konfrontacja
    .text = Na płytce ze Złudzeniem: Rzut Wiedzy, +2 z kartą { card-mirror }. 5+: rozpraszasz je. 0–4: otrzymujesz jedną kość Obrażeń Psychicznych.
haunt-18-call = Wezwanie Pierścienia
    .text = Na płytce { tile-vault }: Rzut Poczytalności, +1 za każdy twój Omen. 8+: ujawniony zdrajca otrzymuje jedną kość Obrażeń Psychicznych albo rozpraszasz dowolne Złudzenie. Niezależnie od wyniku twoja tura się kończy.
haunt-18-summon = Przywołanie Złudzeń
    .text = Jeśli zdrajca jest ujawniony i ma na planszy jakieś Złudzenie: rozstaw je wszystkie jak w przygotowaniu; twoja figurka znika z domu, a twoja tura się kończy.
haunt-18-rule-dispelled = Bohater, który wygra atak na Złudzenie, rozprasza je i nie zadaje obrażeń. Rozproszone Złudzenie zostaje odkryte i wraca na planszę zdrajcy. Jeśli to 1, na jego płytce staje figurka zdrajcy, wszystkie Złudzenia z domu wracają na planszę zdrajcy, a to z najwyższym numerem znika z gry.
haunt-18-rule-illusions = Dopóki zdrajca jest ukryty, gra wszystkimi Złudzeniami; ujawniony gra tylko swoim poszukiwaczem. Złudzenia mają obecne cechy zdrajcy, chodzą bez rzutu tak daleko, jak pozwala jego Szybkość, i używają jego Przedmiotów i Omenów tak jak on, każdego działania specjalnego raz na turę; koszty ponosi zdrajca. Nie wymieniają się, nie rabują i nie odkrywają.
monster-18-illusion = Złudzenie
    .gen = Złudzenia
    .dat = Złudzeniu
    .acc = Złudzenie
    .ins = Złudzeniem
    .loc = Złudzeniu
    .gender = n
    .text = Ma cechy i karty zdrajcy i chodzi tak daleko, jak pozwala Szybkość zdrajcy. Obrażenia nic mu nie robią, a własny przegrany atak go nie rozprasza.
token-18-illusion = Złudzenie
    .gen = Złudzenia
    .acc = Złudzenie
prompt-18-where = { $seat-voc }, na której z tych płytek jesteś naprawdę, czyli gdzie leży numer 1?
prompt-18-which = { $seat-voc }, które Złudzenie rozpraszasz?
event-18-acts = Działa { $monster }.
event-18-vanish = { $seat } znika pośród Złudzeń.
event-18-dispelled =
    { $number ->
        [1] { $monster } to numer 1. Tu jest zdrajca!
       *[other] { $monster } to tylko światło, numer { $number }.
    }
lore-18-true = Tu jesteś naprawdę: { $monster }.
