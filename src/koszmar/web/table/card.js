// A card, face up or down, as it lies on the table.
import { html } from "../lib/html.js";
import { soften } from "../lib/hyphens.js";
import { Icon } from "../lib/icon.js";
import { faceOf, iconOf } from "../lib/theme.js";
import { numberOf, say } from "../lib/words.js";
import { cardText } from "./text.js";
import { thing } from "./touch.js";
import { answers, zoomed } from "./state.js";

/** @typedef {import("../lib/view.js").Card} CardData */

/** A text of more letters than this is set smaller on a small card. */
const WORDY = 95;
/** "0–3", "value-2": no line ends within it. */
const RANGE = /(\d+–\d+|\p{L}+-\d+)/u;

/** `brief`: there is room for its beginning only, and it says everything under the pointer.
 * @param {{card: CardData, style?: object, close?: boolean, brief?: boolean}} props */
export function Card({ card, style, close = false, brief = false }) {
  const touch = close ? { class: "" } : thing(card.id, card);
  const long = card.text || card.state === "blocked";
  const wordy = card.text && say(card.text).length > WORDY ? " wordy" : "";
  const shape = card.state === "hidden" ? "back" : long ? "scroll" : "plain";
  return html`<div ...${touch} class=${`card ${shape} ${card.state}${touch.class}${close ? " close" : wordy}`}
      data-face=${card.face}
      data-tone=${card.element || card.face} style=${style} title=${brief ? cardText(card) : undefined}>
    <span class="spoken">${cardText(card)}</span>
    <div class="paper" aria-hidden="true">
    ${shape === "back" ? html`<${Back} card=${card} />` : long ? html`<${Scroll} card=${card} />`
      : html`<${Plain} card=${card} />`}
    ${card.count > 1 && html`<span class="count">×${card.count}</span>`}
    ${
      card.badges.length > 0 &&
      html`<span class="badges">${card.badges.map(
        (badge) => html`<span class="badge"
      data-tone=${badge.icon.replace("token-", "")} title=${say(badge.label)}><${Icon} name=${iconOf(badge.icon)} />
        ${counted(badge)}</span>`,
      )}</span>`
    }
    ${!close && answers.value.has(card.id) && card.text && html`<${Closer} card=${card} />`}
    </div>
  </div>`;
}

/** How many a badge stands for: of the most there can be, or if they are several.
 * @param {import("../lib/view.js").Badge} badge */
function counted({ count, label }) {
  const most = label.args?.most;
  return typeof most === "number" ? `${count}/${most}` : count > 1 && count;
}

/** A card that answers a question can still be read. @param {{card: CardData}} props */
function Closer({ card }) {
  const look = (/** @type {Event} */ event) => {
    event.stopPropagation();
    zoomed.value = card;
  };
  return html`<span class="closer" onClick=${look} title=${say("web-look")}><${Icon} name="magnifying-glass" /></span>`;
}

/** @param {{card: CardData}} props */
function Plain({ card }) {
  const icon = card.element ? iconOf(card.element) : faceOf(card.face);
  const many = Math.max(1, Math.min(card.pips, 6));
  return html`
    ${card.pips > 0 && html`<span class="value">${card.pips}</span>`}
    <span class=${`emblem of-${many}`}>${Array.from({ length: many }, () => html`<${Icon} name=${icon} />`)}</span>
    <span class="name">${say(card.title)}</span>`;
}

/** @param {{card: CardData}} props */
function Scroll({ card }) {
  return html`
    <header><span class="seal"><${Icon} name=${card.element ? iconOf(card.element) : faceOf(card.face)} />
      ${card.pips > 0 && html`<b>${card.pips}</b>`}</span>
      <span class="name">${say(card.title)}</span></header>
    ${card.text && html`<p>${soften(say(card.text)).split(RANGE).map(
      (part, index) => index % 2 ? html`<span class="range">${part}</span>` : part)}</p>`}
    ${card.cost && html`<footer>${soften(say(card.cost))}</footer>`}`;
}

/** @param {{card: CardData}} props */
function Back({ card }) {
  const number = numberOf(card.title);
  return html`<span class="emblem of-1">
    ${number === null ? html`<${Icon} name=${card.element ? iconOf(card.element) : faceOf(card.face)} />`
      : html`<b class="figure">${number}</b>`}</span>
    <span class="name">${say(card.title)}</span>`;
}
