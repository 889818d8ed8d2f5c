// Plays what happened, act by act: cards fly, figures and markers walk, pages turn. Until its act begins a thing is
// held where it was.
import { calm } from "../lib/comfort.js";
import * as motion from "../lib/motion.js";
import { play as sound } from "../lib/sound.js";
import { spotOf } from "./survey.js";

/** @typedef {import("./journeys.js").Act} Act */
/** @typedef {import("./journeys.js").Journey} Journey */
/** @typedef {import("./survey.js").Survey} Survey */
/** @typedef {import("../lib/view.js").View} View */
/** Everything lies so: before, now, and by the view of now. @typedef {{old: Survey, now: Survey, view: View}} Stage */
/** How something begins to move, at which speed and after which delay; gives back how long it takes, in milliseconds.
 * @typedef {(speed: number, delay: number) => number} Begin */

const FLIGHT = 320;
const APART = 70;
const STEP = 240;
const GOING = 460;
const TURN = 350;
const FADE = 160;

/** Holds everything where it was. @param {Act[]} acts @param {Stage} stage
 * @returns {((speed: number) => number)[]} for each act how it begins */
export function rehearse(acts, stage) {
  /** Copies of one card that have left already. @type {Map<string, number>} */
  const left = new Map();
  /** Figures that wait for their first step. @type {Map<string, Animation>} */
  const waiting = new Map();
  reflow(stage.old, stage.now, FLIGHT);
  const ready = acts.map((act) => act.journeys.map((journey) => prepared(journey, stage, left, waiting)));
  return ready.map(
    (all) => (speed) => Math.max(0, ...all.map((begin, index) => begin(speed, index * APART * speed))),
  );
}

/** Figures whose way is told do not slide there by themselves. @param {Act[]} acts */
export function still(acts) {
  for (const journey of acts.flatMap((act) => act.journeys))
    if (journey.kind === "figure") {
      const figure = document.querySelector(`.piece[data-thing="${CSS.escape(journey.piece)}"]`);
      if (figure) /** @type {SVGElement} */ (figure).style.transition = "none";
    }
}

/** @param {Journey} journey @param {Stage} stage @param {Map<string, number>} left
 * @param {Map<string, Animation>} waiting @returns {Begin} */
function prepared(journey, stage, left, waiting) {
  if (journey.kind === "card") return flight(journey, stage, left);
  if (journey.kind === "figure") return going(journey, stage, waiting);
  const name = journey.kind === "turn" ? journey.page : journey.kind === "walk" ? `marker-${journey.track}` : "";
  const spot = journey.kind === "fresh" ? spotOf(stage.now, journey.place, stage.view) : stage.now.places.get(name);
  if (!spot) return () => 0;
  if (journey.kind === "turn") {
    const hidden = motion.hidden(spot.element);
    stay(stage.old.places.get(journey.page)?.element, spot.element, hidden);
    if (calm())
      return () => {
        hidden.cancel();
        return 0;
      };
    return (speed, delay) => {
      hidden.cancel();
      sound("page");
      motion.turnPage(spot.element, TURN * speed, delay);
      return TURN * speed;
    };
  }
  if (journey.kind === "fresh" || calm()) return appearing(spot.element, FADE);
  return walking(journey.steps, journey.track, spot.element, stage);
}

/** The page as it was lies there until it is turned. @param {HTMLElement | undefined} before @param {HTMLElement} page
 * @param {Animation} hidden */
function stay(before, page, hidden) {
  if (!before || before === page) return;
  const leaf = /** @type {HTMLElement} */ (before.cloneNode(true));
  leaf.classList.add("leaving");
  leaf.setAttribute("aria-hidden", "true");
  leaf.removeAttribute("data-place");
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = page;
  const box = { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
  for (const [name, length] of Object.entries(box)) leaf.style.setProperty(name, `${length}px`);
  page.parentElement?.append(leaf);
  hidden.addEventListener("cancel", () => leaf.remove());
}

/** @param {HTMLElement} element @param {number} time @returns {Begin} */
function appearing(element, time) {
  const hidden = motion.hidden(element);
  return (speed, delay) => {
    hidden.cancel();
    motion.appear(element, time * speed, delay);
    return time * speed;
  };
}

/** @param {number[]} steps @param {string} track @param {HTMLElement} marker @param {Stage} stage @returns {Begin} */
function walking(steps, track, marker, { now, view }) {
  const ids = view.tracks.find((one) => one.id === track)?.steps.map((step) => step.id) ?? [];
  const boxes = steps
    .map((step) => (now.places.get(`${track}:${step}`) ?? now.places.get(ids[step]))?.box)
    .filter((box) => box !== undefined);
  if (boxes.length < 2) return () => 0;
  const held = motion.away(marker, boxes[0], boxes[boxes.length - 1], 1);
  return (speed, delay) => {
    held.cancel();
    sound("card");
    motion.walk(marker, boxes, STEP * speed, delay);
    return STEP * speed * (boxes.length - 1);
  };
}

/** A figure goes over the board; one that comes, or comes from where nobody looks, appears; one that goes and comes
 * again elsewhere is gone in between.
 * @param {import("./journeys.js").Going} journey @param {Stage} stage @param {Map<string, Animation>} waiting
 * @returns {Begin} */
function going({ piece, from, to }, { old, now, view }, waiting) {
  const figure = now.places.get(piece)?.element;
  if (!figure) return lingering({ piece, from, to }, { old, view }, waiting);
  const place = view.boards.flatMap((board) => board.pieces).find((one) => one.id === piece)?.place ?? to;
  const [start, end, home] = [from, to, place].map((id) => now.places.get(id)?.box);
  const parent = /** @type {any} */ (figure.parentNode);
  const scale = parent?.getScreenCTM?.()?.a || 1;
  if (!waiting.has(piece))
    waiting.set(piece, start && home && !calm() ? motion.away(figure, start, home, scale) : motion.hidden(figure));
  return (speed, delay) => {
    waiting.get(piece)?.cancel();
    if (!to) waiting.set(piece, motion.hidden(figure));
    else if (!start || !end || !home || calm()) motion.appear(figure, FLIGHT * speed, delay);
    else {
      sound("card");
      waiting.set(piece, motion.pass(figure, { from: start, to: end, home, scale }, GOING * speed, delay));
      return GOING * speed;
    }
    return to ? FLIGHT * speed : 0;
  };
}

/** A figure that will be gone is seen where it stood until it is told.
 * @param {{piece: string, from: string, to: string}} going @param {{old: Survey, view: View}} stage
 * @param {Map<string, Animation>} waiting @returns {Begin} */
function lingering({ piece, from, to }, { old, view }, waiting) {
  const before = old.places.get(piece)?.element;
  const area = view.boards.flatMap((board) => board.spaces).find((space) => space.id === from)?.area ?? "";
  const map = document.querySelector(`.floor[data-area="${CSS.escape(area)}"] .map > g`);
  if (before && map && !before.isConnected && !waiting.has(piece)) {
    const likeness = /** @type {HTMLElement} */ (before.cloneNode(true));
    likeness.setAttribute("aria-hidden", "true");
    for (const name of ["data-thing", "role", "tabindex"]) likeness.removeAttribute(name);
    map.append(likeness);
    const held = motion.seen(likeness);
    held.addEventListener("cancel", () => likeness.remove());
    waiting.set(piece, held);
  }
  return () => {
    if (!to) waiting.get(piece)?.cancel();
    return 0;
  };
}

/** Cards that stay make room; where their zone has gone up or down, they have gone with it.
 * @param {Survey} old @param {Survey} now @param {number} duration */
function reflow(old, now, duration) {
  if (calm()) return;
  for (const [id, spots] of now.cards)
    spots.forEach((spot, index) => {
      const before = old.cards.get(id)?.[index];
      if (before?.element !== spot.element) return;
      const zone = /** @type {HTMLElement | null} */ (spot.element.closest(".zone"))?.dataset.place ?? "";
      const [from, to] = [old, now].map(({ places }) => places.get(zone)?.box.top ?? 0);
      const { x, y, width, height } = before.box;
      motion.slide(spot.element, new DOMRect(x, y + to - from, width, height), spot.box, duration);
    });
}

/** @param {import("./journeys.js").Trip} trip @param {Stage} stage @param {Map<string, number>} left
 * @returns {Begin} */
function flight(trip, { old, now, view }, left) {
  const copy = left.get(trip.from) ?? 0;
  const landed = `${trip.to}>`;
  const before = left.get(landed) ?? 0;
  const from = spotOf(old, trip.from, view, copy);
  const to = spotOf(now, trip.to, view, before);
  if (!from || !to || from.element === to.element) return () => 0;
  left.set(trip.from, copy + 1);
  left.set(landed, before + 1);
  const isCard = to.element.classList.contains("card");
  const joins = !isCard || old.cards.has(trip.to);
  if (calm()) return joins ? () => 0 : appearing(to.element, FADE);
  const hidden = joins ? null : motion.hidden(to.element);
  const model = isCard ? to : from.element.classList.contains("card") ? from : to;
  const size = {
    width: model.element.offsetWidth || model.box.width,
    height: model.element.offsetHeight || model.box.height,
  };
  return (speed, delay) => {
    sound("card");
    motion.fly(likenessOf(from.element, to.element), { from: from.box, to: to.box, ...size }, FLIGHT * speed, delay);
    if (joins) motion.swell(to.element, FLIGHT * speed, delay + FLIGHT * 0.7 * speed);
    else {
      hidden?.cancel();
      motion.hideUntil(to.element, delay + FLIGHT * speed);
    }
    return delay + FLIGHT * speed;
  };
}

/** What is seen flying: the card as it will lie, or as it lay, or a back. @param {HTMLElement} from
 * @param {HTMLElement} to */
function likenessOf(from, to) {
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
  return back;
}
