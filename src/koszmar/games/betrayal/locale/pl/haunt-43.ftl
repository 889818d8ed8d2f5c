### Nawiedzenie 43. Wszystkie sformułowania są nasze.

haunt-43 = Zabawa w zjadanego
haunt-43-hero-intro = Ktoś liczy w ciemności, powoli, głosem, którego nie stworzono do liczb. Księżyc wzeszedł, a to stoi na końcu korytarza na dwóch nogach i węszy. Kto będzie leżał za zasłoną zupełnie nieruchomo, może dożyje wschodu słońca. Doszło do dziewiętnastu.
haunt-43-traitor-intro = Kiedyś zawsze zdradzał cię chichot i ta zabawa kończyła się przegraną. Dziś masz przyjaciela, który nie przegrywa nigdy. Przez ścianę słyszy bicie serca, a tobie pozwala się drapać za uchem. Szukam!
haunt-43-hero-setup = Licznik zaczyna od { $players ->
        [3] 6
        [4] 7
        [5] 8
       *[6] 9
    }. Kto ma kartę { card-dog }, zakopuje ją. Na płytce Odkrywcy nawiedzenia staje Wilkołak; działa po turze zdrajcy. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-43-traitor-setup = Zdrajcą jest ten, kto ma najwięcej Omenów; nie regeneruje cech. Nic więcej nie przygotowujesz.
haunt-43-hero-goal = Na koniec tury Potworów Licznik wskazuje 0: wschodzi słońce.
haunt-43-traitor-goal = Żaden bohater już nie żyje.
haunt-43-end-hero = Szara smuga pod zasłonami, potem żółta. Na podeście śpi ktoś drobny, goły i bardzo zmęczony, z butem w zębach. Wszyscy po kolei wychodzą z kryjówek i nikt nie woła „mam cię”.
haunt-43-end-traitor = „Mam cię. I ciebie. I ciebie w szafie też”. Udana zabawa. Bestia ziewa, czerwona po uszy, i kładzie się w nogach jedynej osoby, której nie szukała, aż do następnej pełni.
haunt-43-hide = Kryjówka
    .text = Gdy nie masz Wilkołaka w polu widzenia: Rzut Szybkości, +1 na płytce { tile-armory }, { tile-soundproofed-room }, { tile-catacombs }, { tile-winter-bedroom }, { tile-graveyard } albo { tile-statuary-corridor }. 5+: jesteś w ukryciu. 0–4: nic się nie dzieje.
haunt-43-charm = Obłaskawienie Wilkołaka
    .text = Na płytce z Wilkołakiem: Rzut Poczytalności, +1 za każdego bohatera na tej płytce, który się nie ukrywa, ciebie też. 8+: Wilkołak jest ogłuszony. 5–7: nic się nie dzieje. 0–4: otrzymujesz 1 Obrażenie Fizyczne.
haunt-43-reveal = Szukam
    .text = Na płytce z ukrytym bohaterem: Rzut Poczytalności. 5+: bohater już się nie ukrywa. 0–4: nic się nie dzieje.
haunt-43-commune = Porozumienie z bestią
    .text = Na płytce z Wilkołakiem, który nie jest ogłuszony: przesuń go o jedną płytkę, a potem wykonuje tam atak Siłą.
haunt-43-curse = Klątwa
    .text = Gdy masz w polu widzenia bohatera, który się nie ukrywa i ma jakąś kartę: Rzut Poczytalności. 5+: ten bohater zakopuje jedną ze swoich kart, którą sam wybiera. 0–4: nic się nie dzieje.
haunt-43-rule-hidden = Ukrytego bohatera nie można zaatakować i nie jest on przeszkodą. Opuszczenie płytki kończy ukrywanie się.
haunt-43-rule-night = Na koniec każdej tury Potworów Licznik spada o 1 albo o 2, jeśli od końca poprzedniej żaden bohater nie otrzymał obrażeń. Potem wszystkie Żetony Ukrycia wracają do pudełka.
monster-43-werewolf = Wilkołak
    .gen = Wilkołaka
    .dat = Wilkołakowi
    .acc = Wilkołaka
    .ins = Wilkołakiem
    .loc = Wilkołaku
    .gender = m
    .text = Atakuje Siłą; ukrytego bohatera zaatakować nie może. Obrażenia go ogłuszają.
token-43-hidden = W ukryciu
    .gen = Żetonu Ukrycia
    .acc = Żeton Ukrycia
prompt-43-commune = { $seat-voc }, dokąd idzie Wilkołak?
prompt-43-bury = { $seat-voc }, spada na ciebie klątwa. Którą kartę zakopujesz?
event-43-found = { $seat } już się nie ukrywa.
