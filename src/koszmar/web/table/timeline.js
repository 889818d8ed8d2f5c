// The timeline: the match as this seat knew it, step by step, without the future; and a way on from any step.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { keepTable } from "../lib/tables.js";
import { branch, lookBack } from "./play.js";
import { moment } from "./state.js";

export function Timeline() {
  const now = moment.value;
  if (!now) return null;
  const go = (/** @type {number} */ choice) => lookBack(Math.max(0, Math.min(now.of, choice)));
  const onwards = async () => {
    const made = await branch(now.choice);
    if (made) location.hash = `table=${keepTable(made).code}`;
  };
  return html`<section class="timeline" aria-label=${say("web-timeline")}>
    <button type="button" onClick=${() => go(now.choice - 1)} disabled=${now.choice === 0} aria-label=${say("web-earlier")}>‹</button>
    <input type="range" min="0" max=${now.of} value=${now.choice} aria-label=${say("web-timeline")} onChange=${(/** @type {any} */ event) => go(Number(event.target.value))} />
    <button type="button" onClick=${() => go(now.choice + 1)} disabled=${now.choice === now.of} aria-label=${say("web-later")}>›</button>
    <output>${now.choice} / ${now.of}</output>
    <button type="button" onClick=${onwards}>${say("web-branch")}</button>
    <button type="button" class="big" onClick=${() => (moment.value = null)}>${say("web-back-to-now")}</button>
  </section>`;
}
