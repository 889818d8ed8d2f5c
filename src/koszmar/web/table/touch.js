// Things on the table that can be touched: what glows, and what happens on click, tap or key.
import { pencilling } from "./pencil.js";
import { answers, menu, mine, pondered, sending, view, zoomed } from "./state.js";
import { answer, explain } from "./play.js";

/** @typedef {import("../lib/view.js").Held} Held */

/** Attributes of a thing: it glows and answers if it may, otherwise it comes closer, or says why it does not. Its words
 * name it. What does not answer itself is in nobody's way: a click on it is for what lies under it, if that answers.
 * @param {string} id @param {Held | null} [card] @param {boolean} [speaks] whether it says why not
 * @param {string} [under] the thing that it lies or stands on */
export function thing(id, card = null, speaks = false, under = "") {
  if (!id) return { class: "", role: undefined };
  const choices = answers.value.get(id);
  const below = choices ? undefined : answers.value.get(under);
  const lit = pondered.value?.touches.includes(id);
  const called = choices && mine.value && view.value?.question?.window?.calls.includes(id);
  const kind = `${choices ? " legal" : ""}${called ? " called" : ""}${below ? " passing" : ""}${lit ? " lit" : ""}`;
  if (!choices && !card && !(speaks && mine.value)) {
    return { class: kind, "data-thing": id, ...(below && { onClick: () => touch(below) }) };
  }
  const act = () => {
    if (pencilling.value && card && "sides" in card) zoomed.value = card;
    else if (choices) touch(choices);
    else if (card) zoomed.value = card;
    else explain(id);
  };
  return {
    class: kind,
    "data-thing": id,
    role: "button",
    tabindex: 0,
    onClick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      if (below) touch(below);
      else act();
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      const look = event.key === "z" && card;
      if (event.key !== "Enter" && event.key !== " " && !look) return;
      event.preventDefault();
      event.stopPropagation();
      if (look) zoomed.value = card;
      else act();
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
