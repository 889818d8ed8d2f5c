// The whole match by keyboard: numbers answer, arrows walk among the things that glow, letters open the rest.
import { answer, hint, undo } from "./play.js";
import { openRule } from "./question.js";
import { isBusy, onward, skip } from "./stage.js";
import * as state from "./state.js";

/** @type {Record<string, () => void>} */
const LETTERS = {
  h: () => state.mine.value && hint(),
  w: () => state.view.value?.question && openRule(state.view.value.question.rule),
  u: () =>
    state.sight.value?.choice &&
    undo(["choice", "action", "turn"].find((size) => state.sight.value?.undo.includes(size)) ?? "choice"),
  l: () => (state.drawer.value = !state.drawer.value),
  m: () => (state.pulled.value = !state.pulled.value),
  s: () => (state.recalled.value = !state.recalled.value),
  g: () => (state.aiming.value = true),
  t: () => (state.reading.value = !state.reading.value),
  "?": () => (state.comfort.value = true),
  Escape: () => {
    state.errand.value = null;
    state.drawer.value = state.pulled.value = false;
  },
};

/** @param {KeyboardEvent} event */
export function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, textarea, select")) return;
  const covered = document.querySelector("dialog[open]") !== null;
  if (event.key === " " && isBusy() && !covered) {
    event.preventDefault();
    return onward();
  }
  if (event.key === "Escape" && isBusy() && !covered) return skip();
  if (/^[1-9]$/.test(event.key)) number(Number(event.key));
  else if (covered) return;
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") walk(1, event);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") walk(-1, event);
  else LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.();
}

/** @param {number} wanted */
function number(wanted) {
  const shown = state.menu.value.length
    ? state.menu.value
    : state.zoomed.value
      ? (state.answers.value.get(state.zoomed.value.id) ?? [])
      : null;
  const free = state.curtain.value === null && !document.querySelector("dialog[open]");
  const choice = (shown ?? (free ? [...state.placeless.value, ...state.placed.value] : []))[wanted - 1];
  if (choice && state.mine.value) answer(choice);
}

/** In this order one walks: the middle of the table, my own things, the others, the answers in words. */
const PATH = [".board .legal", ".mine .legal", ".seats .legal", ".question .answer", ".reading .answer"];
/** Answers that end something, by the word their keys begin with, come last: nobody ends a turn by haste. */
const LAST = /^(end|pass|done|stop|enough|no)\b/;
/** @param {Element} one */
const isLast = (one) => LAST.test(/** @type {HTMLElement} */ (one).dataset.key ?? "");

/** @param {number} by @param {KeyboardEvent} event */
function walk(by, event) {
  const found = [...new Set(PATH.flatMap((part) => [...document.querySelectorAll(`.table ${part}`)]))];
  const stops = /** @type {HTMLElement[]} */ (
    [...found.filter((one) => !isLast(one)), ...found.filter(isLast)].filter((one) => one.checkVisibility?.() ?? true)
  );
  if (!stops.length) return;
  event.preventDefault();
  const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 && by < 0 ? stops.length - 1 : (at + by + stops.length) % stops.length;
  stops[next]?.focus();
}
