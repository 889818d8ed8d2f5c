// The cards that an answer would use, small, so that ways to pay can be told apart at a glance.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { faceOf, iconOf } from "../lib/theme.js";
import { cards } from "./state.js";

/** @param {{choice: import("../lib/view.js").Choice}} props */
export function Thumbs({ choice }) {
  const used = choice.touches.map((id) => cards.value.get(id));
  if (used.length < 2 || used.includes(undefined)) return null;
  return html`<span class="thumbs" aria-hidden="true">${used.map((card, index) => card && html`<span class="thumb" key=${index} data-tone=${card.element || card.face} data-face=${card.face}>
    <b>${card.pips || ""}</b><${Icon} name=${card.element ? iconOf(card.element) : faceOf(card.face)} /></span>`)}</span>`;
}
