# What reports tell of a player when the match is over.

figure-rounds = last round
figure-wounded = Wounded
figure-insane = Insane
figure-eliminated = eliminated
figure-cards = Damage and Horror at the end
figure-goal = Goal of the Insane card
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
