// What I am after, one glance away for the whole match: a line beside the question, and all of it at a touch.
import { html } from "../lib/html.js";
import { Over } from "../lib/over.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { aiming, sights } from "./state.js";

/** Whether it is read at a touch only: on a device that several share, in a game whose theme has something of a player
 * lie face down there. */
const isFolded = () => sights.value.length > 1 && Object.values(theme.value.zones).includes("folded");

/** @param {{view: import("../lib/view.js").View}} props */
export function Aim({ view }) {
  const [first] = view.aims;
  if (!first) return null;
  const text = isFolded() ? say("web-aim-folded") : say(first.text);
  return html`<button type="button" class="aim" key=${JSON.stringify(view.aims.map((aim) => aim.text?.id))}
      onClick=${() => (aiming.value = true)} title=${text}>
    <span class="mark" aria-hidden="true">◎</span><span><b>${say(first.heading)}:</b> ${text}</span></button>`;
}

/** All of it. @param {{view: import("../lib/view.js").View}} props */
export function Aims({ view }) {
  const shut = () => (aiming.value = false);
  if (!aiming.value || !view.aims.length) return null;
  return html`<${Over} kind="aims" label=${say(view.aims[0].heading)} shut=${shut}>
    <${Passages} aims=${view.aims} /><//>`;
}

/** @param {{aims: import("../lib/view.js").Passage[]}} props */
export const Passages = ({ aims }) =>
  aims.map(
    (aim, index) => html`<section key=${index}>
    ${index ? html`<h3>${say(aim.heading)}</h3>` : html`<h2>${say(aim.heading)}</h2>`}
    ${aim.text && html`<p>${say(aim.text)}</p>`}</section>`,
  );
