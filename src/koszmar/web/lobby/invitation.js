// Links to hand on: one for the whole table, from which each guest picks a seat; and, for those who want them, a key to
// each single place.
import { Link } from "../lib/copy.js";
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { linkForGuests, linkTo } from "../lib/keyring.js";
import { WhereOthersReach } from "../lib/reach.js";
import { say } from "../lib/words.js";

/** @param {{ring: import("../lib/keyring.js").Ring, table: any}} props */
export function Invitation({ ring, table }) {
  const place = (/** @type {string} */ seat) => say("web-seat-number", { number: Number(seat) + 1 });
  const single = Object.entries(ring.friends).filter(([seat]) => table.seats[Number(seat)]?.free);
  if (!ring.guests && !single.length && !ring.spectators) return null;
  return html`<section class="invitation"><h2>${say("web-invite")}</h2>
    ${
      ring.guests &&
      html`<p>${say("web-invite-note")}</p><${WhereOthersReach} />
      <ul><li class="one-link"><b><${Icon} name="linked-rings" /> ${say("web-one-link")}</b>
        <${Link} name=${say("web-one-link")} address=${linkForGuests(ring.code, ring.guests)} /></li></ul>`
    }
    ${
      (single.length > 0 || ring.spectators) &&
      html`<details><summary>${say("web-single-links")}</summary><p>${say("web-single-links-note")}</p><ul>
      ${single.map(
        ([seat, key]) => html`<li key=${seat}><b><${Icon} name="key" /> ${place(seat)}</b>
          <${Link} name=${place(seat)} address=${linkTo(ring.code, key)} /></li>`,
      )}
      ${
        ring.spectators &&
        html`<li class="watchers"><b><${Icon} name="eyeball" /> ${say("web-invite-watch")}</b>
          <${Link} name=${say("web-invite-watch")} address=${linkTo(ring.code, ring.spectators)} /></li>`
      }</ul></details>`
    }
  </section>`;
}
