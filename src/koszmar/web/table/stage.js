// What happened is shown in order, at a pace at which it can be read: views wait here until the one before has been
// told. The table stops at turning points; one key goes on. While something is told my own question waits.
import { calm, slowness, waitsForMe } from "../lib/comfort.js";
import { batch } from "../lib/html.js";
import { release, settle } from "../lib/motion.js";
import { play as sound } from "../lib/sound.js";
import { theme } from "../lib/theme.js";
import { lookAt, placeOf } from "./atlas.js";
import { fold, isEarly } from "./lines.js";
import { acts } from "./journeys.js";
import { paced } from "./pace.js";
import { rehearse, still } from "./perform.js";
import * as state from "./state.js";
import { survey } from "./survey.js";

/** @typedef {import("./state.js").Entry} Entry */
/** @typedef {import("./pace.js").Beat} Beat */
/** A change of the table: what happened, what makes it, whether it is one that this player watches, and what follows
 * when it has been shown.
 * @typedef {{entries: Entry[], make: () => Entry[], watched: () => boolean, done: () => void}} Change */

/** So many changes may wait; with more, the table hurries to the present. */
const PATIENCE = 400;
/** The more changes wait, the less time each is given: from so many on, this part of it. */
const HASTE = [
  [40, 0.35],
  [12, 0.7],
  [0, 1],
];
/** What I did myself is never shown for longer than this: what is more is played faster. */
const LONGEST = 2800;
/** So many lines of what I just did stay before the eyes. */
const LINES = 3;
/** So many details of a line are seen while it is told. */
const BENEATH = 5;
/** Nobody has read a new question within so many milliseconds. */
const BLINK = 400;
/** How often the clock of the show is looked at. */
const TICK = 60;

/** @type {Change[]} */
const waiting = [];
let busy = false;
/** Whether nothing is waited for any more, and whether nothing is until the next turning point. */
let hurried = false;
let skipping = false;
/** Ends the waiting for a drawing, and a stop. */
let cut = () => {};
/** When the table last leapt over what waited. */
let leapt = -Infinity;
/** How often a table has been left: what was on its way then is not told at the next one. */
let departures = 0;
/** Called when the table has been drawn. */
let drawn = () => {};
/** What has been told of the present turn. @type {Entry[]} */
let spoken = [];

/** Show a change after those before it. @param {Change} change */
export function show(change) {
  waiting.push(change);
  if (waiting.length > PATIENCE) hurry();
  else if (!busy) next();
}

/** To the present: nothing moves any more, nothing waits. */
export function hurry() {
  hurried = true;
  cut();
  settle();
  for (let change = waiting.shift(); change; change = waiting.shift()) atOnce(change);
  state.telling.value = null;
  state.withheld.value = null;
  state.untold.value = 0;
}

/** The player answers, or wants to be in the present at once. */
export function skip() {
  const { number, seat } = state.sight.peek() ?? {};
  const withheld = state.telling.peek() !== null;
  hurry();
  const now = state.sight.peek();
  if (withheld || now?.number !== number || now?.seat !== seat) leap();
}

/** The player has read this: on from a turning point, or to the next one. */
export function onward() {
  skipping = !state.telling.peek()?.stop;
  cut();
  settle();
}

/** The table has leapt to a question that nobody can have read yet. */
export const leap = () => (leapt = performance.now());

/** Whether the table has just leapt on: a click that was meant to skip must not answer what it has never seen. */
export const hasLeapt = () => performance.now() - leapt < BLINK;

/** Whether something is still being shown. */
export const isBusy = () => busy;

/** Forget what waits: the player leaves. */
export function clear() {
  departures += 1;
  waiting.length = 0;
  hurry();
  state.story.value = [];
}

/** The table has been drawn; to be called after each drawing. */
export const rendered = () => drawn();

async function next() {
  busy = true;
  hurried = skipping = false;
  try {
    for (let change = waiting.shift(); change; change = waiting.shift()) await play(change);
  } finally {
    busy = false;
    skipping = false;
    if (state.telling.peek()) {
      state.telling.value = null;
      leap();
    }
  }
}

/** @param {Change} change */
async function play(change) {
  const before = state.view.peek();
  const speed = slowness() * (HASTE.find(([many]) => waiting.length >= many)?.[1] ?? 1);
  const seen =
    before &&
    speed &&
    !hurried &&
    change.watched() &&
    !state.moment.peek() &&
    !state.reading.peek() &&
    state.curtain.peek() === null;
  if (!seen) return atOnce(change);
  const visit = departures;
  const own = before.question?.seats.includes(before.seat ?? -1) ?? false;
  const beats = paced(change.entries, own);
  const old = survey();
  const ready = drawing();
  batch(() => {
    const slow = beats.some((beat) => beat.slow);
    state.telling.value = slow ? (state.telling.peek() ?? nothingYet()) : null;
    state.untold.value = slow ? beats.length : 0;
    state.withheld.value = slow ? before : null;
    change.make();
  });
  const after = state.view.peek();
  if ((await ready) && after && after.seat === before.seat && !hurried) await perform(beats, old, speed);
  release();
  if (visit !== departures) return;
  state.untold.value = 0;
  state.withheld.value = null;
  change.entries.forEach(tell);
  change.done();
  if (state.telling.peek() && after && listens(after)) await reading();
}

/** Whether a story is told that others were asked to read. @param {import("../lib/view.js").View} view */
const listens = ({ seat, question }) => Boolean(question?.story.length && !question.seats.includes(seat ?? -1));

/** What was told ends with a story: nothing goes on before it has been laid aside. */
async function reading() {
  state.telling.value = null;
  await drawing();
  await rest(TICK);
}

/** @param {Beat[]} beats @param {import("./survey.js").Survey} old @param {number} speed */
async function perform(beats, old, speed) {
  const view = /** @type {import("../lib/view.js").View} */ (state.view.peek());
  const entries = beats.map((beat) => beat.entry);
  const all = acts(entries, view);
  if (!calm()) still(all);
  const begin = rehearse(all, { old, now: survey(), view });
  const slow = beats.some((beat) => beat.slow);
  const whole = beats.reduce((sum, beat) => sum + beat.time, 0);
  const pace = slow ? speed : speed * Math.min(1, LONGEST / Math.max(1, whole));
  if (!slow) beats.forEach((beat) => tell(beat.entry));
  spoken = thisTurn(entries.length);
  for (const [index, { entry, time, stop }] of beats.entries()) {
    if (hurried) return;
    tell(entry);
    if (entry.roll) sound("die");
    if (slow) utter(entry, isEarly(entries, index));
    if (slow) lookAt(whereOf(entry));
    if (slow && !entry.roll) state.untold.value = beats.length - index - 1;
    await rest(Math.max(skipping ? 0 : begin[index](pace), time * pace));
    if (slow) state.untold.value = beats.length - index - 1;
    if (stop && !hurried) await halt(stop * pace);
  }
}

/** Where on a map an event happens: where something goes, or is gone from. @param {Entry} entry */
function whereOf({ moved = [], at = "" }) {
  const places = moved.filter(({ thing }) => thing).map(({ start, end }) => placeOf(end || start));
  return places.find(Boolean) ?? (at ? placeOf(at) : null);
}

/** What was told of the turn before the last events. @param {number} count of them */
function thisTurn(count) {
  const log = state.sight.peek()?.log ?? [];
  const before = log.slice(0, log.length - count);
  return before.slice(Math.max(0, before.map((entry) => entry.weight).lastIndexOf("chapter")));
}

/** At a turning point: until the player goes on, or has had the time that was wished. @param {number} time */
async function halt(time) {
  skipping = false;
  state.telling.value = { ...(state.telling.peek() ?? nothingYet()), stop: true };
  await rest(waitsForMe() ? Infinity : time);
  if (state.telling.peek()) state.telling.value = { ...(state.telling.peek() ?? nothingYet()), stop: false };
}

/** Until the time has passed during which nothing lies over the table and somebody looks, or the player goes on.
 * @param {number} time */
function rest(time) {
  return new Promise((resolve) => {
    let left = skipping && !state.telling.peek()?.stop ? 0 : time;
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      if (!document.querySelector("dialog[open]")) left -= now - last;
      last = now;
      if (left <= 0 || hurried || document.hidden) resolve(null);
      else clock = setTimeout(look, Math.min(TICK, left));
    };
    let clock = setTimeout(look, 0);
    cut = () => {
      clearTimeout(clock);
      resolve(null);
    };
  });
}

/** Until the table has been drawn anew; false if the player hurries on. @returns {Promise<boolean>} */
function drawing() {
  return new Promise((resolve) => {
    drawn = () => resolve(true);
    cut = () => hurried && resolve(false);
    setTimeout(() => resolve(false), 500);
  });
}

/** @param {Change} change */
function atOnce(change) {
  const watched = change.watched();
  const entries = change.make();
  if (watched) entries.forEach(tell);
  change.done();
}

/** @returns {import("./state.js").Telling} */
const nothingYet = () => ({ line: null, beneath: [], card: null, roll: null, stop: false });

/** An event is told in the place of the question: its line, what belongs to it, its card and its dice.
 * @param {Entry} entry @param {boolean} early whether its line is still to come */
function utter(entry, early) {
  if (entry.weight === "chapter") spoken = [];
  spoken = [...spoken, entry];
  if (early) return;
  const lines = fold(spoken);
  const line = lines.pop();
  if (!line) return;
  const told = entriesOf(line);
  const last = (/** @type {(one: Entry) => any} */ what) => told.reduce((found, one) => what(one) ?? found, null);
  // What comes of dice is told beside them.
  const rolled = entriesOf(lines.at(-1)).at(-1);
  const outcome = told.length === 1 && rolled?.choice === entry.choice && entry.weight !== "chapter";
  state.telling.value = {
    line: line.entry,
    beneath: line.beneath.slice(-BENEATH),
    card: last((one) => one.card),
    roll: last((one) => one.roll) ?? ((outcome && rolled?.roll) || null),
    stop: false,
  };
}

/** The events that a line tells. @param {import("./lines.js").Line | undefined} line */
const entriesOf = (line) => (line ? [line.entry, ...line.beneath.map((one) => one.entry)] : []);

/** @type {WeakSet<Entry>} */
const known = new WeakSet();

/** An event has been told: it is heard, and what I did myself is captioned. @param {Entry} entry */
function tell(entry) {
  if (known.has(entry)) return;
  known.add(entry);
  const heard = theme.peek().sounds[entry.kind];
  if (heard) sound(heard, entry.args?.direction ?? entry.args?.side);
  if (theme.peek().startles.includes(entry.kind)) state.startles.value += 1;
  if (!state.telling.peek()) state.story.value = [...state.story.value, entry].slice(-LINES);
}
