// The question, the heart of the table: who decides what and why now, in one sentence, and the answers without a place.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { answer, consent, hint, undo } from "./play.js";
import * as state from "./state.js";

/** @typedef {import("../lib/view.js").Choice} ChoiceData */

/** So few answers on the table stand in the list without being asked for. */
const SHORT = 7;

/** @param {{view: import("../lib/view.js").View}} props */
export function Question({ view }) {
  const question = view.question;
  const mine = state.mine.value;
  const pull = () => (state.pulled.value = !state.pulled.value);
  return html`<section class=${`question${mine ? " mine-to-answer" : ""}${state.sending.value ? " sending" : ""}`} aria-label=${say("web-question")}>
    <button type="button" class="handle" onClick=${pull} aria-expanded=${state.pulled.value} aria-label=${say("web-my-area")}><span></span></button>
    <div class="asking" aria-live="polite">
      ${question?.cause && html`<p class="cause">${say(question.cause)}</p>`}
      ${question && html`<h1>${mine ? say(question.prompt) : say("web-waiting", { seats: question.seats.map((seat) => view.panels[seat].name) })}</h1>`}
      ${question && !mine && html`<p class="waiting">${say(state.moment.value ? "web-past" : "web-waiting-note")}</p>`}
      ${view.ending && html`<h1>${say(view.ending.reason)}</h1>`}
      ${state.notice.value && html`<p class="notice" role="status">${state.notice.value}</p>`}
    </div>
    <${Wish} />
    <${Doubt} />
    ${mine && html`<${Answers} />`}
    ${question && html`<p class="asides">
      <button type="button" onClick=${() => openRule(question.rule)}><${Icon} name="rule-book" />${say("web-why-asked")}</button>
      ${mine && html`<button type="button" onClick=${hint}><${Icon} name="idea" />${say("web-hint")}</button>`}
    </p>`}
  </section>`;
}

/** @param {string} id */
function openRule(id) {
  state.rule.value = id;
  state.side.value = "rules";
  state.drawer.value = true;
}

function Answers() {
  const loose = state.placeless.value;
  const there = state.placed.value;
  return html`<div class="answers">
    ${loose.length > 0 && html`<ol class="loose">${loose.map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}</ol>`}
    ${there.length > 0 && html`<details class="there" open=${state.reading.value || (loose.length === 0 && there.length < SHORT)}><summary>${say("web-on-table", { count: there.length })}</summary>
      <ol>${there.map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${loose.length + index + 1} />`)}</ol></details>`}
  </div>`;
}

/** @param {{choice: ChoiceData, number: number}} props */
export function Answer({ choice, number }) {
  const ponder = () => (state.pondered.value = choice);
  const drop = () => (state.pondered.value = null);
  return html`<li><button type="button" class=${`answer${state.pondered.value === choice ? " pondered" : ""}`} data-key=${choice.key}
      disabled=${state.sending.value} onClick=${() => answer(choice)} onMouseEnter=${ponder} onMouseLeave=${drop} onFocus=${ponder} onBlur=${drop}>
    <kbd aria-hidden="true">${number < 10 ? number : ""}</kbd>
    <span>${say(choice.label)}${choice.note && html`<small>${say(choice.note)}</small>`}</span></button></li>`;
}

/** Taking back would cross something that has been seen. */
function Doubt() {
  const size = state.doubt.value;
  if (!size) return null;
  return html`<div class="wish" role="status"><p>${say("web-doubt")}</p>
    <p><button type="button" onClick=${() => undo(size, true)}>${say("web-doubt-yes")}</button>
      <button type="button" onClick=${() => (state.doubt.value = "")}>${say("web-doubt-no")}</button></p></div>`;
}

/** Somebody wishes to take something back. */
function Wish() {
  const wish = state.summary.value?.wish;
  const view = state.view.value;
  if (!wish || !view) return null;
  const asked = wish.waits.includes(state.here.value);
  return html`<div class="wish" role="status"><p>${say("web-wish", { seat: view.panels[wish.seat].name, size: wish.size })}</p>
    ${asked && html`<p><button type="button" onClick=${() => consent(true)}>${say("web-agree")}</button>
      <button type="button" onClick=${() => consent(false)}>${say("web-refuse")}</button></p>`}</div>`;
}
