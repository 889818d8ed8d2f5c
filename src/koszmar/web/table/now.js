// What others do, told in the place of my question: one line at a time, its card large, its dice, and a way on.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { Rolled } from "./rolled.js";
import { onward } from "./stage.js";
import { telling } from "./state.js";

/** A line of more letters than this is set smaller. */
const LONG = 70;

/** A line without the words of the card that lies beside it.
 * @param {import("./state.js").Message} text @param {import("../lib/view.js").Card | null} card */
export function headline(text, card) {
  const args = Object.entries(text.args ?? {});
  const rest = args.filter(([, value]) => !card?.text || value?.id !== card.text.id);
  if (rest.length === args.length) return say(text);
  const blank = Object.fromEntries(args.map(([name]) => [name, ""]));
  return say({ ...text, args: { ...blank, ...Object.fromEntries(rest) } }).trim().replace(/:$/, ".");
}

/** @param {{view: import("../lib/view.js").View}} props */
export function Now({ view }) {
  const now = telling.value;
  if (!now) return null;
  const text = now.line ? headline(now.line.text, now.card) : "";
  return html`<div class=${`now${now.stop ? " stopped" : ""}`}>
    ${now.card && html`<div class="large" key=${`${now.card.title.id} ${now.line?.choice}`}>
      <${Card} card=${now.card} close /></div>`}
    <div class="said">
      <h1 key=${text} class=${`${text.length > LONG ? "long" : ""}${now.line?.roll ? " settles" : ""}`}>${text}</h1>
      ${now.beneath.length > 0 && html`<ol class="beneath">${now.beneath.map(
        ({ entry, at, times }) => html`<li key=${at} class=${entry.roll ? "settles" : ""}>
          ${say(entry.text)}${times > 1 && html` <b>×${times}</b>`}</li>`,
      )}</ol>`}
    </div>
    ${now.roll && html`<${Rolled} key=${JSON.stringify(now.roll)} roll=${now.roll} view=${view} />`}
    <p class="going-on"><button type="button" class=${now.stop ? "big" : "quiet"} onClick=${onward}>
      ${say(now.stop ? "web-now-on" : "web-now-skip")}
      ${" "}<kbd aria-hidden="true">${say("web-key-space")}</kbd></button></p>
  </div>`;
}
