// The dark creeps in from the edges as what a game fears for runs out; its theme says what that is.
import { html } from "../lib/html.js";
import { theme } from "../lib/theme.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Dread({ view }) {
  const feared = theme.value.dread;
  const zone = feared && view.zones.find((one) => one.id === feared.zone);
  if (!feared || !zone) return null;
  const depth = Math.max(0, Math.min(1, 1 - zone.count / feared.calm));
  return html`<div class="dread" style=${{ "--dread": depth }} aria-hidden="true"></div>`;
}
