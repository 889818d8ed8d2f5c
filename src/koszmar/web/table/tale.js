// A story that is read aloud before an answer: it fills the table with who stands where, then the answer stands below
// it.
// Whoever is not asked reads at leisure: the story stays until they lay it aside, even if the table has gone on.
import { effect, html, signal, useLayoutEffect, useState } from "../lib/html.js";
import { Over } from "../lib/over.js";
import { readView } from "../lib/view.js";
import { say } from "../lib/words.js";
import { Passages } from "./aim.js";
import { Answer } from "./question.js";
import { Portrait } from "./seats.js";
import { keepsSecret } from "./secrets.js";
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
/** Who stood where and what I was after when it was last told, and with which story: the next one does not repeat
 * it. */
let cast = { what: "", number: -1 };

// A story is taken up once, on a device with several seats by the one that is asked, or by each if none of them is; one
// that waited for my answer goes with the answer.
effect(() => {
  const [view, number, table] = [state.view.value, state.sight.value?.number ?? -1, state.summary.value?.code];
  if (!view || state.moment.value || state.curtain.value !== null) return;
  const { seat, question } = view;
  const isAnswered = (/** @type {Told} */ one) =>
    one.seat === seat && one.number !== number && one.question.seats.includes(seat ?? -1);
  // Whoever has answered has read what was told before it, too.
  const answered = unread.peek().findLastIndex(isAnswered);
  const isUnread = (/** @type {Told} */ one, /** @type {number} */ index) =>
    one.table === table && (one.seat !== seat || index > answered);
  const kept = unread.peek().filter(isUnread);
  const listeners = question?.story.length ? whoListens(seat, number, question) : [];
  const telling = listeners.length ? `${listeners.map((one) => one.seat)}/${number}` : "";
  if (telling && telling !== last) kept.push(...listeners.map((one) => ({ table, number, ...one })));
  last = telling;
  unread.value = kept;
});

/** The seats of this device that a story is for, with the question as each of them knows it.
 * @param {number | null} seat @param {number} number @param {QuestionData} question */
function whoListens(seat, number, question) {
  const sights = state.sights.value.filter((one) => one.number === number);
  const isAsked = (/** @type {number | null} */ one) => question.seats.includes(one ?? -1);
  if (sights.some((one) => isAsked(one.seat))) return isAsked(seat) ? [{ seat, question }] : [];
  if (sights.length < state.sights.value.length) return []; // the others have not heard of it yet
  return sights.map((one) => ({ seat: one.seat, question: readView(one.raw).question ?? question }));
}

/** Whether what one seat of this device has read need not be read by another.
 * @param {number | null} seat @param {number | null} other */
function readTogether(seat, other) {
  const [one, two] = [seat, other].map((who) => state.sights.peek().find((sight) => sight.seat === who));
  return seat === other || Boolean(one && two && !keepsSecret(one, two));
}

/** @param {{view: View}} props */
export function Tale({ view }) {
  const told = unread.value.filter((one) => one.seat === view.seat);
  const present = Boolean(view.question?.story.length);
  if (state.curtain.value !== null || state.moment.value || state.telling.value) return null;
  const shut = () => (unread.value = unread.value.filter((one) => !readTogether(one.seat, view.seat)));
  if (!told.length)
    return (
      present && html`<button type="button" class="retell" onClick=${() => retell(view)}>${say("web-retell")}</button>`
    );
  const title = say(told[0].question.story[0].heading);
  return html`<${Over} key=${told[0].number} kind="tale" label=${title} shut=${shut}>
    <${Leaves} view=${view} told=${told} present=${present} shut=${shut} />
  <//>`;
}

/** The story page by page: what happened, who stands where, what I am after and what I can do about it.
 * @param {{view: View, told: Told[], present: boolean, shut: () => void}} props */
function Leaves({ view, told, present, shut }) {
  const [at, setAt] = useState(0);
  const first = told[0].question.story[0];
  // A further story waits behind what is still unread; whoever is past that comes to its first page, before any click.
  const before = told.slice(0, -1).reduce((sum, one) => sum + one.question.story.length, 0);
  useLayoutEffect(() => setAt((/** @type {number} */ now) => Math.min(now, before)), [told.length]);
  const what = JSON.stringify([view.seat, view.panels.map((panel) => panel.role), view.aims]);
  if (cast.what !== what) cast = { what, number: told[0].number };
  const sides = cast.number === told[0].number && view.panels.some((panel) => panel.role);
  const pages = [
    ...told.flatMap(({ question }) =>
      question.story.map((part, index) => html`<${Part} part=${part} lead=${index ? "" : say(question.prompt)}
        title=${part === first} />`),
    ),
    ...(sides ? [html`<${Cast} view=${view} />`] : []),
    ...(sides && view.aims.length ? [html`<${Passages} aims=${view.aims} />`] : []),
  ];
  const page = Math.min(at, pages.length - 1);
  const last = page === pages.length - 1;
  const waits = view.question?.seats.map((seat) => view.panels[seat].name);
  const choices = view.question?.choices ?? [];
  return html`<div class="leaf" key=${page} aria-live="polite">${pages[page]}</div>
    <p class="leaves">
      ${page > 0 && html`<button type="button" class="quiet" onClick=${() => setAt(page - 1)}>
        ${say("web-tale-back")}</button>`}
      <span>${say("web-tale-page", { page: page + 1, pages: pages.length })}</span>
      ${!last && html`<button type="button" class="big next" autofocus onClick=${() => setAt(page + 1)}>
        ${say("web-tale-next")}</button>`}</p>
    ${last && present && state.mine.value && html`<ol>${choices.map(
      (choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}</ol>`}
    ${last && !(present && state.mine.value)
      && html`${present && html`<p class="waits">${say("web-waiting", { seats: waits })}</p>`}
        <button type="button" class="big" onClick=${shut}>${say("web-heard")}</button>`}`;
}

/** @param {View} view */
function retell({ seat, question }) {
  if (question)
    unread.value = [
      ...unread.value,
      { table: state.summary.value?.code, seat, number: state.sight.value?.number ?? -1, question },
    ];
}

/** One part of a story; the first heading is the title of the whole.
 * @param {{part: import("../lib/view.js").Passage, lead: string, title: boolean}} props */
const Part = ({ part, lead, title }) => html`
  ${lead && html`<p class="lead">${lead}</p>`}
  <section>${title ? html`<h1>${say(part.heading)}</h1>` : html`<h2>${say(part.heading)}</h2>`}
    ${part.text && html`<p>${say(part.text)}</p>`}</section>`;

/** Everybody at the table by role, as far as this seat knows. @param {{view: View}} props */
function Cast({ view }) {
  const known = view.panels.filter((panel) => panel.role);
  const roles = [...new Set(known.map((panel) => say(panel.role)))];
  if (!roles.length) return null;
  const mine = view.panels.find((panel) => panel.seat === view.seat)?.role;
  return html`${mine && html`<h2>${say("web-tale-you", { role: mine })}</h2>`}<div class="cast">${roles.map(
    (role) => html`<section key=${role}><h3>${role}</h3>
    <ul>${known.filter((panel) => say(panel.role) === role).map(
        (panel) => html`<li key=${panel.seat}><${Portrait} panel=${panel} />${say(panel.name)}</li>`)}</ul></section>`,
  )}</div>`;
}
