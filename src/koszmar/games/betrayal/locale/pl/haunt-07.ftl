### Nawiedzenie 7. Wszystkie sformułowania są nasze.

haunt-07 = Po drugiej stronie lustra
haunt-07-intro = Lustro oddało wszystkich prócz jednej osoby. Leży na podłodze z otwartymi oczami, nie oddycha, i bije pięściami w szkło od drugiej strony. Usta się poruszają: trzy słowa, droga wyjścia. Żaden dźwięk się nie przedostaje. A potem wszystkie lustra w holu zaczynają się otwierać.
haunt-07-setup = Figurkę Odkrywcy nawiedzenia kładzie się na boku: to zwłoki, które inni mogą rabować, ale jej gracz zostaje w grze i potajemnie poznaje cechę, Omen i pokój, którego jeszcze nie ma w domu. { $players ->
        [3] 2 Lustrzane Istoty pojawiają się
        [4] 3 Lustrzane Istoty pojawiają się
        [5] 4 Lustrzane Istoty pojawiają się
       *[6] 5 Lustrzanych Istot pojawia się
    } { tile-entrance-hall.at }. Działają po turze Odkrywcy nawiedzenia. Pierwszą turę rozgrywa gracz po jego lewej stronie.
haunt-07-goal = Złamcie zaklęcie: we właściwym pokoju, z właściwym Omenem, rzut właściwą cechą na co najmniej 5. Przegrywacie, gdy zginą wszyscy poszukiwacze prócz uwięzionego.
haunt-07-end-hero = Właściwe słowo, właściwa rzecz, właściwe miejsce: wszystkie lustra w domu robią wydech. Postać na podłodze siada, wypluwa srebrną drzazgę i do rana nie przestaje mówić.
haunt-07-end-nobody = Po tej stronie pokoje są puste. Po tamtej pełne: wszyscy stoicie z dłońmi na szkle i bezgłośnie powtarzacie trzy słowa, do nikogo.
haunt-07-break = Złamanie zaklęcia
    .text = Na dowolnej płytce: wybierz cechę, wymień Omen, który masz, i rzuć tą cechą. 5+: uwięziony gracz mówi „tak”, jeśli zgadzają się i cecha, i Omen, i twoja płytka, a wtedy wygrywacie; inaczej mówi „nie”, bez wyjaśnień. 0–4: brak odpowiedzi.
haunt-07-rule-trapped = Poszukiwacz uwięzionego gracza leży tam, gdzie był; jego karty można rabować. Nie można go zaatakować, a Lustrzane Istoty zostawiają go w spokoju.
haunt-07-rule-silence = Uwięzionemu graczowi nie wolno się w żaden sposób porozumiewać, z jednym wyjątkiem: w swojej turze może wybrać dowolną kartę z talii Wydarzeń i wręczyć ją graczowi. Karty się nie rozpatruje i znika z gry.
haunt-07-rule-events = Odkrycie płytki z Symbolem Wydarzenia nie daje Wydarzenia i nie kończy tury.
monster-07-mirror-being = Lustrzana Istota
    .gen = Lustrzanej Istoty
    .dat = Lustrzanej Istocie
    .acc = Lustrzaną Istotę
    .ins = Lustrzaną Istotą
    .loc = Lustrzanej Istocie
    .gender = f
    .text = Idzie do najbliższego poszukiwacza i atakuje Poczytalnością kogoś na płytce, na której skończy; remisy rozstrzyga Odkrywca nawiedzenia. Obrażenia ją ogłuszają.
prompt-07-trait = { $seat-voc }, którą cechą rzucasz, by złamać zaklęcie?
prompt-07-omen = { $seat-voc }, który Omen wymieniasz?
prompt-07-clue = { $seat-voc }, którą kartę Wydarzenia dajesz jako wskazówkę?
choice-07-clue-no-clue = Tym razem bez wskazówki
prompt-07-hand-to = { $seat-voc }, kto dostaje { $card-acc }?
event-07-trapped = Lustro zatrzymuje { $seat-acc }.
event-07-spoken = { $seat } próbuje złamać zaklęcie na płytce { $tile }: { $trait }, { $card }.
event-07-no = Za szkłem { $seat } kręci głową: nie.
event-07-clue = { $seat } daje { $other-dat } wskazówkę zza szkła: { $card }.
lore-07-spell = Droga wyjścia: { $trait }, { $card }, { $tile }. Nie wolno ci tego powiedzieć.
