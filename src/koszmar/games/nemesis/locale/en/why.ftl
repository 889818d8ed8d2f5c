### Nemesis: why something is not possible now.

why-too-dear = It costs { $cost ->
    [one] { $cost } Action card
   *[other] { $cost } Action cards
    }, and you can pay { $left ->
    [0] nothing
    [one] { $left }
   *[other] { $left }
    }.
why-not-now = Not at this moment.
why-in-combat = Something is in the Room with you. In combat you shoot, fight or run.
why-not-next-door = No corridor leads { $room-to } from here.
why-door-closed = The Door is closed.
why-noise-everywhere = There is Noise in every corridor { $room-at }. Nobody sneaks in there.
why-occupied = Somebody is there already: no marker is placed.
why-marker-needed = Careful Movement leaves a Noise marker in a corridor of your choice.
why-noisy = There is Noise in that corridor already.
why-not-here = { $target } is not in your Room.
why-no-ammo = { $weapon } is empty.
why-alone = There is nobody here to trade with.
why-no-more-offers = Enough has been haggled for one turn.
why-none-left = { $item }: none is left.
why-lacking = You lack { $parts }.
why-nothing-to-attach = You do not hold the { $item } it belongs to.
why-other-room = That needs another Room: { $tile }.
why-malfunction = There is a Malfunction here. Nothing works.
why-not-carried = You do not have { $item }.
why-reaction = You play it when somebody else acts or something attacks, not as an Action.
why-out-of-combat-only = Only out of combat.
why-in-combat-only = Only in combat.
why-no-use = There is nothing here to use it on.
why-no-open-pod = No Pod of this section is unlocked and has a place left.
why-too-early = The capsules open when the Time track reaches { $time }.
why-contamination = Contamination pays for nothing.
why-character-taken = { $other } is already awake.
why-not-drawn = That card was not drawn for you.
why-other-section = That Pod belongs to the other section.
why-pod-locked = The Pod is locked.
why-pod-full = The Pod has only two places.
why-on-course = The marker is there already.
why-no-insanity = There is no Insanity among these Intruders.
why-insanity-stays = From { $level } the track shows no way down.
