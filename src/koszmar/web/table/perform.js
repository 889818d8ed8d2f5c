// Plays what happened, act by act: cards fly, markers walk, pages turn, dice tumble, while a caption tells it.
import * as motion from "../lib/motion.js";
import { play as sound } from "../lib/sound.js";
import { spotOf } from "./survey.js";

/** @typedef {import("./script.js").Act} Act */
/** @typedef {import("./survey.js").Survey} Survey */
/** @typedef {import("./journeys.js").Journey} Journey */
/** @typedef {import("./journeys.js").Trip} Trip */
/** When and how long. @typedef {{start: number, speed: number}} Time */

const FLIGHT = 320;
const APART = 70;
const STEP = 240;
const TURN = 350;
const LINE = 170;
const ROLL = 900;
const FADE = 160;
/** No change is longer than this: what is more is played faster. */
const LONGEST = 2800;
/** More cards than this at once are a heap being moved: the others come along unseen. */
const FLOCK = 12;

/** @param {Act[]} acts @param {Survey} old @param {Survey} now @param {number} speed @param {(entry: any) => void} tell
 * @param {() => void} end
 * @returns {() => void} how to stop it */
export function perform(acts, old, now, speed, tell, end) {
  const whole = acts.reduce((sum, act) => sum + lasting(act), 0);
  const pace = speed * Math.min(1, LONGEST / Math.max(1, whole));
  /** @type {ReturnType<typeof setTimeout>[]} */
  const timers = [];
  const at = (/** @type {number} */ time, /** @type {() => void} */ what) => timers.push(setTimeout(what, time));
  let start = 0;
  /** Copies of one card that have left already. @type {Map<string, number>} */
  const left = new Map();
  reflow(old, now, FLIGHT * pace);
  for (const act of acts) {
    const { entry } = act;
    if (entry) at(start, () => tell(entry));
    if (entry?.args?.dice?.length) at(start, () => sound("die"));
    act.journeys.slice(0, FLOCK).forEach((journey, index) => {
      const time = { start: start + index * APART * pace, speed: pace };
      if (go(journey, old, now, time, left)) at(time.start, () => sound(journey.kind === "turn" ? "page" : "card"));
    });
    start += lasting(act) * pace;
  }
  at(start, end);
  return () => timers.forEach(clearTimeout);
}

/** With less motion: what is new fades in where it lies.
 * @param {Act[]} acts @param {Survey} now @param {number} speed @param {() => void} end */
export function fade(acts, now, speed, end) {
  for (const journey of acts.flatMap((act) => act.journeys)) {
    const place =
      journey.kind === "walk"
        ? `marker-${journey.track}`
        : journey.kind === "turn"
          ? journey.page
          : journey.kind === "fresh"
            ? journey.place
            : "";
    const spot =
      journey.kind === "card"
        ? spotOf(now, journey.to)
        : journey.kind === "fresh"
          ? spotOf(now, { ...journey, seat: null, count: 1 })
          : now.places.get(place);
    if (spot) motion.appear(spot.element, FADE * speed);
  }
  const timer = setTimeout(end, FADE * speed);
  return () => clearTimeout(timer);
}

/** How long an act takes. @param {Act} act */
function lasting(act) {
  const each = act.journeys
    .slice(0, FLOCK)
    .map(
      (journey, index) =>
        index * APART +
        (journey.kind === "walk" ? STEP * (journey.steps.length - 1) : journey.kind === "turn" ? TURN : FLIGHT * 0.85),
    );
  return Math.max(LINE, act.entry?.args?.dice?.length ? ROLL : 0, ...each);
}

/** Cards that stay make room. @param {Survey} old @param {Survey} now @param {number} duration */
function reflow(old, now, duration) {
  for (const [id, spots] of now.cards)
    spots.forEach((spot, index) => {
      const before = old.cards.get(id)?.[index];
      if (before?.element === spot.element) motion.slide(spot.element, before.box, spot.box, duration);
    });
}

/** @param {Journey} journey @param {Survey} old @param {Survey} now @param {Time} time
 * @param {Map<string, number>} left @returns {boolean} whether it can be seen */
function go(journey, old, now, time, left) {
  if (journey.kind === "card") return flight(journey, old, now, time, left);
  const name = journey.kind === "turn" ? journey.page : journey.kind === "walk" ? `marker-${journey.track}` : "";
  const spot = journey.kind === "fresh" ? spotOf(now, { ...journey, seat: null, count: 1 }) : now.places.get(name);
  if (!spot) return false;
  if (journey.kind === "fresh") motion.appear(spot.element, FLIGHT * time.speed, time.start);
  if (journey.kind === "turn") motion.turnPage(spot.element, TURN * time.speed, time.start);
  if (journey.kind === "walk") {
    const boxes = journey.steps
      .map((step) => now.places.get(`${journey.track}:${step}`)?.box)
      .filter((box) => box !== undefined);
    if (boxes.length > 1) motion.walk(spot.element, boxes, STEP * time.speed, time.start);
  }
  return true;
}

/** @param {Trip} trip @param {Survey} old @param {Survey} now @param {Time} time @param {Map<string, number>} left */
function flight(trip, old, now, { start, speed }, left) {
  const name = trip.from.card?.id ?? trip.from.place;
  const copy = left.get(name) ?? 0;
  const landed = `${trip.to.card?.id ?? trip.to.place}>`;
  const before = left.get(landed) ?? 0;
  const from = spotOf(old, trip.from, copy);
  const to = spotOf(now, trip.to, before);
  if (!from || !to || from.element === to.element) return false;
  left.set(name, copy + 1);
  left.set(landed, before + 1);
  const likeness = likenessOf(trip, from.element, to.element);
  const isCard = to.element.classList.contains("card");
  const joins = !isCard || to.element.querySelector(":scope > .paper > .count") !== null;
  const model = isCard ? to : from.element.classList.contains("card") ? from : to;
  motion.fly(
    likeness,
    {
      from: from.box,
      to: to.box,
      width: model.element.offsetWidth || model.box.width,
      height: model.element.offsetHeight || model.box.height,
    },
    FLIGHT * speed,
    start,
  );
  if (joins) motion.swell(to.element, FLIGHT * speed, start + FLIGHT * 0.7 * speed);
  else motion.hideUntil(to.element, start + FLIGHT * speed);
  return true;
}

/** What is seen flying: the card as it will lie, or as it lay, or its back.
 * @param {Trip} trip @param {HTMLElement} from @param {HTMLElement} to */
function likenessOf(trip, from, to) {
  const model = [to, from].find((one) => one.classList.contains("card"));
  if (model) {
    const copy = /** @type {HTMLElement} */ (model.cloneNode(true));
    for (const part of copy.querySelectorAll(".spoken, .count, .closer, .badges")) part.remove();
    for (const name of ["role", "tabindex", "data-thing", "data-place"]) copy.removeAttribute(name);
    copy.classList.remove("legal", "lit");
    copy.classList.add("flying");
    return copy;
  }
  const back = document.createElement("div");
  back.className = "card back flying";
  back.dataset.tone = trip.card?.element || trip.card?.face || "";
  return back;
}
