// Answers that follow from one click: the rest of a way to a far room, a payment that fits in one way only.
import { payments } from "../lib/comfort.js";
import { effect } from "../lib/html.js";
import { PAYMENT } from "../lib/view.js";
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
  const goesOn = errand && errand.seat === here.seat && isOpen(errand, here.number, question);
  const way = goesOn && ((errand.calm && question.ways.find(({ end }) => end === errand.end)) || errand);
  const key = way ? way.keys[0] : paid(question);
  const choice = question.choices.find((one) => one.key === key);
  return choice ? { choice, then: way ? { ...way, keys: way.keys.slice(1) } : null } : null;
}

/** Whether the way that I set out on is still open: nothing else was asked since; or, where it has a risk, it is there
 * and no more dangerous than it was; or, where it has a digest of what would stop me, that is still the same.
 * @param {state.Errand} errand @param {number} number @param {import("../lib/view.js").Question} question */
function isOpen({ number: last, end, risk, calm }, number, { ways }) {
  if (calm) return last < number && ways.some((way) => way.end === end && way.calm === calm);
  if (risk === null) return last + 1 === number;
  return last < number && ways.some((way) => way.end === end && (way.risk ?? 0) <= risk);
}

/** Whether I am asked something that is no part of my way, which ends here then. */
function isBroken() {
  const [here, errand, question] = [state.sight.value, state.errand.value, state.view.value?.question];
  if (!here || !errand || !question || !state.mine.value || state.sending.value || state.moment.value) return false;
  if (errand.seat !== here.seat || errand.keys[0] === PAYMENT) return false;
  return errand.number < here.number && !isOpen(errand, here.number, question);
}

/** The payment that there is only one way to make exactly, for what I have just set out to do.
 * @param {import("../lib/view.js").Question} question */
const paid = ({ obvious }) => (payments.value === "self" && state.underway.value ? obvious : "");

effect(() => {
  clearTimeout(timer);
  if (next()) timer = setTimeout(go, TICK);
  else if (isBroken()) state.errand.value = null;
});

/** Go on when everything before has been shown; a table that has leapt on has something new to tell. */
function go() {
  const follows = next();
  if (!follows) return;
  if (isBusy()) timer = setTimeout(go, TICK);
  else if (hasLeapt()) state.errand.value = null;
  else answer(follows.choice, follows.then);
}
