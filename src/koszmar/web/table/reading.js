// The table as a page of text, in reading order, with the same answers: for screen readers and for whoever likes words.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { rollTerms } from "./chart.js";
import { fold } from "./lines.js";
import { Question } from "./question.js";
import { cardText, tableText } from "./text.js";
import { sight } from "./state.js";

/** So many events are told again. */
const RECENT = 16;

/** What happened, the card that was part of it, and what a roll needed and came to, unless the words say so themselves.
 * @param {import("./state.js").Entry} entry */
function entryText({ text, card, roll }) {
  const said = say(text);
  const terms = roll ? rollTerms(roll).filter((term) => !said.includes(term)) : [];
  return [said, ...(card ? [cardText(card)] : []), ...terms];
}

/** @param {{view: import("../lib/view.js").View}} props */
export function Reading({ view }) {
  const log = sight.value?.log ?? [];
  const recent = fold(log.slice(-RECENT), Math.max(0, log.length - RECENT));
  return html`<main class="reading" id="board" tabIndex="-1">
    <${Question} view=${view} />
    <section><h2>${say("web-log")}</h2>
      ${recent.map(
        ({ entry, at, beneath }) => html`<p key=${at}>
          ${[entry, ...beneath.map((one) => one.entry)].flatMap(entryText).join(" ")}</p>`)}</section>
    ${tableText(view).map(
        (section) =>
        html`<section key=${section.title}><h2>${section.title}</h2>
          ${section.lines.map((text) => html`<p>${text}</p>`)}</section>`)}
  </main>`;
}
