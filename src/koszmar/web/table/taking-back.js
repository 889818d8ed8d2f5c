// Taking back: how far, whether one is sure, and the wish that the others at the table agree to or not.
import { html, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { consent, undo } from "./play.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";

/** @type {Record<string, string>} */
const SIZES = { choice: "web-undo-choice", action: "web-undo-action", turn: "web-undo-turn" };

/** One touch takes back as little as can be taken freely; beside it, a choice of how much. */
export function TakeBack() {
  const [open, setOpen] = useState(false);
  const sight = state.sight.value;
  const off = !sight?.choice || Boolean(state.view.value?.ending) || Boolean(state.moment.value);
  const free = sight?.undo ?? [];
  const least = Object.keys(SIZES).find((size) => free.includes(size)) ?? "choice";
  const take = (/** @type {string} */ size) => {
    setOpen(false);
    undo(size);
  };
  const leave = (/** @type {FocusEvent} */ event) =>
    !(/** @type {HTMLElement} */ (event.currentTarget).contains(/** @type {Node | null} */ (event.relatedTarget))) &&
    setOpen(false);
  const shut = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setOpen(false);
  return html`<span class="take-back" onFocusOut=${leave} onKeyDown=${shut}>
    <button type="button" class="tool" disabled=${off} onClick=${() => take(least)} title=${say("web-undo")}>
      <${Icon} name="anticlockwise-rotation" label=${say("web-undo")} /></button>
    <button type="button" class="tool how-far" disabled=${off} aria-expanded=${open} onClick=${() => setOpen(!open)}
        title=${say("web-undo-how-far")}><span class="spoken">${say("web-undo-how-far")}</span>
        <i aria-hidden="true"></i></button>
    ${
      open &&
      html`<ul class="sizes">${Object.entries(SIZES).map(
        ([size, name]) => html`<li key=${size}><button type="button" onClick=${() => take(size)}>
      <b>${say(name)}</b><small>${say(free.includes(size) ? "web-undo-free" : "web-undo-seen")}</small></button></li>`,
      )}</ul>`
    }
  </span>`;
}

/** Taking back would cross something that has been seen. */
export function Doubt() {
  const size = state.doubt.value;
  if (!size) return null;
  return html`<div class="wish" role="status"><p>${say("web-doubt")}</p>
    <p><button type="button" onClick=${() => undo(size, true)}>${say("web-doubt-yes")}</button>
      <button type="button" onClick=${() => (state.doubt.value = "")}>${say("web-doubt-no")}</button></p></div>`;
}

/** Somebody wishes to take something back: everybody sees who, how much, and who has yet to agree. */
export function Wish() {
  const wish = state.summary.value?.wish;
  const view = state.view.value;
  if (!wish || !view) return null;
  const mine = state.sights.value.map((one) => one.seat);
  const name = (/** @type {number} */ seat) => view.panels[seat].name;
  const asked = wish.waits.filter((/** @type {number} */ seat) => mine.includes(seat));
  return html`<div class="wish" role="status">
    <p><${Portrait} panel=${view.panels[wish.seat]} /> ${say("web-wish", { seat: name(wish.seat), size: wish.size })}
      </p>
    <p class="waits"><small>${say("web-wish-waits", { seats: wish.waits.map(name) })}</small></p>
    ${asked.map(
      (
        /** @type {number} */ seat,
      ) => html`<p key=${seat} class="answer-to-wish">${asked.length > 1 && html`<b>${say(name(seat))}</b>`}
      <button type="button" onClick=${() => consent(seat, true)}>${say("web-agree")}</button>
      <button type="button" onClick=${() => consent(seat, false)}>${say("web-refuse")}</button></p>`,
    )}
    ${mine.includes(wish.seat)
      && html`<p class="answer-to-wish"><button type="button" onClick=${() => consent(wish.seat, false)}>
        ${say("web-withdraw")}</button></p>`}
  </div>`;
}
