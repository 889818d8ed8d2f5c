### Nawiedzenie 17. Wszystkie sformułowania są nasze.

haunt-17 = Prześlij dalej albo zgiń
haunt-17-hero-intro = Wyślij to przed północą dziesięciu osobom, było napisane, a wy w śmiech i nikt niczego nie wysłał. Teraz w ścianach coś skrobie, szybko jak stukanie w klawisze. Co jakiś czas leży karteczka, tam gdzie jej nie było, i jak dotąd prawie wszystkie są puste. Gremliny, szepcze ktoś, kto słuchał babci. Nie da się ich trafić, bo nikt ich naprawdę nie widział. Gdzieś na górze musi być jakiś obraz.
haunt-17-traitor-intro = Twoja wiadomość poszła. Zawsze idzie; właśnie dlatego jeszcze tu jesteś, a inni z listy nie. Gremliny skaczą ci wokół butów z ostrymi łapkami złożonymi na brzuszkach i czekają, aż padnie imię. Wystarczy nie przerywać łańcuszka.
haunt-17-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-17-traitor-setup = Zdrajca regeneruje wszystkie cechy. Na jego płytce pojawiają się trzy Gremliny; działają po turze zdrajcy. Do kapelusza { $players ->
        [3] trafia 6 karteczek
        [4] trafia 5 karteczek
        [5] trafiają 4 karteczki
       *[6] trafiają 3 karteczki
    }: na jednej jest napis GIŃ, na pozostałych X.
haunt-17-hero-goal = Zdrajca i wszystkie trzy Gremliny nie żyją.
haunt-17-traitor-goal = Żaden bohater już nie żyje.
haunt-17-end-hero = Kapelusz jest pusty i nikt go już nie napełni. W ogień idą karteczki, potem telefon, a na wszelki wypadek i skrzynka na listy. Tu łańcuszek się kończy.
haunt-17-end-traitor = Wiadomość dostarczona. W cichym domu ktoś zakleja kopertę, potem następną i następną: tym razem dziesięć, z grzeczności.
haunt-17-research = Badanie legendy
    .text = Na płytce { tile-tower }, { tile-gallery } albo { tile-observatory }, dopóki jakiś Gremlin nie ma Runy: Rzut Wiedzy. 5+: połóż Runę na dowolnym Gremlinie, który jej nie ma. 0–4: otrzymujesz 1 Obrażenie Psychiczne.
haunt-17-rule-slips = Na koniec tury każdy żywy bohater losuje karteczkę. X: odkłada się ją na bok. GIŃ: wszystkie karteczki wracają do kapelusza, zdrajca przenosi na płytkę tego bohatera najwyżej dwa nieogłuszone Gremliny i każdy z nich atakuje go Siłą.
haunt-17-rule-runes = Gremlina bez Runy nie można zaatakować, a obrażenia zadane inaczej, na przykład gdy przegra własny atak, go ogłuszają. Gremlina z Runą obrażenia zabijają.
monster-17-gremlin = Gremlin
    .gen = Gremlina
    .dat = Gremlinowi
    .acc = Gremlina
    .ins = Gremlinem
    .loc = Gremlinie
    .gender = m
    .text = Bez Runy nie można go zaatakować, a obrażenia (na przykład gdy przegra własny atak) go ogłuszają. Z Runą obrażenia go zabijają.
token-17-rune = Runa
    .gen = Runy
    .acc = Runę
prompt-17-send = { $seat-voc }, padło GIŃ. Którego Gremlina posyłasz? (Najwyżej dwa).
prompt-17-mark = { $seat-voc }, który Gremlin dostaje Runę?
event-17-slip-x = { $seat } losuje karteczkę: X. Odkłada ją na bok.
event-17-slip-die = { $seat } losuje karteczkę: GIŃ. Wszystkie karteczki wracają do kapelusza.
lore-17-hat = Karteczki w kapeluszu: { $number }; na jednej z nich jest GIŃ.
