// Tracks: a ring of stations around the middle of the board, or a rail of steps.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { thing } from "./touch.js";

/** @typedef {import("../lib/view.js").Track} TrackData */
/** @typedef {import("../lib/view.js").Step} StepData */

/** A closed track: half of its stations climb on the left, the others come down on the right; the middle is free.
 * @param {{track: TrackData, children?: any}} props */
export function Ring({ track, children }) {
  const half = Math.ceil(track.steps.length / 2);
  const stations = track.steps.map(
    (step, index) => html`<${Station} key=${step.id} track=${track} step=${step} index=${index} />`,
  );
  return html`<section class="ring" data-part=${track.id} aria-label=${say(track.title)}>
    <div class="loop" aria-hidden="true"></div>
    <h2 class="caption">${say(track.title)}</h2>
    <ol class="climb">${stations.slice(0, half).reverse()}</ol>
    <div class="middle">${children}</div>
    <ol class="descend">${stations.slice(half)}</ol>
  </section>`;
}

/** @param {{track: TrackData, step: StepData, index: number}} props */
function Station({ track, step, index }) {
  const here = index === track.marker;
  const touch = thing(step.id);
  return html`<li ...${touch} class=${`station${here ? " here" : ""}${touch.class}`} data-place=${step.id}
      style=${{ "--index": index }} aria-current=${here ? "step" : undefined}>
    <span class="step" data-place=${`${track.id}:${index}`}>
      ${here ? html`<${Marker} track=${track} />` : index || "✶"}</span>
    <span class="label">${say(step.label)}</span>
    ${step.cards.length > 0
      && html`<div class=${`lying of-${step.cards.length}`}>
        ${step.cards.map((card) => html`<${Card} key=${card.id} card=${card} />`)}</div>`}
  </li>`;
}

/** What stands on the track and walks along it. @param {{track: TrackData}} props */
function Marker({ track }) {
  return html`<span class="marker" data-place=${`marker-${track.id}`}><${Icon} name=${iconOf(track.icon)} /></span>`;
}

/** Steps in a row, with a marker on one of them. @param {{track: TrackData}} props */
export function Rail({ track }) {
  const counts = track.steps.every((step) => short(say(step.label)) !== null);
  return html`<section class=${counts ? "rail counts" : "rail"} data-part=${track.id} aria-label=${say(track.title)}
      title=${say(track.title)}>
    <ol>${track.steps.map((step, index) => {
      const kind = index === track.marker ? "here" : index < (track.marker ?? 0) ? "past" : "";
      const title = [step.label, ...step.badges.map((badge) => badge.label)].map((label) => say(label)).join(": ");
      return html`<li key=${step.id} class=${kind} title=${title} data-tone=${step.badges[0]?.icon}
          aria-current=${kind === "here" ? "step" : undefined}>
        <span class="tick" data-place=${`${track.id}:${index}`} aria-hidden="true">
          ${kind === "here" ? html`<${Marker} track=${track} />${counts && html`<b>${say(step.label)}</b>`}`
            : (short(say(step.label)) ?? index + 1)}</span>
        <span class="spoken">${say(step.label)}</span></li>`;
    })}</ol>
    <span class="caption">${say(track.title)}</span>
  </section>`;
}

/** A label that is a number or a sign stands on the step itself. @param {string} label */
const short = (label) => (label.length < 3 ? label : null);
