### Nawiedzenie 44. Wszystkie sformułowania są nasze.

haunt-44 = Brakujący szew
haunt-44-hero-intro = Za przymierzalnią jest druga przymierzalnia, a manekiny w niej właśnie się odwróciły. Dobre sukno, szklane oczy, nigdzie ani jednego szwu, a jeden z nich przez cały wieczór chodził między wami. Potrzebują wykrojów: waszych. Wosk się topi, mówi ktoś i pociera zapałkę.
haunt-44-traitor-intro = Na karku wisiała nitka. Wystarczyło pociągnąć, a pod skórą nie było nic prócz trocin i cierpliwości. Co za ulga. Pozostali, biedacy, wciąż mają szwy po wewnętrznej stronie. Weź z nich miarę.
haunt-44-hero-setup = { $players ->
        [3] Płytka Odkrywcy nawiedzenia płonie, a płytka drugiego bohatera też, chyba że jest początkowa.
        [4] Płytka Odkrywcy nawiedzenia płonie.
        [5] Płytka Odkrywcy nawiedzenia płonie.
       *[6] Płytka Odkrywcy nawiedzenia płonie.
    } Pięć Żetonów Ognia jest dla płytek początkowych. Pierwszą turę rozgrywa gracz po lewej stronie zdrajcy.
haunt-44-traitor-setup = Zdrajca regeneruje wszystkie cechy. { $players ->
        [3] Na wybranej przez niego płytce początkowej staje 1 Manekin
        [4] Na wybranych przez niego płytkach początkowych stają 2 Manekiny
        [5] Na wybranych przez niego płytkach początkowych stają 3 Manekiny
       *[6] Na wybranych przez niego płytkach początkowych stają 4 Manekiny
    }; Manekiny działają po turze zdrajcy.
haunt-44-hero-goal = Na koniec tury bohatera płonie każda płytka domu.
haunt-44-traitor-goal = Żaden bohater już nie żyje.
haunt-44-end-hero = Z trawnika widać, jak piętro po piętrze pękają okna. W ostatnim stoją wyprostowane postacie i kapią. Nikt nie ratuje ani guzika.
haunt-44-end-traitor = Nowość sezonu na wystawie: jak żywe i jak pięknie ubrane. Można wodzić palcem po plecach, jak długo się chce; szwu tam nie ma.
haunt-44-set-fire = Podpalenie
    .text = Na dowolnej płytce, która nie płonie: Rzut Poczytalności. 4+: twoja płytka płonie. 0–3: nic się nie dzieje.
haunt-44-rule-burning = Płonącą płytkę odwraca się: nie ma nazwy ani tekstu, a drzwi ma z każdej strony. Płytki początkowej się nie odwraca, tylko kładzie się na niej Żeton Ognia; trzy pola płytki początkowej Parteru płoną razem jak jedna. Bohater, który wchodzi na płonącą płytkę, otrzymuje 1 Obrażenie Ogólne; zdrajcy i Manekinom ogień nie szkodzi.
haunt-44-rule-spread = Na koniec każdej tury Potworów każdy pożar, czyli każda grupa stykających się płonących płytek, przenosi się na jedną stykającą się z nim płytkę, z drzwiami czy bez; wybierają bohaterowie, a wszystkie te płytki zajmują się naraz. Jeśli żaden pożar nie może się przenieść, zaczyna płonąć płytka początkowa bez Ognia.
haunt-44-rule-stairs = Bohaterowie mogą przechodzić między płytkami { tile-basement-landing } i { tile-ground-floor-staircase }, jakby sąsiadowały. Ze schodów można korzystać, nawet gdy płoną.
haunt-44-rule-wax = Gdy ktoś atakuje zdrajcę, zdrajca otrzymuje o 1 obrażenie mniej; nie działa to, gdy przegra własny atak.
monster-44-mannequin = Manekin
    .gen = Manekina
    .dat = Manekinowi
    .acc = Manekina
    .ins = Manekinem
    .loc = Manekinie
    .gender = m
    .text = Jeśli zaczyna turę w polu widzenia bohatera, rzuca na ruch tylko dwiema kośćmi. Ogień mu nie szkodzi. Obrażenia go ogłuszają.
token-44-fire = Ogień
    .gen = Ognia
    .acc = Ogień
prompt-44-spread = { $seat-voc }, którą płytkę obejmuje ogień?
