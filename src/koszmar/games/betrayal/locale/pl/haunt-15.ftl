### Nawiedzenie 15. Wszystkie sformułowania są nasze.

haunt-15 = Stare, dobre potwory
haunt-15-hero-intro = Najpierw słychać śmiech jak ze starego filmu, a potem na plecach kogoś z was rozchodzi się szew, równo jak zamek błyskawiczny. To, co wychodzi, nie ogląda się na resztę ciała; długo czekało za tą twarzą. Wszystko jest jak w kinie. Widzieliście wszystkie części. Jak one się kończyły?
haunt-15-traitor-intro = Ta skóra zawsze trochę cisnęła. Zostawiasz ją na dywanie ze wszystkim, co było w kieszeniach, i przeciągasz się: kieł, pazur i całun, role, których nikt ci nigdy nie dał zagrać. Publiczność jest już na sali. Przed końcem nikt nie wychodzi.
haunt-15-hero-setup = Niczego nie przygotowujecie. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-15-traitor-setup = Poszukiwacz zdrajcy nie żyje: to zwłoki z kartami, które od następnej tury można rabować. Z trzech Potworów (Upiór, Wampir, Wilkołak) { $players ->
        [3] 1, wybrany losowo, pojawia się
        [4] 2, wybrane losowo, pojawiają się
        [5] 2, wybrane losowo, pojawiają się
       *[6] wszystkie 3 pojawiają się
    } na jego płytce. Potwory działają zamiast tury zdrajcy, w dowolnej kolejności, każdy z własnym rzutem na ruch.
haunt-15-hero-goal = Wszystkie Potwory w grze są zniszczone.
haunt-15-traitor-goal = Żaden bohater już nie żyje.
haunt-15-end-hero = Kończy się tak, jak zawsze się kończyło: dym, peleryna, w której nikogo nie ma, i ktoś, kto rzuca kwestię nie dość dobrą na tę chwilę. Potem zapalają się światła i publiczność wychodzi w poranek.
haunt-15-end-traitor = Taśma się kończy i nikt nie wstaje. W ciemności biały prostokąt wciąż świeci na rzędy twarzy, bardzo nieruchomych, bardzo uważnych.
haunt-15-search = Poszukiwania
    .text = Na płytce z Symbolem Przedmiotu albo Omenu: Rzut Wiedzy. 4+: obejrzyj cztery wierzchnie karty tej talii, jedną zatrzymaj, a resztę zakop. 0–3: nic się nie dzieje.
haunt-15-rule-banes = Wygrany atak bohatera niszczy Potwora, jeśli broń była właściwa: Upiora karta { card-holy-symbol } (można jej użyć przeciw niemu jako broni: obie strony rzucają Poczytalnością, a przegrany bohater otrzymuje Obrażenia Psychiczne), Wampira karta { card-crossbow }, Wilkołaka karta { card-dagger }.
monster-15-ghost = Upiór
    .gen = Upiora
    .dat = Upiorowi
    .acc = Upiora
    .ins = Upiorem
    .loc = Upiorze
    .gender = m
    .text = Przechodzi między stykającymi się płytkami, nawet bez drzwi. Atakuje Poczytalnością; czy wygra, czy nie, rzuca się potem tyloma kośćmi, ile bohater ma Szybkości, i przesuwa go najwyżej o tyle płytek. Obrażenia nic mu nie robią: nie można go ogłuszyć.
monster-15-vampire = Wampir
    .gen = Wampira
    .dat = Wampirowi
    .acc = Wampira
    .ins = Wampirem
    .loc = Wampirze
    .gender = m
    .text = Atakuje Siłą, +1 za każdą Krew, którą ma; czy wygra, czy nie, bierze potem Krew (gdy się skończy, dowolny Żeton). Obrażenia go ogłuszają.
monster-15-werewolf = Wilkołak
    .gen = Wilkołaka
    .dat = Wilkołakowi
    .acc = Wilkołaka
    .ins = Wilkołakiem
    .loc = Wilkołaku
    .gender = m
    .text = Atakuje Siłą każdego bohatera na swojej płytce, po jednym razie, po kolei. Obrażenia go ogłuszają.
token-15-blood = Krew
    .gen = Krwi
    .acc = Krew
prompt-15-keep = { $seat-voc }, cztery karty. Którą zatrzymujesz?
