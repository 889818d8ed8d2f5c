// A roll lying on the table: whose it is, which dice, what is added, what comes of it, what it was for.
import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { say } from "../lib/words.js";
import { dieText, rollTerms } from "./chart.js";
import { Dice } from "./dice.js";

/** Where along the foot of a map dice may lie, in parts of its width; the first is where they like to lie. */
const PLACES = [0.37, 0.2, 0.54, 0.71];
/** If nothing has moved within so many milliseconds, the eye over a map has come to rest. */
const STILL = 450;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** The place where dice cover the least of what stands on the map.
 * @param {Box} room along which they may lie @param {Box} dice as they lie now @param {Box[]} figures */
export function freest(room, dice, figures) {
  const half = (dice.right - dice.left) / 2;
  const covered = PLACES.map((place) => {
    const middle = room.left + place * (room.right - room.left);
    const across = (/** @type {Box} */ one) =>
      Math.min(one.right, middle + half) - Math.max(one.left, middle - half);
    const down = (/** @type {Box} */ one) => Math.min(one.bottom, dice.bottom) - Math.max(one.top, dice.top);
    return figures.reduce((sum, one) => sum + Math.max(0, across(one)) * Math.max(0, down(one)), 0);
  });
  return PLACES[covered.indexOf(Math.min(...covered))];
}

/** All rolls on the table, where they lie on the fewest figures.
 * @param {{view: import("../lib/view.js").View}} props */
export function Rolls({ view }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const dice = ref.current?.lastElementChild;
    const box = ref.current;
    if (!box || !dice || !view.boards.length) return;
    const lie = () => {
      const figures = document.querySelectorAll(".atlas :is(.piece, .token)");
      const [room, lying, ...standing] = [box, dice, ...figures].map((one) => one.getBoundingClientRect());
      const place = freest(room, lying, standing);
      box.style.setProperty("--lying", `${place * 100}%`);
      const now = standing.map(({ left, top }) => `${left} ${top}`).join();
      if (now !== before) soon = setTimeout(lie, STILL);
      before = now;
    };
    let before = "";
    let soon = setTimeout(lie, 0);
    return () => clearTimeout(soon);
  }, [view.rolls, view.boards]);
  return html`<div class="rolls" ref=${ref}>
    ${view.rolls.map((roll, index) => html`<${Rolled} key=${index} roll=${roll} view=${view} />`)}</div>`;
}

/** @param {{roll: import("../lib/view.js").Roll, view: import("../lib/view.js").View}} props */
export function Rolled({ roll, view }) {
  const who = view.panels.find((panel) => panel.seat === roll.seat);
  const bonus = roll.bonus > 0 ? `+${roll.bonus}` : `−${-roll.bonus}`;
  const terms = rollTerms({ ...roll, verdict: "" });
  const verdict = rollTerms({ ...roll, target: null, goal: null, stakes: null });
  return html`<figure class=${`rolled ${roll.verdict}`}>
    <figcaption>${who && html`<b>${say(who.name)}</b> · `}${say(roll.title)}</figcaption>
    <div><${Dice} faces=${roll.dice} label=${roll.dice.map(dieText).join(", ")} />
      ${roll.bonus !== 0 && html`<span class="bonus">${bonus}</span>`}
      ${
        roll.result !== null &&
        html`<span class="equals" aria-hidden="true">=</span>
        <output class="sum">${roll.result}${roll.target !== null && html`<small>/${roll.target}</small>`}</output>`
      }</div>
    ${terms.length + verdict.length > 0 && html`<p class="terms">${terms.join(" ")}${" "}
      ${verdict.length > 0 && html`<b class="verdict">${verdict.join(" ")}</b>`}</p>`}
  </figure>`;
}
