// The table is laid: links for friends and watchers, each a key to one place.
import { html, useState } from "../lib/html.js";
import { linkTo } from "../lib/keyring.js";
import { say } from "../lib/words.js";

/** @param {{ring: import("../lib/keyring.js").Ring}} props */
export function Invitation({ ring }) {
  return html`<section class="invitation"><h2>${say("web-invite")}</h2><p>${say("web-invite-note")}</p>
    <ul>${Object.entries(ring.friends).map(([seat, key]) => html`<${Link} key=${seat} name=${say("web-seat-number", { number: Number(seat) + 1 })} address=${linkTo(ring.code, key)} />`)}
      ${ring.spectators && html`<${Link} name=${say("web-invite-watch")} address=${linkTo(ring.code, ring.spectators)} />`}</ul>
    <p class="after"><button type="button" class="big" onClick=${() => (location.hash = `table=${ring.code}`)}>${say("web-sit-down")}</button></p></section>`;
}

/** @param {{name: string, address: string}} props */
function Link({ name, address }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true), () => {});
  return html`<li><b>${name}</b><input readonly value=${address} aria-label=${name} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <button type="button" onClick=${copy}>${say(copied ? "web-copied" : "web-copy")}</button></li>`;
}
