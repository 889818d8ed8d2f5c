// A story that is read aloud before an answer: it fills the table with who stands where, then the answer stands below
// it.
// Whoever is not asked reads at leisure: the story stays until they lay it aside, even if the table has gone on.
import { effect, html, signal } from "../lib/html.js";
import { Over } from "../lib/over.js";
import { say } from "../lib/words.js";
import { Answer } from "./question.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Question} QuestionData */
/** A story, where and to whose eyes it was told.
 * @typedef {{table: string, seat: number | null, number: number, question: QuestionData}} Told */

/** The stories that have not been laid aside, in the order of telling.
 * @type {import("../lib/html.js").Signal<Told[]>} */
const unread = signal([]);
/** The last question that told one, and to whom; asked again after an undo, it tells it again. */
let last = "";

// A story is taken up once, on a device with several seats by the one that is asked; one that waited for my answer goes
// with the answer.
effect(() => {
  const [view, number, table] = [state.view.value, state.sight.value?.number ?? -1, state.summary.value?.code];
  if (!view || state.moment.value || state.curtain.value !== null) return;
  const { seat, question } = view;
  const isAnswered = (/** @type {Told} */ one) =>
    one.seat === seat && one.number !== number && one.question.seats.includes(seat ?? -1);
  const kept = unread.peek().filter((one) => one.table === table && !isAnswered(one));
  const asked = state.sights.value.filter((one) => question?.seats.includes(one.seat ?? -1)).map((one) => one.seat);
  const telling = question?.story.length && (!asked.length || asked.includes(seat)) ? `${seat}/${number}` : "";
  if (question && telling && telling !== last) kept.push({ table, seat, number, question });
  last = telling;
  unread.value = kept;
});

/** @param {{view: View}} props */
export function Tale({ view }) {
  const told = unread.value.filter((one) => one.seat === view.seat);
  const present = Boolean(view.question?.story.length);
  if (state.curtain.value !== null || state.moment.value) return null;
  const shut = () => (unread.value = unread.value.filter((one) => one.seat !== view.seat));
  if (!told.length)
    return (
      present && html`<button type="button" class="retell" onClick=${() => retell(view)}>${say("web-retell")}</button>`
    );
  const waits = view.question?.seats.map((seat) => view.panels[seat].name);
  return html`<${Over} key=${told[0].number} kind="tale" label=${say(told[0].question.story[0].heading)} shut=${shut}>
    ${told.map((one, index) => html`<${Telling} key=${one.number} question=${one.question} first=${index === 0} />`)}
    <${Cast} view=${view} />
    ${
      present && state.mine.value
        ? html`<ol>
          ${(view.question?.choices
              ?? []).map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}
              </ol>`
        : html`${present && html`<p class="waits">${say("web-waiting", { seats: waits })}</p>`}
          <button type="button" class="big" onClick=${shut}>${say("web-heard")}</button>`
    }
  <//>`;
}

/** @param {View} view */
function retell({ seat, question }) {
  if (question)
    unread.value = [
      ...unread.value,
      { table: state.summary.value?.code, seat, number: state.sight.value?.number ?? -1, question },
    ];
}

/** One story; its first heading is the title of the whole, told once.
 * @param {{question: QuestionData, first: boolean}} props */
const Telling = ({ question, first }) => html`
  <p class="lead">${say(question.prompt)}</p>
  ${question.story.map(
    (part, index) => html`<section key=${index}>
    ${index ? html`<h2>${say(part.heading)}</h2>` : first && html`<h1>${say(part.heading)}</h1>`}
      ${part.text && html`<p>${say(part.text)}</p>`}</section>`,
  )}`;

/** Everybody at the table by role, as far as this seat knows. @param {{view: View}} props */
function Cast({ view }) {
  const known = view.panels.filter((panel) => panel.role);
  const roles = [...new Set(known.map((panel) => say(panel.role)))];
  if (!roles.length) return null;
  return html`<div class="cast">${roles.map(
    (role) => html`<section key=${role}><h3>${role}</h3>
    <ul>${known.filter((panel) => say(panel.role) === role).map(
        (panel) => html`<li key=${panel.seat}><${Portrait} panel=${panel} />${say(panel.name)}</li>`)}</ul></section>`,
  )}</div>`;
}
