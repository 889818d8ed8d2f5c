// A roll lying on the table: whose it is, which dice, what is added, what comes of it, what it was for.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { dieText, rollTerms } from "./chart.js";
import { Dice } from "./dice.js";

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
