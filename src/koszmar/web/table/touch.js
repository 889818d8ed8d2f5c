// Things on the table that can be touched: what glows, and what happens on click, tap or key.
import { answers, menu, pondered, sending, zoomed } from "./state.js";
import { answer } from "./play.js";

/** @typedef {import("../lib/view.js").Card} Card */

/** Attributes of a thing: it glows and answers if it may, otherwise a card comes closer.
 * @param {string} id @param {Card | null} card @param {string} label */
export function thing(id, card, label) {
  const choices = answers.value.get(id);
  const lit = pondered.value?.touches.includes(id);
  const kind = `${choices ? " legal" : ""}${lit ? " lit" : ""}`;
  if (!choices && !card) return { class: kind, "data-thing": id };
  const act = () => (choices ? touch(choices) : (zoomed.value = card));
  return {
    class: kind,
    "data-thing": id,
    role: "button",
    tabIndex: 0,
    "aria-label": label,
    onClick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      act();
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    onContextMenu: (/** @type {Event} */ event) => {
      if (!card) return;
      event.preventDefault();
      zoomed.value = card;
    },
  };
}

/** @param {import("../lib/view.js").Choice[]} choices */
function touch(choices) {
  if (sending.value) return;
  if (choices.length === 1) answer(choices[0]);
  else menu.value = choices;
}
