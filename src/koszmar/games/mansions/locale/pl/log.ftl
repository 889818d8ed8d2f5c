### Posiadłość Szaleństwa: wiersze kroniki.

event-investigator = Jest z wami { $investigator }.
event-round = Runda { $number }.
event-turn = Działa { $who }.
event-roll = { $who }, { $skill }: { $dice }.
event-result = { $who }, { $skill }: sukcesy { $result }{ $verdict ->
    [success] {" "}z { $difficulty }: udało się
    [failure] {" "}z { $difficulty }: nie udało się
   *[none] {""}
    }.
event-rerolled = { $who } rzuca jeszcze raz ({ $by }): { $dice }.
event-clue-spent = { $who } poświęca wskazówkę; zostało: { $left }.
event-moves = { $who } idzie { $space-to }.
event-placed = { $who } jest teraz { $space-at }.
event-tile = Wyłania się z mroku: { $tile }.
event-tile-gone = Znika: { $tile }.
event-token-search = Coś wartego przeszukania { $space-at }: { $token }.
event-token-interact = { $token }, { $space-at }.
event-token-explore = Droga dalej { $space-at }: { $token }.
event-token-sight = Coś do obejrzenia { $space-at }: { $token }.
event-token-person = Ktoś jest { $space-at }: { $token }.
event-token-gone = Sprawa zamknięta: { $token }.
event-wall = Przejście zostaje zamurowane.
event-door = Są drzwi tam, gdzie drzwi nie było.
event-barricade = Barykada stoi { $space-at }.
event-barricade-on = Barykada { $space-at } blokuje przejście.
event-barricade-off = Barykada { $space-at } zostaje odsunięta.
event-barricade-destroyed = Barykada { $space-at } zostaje zniszczona.
event-passage = Tajne przejście { $space-at }.
event-board-cleared = To wszystko zostaje za wami.
event-spawns = { $monster } pojawia się { $space-at }.
event-monster-hurt = { $monster } otrzymuje obrażenia: { $damage }; zostało { $left }.
event-monster-heals = { $monster } zdrowieje o { $amount }.
event-defeated = { $monster }: potwór pokonany.
event-prowls = { $monster } rusza { $space-to }.
event-monster-roll = { $monster } napiera na barykadę: { $dice }.
event-attack = { $who } atakuje: { $monster } ({ $weapon }).
event-attack-unarmed = { $who } rzuca się z gołymi rękami: { $monster }.
event-attacks = { $monster } atakuje { $who-acc }.
event-activates = { $monster } przechodzi do działania.
event-no-target = { $monster } nikogo nie dosięga.
event-evades = { $who } próbuje się wymknąć: { $monster }.
event-horror-check = { $who } nie może oderwać wzroku: { $monster }.
event-wasted = { $who } nic nie wskóra: akcja przepada.
event-suffers = { $who }: { $amount ->
    [0] { $kind ->
        [damage] bez obrażeń
       *[other] bez przerażenia
    }
   *[other] { $kind ->
        [damage] obrażenia
       *[other] przerażenie
    } { $amount }{ $up ->
        [yes] {""}
       *[other] , zakryte
    }
    }.
event-injury = { $who }: { $card }.
event-turned-down = { $who } radzi sobie z tym: { $card }.
event-recovers = { $who } dochodzi do siebie: { $card }.
event-recovers-facedown = { $who } odrzuca zakryte { $kind ->
    [damage] obrażenie
   *[other] przerażenie
    }.
event-sheds = { $who } odrzuca wszystkie zakryte karty { $kind ->
    [damage] obrażeń
   *[other] przerażenia
    }: { $amount }.
event-condition = { $who }: { $condition }.
event-condition-lost = { $who }: mija stan „{ $condition }”.
event-condition-flips = { $who }, { $condition }: { $text }
event-insane = Coś w tobie pęka: { $goal }.
event-insane-hidden = { $who } traci rozum i się uśmiecha.
event-eliminated = { $who } wypada z gry na dobre.
event-gains = { $who } bierze: { $card }.
event-drops = { $who } upuszcza { $space-at }: { $card }.
event-picks-up = { $who } podnosi: { $card }.
event-discards = { $who } odrzuca: { $card }.
event-hands-over = { $taker } dostaje: { $card }. Daje { $giver }.
event-flips = { $who } odwraca: { $card }.
event-spell-flips = { $who }, rewers karty { $card }: { $text }
event-uses = { $who } używa: { $card }.
event-ability = { $who } korzysta ze zdolności: „{ $ability }”.
event-extra-action = { $who } ma jeszcze jedną akcję.
event-clues =
    { $amount ->
        [1] { $who } zyskuje wskazówkę; ma teraz: { $left }.
        [-1] { $who } traci wskazówkę; ma teraz: { $left }.
       *[other] { $who }, wskazówki: { $amount }, razem: { $left }.
    }
event-quota = { $who } posuwa sprawę: { $done } z { $needed }.
event-puzzle = { $who } siada do tego: { $puzzle }, kroki: { $steps }.
event-puzzle-step = { $who } robi krok: { $puzzle }.
event-puzzle-solved = { $who } rozwiązuje: { $puzzle }.
event-fire = Ogień { $space-at }!
event-fire-out = Ogień { $space-at } gaśnie.
event-darkness = Ciemność { $space-at }.
event-daylight = Mrok ustępuje { $space-at }.
event-flare = { $who } odpala racę: do końca rundy ciemność nikomu nie wadzi.
event-salt = { $who } rozsypuje sól: w tej rundzie nic tu samo nie wejdzie.
event-event = Mity: { $event }.
event-near-miss = { $event }: tym razem nikogo tam nie było.
event-chosen = Pada na: { $who }.
event-follows = { $token }: odtąd idzie z wami. Prowadzi { $who }.
event-walks = { $token } idzie dalej: { $space }.
event-lost = Cios, który miał dosięgnąć badacza ({ $who }), przyjmuje { $token }.
event-perishes = { $token }: nikt nie wyprowadził tej osoby z ognia.
event-leaves = { $monster } opuszcza dom.
event-hint = { $what ->
    [row] Znacie rząd, który nie jest kodem, i wiecie, ile jest wart.
    [without] Jednego znaku w kodzie nie ma: { $sign }.
   *[link] Miejsce { $place } w kodzie: { $sign }.
}
event-told = Słyszysz to tylko ty: { $text }
event-told-hidden = { $who } dowiaduje się czegoś i milczy.
event-decides = Decyzja, { $who }: { $choice }
event-decides-together = Wspólna decyzja: { $choice }
event-objective = Co robić: { $text }
event-campaign = Na następną część kampanii zachowajcie ten wiersz: { $line }
event-outcome = { $who }: { $won ->
    [yes] wygrana
   *[other] przegrana
    }.

why-taken = Ktoś już gra tą postacią.
why-stunned = Masz stan Ogłuszony: najpierw się otrząśnij.
why-no-actions = W tej turze nie ma już akcji.
why-cannot-move = Nie możesz się ruszyć.
why-too-far = Pole po polu: stąd nie ma przejścia { $space-to }.
why-wall = Na drodze jest ściana.
why-impassable = Można spojrzeć na drugą stronę, przejść nie można.
why-blocked = Drzwi są zablokowane barykadą albo nikt ich nie zbadał.
why-not-in-space = { $monster } nie stoi na twoim polu.
why-out-of-range = { $monster } jest poza zasięgiem.
why-weapon = { $weapon }: tu się na to nie nadaje.
why-nothing-to-trade = Nie ma czego wymienić, odłożyć ani podnieść.
why-not-here = { $other } nie stoi na twoim polu.
why-nothing-to-steal = { $other } nie ma nic do zabrania.
why-no-light = Do tego potrzeba źródła światła.
why-burning = { $space }: tam już się pali.
why-fire-too-far = Tylko na swoim polu albo tuż obok.
why-no-fire = Nic się nie pali.
why-hurt = Nie pozwala ci na to uraz.
why-no-barricade = Żadna tutejsza barykada niczego nie blokuje.
why-no-clues = { $who } nie ma wskazówek.
why-nothing-to-convert = Na żadnej kości nie ma lupy.
why-dazed = Nie możesz teraz poświęcać wskazówek.
why-dark = Za ciemno, żeby cokolwiek skojarzyć.
