### Nawiedzenie 4. Wszystkie sformułowania są nasze.

haunt-04 = Uwolnić pośredniczkę
haunt-04-intro = Stoi w Holu z kluczami w ręku i tym samym promiennym uśmiechem co na tablicy przy bramie. „A tutaj”, mówi pośredniczka dwoma głosami naraz, „mamy serce posiadłości”. Spomiędzy jej zębów coś ogląda was okiem kupca. Ona wciąż tam jest. Od lat oprowadza to coś po domu.
haunt-04-setup = Pośredniczkę umieszcza się { tile-entrance-hall.at }. { $players ->
        [3] Na płytkach z bohaterami kładzie się 3 Żetony Oczyszczonego Pokoju, po jednym na płytce.
        [4] Na płytkach z bohaterami kładzie się 2 Żetony Oczyszczonego Pokoju, po jednym na płytce.
        [5] Na płytce z bohaterem kładzie się 1 Żeton Oczyszczonego Pokoju.
       *[6] Na razie żaden pokój nie jest oczyszczony.
    } Pośredniczka działa po turze Odkrywcy nawiedzenia. Pierwszą turę rozgrywa gracz po jego lewej stronie.
haunt-04-goal = Odprawcie Rytuał na płytce Pośredniczki z wynikiem co najmniej 13. Przegrywacie, gdy wszyscy zginą.
haunt-04-end-hero = Drugi głos urywa się w pół zdania o metrażu. Pośredniczka upuszcza klucze, patrzy na swoje dłonie, potem na was i bardzo cicho pyta, który mamy rok.
haunt-04-end-nobody = „Szybka transakcja”, mówi do pustego holu i wiesza na bramie nową tablicę. Zdjęcie na niej się uśmiecha. Wy też, w oknach za jej plecami.
haunt-04-knowledge = Zdobycie Wiedzy
    .text = Na płytce { tile-library }, { tile-chapel } albo { tile-laboratory }: Rzut Wiedzy. 5+: weź Żeton Wiedzy; jeśli już go masz, daj jeden poszukiwaczowi na tej płytce, który go nie ma.
haunt-04-cleanse = Oczyszczenie
    .text = Na nieoczyszczonej płytce z Symbolem Wydarzenia: Rzut Szybkości, +2 z Żetonem Wiedzy. 6+: ta płytka jest oczyszczona.
haunt-04-ward = Ochrona
    .text = Na płytce { tile-nursery }, { tile-armory } albo { tile-graveyard }: Rzut Siły, +2 z Żetonem Wiedzy. 6+: weź Żeton Ochrony.
haunt-04-ritual = Rytuał
    .text = Na płytce Pośredniczki: Rzut Poczytalności, +1 za każdą oczyszczoną płytkę w twoim obszarze, +1 na płytce { tile-ritual-room }, +2 z Żetonem Wiedzy. 13+: wygrywacie. 9–12: twoja tura się kończy. 0–8: każdy bohater traci 1 Poczytalności, a twoja tura się kończy.
haunt-04-rule-pushed = Pośredniczki nie można ogłuszyć. Kto zada jej obrażenia, może ją przesunąć najwyżej o tyle płytek.
haunt-04-rule-wards = Z Żetonem Ochrony rzucasz dwiema kośćmi więcej, gdy ją atakujesz i gdy ona atakuje ciebie.
haunt-04-rule-presence = Na koniec tury Potworów każdy bohater w jej obszarze otrzymuje jedną kość Obrażeń Psychicznych.
monster-04-realtor = Pośredniczka
    .gen = Pośredniczki
    .dat = Pośredniczce
    .acc = Pośredniczkę
    .ins = Pośredniczką
    .loc = Pośredniczce
    .gender = f
    .text = Idzie do najbliższego bohatera i atakuje Poczytalnością kogoś na swojej płytce; remisy rozstrzyga Odkrywca nawiedzenia. Obrażenia jej nie ogłuszają, tylko ją odsuwają.
token-04-cleansed = Oczyszczony Pokój
    .gen = Oczyszczonego Pokoju
    .acc = Oczyszczony Pokój
token-04-lore = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
token-04-ward = Ochrona
    .gen = Ochrony
    .acc = Ochronę
prompt-04-teach = { $seat-voc }, kto z obecnych dostaje Żeton Wiedzy?
