// The whole match by keyboard: numbers answer, arrows walk among the things that glow, letters open the rest.
import { answer, hint } from "./play.js";
import * as state from "./state.js";

/** @param {KeyboardEvent} event */
export function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, textarea, select")) return;
  if (/^[1-9]$/.test(event.key)) number(Number(event.key));
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") walk(1, event);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") walk(-1, event);
  else if (event.key === "h" && state.mine.value) hint();
  else if (event.key === "l") state.drawer.value = !state.drawer.value;
  else if (event.key === "t") state.reading.value = !state.reading.value;
  else if (event.key === "Escape") state.drawer.value = state.pulled.value = false;
}

/** @param {number} wanted */
function number(wanted) {
  const list = state.menu.value.length ? state.menu.value : state.curtain.value === null && !state.zoomed.value ? [...state.placeless.value, ...state.placed.value] : [];
  const choice = list[wanted - 1];
  if (choice && state.mine.value) answer(choice);
}

/** @param {number} by @param {KeyboardEvent} event */
function walk(by, event) {
  const stops = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".table .legal, .table .answer")].filter((one) => one.checkVisibility?.() ?? true));
  if (!stops.length || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  stops[(at + by + stops.length) % stops.length]?.focus();
}
