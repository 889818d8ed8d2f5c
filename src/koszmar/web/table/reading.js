// The table as a page of text, in reading order, with the same answers: for screen readers and for whoever likes words.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Question } from "./question.js";
import { tableText } from "./text.js";
import { sight } from "./state.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Reading({ view }) {
  const recent = (sight.value?.log ?? []).slice(-8);
  return html`<main class="reading" id="board" tabIndex="-1">
    <${Question} view=${view} />
    <section><h2>${say("web-log")}</h2>
      ${recent.map((entry, index) => html`<p key=${index}>${say(entry.text)}</p>`)}</section>
    ${tableText(view).map(
        (section) =>
        html`<section key=${section.title}><h2>${section.title}</h2>
          ${section.lines.map((text) => html`<p>${text}</p>`)}</section>`)}
  </main>`;
}
