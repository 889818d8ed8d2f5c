# Co raporty mówią o graczu po zakończeniu partii.

figure-rounds = ostatnia runda
figure-wounded = Ranny
figure-insane = Obłąkany
figure-eliminated = wyeliminowany
figure-cards = Obrażenia i Przerażenie na końcu
figure-goal = Cel karty Obłąkany
figure-goal-steady-hand = { insane-steady-hand }
figure-goal-keepsakes = { insane-keepsakes }
figure-goal-better-in-the-dark = { insane-better-in-the-dark }
figure-goal-proof-of-pain = { insane-proof-of-pain }
figure-goal-alone-at-last = { insane-alone-at-last }
figure-goal-one-small-flame = { insane-one-small-flame }
figure-goal-a-clear-night = { insane-a-clear-night }
figure-goal-light-fingers = { insane-light-fingers }
figure-goal-pyre = { insane-pyre }
figure-goal-martyr = { insane-martyr }
figure-goal-beloved = { insane-beloved }
figure-goal-prophet-of-ruin = { insane-prophet-of-ruin }
figure-goal-first-among-equals = { insane-first-among-equals }
figure-goal-shepherd = { insane-shepherd }
figure-goal-jealous-heir = { insane-jealous-heir }
figure-goal-executioner = { insane-executioner }
figure-goal-congregation = { insane-congregation }
figure-goal-circle-of-fire = { insane-circle-of-fire }
