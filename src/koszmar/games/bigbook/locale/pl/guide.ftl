### Pierwszy wieczór, strona o grze, symbole.

guide-welcome = Witaj w bibliotece. Tej księgi nie należało otwierać: strona po stronie wychodzą z niej Potwory. Wygracie razem albo wygra księga.
guide-who = Każdy Adept Magii umie coś, czego nie umie nikt inny. Gustaw ma nosa do Szaleństwa: na dziś wybierz jego.
guide-monster = Strona się przewróciła. Oto Potwór tej rundy: co robi, gdy się zjawia, i co stanie się na końcu, jeśli go pokonacie albo nie.
guide-hand = Twoja ręka: sześć kart, na każdej symbole jednego Żywiołu. To nimi się płaci. Potwór żąda od każdego karty, więc oddaj taką, bez której sobie poradzisz.
guide-track = Wokół księgi biegnie Tor Przywołania. Co turę znacznik przesuwa się o jedno pole, a leżące tam Klątwy uderzają we wszystkich. Klątwa Wody właśnie położyła Szaleństwo na wierzchu twojej talii.
guide-curses = Przełamcie wszystkie Klątwy, zanim znacznik obejdzie tor, a Potwór będzie pokonany. Ta kosztuje cztery symbole Wody. Tyle jeszcze nie masz.
guide-supply = Wzmocnij więc talię. Za trzy symbole Powietrza dostaniesz kartę, która sama ma trzy. Trafi na stos kart odrzuconych, a później na twoją rękę.
guide-more = Kto może płacić, działa dalej. Zostały dwie Wody: wystarczą na lepszą kartę.
guide-ability = Wiesz, co leży na wierzchu twojej talii. Raz w turze Gustaw może odkryć wierzchnią kartę. Jeśli to Szaleństwo, zostaje uleczone.
guide-refill = Nie masz już czym płacić. Na koniec tury dobierzesz karty do sześciu. Gdy talia się skończy, odrzucone karty utworzą nową, a między nie wśliźnie się Szaleństwo.
guide-madness = Ten stos to wasz czas. Gdy się wyczerpie, a ktoś będzie musiał wziąć z niego Szaleństwo, przegracie. A kto kończy turę z sześcioma Szaleństwami na ręce, odpada z gry.
guide-pay = To ty wybierasz, czym płacisz. Trzy małe Ziemie są warte tyle co jedna duża.
guide-friend = To tura Brunona, ale jego Zaklęcie, Telepatia, daje ci akcję. Masz już cztery symbole Wody: przełam Klątwę.
guide-prize = Kto przełamie Klątwę, dostaje jeszcze kartę o wartości 2. Ognia prawie nie masz.
guide-escaped = Znacznik obszedł tor, a dwie Klątwy zostały: Potwór uciekł, a część Szaleństw przepadła na zawsze. To jeszcze nie porażka. Otwiera się następna strona.
guide-spells = Zaklęcia leżą przed tobą i możesz je rzucać co turę. Spalanie usuwa z gry kartę z ręki. Masz Szaleństwo, za którym nikt nie zatęskni.
guide-growth = Wzrost zamienia symbol Ziemi w nową kartę.
guide-strength = Im więcej zapłacisz, tym więcej zdziała Zaklęcie. Tym razem wystarczy zwykła moc.
guide-enough = To była dobra tura: ubyło Szaleństwa, talia jest lepsza. Niech gra Bruno.
guide-farewell = To już cała gra: budujcie talie, przełamujcie Klątwy na czas, nie dajcie urosnąć Szaleństwu i pomagajcie sobie, kiedy trzeba. W księdze zostało jeszcze kilka stron. Powodzenia.

## Gra na jednej stronie

summary-goal = O co chodzi
    .text = Razem walczycie z Potworami z przeklętej księgi: strona po stronie, runda po rundzie. Wygrywacie, pokonując ostatniego; przegrywacie, gdy wyczerpie się stos Szaleństwa albo gdy nikt z was nie zostanie w grze.
summary-turn = Tura
    .text = Znacznik Przywołania przesuwa się o jedno pole i uderzają leżące tam Klątwy. Potem robisz tyle, na ile cię stać. Na koniec dobierasz karty do sześciu.
summary-actions = Co możesz zrobić
    .text = Zdobywać karty Żywiołów. Uczyć się Zaklęć i je rzucać. Leczyć Szaleństwo z ręki lub Pól Wsparcia. Przełamywać Klątwy. Do tego własna umiejętność twojego Adepta.
summary-madness = Szaleństwo
    .text = Zapycha rękę i niczym nie płaci. Przy każdym tasowaniu nowej talii dochodzi kolejne. Z sześcioma na ręce na koniec tury odpadasz.
summary-round = Runda
    .text = Gdy znacznik obejdzie tor, rozstrzyga się los Potwora: bez Klątw na torze czeka was nagroda, w przeciwnym razie ucieka i boleśnie się odpłaca. Potem otwiera się nowa strona.
summary-advice = Dobra rada
    .text = Wcześnie kupujcie mocne karty. Najpierw przełamujcie Klątwy, które uderzą najszybciej. Karty w Polach Wsparcia przydają się w cudzych turach: korzystajcie z nich.

## Symbole

legend-water = Woda
legend-fire = Ogień
legend-earth = Ziemia
legend-air = Powietrze
legend-multi = Dowolny Żywioł
legend-madness = Szaleństwo
legend-hand = Karty na ręce
legend-deck = Karty w talii
legend-discard = Stos kart odrzuconych
legend-curse = Klątwa
legend-book = Strony, które zostały
