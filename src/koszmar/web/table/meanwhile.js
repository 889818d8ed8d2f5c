// What happened since my last turn: how far I had come when I answered is kept on the device, so that a reload, an hour
// or a day later the table can tell the rest.
import { recap, weightOf } from "./lines.js";
import * as state from "./state.js";

/** @typedef {import("./state.js").Sight} Sight */
/** When I last answered, in choices of the match, and between which of them others acted before that.
 * @typedef {{last: number, gap: [number, number] | null}} Heard */

/** So many turns are told to somebody who was never here. */
const TURNS = 2;

/** @param {string} code @param {number | null} seat */
const nameOf = (code, seat) => `koszmar.heard.${code}.${seat ?? "watching"}`;

/** @param {string} code @param {number | null} seat @returns {Heard | null} */
function heard(code, seat) {
  try {
    return JSON.parse(localStorage.getItem(nameOf(code, seat)) ?? "null");
  } catch {
    return null;
  }
}

/** I answer now, so I know what happened until now. @param {string} code @param {Sight} sight */
export function heardUpTo(code, { seat, choice }) {
  const old = heard(code, seat);
  /** @type {[number, number] | null} */
  const gap = old && choice > old.last ? [old.last, choice] : (old?.gap ?? null);
  localStorage.setItem(nameOf(code, seat), JSON.stringify({ last: choice + 1, gap }));
}

/** I am at the table again: what happened meanwhile is told, if something did. @param {string} code
 * @param {Sight} sight */
export function cameBack(code, { seat, choice }) {
  const old = heard(code, seat);
  if (old && choice > old.last) state.recalled.value = true;
}

/** What happened since my last turn, in a few lines. */
export function sinceMyTurn() {
  const sight = state.sight.value;
  const code = state.summary.value?.code;
  if (!sight || !code) return [];
  const old = heard(code, sight.seat);
  if (!old) return recap(sight.log.slice(turnsAgo(sight.log)));
  const [from, to] = sight.choice > old.last ? [old.last, sight.choice] : (old.gap ?? [old.last, sight.choice]);
  return recap(sight.log.filter((entry) => entry.choice > from && entry.choice <= to));
}

/** Where the last turns begin. @param {import("./state.js").Entry[]} log */
function turnsAgo(log) {
  const starts = log.flatMap((entry, at) => (weightOf(entry) === "chapter" ? [at] : []));
  return starts[Math.max(0, starts.length - TURNS)] ?? 0;
}
