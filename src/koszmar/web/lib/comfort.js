// How this person likes the table to move and to sound. Kept in the browser.
import { effect, signal } from "./html.js";

/** How long everything takes, against the normal pace; none shows only what has become of it.
 * @type {Record<string, number>} */
export const PACES = { steps: 1, slow: 1.8, normal: 1, quick: 0.5, none: 0 };

/** @param {string} name @param {string[]} known */
const kept = (name, known) => known.find((one) => one === localStorage.getItem(`koszmar.${name}`)) ?? known[0];

export const pace = signal(kept("pace", ["normal", "steps", "slow", "quick", "none"]));
export const sound = signal(kept("sound", ["off", "on"]));
/** How long a beat of the clock is by which answers leave where a pause would tell something, in milliseconds.
 * @type {Record<string, number>} */
export const BEATS = { steady: 1200, slow: 2500, none: 0 };
export const clock = signal(kept("clock", ["steady", "slow", "none"]));

/** Whether a payment that fits in one way only is made without asking. */
export const payments = signal(kept("payments", ["self", "ask"]));
/** How large everything is written, against the usual size. @type {Record<string, number>} */
const SIZES = { usual: 1, large: 1.15, larger: 1.3 };
export const letters = signal(kept("letters", ["usual", "large", "larger"]));

effect(() => {
  localStorage.setItem("koszmar.pace", pace.value);
  document.documentElement.dataset.pace = pace.value;
});
effect(() => localStorage.setItem("koszmar.sound", sound.value));
effect(() => localStorage.setItem("koszmar.clock", clock.value));
effect(() => localStorage.setItem("koszmar.payments", payments.value));
effect(() => {
  localStorage.setItem("koszmar.letters", letters.value);
  document.documentElement.dataset.letters = letters.value;
  document.documentElement.style.setProperty("--letters", String(SIZES[letters.value] ?? 1));
});

/** Whether the person has asked their system for less motion: things fade instead of travelling. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the table stops at turning points until I go on. */
export const waitsForMe = () => pace.value === "steps";

/** How long things take now; nothing moves in a window that nobody sees. */
export const slowness = () => (document.hidden ? 0 : (PACES[pace.value] ?? 1));
