// Things on the table that can be touched: what glows, and what happens on click, tap or key.
import { pencilling } from "./pencil.js";
import { answers, errand, menu, mine, pondered, sending, trail, view, ways, zoomed } from "./state.js";
import { answer, explain, goTo } from "./play.js";

/** @typedef {import("../lib/view.js").Held} Held */

/** Attributes of a thing: it glows and answers if it may, otherwise it comes closer, or says why it does not. Its words
 * name it. What does not answer itself is in nobody's way: a click on it is for what lies under it, if that answers.
 * A far place that can be reached shows the way, and is gone to step by step.
 * @param {string} id @param {Held | null} [card] @param {boolean} [speaks] whether it says why not
 * @param {string} [under] the thing that it lies or stands on */
export function thing(id, card = null, speaks = false, under = "") {
  if (!id) return { class: "", role: undefined };
  const choices = answers.value.get(id);
  const below = choices ? undefined : answers.value.get(under);
  const lit = pondered.value?.touches.includes(id);
  const called = choices && mine.value && view.value?.question?.window?.calls.includes(id);
  const far = choices || below ? undefined : (ways.value.get(id) ?? ways.value.get(under));
  const kinds = {
    legal: choices,
    called,
    passing: below || (far && under),
    "far-off": far && !under,
    trail: trail.value.includes(id) || errand.value?.through.includes(id),
    lit,
  };
  const kind = Object.entries(kinds).map(([name, is]) => (is ? ` ${name}` : "")).join("");
  if (!choices && !card && !(speaks && mine.value)) {
    const pass = below ? () => touch(below) : far && (() => goTo(far));
    return { class: kind, "data-thing": id, ...(pass && { onClick: pass }) };
  }
  const act = () => {
    if (pencilling.value && card && "sides" in card) zoomed.value = card;
    else if (choices) touch(choices);
    else if (far) goTo(far);
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
