// Standing orders: which moments a seat lets pass without being asked, and the clock by which its answers leave.
// Whoever waits must not learn from a pause whether somebody could have acted: every moment takes a beat, sometimes two
// or three, and answers leave on a beat.
import { effect, signal } from "../lib/html.js";
import { BEATS, clock } from "../lib/comfort.js";
import * as state from "./state.js";

/** @typedef {import("./state.js").Sight} Sight */
/** @typedef {import("../lib/words.js").Message} Message */
/** What a seat has said once for all: until when everything passes, the cards and moments for which it is not stopped,
 * and after how many seconds a moment passes by itself (0: never).
 * @typedef {{until: string, cards: string[], moments: Record<string, {label: Message, off: boolean}>,
 *   limit: number}} Orders */
/** A moment that is open for a seat, and what it answers once the clock has run down.
 * @typedef {{question: any, start: number, due: number, key: string | null, isOrdered: boolean, sent: number,
 *   timer?: ReturnType<typeof setTimeout>}} Open */

/** How many beats a moment takes: mostly one. */
const LENGTHS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3];
/** @type {Orders} */
const NONE = { until: "", cards: [], moments: {}, limit: 0 };

/** By seat. @type {import("../lib/html.js").Signal<Record<string, Orders>>} */
const orders = signal({});
/** The moments that are open now, by seat; a new map whenever one changes.
 * @type {import("../lib/html.js").Signal<Map<number, Open>>} */
export const opened = signal(new Map());
/** Sends an answer. @type {(seat: number, key: string) => Promise<unknown>} */
let send = () => Promise.resolve();

/** @param {number | null} seat */
export const ordersOf = (seat) => orders.value[String(seat)] ?? NONE;

/** Sit down: orders given at this table on this device count again.
 * @param {string} table @param {(seat: number, key: string) => Promise<unknown>} how */
export function remember(table, how) {
  const name = `koszmar.orders.${table}`;
  send = how;
  orders.value = JSON.parse(localStorage.getItem(name) ?? "{}");
  return effect(() => {
    if (Object.keys(orders.value).length) localStorage.setItem(name, JSON.stringify(orders.value));
  });
}

/** Give an order, and do by it at once. @param {number} seat @param {Partial<Orders>} change */
export function order(seat, change) {
  orders.value = { ...orders.value, [seat]: { ...ordersOf(seat), ...change } };
  const open = opened.value.get(seat);
  if (open?.isOrdered) forgetAnswer(open);
  if (open) decide(seat, open);
}

/** Let everything pass while this lasts, or be asked again. @param {Sight} sight @param {boolean} on */
export const letPass = (sight, on) => order(/** @type {number} */ (sight.seat), { until: on ? spell(sight.raw) : "" });

/** Whether everything passes. @param {Sight} sight */
export const letsPass = (sight) => ordersOf(sight.seat).until === spell(sight.raw);

/** What lasts for a turn: where the markers of the tracks stand. @param {any} raw */
const spell = (raw) => JSON.stringify([raw.status, (raw.tracks ?? []).map((/** @type {any} */ one) => one.marker)]);

/** Views have come: open moments, and answer those that are settled. */
export function attend() {
  for (const sight of state.sights.value) {
    const { seat, raw } = sight;
    if (seat === null) continue;
    const question = raw.ending ? null : raw.question;
    const open = opened.value.get(seat);
    if (!question?.window || !question.seats.includes(seat)) {
      if (open) shut(seat);
    } else if (open && goesOn(open.question, question)) {
      open.question = question;
      const due = open.key !== null && Date.now() >= open.due;
      if (due && open.sent !== sight.number) go(seat, open); // somebody was faster, or the line was down
    } else {
      if (open) shut(seat);
      const start = Date.now();
      const due = start + beat(question) * lengthOf(raw);
      note(seat, { question, start, due, key: null, isOrdered: false, sent: -1 });
      keepMoment(seat, question);
      decide(seat, /** @type {Open} */ (opened.value.get(seat)));
    }
  }
}

/** All is forgotten: the player leaves the table. */
export function shutAll() {
  for (const seat of opened.value.keys()) shut(seat);
}

/** @param {number} seat */
function shut(seat) {
  clearTimeout(opened.value.get(seat)?.timer);
  note(seat, null);
}

/** @param {number} seat @param {Open | null} open */
function note(seat, open) {
  const now = new Map(opened.value);
  if (open) now.set(seat, open);
  else now.delete(seat);
  opened.value = now;
  state.settled.value = new Set([...now].filter(([, one]) => one.key !== null).map(([one]) => one));
}

/** Whether it is still the same moment: somebody else has answered. @param {any} old @param {any} now */
function goesOn(old, now) {
  const asked = (/** @type {any} */ one) => JSON.stringify([one.prompt.id, one.window, one.choices]);
  return asked(old) === asked(now) && now.seats.every((/** @type {number} */ one) => old.seats.includes(one));
}

/** Moments are listed among the orders once they have been seen. @param {number} seat @param {any} question */
function keepMoment(seat, { window, choices }) {
  const { moments } = ordersOf(seat);
  const others = (choices ?? []).length > 1 + (window.calls ?? []).length;
  if (moments[window.moment] || !(others || isShared())) return;
  const more = { ...moments, [window.moment]: { label: window.label, off: false } };
  orders.value = { ...orders.value, [seat]: { ...ordersOf(seat), moments: more } };
}

/** Whether somebody looks at this device who may not know that the question is asked. */
const isShared = () => state.sights.value.some((one) => !one.raw.question?.window);

/** Whether an order answers the question. @param {number} seat @param {any} question */
function isOrdered(seat, { window, choices }) {
  const sight = state.sights.value.find((one) => one.seat === seat);
  const { cards, moments } = ordersOf(seat);
  const silent = moments[window.moment]?.off ?? false;
  if (sight && letsPass(sight)) return true;
  if (isShared()) return silent; // where others look, a question that is not put would tell them something
  /** @type {string[]} */
  const calls = window.calls ?? [];
  if (calls.some((card) => !cards.includes(card))) return false;
  return silent || choices.length <= 1 + calls.length;
}

/** @param {number} seat @param {Open} open */
function decide(seat, open) {
  const { limit } = ordersOf(seat);
  if (open.key === null && isOrdered(seat, open.question)) {
    [open.key, open.isOrdered] = [open.question.window.passes, true];
    leave(seat, open);
  } else if (open.key === null && limit) {
    clearTimeout(open.timer);
    open.timer = setTimeout(() => {
      open.key = open.question.window.passes;
      leave(seat, open);
    }, Math.max(0, open.start + limit * 1000 - Date.now()));
  }
  note(seat, open);
}

/** The answer leaves on a beat, not before the clock has run down. @param {number} seat @param {Open} open */
function leave(seat, open) {
  const step = beat(open.question);
  const now = Date.now();
  const due = now <= open.due || !step ? open.due : open.start + Math.ceil((now - open.start) / step) * step;
  clearTimeout(open.timer);
  note(seat, open);
  if (due > now) open.timer = setTimeout(() => go(seat, open), due - now);
  else go(seat, open);
}

/** @param {number} seat @param {Open} open */
function go(seat, open) {
  const sight = state.sights.value.find((one) => one.seat === seat);
  if (!sight || open.key === null) return;
  const number = (open.sent = sight.number);
  send(seat, open.key).catch(() => {
    if (open.sent === number) open.sent = -1;
  });
}

/** Keep an answer until the clock has run down; false if it is no such moment. Two may answer at once: whoever comes
 * second is not refused, the answer goes again. @param {Sight} sight @param {string} key */
export function holds(sight, key) {
  const open = sight.seat === null ? undefined : opened.value.get(sight.seat);
  if (!open) return false;
  [open.key, open.isOrdered] = [key, false];
  leave(/** @type {number} */ (sight.seat), open);
  return true;
}

/** Think again, while the clock runs. @param {number} seat */
export function reconsider(seat) {
  const open = opened.value.get(seat);
  if (!open || open.sent >= 0) return;
  forgetAnswer(open);
  note(seat, open);
}

/** @param {Open} open */
function forgetAnswer(open) {
  clearTimeout(open.timer);
  [open.key, open.isOrdered] = [null, false];
}

/** How long a beat is: none if nobody waits elsewhere who could count it. @param {any} question */
function beat({ seats }) {
  const here = state.sights.value.map((one) => one.seat);
  const waits = (state.summary.value?.seats ?? []).some(
    (/** @type {{seat: number, player: string}} */ { seat, player }) =>
      player === "human" && !here.includes(seat) && !seats.includes(seat),
  );
  return waits ? BEATS[clock.value] : 0;
}

/** How many beats this moment takes. Everybody who is asked sees the same board and comes to the same number; whoever
 * does not see it cannot tell. @param {any} raw */
function lengthOf({ boards, zones, question }) {
  let sum = 7;
  const seen = JSON.stringify([boards, (zones ?? []).map((/** @type {any} */ one) => one.cards), question.prompt.id]);
  for (let at = 0; at < seen.length; at++) sum = (Math.imul(sum, 31) + seen.charCodeAt(at)) >>> 0;
  return LENGTHS[((sum ^ (sum >>> 15)) >>> 0) % LENGTHS.length];
}
