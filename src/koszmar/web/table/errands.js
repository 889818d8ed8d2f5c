// Answers that follow from one click: the rest of a way to a far room, a payment that fits in one way only.
import { payments } from "../lib/comfort.js";
import { effect } from "../lib/html.js";
import { lesson } from "./lesson.js";
import { answer } from "./play.js";
import { hasLeapt, isBusy } from "./stage.js";
import * as state from "./state.js";

/** How often is looked whether what was done before has been shown, in milliseconds. */
const TICK = 60;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** The answer that follows by itself, with what follows from that; nothing where the player decides. */
function next() {
  const [here, errand, question] = [state.sight.value, state.errand.value, state.view.value?.question];
  if (!here || !question || lesson.value || !state.mine.value || state.sending.value || state.moment.value) return null;
  const goesOn = errand && errand.seat === here.seat && errand.number + 1 === here.number;
  const [key, then] = goesOn ? [errand.keys[0], errand.keys.slice(1)] : [paid(question), []];
  const choice = question.choices.find((one) => one.key === key);
  return choice ? { choice, then } : null;
}

/** The payment that there is only one way to make exactly, for what I have just set out to do.
 * @param {import("../lib/view.js").Question} question */
const paid = ({ obvious }) => (payments.value === "self" && state.underway.value ? obvious : "");

effect(() => {
  clearTimeout(timer);
  if (next()) timer = setTimeout(go, TICK);
});

/** Go on when everything before has been shown; a table that has leapt on has something new to tell. */
function go() {
  const follows = next();
  if (!follows) return;
  if (isBusy()) timer = setTimeout(go, TICK);
  else if (hasLeapt()) state.errand.value = null;
  else answer(follows.choice, follows.then);
}
