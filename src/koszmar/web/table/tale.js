// A story that is read aloud before an answer: it fills the table, then the answer stands below it.
import { html, useState } from "../lib/html.js";
import { Over } from "../lib/over.js";
import { say } from "../lib/words.js";
import { Answer } from "./question.js";
import * as state from "./state.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Tale({ view }) {
  const passages = view.question?.story ?? [];
  const name = `${state.sight.value?.number}/${passages.map((part) => part.heading.id).join()}`;
  const [heard, setHeard] = useState("");
  if (!passages.length || state.curtain.value !== null || state.moment.value) return null;
  if (heard === name) return html`<button type="button" class="retell" onClick=${() => setHeard("")}>${say("web-retell")}</button>`;
  const waits = view.question?.seats.map((seat) => view.panels[seat].name);
  return html`<${Over} key=${name} kind="tale" label=${say(passages[0].heading)} shut=${() => setHeard(name)}>
    ${passages.map((part, index) => html`<section key=${index}>${index ? html`<h2>${say(part.heading)}</h2>` : html`<h1>${say(part.heading)}</h1>`}${part.text && html`<p>${say(part.text)}</p>`}</section>`)}
    ${state.mine.value ? html`<ol>${(view.question?.choices ?? []).map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}</ol>`
      : html`<p class="waits">${say("web-waiting", { seats: waits })}</p>`}
  <//>`;
}
