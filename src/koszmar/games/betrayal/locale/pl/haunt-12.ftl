### Nawiedzenie 12. Wszystkie sformułowania są nasze.

haunt-12 = Pomocne dłonie
haunt-12-intro = Dom jest głodny i ma ręce. Wychodzą z tynku z hukiem walącego się drzewa, każda szeroka jak drzwi, i macają wzdłuż listew, na czym by się zacisnąć. Amulet na jednej z waszych szyj drga na sznurku, a obie zastygają i słuchają.
haunt-12-setup = Jeśli nikt nie ma karty { card-strange-amulet }, Odkrywca nawiedzenia bierze ją z talii Przedmiotów. Jedną Rękę Trolla umieszcza się { tile-entrance-hall.at }, drugą { tile-basement-landing.at }. Działają po turze Odkrywcy nawiedzenia. Pierwszą turę rozgrywa gracz po jego lewej stronie.
haunt-12-goal = Każdy za siebie: wygrywa ten, kto ma kartę { card-strange-amulet }, gdy zginęli wszyscy inni poszukiwacze.
haunt-12-end-alone = Dwie ogromne dłonie stawiają kogoś na trawniku, delikatnie jak jajko. Za nimi dom przeżuwa. Jest na świecie osoba, która już nigdy nie będzie nosić zakupów bez pomocy.
haunt-12-end-nobody = Ręce jeszcze chwilę macają wśród tego, co zostało, nie znajdują nikogo, kogo by słuchać, i po cichu myją się nawzajem.
haunt-12-joint = Wspólny chwyt
    .text = Gdy obie Ręce są na jednej płytce i żadna jeszcze nie atakowała: jeden atak z Siłą 8 zamiast osobnych ataków.
haunt-12-rule-steal = Jeśli wygrasz atak Siłą, możesz zamiast zadać obrażenia zabrać przegranemu Przedmiot albo Omen.
haunt-12-rule-hands = Rękami Trolla gra żywy posiadacz karty { card-strange-amulet }; swojego pana nie atakują. Jeśli takiego nie ma, odpoczywają.
monster-12-hand = Ręka Trolla
    .gen = Ręki Trolla
    .dat = Ręce Trolla
    .acc = Rękę Trolla
    .ins = Ręką Trolla
    .loc = Ręce Trolla
    .gender = f
    .text = Atakuje Siłą; obie na jednej płytce mogą wykonać wspólny atak z Siłą 8. Obrażenia nic jej nie robią: nie można jej ogłuszyć.
