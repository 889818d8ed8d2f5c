// A story that is read aloud before an answer: it fills the table with who stands where, then the answer stands below it.
import { html, useState } from "../lib/html.js";
import { Over } from "../lib/over.js";
import { say } from "../lib/words.js";
import { Answer } from "./question.js";
import { Portrait } from "./seats.js";
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
    <p class="lead">${say(view.question?.prompt)}</p>
    ${passages.map((part, index) => html`<section key=${index}>${index ? html`<h2>${say(part.heading)}</h2>` : html`<h1>${say(part.heading)}</h1>`}${part.text && html`<p>${say(part.text)}</p>`}</section>`)}
    <${Cast} view=${view} />
    ${state.mine.value ? html`<ol>${(view.question?.choices ?? []).map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}</ol>`
      : html`<p class="waits">${say("web-waiting", { seats: waits })}</p>`}
  <//>`;
}

/** Everybody at the table by role, as far as this seat knows. @param {{view: import("../lib/view.js").View}} props */
function Cast({ view }) {
  const known = view.panels.filter((panel) => panel.role);
  const roles = [...new Set(known.map((panel) => say(panel.role)))];
  if (!roles.length) return null;
  return html`<div class="cast">${roles.map((role) => html`<section key=${role}><h3>${role}</h3>
    <ul>${known.filter((panel) => say(panel.role) === role).map((panel) => html`<li key=${panel.seat}><${Portrait} panel=${panel} />${say(panel.name)}</li>`)}</ul></section>`)}</div>`;
}
