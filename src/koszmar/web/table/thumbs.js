// What an answer would use or be, small, so that answers can be told apart at a glance: cards to pay with, a portrait.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { faceOf, iconOf, theme } from "../lib/theme.js";
import { cards } from "./state.js";

/** @param {{choice: import("../lib/view.js").Choice}} props */
export function Thumbs({ choice }) {
  const portrait = theme.value.portraits[choice.key];
  if (portrait)
    return html`<span class="portrait" data-tone=${portrait.tone} aria-hidden="true">
      <${Icon} name=${portrait.icon} /></span>`;
  const used = choice.touches.map((id) => cards.value.get(id));
  if (used.length < 2 || used.includes(undefined)) return null;
  return html`<span class="thumbs" aria-hidden="true">${used.map(
    (card, index) =>
      card &&
      html`<span class="thumb" key=${index} data-tone=${card.element || card.face} data-face=${card.face}>
    <b>${card.pips || ""}</b><${Icon} name=${card.element ? iconOf(card.element) : faceOf(card.face)} /></span>`,
  )}</span>`;
}
