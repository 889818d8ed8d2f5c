// A roll lying on the table: whose it is, which dice, what is added, what comes of it.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Dice } from "./dice.js";

/** @param {{roll: import("../lib/view.js").Roll, view: import("../lib/view.js").View}} props */
export function Rolled({ roll, view }) {
  const who = view.panels.find((panel) => panel.seat === roll.seat);
  const bonus = roll.bonus > 0 ? `+${roll.bonus}` : `−${-roll.bonus}`;
  return html`<figure class="rolled">
    <figcaption>${who && html`<b>${say(who.name)}</b> · `}${say(roll.title)}</figcaption>
    <div><${Dice} faces=${roll.faces} label=${roll.faces.join(", ")} />
      ${roll.bonus !== 0 && html`<span class="bonus">${bonus}</span>`}<span class="equals" aria-hidden="true">=</span><output class="sum">${roll.result}</output></div>
  </figure>`;
}
