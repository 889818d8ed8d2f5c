// The table is laid: links for friends and watchers, each a key to one place.
import { Link } from "../lib/copy.js";
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { linkTo } from "../lib/keyring.js";
import { OnlyHere } from "../lib/reach.js";
import { say } from "../lib/words.js";

/** @param {{ring: import("../lib/keyring.js").Ring, names?: string[]}} props */
export function Invitation({ ring, names = [] }) {
  const place = (/** @type {string} */ seat) =>
    names[Number(seat)] || say("web-seat-number", { number: Number(seat) + 1 });
  return html`<section class="invitation"><h2>${say("web-invite")}</h2><p>${say("web-invite-note")}</p><${OnlyHere} />
    <ul>${Object.entries(ring.friends).map(
        ([seat, key]) =>
        html`<li key=${seat}><b><${Icon} name="key" /> ${place(seat)}</b>
          <${Link} name=${place(seat)} address=${linkTo(ring.code, key)} /></li>`)}
      ${ring.spectators
        && html`<li class="watchers"><b><${Icon} name="eyeball" /> ${say("web-invite-watch")}</b>
          <${Link} name=${say("web-invite-watch")} address=${linkTo(ring.code, ring.spectators)} /></li>`}</ul>
    <p class="after"><button type="button" class="big" onClick=${() => (location.hash = `table=${ring.code}`)}>
      ${say("web-sit-down")}</button></p></section>`;
}
