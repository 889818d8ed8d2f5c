### Alone: missions, their steps and tokens. All words are our own.

mission-hidden = Final mission, face down

mission-precautionary-measures = Precautionary Measures
    .text = Control Room: 1 Interact and pay 3 item charges. Reward: name a room; every creature on its level takes 2 damage. You are told how many died.
mission-field-hospital = Field Hospital
    .text = Infirmary: 2 work; a chemical charge helps. Reward: recover 2 Health and 2 Sanity; from now on adrenaline spent on healing recovers 1 of each.
mission-weapons-locker = Weapons Locker
    .text = Armoury: 1 Interact and pay 2 item charges. Reward: Bullets with 3 charges, upgraded; from now on a Fight without an item rolls 3 dice.
mission-vivisection = Vivisection
    .text = Laboratory: 2 work; a chemical charge helps; if you have killed a creature in this game, 1 work is done already. Reward: 2 experience points of your choice.
mission-emergency-power = Emergency Power
    .text = Generator Room: 2 work; an electric charge helps. Reward: your sector and every sector with a switch are lit; from now on a repair lights lines in two directions.
mission-crawlways = Crawlways
    .text = Ventilation: 2 work; a mechanical charge helps. Reward: once a round a Move from a room may lead to any room of the level you have been in.
mission-voices-behind-the-counter = Voices behind the Counter
    .text = Canteen: 2 work, only while no creature is there. Reward: an ally.
mission-occupied-pod = Occupied Pod
    .text = Escape Pods: 2 work, at most 1 a turn. Reward: an ally.

mission-gravity-problems = Gravity Problems
    .text = Until it is done, attacks of opportunity roll 1 more die. Escape Pods: 1 Interact.
mission-howling-fans = Howling Fans
    .text = Until it is done, noises have no direction, only a level. Ventilation: 2 work; a mechanical charge helps.
mission-failing-grid = Failing Grid
    .text = Until it is done, a repair lights at most 1 sector of the line, and at the end of a round all lights but yours go out. Generator Room: 2 work; an electric charge helps.
mission-leaking-containers = Leaking Containers
    .text = Until it is done, drawn items have 2 charges. Laboratory: 2 work; a chemical charge helps.
mission-fever = Fever
    .text = Until it is done, the healing limit is 2 lower. Infirmary: 2 work; a chemical charge helps.
mission-lockdown = Lockdown
    .text = Until it is done, every door you pass is blocked behind you. Armoury: 2 work; a mechanical charge helps.
mission-stairwell-alarm = Stairwell Alarm
    .text = Until it is done, the Leader may move a creature up to 2 sectors whenever you have taken stairs. Control Room: 2 work; an electric charge helps.
mission-something-in-the-water = Something in the Water
    .text = Until it is done, the adrenaline maximum is 1 lower, but at least 2. Canteen: 2 work; a chemical charge helps.

mission-call-for-help = Call for Help
    .text = The Colonel is on board, as far from the Control Room as you. If he gets there first, he sabotages it. Complete it: 1 Interact in the Control Room with no sabotage left; an Interact there removes 1. At the end of each round he may move 2 sectors and sabotage again.
mission-abandon-station = Abandon Station
    .text = Arm the charges: 1 Interact in a room without a mission. Then 2 work in the Escape Pods; a mechanical charge helps; then 1 more Interact there. At the end of each round tremors grow: up to 3 danger tokens.
mission-burn-it-clean = Burn It Clean
    .text = Safeties: 1 Interact in a room of the level where the Generator Room is not. Then 2 work in the Generator Room; an electric charge helps; then 1 more Interact there. At the end of each round radiation grows: up to 4 dice against your Health.
mission-patient-zero = Patient Zero
    .text = The Chrysalis waits at the Laboratory. 3 samples: an Interact there gives 1, its first wound 2, its death all 3. Then 1 more Interact there. At the end of each round its wound closes and it may stray farther.
mission-the-last-patients = The Last Patients
    .text = 6 serum in the Infirmary: an Interact there, paying 1 or 2 charges (1 serum each, a chemical one 2) or 2 Health (1 serum). Then 1 more Interact there. At the end of each round a Hollow comes, from the third on two.
mission-into-the-void = Into the Void
    .text = In Ventilation an Interact either seals all its doors or, if all are blocked and no creature is here, pumps: pressure 1 more. At pressure 3 you have won. At the end of each round the air thins: less adrenaline; an open door costs 1 pressure.
mission-the-last-supper = The Last Supper
    .text = An Interact in the Canteen counts the creatures there and beside it: with 2 or more you have won. Otherwise every creature comes 1 sector nearer. At the end of each round their hunger grows.
mission-the-last-charge = The Last Charge
    .text = 1 Interact in each of two sectors with stairs. Then 1 work in the Armoury, then 1 more Interact there. At the end of each round the alarm grows: more cards and more spaces for Evil.

step-plain = work
step-with-charge = work, with a charge
