// Tracks: a ring of stations around the middle of the board, or a rail of steps.
import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { thing } from "./touch.js";

/** @typedef {import("../lib/view.js").Track} TrackData */
/** @typedef {import("../lib/view.js").Space} Space */

/** A closed track: half of its stations climb on the left, the others come down on the right; the middle is free.
 * @param {{track: TrackData, children?: any}} props */
export function Ring({ track, children }) {
  const half = Math.ceil(track.spaces.length / 2);
  const stations = track.spaces.map((space, index) => html`<${Station} key=${space.id} track=${track} space=${space} index=${index} />`);
  return html`<section class="ring" aria-label=${say(track.title)}>
    <div class="loop" aria-hidden="true"></div>
    <h2 class="caption">${say(track.title)}</h2>
    <ol class="climb">${stations.slice(0, half).reverse()}</ol>
    <div class="middle">${children}</div>
    <ol class="descend">${stations.slice(half)}</ol>
  </section>`;
}

/** @param {{track: TrackData, space: Space, index: number}} props */
function Station({ track, space, index }) {
  const here = index === track.marker;
  const touch = thing(space.id);
  return html`<li ...${touch} class=${`station${here ? " here" : ""}${touch.class}`} aria-current=${here ? "step" : undefined}>
    <span class="step">${here ? html`<${Marker} track=${track} />` : index || "✶"}</span>
    <span class="label">${say(space.label)}</span>
    ${space.cards.length > 0 && html`<div class=${`lying of-${space.cards.length}`}>${space.cards.map((card) => html`<${Card} key=${card.id} card=${card} />`)}</div>`}
  </li>`;
}

/** @type {Map<string, DOMRect>} */
const stood = new Map();

/** The marker walks from where it stood. @param {{track: TrackData}} props */
function Marker({ track }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const place = ref.current?.getBoundingClientRect();
    const before = stood.get(track.id);
    if (!place) return;
    stood.set(track.id, place);
    if (!before || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const from = `translate(${before.x - place.x}px, ${before.y - place.y}px)`;
    ref.current?.animate?.([{ transform: from }, { transform: "none" }], { duration: 350, easing: "cubic-bezier(.3,.7,.2,1)" });
  });
  return html`<span class="marker" ref=${ref}><${Icon} name=${iconOf(track.icon)} /></span>`;
}

/** Steps in a row, with a marker on one of them. @param {{track: TrackData}} props */
export function Rail({ track }) {
  return html`<section class="rail" aria-label=${say(track.title)}>
    <ol>${track.spaces.map((space, index) => {
      const kind = index === track.marker ? "here" : index < (track.marker ?? 0) ? "past" : "";
      return html`<li key=${space.id} class=${kind} title=${say(space.label)} aria-current=${kind === "here" ? "step" : undefined}>
        <span class="tick" aria-hidden="true">${kind === "here" ? html`<${Marker} track=${track} />` : index + 1}</span>
        <span class="spoken">${say(space.label)}</span></li>`;
    })}</ol>
    <span class="caption">${say(track.title)}</span>
  </section>`;
}
