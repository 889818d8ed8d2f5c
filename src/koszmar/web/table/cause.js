// What is being carried out while something is asked: its name, and the words of the card if it lies on the table.
import { html } from "../lib/html.js";
import { Jump } from "../lib/jump.js";
import { say } from "../lib/words.js";
import { cardOf } from "./called.js";
import { underway, zoomed } from "./state.js";

/** Whoever has chosen the card knows it: on a phone its words leave their room to the answers.
 * @param {{cause: import("../lib/words.js").Message}} props */
export function Cause({ cause }) {
  const card = cardOf(cause);
  if (!card) return html`<p class="cause">${say(cause)}</p>`;
  return html`<p class="cause"><${Jump} to=${() => (zoomed.value = card)}>${say(cause)}<//></p>
    ${card.text && html`<p class=${underway.value ? "quoted known" : "quoted"}>${say(card.text)}</p>`}`;
}
