### Pierwszy wieczór, strona o grze, symbole.

guide-welcome = Budzisz się z hibernacji na statku, który powinien wracać do domu. Ktoś nie żyje, nikt nie pamięta drogi, a wy nie jesteście tu sami.
guide-who = Każdy z załogi ma własne karty. Pilotka zna ten statek najlepiej.
guide-step-in = Rusza Naukowiec. Z Przeszkodzeniem na ręce można by go zatrzymać. Pytanie pada zawsze, żeby nikt nie wiedział, co masz. Niech się dzieje.
guide-ship = Pomieszczenia są ciemne, dopóki ktoś do nich nie wejdzie. Działacie na zmianę, po dwie akcje, w kółko, aż wszyscy spasują.
guide-hand = Pięć kart akcji. Każda robi to, co na niej napisano, albo idzie na zapłatę za coś innego. Na tym polega cała sztuka.
guide-objectives = Dwa cele. Gdy pojawi się pierwszy intruz, zachowasz jeden z nich. Możesz wygrać w pojedynkę i nikt nie musi wiedzieć jak.
guide-move = Obok jest ciemno. Ruch kosztuje jedną kartę.
guide-pay = Zapłać kartą, której najmniej ci żal.
guide-noise = Po każdym kroku słychać szmery, a kość mówi, w którym korytarzu. Wypadło niebezpieczeństwo: szmery są wszędzie. Jeśli w takim korytarzu odezwą się znowu, coś z niego wyjdzie.
guide-search = Co się tu wala? Przeszukanie nie kosztuje nic poza samą kartą.
guide-keep = Z dwóch przedmiotów zatrzymujesz jeden. Chemikalia i narzędzia to kiedyś miotacz ognia.
guide-malfunction = Jest tu awaria: dopóki nikt jej nie usunie, pomieszczenie do niczego nie służy.
guide-pass = Na tę rundę wystarczy. Kto spasuje, czeka do następnej, a karty, które zostały, zatrzymuje.
guide-events = Wszyscy spasowali: czas do skoku ucieka, zdarza się wydarzenie, a żeton z kolonii każe wszystkim nasłuchiwać. Znów wypadło niebezpieczeństwo; tym razem nikt nie przyszedł.
guide-again = Nowe karty, nowa runda. Można tu jeszcze coś znaleźć.
guide-room = Po naprawie Kontrola silników powie ci, które silniki działają. Obsługa komputera pozwala użyć pomieszczenia za darmo.
guide-engines = Wiesz już coś, czego nie wie nikt inny: silniki 1 i 3 są uszkodzone. Z dwoma niesprawnymi silnikami statek nie przetrwa skoku. Możesz to powiedzieć. Możesz też skłamać.
guide-quest = Każda postać ma dwa przedmioty zadań. Ten wymaga ładunku energetycznego, a jeden właśnie masz.
guide-look = Znajomość statku pozwala zajrzeć do pomieszczenia bez wchodzenia. Spojrzenia nikt nie słyszy.
guide-first = Jest: intruz, w jednym pomieszczeniu z Naukowcem. Teraz na dobre wybierasz jeden cel. Kapsuła i siedem przedmiotów: nic nie mów i zbieraj.
guide-rest = Twoje spotkanie kosztowało cię tylko nerwy. Od szaleństwa zależy, co przyniesie następne: odpoczywaj, póki możesz.
guide-farewell = Wiesz dość, żeby może przeżyć: płać kartami, licz szmery, ufaj po trochu. Jak to się skończy, zależy od ciebie. Graj dalej.

## Gra na jednej stronie

summary-goal = O co chodzi
    .text = Przeżyj i zrealizuj swój tajny cel. Jedni chcą, by statek wrócił do domu, inni, by ktoś nie wrócił. Wygrać może kilka osób, może też nikt.
summary-turn = Tura
    .text = Dwie akcje i gra następny. Każda akcja kosztuje tyle kart z ręki, ile na niej podano. Kto spasuje, nie gra już w tej rundzie.
summary-noise = Szmery
    .text = Kto wchodzi do pustego pomieszczenia, rzuca na szmery. Do korytarza trafia znacznik; jeśli już tam leży, dochodzi do spotkania: żeton z kolonii mówi, co przychodzi.
summary-danger = Intruzi
    .text = Strzelaj, walcz albo uciekaj; gdy wychodzisz z ich pomieszczenia, atakują. Rany przeszkadzają, zbyt wiele zabija. Skażenie w talii może kryć coś gorszego.
summary-ship = Statek
    .text = Czy kurs prowadzi tam, dokąd chcesz? Czy działają co najmniej dwa silniki? Czy przy skoku śpisz w Hibernatorium albo odlatujesz kapsułą? Jeśli nie, giniesz.
summary-advice = Dobra rada
    .text = Nie pasuj wcześnie bez powodu i nigdy nie wierz w raport o silnikach.

## Symbole

legend-noise = Szmery
legend-malfunction = Awaria
legend-fire = Pożar
legend-items = Przedmioty do znalezienia
legend-computer = Pomieszczenie z komputerem
legend-exploration = Jeszcze niezbadane
legend-red = Przedmioty wojskowe
legend-yellow = Przedmioty techniczne
legend-green = Przedmioty medyczne
legend-light = Powierzchowne rany
legend-serious = Głębokie rany
legend-insanity = Szaleństwo
legend-cards = Karty na ręce
legend-signal = Sygnał wysłany
legend-time = Czas do skoku
legend-ammo = Amunicja
