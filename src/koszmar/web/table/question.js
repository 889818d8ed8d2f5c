// The question, the heart of the table: who decides what and why now, in one sentence, and the answers without a place.
import { html, useEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Aim } from "./aim.js";
import { spaces } from "./atlas.js";
import { waysText } from "./chart.js";
import { BackAgain } from "./absence.js";
import { Cause } from "./cause.js";
import { Now } from "./now.js";
import { answer, handOver, hint, othersAsked, stay, undo } from "./play.js";
import { Recall } from "./recall.js";
import { Doubt, Wish } from "./taking-back.js";
import { Settled, Standing } from "./standing.js";
import { Follow } from "./follow.js";
import { StillFree } from "./joining.js";
import { oddsText } from "./text.js";
import { Thumbs } from "./thumbs.js";
import { Waiting } from "./waiting.js";
import * as state from "./state.js";

/** @typedef {import("../lib/view.js").Choice} ChoiceData */

/** A question of more letters than this is a long one. */
const LONG = 70;
/** Fewer answers on the table than this stand in the list without being asked for. */
const SHORT = 7;
/** … and with buttons beside them only this many: a yes must not be hidden behind a no. */
const SINGLE = 1;
/** A label shorter than this is a sign. */
const SIGN = 4;

/** @param {{view: import("../lib/view.js").View}} props */
export function Question({ view }) {
  const question = view.question;
  const mine = state.mine.value;
  const now = state.telling.value;
  // Before its first line there is nothing to read: until then it is said who is waited for.
  const told = now !== null && (now.line !== null || now.stop) && !state.moment.value;
  const settled = !state.moment.value && view.seat !== null && state.settled.value.has(view.seat);
  const pull = () => (state.pulled.value = !state.pulled.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // Whoever has answered further down sees the next question from its first word.
    if (box.current && mine) box.current.scrollTop = 0;
  }, [mine, state.sight.value?.number]);
  return html`<section ref=${box}
      class=${`question${mine ? " mine-to-answer" : ""}${state.sending.value ? " sending" : ""}`}
      aria-label=${say("web-question")}>
    <button type="button" class="handle" onClick=${pull} aria-expanded=${state.pulled.value}
        aria-label=${say("web-my-area")}><span></span></button>
    <${Aim} view=${view} />
    <${Recall} />
    ${told && html`<${Now} view=${view} />`}
    <div class="asking" aria-live="polite">
      ${mine && question
        && html`${question.cause ? html`<${Cause} cause=${question.cause} />` : html`<${Underway} />`}
          <h1 class=${long(say(question.prompt))}>${say(question.prompt)}</h1>`}
      ${!mine && !told && question && settled && html`<${Settled} view=${view} />`}
      ${!mine && !told && question && !settled && html`<${Waiting} view=${view} question=${question} />`}
      ${!told && view.ending && html`<h1>${say(view.ending.reason)}</h1>`}
      ${!told && view.ending && state.closed.value && html`<p><button type="button" class="big"
        onClick=${() => (state.closed.value = false)}>${say("web-ending-again")}</button></p>`}
      ${state.notice.value && !state.moment.value && html`<p class="notice" role="status">${state.notice.value}</p>`}
    </div>
    ${!mine && !told && html`<${Walking} />`}
    <${BackAgain} view=${view} />
    <${StillFree} view=${view} />
    <${Follow} />
    <${Wish} />
    <${Doubt} />
    ${mine && (state.parting.value ? html`<${Parting} choice=${state.parting.value} />` : html`<${Answers} />`)}
    <${Standing} view=${view} />
    ${
      question &&
      !told &&
      html`<p class="asides">
      <button type="button" onClick=${() => openRule(question.rule)}><${Icon} name="rule-book" />
        ${say("web-why-asked")}</button>
      ${mine && html`<${Cancel} />`}
      ${mine && html`<${Others} view=${view} />`}
      ${mine && html`<button type="button" onClick=${hint}><${Icon} name="idea" />${say("web-hint")}</button>`}
    </p>`
    }
  </section>`;
}

/** Several people share this device and are asked together: any of them may be first to answer.
 * @param {{view: import("../lib/view.js").View}} props */
const Others = ({ view }) =>
  othersAsked().map(
    (one) => html`<button key=${one.seat} type="button" class="hand-over" onClick=${() => handOver(one)}>
      <${Icon} name="person" />${say("web-hand-over", { seat: view.panels[one.seat ?? 0].name })}</button>`,
  );

/** A long sentence is set a little smaller. @param {string} text */
const long = (text) => (text.length > LONG ? "long" : "");

/** @param {string} id */
export function openRule(id) {
  state.rule.value = id;
  state.side.value = "rules";
  state.drawer.value = true;
}

/** What all these questions are for: the one thing that I have set out to do. */
function Underway() {
  const deed = state.underway.value;
  return deed && html`<p class="cause">${say(deed.label)}<${Onward} deed=${deed} /></p>`;
}

/** Where the way leads that I have set out on, and what all of it costs; of a single step what it costs and risks, for
 * whoever touches the map has not read that.
 * @param {{deed: state.Deed}} props */
function Onward({ deed }) {
  const { end, through = [], note } = state.errand.value ?? {};
  const place = spaces.value.get(end ?? "");
  if (place && through.length > 1)
    return html` <small>${say("web-errand", { place: place.title })} ${note && html`(${say(note)})`}</small>`;
  return deed.note && deed.touches.some((id) => spaces.value.has(id)) && html` <small>(${say(deed.note)})</small>`;
}

/** On the way to a far place, while others decide; it ends where I say so. */
function Walking() {
  const { calm = "", end = "" } = state.errand.value ?? {};
  const place = calm && spaces.value.get(end);
  if (!place) return null;
  return html`<div class="wish walking" role="status"><p>${say("web-walking", { place: place.title })}</p>
    <p class="answer-to-wish"><button type="button" class="big" onClick=${() => (state.errand.value = null)}>
      ${say("web-walking-stop")}</button></p></div>`;
}

/** Out of what I have set out to do, while nothing was revealed. */
function Cancel() {
  if (!state.underway.value || !state.sight.value?.undo.includes("choice")) return null;
  return html`<button type="button" class="cancel" onClick=${() => undo("choice", false, true)}>
    <${Icon} name="anticlockwise-rotation" />${say("web-underway-cancel")}</button>`;
}

/** My turn ends in a moment, unless I say otherwise. @param {{choice: ChoiceData}} props */
function Parting({ choice }) {
  return html`<div class="parting" role="status">
    <p>${say("web-parting", { choice: choice.label })}</p><i class="breath" aria-hidden="true"></i>
    <p class="both"><button type="button" class="big" onClick=${stay}>${say("web-parting-stay")}</button>
      <button type="button" class="quiet" onClick=${() => answer(choice, null, true)}>
        ${say("web-parting-now")}</button></p></div>`;
}

function Answers() {
  const zones = state.view.value?.zones ?? [];
  const crowds = zones.map(({ id, title }) => ({ id, title, choices: state.answers.value.get(id) ?? [] }))
    .filter(({ choices }) => choices.length >= SHORT);
  const isInCrowd = (/** @type {ChoiceData} */ { touches }) => crowds.some(({ id }) => id === touches[0]);
  const hidden = state.placed.value.filter((choice) => state.isOffTheScreen(choice) && !isInCrowd(choice));
  const loose = [...state.placeless.value, ...(hidden.length < SHORT ? hidden : [])];
  const there = state.placed.value.filter((choice) => !loose.includes(choice));
  const short = there.length < SHORT && !there.some((choice) => choice.preview);
  const few = loose.length === 0 ? short : there.length === SINGLE;
  const unfolded = state.reading.value || there.every(state.isOutOfSight) || few;
  const piles = [...(unfolded ? [] : foldedAway(zones, there)), ...crowds];
  return html`<div class="answers">
    ${loose.length + piles.length > 0
      && html`<ol class=${`loose${!piles.length && loose.every(isSign) ? " signs-only" : ""}`}>
        ${loose.map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}
        ${piles.map((pile) => html`<${Crowd} key=${pile.id} ...${pile} />`)}</ol>`}
    ${
      there.length > 0 &&
      html`<details class="there" open=${unfolded}><summary>
        ${say("web-on-table", { count: there.length, loose: loose.length })}</summary>
      <ol>${there.map(
          (choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${loose.length + index + 1} />`)}
          </ol></details>`
    }
  </div>`;
}

/** My own cards that a phone folds away, with the answers that lie on them.
 * @param {import("../lib/view.js").Zone[]} zones @param {ChoiceData[]} there */
function foldedAway(zones, there) {
  return zones.filter(({ seat }) => seat === state.here.value)
    .map(({ id, title, cards }) => ({ id, title, choices: there.filter(
      (choice) => state.isOutOfSight(choice) && cards.some((card) => card.id === choice.touches[0])) }))
    .filter(({ choices }) => choices.length > 0);
}

/** A place on the table that holds more answers than fit into a list, or is not seen: a button opens it.
 * @param {{id: string, title: import("../lib/view.js").Zone["title"], choices: ChoiceData[]}} props */
function Crowd({ id, title, choices }) {
  return html`<li><button type="button" class="answer crowd" disabled=${state.sending.value}
      data-holds=${JSON.stringify(choices.map(({ key }) => key))}
      onClick=${() => (state.menu.value = choices)}><${Icon} name=${iconOf(id)} />
    <span class="meaning"><span class="label">${say(title)}…</span>
      <small>${say("web-crowd", { count: choices.length })}</small></span></button></li>`;
}

/** Whether an answer is a number or a sign, with nothing to explain: such ones stand in a row.
 * @param {ChoiceData} choice */
const isSign = (choice) => !choice.note && !choice.odds.length && say(choice.label).length < SIGN;

/** @param {{choice: ChoiceData, number: number}} props */
export function Answer({ choice, number }) {
  const ponder = () => (state.pondered.value = choice);
  const drop = () => (state.pondered.value = null);
  return html`<li>
    <button type="button" class=${`answer${state.pondered.value === choice ? " pondered" : ""}`} data-key=${choice.key}
      disabled=${state.sending.value} onClick=${() => answer(choice)} onMouseEnter=${ponder} onMouseLeave=${drop}
          onFocus=${ponder} onBlur=${drop}>
    <kbd aria-hidden="true">${number < 10 ? number : ""}</kbd>
    <span class="meaning"><${Thumbs} choice=${choice} /><span class="label">${say(choice.label)}</span>
      ${choice.odds.length > 0
        && html`<small class="odds" title=${say("web-odds-about")}>${oddsText(choice)}</small>`}
      ${choice.note && html`<small>${say(choice.note)}</small>`}
      ${choice.preview && html`<small>${waysText(choice.preview, state.view.value?.boards[0])}</small>`}</span></button>
        </li>`;
}
