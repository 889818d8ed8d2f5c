// What stands beside a moment that may be let pass: the clock, and the orders that one gives once for all.
import { html } from "../lib/html.js";
import { clock } from "../lib/comfort.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { letPass, letsPass, opened, order, ordersOf, reconsider } from "./orders.js";
import * as state from "./state.js";

/** @typedef {import("../lib/view.js").View} View */

/** Seconds after which a moment may pass by itself. */
const LIMITS = [0, 8, 20];
const CLOCKS = ["steady", "slow", "none"];

/** While my answer is settled and waits: what it is, and a way back. @param {{view: View}} props */
export function Settled({ view }) {
  const seat = /** @type {number} */ (view.seat);
  const open = opened.value.get(seat);
  const choice = view.question?.choices.find((one) => one.key === open?.key);
  const passes = open?.key === view.question?.window?.passes;
  return html`<h1 class="long">
      ${passes ? say("web-window-passing") : say("web-window-answered", { choice: choice?.label ?? "" })}</h1>
    <${Clock} seat=${seat} />
    <p><button type="button" class="quiet" onClick=${() => reconsider(seat)}>${say("web-window-wait")}</button></p>`;
}

/** How long the moment still lasts for those who wait. @param {{seat: number}} props */
function Clock({ seat }) {
  const open = opened.value.get(seat);
  if (!open || open.due <= open.start) return null;
  const style = {
    "animation-duration": `${open.due - open.start}ms`,
    "animation-delay": `${open.start - Date.now()}ms`,
  };
  return html`<div class="clock" key=${open.start} aria-hidden="true"><i style=${style}></i></div>`;
}

/** The orders of my seat, wherever there are moments to let pass. @param {{view: View}} props */
export function Standing({ view }) {
  const sight = state.sight.value;
  const seat = view.seat;
  if (seat === null || !sight || state.moment.value) return null;
  const { moments } = ordersOf(seat);
  const open = view.question?.seats.includes(seat) ? view.question.window : null;
  if (!open && !Object.keys(moments).length) return null;
  const all = letsPass(sight);
  return html`<div class="standing">
    ${open && !state.settled.value.has(seat) && html`<${Clock} seat=${seat} />`}
    <button type="button" class="order" aria-pressed=${all} onClick=${() => letPass(sight, !all)}>
      <${Icon} name="hourglass" />${say(all ? "web-window-resume" : "web-window-until")}</button>
    ${all && html`<p class="note">${say("web-window-until-on")}</p>`}
    <details><summary>${say("web-window-only")}</summary><${Only} view=${view} seat=${seat} /></details>
  </div>`;
}

/** For which cards and at which moments to be stopped, and how the clock runs.
 * @param {{view: View, seat: number}} props */
function Only({ view, seat }) {
  const { cards, moments, limit } = ordersOf(seat);
  const hand = view.zones.filter((zone) => zone.seat === seat && zone.kind === "fan").flatMap((zone) => zone.cards);
  const flip = (/** @type {string} */ id) =>
    order(seat, { cards: cards.includes(id) ? cards.filter((one) => one !== id) : [...cards, id] });
  const turn = (/** @type {string} */ name) =>
    order(seat, { moments: { ...moments, [name]: { ...moments[name], off: !moments[name].off } } });
  return html`
    ${hand.length > 0
      && html`<fieldset><legend>${say("web-window-cards")}</legend>
        ${hand.map((card) => html`<${Check} key=${card.id} on=${!cards.includes(card.id)} act=${() => flip(card.id)}
          label=${say(card.title)} />`)}</fieldset>`}
    ${Object.keys(moments).length > 0
      && html`<fieldset><legend>${say("web-window-moments")}</legend>
        ${Object.entries(moments).map(([name, { label, off }]) => html`<${Check} key=${name} on=${!off}
          act=${() => turn(name)} label=${say(label)} />`)}</fieldset>`}
    <fieldset><legend>${say("web-window-limit")}</legend>
      ${LIMITS.map((one) => html`<${Pick} key=${one} group=${`limit-${seat}`} on=${one === limit}
        act=${() => order(seat, { limit: one })} label=${say("web-window-seconds", { seconds: one })} />`)}</fieldset>
    <fieldset><legend>${say("web-window-clock")}</legend>
      ${CLOCKS.map((one) => html`<${Pick} key=${one} group="clock" on=${one === clock.value}
        act=${() => (clock.value = one)} label=${say(`web-window-clock-${one}`)} />`)}</fieldset>`;
}

/** @param {{on: boolean, act: () => void, label: string}} props */
const Check = ({ on, act, label }) =>
  html`<label><input type="checkbox" checked=${on} onChange=${act} /><span>${label}</span></label>`;

/** @param {{group: string, on: boolean, act: () => void, label: string}} props */
const Pick = ({ group, on, act, label }) =>
  html`<label><input type="radio" name=${group} checked=${on} onChange=${act} /><span>${label}</span></label>`;
