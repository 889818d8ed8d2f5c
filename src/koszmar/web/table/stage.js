// What happened is shown in order: views wait here until the one before has been played; a click or a key ends the
// waiting.
import { calm, slowness } from "../lib/comfort.js";
import { settle } from "../lib/motion.js";
import { play as sound } from "../lib/sound.js";
import { theme } from "../lib/theme.js";
import { journeys } from "./journeys.js";
import { fade, perform } from "./perform.js";
import { script } from "./script.js";
import * as state from "./state.js";
import { survey } from "./survey.js";

/** @typedef {import("./state.js").Entry} Entry */
/** A change of the table: what makes it, whether it is one that this player watches, and what follows when it has been
 * shown.
 * @typedef {{make: () => Entry[], watched: () => boolean, done: () => void}} Change */

/** So many changes may wait; with more, the table hurries to the present. */
const PATIENCE = 30;
/** The more changes wait, the faster each is shown: from so many on, at this part of its time. */
const HASTE = [
  [8, 0.35],
  [3, 0.6],
  [0, 1],
];
/** So many lines of what just happened stay before the eyes. */
const LINES = 3;
/** Nobody has read a new question within so many milliseconds. */
const BLINK = 400;

/** @type {Change[]} */
const waiting = [];
let busy = false;
/** Ends the act that is being played. */
let cut = () => {};
/** When the table last leapt over what waited. */
let leapt = -Infinity;
/** Called when the table has been drawn. */
let drawn = () => {};

/** Show a change after those before it. @param {Change} change */
export function show(change) {
  waiting.push(change);
  if (waiting.length > PATIENCE) hurry();
  else if (!busy) next();
}

/** To the present: nothing moves any more, nothing waits. */
export function hurry() {
  cut();
  settle();
  for (let change = waiting.shift(); change; change = waiting.shift()) atOnce(change);
}

/** The player clicks, taps or types, and will not wait. */
export function skip() {
  const { number, seat } = state.sight.peek() ?? {};
  hurry();
  const now = state.sight.peek();
  if (now?.number !== number || now?.seat !== seat) leap();
}

/** The table has leapt to a question that nobody can have read yet. */
export const leap = () => (leapt = performance.now());

/** Whether the table has just leapt on: a click that was meant to skip must not answer what it has never seen. */
export const hasLeapt = () => performance.now() - leapt < BLINK;

/** Whether something is still being shown. */
export const isBusy = () => busy;

/** Forget what waits: the player leaves. */
export function clear() {
  waiting.length = 0;
  hurry();
  state.story.value = [];
}

/** The table has been drawn; to be called after each drawing. */
export const rendered = () => drawn();

async function next() {
  busy = true;
  try {
    for (let change = waiting.shift(); change; change = waiting.shift()) await play(change);
  } finally {
    busy = false;
  }
}

/** @param {Change} change */
async function play(change) {
  const before = state.view.peek();
  const speed = slowness() * (HASTE.find(([many]) => waiting.length >= many)?.[1] ?? 1);
  const seen =
    before &&
    speed &&
    change.watched() &&
    !state.moment.peek() &&
    !state.reading.peek() &&
    state.curtain.peek() === null;
  if (!seen) return atOnce(change);
  const old = survey();
  const ready = drawing();
  const entries = change.make();
  const after = state.view.peek();
  if ((await ready) && after && after.seat === before.seat) {
    const acts = script(entries, journeys(before, after));
    await until(
      (end) => (calm() ? fade(acts, survey(), speed, end) : perform(acts, old, survey(), speed, tell, end)),
      () => entries.forEach(tell),
    );
  }
  entries.forEach(tell);
  change.done();
}

/** Until the table has been drawn anew; false if the player hurries on. @returns {Promise<boolean>} */
function drawing() {
  return new Promise((resolve) => {
    drawn = () => resolve(true);
    cut = () => resolve(false);
    setTimeout(() => resolve(false), 500);
  });
}

/** Until it has ended by itself or by the player.
 * @param {(end: () => void) => () => void} start gives back how to stop it @param {() => void} last */
function until(start, last) {
  return new Promise((resolve) => {
    const stop = start(() => resolve(null));
    cut = () => {
      stop();
      last();
      resolve(null);
    };
  });
}

/** @param {Change} change */
function atOnce(change) {
  const watched = change.watched();
  const entries = change.make();
  if (watched) entries.forEach(tell);
  change.done();
}

/** @type {WeakSet<Entry>} */
const known = new WeakSet();

/** One more line of the story. @param {Entry} entry */
function tell(entry) {
  if (known.has(entry)) return;
  known.add(entry);
  const heard = theme.peek().sounds[entry.kind];
  if (heard) sound(heard, entry.args?.direction ?? entry.args?.side);
  if (theme.peek().startles.includes(entry.kind)) state.startles.value += 1;
  state.story.value = [...state.story.value, entry].slice(-LINES);
}
